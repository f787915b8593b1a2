//! A bonus for a play of just so many tiles.

use super::{Ask, Generation, Questions, Rule, category};
use crate::play::RulePoints;
use crate::state::State;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A bonus for a play of just so many tiles.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct BingoBonus {
    /// The bonus.
    #[schemars(range(min = 0, max = 1000))]
    pub points: i32,
    /// For exactly so many tiles from the rack.
    #[schemars(range(min = 1, max = 20))]
    pub tiles: u8,
}

impl Default for BingoBonus {
    fn default() -> Self {
        BingoBonus { points: 50, tiles: 7 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "bingo_bonus",
    "Bingo",
    "{ $points ->
        [one] One point
       *[other] { $points } points
    } more for playing { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles at once
    }.",
    make!(BingoBonus => dyn Rule),
)
.category(category::SCORING)
.layer(layer::SCORE);

impl Rule for BingoBonus {
    fn tile_bonuses(&self, state: &State, placed: usize, ask: Ask<'_>) -> Vec<RulePoints> {
        let mut bonuses = ask.under().tile_bonuses(state, placed);
        if placed == usize::from(self.tiles) {
            bonuses.push(RulePoints { rule: RULE.id.into(), points: self.points });
        }
        bonuses
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::Picture;
    use serde_json::{Value, json};

    #[test]
    fn exactly_so_many_tiles() {
        let score = |picture: &str, params: Value| Picture::with(picture, &[("bingo_bonus", params)]).score().total;
        assert_eq!(score("A B C D E F G\n. . . . . . .", Value::Null), 50);
        assert_eq!(score("A B C D E F .\n. . . . . . .", Value::Null), 0);
        assert_eq!(score("A B C D E F G H\n. . . . . . . .", Value::Null), 0, "eight are not seven");
        assert_eq!(score("A B C d E F G H\n. . . . . . . .", Value::Null), 50, "the tiles of the play count");
        assert_eq!(score("A B C\n. . .", json!({"points": 35, "tiles": 3})), 35);
    }
}
