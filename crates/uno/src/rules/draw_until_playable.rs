//! Whoever draws goes on until a card can be played.

use super::{Ask, Questions, Rule, playable};
use crate::card::Card;
use crate::state::Hand;
use kernel::{RuleEntry, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whoever draws goes on until a card can be played.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct DrawUntilPlayable {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "draw_until_playable",
    "Draw until you can play",
    "Whoever draws, draws until a card can be played.",
    kernel::make!(DrawUntilPlayable => dyn Rule),
);

impl Rule for DrawUntilPlayable {
    fn draws_on(&self, hand: &Hand, seat: Seat, card: Card, ask: Ask<'_>) -> bool {
        !playable(ask.top(), hand, seat, card) || ask.under().draws_on(hand, seat, card)
    }
}
