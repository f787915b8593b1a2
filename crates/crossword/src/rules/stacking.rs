//! Tiles go on tiles.

use super::{Ask, Generation, Questions, Rule, category};
use crate::board::Direction;
use crate::notation;
use crate::play::{Placed, Play};
use crate::state::State;
use kernel::{Message, Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Tiles may be put on tiles.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Stacking {
    /// How high a stack may be.
    #[schemars(range(min = 2, max = 20))]
    pub height: u8,
}

impl Default for Stacking {
    fn default() -> Self {
        Stacking { height: 5 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "stacking",
    "Stacking",
    "Tiles may be put on other letters, up to { $height } high; of every word that is changed a letter stays uncovered.",
    make!(Stacking => dyn Rule),
)
.words(
    "stacking-same = At { $square } the same letter lies already.\n\
    stacking-whole = Of every word that is changed, at least one letter must stay uncovered.",
)
.category(category::PLAYS);

/// The first square of the run of old tiles through a square, and the squares of that run.
fn run(state: &State, square: usize, line: Direction) -> Vec<usize> {
    let next = |square: &usize, forwards: bool| {
        let next = state.board.layout.step(*square, line, forwards);
        next.filter(|next| !state.board.cell(*next).is_empty())
    };
    let first = std::iter::successors(Some(square), |square| next(square, false)).last().unwrap_or(square);
    std::iter::successors(Some(first), |square| next(square, true)).collect()
}

/// Is a whole word of before covered by this play?
fn covers_a_word(state: &State, play: &Play) -> bool {
    let directions = [Direction::Across, Direction::Down];
    let gone = |square: &usize, line: Direction| {
        let word = run(state, *square, line);
        word.len() > 1 && word.iter().all(|square| play.covered.contains(square))
    };
    play.covered.iter().any(|square| directions.into_iter().any(|line| gone(square, line)))
}

impl Rule for Stacking {
    fn highest(&self, _: &State, _: Ask<'_>) -> u8 {
        self.height
    }

    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        if !play.is_placed() {
            return refusals;
        }
        let same = |placed: &&Placed| state.board.cell(placed.square).letter() == Some(placed.letter);
        refusals.extend(play.placed.iter().filter(same).map(|placed| {
            let square = notation::name(&state.board.layout, placed.square);
            Refusal::new(RULE.id, message!("stacking-same", square = square))
        }));
        if covers_a_word(state, play) {
            refusals.push(Refusal::new(RULE.id, Message::new("stacking-whole")));
        }
        refusals
    }

    /// Where stacking is possible there is a search of its own, and the rules judge what it finds.
    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::refused_with;

    /// In these pictures a tile of the play on another is written as both: `X` on `a` is `aX`.
    #[test]
    fn pictures() {
        let refused = |picture: &str| refused_with(&["stacking", "connection"], picture);
        assert_eq!(refused("mW o o d\n. . . ."), [""; 0]);
        assert_eq!(refused("m o o d\n. . . ."), ["play: No tiles placed."]);
        assert_eq!(refused("mM o o d\n. . . ."), ["stacking: At 1A the same letter lies already."]);
        let whole = "stacking: Of every word that is changed, at least one letter must stay uncovered.";
        assert_eq!(refused("aB bC\n. ."), [whole]);
        assert_eq!(refused("aB bC D\n. . ."), [whole], "though the new word is longer");
        assert_eq!(refused("aB bC D e\n. . . ."), [whole], "though it goes on with another");
        assert_eq!(refused("aB . .\nb C D\n. . ."), ["line_placement: The tiles must lie in one row or one column."]);
        assert_eq!(refused("aB C D\nb . .\n. . ."), [""; 0], "a letter of the word downwards stays");
        let flat = refused_with(&[], "mW o o d\n. . . .");
        assert_eq!(flat, ["cell_availability: A tile lies at 1A already."], "without the rule");
    }

    #[test]
    fn no_higher() {
        let refused = |picture: &str| refused_with(&["stacking"], picture);
        assert_eq!(refused("abcdE f\n. ."), [""; 0]);
        assert_eq!(refused("abcdeF f\n. ."), ["cell_availability: A tile lies at 1A already."]);
    }
}
