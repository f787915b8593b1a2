//! Each trick counts more.

use super::{Ask, Questions, Rule};
use crate::tricks::Hand;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Its parameters are the rule.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Stakes {
    /// How many times.
    #[schemars(range(min = 2, max = 9))]
    pub times: i64,
}

impl Default for Stakes {
    fn default() -> Self {
        Stakes { times: 2 }
    }
}

impl Rule for Stakes {
    fn worth(&self, hand: &Hand, taken: u8, ask: Ask<'_>) -> i64 {
        self.times * ask.under().worth(hand, taken)
    }
}

/// The registry's entry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("stakes", "Stakes", "Each trick counts { $times } times.", make!(Stakes => dyn Rule));
