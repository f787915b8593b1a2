//! Whether players may pass.

use super::{Ask, Questions, Rule, category};
use crate::state::State;
use kernel::{Message, Refusal, RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether players may pass.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Pass {
    /// May players pass although they could play?
    pub allow: bool,
}

impl Default for Pass {
    fn default() -> Self {
        Pass { allow: true }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "pass",
    "Passing",
    "Players may { $allow ->
        [false] pass only when nothing else is possible
       *[true] pass
    }.",
    make!(Pass => dyn Rule),
)
.words("pass-must_play = Nobody passes at this table while they can play or swap.")
.category(category::TURNS);

impl Rule for Pass {
    fn passing(&self, state: &State, stuck: &dyn Fn() -> bool, ask: Ask<'_>) -> Vec<Refusal> {
        if self.allow || stuck() {
            return ask.under().passing(state, stuck);
        }
        // A turn must always be able to end, so this is no refusal where nothing else can be done.
        Refusal::alone(RULE.id, Message::new("pass-must_play"))
    }
}
