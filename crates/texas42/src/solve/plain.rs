//! The plain search: on tables, for any number of players, ties, and whatever bars what.
//!
//! It answers yes or no: do these seats bring it about? That serves contracts about tricks, points where the fast
//! search cannot, and claims, where one seat plays against three.

use super::tables::Tables;
use crate::domino::{Domino, Dominoes};
use crate::state::{Hand, TRICKS, team};
use kernel::{Seat, SeatSet};

/// 2^15 places, thrown over when another position wants them.
const PLACES_LOG: u32 = 15;

/// What is to be brought about.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// So many more points for a team.
    Points {
        /// Which.
        side: usize,
        /// How many.
        need: i32,
    },
    /// By the tricks played and those that a team took of them: yes, no, or not decided yet.
    Tricks {
        /// Which.
        side: usize,
        /// The answers.
        table: [[Option<bool>; TRICKS + 1]; TRICKS + 1],
    },
}

/// Where a hand stands between two plays.
#[derive(Clone, Copy)]
struct Spot {
    held: [Dominoes; 4],
    turn: Seat,
    trick: [Option<(Seat, Domino)>; 4],
    played: usize,
    tricks: usize,
    /// Points of the side in question, or tricks, since the beginning.
    progress: i32,
}

/// A search with its table of positions.
pub(super) struct Plain<'a> {
    tables: &'a Tables,
    goal: Goal,
    /// The seats that want a yes.
    ours: SeatSet,
    known: Vec<u64>,
    /// How many positions were searched.
    pub(super) nodes: u64,
}

impl<'a> Plain<'a> {
    pub(super) fn new(tables: &'a Tables, goal: Goal, ours: SeatSet) -> Self {
        Plain { tables, goal, ours, known: vec![0; 1 << PLACES_LOG], nodes: 0 }
    }

    /// Can `ours` bring it about from here?
    pub(super) fn answers(&mut self, hand: &Hand) -> bool {
        spot(hand, self.goal).is_some_and(|spot| self.search(&spot))
    }

    /// The same after a play.
    pub(super) fn answers_after(&mut self, hand: &Hand, domino: Domino) -> bool {
        spot(hand, self.goal).is_some_and(|spot| {
            let next = self.after(&spot, domino);
            self.search(&next)
        })
    }

    fn search(&mut self, spot: &Spot) -> bool {
        if spot.played == 0 {
            if let Some(answer) = self.decided(spot) {
                return answer;
            }
            if let Some(answer) = self.recall(spot) {
                return answer;
            }
        }
        self.nodes += 1;
        let ours = self.ours.contains(spot.turn);
        let lead = spot.trick[0].map(|(_, domino)| domino);
        let legal = self.tables.legal(spot.held[spot.turn.index()], lead, spot.tricks == 0);
        let answer = ours
            == self.in_order(legal, lead).any(|domino| {
                let next = self.after(spot, domino);
                self.search(&next) == ours
            });
        if spot.played == 0 {
            self.keep(spot, answer);
        }
        answer
    }

    /// The strongest first.
    fn in_order(&self, legal: Dominoes, lead: Option<Domino>) -> impl Iterator<Item = Domino> + use<> {
        let mut plays: Vec<Domino> = legal.iter().collect();
        kernel::order::sort_by_key(&mut plays, |domino| {
            std::cmp::Reverse(self.tables.suits.strength(*domino, lead.unwrap_or(*domino)))
        });
        plays.into_iter()
    }

    fn decided(&self, spot: &Spot) -> Option<bool> {
        match self.goal {
            Goal::Points { need, .. } if spot.progress >= need => Some(true),
            Goal::Points { need, .. } => {
                let left: Vec<Domino> =
                    self.tables.players.iter().flat_map(|seat| spot.held[seat.index()].iter()).collect();
                let count: i32 = left.iter().map(|domino| i32::from(self.tables.count[domino.index()])).sum();
                let tricks = (left.len() / self.tables.trick_size.max(1)) as i32;
                (spot.progress + count + tricks * i32::from(self.tables.trick) < need).then_some(false)
            }
            Goal::Tricks { table, .. } => {
                let row = table.get(spot.tricks)?;
                row.get(spot.progress as usize).copied().flatten().or((spot.tricks >= TRICKS).then_some(false))
            }
        }
    }

    fn after(&self, spot: &Spot, domino: Domino) -> Spot {
        let mut next = *spot;
        next.held[spot.turn.index()].remove(domino);
        next.trick[spot.played & 3] = Some((spot.turn, domino));
        next.played += 1;
        next.turn = self.tables.next[spot.turn.index()];
        if next.played < self.tables.trick_size {
            return next;
        }
        let plays = next.trick.iter().flatten();
        let place = self.tables.suits.winner(plays.clone().map(|(_, domino)| *domino));
        let Some((winner, _)) = next.trick[place] else { return next };
        let dominoes: Vec<Domino> = plays.map(|(_, domino)| *domino).collect();
        match self.goal {
            Goal::Points { side, .. } if team(winner) == side => {
                next.progress += i32::from(self.tables.worth(&dominoes));
            }
            Goal::Tricks { side, .. } if team(winner) == side => next.progress += 1,
            _ => {}
        }
        (next.trick, next.played, next.turn) = ([None; 4], 0, winner);
        next.tricks += 1;
        next
    }

    /// The dominoes left say who has which; with the leader and the progress that is all.
    fn key(spot: &Spot) -> u64 {
        let left = spot.held.iter().fold(Dominoes::NONE, |all, held| all.or(*held));
        u64::from(left.bits()) | u64::from(spot.turn.0) << 28 | (spot.progress as u64 & 0xFF) << 30 | 1 << 62
    }

    fn place(key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - PLACES_LOG)) as usize
    }

    fn recall(&self, spot: &Spot) -> Option<bool> {
        let key = Self::key(spot);
        let known = self.known[Self::place(key)];
        (known & !(1 << 63) == key).then_some(known >> 63 == 1)
    }

    fn keep(&mut self, spot: &Spot, answer: bool) {
        let key = Self::key(spot);
        self.known[Self::place(key)] = key | u64::from(answer) << 63;
    }
}

/// Where a hand stands; `None`: it is nobody's turn.
fn spot(hand: &Hand, goal: Goal) -> Option<Spot> {
    let mut trick = [None; 4];
    for (place, play) in trick.iter_mut().zip(&hand.trick) {
        *place = Some((play.seat, play.domino));
    }
    let progress = match goal {
        Goal::Points { side, .. } => i32::from(hand.points[side]),
        Goal::Tricks { side, .. } => hand.taken(side) as i32,
    };
    let (turn, played, tricks) = (hand.turn?, hand.trick.len(), hand.tricks.len());
    Some(Spot { held: hand.held, turn, trick, played, tricks, progress })
}
