//! The time to pick a word, and to draw it.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The time to pick a word, and to draw it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Clock {
    /// Seconds to pick a word; then one is picked.
    #[schemars(range(min = 5, max = 60))]
    pub picking: u32,
    /// Seconds to draw.
    #[schemars(range(min = 20, max = 300))]
    pub drawing: u32,
}

impl Default for Clock {
    fn default() -> Self {
        Clock { picking: 15, drawing: 80 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "clock",
    "Time",
    "{ $picking } seconds to pick a word, { $drawing } to draw it.",
    kernel::make!(Clock => dyn Rule),
)
.category("match")
.layer(layer::SETUP)
.core();

impl Rule for Clock {
    fn picking(&self, _: &Round, _: Ask<'_>) -> u32 {
        self.picking
    }

    fn clock(&self, _: &Round, _: Ask<'_>) -> u32 {
        self.drawing
    }
}
