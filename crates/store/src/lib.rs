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
//! Several nodes may share a store. A [`Store`] value is the store as one node sees it: what it claims is its own, by a
//! lease that runs in the store's time and that [`Store::renew`] renews for all its rooms at once. A room whose owner's
//! lease has lapsed, or who let it go, can be claimed by another, with a higher epoch; from a living owner nothing is
//! taken. Whatever a deposed owner believes, what it writes is refused.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! use store::{Append, Claim, Memory, Store};
//!
//! let here = Memory::default();
//! let there = here.neighbour("10.0.0.2:4242");
//! here.append(Append::new("BCDF", 0, 1, r#"{"seq":1}"#)).await?;
//! assert!(matches!(there.claim("BCDF").await?, Claim::Elsewhere(_)));
//! here.release("BCDF", 1, false).await?;
//! let kept = there.claim("BCDF").await?.kept().expect("nobody has it");
//! assert_eq!((kept.entries.len(), kept.epoch), (1, 2));
//! // The former owner cannot write any more.
//! assert!(here.append(Append::new("BCDF", 1, 1, r#"{"seq":2}"#)).await.is_err());
//! # Ok::<(), store::StoreError>(()) }).unwrap();
//! ```

pub mod failpoint;
mod memory;
mod postgres;
mod sqlite;

pub use memory::Memory;
pub use postgres::{Postgres, Unusable};
pub use sqlite::{Sqlite, Unopened};

use serde::{Deserialize, Serialize};
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

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

    /// About so many bytes are written for it.
    pub(crate) fn weight(&self) -> u64 {
        let long = |text: &Option<String>| text.as_ref().map_or(0, String::len);
        let log = self.finished.as_ref().map_or(0, |(_, log)| log.len());
        (self.entry.len() + long(&self.snapshot) + log) as u64
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
    /// Its owner let it sleep, with its clock running; otherwise time stood still since the last entry.
    pub slept: bool,
}

/// What came of asking for a room.
#[derive(Clone, PartialEq, Debug)]
pub enum Claim {
    /// There is no such room.
    Nowhere,
    /// It is the caller's now; whoever had it before can write no more.
    Ours(Kept),
    /// It belongs to another node, which lives: where that is.
    Elsewhere(String),
    /// It was set aside, for this reason: see [`Store::set_aside`].
    Aside(String),
}

impl Claim {
    /// The room, if it is the caller's now.
    pub fn kept(self) -> Option<Kept> {
        match self {
            Claim::Ours(kept) => Some(kept),
            _ => None,
        }
    }
}

/// How many of what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Rooms that are alive.
    pub rooms: usize,
    /// Matches that are kept.
    pub matches: usize,
    /// Rooms that were set aside.
    pub aside: usize,
    /// So many bytes the store takes; 0 where nothing is kept.
    pub bytes: u64,
}

/// A node of the house: one program that serves, among others on the same store.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// Where the other nodes reach it: `10.0.0.2:4242`.
    pub address: String,
    /// So long a node may be silent before its rooms can be claimed by others.
    pub lease: Duration,
    /// The format of the log that it writes, and the newest that it reads.
    pub format: u32,
    /// The version of the program, for people.
    pub version: String,
}

impl Default for Node {
    fn default() -> Self {
        Node { address: String::new(), lease: Duration::from_secs(5), format: FORMAT, version: String::new() }
    }
}

/// The format of rooms' entries and snapshots that this program writes and reads. It goes up when an older program could
/// not read what this one writes; two programs share a store only while their formats are the same.
pub const FORMAT: u32 = 2;

/// A node, as the others see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Neighbour {
    /// Where it is.
    pub address: String,
    /// The version of its program.
    pub version: String,
    /// How many rooms are its own.
    pub rooms: usize,
    /// Is its lease running?
    pub alive: bool,
}

