//! Two marks for a forced bid that takes everything.

use super::{Ask, Questions, Rule};
use crate::state::{Amount, Hand, TRICKS};
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Two marks for a forced bid that takes everything.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct SweepBonus {
    /// What it is worth.
    #[schemars(range(min = 2, max = 7))]
    pub marks: u8,
}

impl Default for SweepBonus {
    fn default() -> Self {
        SweepBonus { marks: 2 }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "sweep_bonus",
    "Sweep bonus",
    "A shaker who was forced to bid and takes every trick scores { $marks } marks.",
    make!(SweepBonus => dyn Rule),
)
.category("scoring")
.layer(layer::SCORE);

impl SweepBonus {
    /// Did the shaker bid just what they had to?
    fn was_forced(hand: &Hand, ask: &Ask<'_>) -> bool {
        let forced = ask.top().forced(hand).map(Amount::Points);
        forced.is_some() && hand.high() == forced && hand.up_to_shaker()
    }
}

impl Rule for SweepBonus {
    /// To sweep, a forced bid that is made is played on until a trick is lost.
    fn ends_early(&self, hand: &Hand, ask: Ask<'_>) -> bool {
        let can_sweep = Self::was_forced(hand, &ask) && hand.taken(1 - hand.bidders()) == 0;
        !can_sweep && ask.under().ends_early(hand)
    }

    fn stake(&self, hand: &Hand, ask: Ask<'_>) -> u8 {
        let swept = hand.taken(hand.bidders()) == TRICKS && Self::was_forced(hand, &ask);
        let stake = ask.under().stake(hand);
        if swept { stake.max(self.marks) } else { stake }
    }
}
