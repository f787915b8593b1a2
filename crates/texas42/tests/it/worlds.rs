//! What can be held: counted exactly, drawn evenly.

use crate::common::*;
use crate::outside::THEIRS;
use kernel::{Chance, Draws, Few, Seat};
use serde_json::Value;
use std::collections::HashMap;
use texas42::rules::Questions;
use texas42::solve::Tables;
use texas42::worlds::{Unseen, Ways, room, shown, weigh};
use texas42::{Bid, Domino, Dominoes, Hand, Phase, Play, Texas42, Texas42Kind, Trick, Trump};

fn number(value: &Value) -> u64 {
    value.as_str().and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{value} is no number"))
}

/// A hand as its viewer sees it, from the public record.
fn seen(row: &Value) -> (Hand, Seat) {
    let record = row["record"].as_array().expect("a list");
    let plays: Vec<Play> = record
        .iter()
        .map(|play| Play { seat: Seat(play[0].as_u64().expect("a seat") as u8), domino: id(&play[1]) })
        .collect();
    let viewer = Seat(row["viewer"].as_u64().expect("a seat") as u8);
    let mut hand =
        Hand { bidder: Some(Seat(0)), bid: Some(Bid::points(30)), ..named(row["decl"].as_u64().expect("a number")) };
    let whole = plays.len() / 4 * 4;
    let trick = |plays: &[Play]| Trick { plays: plays.iter().copied().collect(), ..Trick::default() };
    hand.tricks = plays[..whole].chunks(4).map(trick).collect();
    hand.trick = plays[whole..].iter().copied().collect();
    hand.held[viewer.index()] = ids(&row["own"]);
    (hand, viewer)
}

#[test]
fn hidden_worlds() {
    let Some(bytes) = data("hidden_worlds.jsonl", "448 records") else { return };
    let rows = lines(&bytes);
    let game = game("straight", &[]);
    let mut compiled: HashMap<u64, Tables> = HashMap::new();
    for row in &rows {
        let (hand, viewer) = seen(row);
        let decl = row["decl"].as_u64().expect("a number");
        let tables = compiled.entry(decl).or_insert_with(|| Tables::compile(&game, &hand).expect("tables"));
        let unseen = Unseen::of(&hand, Some(viewer), room(&hand), shown(&hand, tables));
        assert_eq!(unseen.count(), number(&row["worlds"]), "{row}");
        let hidden: Vec<Seat> = row["hidden"]
            .as_array()
            .expect("seats")
            .iter()
            .map(|seat| Seat(seat.as_u64().expect("a seat") as u8))
            .collect();
        for (domino, counts) in row["marginals"].as_object().expect("dominoes") {
            let domino = Domino::from_id(domino.parse().expect("a number")).expect("a domino");
            for (seat, count) in hidden.iter().zip(counts.as_array().expect("counts")) {
                assert_eq!(unseen.count_holding(*seat, domino), number(count), "{domino} at {seat:?}: {row}");
            }
        }
    }
    assert_eq!(rows.len(), 448);
}

/// Random play of a contract, up to so many plays.
fn played(game: &Texas42, contract: &str, plays: usize, draws: &mut Draws) -> Hand {
    let mut bones: Vec<Domino> = Domino::all().collect();
    draws.shuffle(&mut bones);
    let named = Trump::Contract(contract.into());
    let straight = contract == "fives";
    let mut hand = Hand {
        phase: Phase::Playing,
        bidder: Some(Seat(0)),
        bid: Some(Bid::marks(1)),
        turn: Some(Seat(0)),
        trump: Some(if straight { Trump::Pip(5) } else { named }),
        contract: (!straight).then(|| contract.to_string()),
        held: std::array::from_fn(|seat| bones[seat * 7..seat * 7 + 7].iter().copied().collect()),
        ..Hand::default()
    };
    hand.players = game.ask().players(&hand, Seat(0));
    for _ in 0..plays {
        let legal: Vec<Domino> = game.ask().legal(&hand, hand.turn.expect("a turn")).dominoes.iter().collect();
        hand = crate::brute::after(game, &hand, *draws.pick(&legal).expect("a play"));
    }
    hand
}

