//! Tiles go on free squares.

use super::{Ask, Generation, Questions, Rule, category};
use crate::notation;
use crate::play::Play;
use crate::state::State;
use kernel::{Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Tiles go on squares that are neither covered nor blocked, one on each.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct CellAvailability {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "cell_availability",
    "Free squares",
    "Tiles go on free squares, one on each.",
    make!(CellAvailability => dyn Rule),
)
.words(
    "cell_availability-covered = A tile lies at { $square } already.\n\
    cell_availability-twice = Only one tile can go to { $square }.\n\
    cell_availability-blocked = No tile can go to { $square }: it is blocked.",
)
.category(category::PLAYS)
.core();

impl Rule for CellAvailability {
    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        refusals.extend(play.taken.iter().map(|square| {
            let name = notation::name(&state.board.layout, *square);
            let why = if !state.board.cell(*square).is_empty() {
                "cell_availability-covered"
            } else if state.board.is_free(*square) {
                "cell_availability-twice"
            } else {
                "cell_availability-blocked"
            };
            Refusal::new(RULE.id, message!(why, square = name))
        }));
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
    fn covered_blocked_or_used_twice() {
        let picture = Picture::new("a .\n# .");
        let refused = |squares: &[(i16, i16)]| {
            picture.refused(&squares.iter().map(|(row, col)| tile(*row, *col, "A")).collect::<Vec<_>>())
        };
        assert_eq!(refused(&[(0, 1)]), [""; 0]);
        assert_eq!(refused(&[(0, 0)]), ["cell_availability: A tile lies at 1A already."]);
        assert_eq!(refused(&[(0, 1), (0, 1)]), ["cell_availability: Only one tile can go to 1B."]);
        assert_eq!(refused(&[(1, 0)]), ["cell_availability: No tile can go to 2A: it is blocked."]);
        assert_eq!(refused(&[(0, 0), (1, 0)]).len(), 2, "each square is named");
    }
}