/// A room with all that is kept of it, to be carried to another store.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Whole {
    /// Its code.
    pub code: String,
    /// The number of its last entry.
    pub seq: u64,
    /// How often it had a new owner.
    pub epoch: u64,
    /// The newest snapshot.
    pub snapshot: Option<String>,
    /// The entries after it, in order.
    pub entries: Vec<String>,
    /// When something last happened, in milliseconds since 1970.
    pub active_at: u64,
    /// When it must be woken.
    pub due_at: Option<u64>,
    /// How it is listed.
    pub card: Option<String>,
    /// Is it over?
    pub closed: bool,
    /// Does it sleep with its clock running?
    pub slept: bool,
    /// Why it was set aside.
    pub aside: Option<String>,
}

/// A finished match, to be carried to another store.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Finished {
    /// Its name.
    pub id: String,
    /// The room in which it was played.
    pub code: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: u64,
    /// Its log.
    pub log: String,
}

/// Where rooms are kept, as one node sees it.
pub trait Store: Send + Sync + 'static {
    /// Keeps an entry. `Ok`: it is durable. A new room is the caller's.
    fn append(&self, append: Append) -> Reply<'_, ()>;
    /// Asks for a room. It becomes the caller's if nobody has it who lives.
    fn claim(&self, code: &str) -> Reply<'_, Claim>;
    /// Lets a room go, if it is still the caller's: others may claim it at once. `slept`: its clock runs on meanwhile.
    fn release(&self, code: &str, epoch: u64, slept: bool) -> Reply<'_, ()>;
    /// Sets a room aside that cannot be read: it is not woken any more, and whoever asks for it is told why.
    fn set_aside(&self, code: &str, epoch: u64, why: &str) -> Reply<'_, ()>;
    /// Takes a room back that was set aside: it is tried again. `false`: there is none.
    fn take_back(&self, code: &str) -> Reply<'_, bool>;
    /// How long a node may be silent before its rooms can be claimed by others. `None`: there are no others.
    fn lease(&self) -> Option<Duration>;
    /// The caller lives, and keeps all its rooms. `false`: its lease had lapsed, and others may have taken some of them.
    fn renew(&self) -> Reply<'_, bool>;
    /// The caller goes: what it still has is let go.
    fn leave(&self) -> Reply<'_, ()>;
    /// The nodes that share this store, the caller among them.
    fn nodes(&self) -> Reply<'_, Vec<Neighbour>>;
    /// The rooms that must be woken before then, and that nobody has who lives.
    fn due(&self, before: u64) -> Reply<'_, Vec<String>>;
    /// The listed rooms, newest first: their cards.
    fn listed(&self, most: usize) -> Reply<'_, Vec<String>>;
    /// The log of a finished match.
    fn finished(&self, id: &str) -> Reply<'_, Option<String>>;
    /// Forgets rooms that were closed, and those that nobody has, in which nothing happened since then and nothing is due
    /// that had not been due then; tells which.
    fn expire(&self, before: u64) -> Reply<'_, Vec<String>>;
    /// How many rooms there are. It also tells whether the store works at all.
    fn alive(&self) -> Reply<'_, usize>;
    /// How many rooms and matches there are.
    fn counts(&self) -> Reply<'_, Counts>;
    /// A secret of the whole house, the same for all nodes and after a restart: the first `new` that is offered.
    fn key(&self, new: &str) -> Reply<'_, String>;
    /// Uses something up that is good once: is this the first time? It need not be remembered after `until`.
    fn spend(&self, what: &str, until: u64) -> Reply<'_, bool>;
    /// Addresses that are kept out, and until when.
    fn bans(&self) -> Reply<'_, Vec<(String, u64)>>;
    /// Keeps an address out until then; 0 lets it in again.
    fn ban(&self, address: &str, until: u64) -> Reply<'_, ()>;
    /// Some rooms after this code, whole, in the order of their codes.
    fn rooms_after(&self, code: &str, most: usize) -> Reply<'_, Vec<Whole>>;
    /// Some finished matches after this name, in order.
    fn matches_after(&self, id: &str, most: usize) -> Reply<'_, Vec<Finished>>;
    /// Takes rooms over from another store; one with the same code is replaced.
    fn bring_rooms(&self, rooms: Vec<Whole>) -> Reply<'_, ()>;
    /// Takes matches over from another store.
    fn bring_matches(&self, matches: Vec<Finished>) -> Reply<'_, ()>;
}
