//! Premium squares multiply letters.

use super::{Ask, Generation, Rule, category};
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

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::Picture;
    use serde_json::Value;

    /// The first row of the standard board has DL in its fourth square, the second TL in its sixth.
    #[test]
    fn letters_count_twice_and_three_times() {
        let rules = [("letter_points", Value::Null), ("letter_multiplier", Value::Null)];
        let score = |picture: &str| Picture::standard(picture, &rules).score();
        assert_eq!(score(". C A B").total, 3 + 1 + 2 * 3);
        assert_eq!(score(". . . . . . .\n. . . C A B .").total, 3 + 1 + 3 * 3);
        let by_rule = score(". C A B").rules;
        assert_eq!((by_rule[1].rule.as_str(), by_rule[1].points), ("letter_multiplier", 3));
    }

    #[test]
    fn only_on_the_turn_that_covers_the_square() {
        let rules = [("letter_points", Value::Null), ("letter_multiplier", Value::Null)];
        assert_eq!(Picture::standard(". C A b", &rules).score().total, 3 + 1 + 3);
    }

    #[test]
    fn for_the_cross_word_too() {
        let rules =
            [("letter_points", Value::Null), ("letter_multiplier", Value::Null), ("cross_word_scoring", Value::Null)];
        let score = Picture::standard(". C A B\n. . . e", &rules).score();
        let words: Vec<(&str, i32)> = score.words.iter().map(|word| (word.word.as_str(), word.points)).collect();
        assert_eq!(words, [("CAB", 10), ("BE", 7)]);
    }
}
