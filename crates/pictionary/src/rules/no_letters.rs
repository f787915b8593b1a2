//! Whoever writes instead of drawing is stopped.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whoever writes instead of drawing is stopped.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct NoLetters {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "no_letters",
    "No letters",
    "When more than half of those who guess say that it is writing, the drawing does not count.",
    kernel::make!(NoLetters => dyn Rule),
)
.category("drawing");

impl Rule for NoLetters {
    fn may_object(&self, _: &Round, _: Ask<'_>) -> bool {
        true
    }
}
