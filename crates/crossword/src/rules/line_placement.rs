//! All tiles of a play lie in one line.

use super::{Ask, Generation, Questions, Rule, category};
use crate::play::Play;
use crate::state::State;
use kernel::{Message, Refusal, RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// All tiles of a play lie in one row or one column.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct LinePlacement {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "line_placement",
    "In line",
    "All tiles of a play lie in one row or one column.",
    make!(LinePlacement => dyn Rule),
)
.words("line_placement-crooked = The tiles must lie in one row or one column.")
.category(category::PLAYS)
.core();

impl Rule for LinePlacement {
    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        if play.is_placed() && play.line.is_none() {
            refusals.push(Refusal::new(RULE.id, Message::new("line_placement-crooked")));
        }
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
        assert_eq!(refused("A B C D\n. . . .\n. . . .\n. . . ."), [""; 0], "the seed's valid picture");
        assert_eq!(
            refused("A B . .\n. . C .\n. . D .\n. . . ."),
            ["line_placement: The tiles must lie in one row or one column."],
            "the seed's invalid picture"
        );
        assert_eq!(refused("A . . .\nB . . .\nC . . .\n. . . ."), [""; 0]);
        assert_eq!(refused("a b . .\n. C . .\n. . . .\n. . . ."), [""; 0], "a single tile is in line");
        assert_eq!(refused("A . . .\n. B . .\n. . C .\n. . . .").len(), 1, "a diagonal is no line");
    }
}
