//! Whoever takes the last stick loses.

use super::{Ask, Questions, Rule};
use crate::state::State;
use kernel::{RuleEntry, Seat, SeatSet, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The last stick loses: everyone but its taker wins.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Misere {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("misere", "Misère", "Whoever takes the last stick loses.", make!(Misere => dyn Rule))
        .category("winning");

impl Rule for Misere {
    fn winners(&self, state: &State, seat: Seat, ask: Ask<'_>) -> SeatSet {
        state.playing().without(ask.under().winners(state, seat))
    }
}
