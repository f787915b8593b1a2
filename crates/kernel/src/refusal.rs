//! Why not.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;
use words::{Book, Message};

/// A rule's name: a string, never a closed enum, so that rules may come from other crates.
pub type RuleId = String;

/// Why an input was not accepted: which rule objects, and what is to be said about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The rule that objects, or a name like `kernel.over` for what every game shares.
    #[ts(type = "string")]
    pub rule: Cow<'static, str>,
    /// The reason, fit to be shown.
    #[serde(flatten)]
    pub message: Message,
    /// The same in words, for who asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sentence: Option<String>,
}

impl Refusal {
    /// A refusal by `rule`.
    pub fn new(rule: impl Into<Cow<'static, str>>, message: Message) -> Self {
        Refusal { rule: rule.into(), message, sentence: None }
    }

    /// The same as the whole answer: one refusal, nothing more to say.
    pub fn alone(rule: impl Into<Cow<'static, str>>, message: Message) -> Vec<Self> {
        vec![Refusal::new(rule, message)]
    }

    /// In words, too.
    #[must_use]
    pub fn said(mut self, book: &Book, tag: &str, names: &[String]) -> Self {
        self.sentence = Some(book.say(tag, &self.message, names));
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
