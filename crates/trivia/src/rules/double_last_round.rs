//! The points of the last question count twice.

use super::{Ask, Questions, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The points of the last question count twice, won or lost.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct DoubleLastRound {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "double_last_round",
    "Double at the end",
    "The points of the last question count twice.",
    kernel::make!(DoubleLastRound => dyn Rule),
)
.category("points")
.layer(layer::SCORE);

impl Rule for DoubleLastRound {
    fn times(&self, round: &Round, ask: Ask<'_>) -> u32 {
        ask.under().times(round) * if round.last { 2 } else { 1 }
    }
}
