//! Double dummy: what a hand comes to with all dominoes open and everybody playing as well as possible.
//!
//! A [`Solver`] is for one game with its rules. Given a hand it finds the tables of its contract ([`Tables`]), compiled
//! from the rules, and the fastest search that they allow:
//!
//! 1. **fast**: four players who follow suit, one order of dominoes, points (`order.rs`, `fast.rs`, `bounds.rs`);
//! 2. **plain**: anything that fits into tables (`plain.rs`);
//! 3. **asking**: anything at all, by asking the rules at every step (`asking.rs`).
//!
//! No contract is named here: one from another crate is solved like any other.

mod asking;
mod bounds;
mod claims;
mod fast;
mod order;
mod plain;
mod tables;
mod weights;

pub(crate) use asking::step;
pub use tables::{Aim, Tables};

use crate::Texas42;
use crate::domino::{Domino, Dominoes};
use crate::rules::Questions;
use crate::state::{Bid, Hand, TRICKS, Trump, team};
use fast::{Memory, Search, Spot};
use kernel::{RuleId, Seat, SeatSet};
use order::Order;
use plain::{Goal, Plain};

/// So many contracts are kept compiled.
const KEPT: usize = 64;

/// Solves hands of one game.
pub struct Solver {
    game: Texas42,
    compiled: Vec<Compiled>,
    memory: Memory,
    /// The contract and the deal that the memory is about.
    recalls: Option<(usize, [Dominoes; 4])>,
    nodes: u64,
}

/// What a contract was compiled from, and how it is solved.
struct Compiled {
    contract: Option<RuleId>,
    trump: Option<Trump>,
    bidder: Option<Seat>,
    bid: Option<Bid>,
    players: SeatSet,
    tables: Option<Tables>,
    order: Option<Box<Order>>,
}

impl Compiled {
    fn is_of(&self, hand: &Hand) -> bool {
        (&self.contract, &self.trump, &self.bidder, &self.bid, self.players)
            == (&hand.contract, &hand.trump, &hand.bidder, &hand.bid, hand.players)
    }
}

/// Which search a contract gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// One order, four players, points.
    Fast,
    /// Tables.
    Plain,
    /// The rules are asked at every step.
    Asking,
}

impl Solver {
    /// For a game with its rules.
    pub fn new(game: &Texas42) -> Self {
        Solver { game: game.clone(), compiled: Vec::new(), memory: Memory::default(), recalls: None, nodes: 0 }
    }

    /// Which search this hand gets.
    pub fn path(&mut self, hand: &Hand) -> Path {
        let compiled = self.find(hand);
        match &self.compiled[compiled] {
            Compiled { order: Some(_), .. } => Path::Fast,
            Compiled { tables: Some(_), .. } => Path::Plain,
            _ => Path::Asking,
        }
    }

    /// The tables of this hand's contract. `None`: it has none.
    pub fn tables(&mut self, hand: &Hand) -> Option<&Tables> {
        let compiled = self.find(hand);
        self.compiled[compiled].tables.as_ref()
    }

