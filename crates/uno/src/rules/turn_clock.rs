//! The time for a turn.

use super::{Ask, Rule};
use crate::Hand;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The time for a turn.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TurnClock {
    /// Seconds for a turn; then the safe thing is done for you.
    #[schemars(range(min = 5, max = 600))]
    pub seconds: u32,
}

impl Default for TurnClock {
    fn default() -> Self {
        TurnClock { seconds: 30 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "turn_clock",
    "Turn clock",
    "Each turn has { $seconds } seconds.",
    kernel::make!(TurnClock => dyn Rule),
)
.category("table")
.layer(layer::SETUP)
.core();

impl Rule for TurnClock {
    fn clock(&self, _: &Hand, _: Ask<'_>) -> u32 {
        self.seconds
    }
}
