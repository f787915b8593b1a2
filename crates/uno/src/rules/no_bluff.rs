//! A wild draw four may only be laid when it is fair.

use super::{Ask, Questions, Rule};
use crate::card::Card;
use crate::state::{Hand, Penalty};
use kernel::{Refusal, RuleEntry, Seat, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A wild draw four may only be laid when it is fair.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct NoBluff {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "no_bluff",
    "No bluffing",
    "A wild draw four may only be laid without a card of the colour in force, so nobody challenges.",
    kernel::make!(NoBluff => dyn Rule),
)
.words("no_bluff-held = You hold a card of the colour in force, so the { $card } must wait.");

impl Rule for NoBluff {
    fn objections(&self, hand: &Hand, seat: Seat, card: Card, ask: Ask<'_>) -> Vec<Refusal> {
        let mut all = ask.under().objections(hand, seat, card);
        if ask.top().unfair(hand, seat, card) {
            all.push(Refusal::new(RULE.id, message!("no_bluff-held", card = card)));
        }
        all
    }

    fn may_challenge(&self, _: &Hand, _: &Penalty, _: Ask<'_>) -> bool {
        false
    }
}
