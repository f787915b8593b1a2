//! The reveal: the pause after each drawing.

use super::{Ask, Questions, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use rounds::{Course, Pause, Wait};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The reveal: the pause after each drawing.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Reveal {
    /// What is waited for.
    pub wait: Wait,
    /// For how many seconds at most.
    #[schemars(range(min = 1, max = 600))]
    pub seconds: u32,
}

impl Default for Reveal {
    fn default() -> Self {
        Reveal { wait: Wait::Countdown, seconds: 10 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "pause",
    "Reveal",
    "The word, the drawing and the standings are shown for up to { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.",
    kernel::make!(Reveal => dyn Rule),
)
.category("match")
.layer(layer::SETUP)
.core();

impl Rule for Reveal {
    fn course(&self, round: &Round, ask: Ask<'_>) -> Course {
        let under = ask.under().course(round);
        let pause = Pause { wait: self.wait, seconds: self.seconds, ..under.pause };
        Course { pause, ..under }
    }
}
