//! How many cards are dealt.

use super::{Ask, Rule};
use crate::Hand;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many cards are dealt.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct HandSize {
    /// Cards for each player.
    #[schemars(range(min = 3, max = 10))]
    pub cards: u8,
}

impl Default for HandSize {
    fn default() -> Self {
        HandSize { cards: 7 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "hand_size",
    "Cards dealt",
    "Each player is dealt { $cards } cards.",
    kernel::make!(HandSize => dyn Rule),
)
.category("table")
.layer(layer::SETUP)
.core();

impl Rule for HandSize {
    fn hand_size(&self, _: &Hand, _: Ask<'_>) -> u8 {
        self.cards
    }
}
