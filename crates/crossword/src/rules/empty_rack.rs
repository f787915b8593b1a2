//! It ends when someone has played all tiles.

use super::{Ask, Questions, Rule, category};
use crate::state::State;
use kernel::Seat;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// It ends when someone has played all tiles.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct EmptyRack {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "empty_rack",
    "Going out",
    "It ends when someone's rack and the bag are empty.",
    make!(EmptyRack => dyn Rule),
)
.category(category::END);

impl Rule for EmptyRack {
    fn ending(&self, state: &State, seat: Seat, ask: Ask<'_>) -> Option<&'static str> {
        let out = state.bag.is_empty() && state.rack(seat).is_empty();
        if out { Some(RULE.id) } else { ask.under().ending(state, seat) }
    }
}
