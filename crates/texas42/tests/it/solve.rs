//! The solver, against data, against plain solvers, and against itself.

use crate::brute;
use crate::common::*;
use crate::outside::THEIRS;
use kernel::{Chance, Draws, Seat, SeatSet};
use std::collections::HashMap;
use std::sync::Arc;
use texas42::rules::Questions;
use texas42::solve::{Path, Solver};
use texas42::{Bid, Domino, Dominoes, Hand, Phase, Texas42, Texas42Kind, Trick, Trump, partner};

fn long() -> bool {
    std::env::var_os("HR_LONG").is_some()
}

/// All contracts, those from outside too.
fn everything() -> Arc<Texas42> {
    game_of(&Texas42Kind::default().with(THEIRS), "everything", &["downtown", "seesaw"])
}

/// What a hand may be played as: its bid, what is named, and which search it gets.
fn contracts() -> Vec<(&'static str, Bid, Trump, Path)> {
    let named = |id: &str| Trump::Contract(id.into());
    vec![
        ("fives", Bid::points(30), Trump::Pip(5), Path::Fast),
        ("blanks", Bid::points(36), Trump::Pip(0), Path::Fast),
        ("doubles", Bid::points(34), Trump::Doubles, Path::Fast),
        ("follow me", Bid::marks(1), Trump::NoTrump, Path::Fast),
        ("plunge", Bid::special("plunge", 4), Trump::Pip(3), Path::Fast),
        ("splash", Bid::special("splash", 2), Trump::Doubles, Path::Fast),
        ("downtown", Bid::marks(1), named("downtown"), Path::Fast),
        ("nello", Bid::marks(2), named("nello"), Path::Plain),
        ("sevens", Bid::marks(1), named("sevens"), Path::Plain),
        ("seesaw", Bid::marks(1), named("seesaw"), Path::Asking),
    ]
}

/// A hand of which so many tricks are left: the others went to whom the contract likes best.
fn shortened(game: &Texas42, bid: &Bid, trump: &Trump, bidder: Seat, left: usize, draws: &mut Draws) -> Hand {
    let mut bones: Vec<Domino> = Domino::all().collect();
    draws.shuffle(&mut bones);
    let contract = match trump {
        Trump::Contract(id) => Some(id.clone()),
        _ => bid.special.clone(),
    };
    let mut hand = Hand {
        phase: Phase::Playing,
        bidder: Some(bidder),
        bid: Some(bid.clone()),
        contract,
        trump: Some(trump.clone()),
        ..Hand::default()
    };
    hand.players = game.ask().players(&hand, bidder);
    let wants = game.ask().wants_tricks(&hand, bidder);
    for (seat, bones) in bones.chunks(7).enumerate() {
        let held = if hand.players.contains(Seat(seat as u8)) { left } else { 7 };
        hand.held[seat] = bones.iter().take(held).copied().collect();
    }
    let gone = bones.iter().enumerate().filter(|(i, _)| i % 7 >= left).map(|(_, bone)| bone.count()).sum::<u8>();
    for number in 0..7 - left {
        let winner = if wants { bidder } else { bidder.next(4) };
        let points = if number == 0 { 1 + gone } else { 1 };
        hand.points[usize::from(winner.0 % 2)] += points;
        hand.tricks.push(Trick { winner, points, ..Trick::default() });
    }
    let leader = if left == 7 { game.ask().leads_first(&hand, bidder) } else { Seat(draws.below(4) as u8) };
    hand.turn = Some(if hand.players.contains(leader) { leader } else { partner(leader) });
    hand
}

#[test]
fn double_dummy() {
    let Some(bytes) = data("double_dummy.jsonl", "135 deals") else { return };
    let rows = lines(&bytes);
    let game = game("straight", &[]);
    let mut solver = Solver::new(&game);
    for row in &rows {
        let number = |name: &str| row[name].as_u64().unwrap_or_else(|| panic!("{name}")) as u8;
        let deal = row["hands"].as_array().expect("four hands");
        let hand = Hand {
            held: std::array::from_fn(|seat| ids(&deal[seat])),
            turn: Some(Seat(number("leader"))),
            bidder: Some(Seat(0)),
            bid: Some(Bid::points(30)),
            ..named(u64::from(number("decl")))
        };
        assert_eq!(solver.path(&hand), Path::Fast);
        let points = number("team0_points");
        assert_eq!(solver.points(&hand), Some(points), "{row}");
        let root = row["root"].as_object().expect("leads");
        let leads = solver.points_of_plays(&hand).expect("points");
        assert_eq!(leads.len(), root.len());
        for (lead, points) in &leads {
            assert_eq!(root[&lead.id().to_string()].as_u64(), Some(u64::from(*points)), "{lead} of {row}");
        }
        for bid in [25, 30, 31, 35, 41, 42] {
            let hand = Hand { bid: Some(Bid::points(bid)), ..hand.clone() };
            assert_eq!(solver.makes(&hand), points >= bid, "{bid} of {row}");
        }
    }
    assert_eq!(rows.len(), 135);
}

