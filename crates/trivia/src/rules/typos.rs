//! Small typing errors in an answer of words.

use super::{Ask, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Small typing errors in an answer of words.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Typos {
    /// One error is forgiven from 5 letters, two from 9, none in digits.
    pub forgiven: bool,
}

impl Default for Typos {
    fn default() -> Self {
        Typos { forgiven: true }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "typos",
    "Typing errors",
    "{ $forgiven ->
        [true] Small typing errors are forgiven.
       *[false] Small typing errors are wrong.
    }",
    kernel::make!(Typos => dyn Rule),
)
.category("questions")
.layer(layer::SETUP)
.core();

impl Rule for Typos {
    fn in_force(&self, _: &Round) -> bool {
        false // It only owns a yes or no: nothing to ask it during a round.
    }

    fn typos(&self, _: &Round, _: Ask<'_>) -> bool {
        self.forgiven
    }
}
