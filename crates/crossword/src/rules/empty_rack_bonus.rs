//! A bonus for the last tile.

use super::{Ask, Questions, Rule, category};
use crate::play::{Play, Score};
use crate::state::State;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A bonus for the last tile.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct EmptyRackBonus {
    /// The bonus.
    #[schemars(range(min = 0, max = 1000))]
    pub points: i32,
}

impl Default for EmptyRackBonus {
    fn default() -> Self {
        EmptyRackBonus { points: 25 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "empty_rack_bonus",
    "Bonus for going out",
    "{ $points ->
        [one] One point
       *[other] { $points } points
    } more for emptying the rack when the bag is empty.",
    make!(EmptyRackBonus => dyn Rule),
)
.category(category::SCORING)
.layer(layer::SCORE);

impl Rule for EmptyRackBonus {
    fn score(&self, state: &State, play: &Play, ask: Ask<'_>) -> Score {
        let mut score = ask.under().score(state, play);
        if state.bag.is_empty() && play.placed.len() == state.rack(play.seat).len() {
            score.add_bonus(RULE.id, self.points);
        }
        score
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::Picture;
    use serde_json::Value;

    #[test]
    fn the_last_tile_when_the_bag_was_empty() {
        let mut picture = Picture::with("a B C\n. . .", &[("empty_rack_bonus", Value::Null)]);
        assert_eq!(picture.score().total, 0, "the bag has tiles");
        picture.state.bag = crate::Bag::default();
        assert_eq!(picture.score().total, 25);
        picture.rack("BCD");
        assert_eq!(picture.score().total, 0, "a tile is left");
    }
}
