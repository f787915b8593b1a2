//! State, events, and folding them. No rule is asked here.

use kernel::{BySeat, Misfit, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A card, from 1 to [`HIGHEST`].
pub type Card = u8;
/// The highest card. There is one of each.
pub const HIGHEST: Card = 13;

/// All there is to know.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// What each seat holds.
    pub cards: BySeat<Card>,
    /// The rest, the top card last.
    pub deck: Vec<Card>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Who swapped.
    pub swapped: SeatSet,
    /// Who left for good.
    pub gone: SeatSet,
    /// The end, once it has come.
    pub end: Option<End>,
}

impl State {
    /// Who plays.
    pub fn playing(&self) -> SeatSet {
        SeatSet::first(self.cards.seats()).without(self.gone)
    }
}

/// How it ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct End {
    /// Who won; nobody, if all agreed to stop.
    pub winners: SeatSet,
    /// Why it is over.
    pub reason: String,
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Hold on to the card.
    Keep,
    /// Take the top card of the deck instead.
    Swap,
}

/// What happened. Complete: the card that was drawn is in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Everybody gets a card.
    Dealt {
        /// What each seat got.
        cards: BySeat<Card>,
        /// The rest.
        deck: Vec<Card>,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A card was kept.
    Kept {
        /// By whom.
        seat: Seat,
    },
    /// A card was swapped.
    Swapped {
        /// By whom.
        seat: Seat,
        /// For this one.
        card: Card,
    },
    /// Someone left.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The cards are shown.
    Shown {
        /// What each seat had.
        cards: BySeat<Card>,
        /// The end.
        end: End,
    },
}

pub(crate) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Dealt { cards, deck } => (state.cards, state.deck) = (cards.clone(), deck.clone()),
        Event::Turn { seat } => state.turn = Some(*seat),
        Event::Kept { .. } => state.turn = None,
        Event::Swapped { seat, card } => {
            state.deck.retain(|other| other != card);
            state.deck.insert(0, std::mem::replace(&mut state.cards[*seat], *card));
            state.swapped.insert(*seat);
            state.turn = None;
        }
        Event::Left { seat } => {
            state.gone.insert(*seat);
            if state.turn == Some(*seat) {
                state.turn = None;
            }
        }
        Event::Shown { end, .. } => (state.turn, state.end) = (None, Some(end.clone())),
    }
}

/// For logs from outside: can this be folded?
pub(crate) fn fits(state: &State, event: &Event) -> Result<(), Misfit> {
    let seats = state.cards.seats();
    match event {
        Event::Dealt { cards, .. } => Misfit::unless(cards.seats() == seats, "a card for every seat"),
        Event::Turn { seat } | Event::Kept { seat } | Event::Left { seat } => {
            Misfit::unless(seat.0 < seats, "there is no such seat")
        }
        Event::Swapped { seat, card } => {
            Misfit::unless(seat.0 < seats && state.deck.contains(card), "there is no such seat or card")
        }
        Event::Shown { .. } => Misfit::unless(state.end.is_none(), "it is over already"),
    }
}
