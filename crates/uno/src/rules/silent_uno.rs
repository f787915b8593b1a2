//! Nobody needs to say UNO.

use super::{Ask, Duty, Rule};
use crate::state::Hand;
use kernel::{Message, RuleEntry, RuleSpec, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Nobody needs to say UNO.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct SilentUno {}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> =
    RuleEntry::house("silent_uno", "Silent UNO", "Nobody needs to say UNO.", kernel::make!(SilentUno => dyn Rule))
        .words(
            "silent_uno-call = Nobody needs to say UNO (“{ rule-silent_uno }”), so nobody draws { $cards } for not \
             saying it (“{ rule-uno_call }”).",
        )
        .quarrel(nobody_pays);

/// The rule that is always there speaks up only where somebody gave it a number of their own.
fn nobody_pays(_: &Map<String, Value>, chosen: &[RuleSpec]) -> Option<Message> {
    let cards = RuleSpec::param(chosen, "uno_call", "penalty")?.as_u64().filter(|cards| *cards != 2)?;
    Some(message!("silent_uno-call", cards = cards))
}

impl Rule for SilentUno {
    fn duty(&self, _: &Hand, _: Ask<'_>) -> Option<Duty> {
        None
    }
}
