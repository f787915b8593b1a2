//! Forced plays are played by themselves.

use super::{Ask, Questions, Rule};
use crate::state::{Action, Hand, Phase};
use kernel::{Auto, Message, Offer, RuleEntry, Seat, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Forced plays are played by themselves.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Speed {
    /// After so many milliseconds.
    #[schemars(range(min = 100, max = 5000))]
    pub millis: u16,
}

impl Default for Speed {
    fn default() -> Self {
        Speed { millis: 800 }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "speed",
    "Speed",
    "When only one domino can be played, it is played by itself.",
    make!(Speed => dyn Rule),
)
.words("speed-only = the only legal play")
.category("table")
.layer(layer::OFFERS);

impl Rule for Speed {
    fn offers(&self, hand: &Hand, seat: Seat, legal: Vec<Offer<Action>>, ask: Ask<'_>) -> Vec<Offer<Action>> {
        let mut offers = ask.under().offers(hand, seat, legal);
        if let ([only], Phase::Playing) = (&mut offers[..], hand.phase) {
            let at = hand.since.after(u64::from(self.millis));
            only.auto = Some(Auto { at, reason: Message::new("speed-only") });
        }
        offers
    }
}
