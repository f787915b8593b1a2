//! A match for marks.

use super::{Ask, Goal, Rule};
use crate::state::Hand;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A match for marks.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Marks {
    /// Who has so many marks wins.
    #[schemars(range(min = 1, max = 21))]
    pub to: u8,
}

impl Default for Marks {
    fn default() -> Self {
        Marks { to: 7 }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "marks",
    "Marks",
    "The first to { $to ->
        [one] one mark
       *[other] { $to } marks
    } wins.",
    make!(Marks => dyn Rule),
)
.category("scoring")
.layer(layer::SETUP)
.core();

impl Rule for Marks {
    fn goal(&self, _: &Hand, _: Ask<'_>) -> Goal {
        Goal { to: i64::from(self.to), unit: "marks" }
    }
}
