//! A draw card may be answered with another: the next player has to draw both.

use super::{Ask, Questions, Rule};
use crate::card::{Card, Kinds};
use crate::state::{Hand, Penalty};
use kernel::{Message, RuleEntry, RuleSpec};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

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
)
.words("stacking-nothing = With “{ rule-stacking }”, at least one draw card must go on another.")
.quarrel(nothing_stacks);

fn nothing_stacks(own: &Map<String, Value>, _: &[RuleSpec]) -> Option<Message> {
    let is = |name: &str, value: Value| own.get(name) == Some(&value);
    let nothing = is("two", json!(false)) && is("four", json!(false)) && is("cross", json!("none"));
    nothing.then(|| Message::new("stacking-nothing"))
}

impl Rule for Stacking {
    fn stacks(&self, hand: &Hand, penalty: &Penalty, ask: Ask<'_>) -> Kinds {
        let on_two = penalty.card != Card::WILD_DRAW_FOUR;
        let two = if on_two { self.two } else { self.cross == Cross::Any };
        let four = if on_two { self.cross != Cross::None } else { self.four };
        let mut kinds = ask.under().stacks(hand, penalty);
        if two {
            kinds = kinds.or(Kinds::DRAW_TWO);
        }
        if four {
            kinds = kinds.or(Kinds::only(Card::WILD_DRAW_FOUR));
        }
        kinds
    }
}
