//! The whole drawing is of one colour.

use super::{Ask, Questions, Rule};
use crate::ink::Op;
use crate::sheet::{Mark, Sheet};
use crate::state::Round;
use kernel::{Refusal, RuleEntry, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The first colour is the only one.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct OneColour {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "one_colour",
    "One colour",
    "A drawing has one colour: the first that is used.",
    kernel::make!(OneColour => dyn Rule),
)
.category("drawing")
.words("one_colour-other = This drawing has one colour: the first that was used.");

/// The colour of the paper rubs out.
const PAPER: u8 = 0;

impl Rule for OneColour {
    fn one_colour(&self, _: &Round, _: Ask<'_>) -> bool {
        true
    }

    fn against(&self, round: &Round, sheet: &Sheet, op: Op, ask: Ask<'_>) -> Vec<Refusal> {
        let mut objections = ask.under().against(round, sheet, op);
        let coloured = |mark: &Mark| match mark {
            Mark::Stroke(colour) | Mark::Fill(colour) if *colour != PAPER => Some(*colour),
            _ => None,
        };
        let first = sheet.visible().iter().find_map(coloured);
        if let (Op::Down { colour, .. } | Op::Fill { colour, .. }, Some(first)) = (op, first)
            && ![PAPER, first].contains(&colour)
        {
            objections.push(Refusal::new(RULE.id, message!("one_colour-other")));
        }
        objections
    }
}
