//! Every turn has a clock.

use super::TimeUp;
use super::{Ask, Questions, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every turn has a clock.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TimeLimit {
    /// Seconds for each turn.
    #[schemars(range(min = 5, max = 604_800))]
    pub seconds: u32,
    /// What happens then.
    pub action: TimeUp,
}

impl Default for TimeLimit {
    fn default() -> Self {
        TimeLimit { seconds: 60, action: TimeUp::Pass }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "time_limit",
    "Time for a turn",
    "A turn lasts at most { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }; { $action ->
        [resign] whoever takes longer is out
       *[pass] then it is passed
    }.",
    make!(TimeLimit => dyn Rule),
)
.category(category::TURNS);

impl Rule for TimeLimit {
    fn turn_millis(&self, _: &State, _: Ask<'_>) -> Option<u64> {
        Some(u64::from(self.seconds) * 1_000)
    }

    fn time_up(&self, _: &State, _: Ask<'_>) -> TimeUp {
        self.action
    }

    fn can_end(&self, state: &State, ask: Ask<'_>) -> bool {
        self.action == TimeUp::Resign || ask.under().can_end(state)
    }
}
