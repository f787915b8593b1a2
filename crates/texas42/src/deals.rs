//! Deals to be solved, a line each: for `houserules texas42 solve`.

use crate::Texas42;
use crate::domino::{Domino, Dominoes};
use crate::rules::Questions;
use crate::solve::Solver;
use crate::state::{Amount, Bid, Hand, Phase, SEATS, TRICKS, Trump};
use kernel::Seat;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A deal with open hands. Dominoes are numbers from 0 to 27, `hi * (hi + 1) / 2 + lo`.
#[derive(Clone, Debug, Deserialize)]
pub struct Deal {
    /// What is trumps, or which contract is played.
    pub decl: Declaration,
    /// Who leads, and has bid.
    #[serde(default)]
    pub leader: u8,
    /// What each holds.
    pub hands: [Vec<u8>; 4],
    /// The points of seats 0 and 2, if they are known.
    #[serde(default)]
    pub team0_points: Option<u8>,
    /// The same after each lead: points, or made or not.
    #[serde(default)]
    pub root: BTreeMap<String, Worth>,
}

/// What is played: a number (0 to 6 a pip, 7 doubles, 9 no trump), or a contract by its rule.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Declaration {
    /// Trumps.
    Number(u8),
    /// A contract.
    Contract(String),
}

/// What a lead comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Worth {
    /// The points of seats 0 and 2.
    Points(u8),
    /// Is the contract made?
    Made(bool),
}

/// What came of solving a deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved {
    /// What it comes to.
    pub worth: Worth,
    /// After each lead.
    pub leads: Vec<(Domino, Worth)>,
    /// Where the answers in the deal say otherwise.
    pub differences: Vec<Difference>,
}

/// An answer in the deal that is not what solving it gives.
#[derive(Clone, PartialEq, Debug)]
pub enum Difference {
    /// Of the whole deal.
    Whole {
        /// What it comes to.
        found: Worth,
        /// What the deal says.
        expected: Worth,
    },
    /// Of one lead.
    Lead {
        /// Which one.
        lead: Domino,
        /// What it comes to.
        found: Worth,
        /// What the deal says.
        expected: Worth,
    },
    /// There is an answer for this number of a domino, which cannot be led.
    NotLed(String),
}

/// What is wrong with a deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoDeal {
    /// Dominoes have numbers from 0 to 27.
    #[error("there is no domino {0}")]
    Domino(u8),
    /// Someone holds too many or too few, or a domino is held twice.
    #[error("each must hold seven of the twenty-eight dominoes")]
    Uneven,
    /// Seats have numbers from 0 to 3.
    #[error("there is no seat {0}")]
    Seat(u8),
    /// See [`Declaration::Number`].
    #[error("there is no declaration {0}")]
    Declaration(u8),
    /// The rules have no contract of that name.
    #[error("there is no contract {0:?}")]
    Contract(String),
}

impl Deal {
    /// The hand, ready to be led to; or what is wrong with the deal.
    pub fn hand(&self, game: &Texas42) -> Result<Hand, NoDeal> {
        let mut held = [Dominoes::NONE; 4];
        for (held, ids) in held.iter_mut().zip(&self.hands) {
            for id in ids {
                held.insert(Domino::from_id(*id).ok_or(NoDeal::Domino(*id))?);
            }
        }
        let all = held.iter().fold(Dominoes::NONE, |all, own| all.or(*own));
        if all != Dominoes::ALL || held.iter().any(|own| own.len() != TRICKS) {
            return Err(NoDeal::Uneven);
        }
        let bidder = Seat(self.leader);
        if bidder.0 >= SEATS {
            return Err(NoDeal::Seat(self.leader));
        }
        let hand = Hand { phase: Phase::Playing, bidder: Some(bidder), turn: Some(bidder), held, ..Hand::default() };
        self.declared(game, hand)
    }

    fn declared(&self, game: &Texas42, mut hand: Hand) -> Result<Hand, NoDeal> {
        let contract = match &self.decl {
            Declaration::Number(pip @ 0..=6) => return Ok(named(hand, Trump::Pip(*pip))),
            Declaration::Number(7) => return Ok(named(hand, Trump::Doubles)),
            Declaration::Number(9) => return Ok(named(hand, Trump::NoTrump)),
            Declaration::Number(other) => return Err(NoDeal::Declaration(*other)),
            Declaration::Contract(id) => id.clone(),
        };
        if !game.has_rule(&contract) {
            return Err(NoDeal::Contract(contract));
        }
        hand.bid = Some(Bid { amount: Amount::Marks(1), special: None });
        hand.contract = Some(contract.clone());
        hand.trump = Some(Trump::Contract(contract));
        hand.players = game.ask().players(&hand, Seat(self.leader));
        Ok(hand)
    }

    /// Solves it, and compares with the answers that stand in it.
    pub fn solve(&self, game: &Texas42, solver: &mut Solver) -> Result<Solved, NoDeal> {
        let hand = self.hand(game)?;
        let even = |points: u8| Worth::Points(if hand.bidders() == 0 { points } else { 42 - points });
        let plain = matches!(self.decl, Declaration::Number(_));
        let leads: Vec<(Domino, Worth)> = match solver.points_of_plays(&hand).filter(|_| plain) {
            Some(leads) => leads.into_iter().map(|(lead, points)| (lead, even(points))).collect(),
            None => solver.makes_by_plays(&hand).into_iter().map(|(lead, made)| (lead, Worth::Made(made))).collect(),
        };
        let worth = match solver.points(&hand).filter(|_| plain) {
            Some(points) => even(points),
            None => Worth::Made(solver.makes(&hand)),
        };
        let mut differences = Vec::new();
        if let Some(expected) = self.team0_points.map(Worth::Points).filter(|expected| *expected != worth) {
            differences.push(Difference::Whole { found: worth, expected });
        }
        for (lead, worth) in &leads {
            let expected = self.root.get(&lead.id().to_string()).filter(|expected| *expected != worth);
            let differs = |expected: &Worth| Difference::Lead { lead: *lead, found: *worth, expected: *expected };
            differences.extend(expected.map(differs));
        }
        let missing = self.root.keys().filter(|id| !leads.iter().any(|(lead, _)| lead.id().to_string() == **id));
        differences.extend(missing.map(|id| Difference::NotLed(id.clone())));
        Ok(Solved { worth, leads, differences })
    }
}

fn named(hand: Hand, trump: Trump) -> Hand {
    Hand { bid: Some(Bid::points(30)), trump: Some(trump), ..hand }
}
