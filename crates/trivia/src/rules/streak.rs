//! Several right answers in a row earn more.

use super::{Ask, Questions, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Several right answers in a row earn more.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Streak {
    /// For the second right answer in a row, and so much more for each further one.
    #[schemars(range(min = 1, max = 10_000))]
    pub bonus: u32,
    /// At most so much for one answer.
    #[schemars(range(min = 1, max = 100_000))]
    pub most: u32,
}

impl Default for Streak {
    fn default() -> Self {
        Streak { bonus: 100, most: 500 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "streak",
    "Streaks",
    "Each further right answer in a row earns { $bonus } more, up to { $most }.",
    kernel::make!(Streak => dyn Rule),
)
.category("points")
.layer(layer::SCORE);

impl Rule for Streak {
    fn streak(&self, round: &Round, run: u32, ask: Ask<'_>) -> i64 {
        let bonus = i64::from(self.bonus) * i64::from(run);
        ask.under().streak(round, run) + bonus.min(i64::from(self.most))
    }
}
