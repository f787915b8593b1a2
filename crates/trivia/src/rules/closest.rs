//! Whoever comes closest to a number is right.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::{Message, RuleEntry, RuleSpec};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Whoever comes closest to a number is right, however far off.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Closest {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "closest",
    "Closest number",
    "Whoever comes closest to a number is right.",
    kernel::make!(Closest => dyn Rule),
)
.words(
    "closest-race = The first right answer ends a round (“{ rule-mode }”), so nobody can be closest \
     (“{ rule-closest }”).",
)
.quarrel(in_a_race);

fn in_a_race(_: &Map<String, Value>, chosen: &[RuleSpec]) -> Option<Message> {
    let race = RuleSpec::param(chosen, "mode", "mode")? == "buzzer";
    race.then(|| Message::new("closest-race"))
}

impl Rule for Closest {
    fn in_force(&self, _: &Round) -> bool {
        false // It is asked when a question is, not during a round.
    }

    fn closest(&self, _: &Round, _: Ask<'_>) -> bool {
        true
    }
}
