//! A limit on what may be taken at once.

use super::{Ask, Questions, Rule};
use crate::state::{State, Take};
use kernel::{Refusal, RuleEntry, make, message};
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
    "Take at most { $sticks ->
        [one] one stick
       *[other] { $sticks } sticks
    } a turn.",
    make!(TakeMost => dyn Rule),
)
.words("take_most-more = You may take at most { $most }.")
.category("play");

impl Rule for TakeMost {
    fn objections(&self, state: &State, take: Take, ask: Ask<'_>) -> Vec<Refusal> {
        let mut objections = ask.under().objections(state, take);
        if take.sticks > self.sticks {
            objections.push(Refusal::new(RULE.id, message!("take_most-more", most = self.sticks)));
        }
        objections
    }
}
