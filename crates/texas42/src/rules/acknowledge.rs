//! Everyone sees a trick, and a score, before the game goes on.

use super::{Ask, Rule};
use crate::state::Hand;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Everyone sees a trick, and a score, before the game goes on.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Acknowledge {
    /// After each trick.
    pub trick: bool,
    /// After each hand.
    pub hand: bool,
    /// Nobody is waited for longer than so many seconds.
    #[schemars(range(min = 1, max = 60))]
    pub seconds: u8,
}

impl Default for Acknowledge {
    fn default() -> Self {
        Acknowledge { trick: true, hand: true, seconds: 10 }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "acknowledge",
    "Acknowledge",
    "{ $trick ->
        [true] Tricks wait
       *[false] Tricks do not wait
    }, and { $hand ->
        [true] scores wait
       *[false] scores do not
    }, until all who play have seen them, at most { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.",
    make!(Acknowledge => dyn Rule),
)
.category("table");

impl Rule for Acknowledge {
    fn pause_millis(&self, _: &Hand, after_hand: bool, _: Ask<'_>) -> Option<u64> {
        let asked = if after_hand { self.hand } else { self.trick };
        asked.then(|| u64::from(self.seconds) * 1_000)
    }
}
