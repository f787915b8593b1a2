//! Long words are applauded.

use crossword::rules::{Ask, Questions, Rule, category};
use crossword::{After, Play, Score, State, Step};
use kernel::{RuleEntry, layer, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Long words are applauded, and the applause is counted.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Applause {
    /// The fewest letters of a long word.
    #[schemars(range(min = 2, max = 15))]
    pub letters: u8,
    /// What it is worth.
    #[schemars(range(min = 0, max = 100))]
    pub points: i32,
}

impl Default for Applause {
    fn default() -> Self {
        Applause { letters: 6, points: 1 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "applause",
    "Applause",
    "A word of at least { $letters } letters is applauded, which is worth { $points ->
        [one] one point
       *[other] { $points } points
    }.",
    make!(Applause => dyn Rule),
)
.words("applause-heard = Applause for { $word }! It is the { $count }. of this match.")
.category(category::SCORING)
.layer(layer::SCORE);

impl Rule for Applause {
    fn afterwards(&self, state: &State, turn: &[Step], play: &Play, score: &Score, ask: Ask<'_>) -> Vec<After> {
        let mut happens = ask.under().afterwards(state, turn, play, score);
        if let Some(word) = play.words.first().filter(|word| word.tiles.len() >= usize::from(self.letters)) {
            let count = 1 + state.kept.get(RULE.id).and_then(Value::as_u64).unwrap_or(0);
            happens.push(After {
                rule: RULE.id.into(),
                said: message!("applause-heard", word = word.text(&state.tiles), count = count),
                points: vec![(play.seat, self.points)],
                kept: Some(json!(count)),
            });
        }
        happens
    }
}
