//! Forced moves play themselves.

use super::{Ask, Questions, Rule};
use crate::state::{State, Take};
use kernel::{Auto, Message, Offer, RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How long a forced move lies on the table before it is made.
const PAUSE_MILLIS: u64 = 1_500;

/// A move without alternative is made by itself.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Swift {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("swift", "Swift", "A forced move is made by itself.", make!(Swift => dyn Rule))
        .words("swift-only = the only move")
        .category("time")
        .layer(layer::OFFERS);

impl Rule for Swift {
    fn offers(&self, state: &State, legal: Vec<Offer<Take>>, ask: Ask<'_>) -> Vec<Offer<Take>> {
        let mut offers = ask.under().offers(state, legal);
        if let [only] = offers.as_mut_slice() {
            only.auto = Some(Auto { at: state.began.after(PAUSE_MILLIS), reason: Message::new("swift-only") });
        }
        offers
    }
}
