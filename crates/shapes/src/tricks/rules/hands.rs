//! How many hands make a match. Always there: only its number can be changed.

use super::{Ask, Rule};
use crate::tricks::Hand;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Its parameters are the rule.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Hands {
    /// How many.
    #[schemars(range(min = 1, max = 9))]
    pub count: u32,
}

impl Default for Hands {
    fn default() -> Self {
        Hands { count: 2 }
    }
}

impl Rule for Hands {
    fn hands(&self, _: &Hand, _: Ask<'_>) -> u32 {
        self.count
    }
}

/// The registry's entry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "hands",
    "Hands",
    "A match is { $count ->
            [one] 1 hand
           *[other] { $count } hands
        }.",
    make!(Hands => dyn Rule),
)
.category("set-up")
.layer(layer::SETUP)
.core();
