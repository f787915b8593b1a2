//! The kernel: what a game is, how rules compose, how a match is run, logged and checked.
//!
//! Pure: no clock, no I/O, no threads. A game is a *decider*: [`Game::decide`] judges an input and says what
//! happened, [`Game::evolve`] folds what happened into the state. Rules are values stacked on a base game;
//! mechanics ask questions, and the highest rule that cares answers ([`questions!`]).
#![doc = include_str!("docs/tour.md")]

pub mod fair;
pub mod json;
pub mod laws;
pub mod log;
pub mod order;
pub mod perft;
pub mod playthrough;

mod attendance;
mod bot;
mod branch;
mod chance;
mod content;
mod draft;
mod few;
mod game;
mod offer;
mod outcome;
mod params;
mod play;
mod record;
mod refusal;
mod registry;
mod remark;
mod sample;
mod seat;
mod stack;
mod variant;
mod words;

pub use self::words::{WORDS, Words, book_of};
/// What people read: see the crate `words`.
pub use ::words::{Arg, Args, Book, ENGLISH, Message, Source, Speaker, escape, message};
pub use attendance::{Attendance, Attended, Patience};
pub use bot::{Bot, RandomBot, Turn, Wish};
pub use branch::Origin;
pub use chance::{Chance, Draws};
pub use content::{
    Content, ContentError, ContentFile, ContentPart, ContentUse, Piece, Preview, checksum, line_of, not_toml, on_line,
    text_of, unreadable,
};
pub use draft::Draft;
pub use fair::Reveal;
pub use few::Few;
pub use game::{
    About, BotCard, Composition, Folder, Game, Hearers, Input, Kind, KindCard, Moment, Places, RANDOM, ReadFile, Setup,
    Sides,
};
pub use log::{Entry, EntryOf, Fault, Header, Log, LogFault};
pub use offer::{Auto, Forecast, Form, Offer, What};
pub use outcome::{Outcome, Standing};
pub use params::nearest;
pub use play::{Match, Stuck, Unfinished, enact, judge, play_out};
pub use record::{Notation, ReadRecord, RecordFault, Written};
pub use refusal::{Misfit, Refusal, RuleId};
pub use registry::{
    Composed, Made, Make, Quarrel, Registry, RuleCard, RuleEntry, RuleSpec, Shelf, SpecError, layer, learn_schemas,
    params_of, schema_of, schemas,
};
pub use remark::{Advice, Remark, Share};
pub use sample::{Sample, Seen};
pub use seat::{BySeat, Names, Seat, SeatSet, Viewer};
pub use stack::{Answers, Ask, Found, Stack};
pub use variant::{Variant, VariantError};
