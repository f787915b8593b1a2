//! What may be bid: the numbers of the auction.

use super::{Ask, Rule};
use crate::options::Bids;
use crate::state::{Amount, Hand};
use kernel::{RuleEntry, Seat, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What may be bid.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Auction {
    /// The lowest bid.
    #[schemars(range(min = 20, max = 41))]
    pub least: u8,
    /// The first bid of marks may be as high as this; after that it goes up by one.
    #[schemars(range(min = 1, max = 7))]
    pub first_marks: u8,
    /// No more marks than this may be bid.
    #[schemars(range(min = 1, max = 7))]
    pub most_marks: u8,
}

impl Default for Auction {
    fn default() -> Self {
        Auction { least: 30, first_marks: 2, most_marks: 7 }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "auction",
    "The auction",
    "Bids start at { $least }; the first bid of marks may be 1 to { $first_marks }, then one more each time, up to \
     { $most_marks }.",
    make!(Auction => dyn Rule),
)
.category("auction")
.layer(layer::SETUP)
.core();

impl Rule for Auction {
    fn bids(&self, hand: &Hand, _: Seat, _: Ask<'_>) -> Bids {
        let high = hand.high();
        if let Some(Amount::Marks(marks)) = high {
            let more = marks.saturating_add(1);
            return Bids::marks(more, more.min(self.most_marks));
        }
        let least = high.map_or(self.least, |high| high.points() + 1);
        Bids::points(least, 41).or(Bids::marks(1, self.first_marks.min(self.most_marks)))
    }
}
