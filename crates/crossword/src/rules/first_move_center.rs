//! The first play covers a starting square.

use super::{Ask, Generation, Questions, Rule, category};
use crate::notation;
use crate::play::Play;
use crate::state::State;
use kernel::{Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The first play covers the centre, or one of the board's starting squares.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct FirstMoveCenter {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "first_move_center",
    "Start in the centre",
    "The first play covers the centre.",
    make!(FirstMoveCenter => dyn Rule),
)
.words(
    "first_move_center-elsewhere = { $count ->
        [one] The first play must cover { $squares }.
       *[other] The first play must cover one of these squares: { $squares }.
    }",
)
.category(category::PLAYS);

impl Rule for FirstMoveCenter {
    fn starts(&self, state: &State, _: Ask<'_>) -> Vec<usize> {
        state.board.layout.starts().to_vec()
    }

    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().placing(state, play);
        let starts = ask.top().starts(state);
        let covers = play.placed.iter().any(|placed| starts.contains(&placed.square));
        if play.opens && play.is_placed() && !covers {
            let names: Vec<String> = starts.iter().map(|start| notation::name(&state.board.layout, *start)).collect();
            let elsewhere = message!("first_move_center-elsewhere", count = names.len(), squares = names);
            refusals.push(Refusal::new(RULE.id, elsewhere));
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

    const RULES: &[&str] = &["first_move_center", "connection"];

    #[test]
    fn pictures() {
        assert_eq!(refused_with(RULES, ". . .\nA B C\n. . ."), [""; 0]);
        assert_eq!(refused_with(RULES, ". A .\n. B .\n. C ."), [""; 0]);
        assert_eq!(refused_with(RULES, "A B C\n. . .\n. . ."), ["first_move_center: The first play must cover 2B."]);
        assert_eq!(refused_with(RULES, "a B C\n. . .\n. . ."), [""; 0], "only on the empty board");
    }
}