    /// How many positions were searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes + self.memory.nodes
    }

    /// The points that the bidders' team has at the end, all tricks played. `None`: it is no contract about points.
    pub fn points(&mut self, hand: &Hand) -> Option<u8> {
        if self.is_restricted(hand) {
            let values = self.points_of_plays(hand)?.into_iter().map(|(_, points)| points);
            return if self.bids(hand) { values.max() } else { values.min() };
        }
        let compiled = self.find(hand);
        let side = self.compiled[compiled].tables.as_ref()?.side;
        if !matches!(self.compiled[compiled].tables.as_ref()?.aim, Aim::Points(_)) {
            return None;
        }
        if self.compiled[compiled].order.is_some() {
            let (even, total) = self.search(compiled, hand, |search, spot| (search.value(spot), spot.total))?;
            return Some(of_side(hand, side, even, total));
        }
        let found = (1..=42).rev().find(|need| self.reaches(compiled, hand, *need, None));
        Some(found.unwrap_or_default() as u8)
    }

    /// The same after each legal play.
    pub fn points_of_plays(&mut self, hand: &Hand) -> Option<Vec<(Domino, u8)>> {
        let legal = self.legal(hand);
        let compiled = self.find(hand);
        let tables = self.compiled[compiled].tables.as_ref()?;
        let side = tables.side;
        if !matches!(tables.aim, Aim::Points(_)) {
            return None;
        }
        if let Some(order) = &self.compiled[compiled].order {
            let plays = order.inward(legal);
            let values = self.search(compiled, hand, |search, spot| {
                let total = spot.total;
                let values = search.values_after(spot, plays);
                values.into_iter().map(|(place, even)| (search.order.domino[place], even, total)).collect::<Vec<_>>()
            })?;
            let mut plays: Vec<(Domino, u8)> = values
                .into_iter()
                .filter_map(|(id, even, total)| Some((Domino::from_id(id)?, of_side(hand, side, even, total))))
                .collect();
            kernel::order::sort_by_key(&mut plays, |(domino, _)| *domino);
            return Some(plays);
        }
        let value = |domino: Domino| {
            let found = (1..=42).rev().find(|need| self.reaches(compiled, hand, *need, Some(domino)));
            (domino, found.unwrap_or_default() as u8)
        };
        Some(legal.iter().map(value).collect())
    }

    /// Is it made?
    pub fn makes(&mut self, hand: &Hand) -> bool {
        if self.is_restricted(hand) {
            let bids = self.bids(hand);
            return bids == self.makes_by_plays(hand).iter().any(|(_, made)| *made == bids);
        }
        let compiled = self.find(hand);
        self.makes_after(compiled, hand, None)
    }

    /// Is it made after each legal play?
    pub fn makes_by_plays(&mut self, hand: &Hand) -> Vec<(Domino, bool)> {
        let compiled = self.find(hand);
        let legal = self.legal(hand);
        legal.iter().map(|domino| (domino, self.makes_after(compiled, hand, Some(domino)))).collect()
    }

    /// What may be played now.
    pub fn legal(&self, hand: &Hand) -> Dominoes {
        hand.turn.map_or(Dominoes::NONE, |seat| self.game.ask().legal(hand, seat).dominoes)
    }

    /// The play that defeats a claim of the rest by `seat`: what all play, in order, until it fails. `None`: it stands,
    /// whatever the three others play, the partner too.
    pub fn defeats_claim(&mut self, hand: &Hand, seat: Seat) -> Option<Vec<(Seat, Domino)>> {
        if self.claim_holds(hand, seat) {
            return None;
        }
        let mut line = Vec::new();
        let mut hand = hand.clone();
        while let Some(turn) = hand.turn {
            let Some(play) = self.legal(&hand).iter().find(|play| !self.holds_after(&hand, seat, *play)) else { break };
            line.push((turn, play));
            let (before, tricks) = (self.claimed(&hand, seat), hand.tricks.len());
            step(self.game.ask(), &mut hand, play);
            if hand.tricks.len() > tricks && self.claimed(&hand, seat) == before {
                break;
            }
        }
        Some(line)
    }

    /// A play by which `seat` keeps a claim that stands.
    pub fn keeps_claim(&mut self, hand: &Hand, seat: Seat) -> Option<Domino> {
        self.legal(hand).iter().find(|play| self.holds_after(hand, seat, *play))
    }

    /// The tricks that count for a claim: those of the seat's team, or those of the others if it wants none.
    fn claimed(&self, hand: &Hand, seat: Seat) -> usize {
        let wants = self.game.ask().wants_tricks(hand, seat);
        hand.taken(if wants { team(seat) } else { 1 - team(seat) })
    }

    fn holds_after(&mut self, hand: &Hand, seat: Seat, play: Domino) -> bool {
        let mut next = hand.clone();
        step(self.game.ask(), &mut next, play);
        let lost = next.tricks.len() > hand.tricks.len() && self.claimed(&next, seat) == self.claimed(hand, seat);
        !lost && (next.tricks.len() == TRICKS || self.claim_holds(&next, seat))
    }

    /// Does the rest fall to the seat's team, whatever the three others play?
    fn claim_holds(&mut self, hand: &Hand, seat: Seat) -> bool {
        let compiled = self.find(hand);
        let wants = self.game.ask().wants_tricks(hand, seat);
        if self.compiled[compiled].order.is_some() && wants && !self.is_restricted(hand) {
            // What the memory knows is about another question.
            self.recalls = None;
            let holds = self.search(compiled, hand, |search, spot| search.claim_holds(spot, seat.index()));
            self.recalls = None;
            return holds.unwrap_or(true);
        }
        // Where the rules fit into no table a claim is not believed.
        let Some(tables) = &self.compiled[compiled].tables else { return false };
        let goal = Goal::Tricks { side: team(seat), table: rest_of_tricks(hand, team(seat), wants) };
        Plain::new(tables, goal, SeatSet::only(seat)).answers(hand)
    }

    fn bids(&self, hand: &Hand) -> bool {
        hand.turn.is_some_and(|seat| team(seat) == hand.bidders())
    }

    /// May less be led than is held? Only an opening lead is ever restricted by more than the tables' rows.
    fn is_restricted(&self, hand: &Hand) -> bool {
        let opening = hand.trick.is_empty() && hand.tricks.is_empty();
        opening && hand.turn.is_some_and(|seat| self.legal(hand) != hand.held_by(seat))
    }

    fn makes_after(&mut self, compiled: usize, hand: &Hand, play: Option<Domino>) -> bool {
        let Some(tables) = &self.compiled[compiled].tables else {
            let mut hand = hand.clone();
            if let Some(play) = play {
                step(self.game.ask(), &mut hand, play);
            }
            return asking::makes(self.game.ask(), &hand);
        };
        match tables.aim {
            Aim::Points(need) => self.reaches(compiled, hand, i32::from(need), play),
            Aim::Tricks(table) => {
                let goal = Goal::Tricks { side: tables.side, table };
                self.asks_plainly(compiled, hand, goal, play)
            }
        }
    }

    /// Do the bidders get so many points, earlier ones included?
    fn reaches(&mut self, compiled: usize, hand: &Hand, need: i32, play: Option<Domino>) -> bool {
        let Some(side) = self.compiled[compiled].tables.as_ref().map(|tables| tables.side) else { return false };
        let Some(order) = &self.compiled[compiled].order else {
            return self.asks_plainly(compiled, hand, Goal::Points { side, need }, play);
        };
        let play = play.map(|domino| usize::from(order.place[domino.index()]));
        let missing = need - i32::from(hand.points[side]);
        let found = self.search(compiled, hand, |search, spot| {
            // The odd side gets so many if the even side does not get what is left over, and one more.
            let need = if side == 0 { missing } else { spot.total - missing + 1 };
            if need <= 0 || need > spot.total {
                return (need <= 0) == (side == 0);
            }
            let bound = match play {
                Some(play) => search.reaches_after(spot, play, need),
                None => search.reaches(spot, need),
            };
            (bound >= need) == (side == 0)
        });
        found.unwrap_or(missing <= 0)
    }

    fn asks_plainly(&mut self, compiled: usize, hand: &Hand, goal: Goal, play: Option<Domino>) -> bool {
        let Some(tables) = &self.compiled[compiled].tables else { return false };
        let ours = tables.players.iter().filter(|seat| team(*seat) == tables.side).collect();
        let mut search = Plain::new(tables, goal, ours);
        let answer = match play {
            Some(play) => search.answers_after(hand, play),
            None => search.answers(hand),
        };
        self.nodes += search.nodes;
        answer
    }

    /// Searches a hand in its own order. `None`: nothing is left to play.
    fn search<T>(&mut self, compiled: usize, hand: &Hand, run: impl FnOnce(&mut Search<'_>, &Spot) -> T) -> Option<T> {
        let order = self.compiled[compiled].order.as_deref()?;
        let dealt = dealt(hand);
        if self.recalls != Some((compiled, dealt)) {
            self.memory.forget();
            self.recalls = Some((compiled, dealt));
        }
        let turn = hand.turn?;
        let rest = hand.held.iter().fold(0, |rest, held| rest | order.inward(*held));
        let tricks = hand.held_by(turn).len() as i32;
        if tricks == 0 {
            return None;
        }
        let mut table = [0; 3];
        for (place, play) in table.iter_mut().zip(&hand.trick) {
            *place = order.place[play.domino.index()];
        }
        let lying: u32 = hand.trick.iter().map(|play| 1 << order.place[play.domino.index()]).sum();
        let spot = Spot {
            rest,
            leader: hand.trick.first().map_or(turn, |play| play.seat).index(),
            table,
            played: hand.trick.len(),
            tricks,
            total: tricks + order.count(rest | lying),
        };
        let mut search = Search::new(order, &mut self.memory, dealt.map(|held| order.inward(held)));
        Some(run(&mut search, &spot))
    }

    fn find(&mut self, hand: &Hand) -> usize {
        if let Some(found) = self.compiled.iter().position(|compiled| compiled.is_of(hand)) {
            return found;
        }
        if self.compiled.len() == KEPT {
            self.compiled.clear();
            self.recalls = None;
        }
        let tables = Tables::compile(&self.game, hand);
        let order = tables.as_ref().and_then(Order::compile).map(Box::new);
        self.compiled.push(Compiled {
            contract: hand.contract.clone(),
            trump: hand.trump.clone(),
            bidder: hand.bidder,
            bid: hand.bid.clone(),
            players: hand.players,
            tables,
            order,
        });
        self.compiled.len() - 1
    }
}

/// The even side's further points, as all points of a side at the end.
fn of_side(hand: &Hand, side: usize, even: i32, total: i32) -> u8 {
    hand.points[side] + if side == 0 { even } else { total - even } as u8
}

/// What each was dealt: what is held and what was played.
pub(crate) fn dealt(hand: &Hand) -> [Dominoes; 4] {
    let mut dealt = hand.held;
    for play in hand.tricks.iter().flat_map(|trick| &trick.plays).chain(&hand.trick) {
        dealt[play.seat.index()].insert(play.domino);
    }
    dealt
}

/// Verdicts on a claim: every further trick, or none, for a team.
fn rest_of_tricks(hand: &Hand, side: usize, wants: bool) -> [[Option<bool>; TRICKS + 1]; TRICKS + 1] {
    let (before, had) = (hand.tricks.len(), hand.taken(side));
    let mut table = [[None; TRICKS + 1]; TRICKS + 1];
    for (played, row) in table.iter_mut().enumerate() {
        for (taken, cell) in row.iter_mut().enumerate() {
            let due = if wants { had + played.saturating_sub(before) } else { had };
            *cell = if taken == due { (played == TRICKS).then_some(true) } else { Some(false) };
        }
    }
    table
}
