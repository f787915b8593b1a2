//! Who holds the very card that lies on top may lay it at once, out of turn.

use super::{Ask, Questions, Rule};
use crate::card::Kinds;
use crate::state::{Hand, Step};
use kernel::{RuleEntry, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who holds the very card that lies on top may lay it at once, out of turn.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct JumpIn {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "jump_in",
    "Jumping in",
    "Out of turn you may lay a card identical to the top one; play goes on from you.",
    kernel::make!(JumpIn => dyn Rule),
);

impl Rule for JumpIn {
    fn jumps_in(&self, hand: &Hand, seat: Seat, ask: Ask<'_>) -> Kinds {
        let under = ask.under().jumps_in(hand, seat);
        if hand.step == Step::Play { under.or(Kinds::only(hand.top)) } else { under }
    }
}
