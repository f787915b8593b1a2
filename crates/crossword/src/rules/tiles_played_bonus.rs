//! A bonus that grows with the tiles of a play.

use super::{Ask, Generation, Questions, Rule, category};
use crate::play::RulePoints;
use crate::state::State;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A bonus that grows with the tiles of a play.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TilesPlayedBonus {
    /// The bonus for 2 tiles, 3 tiles, and so on; the last one for more.
    #[schemars(length(min = 1, max = 19), inner(range(min = 0, max = 1000)))]
    pub points: Vec<i32>,
}

impl Default for TilesPlayedBonus {
    fn default() -> Self {
        TilesPlayedBonus { points: vec![3, 6, 12, 25, 50, 100] }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "tiles_played_bonus",
    "Bonus by tiles",
    "More points for more tiles at once: { $points } for 2 tiles, 3, and so on.",
    make!(TilesPlayedBonus => dyn Rule),
)
.category(category::SCORING)
.layer(layer::SCORE);

impl Rule for TilesPlayedBonus {
    fn tile_bonuses(&self, state: &State, placed: usize, ask: Ask<'_>) -> Vec<RulePoints> {
        let mut bonuses = ask.under().tile_bonuses(state, placed);
        let points = placed.checked_sub(2).map(|at| self.points.get(at).or(self.points.last()).copied().unwrap_or(0));
        bonuses.extend(points.map(|points| RulePoints { rule: RULE.id.into(), points }));
        bonuses
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
    fn the_table() {
        let score = |tiles: usize| {
            let row: String = "ABCDEFGH"[..tiles].chars().flat_map(|c| [c, ' ']).collect();
            let board = format!("{row}{}", ". ".repeat(9 - tiles));
            Picture::with(&format!("{board}\n{}", ". ".repeat(9)), &[("tiles_played_bonus", Value::Null)]).score().total
        };
        assert_eq!((1..=8).map(score).collect::<Vec<_>>(), [0, 3, 6, 12, 25, 50, 100, 100]);
    }
}
