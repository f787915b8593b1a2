//! Rooms full of clients that play: what a move costs a server, beside a bare relay.
//!
//! A [`Crowd`] connects whole WebSocket clients to every seat of some rooms; each reads all that it is sent, plays from
//! its offers ([`play`]), waits for `ok`, and asks for a rematch. [`sitting`] starts the bare [`relay`] and the servers
//! in turn, each as a process of its own with a folder of its own, and counts. What depends on the version of the
//! protocol is in [`protocol`]. The program `load` prints the [`Report`]; `docs/bench.md` tells how to read it.
//!
//! ```
//! use load::figures::{Spread, percentile};
//!
//! let mut took = vec![900, 300, 400, 350];
//! took.sort_unstable();
//! assert_eq!((percentile(&took, 0.5), percentile(&took, 0.99)), (350, 900));
//! assert_eq!(Spread::least([44.0, 32.0, 38.0]), Spread { best: 32.0, median: 38.0 });
//! ```

pub mod client;
mod crossword;
mod crowd;
pub mod figures;
mod hostile;
mod http;
pub mod play;
pub mod process;
pub mod protocol;
pub mod relay;
mod report;
pub mod sitting;

pub use crowd::{Crowd, CrowdError};
pub use http::HttpError;
pub use report::{Comparison, Idle, Line, Report};
