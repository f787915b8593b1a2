//! Passes in a row end it.

use super::Counter;
use super::{Ask, Questions, Rule, category};
use crate::state::State;
use kernel::Seat;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

/// Passes in a row end it.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ConsecutivePasses {
    /// So many passes; nothing, or 0: as many as there are players.
    #[schemars(range(min = 0, max = 100))]
    #[serde(deserialize_with = "round_or_number")]
    pub limit: Option<u16>,
    /// Does a swap count as a pass?
    pub swaps_count: bool,
}

impl Default for ConsecutivePasses {
    fn default() -> Self {
        ConsecutivePasses { limit: Some(4), swaps_count: false }
    }
}

/// A file that has no word for nothing says 0.
fn round_or_number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u16>, D::Error> {
    Ok(Option::<u16>::deserialize(from)?.filter(|limit| *limit > 0))
}

impl ConsecutivePasses {
    fn counter(&self, state: &State) -> Counter {
        let count = if self.swaps_count { state.quiet } else { state.passes };
        let limit = self.limit.unwrap_or(state.playing().len() as u16);
        Counter { rule: RULE.id.into(), count, limit }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "consecutive_passes",
    "Passes in a row",
    "It ends { $limit ->
        [none] when all players pass, one after the other
        [one] after one pass
       *[other] after { $limit } passes in a row
    }{ $swaps_count ->
        [true] ; a swap counts as a pass
       *[false] {\"\"}
    }.",
    make!(ConsecutivePasses => dyn Rule),
)
.category(category::END);

impl Rule for ConsecutivePasses {
    fn ending(&self, state: &State, seat: Seat, ask: Ask<'_>) -> Option<&'static str> {
        let Counter { count, limit, .. } = self.counter(state);
        if count >= limit { Some(RULE.id) } else { ask.under().ending(state, seat) }
    }

    fn can_end(&self, _: &State, _: Ask<'_>) -> bool {
        true
    }

    fn counters(&self, state: &State, ask: Ask<'_>) -> Vec<Counter> {
        let mut counters = ask.under().counters(state);
        counters.push(self.counter(state));
        counters
    }
}
