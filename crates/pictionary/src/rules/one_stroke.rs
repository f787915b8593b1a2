//! The whole drawing is one line.

use super::{Ask, Questions, Rule};
use crate::ink::Op;
use crate::sheet::Sheet;
use crate::state::Round;
use kernel::{Refusal, RuleEntry, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The pen may not be lifted.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct OneStroke {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "one_stroke",
    "One stroke",
    "The pen may not be lifted: the whole drawing is one line.",
    kernel::make!(OneStroke => dyn Rule),
)
.category("drawing")
.words("one_stroke-line = The whole drawing is one line; undo it to begin again.");

impl Rule for OneStroke {
    fn one_stroke(&self, _: &Round, _: Ask<'_>) -> bool {
        true
    }

    /// Whoever rubs the line out may begin another.
    fn against(&self, round: &Round, sheet: &Sheet, op: Op, ask: Ask<'_>) -> Vec<Refusal> {
        let mut objections = ask.under().against(round, sheet, op);
        if matches!(op, Op::Fill { .. }) || (matches!(op, Op::Down { .. }) && !sheet.is_blank()) {
            objections.push(Refusal::new(RULE.id, message!("one_stroke-line")));
        }
        objections
    }
}
