//! Whoever draws sees it the wrong way round.

use super::{Ask, Rule, Sight};
use crate::state::Round;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whoever draws sees it the wrong way round.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Mirror {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "mirror",
    "Mirror",
    "Whoever draws sees the sheet the wrong way round, as in a mirror.",
    kernel::make!(Mirror => dyn Rule),
)
.category("drawing")
.excludes(&["blind"]);

impl Rule for Mirror {
    fn sight(&self, _: &Round, _: Ask<'_>) -> Sight {
        Sight::Mirror
    }
}
