//! A seven swaps two hands, a zero sends all hands on.

use super::{Ask, Effect, Naming, Questions, Rule};
use crate::card::{Card, Symbol};
use crate::state::Hand;
use kernel::{RuleEntry, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A seven swaps two hands, a zero sends all hands on.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct SevenZero {}

/// Whoever lays their last card has won, whatever is on it.
fn is_last(hand: &Hand, seat: Seat) -> bool {
    hand.of(seat).is_some_and(|held| held.len() == 1)
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "seven_zero",
    "Seven-zero",
    "With a 7 you swap hands with another player; with a 0 all hands go on to the next.",
    kernel::make!(SevenZero => dyn Rule),
);

impl Rule for SevenZero {
    fn naming(&self, hand: &Hand, seat: Seat, card: Card, ask: Ask<'_>) -> Naming {
        let under = ask.under().naming(hand, seat, card);
        if card.symbol() == Symbol::Number(7) && !is_last(hand, seat) {
            return Naming { with: hand.players.without(SeatSet::only(seat)), ..under };
        }
        under
    }

    fn effect(&self, hand: &Hand, seat: Seat, card: Card, ask: Ask<'_>) -> Effect {
        let under = ask.under().effect(hand, seat, card);
        Effect { rotate: under.rotate || (card.symbol() == Symbol::Number(0) && !is_last(hand, seat)), ..under }
    }
}
