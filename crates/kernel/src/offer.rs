//! What a seat may do now, and what would come of it.

use crate::{Moment, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use ts_rs::TS;
use words::Message;

/// Something a seat may do now. What stands on the button says [`Words::label`](crate::Words::label).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Offer<A> {
    /// The action itself, or a form to fill in.
    pub what: What<A>,
    /// The server does it by itself, unless the seat acts before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub auto: Option<Auto>,
    /// Advice, computed from the seat's own view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hint: Option<Message>,
    /// It is gone after this moment, whether or not the game waits for the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub until: Option<Moment>,
}

impl<A> Offer<A> {
    /// An offer of exactly this action.
    pub fn exact(action: A) -> Self {
        Offer { what: What::Exact(action), auto: None, hint: None, until: None }
    }

    /// An offer to fill in a form.
    pub fn form(kind: &'static str, fields: Value) -> Self {
        let form = Form { kind: kind.into(), fields };
        Offer { what: What::Form(form), auto: None, hint: None, until: None }
    }

    /// The same, for a while only.
    #[must_use]
    pub fn only_until(self, until: Moment) -> Self {
        Offer { until: Some(until), ..self }
    }

    /// The exact action, if it is one.
    pub fn action(&self) -> Option<&A> {
        match &self.what {
            What::Exact(action) => Some(action),
            What::Form(_) => None,
        }
    }
}

/// An exact action, or a form where the possibilities are too many to list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum What<A> {
    /// Send just this.
    Exact(A),
    /// Fill in, then send.
    Form(Form),
}

impl<A> What<A> {
    /// The same for another kind of action.
    pub fn map<B>(self, of: impl FnOnce(A) -> B) -> What<B> {
        match self {
            What::Exact(action) => What::Exact(of(action)),
            What::Form(form) => What::Form(form),
        }
    }
}

/// What a client needs to know to make an action by itself: a word play, a drawing, a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Form {
    /// The game's own name for it.
    #[ts(type = "string")]
    pub kind: Cow<'static, str>,
    /// Limits and choices, as the game has it.
    pub fields: Value,
}

/// The server does this at `at` by itself. Absolute, so that a restart or a reconnect changes nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Auto {
    /// When.
    pub at: Moment,
    /// Why, in a few words: "the only legal play".
    pub reason: Message,
}

/// What an action would do, as far as its seat may know. No refusals: it is legal.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Forecast {
    /// Every reason why not.
    pub refusals: Vec<Refusal>,
    /// What it would score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub score: Option<i64>,
    /// How that comes about, as the game has it: words formed, bonuses.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(as = "Option<Value>", optional)]
    pub details: Value,
}

impl Forecast {
    /// Not possible, for these reasons (or possible, if there are none), without a score.
    pub fn of(refusals: Vec<Refusal>) -> Self {
        Forecast { refusals, ..Forecast::default() }
    }

    /// May it be done?
    pub fn is_legal(&self) -> bool {
        self.refusals.is_empty()
    }
}
