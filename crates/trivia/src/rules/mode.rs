//! Who may answer, and when that ends the round.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who may answer, and when that ends the round.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Answering {
    /// All answer once until time is up, or the first right answer ends the round and a wrong one locks you.
    pub mode: Mode,
}

/// Who may answer, and when does that end the round?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// All answer once, until time is up.
    #[default]
    Everyone,
    /// The first right answer ends the round; a wrong one locks you.
    Buzzer,
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "mode",
    "Mode",
    "{ $mode ->
        [buzzer] The first right answer ends the round; a wrong one locks you.
       *[everyone] All answer once, until time is up.
    }",
    kernel::make!(Answering => dyn Rule),
)
.category("match")
.layer(layer::SETUP)
.core();

impl Rule for Answering {
    fn in_force(&self, _: &Round) -> bool {
        false // It only owns a word: nothing to ask it during a round.
    }

    fn race(&self, _: &Round, _: Ask<'_>) -> bool {
        self.mode == Mode::Buzzer
    }
}
