//! Half the time.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Quick drawings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Speed {
    /// Seconds to draw.
    #[schemars(range(min = 10, max = 60))]
    pub seconds: u32,
}

impl Default for Speed {
    fn default() -> Self {
        Speed { seconds: 40 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "speed",
    "Speed",
    "There are only { $seconds } seconds to draw.",
    kernel::make!(Speed => dyn Rule),
)
.category("drawing");

impl Rule for Speed {
    fn clock(&self, _: &Round, _: Ask<'_>) -> u32 {
        self.seconds
    }
}
