//! Chosen deals, for tests of the page alone.
//!
//! A house for tests lets whoever opens a room say which deal its first match has, by a number: the deal that
//! `houserules simulate --seed NUMBER` deals with the same rules and as many players. What the players add to the
//! shuffle is left out there, so that nothing else decides it.

use crate::protocol::FromClient;
use crate::serve::Refused;
use axum::http::{HeaderMap, StatusCode};
use kernel::fair;
use kernel::message;
use table::{Command, Entry, Event, Now};

/// The header in which a deal is wished for.
const HEADER: &str = "houserules-deal";

/// The deal that someone wishes for, where deals may be chosen.
pub(crate) fn wished(headers: &HeaderMap, may_choose: bool) -> Result<Option<u64>, Refused> {
    let Some(value) = headers.get(HEADER).filter(|_| may_choose) else { return Ok(None) };
    let number = value.to_str().ok().and_then(|value| value.parse().ok());
    let wrong = || Refused::new(StatusCode::BAD_REQUEST, "server.deal", message!("server-deal"));
    number.map(Some).ok_or_else(wrong)
}

/// The moment at which a room is opened, with the bytes that make this deal.
pub(crate) fn moment(now: Now, deal: u64) -> Now {
    Now { random: fair::seeded(deal).1, ..now }
}

/// A room's first entry with this deal: its shuffle has the deal's name, and the match keeps a name of its own.
pub(crate) fn chosen(mut entry: Entry, deal: u64) -> Entry {
    let (name, secret) = fair::seeded(deal);
    let events = entry.events.into_iter().flat_map(|event| match event {
        Event::Committed { id, .. } => {
            vec![Event::Committed { id: name.clone(), secret: fair::to_hex(&secret) }, Event::SameDeal { id }]
        }
        other => vec![other],
    });
    entry.events = events.collect();
    entry
}

/// A frame without what it would add to the shuffle.
pub(crate) fn without_entropy(frame: FromClient) -> FromClient {
    match frame {
        FromClient::Do { id, what: Command::Ready { .. } } => {
            FromClient::Do { id, what: Command::Ready { entropy: String::new() } }
        }
        other => other,
    }
}
