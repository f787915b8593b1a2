//! Letters of the word appear while time passes.

use super::{Ask, Letters, Rule};
use crate::state::Round;
use kernel::RuleEntry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Letters of the word appear while time passes.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct LettersAppear {
    /// So many of a hundred letters are there by the end.
    #[schemars(range(min = 5, max = 40))]
    pub share: u32,
    /// The first comes after so many hundredths of the time.
    #[schemars(range(min = 10, max = 90))]
    pub from: u32,
}

impl Default for LettersAppear {
    fn default() -> Self {
        LettersAppear { share: 40, from: 40 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "letters_appear",
    "Letters appear",
    "After { $from } % of the time letters appear, up to { $share } % of them.",
    kernel::make!(LettersAppear => dyn Rule),
)
.category("guessing")
.excludes(&["hidden_length"]);

impl Rule for LettersAppear {
    fn letters(&self, _: &Round, _: Ask<'_>) -> Letters {
        Letters { share: self.share, from: self.from }
    }
}
