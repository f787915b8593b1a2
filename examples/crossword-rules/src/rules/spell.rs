//! A play may be said instead of laid: the action `custom:spell` with a text such as `8H QUIZ`.

use crossword::rules::{Ask, Questions, Rule, category};
use crossword::{Placement, State, Step, notation};
use kernel::{Message, Refusal, RuleEntry, Seat, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A play may be said instead of laid.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Spell {}

/// The action, as turns have it.
const ACTION: &str = "spell";

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "spell",
    "Spoken plays",
    "A play may be said: where it begins, and the word.",
    make!(Spell => dyn Rule),
)
.words("spell-text = What is said must be a text, such as “8H QUIZ”.\nspell-wrong = This cannot be laid: { $why }")
.category(category::PLAYS);

impl Rule for Spell {
    fn actions(&self, state: &State, ask: Ask<'_>) -> Vec<String> {
        [ask.under().actions(state), vec![format!("custom:{ACTION}")]].concat()
    }

    /// Two rules that understand the same action, or none, make no game: that is told before a match begins.
    fn understands(&self, _: &State, _: Ask<'_>) -> Vec<String> {
        vec![format!("custom:{ACTION}")]
    }

    fn laid(&self, state: &State, seat: Seat, step: &Step, ask: Ask<'_>) -> Result<Vec<Placement>, Vec<Refusal>> {
        match step {
            Step::Custom { name, value } if name == ACTION => tiles(state, value),
            _ => ask.under().laid(state, seat, step),
        }
    }
}

fn tiles(state: &State, value: &Value) -> Result<Vec<Placement>, Vec<Refusal>> {
    let text = value.as_str().ok_or_else(|| Refusal::alone(RULE.id, Message::new("spell-text")))?;
    let read = notation::read(&state.board, &state.tiles, text);
    read.map_err(|error| Refusal::alone(RULE.id, message!("spell-wrong", why = error.message())))
}
