//! Plunge: a bid on a hand full of doubles; the partner names trumps, and every trick must be taken.

use super::{Ask, Questions, Rule, every_trick, one_mark_more};
use crate::domino::Dominoes;
use crate::options::{Bids, Trumps};
use crate::state::{Bid, Hand, MadeOrSet, Trump, partner};
use kernel::{RuleEntry, Seat, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Plunge: a bid on a hand full of doubles; the partner names trumps, and every trick must be taken.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Plunge {
    /// So many doubles are needed to bid it.
    #[schemars(range(min = 1, max = 7))]
    pub doubles: u8,
    /// It is a bid of so many marks, or of one more than the highest bid.
    #[schemars(range(min = 1, max = 7))]
    pub marks: u8,
    /// May the partner name no trump?
    pub no_trump: bool,
    /// Who leads to the first trick.
    pub leads: Leads,
}

/// Who leads to the first trick.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema, Default)]
#[serde(rename_all = "snake_case")]
pub enum Leads {
    /// The partner, who named trumps.
    #[default]
    Partner,
    /// The bidder.
    Bidder,
}

impl Default for Plunge {
    fn default() -> Self {
        Plunge { doubles: 4, marks: 4, no_trump: false, leads: Leads::Partner }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "plunge",
    "Plunge",
    "With { $doubles ->
        [one] one double
       *[other] { $doubles } doubles
    } or more, a bid of at least { $marks ->
        [one] one mark
       *[other] { $marks } marks
    }: the partner names trumps, the { $leads ->
        [bidder] bidder
       *[partner] partner
    } leads, and every trick must be taken.",
    make!(Plunge => dyn Rule),
)
.category("contracts")
.layer(layer::CONTRACT);

impl Rule for Plunge {
    fn in_force(&self, hand: &Hand) -> bool {
        hand.is_contract(RULE.id)
    }

    fn bids(&self, hand: &Hand, seat: Seat, ask: Ask<'_>) -> Bids {
        let mut bids = ask.under().bids(hand, seat);
        if hand.held_by(seat).and(Dominoes::DOUBLES).len() >= usize::from(self.doubles) {
            bids.push(Bid::special(RULE.id, self.marks.max(one_mark_more(hand))));
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
        match self.leads {
            Leads::Partner => partner(bidder),
            Leads::Bidder => bidder,
        }
    }

    fn verdict(&self, hand: &Hand, _: Ask<'_>) -> Option<MadeOrSet> {
        every_trick(hand)
    }
}
