//! The last hand counts double: for those who play for something already.

use super::{Ask, Questions, Rule};
use crate::tricks::Hand;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Without parameters.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct LastHand {}

impl Rule for LastHand {
    /// Asks the *top* how many hands there are: another rule may have changed it.
    fn worth(&self, hand: &Hand, taken: u8, ask: Ask<'_>) -> i64 {
        let last = hand.number + 1 == ask.top().hands(hand);
        ask.under().worth(hand, taken) * if last { 2 } else { 1 }
    }
}

/// The registry's entry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("last_hand", "Last hand", "The last hand counts double.", make!(LastHand => dyn Rule))
        .layer(layer::SCORE)
        .needs(&["stakes"]);
