//! Everybody keeps the points of their own cards, and the fewest win.

use super::{Ask, Questions, Rule};
use crate::card::Cards;
use crate::state::Hand;
use kernel::{BySeat, RuleEntry, Seat, layer};
use rounds::Course;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Everybody keeps the points of their own cards, and the fewest win.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct LowScore {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "low_score",
    "Low score",
    "Each keeps the points of the cards they are left with; when somebody reaches the target, the lowest score wins.",
    kernel::make!(LowScore => dyn Rule),
)
.layer(layer::SCORE);

impl Rule for LowScore {
    fn course(&self, hand: &Hand, ask: Ask<'_>) -> Course {
        Course { low_wins: true, ..ask.under().course(hand) }
    }

    fn points(&self, hand: &Hand, winner: Seat, ask: Ask<'_>) -> BySeat<i64> {
        let own = |(seat, held): (Seat, &Cards)| match seat {
            _ if seat == winner => 0,
            _ => held.iter().map(|card| ask.top().worth(hand, card)).sum(),
        };
        BySeat(hand.held.iter().map(own).collect())
    }
}
