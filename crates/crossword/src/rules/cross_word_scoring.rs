//! Words that cross the main word score too.

use super::{Ask, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every new word scores.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct CrossWordScoring {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "cross_word_scoring",
    "Cross words count",
    "Words that cross the main word score too.",
    make!(CrossWordScoring => dyn Rule),
)
.category(category::SCORING);

impl Rule for CrossWordScoring {
    fn crossing_counts(&self, _: &State, _: Ask<'_>) -> bool {
        true
    }
}
