//! The bidder starts with a trump.

use super::{Ask, Legal, Questions, Rule};
use crate::state::Hand;
use kernel::{RuleEntry, Seat, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The bidder starts with a trump.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[serde(default)]
pub struct FirstLeadTrump {}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "first_lead_trump",
    "Trumps first",
    "The bidder's first lead must be a trump, if the bidder holds one.",
    make!(FirstLeadTrump => dyn Rule),
)
.words("first_lead_trump-lead = Your first lead must be a trump.")
.category("play");

impl Rule for FirstLeadTrump {
    fn legal(&self, hand: &Hand, seat: Seat, ask: Ask<'_>) -> Legal {
        let under = ask.under().legal(hand, seat);
        let leads_first = hand.tricks.is_empty() && hand.trick.is_empty() && hand.bidder == Some(seat);
        if !leads_first {
            return under;
        }
        let suits = ask.top().suits(hand);
        let dominoes = under.dominoes.and(suits.called);
        if dominoes.is_empty() || !suits.power {
            return under;
        }
        Legal { dominoes, rule: RULE.id, why: "first_lead_trump-lead" }
    }
}
