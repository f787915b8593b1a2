//! The auction, from the first call to the last.

use crate::common::*;
use kernel::Seat;
use texas42::{Event, Phase, State, Texas42};

fn complete_auctions(game: &Texas42, state: &State) -> u32 {
    if state.hand.phase != Phase::Bidding || state.hand.number > 0 {
        return 1;
    }
    let seat = state.hand.turn.expect("someone calls");
    let mut auctions = 0;
    for action in game.options(state, seat).iter() {
        let input = kernel::Input::Act(seat, action);
        let chance = kernel::Chance::seeded(1);
        let events = kernel::judge(game, state, &input, kernel::Moment(0), &chance).expect("offered");
        let mut next = state.clone();
        events.iter().for_each(|event| kernel::Game::evolve(game, &mut next, event));
        auctions += complete_auctions(game, &next);
    }
    auctions
}

#[test]
fn complete_auctions_by_mark_cap() {
    for (cap, expected) in [(1, 2380), (2, 3060), (3, 3196), (4, 3213), (5, 3214), (6, 3214), (7, 3214)] {
        let game = game("straight", &[&format!("auction={{\"most_marks\": {cap}}}")]);
        let table = Table::dealt(&game, 3, hands(["", "", "", ""]));
        assert_eq!(complete_auctions(&game, &table.state), expected, "capped at {cap}");
    }
}

#[test]
fn all_pass_is_thrown_in_and_the_shake_passes_left() {
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(["", "", "", ""]));
    table.auction(&["pass", "pass", "pass", "pass"]);
    assert!(table.events.contains(&Event::ThrownIn));
    let hand = &table.state.hand;
    assert_eq!((hand.number, hand.shaker, hand.turn), (1, Seat(0), Some(Seat(1))));
    assert_eq!((table.state.scores, table.state.thrown_in), ([0, 0], 1));
}

#[test]
fn a_forced_shaker_is_not_offered_a_pass() {
    for (then, least) in [("force_30", "30"), ("force_31", "31")] {
        let game = game("straight", &[&format!("all_pass={{\"then\": \"{then}\"}}")]);
        let mut table = Table::dealt(&game, 3, hands(["", "", "", ""]));
        table.auction(&["pass", "pass", "pass"]);
        assert_eq!(table.labels(3)[0], least);
        assert!(!table.labels(3).contains(&"Pass".into()));
        assert_eq!(table.refused(3, texas42::Action::Pass)[0].rule, "all_pass");
        assert_eq!(table.refused(3, read_call("29"))[0].rule, "all_pass");
    }
}

#[test]
fn a_shaker_over_a_bid_may_pass() {
    let mut table = Table::dealt(&game("family", &[]), 3, hands(["", "", "", ""]));
    table.auction(&["30", "pass", "pass"]);
    assert_eq!(table.labels(3)[0], "Pass");
}

#[test]
fn the_winner_names_and_leads() {
    let mut table = Table::dealt(&game("straight", &[]), 3, hands(["", "", "", ""]));
    table.auction(&["30", "pass", "1m", "pass"]);
    assert_eq!((table.state.hand.phase, table.turn()), (Phase::Naming, 2));
    let labels = ["Blanks", "Ones", "Twos", "Threes", "Fours", "Fives", "Sixes", "Doubles", "No trump"];
    assert_eq!(table.labels(2), labels);
    table.act(2, texas42::Action::Name(texas42::Trump::NoTrump));
    assert_eq!((table.state.hand.phase, table.turn()), (Phase::Playing, 2));
}
