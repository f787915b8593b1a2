//! The time for a question.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The time for a question.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Clock {
    /// Seconds for a question.
    #[schemars(range(min = 3, max = 300))]
    pub seconds: u32,
}

impl Default for Clock {
    fn default() -> Self {
        Clock { seconds: 20 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "clock",
    "Time for a question",
    "Each question has { $seconds } seconds.",
    kernel::make!(Clock => dyn Rule),
)
.category("match")
.layer(layer::SETUP)
.core();

impl Rule for Clock {
    fn in_force(&self, _: &Round) -> bool {
        false // It only owns a number: nothing to ask it during a round.
    }

    fn clock(&self, _: &Round, _: Ask<'_>) -> u32 {
        self.seconds
    }
}
