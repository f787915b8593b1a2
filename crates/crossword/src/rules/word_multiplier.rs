//! Premium squares multiply words.

use super::{Ask, Generation, Rule, category};
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

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::Picture;
    use serde_json::Value;

    fn score(picture: &str) -> i32 {
        let rules = ["letter_points", "letter_multiplier", "word_multiplier", "cross_word_scoring"];
        Picture::standard(picture, &rules.map(|id| (id, Value::Null))).score().total
    }

    #[test]
    fn words_count_two_and_three_times() {
        assert_eq!(score("C A B"), 3 * 7, "TW in the corner");
        assert_eq!(score(". . .\n. C A B"), 2 * 7, "DW beside it");
        assert_eq!(score("c A B"), 7, "not when the tile was there before");
    }

    #[test]
    fn letters_come_first_and_words_multiply() {
        assert_eq!(score("C A B B A G E"), 3 * (3 + 1 + 3 + 2 * 3 + 1 + 2 + 1), "DL inside TW");
        let row = "a b c d e f g h i j k l m n o".split(' ').collect::<Vec<_>>().join(" ");
        let across = row.replacen('a', "A", 1).replace(" h", " H").replace(" o", " O");
        let letters: i32 = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1].iter().sum();
        assert_eq!(score(&across), 27 * letters, "three TW at once");
    }

    #[test]
    fn for_each_word_of_the_tile() {
        assert_eq!(score("C A B\ne . ."), 3 * 7 + 3 * 4, "the cross word counts three times too");
    }
}
