//! Time does not count.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Time does not count: a right answer earns what the question is worth.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct NoSpeedBonus {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "no_speed_bonus",
    "No speed bonus",
    "Being quick earns nothing, being slow costs nothing.",
    kernel::make!(NoSpeedBonus => dyn Rule),
)
.category("points")
.layer(layer::SCORE);

impl Rule for NoSpeedBonus {
    fn speed(&self, _: &Round, _: u64, _: Ask<'_>) -> i64 {
        0
    }
}
