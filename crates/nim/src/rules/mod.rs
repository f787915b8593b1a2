//! The questions of Nim, the base that answers them all, and the house rules.

use crate::state::{State, Take};
use kernel::{Offer, Refusal, Seat, SeatSet, message};

kernel::questions! {
    /// What a house rule of Nim may answer. Each answer not given is passed on to the rule below.
    pub trait Rule, Base, Questions over state: State;

    /// Which piles are laid out?
    always fn piles() -> Vec<u8>;
    /// Why may this not be taken? Empty: it may.
    always fn objections(take: Take) -> Vec<Refusal>;
    /// Who wins when `seat` takes the last stick?
    always fn winners(seat: Seat) -> SeatSet;
    /// How long may a turn last?
    always fn turn_millis() -> Option<u64>;
    /// What is offered, given what is legal?
    always fn offers(legal: Vec<Offer<Take>>) -> Vec<Offer<Take>>;
}

// A new rule is one file beside this one, and its name here.
kernel::rules! { dyn Rule;
    misere,
    piles,
    swift,
    take_most,
    turn_clock,
}

/// The base game: any number from one pile, the last stick wins, no clock.
pub(crate) struct Plain;

impl Base for Plain {
    fn piles(&self, _: &State, _: Ask<'_>) -> Vec<u8> {
        vec![3, 4, 5]
    }

    fn objections(&self, state: &State, take: Take, _: Ask<'_>) -> Vec<Refusal> {
        let Some(there) = state.piles.get(usize::from(take.pile)) else {
            return Refusal::alone("pile", message!("refused-no-pile", pile = u32::from(take.pile) + 1));
        };
        if take.sticks == 0 {
            return Refusal::alone("sticks", message!("refused-none"));
        }
        if take.sticks > *there {
            return Refusal::alone("sticks", message!("refused-few", pile = take.pile + 1, there = *there));
        }
        Vec::new()
    }

    fn winners(&self, _: &State, seat: Seat, _: Ask<'_>) -> SeatSet {
        SeatSet::only(seat)
    }

    fn turn_millis(&self, _: &State, _: Ask<'_>) -> Option<u64> {
        None
    }

    fn offers(&self, _: &State, legal: Vec<Offer<Take>>, _: Ask<'_>) -> Vec<Offer<Take>> {
        legal
    }
}
