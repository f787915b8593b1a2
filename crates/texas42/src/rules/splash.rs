//! Splash: a smaller plunge, for 2 or 3 marks.

use super::{Ask, Questions, Rule, every_trick};
use crate::domino::Dominoes;
use crate::options::{Bids, Trumps};
use crate::state::{Amount, Bid, Hand, MadeOrSet, Trump, partner};
use kernel::{RuleEntry, Seat, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Splash: a smaller plunge, for 2 or 3 marks.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Splash {
    /// So many doubles are needed to bid it.
    #[schemars(range(min = 1, max = 7))]
    pub doubles: u8,
    /// May the partner name no trump?
    pub no_trump: bool,
}

impl Default for Splash {
    fn default() -> Self {
        Splash { doubles: 3, no_trump: false }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "splash",
    "Splash",
    "With { $doubles ->
        [one] one double
       *[other] { $doubles } doubles
    } or more, a bid of 2 marks (3 over a bid of 2): the partner names trumps and leads, and every trick must be taken.",
    make!(Splash => dyn Rule),
)
.category("contracts")
.layer(layer::CONTRACT);

impl Rule for Splash {
    fn in_force(&self, hand: &Hand) -> bool {
        hand.is_contract(RULE.id)
    }

    fn bids(&self, hand: &Hand, seat: Seat, ask: Ask<'_>) -> Bids {
        let mut bids = ask.under().bids(hand, seat);
        if hand.held_by(seat).and(Dominoes::DOUBLES).len() >= usize::from(self.doubles) {
            let over_two = hand.high() == Some(Amount::Marks(2));
            bids.push(Bid::special(RULE.id, if over_two { 3 } else { 2 }));
        }
        bids
    }

    fn trumps(&self, hand: &Hand, ask: Ask<'_>) -> Trumps {
        let mut trumps = ask.under().trumps(hand);
        if self.in_force(hand) && !self.no_trump {
            trumps.retain(|trump| *trump != Trump::NoTrump);
        }
        trumps
    }

    fn names_trumps(&self, _: &Hand, bidder: Seat, _: Ask<'_>) -> Seat {
        partner(bidder)
    }

    fn leads_first(&self, _: &Hand, bidder: Seat, _: Ask<'_>) -> Seat {
        partner(bidder)
    }

    fn verdict(&self, hand: &Hand, _: Ask<'_>) -> Option<MadeOrSet> {
        every_trick(hand)
    }
}
