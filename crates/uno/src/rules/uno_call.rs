//! Saying UNO with one card left, and being caught when you do not.

use super::{Ask, Duty, Rule};
use crate::Hand;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Saying UNO with one card left, and being caught when you do not.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct UnoCall {
    /// Cards for whoever is caught.
    #[schemars(range(min = 1, max = 6))]
    pub penalty: u8,
    /// For how long one may be caught at least, in milliseconds, however fast the next player is.
    #[schemars(range(min = 0, max = 10000))]
    pub window: u32,
}

impl Default for UnoCall {
    fn default() -> Self {
        UnoCall { penalty: 2, window: 1_500 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "uno_call",
    "Saying UNO",
    "Whoever comes to one card without saying UNO and is caught draws { $penalty ->
        [one] one card
       *[other] { $penalty } cards
    }.",
    kernel::make!(UnoCall => dyn Rule),
)
.category("table")
.layer(layer::SETUP)
.core();

impl Rule for UnoCall {
    fn duty(&self, _: &Hand, _: Ask<'_>) -> Option<Duty> {
        Some(Duty { penalty: self.penalty, window: u64::from(self.window) })
    }
}
