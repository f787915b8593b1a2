//! The questions, the base that answers them all, and the house rules.

use crate::state::State;
use kernel::SeatSet;

kernel::questions! {
    /// What a house rule may answer. Each answer not given is passed on to the rule below.
    pub trait Rule, Base, Questions over state: State;

    /// Who wins with the cards as they are?
    always fn winners() -> SeatSet;
}

// A new rule is one file beside this one, and its name here.
kernel::rules! { dyn Rule;
    low_wins,
}

/// The base game: the highest card wins.
pub(crate) struct Plain;

impl Base for Plain {
    fn winners(&self, state: &State, _: Ask<'_>) -> SeatSet {
        state.playing().iter().max_by_key(|seat| state.cards[*seat]).map(SeatSet::only).unwrap_or_default()
    }
}
