//! Words score by the height of their tiles.

use super::{Ask, Rule, category};
use crate::play::{RulePoints, Word};
use crate::state::State;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Words score by the height of their tiles.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct StackPoints {
    /// What each tile of a word counts, if none of its tiles lies on another.
    #[schemars(range(min = 1, max = 20))]
    pub flat: i32,
    /// What is added to such a word for this tile.
    pub rare: String,
    /// So much.
    #[schemars(range(min = 0, max = 100))]
    pub more: i32,
}

impl Default for StackPoints {
    fn default() -> Self {
        StackPoints { flat: 2, rare: "Qu".into(), more: 2 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "stack_points",
    "Points by height",
    "A word of single tiles scores { $flat } for each of them, and { $more } more with { $rare }; \
    any other scores one for each tile in its stacks.",
    make!(StackPoints => dyn Rule),
)
.category(category::SCORING)
.layer(layer::SCORE);

impl Rule for StackPoints {
    fn word_points(&self, state: &State, word: &Word, _: Ask<'_>) -> Vec<RulePoints> {
        let tiles = word.tiles.iter().map(|tile| i32::from(tile.height));
        let points = if word.tiles.iter().all(|tile| tile.height == 1) {
            let rare = word.tiles.iter().any(|tile| state.tiles.text(tile.letter) == self.rare);
            tiles.map(|_| self.flat).sum::<i32>() + if rare { self.more } else { 0 }
        } else {
            tiles.sum()
        };
        vec![RulePoints { rule: RULE.id.into(), points }]
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::Picture;
    use serde_json::Value;

    #[test]
    fn single_tiles_count_twice_and_stacks_their_tiles() {
        let rules = [("stack_points", Value::Null), ("stacking", Value::Null), ("cross_word_scoring", Value::Null)];
        let score = |picture: &str| Picture::with(picture, &rules).score();
        assert_eq!(score("m o o d E").total, 10);
        assert_eq!(score("mW o o d\n. . . .").total, 5);
        assert_eq!(score("mnopW o\n. .").total, 6, "all tiles of a stack");
        let both = score(". n .\nA B C");
        assert_eq!(both.words.iter().map(|word| word.points).collect::<Vec<_>>(), [6, 4]);
        assert_eq!(both.rules.iter().map(|rule| rule.points).sum::<i32>(), 10);
    }
}
