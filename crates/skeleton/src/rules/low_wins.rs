//! The lowest card wins.

use super::{Ask, Rule};
use crate::state::State;
use kernel::{RuleEntry, SeatSet, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The lowest card wins.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct LowWins {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("low_wins", "Low wins", "The lowest card wins.", make!(LowWins => dyn Rule)).category("winning");

impl Rule for LowWins {
    fn winners(&self, state: &State, _: Ask<'_>) -> SeatSet {
        state.playing().iter().min_by_key(|seat| state.cards[*seat]).map(SeatSet::only).unwrap_or_default()
    }
}
