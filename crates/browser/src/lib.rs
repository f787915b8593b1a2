//! The house in a browser: the very same rooms, rules and bots, without a server.
//!
//! A [`Desk`] is what a server is elsewhere, as a plain value: it has the rooms of one device, and whatever else is asked
//! of the rules there. A worker of the page runs it: JSON goes in with the time, JSON comes out. It has no clock, no dice,
//! no files and no network; the worker brings them ([`protocol`] has all that is said).
//!
//! - **Rooms** speak the protocol of `docs/protocol.md`, frame by frame. An entry comes out to be kept
//!   ([`Told::Keep`](protocol::Told)), and nobody is told of it before the worker says that it is
//!   ([`Said::Kept`](protocol::Said)).
//! - **Content** is promised at the beginning and fetched when a rule wants it ([`Told::Want`](protocol::Told)): whoever
//!   asked waits until it comes ([`Desk::bring`]).
//! - **What takes long** (bots, and [`Ask`](protocol::Ask)s) is done a piece at a time, when the worker says
//!   [`Said::Work`](protocol::Said).
//!
//! To add something that a page may ask: a variant of [`Ask`](protocol::Ask), and its [`Errand`] in `asks.rs`. An errand is
//! called until it is done, a tenth of a second at a time, and may tell how far it is:
//!
//! ```text
//! page:   {"now":…,"said":{"ask":{"id":7,"what":{"match_card":{"match":"0BCD-1","log":"{…"}}}}}
//! module: {"answer":{"id":7,"ok":{…}}}   or   {"answer":{"id":7,"error":{"rule":…,"id":…,"args":…}}}
//!         before it, any number of   {"progress":{"id":7,"news":{…}}}
//! page:   {"now":…,"said":{"drop":{"id":7}}}   calls it off
//! ```
//!
//! A page says `ask({ match_card: { match: '0BCD-1' } })` (`web/src/device/device.ts`); where an ask names a `match` and has
//! no `log`, the worker puts the log in: from the device, or from the server.
//!
//! ```
//! use browser::Desk;
//!
//! let mut desk = Desk::default();
//! let random = "07".repeat(32);
//! desk.say(&format!(r#"{{"now":0,"said":{{"begin":{{"random":"{random}"}}}}}}"#));
//! let told = desk.say(r#"{"now":1,"said":{"ask":{"id":1,"what":{"open":{"code":"0BCD","name":"Ann","game":"nim"}}}}}"#);
//! assert!(told.contains(r#""keep":{"room":"0BCD","seq":1,"#), "{told}");
//! // The worker keeps it, and says so; then the next one, until Ann has her place.
//! let mut told = String::new();
//! while !told.contains("answer") {
//!     told = desk.say(r#"{"now":2,"said":{"kept":{"room":"0BCD"}}}"#);
//! }
//! assert!(told.contains(r#""code":"0BCD""#), "{told}");
//! ```

mod asks;
mod clock;
mod desk;
mod exports;
pub mod protocol;
mod referee;
mod room;

pub use asks::{Errand, Step};
pub use desk::Desk;
