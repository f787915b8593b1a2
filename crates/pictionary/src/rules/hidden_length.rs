//! Nobody is told how long the word is.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Nobody is told how long the word is.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct HiddenLength {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "hidden_length",
    "Hidden length",
    "How long the word is stays hidden.",
    kernel::make!(HiddenLength => dyn Rule),
)
.category("guessing")
.excludes(&["letters_appear"]);

impl Rule for HiddenLength {
    fn shows_length(&self, _: &Round, _: Ask<'_>) -> bool {
        false
    }
}
