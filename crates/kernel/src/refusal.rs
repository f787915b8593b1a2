//! Why not.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;

/// A rule's name: a string, never a closed enum, so that rules may come from other crates.
pub type RuleId = String;

/// Why an input was not accepted. Clients translate by `rule`; `sentence` is the English fallback.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Refusal {
    /// The rule that objects, or a name like `kernel.over` for what every game shares.
    pub rule: RuleId,
    /// What the sentence speaks of: squares, words, numbers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Value>>", optional)]
    pub args: BTreeMap<String, Value>,
    /// The reason in English, fit to be shown.
    pub sentence: String,
}

impl Refusal {
    /// A refusal by `rule`.
    pub fn new(rule: &str, sentence: impl Into<String>) -> Self {
        Refusal { rule: rule.into(), args: BTreeMap::new(), sentence: sentence.into() }
    }

    /// The same as the whole answer: one refusal, nothing more to say.
    pub fn alone(rule: &str, sentence: impl Into<String>) -> Vec<Self> {
        vec![Refusal::new(rule, sentence)]
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.args.insert(name.into(), value.into());
        self
    }
}

/// An event from outside that does not fit the state it is folded into.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Misfit(pub String);

impl Misfit {
    /// `Ok` if `holds`; reads well in a chain of checks.
    pub fn unless(holds: bool, why: &str) -> Result<(), Misfit> {
        if holds { Ok(()) } else { Err(Misfit(why.into())) }
    }
}
