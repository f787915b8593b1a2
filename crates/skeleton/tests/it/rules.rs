//! The rules, case by case.

use kernel::{Content, Input, Moment, RuleSpec, Seat, SeatSet, perft};
use skeleton::{Action, SkeletonKind, State};

/// Two keep their cards, under some rules.
fn shown(rules: &[&str]) -> State {
    let kind = SkeletonKind::default();
    let rules: Vec<RuleSpec> = rules.iter().map(|id| RuleSpec::plain(id)).collect();
    let mut table = perft::table_of(&kind, &rules, &Content::none(), 2, 1).expect("sound rules");
    for seat in [Seat(0), Seat(1)] {
        table.submit(Input::Act(seat, Action::Keep), Moment(1_000)).expect("it is their turn");
    }
    table.state.clone()
}

#[test]
fn the_highest_card_wins_or_the_lowest() {
    let state = shown(&[]);
    let higher = if state.cards[Seat(0)] > state.cards[Seat(1)] { Seat(0) } else { Seat(1) };
    assert_eq!(state.end.expect("it is over").winners, SeatSet::only(higher));
    assert_eq!(shown(&["low_wins"]).end.expect("it is over").winners, SeatSet::only(higher.next(2)));
}

#[test]
fn who_is_not_on_turn_is_refused() {
    let kind = SkeletonKind::default();
    let mut table = perft::table_of(&kind, &[], &Content::none(), 2, 1).expect("sound rules");
    let refusals = table.submit(Input::Act(Seat(1), Action::Swap), Moment(1_000)).unwrap_err();
    assert_eq!(refusals[0].message, kernel::message!("kernel-turn"));
}
