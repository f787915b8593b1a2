//! Premium squares multiply words.

use super::{Ask, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Premium squares multiply words.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct WordMultiplier {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "word_multiplier",
    "Word premiums",
    "A word with a tile put on DW counts twice, on TW three times; several multiply.",
    make!(WordMultiplier => dyn Rule),
)
.category(category::SCORING);

impl Rule for WordMultiplier {
    fn word_factor(&self, state: &State, square: usize, _: Ask<'_>) -> i32 {
        state.board.layout.premium(square).word_factor()
    }
}
