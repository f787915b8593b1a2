//! Matches as other programs write them down: records, in a notation that is not ours.

use crate::{Game, Log, Message};

/// A notation that matches of a game can be written in.
#[derive(Clone, Copy, Debug)]
pub struct Notation {
    /// How its files end: `gcg`.
    pub id: &'static str,
    /// What people call it.
    pub name: &'static str,
    /// Is a file with these bytes written so?
    pub claims: fn(&[u8]) -> bool,
}

/// What is wrong with a record, or odd about it, and on which line.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordFault {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: Message,
}

/// A record that was read.
pub struct ReadRecord<G: Game> {
    /// The match it tells of.
    pub log: Log<G>,
    /// What is odd about it, though it can be played over.
    pub odd: Vec<RecordFault>,
}

/// A match that was written as a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Written {
    /// The file.
    pub text: String,
    /// What that notation has no words for, and programs of others will not know.
    pub untold: Vec<Message>,
}
