//! A clock for every turn.

use super::{Ask, Rule};
use crate::state::State;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every turn has a clock.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TurnClock {
    /// Seconds for each turn.
    #[schemars(range(min = 1, max = 3600))]
    pub seconds: u32,
}

impl Default for TurnClock {
    fn default() -> Self {
        TurnClock { seconds: 60 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "turn_clock",
    "Turn clock",
    "A turn lasts at most { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }; then one stick is taken for you.",
    make!(TurnClock => dyn Rule),
)
.category("time");

impl Rule for TurnClock {
    fn turn_millis(&self, _: &State, _: Ask<'_>) -> Option<u64> {
        Some(u64::from(self.seconds) * 1_000)
    }
}
