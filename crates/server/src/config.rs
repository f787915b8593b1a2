//! What a host may set.

use crate::door::Network;
use std::net::SocketAddr;
use std::path::PathBuf;

/// What a host may set.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// Under which address people open it, if that is not the one they see; other pages may not connect.
    pub public_url: Option<String>,
    /// A room in which nothing happens for so many hours is forgotten.
    pub expire_hours: u64,
    /// What one address, one connection and one room may ask for.
    pub limits: Limits,
    /// Proxies that may say for whom they speak (`X-Forwarded-For`).
    pub proxies: Vec<Network>,
    /// Codes of rooms that are opened here begin with one of these letters: so a load balancer finds the node. None: any.
    pub codes: String,
    /// The folder in which things are kept, to tell how much room there is.
    pub data: Option<PathBuf>,
    /// A house for tests: whoever opens a room may choose its first deal, and so knows every card.
    pub chosen_deals: bool,
}

/// What one address, one connection and one room may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// New rooms a minute from one address.
    pub rooms_a_minute: u32,
    /// Joins a minute from one address.
    pub joins_a_minute: u32,
    /// Look-ups of codes that do not exist, a minute from one address.
    pub misses_a_minute: u32,
    /// Connections from one address at a time.
    pub sockets: usize,
    /// Frames a second on one connection.
    pub frames_a_second: u32,
    /// Frames on one connection at once.
    pub frames_at_once: u32,
    /// The largest frame, in bytes.
    pub frame_bytes: usize,
    /// Frames that wait for a slow reader, before the connection is dropped.
    pub unread_frames: usize,
    /// Rooms in all.
    pub rooms: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            rooms_a_minute: 30,
            joins_a_minute: 120,
            misses_a_minute: 10,
            sockets: 200,
            frames_a_second: 20,
            frames_at_once: 60,
            frame_bytes: 16 * 1024,
            unread_frames: 64,
            rooms: 50_000,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 4242)),
            public_url: None,
            expire_hours: 24,
            limits: Limits::default(),
            proxies: Vec::new(),
            codes: String::new(),
            data: None,
            chosen_deals: false,
        }
    }
}
