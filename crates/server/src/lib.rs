//! HTTP and WebSocket around rooms.
//!
//! A room is an actor (`actor.rs`): one task, one mailbox, one owner, around a [`table::Conversation`]. A command's way:
//! socket → mailbox → judged and folded in memory → kept by the store → told to everyone → acknowledged.
//! `docs/protocol.md` is the contract with clients; [`protocol`] are its types.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! use std::sync::Arc;
//!
//! let house = table::House { catalogue: catalogue::Catalogue::standard(), content: kernel::Content::none(), variants: vec![] };
//! let config = server::Config { addr: "127.0.0.1:0".parse().unwrap(), ..server::Config::default() };
//! let running = server::start(config, house, Arc::new(store::Memory::default())).await.expect("a free port");
//! println!("open http://{}", running.addr());
//! running.stop().await;
//! # });
//! ```

mod actor;
mod analysis;
mod clock;
mod config;
mod deals;
mod device;
mod door;
mod enter;
mod host;
mod http;
mod limits;
mod mailbox;
mod metrics;
mod nodes;
mod openapi;
mod outbox;
mod rooms;
mod serve;
mod site;
mod small;
mod socket;
mod tables;
mod thoughts;
mod tokens;
mod wire;
mod words;

pub use config::{Config, Limits};
pub use door::Network;
pub use host::{Disk, HouseCard, NodeCard, ask};
pub use openapi::document;
pub use serve::{Running, ServeError, start};
pub use site::site;
pub use table::protocol;
pub use tables::{HostTable, PersonCard};
