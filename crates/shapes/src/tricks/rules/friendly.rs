//! A hand is won or lost by a point, however it is played.

use super::{Ask, Questions, Rule};
use crate::tricks::Hand;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Without parameters.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Friendly {}

impl Rule for Friendly {
    fn worth(&self, hand: &Hand, taken: u8, ask: Ask<'_>) -> i64 {
        ask.under().worth(hand, taken).clamp(-1, 1)
    }
}

/// The registry's entry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("friendly", "Friendly", "A hand is worth one point at most.", make!(Friendly => dyn Rule))
        .excludes(&["stakes"]);
