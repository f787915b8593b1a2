//! Tiles left at the end cost points, each the same.

use super::{Ask, Questions, Rule, category};
use crate::state::State;
use kernel::{BySeat, RuleEntry, Seat, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Tiles left at the end cost points, each the same.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct UnplayedTiles {
    /// What each of them costs.
    #[schemars(range(min = 0, max = 100))]
    pub points: i32,
}

impl Default for UnplayedTiles {
    fn default() -> Self {
        UnplayedTiles { points: 5 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "unplayed_tiles",
    "Tiles left over",
    "Each tile left at the end costs { $points ->
        [one] one point
       *[other] { $points } points
    }.",
    make!(UnplayedTiles => dyn Rule),
)
.category(category::END);

impl Rule for UnplayedTiles {
    fn adjustments(&self, state: &State, out: Option<Seat>, ask: Ask<'_>) -> BySeat<i32> {
        let mut adjustments = ask.under().adjustments(state, out);
        for seat in state.playing().iter() {
            adjustments[seat] -= self.points * state.rack(seat).len() as i32;
        }
        adjustments
    }
}
