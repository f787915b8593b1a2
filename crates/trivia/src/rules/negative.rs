//! A wrong answer costs points.

use super::{Ask, Questions, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A wrong answer costs half of what a right one is worth; no answer costs nothing.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Negative {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "negative",
    "Wrong answers cost",
    "A wrong answer costs half of what the question is worth.",
    kernel::make!(Negative => dyn Rule),
)
.category("points")
.layer(layer::SCORE);

impl Rule for Negative {
    fn wrong(&self, round: &Round, ask: Ask<'_>) -> i64 {
        ask.under().wrong(round) - ask.top().base(round) / 2
    }
}
