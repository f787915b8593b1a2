//! The laws of the kernel, on every preset and every rule: the answer and others' answers are secret.

use kernel::laws::{Effort, check, check_kind};
use kernel::{Kind, RuleSpec, Setup};
use std::sync::Arc;
use trivia::{TriviaKind, content};

fn effort(plays: u64, every: usize) -> Effort {
    let plays = if testkit::long() { plays * 5 } else { plays };
    Effort { plays, steps: 20_000, every, states: 20 }
}

#[test]
fn every_preset_and_every_rule_keeps_the_laws() {
    let report =
        check_kind(&TriviaKind::default(), &content::built_in(), effort(3, 2)).unwrap_or_else(|e| panic!("{e}"));
    assert!(report.states > 500 && report.news_pairs > 500, "{report:?}");
}

/// Every kind of question in both modes, with all house rules at once, in teams.
#[test]
fn everything_at_once_is_looked_at_closely() {
    let kinds = "choice several true_false number text choice";
    for mode in ["everyone", "buzzer"] {
        let rules = format!(
            "mode={{\"mode\":\"{mode}\"}} streak negative double_last_round fifty_fifty no_speed_bonus teams tie_break"
        );
        let specs: Vec<RuleSpec> = crate::table::specs(&rules, 6);
        let game =
            Arc::new(TriviaKind::default().compose(&specs, &crate::table::content_of(kinds)).expect("sound").game);
        let used = vec!["q1".into(), "q3".into(), "something-else".into()];
        let setup = Setup { teams: vec![0, 1, 0], used, ..Setup::seats(3) };
        let report = check(&game, &setup, effort(30, 1)).unwrap_or_else(|e| panic!("{mode}: {e}"));
        assert!(report.states > 500 && report.news_pairs > 300 && report.imagined > 500, "{report:?}");
    }
}
