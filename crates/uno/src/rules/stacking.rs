//! A draw card may be answered with another: the next player has to draw both.

use super::{Ask, Rule, Questions};
use crate::card::{Card, Symbol};
use crate::state::{Hand, Penalty};
use kernel::{RuleEntry};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A draw card may be answered with another: the next player has to draw both.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Stacking {
    /// A draw two on a draw two.
    pub two: bool,
    /// A wild draw four on a wild draw four.
    pub four: bool,
    /// One on the other.
    pub cross: Cross,
}

impl Default for Stacking {
    fn default() -> Self {
        Stacking { two: true, four: false, cross: Cross::None }
    }
}

/// Which draw card goes on which other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cross {
    /// Only on its like.
    None,
    /// A wild draw four also on a draw two.
    FourOnTwo,
    /// Any on any.
    Any,
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "stacking",
    "Stacking",
    "Draw cards may be stacked; whoever cannot or will not add one takes the whole pile.",
    kernel::make!(Stacking => dyn Rule),
);

impl Rule for Stacking {
    fn stacks(&self, hand: &Hand, penalty: &Penalty, card: Card, ask: Ask<'_>) -> bool {
        let allowed = match (penalty.card.symbol(), card.symbol()) {
            (Symbol::DrawTwo, Symbol::DrawTwo) => self.two,
            (Symbol::WildDrawFour, Symbol::WildDrawFour) => self.four,
            (Symbol::DrawTwo, Symbol::WildDrawFour) => self.cross != Cross::None,
            (Symbol::WildDrawFour, Symbol::DrawTwo) => self.cross == Cross::Any,
            _ => false,
        };
        allowed || ask.under().stacks(hand, penalty, card)
    }
}
