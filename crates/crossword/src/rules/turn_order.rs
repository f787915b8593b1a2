//! Turns go around the table.

use super::Opener;
use super::{Ask, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Turns go around the table.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TurnOrder {
    /// Who has the first turn.
    pub first: Opener,
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "turn_order",
    "Who begins",
    "Turns go around the table; { $first ->
        [creator] whoever opened the room begins
       *[random] who begins is drawn
    }.",
    make!(TurnOrder => dyn Rule),
)
.category(category::TURNS)
.layer(layer::SETUP)
.core();

impl Rule for TurnOrder {
    fn opener(&self, _: &State, _: Ask<'_>) -> Opener {
        self.first
    }
}
