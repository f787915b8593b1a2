//! House rules, clocks, and who is not there.

use crate::common::*;
use kernel::{Game, Hearers, Input, Moment, Seat, SeatSet, Viewer};
use texas42::{Action, Bid, Event, Phase, Trump};

const ALL_SIXES: &str = "6-6 6-5 6-4 6-3 6-2 6-1 6-0";

fn seats(list: &[u8]) -> SeatSet {
    list.iter().copied().map(Seat).collect()
}

/// Seat 0 plays sixes for 30; seat 3 shook.
fn sixes(preset: &str, rules: &[&str], held: [&str; 4]) -> Table {
    let mut table = Table::dealt(&game(preset, rules), 3, hands(held));
    table.auction(&["30", "pass", "pass", "pass"]);
    table.act(0, Action::Name(Trump::Pip(6)));
    table
}

#[test]
fn first_lead_trump() {
    let held = ["6-6 6-5 1-0 2-0 3-0 4-0 5-0", "", "", ""];
    let mut table = sixes("straight", &["first_lead_trump"], held);
    assert_eq!(table.labels(0), ["6-5", "6-6"]);
    assert_eq!(table.refused(0, Action::Play(bone("1-0")))[0].rule, "first_lead_trump");
    table.play(0, "6-6");
    (0..3).for_each(|_| table.play_first());
    assert_eq!((table.turn(), table.labels(0).len()), (0, 6), "only the first lead");

    let none = sixes("straight", &["first_lead_trump"], ["1-0 2-0 3-0 4-0 5-0 1-1 2-2", "", "", ""]);
    assert_eq!(none.labels(0).len(), 7, "who holds no trump leads anything");
}

#[test]
fn play_out_plays_seven_tricks() {
    let mut table = sixes("straight", &["play_out"], [ALL_SIXES, "", "", ""]);
    table.play_anything();
    let (made, .., trick) = table.result();
    let last = table.state.last.clone().expect("scored");
    assert!(made && trick < 7, "decided in trick {trick}");
    assert_eq!(last.points, [42, 0], "and played to the end");
}

#[test]
fn a_forced_sweep_scores_two() {
    let held = ["", "", "", ALL_SIXES];
    let play = |calls: &[&str], rules: &[&str], held: [&str; 4]| {
        let mut table = Table::dealt(&game("family", rules), 3, hands(held));
        table.auction(calls);
        let seat = table.turn();
        table.act(seat, Action::Name(Trump::Pip(6)));
        table.play_anything();
        (table.result().1, table.result().2)
    };
    let passes = ["pass", "pass", "pass", "30"];
    assert_eq!(play(&passes, &["sweep_bonus"], held), (2, [0, 2]));
    assert_eq!(play(&passes, &[], held), (1, [0, 1]), "without the rule");
    assert_eq!(play(&["30", "pass", "pass", "31"], &["sweep_bonus"], held), (1, [0, 1]), "not forced");
    assert_eq!(play(&["pass", "pass", "pass", "31"], &["sweep_bonus"], held), (1, [0, 1]), "more than was forced");
}

#[test]
fn points_are_played_to_250() {
    let mut table = sixes("points-250", &[], [ALL_SIXES, "", "", ""]);
    table.play_anything();
    assert_eq!((table.state.scores, table.state.over.clone()), ([42, 0], None));
    let view = table.game.view(&table.state, Viewer::Public);
    assert_eq!((view.goal, view.unit.as_str()), (250, "points"));
}

#[test]
fn one_hand_has_no_auction_and_ends_the_match() {
    let kind = texas42::Texas42Kind::default();
    for seed in 0..20 {
        let specs = kernel::perft::specs_of(&kind, Some("one-hand"), vec![]).expect("a preset");
        let table = kernel::perft::table_of(&kind, &specs, &kernel::Content::none(), 4, seed)
            .unwrap_or_else(|errors| panic!("{}", kernel::perft::join(&errors)));
        let hand = &table.state.hand;
        let bidder = hand.shaker.next(4);
        assert_eq!((hand.phase, hand.turn, hand.bid.clone()), (Phase::Playing, Some(bidder), Some(Bid::points(30))));
        let Some(Trump::Pip(pip)) = hand.trump else { panic!("{:?}", hand.trump) };
        let length = |pip| hand.held_by(bidder).and(texas42::Dominoes::ALL).iter().filter(|bone| bone.has(pip)).count();
        assert!((0..7).all(|other| length(other) <= length(pip)));
    }
    let mut table = Table::dealt(&game("one-hand", &[]), 3, hands([ALL_SIXES, "", "", ""]));
    // What comes in between makes the script go on.
    table.input(Input::Back(Seat(1)));
    table.play_anything();
    assert_eq!(table.state.over.as_deref(), Some("one_hand"));
}

