//! No empty squares between the tiles of a play.

use super::{Ask, Freedom, Generation, Questions, Rule, category};
use crate::notation;
use crate::play::Play;
use crate::state::State;
use kernel::{Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// No empty squares between the tiles of a play; tiles already there fill gaps.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct NoGaps {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "no_gaps",
    "No gaps",
    "Between the tiles of a play no square stays empty.",
    make!(NoGaps => dyn Rule),
)
.words("no_gaps-gap = There is a gap at { $square }.")
.category(category::PLAYS);

impl Rule for NoGaps {
    fn freedom(&self, state: &State, ask: Ask<'_>) -> Freedom {
        Freedom { gaps: false, ..ask.under().freedom(state) }
    }

    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        refusals.extend(play.gaps.iter().map(|square| {
            let name = notation::name(&state.board.layout, *square);
            Refusal::new(RULE.id, message!("no_gaps-gap", square = name))
        }));
        refusals
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::refused;

    #[test]
    fn pictures() {
        assert_eq!(refused("A x B C"), [""; 0], "the seed's valid picture");
        assert_eq!(refused("A . B C"), ["no_gaps: There is a gap at 1B."], "the seed's invalid picture");
        assert_eq!(
            refused("A . . x B\n. . . . ."),
            ["no_gaps: There is a gap at 1B.", "no_gaps: There is a gap at 1C."]
        );
        assert_eq!(refused("A .\nx .\n. .\nB ."), ["no_gaps: There is a gap at 3A."], "downwards too");
        assert_eq!(refused("A . .\n. . .\n. . C"), ["line_placement: The tiles must lie in one row or one column."]);
    }
}
