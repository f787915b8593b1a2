//! Whoever comes closest to a number is right.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whoever comes closest to a number is right, however far off.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Closest {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "closest",
    "Closest number",
    "Whoever comes closest to a number is right.",
    kernel::make!(Closest => dyn Rule),
);

impl Rule for Closest {
    fn in_force(&self, _: &Round) -> bool {
        false // It is asked when a question is, not during a round.
    }

    fn closest(&self, _: &Round, _: Ask<'_>) -> bool {
        true
    }
}
