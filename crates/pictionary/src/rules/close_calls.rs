//! Whoever is nearly right is told so.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whoever is nearly right is told so.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct CloseCalls {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "close_calls",
    "Close calls",
    "A guess that is nearly right is answered with “close!”, to whoever guessed alone.",
    kernel::make!(CloseCalls => dyn Rule),
)
.category("guessing");

impl Rule for CloseCalls {
    fn close_calls(&self, _: &Round, _: Ask<'_>) -> bool {
        true
    }
}
