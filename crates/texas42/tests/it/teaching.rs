//! Hints that teach, and looking back with open hands.

use crate::common::*;
use kernel::{Game, Seat, Viewer, Words};
use texas42::{Action, Event, State, Trump};

fn hints(table: &Table, seat: u8) -> Vec<String> {
    let view = table.game.view(&table.state, Viewer::Seat(Seat(seat)));
    let hints = table.game.hints(&view, Seat(seat), &table.game.offers(&table.state, Seat(seat)));
    hints.iter().map(say).collect()
}

const HELD: [&str; 4] = ["6-6 6-5 6-4 6-3 5-5 1-0 2-0", "", "", ""];

#[test]
fn hints_count_deals_and_name_what_is_out() {
    let mut table = Table::dealt(&game("straight", &["hints"]), 3, hands(HELD));
    let bids = hints(&table, 0);
    assert_eq!(bids.len(), table.game.offers(&table.state, Seat(0)).len());
    assert!(bids[1].contains("You make 30 in ") && bids[1].contains(" of 100 deals"), "{bids:?}");
    assert_eq!(bids.iter().filter(|hint| hint.starts_with("Try this. ")).count(), 1, "{bids:?}");
    table.auction(&["31", "pass", "pass", "pass"]);
    let names = hints(&table, 0);
    assert!(names[6].starts_with("Try this. This makes 31 in "), "{names:?}");
    table.act(0, Action::Name(Trump::Pip(6)));
    let plays = hints(&table, 0);
    let labels = table.labels(0);
    let of = |label: &str| &plays[labels.iter().position(|other| other == label).expect("an offer")];
    assert!(of("6-6").contains("deals; nothing can beat it."), "{plays:?}");
    assert!(of("1-0").contains("is still out."), "{plays:?}");
}

/// From the seat's own view: another deal with the same view gives the same hints. Without the rule there are none.
#[test]
fn hints_tell_no_secrets() {
    let mut table = Table::dealt(&game("straight", &["hints"]), 3, hands(HELD));
    let before = hints(&table, 0);
    table.state.hand.held.swap(1, 2);
    assert_eq!(hints(&table, 0), before);
    let without = Table::dealt(&game("straight", &[]), 3, hands(HELD));
    assert!(hints(&without, 0).is_empty());
    assert!(hints(&table, 1).is_empty(), "it is not this seat's turn");
}

/// All states, and the events that led on from each.
fn story(table: &Table) -> Vec<(State, Vec<Event>)> {
    let mut state = table.game.blank(&kernel::Setup::seats(4));
    let mut story = Vec::new();
    for event in &table.events {
        story.push((state.clone(), vec![event.clone()]));
        table.game.evolve(&mut state, event);
    }
    story
}

#[test]
fn looking_back_tells_what_a_play_cost() {
    let held = ["6-6 6-5 6-4 6-3 6-2 6-1 1-0", "1-1 6-0", "", ""];
    let mut table = Table::dealt(&game("straight", &["play_out"]), 3, hands(held));
    table.auction(&["1m", "pass", "pass", "pass"]);
    table.act(0, Action::Name(Trump::Pip(5)));
    table.play(0, "1-0");
    let remarks = |table: &Table| -> Vec<(Event, String)> {
        let told = story(table).into_iter().filter_map(|(before, events)| {
            let remark = table.game.remark(&before, &events, Some(&table.state))?;
            Some((events[0].clone(), say(&remark.said)))
        });
        told.collect()
    };
    assert_eq!(remarks(&table), [], "nothing is told while the hand is played");
    table.play_anything();
    let told = remarks(&table);
    let of_trump = told.iter().find(|(event, _)| matches!(event, Event::Named { .. })).expect("a remark").1.clone();
    assert!(of_trump.starts_with("With open hands fives bring "), "{of_trump}");
    assert!(of_trump.contains(", and ") && of_trump.ends_with("would have made."), "{of_trump}");
    let plays = told.iter().filter(|(event, _)| matches!(event, Event::Played { .. })).count();
    assert_eq!(plays, 28);
    assert!(told.iter().any(|(_, remark)| remark.starts_with("This costs ")), "{told:?}");
    assert!(told.iter().any(|(_, remark)| remark == "As good as any."), "{told:?}");
}

#[test]
fn looking_back_at_a_contract() {
    let named = Trump::Contract("nello".into());
    let held = ["6-6 6-5 6-4 6-3 5-5 1-0 2-0", "", "", ""];
    let mut table = Table::dealt(&game("family", &[]), 3, hands(held));
    table.auction(&["1m", "pass", "pass", "pass"]);
    table.act(0, Action::Name(named));
    table.play_anything();
    let story = story(&table);
    let mut told = story.iter().filter_map(|(before, events)| table.game.remark(before, events, Some(&table.state)));
    let told = told.next().expect("a remark");
    assert_eq!(say(&told.said), "With open hands and perfect play it is set.");
}
