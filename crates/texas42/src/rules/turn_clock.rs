//! A clock for each turn.

use super::{Ask, Rule};
use crate::state::Hand;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A clock for each turn.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TurnClock {
    /// So many seconds a turn; then the seat passes, or plays the first domino that is legal.
    #[schemars(range(min = 5, max = 600))]
    pub seconds: u16,
}

impl Default for TurnClock {
    fn default() -> Self {
        TurnClock { seconds: 60 }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "turn_clock",
    "Turn clock",
    "Each turn takes { $seconds } seconds at most.",
    make!(TurnClock => dyn Rule),
)
.category("table");

impl Rule for TurnClock {
    fn turn_millis(&self, _: &Hand, _: Ask<'_>) -> Option<u64> {
        Some(u64::from(self.seconds) * 1_000)
    }
}
