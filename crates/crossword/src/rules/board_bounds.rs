//! All tiles lie on the board.

use super::{Ask, Generation, Questions, Rule, category};
use crate::play::Play;
use crate::state::State;
use kernel::{Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// All tiles lie on the board.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct BoardBounds {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "board_bounds",
    "On the board",
    "Tiles lie within the edges of the board.",
    make!(BoardBounds => dyn Rule),
)
.words(
    "board_bounds-outside = Row { $row }, column { $col } is outside the board of { $rows } by { $cols }.\n\
    board_bounds-several = { $count } tiles are outside the board of { $rows } by { $cols }.",
)
.category(category::PLAYS)
.core();

impl Rule for BoardBounds {
    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        if let Some((row, col)) = play.outside.first() {
            let (rows, cols) = (state.board.layout.height(), state.board.layout.width());
            let outside = match play.outside.len() {
                1 => message!("board_bounds-outside", row = *row, col = *col),
                count => message!("board_bounds-several", count = count),
            };
            refusals.push(Refusal::new(RULE.id, outside.with("rows", rows).with("cols", cols)));
        }
        refusals
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::{Picture, tile};

    #[test]
    fn every_edge() {
        let picture = Picture::new(". .\n. .");
        let refused = |row, col| picture.refused(&[tile(row, col, "A")]);
        for (row, col) in [(-1, 0), (0, -1), (2, 0), (0, 2), (i16::MAX, i16::MIN)] {
            let sentence = format!("board_bounds: Row {row}, column {col} is outside the board of 2 by 2.");
            assert_eq!(refused(row, col), [sentence]);
        }
        let far: Vec<_> = (0..4).map(|at| tile(at, 0, "A")).collect();
        assert_eq!(picture.refused(&far)[0], "board_bounds: 2 tiles are outside the board of 2 by 2.");
    }
}
