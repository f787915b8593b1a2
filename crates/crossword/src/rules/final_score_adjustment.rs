//! Tiles left at the end.

use super::{Ask, Questions, Rule, category};
use crate::state::State;
use kernel::{BySeat, Seat};
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What whoever went out gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// The value of everybody else's tiles, which the others lose.
    #[default]
    Transfer,
    /// Twice that, and the others lose nothing.
    Double,
    /// Nothing; the others lose it all the same.
    Subtract,
}

/// Tiles left at the end cost points.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct FinalScoreAdjustment {
    /// What whoever went out gets.
    pub style: Style,
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "final_score_adjustment",
    "Tiles left",
    "{ $style ->
        [double] Whoever went out gets twice the value of the tiles that others have left, and they lose nothing.
        [subtract] Tiles left at the end cost their value; whoever went out gets nothing for them.
       *[transfer] Tiles left at the end cost their value, which goes to whoever went out.
    }",
    make!(FinalScoreAdjustment => dyn Rule),
)
.category(category::END);

impl Rule for FinalScoreAdjustment {
    fn adjustments(&self, state: &State, out: Option<Seat>, ask: Ask<'_>) -> BySeat<i32> {
        let mut adjustments = ask.under().adjustments(state, out);
        let left = |seat: Seat| state.tiles.worth(state.rack(seat));
        for seat in state.playing().iter() {
            adjustments[seat] -= if self.style == Style::Double && out.is_some() { 0 } else { left(seat) };
        }
        if let Some(out) = out {
            let others: i32 = state.playing().iter().filter(|seat| *seat != out).map(left).sum();
            adjustments[out] += match self.style {
                Style::Transfer => others,
                Style::Double => 2 * others,
                Style::Subtract => 0,
            };
        }
        adjustments
    }
}
