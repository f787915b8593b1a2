//! A play may be said instead of laid: the action `custom:spell` with a text such as `8H QUIZ`. On the command line, on the
//! page and in the terminal, that is `:spell 8H QUIZ`.

use crossword::rules::{Ask, Questions, Rule, category};
use crossword::{Direction, Placement, State, Step, notation};
use kernel::{Message, Refusal, RuleEntry, Seat, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A play may be said instead of laid.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Spell {
    /// The word of the evening: whoever begins and holds its letters has a button that says it. Nothing: no button.
    #[schemars(length(max = 15))]
    pub word: String,
}

/// The action, as turns have it.
const ACTION: &str = "spell";

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "spell",
    "Spoken plays",
    "A play may be said: where it begins, and the word (on the command line, “:spell 8H QUIZ”).",
    make!(Spell => dyn Rule),
)
.words(
    "action-spell = Say the word of the evening\n\
    spell-text = What is said must be a text, such as “8H QUIZ”.\n\
    spell-wrong = This cannot be laid: { $why }",
)
.category(category::PLAYS);

impl Spell {
    /// The word of the evening, from the square where the first play must begin or pass.
    fn of_the_evening(&self, state: &State, ask: Ask<'_>) -> Option<Vec<Step>> {
        let start = *ask.top().starts(state).first()?;
        let at = notation::start(&state.board.layout, start, Direction::Across);
        let value = format!("{at} {}", self.word).into();
        Some(vec![Step::Custom { name: ACTION.into(), value }])
    }
}

impl Rule for Spell {
    fn actions(&self, state: &State, ask: Ask<'_>) -> Vec<String> {
        [ask.under().actions(state), vec![format!("custom:{ACTION}")]].concat()
    }

    /// Two rules that understand the same action, or none, make no game: that is told before a match begins.
    fn understands(&self, _: &State, _: Ask<'_>) -> Vec<String> {
        vec![format!("custom:{ACTION}")]
    }

    /// What is offered is put to all rules first: who lacks a letter is not shown the button.
    fn offered(&self, state: &State, seat: Seat, ask: Ask<'_>) -> Vec<Vec<Step>> {
        let mut offered = ask.under().offered(state, seat);
        if !self.word.is_empty() && state.board.is_empty() && state.turn == Some(seat) {
            offered.extend(self.of_the_evening(state, ask));
        }
        offered
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
