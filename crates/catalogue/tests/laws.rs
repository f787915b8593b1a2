//! Every game, preset and rule is put to the laws. The games' own tests look closer; this one forgets none.

mod common;

use catalogue::Catalogue;
use kernel::laws::Effort;

/// Matches for each choice of rules; `HR_LONG=1` plays ten times as many.
fn effort() -> Effort {
    let long = std::env::var_os("HR_LONG").is_some_and(|value| value == "1");
    Effort { plays: if long { 10 } else { 1 }, steps: 60_000, every: 60 }
}

#[test]
fn every_game_keeps_the_laws() {
    let house = Catalogue::standard();
    let content = common::content(&house);
    for kind in house.iter() {
        let report = kind.laws(&content, effort());
        let report = report.unwrap_or_else(|breach| panic!("{}: {breach}", kind.about().id));
        println!("{}: {report:?}", kind.about().id);
        assert!(report.inputs > 0 && report.states > 0);
    }
}
