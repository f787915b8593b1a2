//! Bots, and what a bot sees.

pub mod easy;
pub mod partners;
pub mod thinker;
pub mod thoughtful;
pub mod thumb;

use crate::domino::{Domino, Dominoes};
use crate::rules::{Base, Questions, Rule};
use crate::state::{Bid, Hand, Play, partner};
use crate::suits::Suits;
use kernel::{Answers, Seat};

/// What one seat knows of a hand, as a player thinks of it. It takes from a hand what is public and the seat's own
/// dominoes, and nothing else: the same for a bot, who has a view, and for hints.
#[derive(Clone, Debug)]
pub struct Sight {
    /// Whose.
    pub seat: Seat,
    /// What it holds.
    pub own: Dominoes,
    /// What it does not see: held by others.
    pub unseen: Dominoes,
    /// The suits as they are, or as they would be without trumps before any are named.
    pub suits: Suits,
    /// Does this seat want tricks?
    pub wants_tricks: bool,
    /// The trick on the table.
    pub trick: Vec<Play>,
    /// How many make a trick.
    pub trick_size: usize,
    /// Who would take the trick as it lies.
    pub winning: Option<Seat>,
    /// Is it the bidders' side?
    pub bids: bool,
    /// The partner's bid, if it is the highest so far.
    pub partners_bid: Option<Bid>,
}

impl Sight {
    /// What `seat` sees of this hand.
    pub fn new(hand: &Hand, seat: Seat, ask: Answers<'_, dyn Base, dyn Rule>) -> Self {
        let own = hand.held_by(seat);
        let bidder = hand.bidder;
        Sight {
            seat,
            own,
            unseen: Dominoes::ALL.without(own).without(hand.played()),
            suits: ask.suits(hand).into_owned(),
            wants_tricks: ask.wants_tricks(hand, seat),
            trick: hand.trick.to_vec(),
            trick_size: ask.trick_size(hand),
            winning: hand.trick.get(ask.winner(hand)).map(|play| play.seat),
            bids: bidder == Some(seat) || bidder == Some(partner(seat)),
            partners_bid: hand.bid.clone().filter(|_| bidder == Some(partner(seat))),
        }
    }

    /// The domino that was led.
    pub fn lead(&self) -> Option<Domino> {
        self.trick.first().map(|play| play.domino)
    }

    /// Does the partner's domino take the trick as it lies?
    pub fn partner_wins(&self) -> bool {
        self.winning == Some(partner(self.seat))
    }

    /// Is this the last domino of the trick?
    pub fn is_last(&self) -> bool {
        self.trick.len() + 1 == self.trick_size
    }

    /// Would this domino take the trick as it lies?
    pub fn wins(&self, domino: Domino) -> bool {
        let dominoes = self.trick.iter().map(|play| play.domino).chain([domino]);
        self.suits.winner(dominoes) == self.trick.len()
    }

    /// Can nothing unseen beat this domino, if it is led now?
    pub fn is_master(&self, domino: Domino) -> bool {
        let strength = self.suits.strength(domino, domino);
        self.unseen.iter().all(|other| self.suits.strength(other, domino) <= strength)
    }

    /// The trumps that others still hold.
    pub fn trumps_out(&self) -> Dominoes {
        if self.suits.power { self.unseen.and(self.suits.called) } else { Dominoes::NONE }
    }

    /// The count on the table.
    pub fn count_on_table(&self) -> u8 {
        self.trick.iter().map(|play| play.domino.count()).sum()
    }
}
