//! Each rule by its cases.

use kernel::{Content, Game, Input, Kind, Match, Moment, Refusal, RuleSpec, Seat, SeatSet, perft};
use nim::{Nim, NimKind, Take};
use serde_json::json;

fn table(rules: &[RuleSpec], seats: u8) -> Match<Nim> {
    perft::table_of(&NimKind::default(), rules, &Content::none(), seats, 1).expect("sound rules")
}

/// Plays takes `(pile, sticks)` in turn and gives the refusals of the last one.
fn play(table: &mut Match<Nim>, takes: &[(u8, u8)]) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    for (pile, sticks) in takes {
        let seat = table.state.turn.expect("someone's turn");
        let at = table.clock().after(1_000);
        let input = Input::Act(seat, Take { pile: *pile, sticks: *sticks });
        refusals = table.submit(input, at).err().unwrap_or_default();
    }
    refusals
}

fn ids(refusals: &[Refusal]) -> Vec<&str> {
    refusals.iter().map(|refusal| &*refusal.rule).collect()
}

fn sizes(sizes: &[u8]) -> RuleSpec {
    RuleSpec::new("piles", json!({ "sizes": sizes }))
}

#[test]
fn the_last_stick_wins_or_loses() {
    for (rules, wins) in [(vec![sizes(&[1, 1])], true), (vec![sizes(&[1, 1]), RuleSpec::plain("misere")], false)] {
        let mut table = table(&rules, 2);
        let second = table.state.turn.expect("begun").next(2);
        assert_eq!(play(&mut table, &[(0, 1), (1, 1)]), []);
        let outcome = table.game.outcome(&table.state).expect("over");
        assert_eq!(outcome.place(second) == Some(1), wins);
        assert_eq!(outcome.reason, "last_stick");
    }
}

#[test]
fn misere_with_three_has_two_winners() {
    let mut table = table(&[sizes(&[1]), RuleSpec::plain("misere")], 3);
    let first = table.state.turn.expect("begun");
    play(&mut table, &[(0, 1)]);
    let outcome = table.game.outcome(&table.state).expect("over");
    assert_eq!(outcome.winners().count(), 2);
    assert_eq!(outcome.winner(), None);
    assert_eq!(outcome.place(first), Some(3));
}

#[test]
fn what_may_not_be_taken_and_why() {
    let rules = [sizes(&[3, 9]), RuleSpec::new("take_most", json!({"sticks": 2}))];
    let cases: &[((u8, u8), &[&str])] = &[
        ((0, 1), &[]),
        ((0, 0), &["sticks"]),
        ((0, 4), &["sticks", "take_most"]),
        ((1, 3), &["take_most"]),
        ((2, 1), &["pile"]),
        ((200, 200), &["pile", "take_most"]),
    ];
    for (take, expected) in cases {
        assert_eq!(ids(&play(&mut table(&rules, 2), &[*take])), *expected, "{take:?}");
    }
}

#[test]
fn out_of_turn_is_refused() {
    let mut table = table(&[], 2);
    let other = table.state.turn.expect("begun").next(2);
    let refusals = table.submit(Input::Act(other, Take { pile: 0, sticks: 1 }), Moment(5)).expect_err("not their turn");
    assert_eq!(ids(&refusals), ["turn"]);
}

#[test]
fn the_clock_takes_one_from_the_largest_pile_and_reports_who_sleeps() {
    let mut table = table(&[sizes(&[3, 9]), RuleSpec::new("turn_clock", json!({"seconds": 10}))], 2);
    let first = table.state.turn.expect("begun");
    table.run_until(Moment(10_000)).expect("time moves on");
    assert_eq!(table.state.piles, [3, 8]);
    assert_eq!(table.game.deadline(&table.state), Some(Moment(20_000)));
    table.run_until(Moment(30_000)).expect("time moves on");
    assert_eq!(table.idle(), SeatSet::only(first), "twice in a row");
}

#[test]
fn who_is_away_has_thirty_seconds_and_who_returns_has_time() {
    let mut table = table(&[sizes(&[3, 9])], 2);
    let first = table.state.turn.expect("begun");
    table.submit(Input::Away(first), Moment(1_000)).expect("may go");
    assert_eq!(table.lapse(), Some((Moment(31_000), first)));
    table.submit(Input::Back(first), Moment(2_000)).expect("may return");
    assert_eq!(table.alarm(), None);
    table.submit(Input::Away(first), Moment(3_000)).expect("may go");
    table.run_until(Moment(40_000)).expect("time moves on");
    assert_eq!(table.state.turn, Some(first.next(2)));
}

#[test]
fn who_leaves_is_passed_over_and_the_last_one_wins() {
    let mut table = table(&[], 3);
    let first = table.state.turn.expect("begun");
    table.submit(Input::Left(first), Moment(1)).expect("may leave");
    assert_eq!(table.state.turn, Some(first.next(3)));
    table.submit(Input::Left(first.next(3)), Moment(2)).expect("may leave");
    let outcome = table.game.outcome(&table.state).expect("over");
    assert_eq!(outcome.reason, "alone");
    assert_eq!(outcome.winner().map(|side| side.seats.clone()), Some(vec![Seat((first.0 + 2) % 3)]));
}

#[test]
fn forced_moves_are_marked() {
    let table = table(&[sizes(&[1]), RuleSpec::plain("swift")], 2);
    let first = table.state.turn.expect("begun");
    let offers = table.game.offers(&table.state, first);
    assert_eq!(offers[0].auto.as_ref().map(|auto| auto.at), Some(Moment(1_500)));
}

#[test]
fn piles_from_outside_are_checked() {
    let compose = |spec: RuleSpec| NimKind::default().compose(&[spec], &Content::none()).err().unwrap_or_default();
    let why = |errors: Vec<kernel::SpecError>| perft::join(&errors);
    assert_eq!(why(compose(sizes(&[]))), "rule-piles: sizes must be a list of 1 to 8, not [].");
    assert_eq!(
        why(compose(sizes(&[3, 0]))),
        "rule-piles: sizes must be a list in which each is a whole number from 1 to 20, not [3,0]."
    );
    assert_eq!(why(compose(RuleSpec::plain("misery"))), "No rule is called “misery”; did you mean “misere”?");
}

#[test]
fn exact_counts() {
    let compared =
        perft::check_file(&NimKind::default(), include_str!("../nim.perft"), &Content::none()).expect("exact");
    assert_eq!(compared, 13);
}
