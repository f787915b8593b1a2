//! One hand, without an auction.

use super::{Ask, Rule};
use crate::domino::{Domino, Dominoes};
use crate::state::{Action, Bid, Hand, Phase, Trump};
use kernel::{RuleEntry, RuleId, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One hand, without an auction.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct OneHand {
    /// What the player to the left of the shaker bids.
    #[schemars(range(min = 30, max = 41))]
    pub bid: u8,
}

impl Default for OneHand {
    fn default() -> Self {
        OneHand { bid: 30 }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "one_hand",
    "One hand",
    "One hand only: the player to the left of the shaker bids { $bid } and names their longest suit.",
    make!(OneHand => dyn Rule),
)
.category("play");

/// The pip that is on most of them; of equals the one whose double is there, then the higher.
fn longest(held: Dominoes) -> u8 {
    let worth = |pip: &u8| {
        let double = Domino::new(*pip, *pip).is_some_and(|double| held.contains(double));
        (held.and(Dominoes::with_pip(*pip)).len(), double, *pip)
    };
    (0..7).max_by_key(worth).unwrap_or_default()
}

impl Rule for OneHand {
    fn scripted(&self, hand: &Hand, _: Ask<'_>) -> Option<Action> {
        match (hand.phase, hand.bid.is_some()) {
            (Phase::Bidding, false) => Some(Action::Bid(Bid::points(self.bid))),
            (Phase::Bidding, true) => Some(Action::Pass),
            (Phase::Naming, _) => Some(Action::Name(Trump::Pip(longest(hand.held_by(hand.turn?))))),
            _ => None,
        }
    }

    fn over(&self, _: &Hand, _: [i64; 2], _: Ask<'_>) -> Option<RuleId> {
        Some(RULE.id.into())
    }
}