/// Could everything have been played as it was, with these hands?
fn fits(game: &Texas42, hand: &Hand, held: [Dominoes; 4]) -> bool {
    let mut dealt = held;
    let plays: Vec<Play> = hand.tricks.iter().flat_map(|trick| &trick.plays).chain(&hand.trick).copied().collect();
    plays.iter().for_each(|play| dealt[play.seat.index()].insert(play.domino));
    let start = Hand {
        held: dealt,
        trick: Few::default(),
        tricks: Few::default(),
        points: [0; 2],
        turn: Some(Seat(0)),
        ..hand.clone()
    };
    let mut now = start;
    plays.iter().all(|play| {
        let legal = game.ask().legal(&now, play.seat).dominoes.contains(play.domino);
        now = crate::brute::after(game, &now, play.domino);
        legal
    })
}

/// All deals of the unseen dominoes, whether they fit or not.
fn all_deals(bones: &[Domino], room: [usize; 4], dealt: [Dominoes; 4], visit: &mut impl FnMut([Dominoes; 4])) {
    let Some((bone, rest)) = bones.split_first() else { return visit(dealt) };
    for seat in (0..4).filter(|seat| room[*seat] > 0) {
        let (mut room, mut dealt) = (room, dealt);
        room[seat] -= 1;
        dealt[seat].insert(*bone);
        all_deals(rest, room, dealt, visit);
    }
}

/// In every contract, what is counted is just what could have been played so: by going through all deals. The partner
/// who sits out holds seven, and has shown nothing.
#[test]
fn counts_are_what_could_have_been_played() {
    let game = game_of(&Texas42Kind::default().with(THEIRS), "everything", &["downtown", "first_lead_trump"]);
    for (contract, plays) in [("fives", 18), ("sevens", 18), ("nello", 15), ("downtown", 19)] {
        let mut draws = Chance::seeded(5).draws(contract, 0);
        for _ in 0..6 {
            let hand = played(&game, contract, plays, &mut draws);
            let viewer = hand.turn.expect("a turn");
            let tables = Tables::compile(&game, &hand).expect("tables");
            let unseen = Unseen::of(&hand, Some(viewer), room(&hand), shown(&hand, &tables));
            let bones: Vec<Domino> = unseen.dominoes.iter().collect();
            let mut fitting = 0;
            all_deals(&bones, unseen.room, [Dominoes::NONE; 4], &mut |mut held| {
                held[viewer.index()] = hand.held_by(viewer);
                fitting += u64::from(fits(&game, &hand, held));
            });
            assert!(fitting > 0);
            assert_eq!(unseen.count(), fitting, "{contract}: {hand:?}");
        }
    }
}

/// Every deal that fits is drawn about as often as any other: chi-square, at one in ten thousand.
#[test]
fn deals_are_drawn_evenly() {
    let game = game("everything", &[]);
    for (contract, plays) in [("fives", 20), ("sevens", 18)] {
        let mut draws = Chance::seeded(6).draws(contract, 0);
        let found = (0..500).find_map(|_| {
            let hand = played(&game, contract, plays, &mut draws);
            let tables = Tables::compile(&game, &hand).expect("tables");
            let unseen = Unseen::of(&hand, hand.turn, room(&hand), shown(&hand, &tables));
            (60..600).contains(&unseen.count()).then_some(unseen)
        });
        let unseen = found.expect("a position with some hundred deals");
        let ways = Ways::new(&unseen);
        let count = ways.count();
        let each = 60;
        let mut drawn: HashMap<[Dominoes; 4], u64> = HashMap::new();
        for _ in 0..count * each {
            *drawn.entry(ways.deal(&mut draws).expect("some fit")).or_default() += 1;
        }
        assert_eq!(drawn.len() as u64, count, "{contract}: every deal comes up");
        let squares: f64 = drawn.values().map(|n| (*n as f64 - each as f64).powi(2) / each as f64).sum();
        let free = (count - 1) as f64;
        // The distribution is near normal for so many deals; 3.7 deviations are one in ten thousand.
        let deviation = (squares - free) / (2.0 * free).sqrt();
        assert!(deviation.abs() < 3.7, "{contract}: chi-square {squares:.0} of {free} degrees");
    }
}

#[test]
fn weights_say_how_often() {
    let mut draws = Chance::seeded(7).draws("weigh", 0);
    let all = ["a", "b", "c", "d"];
    let chosen = weigh(&all, &[1.0, 0.0, 2.0, 1.0], 400, &mut draws);
    let count = |what: &str| chosen.iter().filter(|item| **item == what).count();
    assert_eq!([count("a"), count("b"), count("c"), count("d")], [100, 0, 200, 100]);
    assert_eq!(weigh(&all, &[0.0; 4], 2, &mut draws), ["a", "b"]);
}
