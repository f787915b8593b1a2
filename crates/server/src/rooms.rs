//! All rooms: which are awake, and how the others are woken.

use crate::actor::{Actor, Around, Letter};
use crate::clock::{Clock, random, wall};
use crate::config::{Config, Limits};
use crate::deals;
use crate::thoughts::Thoughts;
use crate::tokens::Grants;
use kernel::{Moment, Refusal, message};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use store::{Append, Kept, Store, StoreError};
use table::{Entry, House, Now, Room, RoomCard, Shorthand, Snapshot};
use tokio::sync::{Mutex, mpsc};

/// So many messages wait for a room before their senders wait.
const MAILBOX: usize = 256;
/// So many codes are tried before giving up.
const TRIES: usize = 20;

/// The cards of listed rooms, by code.
pub(crate) type Cards = Arc<std::sync::Mutex<HashMap<String, RoomCard>>>;

pub(crate) struct Rooms {
    pub(crate) house: Arc<House>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) grants: Grants,
    limits: Limits,
    thoughts: Thoughts,
    /// May deals be chosen?
    chosen_deals: bool,
    /// The cards of listed rooms that are awake: newer than what is kept.
    pub(crate) cards: Cards,
    /// A place for each room that is awake, or being woken: waking one keeps nobody from another.
    places: std::sync::Mutex<HashMap<String, Place>>,
    stopping: AtomicBool,
}

/// The mailbox of a room. Whoever wakes it holds its lock, and whoever wants it meanwhile waits.
type Place = Arc<Mutex<Option<mpsc::Sender<Letter>>>>;

/// Why a room cannot be had.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoRoom {
    #[error("There is no room with this code.")]
    Unknown,
    #[error("The server stops; try again in a moment.")]
    Stopping,
    #[error("There are too many rooms on this server; try again later.")]
    TooMany,
    #[error("The store does not work: {0}")]
    Store(String),
    #[error("The room cannot be opened: {0}")]
    Damaged(String),
}

impl NoRoom {
    pub(crate) fn refusal(&self) -> Refusal {
        let (rule, why) = match self {
            NoRoom::Unknown => ("server.no_room", message!("server-no-room")),
            NoRoom::Stopping => ("server.restart", message!("server-stopping")),
            NoRoom::TooMany => ("server.full", message!("server-full")),
            NoRoom::Store(why) => ("server.store", message!("server-store", why = why)),
            NoRoom::Damaged(why) => ("server.damaged", message!("server-damaged", why = why)),
        };
        Refusal::new(rule, why)
    }
}

impl From<StoreError> for NoRoom {
    fn from(error: StoreError) -> Self {
        NoRoom::Store(error.to_string())
    }
}

impl Rooms {
    pub(crate) fn new(house: House, store: Arc<dyn Store>, config: &Config) -> Arc<Self> {
        Arc::new(Rooms {
            house: Arc::new(house),
            store,
            grants: Grants::default(),
            limits: config.limits,
            thoughts: Thoughts::new(),
            chosen_deals: config.chosen_deals,
            cards: Cards::default(),
            places: std::sync::Mutex::default(),
            stopping: AtomicBool::new(false),
        })
    }

    /// A new room, in a house for tests with a chosen first deal; gives its code.
    pub(crate) async fn create(self: &Arc<Self>, public: bool, deal: Option<u64>) -> Result<String, NoRoom> {
        let alive = self.store.counts().await?.rooms;
        if alive >= self.limits.rooms {
            return Err(NoRoom::TooMany);
        }
        for _ in 0..TRIES {
            let code = table::code(random(), alive);
            let now = Clock::from(Moment(0)).now();
            let (room, entry) = self.open(&code, public, now, deal)?;
            let wall = entry.wall;
            let entry = serde_json::to_string(&entry).map_err(|e| NoRoom::Damaged(e.to_string()))?;
            let append = Append { wall, ..Append::new(&code, 0, 1, &entry) };
            match self.store.append(append).await {
                Ok(()) => {
                    *self.place(&code).lock().await = Some(self.run(room, 1));
                    return Ok(code);
                }
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(NoRoom::TooMany)
    }

    /// A room with its first entry.
    fn open(&self, code: &str, public: bool, now: Now, deal: Option<u64>) -> Result<(Room, Entry), NoRoom> {
        let now = deal.map_or(now, |deal| deals::moment(now, deal));
        let room = Room::create(self.house.clone(), code, public, &now);
        let entry = room.first_entry(code, public, &now);
        let Some(deal) = deal else { return Ok((room, entry)) };
        let entry = deals::chosen(entry, deal);
        let room = Room::load(self.house.clone(), None, std::slice::from_ref(&entry), &now);
        Ok((room.map_err(|fault| NoRoom::Damaged(fault.to_string()))?, entry))
    }

    /// The mailbox of a room, awake or woken for this.
    pub(crate) async fn get(self: &Arc<Self>, code: &str) -> Result<mpsc::Sender<Letter>, NoRoom> {
        if !table::is_code(code) {
            return Err(NoRoom::Unknown);
        }
        let code = code.to_ascii_uppercase();
        let place = self.place(&code);
        let mut mailbox = place.lock().await;
        if self.stopping.load(Ordering::SeqCst) {
            return Err(NoRoom::Stopping);
        }
        if let Some(mailbox) = mailbox.as_ref().filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        match self.load(&code).await {
            Ok((room, epoch)) => Ok(mailbox.insert(self.run(room, epoch)).clone()),
            Err(no) => {
                *mailbox = None;
                drop(mailbox);
                drop(place);
                self.forget(&code);
                Err(no)
            }
        }
    }

    fn place(&self, code: &str) -> Place {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = places.get(code) {
            return place.clone();
        }
        places.entry(code.into()).or_default().clone()
    }

    /// There is no such room: its place is not needed, unless somebody else just asks for it.
    fn forget(&self, code: &str) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if places.get(code).is_some_and(is_unused) {
            places.remove(code);
        }
    }

    /// Forgets places where no room is awake and nobody waits for one.
    fn tidy(&self) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.retain(|_, place| !is_unused(place));
    }