/// Thousands of ends of hands, every line of play looked at.
#[test]
fn short_deals_like_brute_force() {
    let game = everything();
    let mut solver = Solver::new(&game);
    let times = if long() { 20usize } else { 1 };
    for (name, bid, trump, path) in contracts() {
        let mut draws = Chance::seeded(1).draws(name, 0);
        let mut made = [0; 2];
        for (left, deals) in [(2, 300 * times), (3, 150 * times), (4, 12 * times)] {
            for deal in 0..deals {
                let bidder = Seat((deal % 4) as u8);
                let mut hand = shortened(&game, &bid, &trump, bidder, left, &mut draws);
                assert_eq!(solver.path(&hand), path, "{name}");
                // Sometimes from the middle of a trick.
                for _ in 0..draws.below(hand.players.len()) {
                    let legal: Vec<Domino> = solver.legal(&hand).iter().collect();
                    hand = brute::after(&game, &hand, *draws.pick(&legal).expect("a play"));
                }
                let expected = brute::makes(&game, &hand, &mut HashMap::new());
                assert_eq!(solver.makes(&hand), expected, "{name}: {hand:?}");
                made[usize::from(expected)] += 1;
                for (play, value) in solver.makes_by_plays(&hand) {
                    let expected = brute::makes(&game, &brute::after(&game, &hand, play), &mut HashMap::new());
                    assert_eq!(value, expected, "{name} {play}: {hand:?}");
                }
                if path != Path::Fast {
                    continue;
                }
                assert_eq!(solver.points(&hand), Some(brute::points(&game, &hand)), "{name}: {hand:?}");
                for (play, points) in solver.points_of_plays(&hand).expect("points") {
                    let expected = brute::points(&game, &brute::after(&game, &hand, play));
                    assert_eq!(points, expected, "{name} {play}: {hand:?}");
                }
            }
        }
        assert!(made[0] > 10 && made[1] > 10, "{name}: {made:?} set and made");
    }
}

/// Full deals of the special contracts, made or set, by a second solver that asks the rules.
#[test]
fn full_deals_of_special_contracts() {
    let game = everything();
    let mut solver = Solver::new(&game);
    let deals = if long() { 400 } else { 12 };
    for (name, bid, trump, _) in contracts().into_iter().skip(4) {
        let mut draws = Chance::seeded(2).draws(name, 0);
        let mut made = 0;
        for deal in 0..deals {
            let hand = shortened(&game, &bid, &trump, Seat((deal % 4) as u8), 7, &mut draws);
            // The slow solver needs long where nothing is decided early.
            if name == "seesaw" {
                break;
            }
            let expected = brute::makes(&game, &hand, &mut HashMap::new());
            made += usize::from(expected);
            assert_eq!(solver.makes(&hand), expected, "{name}: {hand:?}");
        }
        eprintln!("{name}: {made} of {deals} full deals are made");
    }
}

/// The table turned round: the same points, and for the other team what is left of 42.
#[test]
fn turning_the_table() {
    let game = everything();
    let mut solver = Solver::new(&game);
    let mut draws = Chance::seeded(3).draws("turn", 0);
    for (name, bid, trump, path) in contracts() {
        for _ in 0..if path == Path::Asking { 0 } else { 8 } {
            let hand = shortened(&game, &bid, &trump, Seat(0), 7, &mut draws);
            let made = solver.makes(&hand);
            for by in 1..4u8 {
                let turned = turn(&hand, by);
                assert_eq!(solver.makes(&turned), made, "{name} turned by {by}: {hand:?}");
                if path == Path::Fast {
                    assert_eq!(solver.points(&turned), solver.points(&hand), "{name} turned by {by}: {hand:?}");
                    // The same play, seen from the other side.
                    let theirs = Hand { bidder: hand.bidder.map(|seat| seat.next(4)), ..hand.clone() };
                    let sum = solver.points(&hand).expect("points") + solver.points(&theirs).expect("points");
                    assert_eq!(sum, 42, "{name}: {hand:?}");
                }
            }
        }
    }
}

fn turn(hand: &Hand, by: u8) -> Hand {
    let seat = |seat: Seat| Seat((seat.0 + by) % 4);
    let mut held = [Dominoes::NONE; 4];
    (0..4u8).for_each(|from| held[seat(Seat(from)).index()] = hand.held_by(Seat(from)));
    Hand {
        held,
        turn: hand.turn.map(seat),
        bidder: hand.bidder.map(seat),
        players: hand.players.iter().map(seat).collect::<SeatSet>(),
        ..hand.clone()
    }
}

/// The opening lead that a house rule demands.
#[test]
fn the_first_lead_is_restricted() {
    let game = game("straight", &["first_lead_trump"]);
    let free = crate::common::game("straight", &[]);
    let (mut solver, mut other) = (Solver::new(&game), Solver::new(&free));
    let mut draws = Chance::seeded(4).draws("first", 0);
    let mut differ = 0;
    for _ in 0..60 {
        let hand = shortened(&game, &Bid::points(30), &Trump::Pip(2), Seat(1), 7, &mut draws);
        let trumps = hand.held_by(Seat(1)).and(Dominoes::with_pip(2));
        let all = other.points_of_plays(&hand).expect("points");
        let allowed = all.iter().filter(|(lead, _)| trumps.is_empty() || trumps.contains(*lead));
        let best = allowed.map(|(_, points)| *points).max();
        assert_eq!(solver.points(&hand), best, "{hand:?}");
        assert_eq!(solver.makes(&hand), best >= Some(30), "{hand:?}");
        differ += usize::from(best != other.points(&hand));
    }
    assert!(differ > 0);
}
