//! A bonus for making a word longer.

use super::{Ask, Questions, Rule, category};
use crate::play::{Play, Score, Word};
use crate::state::State;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A bonus for making a word longer.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ExtensionBonus {
    /// The bonus for 2 old letters, 3, and so on; the last one for more.
    #[schemars(length(min = 1, max = 20), inner(range(min = 0, max = 1000)))]
    pub points: Vec<i32>,
}

impl Default for ExtensionBonus {
    fn default() -> Self {
        ExtensionBonus { points: vec![10, 12, 15, 19, 23, 28, 35, 43, 53, 66, 81, 100] }
    }
}

impl ExtensionBonus {
    fn bonus(&self, word: &Word) -> i32 {
        let new = word.tiles.iter().filter(|tile| tile.new).count();
        match (word.tiles.len() - new).checked_sub(2) {
            Some(at) if new >= 2 => self.points.get(at).or(self.points.last()).copied().unwrap_or(0),
            _ => 0,
        }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "extension_bonus",
    "Bonus for extending",
    "A bonus for extending a word of at least 2 letters by at least 2: { $points } points for 2 old letters, 3, and so on.",
    make!(ExtensionBonus => dyn Rule),
)
.category(category::SCORING)
.layer(layer::SCORE);

impl Rule for ExtensionBonus {
    fn score(&self, state: &State, play: &Play, ask: Ask<'_>) -> Score {
        let mut score = ask.under().score(state, play);
        score.add_bonus(RULE.id, play.words.iter().map(|word| self.bonus(word)).max().unwrap_or(0));
        score
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::Picture;
    use serde_json::Value;

    #[test]
    fn two_old_and_two_new_letters() {
        let score = |picture: &str| Picture::with(picture, &[("extension_bonus", Value::Null)]).score().total;
        assert_eq!(score("a b C D\n. . . ."), 10);
        assert_eq!(score("A b c D\n. . . ."), 10, "on both sides");
        assert_eq!(score("a b c D\n. . . ."), 0, "one new letter is none");
        assert_eq!(score("a B C D\n. . . ."), 0, "one old letter is none");
        assert_eq!(score("a b c d e f g h i j k l m n O P\n. . . . . . . . . . . . . . . ."), 100, "the last for more");
        assert_eq!(score("a b c D E\nf g . . .\n. . . . ."), 12);
    }
}
