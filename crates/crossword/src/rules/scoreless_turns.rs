//! Turns without points in a row end it.

use super::Counter;
use super::{Ask, Questions, Rule, category};
use crate::state::State;
use kernel::Seat;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Turns without points in a row end it.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ScorelessTurns {
    /// So many turns.
    #[schemars(range(min = 1, max = 100))]
    pub limit: u16,
}

impl Default for ScorelessTurns {
    fn default() -> Self {
        ScorelessTurns { limit: 6 }
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "scoreless_turns",
    "Turns without points",
    "It ends after { $limit ->
        [one] one turn without points
       *[other] { $limit } turns in a row without points
    }: passes, swaps and plays taken back.",
    make!(ScorelessTurns => dyn Rule),
)
.category(category::END);

impl Rule for ScorelessTurns {
    fn ending(&self, state: &State, seat: Seat, ask: Ask<'_>) -> Option<&'static str> {
        if state.scoreless >= self.limit { Some(RULE.id) } else { ask.under().ending(state, seat) }
    }

    fn can_end(&self, _: &State, _: Ask<'_>) -> bool {
        true
    }

    fn counters(&self, state: &State, ask: Ask<'_>) -> Vec<Counter> {
        let mut counters = ask.under().counters(state);
        counters.push(Counter { rule: RULE.id.into(), count: state.scoreless, limit: self.limit });
        counters
    }
}
