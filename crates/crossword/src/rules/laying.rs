//! Tiles are put on squares, one by one.

use super::{Ask, Generation, Questions, Rule, category};
use crate::notation;
use crate::play::Placement;
use crate::state::State;
use crate::turn::Step;
use kernel::{Refusal, RuleEntry, Seat, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Understands the actions `place` and `stack`.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Laying {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "laying",
    "Laying tiles",
    "A play is tiles from the rack, each put on a square.",
    make!(Laying => dyn Rule),
)
.words(
    "laying-covered = A tile lies at { $square } already.\n\
    laying-nothing_below = There is no tile at { $square } to stack on.",
)
.category(category::PLAYS)
.core();

impl Rule for Laying {
    fn understands(&self, state: &State, ask: Ask<'_>) -> Vec<String> {
        let mut names = ask.under().understands(state);
        names.extend(["place".into(), "stack".into()]);
        names
    }

    fn laid(&self, state: &State, seat: Seat, step: &Step, ask: Ask<'_>) -> Result<Vec<Placement>, Vec<Refusal>> {
        let (tile, on_top) = match step {
            Step::Place(tile) => (tile, false),
            Step::Stack(tile) => (tile, true),
            _ => return ask.under().laid(state, seat, step),
        };
        let square = state.board.layout.square(tile.row, tile.col);
        let wrong = square.filter(|square| (state.board.height(*square) > 0) != on_top);
        let why = if on_top { "laying-nothing_below" } else { "laying-covered" };
        let refusal = |square| message!(why, square = notation::name(&state.board.layout, square));
        match wrong {
            Some(square) => Err(Refusal::alone(RULE.id, refusal(square))),
            None => Ok(vec![tile.clone()]),
        }
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}
