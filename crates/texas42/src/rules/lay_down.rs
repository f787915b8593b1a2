//! Laying the hand down to claim the rest.

use super::{Ask, Rule};
use crate::state::{Hand, team};
use kernel::{RuleEntry, Seat, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Laying the hand down to claim the rest.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[serde(default)]
pub struct LayDown {}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "lay_down",
    "Laying down",
    "Who has bid, or their partner, may lay the hand open and claim the rest. If any play of the others can stop that, the \
     bid is set.",
    make!(LayDown => dyn Rule),
)
.category("play");

impl Rule for LayDown {
    /// With one domino left there is nothing to claim; once it is decided, nothing to win.
    fn may_lay_down(&self, hand: &Hand, seat: Seat, _: Ask<'_>) -> bool {
        hand.bidder.is_some() && team(seat) == hand.bidders() && hand.verdict.is_none() && hand.held_by(seat).len() > 1
    }
}
