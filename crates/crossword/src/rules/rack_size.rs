//! How many tiles a rack holds.

use super::{Ask, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many tiles a rack holds.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct RackSize {
    /// How many tiles a full rack has.
    #[schemars(range(min = 1, max = 20))]
    pub tiles: u8,
}

impl Default for RackSize {
    fn default() -> Self {
        RackSize { tiles: 7 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "rack_size",
    "Rack",
    "A rack holds { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }.",
    make!(RackSize => dyn Rule),
)
.category(category::SETUP)
.layer(layer::SETUP)
.core();

impl Rule for RackSize {
    fn rack_size(&self, _: &State, _: Ask<'_>) -> u8 {
        self.tiles
    }
}
