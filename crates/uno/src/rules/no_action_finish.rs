//! The last card must be a number.

use super::{Ask, Questions, Rule};
use crate::card::Card;
use crate::state::Hand;
use kernel::{Refusal, RuleEntry, Seat, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The last card must be a number.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct NoActionFinish {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "no_action_finish",
    "No action finish",
    "Your last card must be a number.",
    kernel::make!(NoActionFinish => dyn Rule),
)
.words("no_action_finish-last = Your last card must be a number.");

impl Rule for NoActionFinish {
    fn objections(&self, hand: &Hand, seat: Seat, card: Card, ask: Ask<'_>) -> Vec<Refusal> {
        let mut all = ask.under().objections(hand, seat, card);
        if !card.is_number() && hand.of(seat).is_some_and(|held| held.len() == 1) {
            all.push(Refusal::new(RULE.id, message!("no_action_finish-last")));
        }
        all
    }
}
