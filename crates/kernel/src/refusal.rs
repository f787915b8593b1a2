//! Why not.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;
use words::{Book, Message};

/// A rule's name: a string, never a closed enum, so that rules may come from other crates.
pub type RuleId = String;

/// Why an input was not accepted: which rule objects, and what is to be said about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
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

/// An event from outside that does not fit the state it is folded into. A game says why; who folds adds where.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{why}{}", place(.entry.as_ref(), .event.as_ref()))]
pub struct Misfit {
    /// Why it cannot have happened there.
    pub why: Cow<'static, str>,
    /// Which event of its entry, from 1, and the event.
    pub event: Option<(usize, String)>,
    /// Of which match, and which entry of it, from 0.
    pub entry: Option<(String, usize)>,
}

impl Misfit {
    /// It does not fit, for this reason.
    pub fn new(why: impl Into<Cow<'static, str>>) -> Self {
        Misfit { why: why.into(), event: None, entry: None }
    }

    /// `Ok` if `holds`; reads well in a chain of checks.
    pub fn unless(holds: bool, why: &'static str) -> Result<(), Misfit> {
        if holds { Ok(()) } else { Err(Misfit::new(why)) }
    }

    /// It is this event of its entry, counted from 1.
    pub(crate) fn at_event(self, number: usize, event: &impl std::fmt::Debug) -> Self {
        Misfit { event: Some((number, format!("{event:?}"))), ..self }
    }

    /// It is in this entry of this match.
    pub(crate) fn in_entry(self, name: &str, number: usize) -> Self {
        Misfit { entry: Some((name.into(), number)), ..self }
    }
}

/// Where a misfit stands, as far as it is known.
fn place(entry: Option<&(String, usize)>, event: Option<&(usize, String)>) -> String {
    let entry = entry.map(|(name, number)| format!("match {name}, entry {number}"));
    let event = event.map(|(number, event)| format!("event {number}: {event}"));
    let known: Vec<String> = entry.into_iter().chain(event).collect();
    if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) }
}
