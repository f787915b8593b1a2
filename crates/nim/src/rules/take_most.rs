//! A limit on what may be taken at once.

use super::{Ask, Questions, Rule};
use crate::state::{State, Take};
use kernel::{Refusal, RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// At most so many sticks a turn.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TakeMost {
    /// The most sticks you may take in a turn.
    #[schemars(range(min = 1, max = 20))]
    pub sticks: u8,
}

impl Default for TakeMost {
    fn default() -> Self {
        TakeMost { sticks: 3 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "take_most",
    "Limited takes",
    "Take at most {sticks} {sticks:stick|sticks} a turn.",
    make!(TakeMost => dyn Rule),
)
.category("play");

impl Rule for TakeMost {
    fn objections(&self, state: &State, take: Take, ask: Ask<'_>) -> Vec<Refusal> {
        let mut objections = ask.under().objections(state, take);
        if take.sticks > self.sticks {
            let sentence = format!("You may take at most {}.", self.sticks);
            objections.push(Refusal::new(RULE.id, sentence).with("most", self.sticks));
        }
        objections
    }
}
