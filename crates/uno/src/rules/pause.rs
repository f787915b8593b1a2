//! The pause between two hands.

use super::{Ask, Questions, Rule};
use crate::Hand;
use kernel::{RuleEntry, layer};
use rounds::{Course, Pause, Wait};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The pause between two hands.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Between {
    /// What is waited for.
    pub wait: Wait,
    /// For how many seconds at most.
    #[schemars(range(min = 0, max = 600))]
    pub seconds: u32,
}

impl Default for Between {
    fn default() -> Self {
        Between { wait: Wait::Countdown, seconds: 15 }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "pause",
    "Pause between hands",
    "{ $seconds ->
        [0] Between two hands there is no pause.
        [one] Between two hands there is a second.
       *[other] Between two hands there are up to { $seconds } seconds.
    }",
    kernel::make!(Between => dyn Rule),
)
.category("table")
.layer(layer::SETUP)
.core();

impl Rule for Between {
    fn course(&self, hand: &Hand, ask: Ask<'_>) -> Course {
        let pause = Pause { wait: self.wait, seconds: self.seconds, after_last: false };
        Course { pause, ..ask.under().course(hand) }
    }
}
