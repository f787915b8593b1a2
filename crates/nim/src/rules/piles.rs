//! Which piles are laid out.

use super::{Ask, Rule};
use crate::state::State;
use kernel::{RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The piles of the match.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Piles {
    /// The sticks in each pile.
    #[schemars(length(min = 1, max = 8), inner(range(min = 1, max = 20)))]
    pub sizes: Vec<u8>,
}

impl Default for Piles {
    fn default() -> Self {
        Piles { sizes: vec![3, 4, 5] }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("piles", "Piles", "Piles of { $sizes } sticks.", make!(Piles => dyn Rule))
        .category("setup")
        .layer(layer::SETUP)
        .core();

impl Rule for Piles {
    fn piles(&self, _: &State, _: Ask<'_>) -> Vec<u8> {
        self.sizes.clone()
    }
}
