//! When nobody bids.

use super::{Ask, Rule};
use crate::state::Hand;
use kernel::{Refusal, RuleEntry, layer, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// When nobody bids.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[serde(default)]
pub struct AllPass {
    /// What happens when the three others have passed.
    pub then: Then,
}

/// What happens when nobody bids.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema, Default)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The shaker may pass too; the hand is thrown in and the next one shakes.
    #[default]
    Reshake,
    /// The shaker must bid 30 or more.
    #[serde(rename = "force_30")]
    Force30,
    /// The shaker must bid 31 or more.
    #[serde(rename = "force_31")]
    Force31,
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "all_pass",
    "When all pass",
    "{ $then ->
        [force_30] When all others pass, the shaker must bid 30 or more.
        [force_31] When all others pass, the shaker must bid 31 or more.
       *[reshake] When nobody bids, the hand is thrown in and the next one shakes.
    }",
    make!(AllPass => dyn Rule),
)
.words("all_pass-least = All others have passed, so you must bid at least { $least }.")
.category("auction")
.layer(layer::SETUP)
.core();

impl Rule for AllPass {
    fn forced(&self, _: &Hand, _: Ask<'_>) -> Option<u8> {
        match self.then {
            Then::Reshake => None,
            Then::Force30 => Some(30),
            Then::Force31 => Some(31),
        }
    }

    fn must_bid(&self, _: &Hand, least: u8, _: Ask<'_>) -> Refusal {
        Refusal::new(RULE.id, message!("all_pass-least", least = least))
    }
}
