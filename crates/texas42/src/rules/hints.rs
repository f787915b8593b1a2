//! Advice on each offer.

use super::{Ask, Questions, Rule};
use crate::bot::Sight;
use crate::bot::easy::advice;
use crate::state::{Action, Hand};
use crate::teaching::advised;
use kernel::{Offer, RuleEntry, Seat, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Advice on each offer.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[serde(default)]
pub struct Hints {}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "hints",
    "Hints",
    "Each player is given advice, from nothing but what that player sees.",
    make!(Hints => dyn Rule),
)
.category("table")
.layer(layer::OFFERS);

impl Rule for Hints {
    fn offers(&self, hand: &Hand, seat: Seat, legal: Vec<Offer<Action>>, ask: Ask<'_>) -> Vec<Offer<Action>> {
        let mut offers = ask.under().offers(hand, seat, legal);
        let actions: Vec<Action> = offers.iter().filter_map(|offer| offer.action().cloned()).collect();
        let advice = advice(&Sight::new(hand, seat, ask.top()), &actions);
        let best = advice.iter().map(|(worth, _)| *worth).max();
        for (offer, (worth, why)) in offers.iter_mut().zip(advice) {
            offer.hint = Some(if Some(worth) == best { advised(why) } else { why });
        }
        offers
    }
}