#[test]
fn forced_plays_are_marked_auto() {
    let mut table = sixes("straight", &["speed"], ["6-6", "6-5", "", ""]);
    table.now = Moment(5_000);
    table.play(0, "6-6");
    let offers = table.game.offers(&table.state, Seat(1));
    assert_eq!(offers.len(), 1);
    assert_eq!(offers[0].auto.as_ref().map(|auto| auto.at), Some(Moment(5_800)));
    let free = Table::dealt(&game("straight", &["speed"]), 3, hands(["", "", "", ""]));
    assert!(free.game.offers(&free.state, Seat(0)).iter().all(|offer| offer.auto.is_none()));
}

#[test]
fn hints_are_on_every_offer() {
    let mut table = sixes("straight", &["hints"], [ALL_SIXES, "", "", ""]);
    for _ in 0..4 {
        let seat = table.turn();
        let offers = table.game.offers(&table.state, Seat(seat));
        assert!(offers.iter().all(|offer| offer.hint.as_ref().is_some_and(|hint| say(hint).ends_with('.'))));
        table.play_first();
    }
}

#[test]
fn table_talk() {
    let talk = |table: &Table| table.game.may_say(&table.state, Viewer::Seat(Seat(1)));
    let quiet = sixes("straight", &["no_table_talk"], [ALL_SIXES, "", "", ""]);
    assert_eq!(talk(&quiet), Hearers::Nobody);
    let loud = sixes("straight", &[], [ALL_SIXES, "", "", ""]);
    assert_eq!(talk(&loud), Hearers::Everyone);
    let mut between = sixes("straight", &["no_table_talk", "acknowledge={\"trick\": false}"], [ALL_SIXES, "", "", ""]);
    between.play_anything();
    assert_eq!((between.state.hand.phase, talk(&between)), (Phase::HandPause, Hearers::Everyone));
}

#[test]
fn a_trick_waits_until_all_who_play_have_seen_it() {
    let mut table = sixes("straight", &["acknowledge"], [ALL_SIXES, "", "", ""]);
    table.input(Input::Away(Seat(2)));
    (0..4).for_each(|_| match table.turn() {
        2 => drop(table.time_up()),
        _ => table.play_first(),
    });
    assert_eq!(table.state.hand.phase, Phase::TrickPause);
    assert_eq!(table.game.awaited(&table.state), seats(&[0, 1, 3]), "who is away need not");
    assert_eq!(table.refused(2, Action::Acknowledge)[0].rule, "acknowledge");
    table.act(0, Action::Acknowledge);
    assert_eq!(table.refused(0, Action::Acknowledge)[0].rule, "acknowledge");
    table.act(1, Action::Acknowledge);
    let events = table.act(3, Action::Acknowledge);
    assert!(matches!(events[..], [Event::Acknowledged { .. }, Event::Resumed { .. }]), "{events:?}");
    assert_eq!(table.turn(), 0);
}

#[test]
fn nobody_blocks_a_pause() {
    let mut table = sixes("straight", &["acknowledge"], [ALL_SIXES, "", "", ""]);
    (0..4).for_each(|_| table.play_first());
    assert_eq!(table.game.deadline(&table.state), Some(table.now.after(10_000)));
    table.time_up();
    assert_eq!(table.state.hand.phase, Phase::Playing);
    assert_eq!(table.idle(), SeatSet::EMPTY, "a pause is no fault");
    (0..4).for_each(|_| table.play_first());
    for seat in 0..4 {
        table.input(Input::Away(Seat(seat)));
    }
    assert_eq!(table.state.hand.phase, Phase::Playing, "when all are away nobody is waited for");
}

#[test]
fn who_sits_out_need_not_acknowledge() {
    let mut table = Table::dealt(&game("family", &["acknowledge"]), 3, hands(["0-0", "6-6", "", ""]));
    table.auction(&["1m", "pass", "pass", "pass"]);
    table.act(0, Action::Name(Trump::Contract("nello".into())));
    (0..3).for_each(|_| table.play_first());
    assert_eq!(table.game.awaited(&table.state), seats(&[0, 1, 3]));
}

