//! The laws of every game, on every preset and rule.

use kernel::Content;
use kernel::laws::{Effort, check_kind};
use nim::NimKind;

#[test]
fn every_preset_and_rule_keeps_the_laws() {
    let report = check_kind(&NimKind::default(), &Content::none(), Effort::plays(10));
    let report = report.unwrap_or_else(|breach| panic!("{breach}"));
    assert!(report.states > 200, "{report:?}");
}
