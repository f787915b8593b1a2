//! Who wins a tie.

use super::{Ask, Questions, Rule, category};
use crate::state::State;
use kernel::Seat;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who wins a tie.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct WinnerDetermination {
    /// Does whoever went out win a tie?
    pub out_wins_ties: bool,
}

impl Default for WinnerDetermination {
    fn default() -> Self {
        WinnerDetermination { out_wins_ties: true }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "winner_determination",
    "Who wins",
    "The highest score wins; { $out_wins_ties ->
        [false] a tie is shared
       *[true] a tie goes to whoever went out, else it is shared
    }.",
    make!(WinnerDetermination => dyn Rule),
)
.category(category::END);

impl Rule for WinnerDetermination {
    fn worth(&self, state: &State, seat: Seat, out: Option<Seat>, ask: Ask<'_>) -> (i32, i32) {
        let (score, tie) = ask.under().worth(state, seat, out);
        (score, tie + i32::from(self.out_wins_ties && out == Some(seat)))
    }
}
