//! One hand decides: who is out first wins, and points do not count.

use super::{Ask, Questions, Rule};
use crate::Hand;
use kernel::{BySeat, Message, RuleEntry, RuleSpec, Seat, message};
use rounds::{Course, Total};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One hand decides: who is out first wins, and points do not count.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct OneHand {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("one_hand", "One hand", "One hand: who is out first wins.", kernel::make!(OneHand => dyn Rule))
        .words(
            "one_hand-target = One hand decides (“{ rule-one_hand }”), so nobody gets to { $points } points \
             (“{ rule-target }”).",
        )
        .category("match")
        .excludes(&["low_score"])
        .quarrel(no_target);

fn no_target(_: &Map<String, Value>, chosen: &[RuleSpec]) -> Option<Message> {
    let points = RuleSpec::param(chosen, "target", "points")?.as_u64().filter(|points| *points != 500)?;
    Some(message!("one_hand-target", points = points))
}

impl Rule for OneHand {
    fn course(&self, hand: &Hand, ask: Ask<'_>) -> Course {
        Course { rounds: Total::Fixed(1), target: None, ..ask.under().course(hand) }
    }

    fn points(&self, hand: &Hand, _: Seat, _: Ask<'_>) -> BySeat<i64> {
        BySeat::of(hand.held.seats(), 0)
    }
}
