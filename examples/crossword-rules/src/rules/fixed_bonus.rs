//! Every play scores a few points more.

use crossword::rules::{Ask, Generation, Questions, Rule, category};
use crossword::{RulePoints, State};
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every play scores a few points more.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct FixedBonus {
    /// So many.
    #[schemars(range(min = 1, max = 100))]
    pub points: i32,
}

impl Default for FixedBonus {
    fn default() -> Self {
        FixedBonus { points: 5 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "fixed_bonus",
    "Bonus for every play",
    "Every play scores { $points ->
        [one] one point
       *[other] { $points } points
    } more.",
    make!(FixedBonus => dyn Rule),
)
.category(category::SCORING)
.layer(layer::SCORE);

impl Rule for FixedBonus {
    fn tile_bonuses(&self, state: &State, placed: usize, ask: Ask<'_>) -> Vec<RulePoints> {
        let mut bonuses = ask.under().tile_bonuses(state, placed);
        bonuses.push(RulePoints { rule: RULE.id.into(), points: self.points });
        bonuses
    }

    /// The same for every position, so the tables hold all of it. Without this line bots would play the same, but slower.
    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}
