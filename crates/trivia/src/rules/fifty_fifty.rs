//! Once a match, two wrong options go, for one seat only.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Once a match, each may have two wrong options taken away.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct FiftyFifty {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "fifty_fifty",
    "Fifty-fifty",
    "Once a match you may have two wrong options taken away.",
    kernel::make!(FiftyFifty => dyn Rule),
);

impl Rule for FiftyFifty {
    fn fifty_fifty(&self, _: &Round, _: Ask<'_>) -> usize {
        2
    }
}
