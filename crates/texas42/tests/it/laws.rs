//! The laws every game keeps, on every preset and every rule.

use kernel::laws::{Effort, check, check_kind};
use kernel::{Content, Kind, Setup, perft};
use std::sync::Arc;
use texas42::Texas42Kind;

/// More with `HR_LONG=1`.
fn effort() -> Effort {
    if testkit::long() { Effort::plays(40) } else { Effort::plays(8).every(5) }
}

#[test]
fn every_preset_and_every_rule_keeps_the_laws() {
    let report = check_kind(&Texas42Kind::default(), &Content::none(), effort()).unwrap_or_else(|e| panic!("{e}"));
    assert!(report.states > 1_000 && report.imagined > 1_000 && report.news_pairs > 1_000, "{report:?}");
}

/// All that fits together at once, to see that rules do not disturb each other.
#[test]
fn everything_at_once_keeps_the_laws() {
    let kind = Texas42Kind::default();
    let extra = ["acknowledge", "first_lead_trump", "hints", "no_table_talk", "speed", "turn_clock"];
    let extra = extra.iter().map(|id| kernel::RuleSpec::plain(id)).collect();
    let specs = perft::specs_of(&kind, Some("everything"), extra).expect("a preset");
    let made = kind.compose(&specs, &Content::none()).unwrap_or_else(|errors| panic!("{}", perft::join(&errors)));
    let game = Arc::new(made.game);
    check(&game, &Setup::seats(4), effort()).unwrap_or_else(|e| panic!("{e}"));
}