    /// A room as it was kept, and its new epoch.
    async fn load(&self, code: &str) -> Result<(Room, u64), NoRoom> {
        let kept = self.store.claim(code).await?.ok_or(NoRoom::Unknown)?;
        let (house, epoch) = (self.house.clone(), kept.epoch);
        // A long match takes a while to be folded: beside the threads that serve people.
        let room = tokio::task::spawn_blocking(move || read(house, &kept)).await;
        let room = room.map_err(|e| NoRoom::Damaged(e.to_string()))??;
        if room.phase() == table::Phase::Closed {
            return Err(NoRoom::Unknown);
        }
        Ok((room, epoch))
    }

    /// A room's task; gives its mailbox.
    fn run(&self, room: Room, epoch: u64) -> mpsc::Sender<Letter> {
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let code = room.code().to_string();
        let around = Around {
            store: self.store.clone(),
            cards: self.cards.clone(),
            thoughts: self.thoughts.clone(),
            chosen_deals: self.chosen_deals,
        };
        let actor = Actor::new(room, epoch, around, mailbox, sender.downgrade());
        let task = tokio::spawn(actor.run());
        // A panic ends one room's task, not the server; its people connect again and it is loaded anew.
        tokio::spawn(async move {
            if let Err(error) = task.await {
                tracing::error!(room = code, %error, "a room's task ended badly");
            }
        });
        sender
    }

    /// Wakes rooms whose deadline comes while nobody is there.
    pub(crate) async fn wake_due(self: &Arc<Self>) {
        for code in self.store.due(wall() + 2_000).await.unwrap_or_default() {
            if let Err(error) = self.get(&code).await {
                tracing::warn!(room = code, %error, "a due room cannot be woken");
            }
        }
    }

    /// The listed rooms, newest first.
    pub(crate) async fn listed(&self, most: usize) -> Result<Vec<RoomCard>, StoreError> {
        let kept = self.store.listed(most).await?;
        let awake = self.cards.lock().unwrap_or_else(PoisonError::into_inner);
        let read = kept.iter().filter_map(|card| serde_json::from_str::<RoomCard>(card).ok());
        Ok(read.map(|card| awake.get(&card.code).cloned().unwrap_or(card)).collect())
    }

    /// Forgets rooms in which nothing happened for long.
    pub(crate) async fn expire(&self, hours: u64) {
        self.tidy();
        let before = wall().saturating_sub(hours * 3_600_000);
        match self.store.expire(before).await {
            Ok(gone) if !gone.is_empty() => tracing::info!(rooms = gone.len(), "rooms expired"),
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "rooms cannot be expired"),
        }
    }

    /// Lets every room finish what it is doing, and ends it.
    pub(crate) async fn stop(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        let places = std::mem::take(&mut *self.places.lock().unwrap_or_else(PoisonError::into_inner));
        let mut rooms = Vec::new();
        for place in places.into_values() {
            rooms.extend(place.lock().await.take());
        }
        for mailbox in &rooms {
            let _ = mailbox.send(Letter::Stop).await;
        }
        for mailbox in rooms {
            mailbox.closed().await;
        }
    }
}

/// Is no room awake here, and nobody about to wake one?
fn is_unused(place: &Place) -> bool {
    let asleep = |mailbox: &Option<mpsc::Sender<Letter>>| mailbox.as_ref().is_none_or(mpsc::Sender::is_closed);
    Arc::strong_count(place) == 1 && place.try_lock().is_ok_and(|mailbox| asleep(&mailbox))
}

/// Folds a room from what was kept.
fn read(house: Arc<House>, kept: &Kept) -> Result<Room, NoRoom> {
    let damaged = |e: serde_json::Error| NoRoom::Damaged(e.to_string());
    let snapshot: Option<Snapshot> = kept.snapshot.as_deref().map(serde_json::from_str).transpose().map_err(damaged)?;
    let mut hand = Shorthand::default();
    let entries: Vec<Entry> =
        kept.entries.iter().map(|entry| hand.read(entry)).collect::<Result<_, _>>().map_err(damaged)?;
    let room = Room::load(house, snapshot, &entries, &Clock::from(Moment(0)).now());
    room.map_err(|fault| NoRoom::Damaged(fault.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::Catalogue;
    use kernel::Content;
    use std::time::Duration;

    /// Whoever wakes a room holds its place, and nobody else's.
    #[tokio::test]
    async fn a_room_that_takes_long_to_wake_keeps_nobody_from_another() {
        let catalogue = Catalogue::standard().led_by("nim");
        let house = House { catalogue, content: Content::none(), variants: vec![] };
        let rooms = Rooms::new(house, Arc::new(store::Memory::default()), &Config::default());
        let slow = rooms.create(false, None).await.expect("a room");
        let place = rooms.place(&slow);
        let waking = place.lock().await;
        let soon = Duration::from_millis(200);
        assert!(tokio::time::timeout(soon, rooms.get(&slow)).await.is_err(), "who wants this one waits");
        let long = Duration::from_secs(20);
        let other = tokio::time::timeout(long, rooms.create(false, None)).await.expect("soon").expect("another");
        assert!(tokio::time::timeout(long, rooms.get(&other)).await.expect("soon").is_ok());
        drop(waking);
        assert!(rooms.get(&slow).await.is_ok());
    }
}
