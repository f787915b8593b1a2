//! Whoever draws does not see it.

use super::{Ask, Rule, Sight};
use crate::state::Round;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whoever draws does not see it.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Blind {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("blind", "Blind", "Whoever draws does not see what they draw.", kernel::make!(Blind => dyn Rule))
        .category("drawing")
        .excludes(&["mirror"]);

impl Rule for Blind {
    fn sight(&self, _: &Round, _: Ask<'_>) -> Sight {
        Sight::Blind
    }
}
