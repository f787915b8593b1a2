//! A drawn card that can be played must be played.

use super::{Ask, Questions, Rule, playable};
use crate::state::{Hand, Step};
use kernel::{Refusal, RuleEntry, Seat, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A drawn card that can be played must be played.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ForcePlay {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "force_play",
    "Forced play",
    "A card that was drawn and can be played must be played.",
    kernel::make!(ForcePlay => dyn Rule),
)
.words("force_play-must = You must play the { $card } that you drew.");

impl Rule for ForcePlay {
    fn against_passing(&self, hand: &Hand, seat: Seat, ask: Ask<'_>) -> Vec<Refusal> {
        let mut all = ask.under().against_passing(hand, seat);
        if let Step::Drawn(card) = hand.step
            && playable(ask.top(), hand, seat, card)
        {
            all.push(Refusal::new(RULE.id, message!("force_play-must", card = card)));
        }
        all
    }
}
