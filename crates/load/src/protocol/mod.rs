//! What clients say and hear, whatever the server's version of the protocol.
//!
//! The house's own protocol is in [`house`], in the versions that may have to be compared; the bare relay has its own
//! ([`relay`]).

pub mod house;
pub mod relay;

use crate::http;
use crate::play::Plan;
use serde::Deserialize;
use std::net::SocketAddr;

/// Which language is spoken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    /// The bare relay's.
    Relay,
    /// `docs/protocol.md`, in this version.
    House(u32),
}

/// Why nobody can talk to the server.
#[derive(Debug, thiserror::Error)]
pub enum ProtocolError {
    /// A version that nobody has written down here yet.
    #[error("the server speaks version {0} of the protocol, the load generator does not: see crates/load/src/protocol")]
    Unknown(u32),
    /// A frame or an answer that cannot be read.
    #[error("that cannot be read: {why}: {text}")]
    Unreadable {
        /// What is wrong with it.
        why: String,
        /// Its beginning.
        text: String,
    },
    /// A number is missing between two entries.
    #[error("entry {found} came after entry {last}")]
    Gap {
        /// The last one.
        last: u64,
        /// The one after it.
        found: u64,
    },
    /// A call that failed.
    #[error(transparent)]
    Http(#[from] http::HttpError),
}

impl ProtocolError {
    /// Something that cannot be read.
    pub fn unreadable(why: &impl ToString, text: &str) -> Self {
        ProtocolError::Unreadable { why: why.to_string(), text: text.chars().take(200).collect() }
    }
}

/// Where a room stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before a match.
    #[default]
    Lobby,
    /// About to begin.
    Starting,
    /// In a match.
    Playing,
    /// After a match.
    Over,
    /// It is no more.
    Closed,
}

/// What one client knows of its room.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// The number of the last entry.
    pub seq: u64,
    /// Where the room stands.
    pub phase: Phase,
    /// One's number in the room.
    pub player: u64,
    /// Where one sits; a rematch changes it.
    pub seat: Option<u8>,
    /// Is one the host?
    pub host: bool,
    /// Is one ready?
    pub ready: bool,
    /// How many are ready.
    pub ready_players: usize,
    /// Whose turn it is.
    pub awaited: Vec<u8>,
    /// What one may do, as JSON.
    pub offers: String,
    /// The game's view, as JSON.
    pub view: String,
    /// Does one look at it? Putting its changed fields together takes a client's time.
    pub wants_view: bool,
}

/// What a frame meant.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// An entry of the room's log; it is folded already.
    Entry,
    /// A command was done.
    Done {
        /// Which one.
        id: u64,
        /// The entry it made.
        seq: u64,
    },
    /// A command was not done.
    Refused {
        /// Which one.
        id: u64,
        /// Why.
        why: String,
    },
    /// The server ends the connection.
    Bye(String),
    /// Nothing that matters here.
    Nothing,
}

/// What a client wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// Ready to start.
    Ready,
    /// The host begins.
    Start,
    /// Another match.
    Rematch,
    /// An action of the game, as JSON.
    Act(String),
}

/// What lets one into a room.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Pass {
    /// The room.
    pub code: String,
    /// One's number in it.
    pub player: u64,
    /// The secret that says so.
    pub token: String,
}

impl Protocol {
    /// The version of this number.
    pub fn numbered(version: u32) -> Result<Self, ProtocolError> {
        match version {
            1..=3 => Ok(Protocol::House(version)),
            other => Err(ProtocolError::Unknown(other)),
        }
    }

    /// What the server at this address speaks.
    pub async fn of(addr: SocketAddr) -> Result<Self, ProtocolError> {
        #[derive(Deserialize)]
        struct Card {
            version: u32,
        }
        let body = http::get(addr, "/api/catalogue").await?;
        let card: Card = serde_json::from_str(&body).map_err(|e| ProtocolError::unreadable(&e, &body))?;
        Protocol::numbered(card.version)
    }

    /// Passes for everyone at a new table, the host's first.
    pub async fn enter(self, addr: SocketAddr, plan: &Plan) -> Result<Vec<Pass>, ProtocolError> {
        match self {
            Protocol::Relay => Ok(relay::enter(plan)),
            Protocol::House(_) => house::enter(addr, plan).await,
        }
    }

    /// The first frame of a connection.
    pub fn hello(self, pass: &Pass) -> String {
        match self {
            Protocol::Relay => relay::hello(pass),
            Protocol::House(version) => house::hello(version, pass),
        }
    }

    /// A command.
    pub fn command(self, id: u64, wish: &Wish) -> String {
        match self {
            Protocol::Relay | Protocol::House(_) => house::command(id, wish),
        }
    }

    /// Reads a frame, and folds what it tells.
    pub fn read(self, text: &str, seen: &mut Seen) -> Result<Heard, ProtocolError> {
        match self {
            Protocol::Relay => relay::read(text, seen),
            Protocol::House(_) => house::read(text, seen),
        }
    }
}

impl Seen {
    /// An entry with this number comes next; it may leave none out.
    pub fn follow(&mut self, seq: u64) -> Result<(), ProtocolError> {
        if seq != self.seq + 1 {
            return Err(ProtocolError::Gap { last: self.seq, found: seq });
        }
        self.seq = seq;
        Ok(())
    }

    /// Does the game wait for this client?
    pub fn is_awaited(&self) -> bool {
        self.phase == Phase::Playing && self.seat.is_some_and(|seat| self.awaited.contains(&seat))
    }
}
