//! Every game, preset and rule is put to the laws.

use catalogue::Catalogue;
use kernel::Content;
use kernel::laws::Effort;

/// Matches for each choice of rules; `HR_LONG=1` plays ten times as many.
fn plays() -> u64 {
    if std::env::var_os("HR_LONG").is_some_and(|value| value == "1") { 100 } else { 10 }
}

#[test]
fn every_game_keeps_the_laws() {
    for kind in Catalogue::standard().iter() {
        let report = kind.laws(&Content::none(), Effort::plays(plays()));
        let report = report.unwrap_or_else(|breach| panic!("{}: {breach}", kind.about().id));
        println!("{}: {report:?}", kind.about().id);
        assert!(report.inputs > 0 && report.states > 0);
    }
}
