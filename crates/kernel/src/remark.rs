//! What is said of moves: before they are made, after, and when all is over.

use crate::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use words::{Message, message};

/// Something that may be done, with what is said of it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct Advice<A> {
    /// In words.
    pub said: Message,
    /// What to do, where the words say it all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<A>,
}

impl<A> Advice<A> {
    /// Only words: a first hint.
    pub fn of(said: Message) -> Self {
        Advice { said, action: None }
    }

    /// With what to do.
    pub fn to(said: Message, action: A) -> Self {
        Advice { said, action: Some(action) }
    }

    /// The same with another kind of action.
    pub fn map<B>(self, change: impl FnOnce(A) -> B) -> Advice<B> {
        Advice { said: self.said, action: self.action.map(change) }
    }
}

/// What is said of a move when it is looked back at: what it cost, and what could have been done instead.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct Remark<A> {
    /// Whose move it was.
    pub seat: Seat,
    /// In a sentence.
    pub said: Message,
    /// What could have been done, best first.
    pub better: Vec<Advice<A>>,
    /// What it brought, of what could be had: where a game counts that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub share: Option<Share>,
    /// The game's own numbers, for programs.
    #[serde(skip_serializing_if = "Value::is_null")]
    #[ts(optional, type = "unknown")]
    pub details: Value,
}

impl<A> Remark<A> {
    /// Only words.
    pub fn of(seat: Seat, said: Message) -> Self {
        Remark { seat, said, better: Vec::new(), share: None, details: Value::Null }
    }

    /// The same with another kind of action.
    pub fn map<B>(self, change: impl Fn(A) -> B) -> Remark<B> {
        let better = self.better.into_iter().map(|advice| advice.map(&change)).collect();
        Remark { seat: self.seat, said: self.said, better, share: self.share, details: self.details }
    }
}

/// Points that were found, of those that were there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema, TS)]
pub struct Share {
    /// Found.
    #[ts(type = "number")]
    pub found: i64,
    /// There were.
    #[ts(type = "number")]
    pub most: i64,
}

impl Share {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Share) -> Share {
        Share { found: self.found + other.found, most: self.most + other.most }
    }

    /// In a hundred, if there was anything to be found.
    pub fn percent(self) -> Option<i64> {
        (self.most > 0).then(|| (200 * self.found + self.most).div_euclid(2 * self.most))
    }

    /// In a sentence: "Ann found 91 % of the points."
    pub fn said(self, seat: Seat) -> Option<Message> {
        let percent = self.percent()?;
        Some(message!("analysis-found", seat = seat, percent = percent, found = self.found, most = self.most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_summed_and_rounded() {
        let sum = Share { found: 90, most: 100 }.and(Share { found: 1, most: 7 });
        assert_eq!((sum.percent(), sum), (Some(85), Share { found: 91, most: 107 }));
        assert_eq!(Share { found: 1, most: 3 }.percent(), Some(33));
        assert_eq!(Share { found: 2, most: 3 }.percent(), Some(67));
        assert_eq!(Share { found: -5, most: 10 }.percent(), Some(-50), "a play that was taken back");
        assert_eq!(Share::default().said(Seat(0)), None);
    }
}
