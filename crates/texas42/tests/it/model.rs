//! A slow model of suits, written from the rules in words and not from the code: a few hundred tricks and hands of every
//! declaration must come out the same. (Larger tables made by other programs are in `vectors`, where they are at hand.)

use crate::common::{game, named};
use kernel::{Chance, Draws, Seat};
use texas42::rules::Questions;
use texas42::{Domino, Dominoes, Hand, Play};

/// The two ends, the higher one first; ids count 0-0, 1-0, 1-1, 2-0…
fn ends(domino: Domino) -> (u8, u8) {
    (0..7).flat_map(|high| (0..=high).map(move |low| (high, low))).nth(usize::from(domino.id())).expect("28 of them")
}

/// Trumps by number: 0 to 6 a pip, 7 doubles, 8 doubles as a suit without power, 9 none.
fn is_trump(decl: u64, domino: Domino) -> bool {
    let (high, low) = ends(domino);
    match decl {
        0..=6 => u64::from(high) == decl || u64::from(low) == decl,
        7 => high == low,
        _ => false,
    }
}

#[derive(PartialEq)]
enum Suit {
    Trumps,
    Doubles,
    Pip(u8),
}

/// What a lead asks for: trumps; doubles, where they are a suit; else its higher end.
fn asked(decl: u64, lead: Domino) -> Suit {
    let (high, low) = ends(lead);
    match decl {
        _ if is_trump(decl, lead) => Suit::Trumps,
        8 if high == low => Suit::Doubles,
        _ => Suit::Pip(high),
    }
}

fn follows(decl: u64, suit: &Suit, domino: Domino) -> bool {
    let (high, low) = ends(domino);
    match suit {
        Suit::Trumps => is_trump(decl, domino),
        Suit::Doubles => high == low,
        Suit::Pip(pip) => {
            let elsewhere = is_trump(decl, domino) || (decl == 8 && high == low);
            !elsewhere && (high == *pip || low == *pip)
        }
    }
}

/// A double is the highest of its pip; where doubles are a suit, the higher double is higher.
fn height(decl: u64, suit: &Suit, domino: Domino) -> u8 {
    let (high, low) = ends(domino);
    match (suit, decl) {
        (Suit::Doubles, _) | (Suit::Trumps, 7) => high,
        _ if high == low => 7,
        (Suit::Trumps, pip) => {
            if u64::from(high) == pip {
                low
            } else {
                high
            }
        }
        (Suit::Pip(pip), _) => {
            if high == *pip {
                low
            } else {
                high
            }
        }
    }
}

fn winner(decl: u64, trick: [Domino; 4]) -> Domino {
    let trumped = trick.iter().any(|domino| is_trump(decl, *domino));
    let suit = if trumped { Suit::Trumps } else { asked(decl, trick[0]) };
    let following = trick.into_iter().filter(|domino| follows(decl, &suit, *domino));
    following.max_by_key(|domino| height(decl, &suit, *domino)).expect("the lead follows itself")
}

fn legal(decl: u64, held: Dominoes, lead: Option<Domino>) -> Dominoes {
    let suit = lead.map(|lead| asked(decl, lead));
    let following: Dominoes =
        held.iter().filter(|domino| suit.as_ref().is_none_or(|suit| follows(decl, suit, *domino))).collect();
    if following.is_empty() { held } else { following }
}

fn shuffled(luck: &mut Draws) -> Vec<Domino> {
    let mut all: Vec<Domino> = Domino::all().collect();
    luck.shuffle(&mut all);
    all
}

#[test]
fn tricks_are_won_as_the_model_says() {
    let (game, mut luck) = (game("everything", &[]), Chance::seeded(42).draws("model", 0));
    for decl in 0..10 {
        let suits = game.ask().suits(&named(decl));
        for _ in 0..100 {
            let all = shuffled(&mut luck);
            let trick = [all[0], all[1], all[2], all[3]];
            assert_eq!(trick[suits.winner(trick)], winner(decl, trick), "decl {decl}: {trick:?}");
        }
    }
}

#[test]
fn suit_is_followed_as_the_model_says() {
    let (game, mut luck) = (game("straight", &[]), Chance::seeded(43).draws("model", 0));
    for decl in (0..8).chain([9]) {
        for round in 0..60 {
            let all = shuffled(&mut luck);
            let (lead, held): (Domino, Dominoes) = (all[0], all[1..2 + round % 7].iter().copied().collect());
            for lead in [None, Some(lead)] {
                let trick = lead.map(|domino| Play { seat: Seat(3), domino }).into_iter().collect();
                let mut hand = Hand { trick, ..named(decl) };
                hand.held[0] = held;
                let found = game.ask().legal(&hand, Seat(0)).dominoes;
                assert_eq!(found, legal(decl, held, lead), "decl {decl}: {lead:?} to {held:?}");
            }
        }
    }
}
