//! A hand does not go on for ever.

use super::{Ask, Rule};
use crate::Hand;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A hand does not go on for ever.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TurnLimit {
    /// So many turns are enough.
    #[schemars(range(min = 200, max = 5000))]
    pub turns: u32,
}

impl Default for TurnLimit {
    fn default() -> Self {
        TurnLimit { turns: 500 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "turn_limit",
    "Longest hand",
    "A hand that is not won after { $turns } turns ends without a winner.",
    kernel::make!(TurnLimit => dyn Rule),
)
.category("table")
.layer(layer::SETUP)
.core();

impl Rule for TurnLimit {
    fn turn_limit(&self, _: &Hand, _: Ask<'_>) -> u32 {
        self.turns
    }
}
