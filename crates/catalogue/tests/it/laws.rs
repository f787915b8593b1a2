//! Every game, preset and rule is put to the laws. The games' own tests look closer; this one forgets none.

use catalogue::Catalogue;
use kernel::laws::{Effort, check_kind};
use kernel::{Content, Kind};

/// Matches for each choice of rules; `HR_LONG=1` plays ten times as many, and looks ten times as closely.
fn effort() -> Effort {
    let times = if testkit::long() { 10 } else { 1 };
    Effort { plays: times, steps: 60_000, every: 60, states: 12 * times as usize }
}

fn keeps_the_laws<K: Kind>(kind: &K, content: &Content) {
    let id = kind.card().about.id;
    let report = check_kind(kind, content, effort()).unwrap_or_else(|breach| panic!("{id}: {breach}"));
    println!(
        "{id}: {} choices of rules, {} states, {} inputs, {} news compared",
        report.choices, report.states, report.inputs, report.news_pairs
    );
    report.skipped.iter().for_each(|skipped| println!("{id}: not tried, it makes no game: {skipped}"));
    assert!(report.inputs > 0 && report.states > 0);
}

#[test]
fn every_game_keeps_the_laws() {
    let content = crate::common::content(&Catalogue::standard());
    macro_rules! keep {
        ($($Kind:ty,)*) => {
            // Side by side: the slowest game alone takes as long as the others together.
            std::thread::scope(|scope| {
                $( scope.spawn(|| keeps_the_laws(&<$Kind>::default(), &content)); )*
            })
        };
    }
    catalogue::every_game!(keep);
}
