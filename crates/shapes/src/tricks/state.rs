//! State, events, and folding them. No rule is asked here.

use kernel::{BySeat, Misfit, Moment, RuleId, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub(super) const SEATS: u8 = 4;
pub(super) const CARDS_EACH: usize = 3;

/// A card: one of two suits, one of six ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Card {
    /// 0 or 1.
    pub suit: u8,
    /// 0 to 5.
    pub rank: u8,
}

/// Twelve cards: two suits of six.
pub(super) fn deck() -> Vec<Card> {
    (0..2).flat_map(|suit| (0..6).map(move |rank| Card { suit, rank })).collect()
}

/// What the hand is about now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The namer names a contract.
    #[default]
    Naming,
    /// Tricks are played.
    Playing,
}

/// One hand: what the questions are about.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// From 0.
    pub number: u32,
    /// Naming or playing.
    pub phase: Phase,
    /// Who names the contract and is scored.
    pub namer: Option<Seat>,
    /// Who acts; nobody once it is over.
    pub turn: Option<Seat>,
    /// The contract named; empty before.
    pub contract: RuleId,
    /// What each seat holds.
    pub held: BySeat<Vec<Card>>,
    /// The trick on the table.
    pub trick: Vec<(Seat, Card)>,
    /// The tricks before it.
    pub tricks: Vec<Vec<(Seat, Card)>>,
    /// How many each seat took.
    pub taken: BySeat<u8>,
}

/// All there is to know.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct State {
    /// The hand being played.
    pub hand: Hand,
    /// Points so far.
    pub scores: BySeat<i64>,
    /// Who is not there; the clock plays for them.
    pub away: SeatSet,
    /// Who of those will not come back.
    pub gone: SeatSet,
    /// Since when the seat to act has been waited for.
    pub since: Moment,
    /// Why it is over, once it is.
    pub ended: Option<String>,
}

/// What a seat may send.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Name the contract of this hand.
    Name(RuleId),
    /// Play a card.
    Play(Card),
}

/// How someone comes or goes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// For a while.
    Away,
    /// There again.
    Back,
    /// For good.
    Left,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what the variants' lines say")]
pub enum Event {
    /// A hand begins.
    Dealt { number: u32, namer: Seat, held: BySeat<Vec<Card>> },
    /// A contract is named.
    Named { contract: RuleId, at: Moment },
    /// A card is played.
    Played { seat: Seat, card: Card, at: Moment },
    /// The trick on the table is taken.
    TrickTaken { by: Seat },
    /// The hand is scored.
    HandScored { seat: Seat, points: i64 },
    /// Someone comes or goes.
    Presence { seat: Seat, how: Presence, at: Moment },
    /// It is over.
    Ended { reason: String },
}

pub(super) fn evolve(state: &mut State, event: &Event) {
    let hand = &mut state.hand;
    match event {
        Event::Dealt { number, namer, held } => {
            let taken = BySeat::of(SEATS, 0);
            let (namer, held) = (*namer, held.clone());
            *hand = Hand { number: *number, namer: Some(namer), turn: Some(namer), held, taken, ..Hand::default() };
        }
        Event::Named { contract, at } => {
            hand.contract.clone_from(contract);
            hand.phase = Phase::Playing;
            state.since = *at;
        }
        Event::Played { seat, card, at } => {
            hand.held[*seat].retain(|own| own != card);
            hand.trick.push((*seat, *card));
            hand.turn = Some(seat.next(SEATS));
            state.since = *at;
        }
        Event::TrickTaken { by } => {
            hand.taken[*by] += 1;
            hand.tricks.push(std::mem::take(&mut hand.trick));
            hand.turn = Some(*by);
        }
        Event::HandScored { seat, points } => state.scores[*seat] = state.scores[*seat].saturating_add(*points),
        Event::Presence { seat, how, at } => {
            match how {
                Presence::Away => state.away.insert(*seat),
                Presence::Back => state.away.remove(*seat),
                Presence::Left => {
                    state.away.insert(*seat);
                    state.gone.insert(*seat);
                }
            }
            if hand.turn == Some(*seat) {
                state.since = *at;
            }
        }
        Event::Ended { reason } => {
            state.ended = Some(reason.clone());
            hand.turn = None;
        }
    }
}

pub(super) fn fits(state: &State, event: &Event) -> Result<(), Misfit> {
    let hand = &state.hand;
    let seat_exists = |seat: &Seat| Misfit::unless(seat.0 < SEATS, "there is no such seat");
    Misfit::unless(state.ended.is_none(), "it is over")?;
    match event {
        Event::Dealt { number, namer, held } => {
            seat_exists(namer)?;
            let next = hand.namer.map_or(0, |_| hand.number + 1);
            Misfit::unless(*number == next, "another hand comes next")?;
            let dealt = held.0.len() == usize::from(SEATS) && held.0.iter().all(|cards| cards.len() == CARDS_EACH);
            Misfit::unless(dealt, "each seat is dealt three cards")
        }
        Event::Named { .. } => Misfit::unless(hand.phase == Phase::Naming, "a contract stands already"),
        Event::Played { seat, card, .. } => {
            Misfit::unless(hand.trick.len() < usize::from(SEATS), "the trick is full")?;
            let holds = hand.held.get(*seat).is_some_and(|held| held.contains(card));
            Misfit::unless(holds, "that card is not held")
        }
        Event::TrickTaken { by } => {
            seat_exists(by)?;
            Misfit::unless(hand.trick.len() == usize::from(SEATS), "the trick is not full")
        }
        Event::HandScored { seat, .. } | Event::Presence { seat, .. } => seat_exists(seat),
        Event::Ended { .. } => Ok(()),
    }
}
