//! A match for points instead of marks.

use super::{Ask, Goal, Rule};
use crate::state::{Amount, Hand};
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A match for points instead of marks.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Points {
    /// Who has so many points wins.
    #[schemars(range(min = 42, max = 1000))]
    pub to: u16,
}

impl Default for Points {
    fn default() -> Self {
        Points { to: 250 }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "points",
    "Points",
    "Played for points, not marks: the first to { $to } wins. A bid of marks is worth 42 points a mark.",
    make!(Points => dyn Rule),
)
.category("scoring")
.layer(layer::SCORE)
.needs(&["play_out"]);

impl Rule for Points {
    fn goal(&self, _: &Hand, _: Ask<'_>) -> Goal {
        Goal { to: i64::from(self.to), unit: "points" }
    }

    /// Made: both score what they took. Set: the others score theirs and the bid. Marks: 42 each, and nothing else.
    fn awards(&self, hand: &Hand, made: bool, stake: u8, _: Ask<'_>) -> [i64; 2] {
        let (ours, theirs) = (hand.bidders(), 1 - hand.bidders());
        let taken = hand.points.map(i64::from);
        let mut awards = [0; 2];
        match hand.high() {
            Some(Amount::Points(_)) if made => awards = taken,
            Some(Amount::Points(bid)) => awards[theirs] = taken[theirs] + i64::from(bid),
            _ => awards[if made { ours } else { theirs }] = 42 * i64::from(stake),
        }
        awards
    }
}
