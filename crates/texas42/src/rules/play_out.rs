//! All seven tricks are played, decided or not.

use super::{Ask, Rule};
use crate::state::Hand;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// All seven tricks are played, decided or not.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[serde(default)]
pub struct PlayOut {}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "play_out",
    "Play it out",
    "All seven tricks are played, even when the hand is decided.",
    make!(PlayOut => dyn Rule),
)
.category("play");

impl Rule for PlayOut {
    fn ends_early(&self, _: &Hand, _: Ask<'_>) -> bool {
        false
    }
}
