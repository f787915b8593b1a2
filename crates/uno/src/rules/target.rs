//! The score that wins the match.

use super::{Ask, Questions, Rule};
use crate::Hand;
use kernel::{RuleEntry, layer};
use rounds::Course;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The score that wins the match.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Target {
    /// So many points win the match.
    #[schemars(range(min = 50, max = 2000))]
    pub points: u32,
}

impl Default for Target {
    fn default() -> Self {
        Target { points: 500 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "target",
    "Points to win",
    "The match is won with { $points } points.",
    kernel::make!(Target => dyn Rule),
)
.category("match")
.layer(layer::SETUP)
.core();

impl Rule for Target {
    fn course(&self, hand: &Hand, ask: Ask<'_>) -> Course {
        Course { target: Some(i64::from(self.points)), ..ask.under().course(hand) }
    }
}
