//! The tiles of a play lie close together.

use crossword::rules::{Ask, Questions, Rule, category};
use crossword::{Play, State};
use kernel::{Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// No two tiles of a play are more than so many squares apart.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct NearTiles {
    /// So many squares.
    #[schemars(range(min = 1, max = 40))]
    pub squares: u8,
}

impl Default for NearTiles {
    fn default() -> Self {
        NearTiles { squares: 4 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "near_tiles",
    "Tiles close together",
    "No two tiles of a play are more than { $squares ->
        [one] one square
       *[other] { $squares } squares
    } apart.",
    make!(NearTiles => dyn Rule),
)
.words("near_tiles-far = These tiles are { $apart } squares apart; at most { $squares } are allowed.")
.category(category::PLAYS);

impl Rule for NearTiles {
    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        let place = |square: usize| state.board.layout.place(square);
        // They come in the order of squares: the first and the last are furthest from each other.
        if let ([first, ..], [.., last]) = (play.placed.as_slice(), play.placed.as_slice()) {
            let ((row, col), (other_row, other_col)) = (place(first.square), place(last.square));
            let apart = row.abs_diff(other_row).max(col.abs_diff(other_col));
            if apart > usize::from(self.squares) {
                let far = message!("near_tiles-far", apart = apart, squares = self.squares);
                refusals.push(Refusal::new(RULE.id, far));
            }
        }
        refusals
    }
    // It says nothing of `generation`: plays that programs find are put to it one by one, and bots never break it.
}
