//! Straight 42 and nothing else.

use super::Rule;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Straight 42 and nothing else.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[serde(default)]
pub struct Tournament {}

/// Its line in the registry. It answers nothing: it only keeps the special contracts away.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "tournament",
    "Tournament",
    "Straight 42: no nello, plunge, splash or sevens.",
    make!(Tournament => dyn Rule),
)
.category("contracts")
.excludes(&["nello", "plunge", "splash", "sevens"]);

impl Rule for Tournament {}
