//! Words that cross the main word score too.

use super::{Ask, Generation, Rule, category};
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

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::Picture;
    use serde_json::Value;

    #[test]
    fn each_word_by_itself() {
        let picture = "c a t\nA R E\n. . .";
        let points = [("letter_points", Value::Null), ("cross_word_scoring", Value::Null)];
        let score = Picture::with(picture, &points).score();
        let words: Vec<(&str, &str, i32)> =
            score.words.iter().map(|word| (word.word.as_str(), word.at.as_str(), word.points)).collect();
        assert_eq!(words, [("ARE", "2A", 3), ("CA", "A1", 4), ("AR", "B1", 2), ("TE", "C1", 2)]);
        assert_eq!(score.rules[1].points, 8, "all of it is this rule's");
        assert_eq!(Picture::with(picture, &points[..1]).score().total, 3, "without it the main word alone counts");
    }
}
