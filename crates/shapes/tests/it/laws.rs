//! The laws hold.

use kernel::laws::{Effort, Report, check, check_kind};
use kernel::{Sample, Setup};
use shapes::bluff::Bluff;
use shapes::dice::Dice;
use shapes::pack::PackKind;
use shapes::quiz::Quiz;
use shapes::sketch::Sketch;
use shapes::tricks::TricksKind;
use std::sync::Arc;

fn hold(name: &str, report: &Report) {
    println!("{name}: {report:?}");
    assert!(report.inputs > 100, "{name}: {report:?}");
    assert!(report.states > 100, "{name}: {report:?}");
    assert!(report.news_pairs > 100, "{name}: {report:?}");
    assert!(report.imagined > 100, "{name}: {report:?}");
}

fn holds<G: Sample>(name: &str, game: G, seats: &[u8], effort: Effort) {
    let game = Arc::new(game);
    for seats in seats {
        let report = check(&game, &Setup::seats(*seats), effort).unwrap_or_else(|breach| panic!("{name}: {breach}"));
        hold(&format!("{name}, {seats} seats"), &report);
    }
}

#[test]
fn tricks_with_every_rule() {
    let none = kernel::Content::none();
    let report = check_kind(&TricksKind::default(), &none, Effort::plays(20)).expect("the laws hold");
    hold("tricks", &report);
}

#[test]
fn quiz() {
    holds("quiz", Quiz::default(), &[1, 2, 3, 8], Effort::plays(20));
    holds("quiz of one round", Quiz { rounds: 1, fault: None }, &[3], Effort::plays(40));
}

#[test]
fn bluff_whichever_clock_is_faster() {
    for (window_millis, turn_millis) in [(3_000, 10_000), (10_000, 3_000), (5_000, 5_000)] {
        let name = format!("bluff {window_millis}/{turn_millis}");
        holds(&name, Bluff { window_millis, turn_millis, fault: None }, &[2, 3, 6], Effort::plays(12));
    }
}

#[test]
fn dice() {
    holds("dice", Dice::default(), &[2, 3, 4], Effort::plays(60));
}

#[test]
fn sketch() {
    holds("sketch", Sketch::default(), &[2, 3, 5], Effort::plays(60));
}

#[test]
fn pack_with_its_list() {
    let report = check_kind(&PackKind::default(), &super::content::house(), Effort::plays(30)).expect("the laws hold");
    hold("pack", &report);
}
