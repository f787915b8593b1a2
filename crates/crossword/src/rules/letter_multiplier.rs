//! Premium squares multiply letters.

use super::{Ask, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Premium squares multiply letters.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct LetterMultiplier {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "letter_multiplier",
    "Letter premiums",
    "A letter put on DL counts twice, on TL three times.",
    make!(LetterMultiplier => dyn Rule),
)
.category(category::SCORING);

impl Rule for LetterMultiplier {
    fn letter_factor(&self, state: &State, square: usize, _: Ask<'_>) -> i32 {
        state.board.layout.premium(square).letter_factor()
    }
}
