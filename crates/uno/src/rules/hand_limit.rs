//! With a full hand nobody draws of their own will.

use super::{Ask, Questions, Rule};
use crate::card::Card;
use crate::state::Hand;
use kernel::{Message, Refusal, RuleEntry, RuleSpec, Seat, layer, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// With a full hand nobody draws of their own will.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct HandLimit {
    /// So many cards are a full hand.
    #[schemars(range(min = 10, max = 50))]
    pub cards: u8,
}

impl Default for HandLimit {
    fn default() -> Self {
        HandLimit { cards: 25 }
    }
}

impl HandLimit {
    fn is_full(&self, hand: &Hand, seat: Seat) -> bool {
        hand.of(seat).is_some_and(|held| held.len() >= usize::from(self.cards))
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "hand_limit",
    "Hand limit",
    "With { $cards } cards or more you do not draw in your turn.",
    kernel::make!(HandLimit => dyn Rule),
)
.words(
    "hand_limit-full = With { $cards } cards or more nobody draws in their turn.\n\
     hand_limit-dealt = A hand is full with { $cards } cards (“{ rule-hand_limit }”), and { $dealt } are dealt \
     (“{ rule-hand_size }”).",
)
.layer(layer::HOUSE + 1)
.quarrel(full_from_the_start);

fn full_from_the_start(own: &Map<String, Value>, chosen: &[RuleSpec]) -> Option<Message> {
    let limit = own.get("cards")?.as_u64()?;
    let dealt = RuleSpec::param(chosen, "hand_size", "cards")?.as_u64().filter(|dealt| limit <= *dealt)?;
    Some(message!("hand_limit-dealt", cards = limit, dealt = dealt))
}

impl Rule for HandLimit {
    fn against_drawing(&self, hand: &Hand, seat: Seat, ask: Ask<'_>) -> Vec<Refusal> {
        let mut all = ask.under().against_drawing(hand, seat);
        if self.is_full(hand, seat) {
            all.push(Refusal::new(RULE.id, message!("hand_limit-full", cards = self.cards)));
        }
        all
    }

    fn draws_on(&self, hand: &Hand, seat: Seat, card: Card, ask: Ask<'_>) -> bool {
        !self.is_full(hand, seat) && ask.under().draws_on(hand, seat, card)
    }
}
