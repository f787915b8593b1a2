//! The laws of the kernel, on every preset and every rule: other hands and the piles are secret.

use kernel::laws::{Effort, check, check_kind};
use kernel::{Content, Kind, RuleSpec, Setup};
use std::sync::Arc;
use uno::UnoKind;

fn effort(plays: u64, every: usize) -> Effort {
    let plays = if testkit::long() { plays * 5 } else { plays };
    Effort { plays, steps: 60_000, every, states: 12 }
}

#[test]
fn every_preset_and_every_rule_keeps_the_laws() {
    let report = check_kind(&UnoKind::default(), &Content::none(), effort(1, 47)).unwrap_or_else(|e| panic!("{e}"));
    assert!(report.states > 500 && report.news_pairs > 500, "{report:?}");
}

#[test]
fn one_hand_with_everything_at_once_is_looked_at_closely() {
    let all =
        ["one_hand", "jump_in", "seven_zero", "draw_until_playable", "force_play", "no_action_finish", "hand_limit"];
    let mut specs: Vec<RuleSpec> = all.iter().map(|id| RuleSpec::plain(id)).collect();
    specs.push(RuleSpec::new("stacking", serde_json::json!({"two": true, "four": true, "cross": "any"})));
    let game = Arc::new(UnoKind::default().compose(&specs, &Content::none()).expect("sound").game);
    for seats in [2, 3, 10] {
        check(&game, &Setup::seats(seats), effort(3, 3)).unwrap_or_else(|e| panic!("{seats} seats: {e}"));
    }
}
