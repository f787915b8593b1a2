//! What the page is told: TypeScript types, and views that hold what they must.

use crate::common::*;
use kernel::{Game, Sample, Seat, Speaker, Viewer, Words};
use texas42::{Action, News, Trump, View};
use ts_rs::{Config, TS};

#[test]
fn the_types_for_the_page_have_plain_numbers() {
    let config = Config::default();
    for text in [View::inline(&config), News::inline(&config), Action::inline(&config)] {
        assert!(!text.contains("bigint"), "{text}");
    }
    for text in [texas42::Finished::inline(&config), texas42::SeatView::inline(&config)] {
        assert!(!text.contains("bigint"), "{text}");
    }
}

#[test]
fn a_view_shows_own_dominoes_sorted_and_nobody_elses() {
    let held = ["6-6 5-5 5-4 6-5 1-0 0-0 3-2", "", "", ""];
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(held));
    table.auction(&["31", "pass", "pass", "pass"]);
    table.act(0, Action::Name(Trump::Pip(5)));
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    let own: Vec<String> = view.own.iter().map(ToString::to_string).collect();
    assert_eq!(own, ["5-5", "6-5", "5-4", "6-6", "3-2", "1-0", "0-0"]);
    let other = table.game.view(&table.state, Viewer::Seat(Seat(1)));
    assert!(view.own.iter().all(|domino| !other.own.contains(domino)));
    assert_eq!(table.game.view(&table.state, Viewer::Public).own, []);
}

#[test]
fn a_view_reads_well() {
    let held = ["6-6 5-5 5-4 6-5 1-0 0-0 3-2", "", "", ""];
    let mut table = Table::dealt(&game("family", &[]), 3, hands(held));
    table.auction(&["31", "pass", "pass", "pass"]);
    table.act(0, Action::Name(Trump::Pip(5)));
    table.play(0, "5-5");
    let names = ["Ann", "Bo", "Cal", "Dee"].map(String::from);
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    let show = |tag| table.game.show(&view, &Speaker { book: &BOOK, tag, names: &names });
    let expected = "\
Hand 1, Dee shook · Ann and Cal 0, Bo and Dee 0 · marks to 7
Ann (you) bid 31 · Straight 42: fives are trumps
This hand: Ann and Cal 0 points in 0 tricks; Bo and Dee 0 points in 0 tricks
  Ann (you)      ▯▯▯▯▯▯
→ Bo             ▯▯▯▯▯▯▯
  Cal            ▯▯▯▯▯▯▯
  Dee            ▯▯▯▯▯▯▯
Trick (fives led): Ann (you) [5|5]
You hold: [6|5] [5|4] [6|6] [3|2] [1|0] [0|0]
";
    assert_eq!(show("en"), expected);
    let expected = "\
Spel 1, Dee schudde · Ann en Cal 0, Bo en Dee 0 · tot 7 strepen
Ann (jij) bood 31 · Gewoon 42: vijven zijn troef
Dit spel: Ann en Cal 0 punten in 0 slagen; Bo en Dee 0 punten in 0 slagen
  Ann (jij)      ▯▯▯▯▯▯
→ Bo             ▯▯▯▯▯▯▯
  Cal            ▯▯▯▯▯▯▯
  Dee            ▯▯▯▯▯▯▯
Slag (vijven gevraagd): Ann (jij) [5|5]
Jij hebt: [6|5] [5|4] [6|6] [3|2] [1|0] [0|0]
";
    assert_eq!(show("nl"), expected);
}

#[test]
fn news_is_told_in_english() {
    let held = ["0-0 1-1 2-2 3-3 4-4 5-5", "", "6-5", "6-6"];
    let mut table = Table::dealt(&game("family", &[]), 3, hands(held));
    table.auction(&["plunge4", "pass", "pass", "pass"]);
    table.act(2, Action::Name(Trump::Pip(6)));
    table.play(2, "6-5");
    table.play(3, "6-6");
    table.play_anything();
    let told = table.events.iter().filter_map(|event| table.game.redact(event, Viewer::Public));
    let told: Vec<String> = told.flat_map(|news| table.game.narrate(&news)).map(|message| say(&message)).collect();
    for sentence in [
        "Hand 1: Dee shakes.",
        "Ann bids Plunge for 4 marks.",
        "Bo passes.",
        "Ann has the bid with Plunge for 4 marks.",
        "Cal is to name trumps.",
        "Cal names sixes.",
        "Cal leads.",
        "Dee plays 6-6.",
        "Dee takes the trick: 1 point.",
        "The bid is set: the others took a trick.",
        "Bo and Dee score 4 marks.",
        "Hand 2: Ann shakes.",
    ] {
        assert!(told.contains(&sentence.to_string()), "{sentence} is missing: {told:#?}");
    }
}

/// What is imagined deals the unseen dominoes to those who can hold them.
#[test]
fn imagined_hands_respect_shown_voids() {
    let held = ["6-6 6-5", "6-1 1-0 2-0", "5-5 5-4", "4-4 4-3 2-2"];
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(held));
    table.auction(&["30", "pass", "pass", "pass"]);
    table.act(0, Action::Name(Trump::Pip(6)));
    table.play(0, "6-6");
    (0..3).for_each(|_| table.play_first());
    let lead = bone("6-6");
    let trick = table.state.last_trick.expect("a trick");
    let void: Vec<Seat> = trick.plays.iter().filter(|play| !play.domino.has(6)).map(|play| play.seat).collect();
    assert!(!void.is_empty(), "{trick:?} on {lead}");
    let viewer = Viewer::Seat(Seat(0));
    let view = table.game.view(&table.state, viewer);
    let mut draws = kernel::Chance::seeded(1).draws("imagine", 0);
    for _ in 0..200 {
        let seen = kernel::Seen { viewer, view: &view, backlog: &[] };
        let other = table.game.imagine(&seen, &mut draws);
        for seat in &void {
            assert!(other.hand.held_by(*seat).iter().all(|domino| !domino.has(6)), "{seat:?} holds a six again");
        }
        assert_eq!(table.game.census(&other).len(), 28);
    }
}
