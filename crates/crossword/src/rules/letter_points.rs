//! Letters have values.

use super::{Ask, Generation, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, make};
use lexicon::Letter;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::Picture;
    use serde_json::Value;

    #[test]
    fn letters_count_and_blanks_do_not() {
        let mut picture = Picture::with("Q U I Z\n. . . .", &[("letter_points", Value::Null)]);
        assert_eq!(picture.score().total, 22);
        picture.new[3].blank = true;
        assert_eq!(picture.score().total, 12, "a blank is worth nothing");
        let without = Picture::with("Q U I Z\n. . . .", &[]);
        assert_eq!(without.score().total, 0, "without the rule letters have no value");
    }
}
