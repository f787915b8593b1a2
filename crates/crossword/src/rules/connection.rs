//! Plays connect to what lies on the board.

use super::{Ask, Freedom, Generation, Questions, Rule, category};
use crate::play::Play;
use crate::state::State;
use kernel::{Message, Refusal, RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every play but the first touches a tile that was there.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Connection {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "connection",
    "Connected",
    "Every play but the first touches a tile on the board.",
    make!(Connection => dyn Rule),
)
.words("connection-apart = The play must touch a tile on the board.")
.category(category::PLAYS);

impl Rule for Connection {
    fn freedom(&self, state: &State, ask: Ask<'_>) -> Freedom {
        Freedom { apart: false, ..ask.under().freedom(state) }
    }

    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        if play.line.is_some() && !play.opens && !play.touches {
            refusals.push(Refusal::new(RULE.id, Message::new("connection-apart")));
        }
        refusals
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::refused_with;

    const RULES: &[&str] = &["connection"];

    #[test]
    fn pictures() {
        for touching in [". a .\nB C .\n. . .", "a . .\nB C .\n. . .", "a B .\n. . .\n. . ."] {
            assert_eq!(refused_with(RULES, touching), [""; 0], "{touching}");
        }
        let apart = "connection: The play must touch a tile on the board.";
        for picture in ["a . .\n. B C\n. . .", "a . .\n. . .\n. B C", ". . a\n. B .\n. C ."] {
            assert_eq!(refused_with(RULES, picture), [apart], "corners do not count: {picture}");
        }
        assert_eq!(refused_with(RULES, "A B .\n. . .\n. . ."), [""; 0], "not on the empty board");
    }
}
