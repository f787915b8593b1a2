//! When all agree to stop, scores are adjusted.

use super::{Ask, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// When all agree to stop, scores are adjusted.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct HostEnds {
    /// Are the tiles that are left counted as at any other end?
    pub adjust: bool,
}

impl Default for HostEnds {
    fn default() -> Self {
        HostEnds { adjust: true }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "host_ends",
    "End by agreement",
    "When all agree to stop, tiles left are { $adjust ->
        [false] not counted
       *[true] counted
    }.",
    make!(HostEnds => dyn Rule),
)
.category(category::END);

impl Rule for HostEnds {
    fn stopping_adjusts(&self, _: &State, _: Ask<'_>) -> bool {
        self.adjust
    }
}
