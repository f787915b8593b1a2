//! Players may give up.

use super::{Ask, Rule, category};
use crate::state::State;
use kernel::Refusal;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Players may give up.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Resignation {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "resignation",
    "Resigning",
    "Players may give up at any time; between two, the other one wins.",
    make!(Resignation => dyn Rule),
)
.category(category::END);

impl Rule for Resignation {
    fn resigning(&self, _: &State, _: Ask<'_>) -> Vec<Refusal> {
        Vec::new()
    }
}