#[test]
fn the_turn_clock_plays_safe_and_reports_the_idle() {
    let mut table = Table::dealt(&game("tournament", &["turn_clock={\"seconds\": 20}"]), 3, hands(["", "", "", ""]));
    assert_eq!(table.game.deadline(&table.state), Some(Moment(20_000)));
    let events = table.time_up();
    assert!(matches!(events[..], [Event::Called { bid: None, late: true, .. }]), "{events:?}");
    assert_eq!(table.game.deadline(&table.state), Some(Moment(40_000)));
    table.auction(&["30", "pass", "pass"]);
    table.act(1, Action::Name(Trump::Pip(6)));
    table.play_first();
    table.play_first();
    table.play_first();
    assert_eq!(table.turn(), 0);
    assert_eq!(table.idle(), SeatSet::EMPTY);
    let first = table.labels(0)[0].clone();
    let events = table.time_up();
    let Event::Played { domino, late: true, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!((domino.to_string(), table.idle()), (first, seats(&[0])));
}

#[test]
fn acting_in_time_ends_being_idle() {
    let mut table = Table::dealt(&game("tournament", &[]), 3, hands(["", "", "", ""]));
    for _ in 0..8 {
        table.time_up();
    }
    assert_eq!((table.state.hand.number, table.idle()), (2, seats(&[0, 1, 2, 3])));
    let seat = table.turn();
    table.act(seat, Action::Pass);
    assert!(!table.idle().contains(Seat(seat)));
}

#[test]
fn without_a_clock_who_is_away_is_waited_for_a_minute() {
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(["", "", "", ""]));
    assert_eq!(table.alarm(), None);
    table.now = Moment(10_000);
    table.input(Input::Away(Seat(0)));
    assert_eq!(table.lapse(), Some((Moment(70_000), Seat(0))));
    table.input(Input::Back(Seat(0)));
    assert_eq!(table.alarm(), None);
    table.input(Input::Away(Seat(0)));
    table.time_up();
    table.auction(&["30", "pass", "pass"]);
    table.act(1, Action::Name(Trump::Pip(6)));
    (0..3).for_each(|_| table.play_first());
    assert_eq!((table.turn(), table.alarm()), (0, Some(table.now.after(5_000))));
}

#[test]
fn who_has_left_is_played_for_soon() {
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(["", "", "", ""]));
    table.now = Moment(1_000);
    table.input(Input::Left(Seat(0)));
    assert_eq!(table.alarm(), Some(Moment(6_000)));
    table.time_up();
    assert_eq!(table.turn(), 1);
}

#[test]
fn while_nobody_is_there_the_match_stands_still() {
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(["", "", "", ""]));
    (0..4).for_each(|seat| drop(table.input(Input::Away(Seat(seat)))));
    assert_eq!(table.alarm(), None);
    table.now = Moment(1_000_000);
    table.input(Input::Back(Seat(1)));
    assert_eq!(table.lapse(), Some((Moment(1_060_000), Seat(0))), "now somebody waits");
    let mut timed = Table::dealt(&game("tournament", &[]), 3, hands(["", "", "", ""]));
    (0..4).for_each(|seat| drop(timed.input(Input::Away(Seat(seat)))));
    assert_eq!(timed.alarm(), Some(Moment(60_000)), "a clock that was chosen runs as chosen");
}

#[test]
fn when_all_have_left_it_is_over() {
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(["", "", "", ""]));
    (0..4).for_each(|seat| drop(table.input(Input::Left(Seat(seat)))));
    let outcome = table.game.outcome(&table.state).expect("it is over");
    assert_eq!(
        (outcome.reason.as_str(), outcome.place(Seat(0)), outcome.place(Seat(1))),
        ("all_left", Some(1), Some(1))
    );
}

#[test]
fn stopping_ends_with_the_marks_as_they_are() {
    let mut table = sixes("straight", &[], [ALL_SIXES, "", "", ""]);
    table.play_anything();
    table.input(Input::Stop);
    let outcome = table.game.outcome(&table.state).expect("it is over");
    assert_eq!(
        (outcome.reason.as_str(), outcome.score(Seat(2)), outcome.place(Seat(1))),
        ("stopped", Some(1), Some(2))
    );
    assert_eq!(outcome.standings[0].statistics["bids_made"], 1);
    assert_eq!(outcome.statistics["hands"], 1);
}
