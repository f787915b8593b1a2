//! Letters have values.

use super::{Ask, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use lexicon::Letter;

/// Letters have values.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct LetterPoints {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "letter_points",
    "Letter values",
    "Each letter counts its value; a blank counts nothing.",
    make!(LetterPoints => dyn Rule),
)
.category(category::SCORING);

impl Rule for LetterPoints {
    fn tile_points(&self, state: &State, letter: Letter, _: Ask<'_>) -> i32 {
        state.tiles.value(letter)
    }
}
