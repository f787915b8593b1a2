//! State, events, and folding them. No rule is asked here.

use kernel::{Misfit, Moment, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// All there is to know: Nim hides nothing.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// How many sit at the table.
    pub seats: u8,
    /// The sticks in each pile.
    pub piles: Vec<u8>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When the turn began.
    pub began: Moment,
    /// When it ends by itself, if a rule limits it.
    pub until: Option<Moment>,
    /// Who left for good.
    pub gone: SeatSet,
    /// How many turns were played.
    pub turns: u32,
    /// The end, once it has come.
    pub end: Option<End>,
}

/// How it ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct End {
    /// Who won; nobody, if all agreed to stop.
    pub winners: SeatSet,
    /// Why it is over.
    pub reason: String,
}

/// What a seat may do: take sticks from one pile.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Take {
    /// Which pile, from 0.
    pub pile: u8,
    /// How many.
    pub sticks: u8,
}

/// What can happen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The piles are laid out.
    Laid {
        /// Their sticks.
        piles: Vec<u8>,
    },
    /// It is someone's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// From when.
        at: Moment,
        /// Until when, if a clock runs.
        until: Option<Moment>,
    },
    /// Someone took sticks.
    Took {
        /// Who.
        seat: Seat,
        /// From which pile.
        pile: u8,
        /// How many.
        sticks: u8,
        /// Did the clock choose?
        late: bool,
    },
    /// Someone left for good.
    Left {
        /// Who.
        seat: Seat,
    },
    /// It is over.
    Ended(End),
}

impl State {
    /// Who still plays.
    pub fn playing(&self) -> SeatSet {
        SeatSet::first(self.seats).without(self.gone)
    }

    /// The next player after `seat`.
    pub fn after(&self, seat: Seat) -> Option<Seat> {
        let playing = self.playing();
        (1..=self.seats).map(|step| Seat((seat.0 + step) % self.seats)).find(|seat| playing.contains(*seat))
    }
}

pub(crate) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Laid { piles } => state.piles.clone_from(piles),
        Event::Turn { seat, at, until } => (state.turn, state.began, state.until) = (Some(*seat), *at, *until),
        Event::Took { pile, sticks, .. } => {
            state.piles[usize::from(*pile)] -= sticks;
            state.turns += 1;
        }
        Event::Left { seat } => state.gone.insert(*seat),
        Event::Ended(end) => (state.end, state.turn, state.until) = (Some(end.clone()), None, None),
    }
}

pub(crate) fn fits(state: &State, event: &Event) -> Result<(), Misfit> {
    let seat_exists = |seat: &Seat| Misfit::unless(seat.0 < state.seats, "there is no such seat");
    match event {
        Event::Took { seat, pile, sticks, .. } => {
            seat_exists(seat)?;
            let there = state.piles.get(usize::from(*pile)).copied().unwrap_or(0);
            Misfit::unless((1..=there).contains(sticks), "the pile has not so many sticks")
        }
        Event::Turn { seat, .. } | Event::Left { seat } => seat_exists(seat),
        Event::Laid { .. } | Event::Ended(_) => Ok(()),
    }
}
