//! What tells equal scores apart.

use super::{Ask, Questions, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use rounds::{Course, Tie};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// With equal scores, more right answers are ahead, then less time for them. Without this, equals share a place.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TieBreak {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "tie_break",
    "Tie-break",
    "With equal scores, more right answers are ahead, then less time for them.",
    kernel::make!(TieBreak => dyn Rule),
)
.category("points")
.layer(layer::SCORE);

impl Rule for TieBreak {
    fn in_force(&self, _: &Round) -> bool {
        false // It is about the match: nothing to ask it during a round.
    }

    fn course(&self, round: &Round, ask: Ask<'_>) -> Course {
        let ties = vec![Tie::Most("right".into()), Tie::Least("right_millis".into())];
        Course { ties, ..ask.under().course(round) }
    }
}
