//! Where rooms are kept.
//!
//! A [`Store`] keeps, for each room, a log of entries and now and then a snapshot of it, and the logs of finished
//! matches. It knows nothing of games or rooms: entries and snapshots are text.
//!
//! The promise: when [`Store::append`] answers `Ok`, the entry is durable. When it answers anything else, the
//! caller drops what it has in memory and loads the room again; it never tries the same append twice. Every append
//! carries the number that it expects to follow and its owner's epoch, so that nothing is written twice, lost, or
//! written by someone who does not own the room any more.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! use store::{Append, Memory, Store};
//!
//! let store = Memory::default();
//! store.append(Append::new("BCDF", 0, 1, r#"{"seq":1}"#)).await?;
//! let kept = store.claim("BCDF").await?.expect("it was kept");
//! assert_eq!((kept.entries.len(), kept.epoch), (1, 2));
//! // The former owner cannot write any more.
//! assert!(store.append(Append::new("BCDF", 1, 1, r#"{"seq":2}"#)).await.is_err());
//! # Ok::<(), store::StoreError>(()) }).unwrap();
//! ```

pub mod failpoint;
mod memory;
mod sqlite;

pub use memory::Memory;
pub use sqlite::Sqlite;

use std::future::Future;
use std::pin::Pin;

/// What every call answers, in time.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why something was not kept.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another entry stands there: someone else wrote, or the code is taken.
    #[error("the room {code} is at entry {found}, not at {expected}")]
    Conflict {
        /// Which room.
        code: String,
        /// What the caller thought.
        expected: u64,
        /// What is so.
        found: u64,
    },
    /// The caller does not own the room any more.
    #[error("the room {code} belongs to someone else now")]
    Fenced {
        /// Which room.
        code: String,
    },
    /// It may or may not have been kept: load the room again.
    #[error("the store did not answer as it should: {0}")]
    Unknown(String),
}

/// One entry to be kept, and what goes with it. All of it is durable, or none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Append {
    /// Which room. With `expected` 0 it is a new one.
    pub code: String,
    /// The number of the entry before.
    pub expected: u64,
    /// The owner's epoch: see [`Store::claim`]. A new room begins with 1.
    pub epoch: u64,
    /// The entry itself.
    pub entry: String,
    /// When, in milliseconds since 1970.
    pub wall: u64,
    /// When the room must be woken, in milliseconds since 1970.
    pub due_at: Option<u64>,
    /// The whole room before this entry: earlier entries need not be kept any longer.
    pub snapshot: Option<String>,
    /// A match that is over: its name and log.
    pub finished: Option<(String, String)>,
    /// How it is listed for everyone; `None`: not at all.
    pub card: Option<String>,
    /// The room is over.
    pub closed: bool,
}

impl Append {
    /// An entry with nothing beside it.
    pub fn new(code: &str, expected: u64, epoch: u64, entry: &str) -> Self {
        Append { code: code.into(), expected, epoch, entry: entry.into(), ..Append::default() }
    }
}

/// A room as it was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// The newest snapshot.
    pub snapshot: Option<String>,
    /// The entries after it, in order.
    pub entries: Vec<String>,
    /// For the one who asked: they own it now.
    pub epoch: u64,
}

/// How many of what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Rooms that are alive.
    pub rooms: usize,
    /// Matches that are kept.
    pub matches: usize,
}

/// Where rooms are kept.
pub trait Store: Send + Sync + 'static {
    /// Keeps an entry. `Ok`: it is durable.
    fn append(&self, append: Append) -> Reply<'_, ()>;
    /// A room, for its new owner; whoever had it before can write no more.
    fn claim(&self, code: &str) -> Reply<'_, Option<Kept>>;
    /// Is there such a room?
    fn exists(&self, code: &str) -> Reply<'_, bool>;
    /// The rooms that must be woken before then.
    fn due(&self, before: u64) -> Reply<'_, Vec<String>>;
    /// The listed rooms, newest first: their cards.
    fn listed(&self, most: usize) -> Reply<'_, Vec<String>>;
    /// The log of a finished match.
    fn finished(&self, id: &str) -> Reply<'_, Option<String>>;
    /// Forgets rooms that were closed, or in which nothing happened since then; tells which.
    fn expire(&self, before: u64) -> Reply<'_, Vec<String>>;
    /// How many rooms and matches there are.
    fn counts(&self) -> Reply<'_, Counts>;
}
