//! Nobody needs to say UNO.

use super::{Ask, Duty, Rule};
use crate::state::Hand;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Nobody needs to say UNO.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct SilentUno {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("silent_uno", "Silent UNO", "Nobody needs to say UNO.", kernel::make!(SilentUno => dyn Rule));

impl Rule for SilentUno {
    fn duty(&self, _: &Hand, _: Ask<'_>) -> Option<Duty> {
        None
    }
}
