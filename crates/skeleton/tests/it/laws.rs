//! The laws of every game, on every preset and rule.

use kernel::Content;
use kernel::laws::{Effort, check_kind};
use skeleton::SkeletonKind;

#[test]
fn every_preset_and_rule_keeps_the_laws() {
    let report = check_kind(&SkeletonKind::default(), &Content::none(), Effort::plays(30));
    let report = report.unwrap_or_else(|breach| panic!("{breach}"));
    assert!(report.states > 200 && report.news_pairs > 100, "{report:?}");
}
