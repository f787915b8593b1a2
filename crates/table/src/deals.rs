//! Chosen deals, for tests of the page alone.
//!
//! A house for tests lets whoever opens a room say which deal its first match has, by a number: the deal that
//! `houserules simulate --seed NUMBER` deals with the same rules and as many players. What the players add to the
//! shuffle is left out there, so that nothing else decides it.

use crate::protocol::FromClient;
use crate::{Command, Entry, Event, House, Now, Room, RoomFault};
use kernel::fair;
use std::sync::Arc;

impl Room {
    /// A new room with its first entry, in a house for tests with a chosen first deal.
    ///
    /// # Errors
    /// The entry with that deal does not fit: a bug.
    pub fn open(
        house: Arc<House>,
        code: &str,
        public: bool,
        now: &Now,
        deal: Option<u64>,
    ) -> Result<(Room, Entry), RoomFault> {
        let now = deal.map_or(*now, |deal| Now { random: fair::seeded(deal).1, ..*now });
        let room = Room::create(house.clone(), code, public, &now);
        let entry = room.first_entry(code, public, &now);
        let Some(deal) = deal else { return Ok((room, entry)) };
        let entry = chosen(entry, deal);
        Ok((Room::load(house, None, std::slice::from_ref(&entry), &now)?, entry))
    }
}

/// A room's first entry with this deal: its shuffle has the deal's name, and the match keeps a name of its own.
fn chosen(mut entry: Entry, deal: u64) -> Entry {
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

impl FromClient {
    /// The same without what it would add to the shuffle.
    #[must_use]
    pub fn without_entropy(self) -> Self {
        match self {
            FromClient::Do { id, what: Command::Ready { .. } } => {
                FromClient::Do { id, what: Command::Ready { entropy: String::new() } }
            }
            other => other,
        }
    }
}
