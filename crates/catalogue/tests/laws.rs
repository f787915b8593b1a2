//! Every game, preset and rule is put to the laws.

use catalogue::Catalogue;
use kernel::laws::Effort;

/// Matches for each choice of rules; `HR_LONG=1` plays ten times as many.
fn plays() -> u64 {
    if std::env::var_os("HR_LONG").is_some_and(|value| value == "1") { 100 } else { 10 }
}

#[test]
fn every_game_keeps_the_laws() {
    let house = Catalogue::standard();
    let content = house.stock();
    for kind in house.iter() {
        let report = kind.laws(&content, Effort::plays(plays()));
        let report = report.unwrap_or_else(|breach| panic!("{}: {breach}", kind.about().id));
        println!("{}: {report:?}", kind.about().id);
        assert!(report.inputs > 0 && report.states > 0);
    }
}
