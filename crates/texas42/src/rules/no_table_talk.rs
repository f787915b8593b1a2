//! No chat while a hand is played.

use super::{Ask, Questions, Rule};
use crate::state::{Hand, Phase};
use kernel::{Hearers, RuleEntry, Viewer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// No chat while a hand is played.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[serde(default)]
pub struct NoTableTalk {}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "no_table_talk",
    "No table talk",
    "The chat is closed while a hand is played.",
    make!(NoTableTalk => dyn Rule),
)
.category("table");

impl Rule for NoTableTalk {
    fn hearers(&self, hand: &Hand, from: Viewer, ask: Ask<'_>) -> Hearers {
        match hand.phase {
            Phase::HandPause | Phase::Over => ask.under().hearers(hand, from),
            _ => Hearers::Nobody,
        }
    }
}
