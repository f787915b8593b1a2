//! The chess clock: it runs on turns, stands still while a challenge is judged, and costs points or the match.

use crate::common::{deal, play, table};
use crossword::{Action, Crossword, Event};
use kernel::{Game, Input, Match, Moment, Seat, Viewer};
use serde_json::{Value, json};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn begun(clock: Value, challenge: Value) -> Match<Crossword> {
    let mut table = table("club", &[("chess_clock", clock), ("challenge", challenge)], 2);
    deal(&mut table, B, "");
    deal(&mut table, A, "QUIZSAE");
    deal(&mut table, B, "CATDOG?");
    table
}

fn pass_at(table: &mut Match<Crossword>, at: u64) {
    let seat = table.state.turn.expect("someone's turn");
    table.submit(Input::Act(seat, Action::Pass), Moment(at)).expect("a turn");
}

fn left(table: &Match<Crossword>) -> Vec<i64> {
    table.game.view(&table.state, Viewer::Public).clocks.expect("clocks").left.0
}

#[test]
fn it_runs_on_turns() {
    let mut table = begun(json!({"minutes": 25}), Value::Null);
    assert_eq!(left(&table), [1_500_000; 2]);
    let clocks = table.game.view(&table.state, Viewer::Public).clocks.expect("clocks");
    assert_eq!((clocks.runs, clocks.overtime, clocks.points), (Some(A), 600_000, 10));
    pass_at(&mut table, 40_000);
    assert_eq!(left(&table), [1_460_000, 1_500_000]);
    pass_at(&mut table, 45_000);
    assert_eq!(left(&table), [1_460_000, 1_495_000]);
    let scrabble = crate::common::table("scrabble", &[], 2);
    assert_eq!(scrabble.game.view(&scrabble.state, Viewer::Public).clocks, None);
}

#[test]
fn an_increment_is_added_after_each_turn() {
    let mut table = begun(json!({"minutes": 1, "increment": 10, "overtime": 0}), Value::Null);
    pass_at(&mut table, 4_000);
    assert_eq!(left(&table), [66_000, 60_000]);
    assert_eq!(table.game.deadline(&table.state), Some(Moment(64_000)), "then B is out");
    table.run_until(Moment(64_000)).expect("time passes");
    let end = table.state.end.clone().expect("over");
    assert_eq!((end.reason.as_str(), end.places.0), ("resignation", vec![1, 2]));
    assert!(matches!(&table.log.entries[2].events[0], Event::Left { seat: B, why } if why == "time"));
}

#[test]
fn each_minute_begun_beyond_it_costs_and_ten_cost_the_match() {
    let mut table = begun(json!({"minutes": 1}), Value::Null);
    pass_at(&mut table, 61_000);
    pass_at(&mut table, 62_000);
    assert_eq!(left(&table), [-1_000, 59_000]);
    assert_eq!(table.game.view(&table.state, Viewer::Public).clocks.expect("clocks").price.0, [10, 0]);
    pass_at(&mut table, 62_000 + 60_000);
    assert_eq!(left(&table)[0], -61_000);
    table.submit(Input::Stop, Moment(123_000)).expect("all agree");
    let end = table.state.end.clone().expect("over");
    assert_eq!(end.overtime.0, [-20, 0], "two minutes were begun");
    assert_eq!(table.state.scores[A], end.adjustments[A] - 20);
    assert_eq!(end.places.0, [2, 1]);

    let mut table = begun(json!({"minutes": 1}), Value::Null);
    assert_eq!(table.game.deadline(&table.state), Some(Moment(660_000)));
    table.run_until(Moment(660_000)).expect("time passes");
    assert_eq!((table.state.gone.as_slice(), table.state.end.is_some()), (&[A][..], true));
}

#[test]
fn it_stands_still_while_a_challenge_is_judged() {
    let mut table = begun(json!({"minutes": 5}), json!({"judge": "table"}));
    play(&mut table, "8G QUIZ").expect("legal");
    let at = table.clock().0;
    let mut say = |seat, action, at| table.submit(Input::Act(seat, action), Moment(at)).map(|_| ()).expect("may");
    say(B, Action::Challenge, at + 5_000);
    say(A, Action::Invalid, at + 95_000);
    let clocks = table.game.view(&table.state, Viewer::Public).clocks.expect("clocks");
    assert_eq!((clocks.left[B], clocks.at, clocks.runs), (295_000, Moment(at + 95_000), Some(B)));
    assert_eq!(table.game.deadline(&table.state), Some(Moment(at + 95_000 + 295_000 + 600_000)));
    pass_at(&mut table, at + 96_000);
    assert_eq!(left(&table)[1], 294_000);
}

#[test]
fn nobody_s_clock_runs_while_it_is_judged() {
    let mut table = begun(json!({"minutes": 5}), json!({"judge": "table"}));
    play(&mut table, "8G QUIZ").expect("legal");
    let at = table.clock().0;
    table.submit(Input::Act(B, Action::Challenge), Moment(at + 5_000)).expect("may");
    let clocks = table.game.view(&table.state, Viewer::Public).clocks.expect("clocks");
    assert_eq!((clocks.runs, clocks.left[B]), (None, 295_000));
    table.submit(Input::Act(A, Action::Valid), Moment(at + 65_000)).expect("may");
    assert_eq!((table.state.turn, left(&table)[1]), (Some(A), 295_000), "B skips, and keeps the rest");
}
