//! All rooms: which are awake, and how the others are woken.

use crate::actor::{Actor, Around, Letter};
use crate::clock::{Clock, random, wall};
use crate::config::{Config, Limits};
use crate::mailbox::{Post, mailbox};
use crate::metrics::Counts;
use crate::thoughts::Thoughts;
use futures_util::FutureExt;
use kernel::{Moment, Refusal, message};
use std::any::Any;
use std::collections::HashMap;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use store::{Append, Claim, Kept, Store, StoreError};
use table::{Entry, House, Room, RoomCard, Shorthand, Snapshot};
use tokio::sync::Mutex;

/// So many letters wait for a room before their senders wait.
const MAILBOX: usize = 256;
/// So many rooms are woken at a time because something is due in them.
const WAKING: usize = 16;
/// So many codes are tried before giving up.
const TRIES: usize = 20;

/// The cards of listed rooms, by code.
pub(crate) type Cards = Arc<std::sync::Mutex<HashMap<String, RoomCard>>>;

pub(crate) struct Rooms {
    pub(crate) house: Arc<House>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) counts: Arc<Counts>,
    limits: Limits,
    thoughts: Thoughts,
    /// May deals be chosen?
    chosen_deals: bool,
    /// What codes begin with.
    codes: String,
    /// The cards of listed rooms that are awake: newer than what is kept.
    pub(crate) cards: Cards,
    /// A place for each room that is awake, or being woken: waking one keeps nobody from another.
    places: std::sync::Mutex<HashMap<String, Place>>,
    stopping: AtomicBool,
    /// Addresses that are kept out, until when.
    bans: std::sync::RwLock<HashMap<IpAddr, u64>>,
}

/// Where letters for a room are put. Whoever wakes it holds its lock, and whoever wants it meanwhile waits.
type Place = Arc<Mutex<Option<Post<Box<Letter>>>>>;

/// Why a room cannot be had.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoRoom {
    #[error("There is no room with this code.")]
    Unknown,
    #[error("The room lives on another node, at {0}.")]
    Elsewhere(String),
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
            NoRoom::Elsewhere(_) => ("server.again", message!("server-try-again")),
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
    pub(crate) fn new(house: House, store: Arc<dyn Store>, config: &Config, counts: Arc<Counts>) -> Arc<Self> {
        Arc::new(Rooms {
            house: Arc::new(house),
            store,
            counts,
            limits: config.limits,
            thoughts: Thoughts::new(),
            chosen_deals: config.chosen_deals,
            codes: config.codes.clone(),
            cards: Cards::default(),
            places: std::sync::Mutex::default(),
            stopping: AtomicBool::new(false),
            bans: std::sync::RwLock::default(),
        })
    }

    /// A new room, in a house for tests with a chosen first deal; gives its code.
    pub(crate) async fn create(self: &Arc<Self>, public: bool, deal: Option<u64>) -> Result<String, NoRoom> {
        let alive = self.store.alive().await?;
        if alive >= self.limits.rooms {
            return Err(NoRoom::TooMany);
        }
        for _ in 0..TRIES {
            let code = table::code_beginning(random(), alive, &self.codes);
            let now = Clock::from(Moment(0)).now();
            let (room, entry) = Room::open(self.house.clone(), &code, public, &now, deal)
                .map_err(|fault| NoRoom::Damaged(fault.to_string()))?;
            let wall = entry.wall;
            let entry = serde_json::to_string(&entry).map_err(|e| NoRoom::Damaged(e.to_string()))?;
            let append = Append { wall, ..Append::new(&code, 0, 1, &entry) };
            match self.store.append(append).await {
                Ok(()) => {
                    *self.place(&code).lock().await = Some(self.run(room, 1, false));
                    return Ok(code);
                }
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(NoRoom::TooMany)
    }

    /// The mailbox of a room, awake or woken for this.
    pub(crate) async fn get(self: &Arc<Self>, code: &str) -> Result<Post<Box<Letter>>, NoRoom> {
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
            Ok((room, epoch, slept)) => Ok(mailbox.insert(self.run(room, epoch, slept)).clone()),
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

    /// A room as it was kept, its new epoch, and whether it slept.
    async fn load(&self, code: &str) -> Result<(Room, u64, bool), NoRoom> {
        let kept = match self.store.claim(code).await? {
            Claim::Ours(kept) => kept,
            Claim::Nowhere => return Err(NoRoom::Unknown),
            Claim::Elsewhere(node) => return Err(NoRoom::Elsewhere(node)),
            Claim::Aside(why) => return Err(NoRoom::Damaged(why)),
        };
        let (house, epoch, slept) = (self.house.clone(), kept.epoch, kept.slept);
        // A long match takes a while to be folded: beside the threads that serve people.
        let room = tokio::task::spawn_blocking(move || read(house, &kept)).await;
        let room = match room.map_err(|e| NoRoom::Damaged(e.to_string())).flatten() {
            Ok(room) => room,
            Err(no) => return Err(self.set_aside(code, epoch, no).await),
        };
        if room.phase() == table::Phase::Closed {
            return Err(NoRoom::Unknown);
        }
        Ok((room, epoch, slept))
    }

    /// A room that cannot be read is not tried again and again: it is put aside, once, with a line for the host.
    async fn set_aside(&self, code: &str, epoch: u64, no: NoRoom) -> NoRoom {
        if let NoRoom::Damaged(why) = &no {
            self.counts.aside.inc();
            tracing::error!(room = code, why, "a room cannot be read and is set aside; nothing of it is lost");
            if let Err(error) = self.store.set_aside(code, epoch, why).await {
                tracing::warn!(room = code, %error, "it could not be set aside");
            }
        }
        no
    }

    /// A room's task; gives its mailbox.
    fn run(&self, room: Room, epoch: u64, slept: bool) -> Post<Box<Letter>> {
        let (post, mailbox) = mailbox(MAILBOX);
        let code = room.code().to_string();
        let around = Around {
            store: self.store.clone(),
            cards: self.cards.clone(),
            counts: self.counts.clone(),
            thoughts: self.thoughts.clone(),
            chosen_deals: self.chosen_deals,
        };
        // On the heap by itself: a task has room for what it is handed more than once.
        let actor = Box::new(Actor::new(room, epoch, slept, around, mailbox, post.downgrade()));
        let awake = self.counts.rooms.clone();
        awake.inc();
        tokio::spawn(async move {
            // A panic ends one room's task, not the server; its people connect again and it is loaded anew.
            let ended = AssertUnwindSafe(actor.run()).catch_unwind().await;
            awake.dec();
            if let Err(panic) = ended {
                tracing::error!(room = code, error = said(&*panic), "a room's task ended badly");
            }
        });
        post
    }

    /// Wakes rooms whose deadline comes while nobody is there.
    pub(crate) async fn wake_due(self: &Arc<Self>) {
        let due = self.store.due(wall() + 2_000).await.unwrap_or_default();
        let mut waking = tokio::task::JoinSet::new();
        for code in due {
            // One that takes long to be read keeps no other one waiting.
            if waking.len() >= WAKING {
                waking.join_next().await;
            }
            let rooms = self.clone();
            waking.spawn(async move {
                match rooms.get(&code).await {
                    // Another node was faster, or it is told already why not.
                    Ok(_) | Err(NoRoom::Elsewhere(_) | NoRoom::Damaged(_) | NoRoom::Unknown) => {}
                    Err(error) => tracing::warn!(room = code, %error, "a due room cannot be woken"),
                }
            });
        }
        while waking.join_next().await.is_some() {}
    }

    /// Says often enough that this node lives. If that cannot be said for as long as a lease lasts, or if rooms were taken
    /// meanwhile, everybody here is told to come again: what this node has in memory may be old.
    pub(crate) async fn keep_lease(self: Arc<Self>, mut stopping: tokio::sync::watch::Receiver<bool>) {
        let Some(lease) = self.store.lease() else { return };
        let mut often = tokio::time::interval(lease / 3);
        often.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut held = Instant::now();
        loop {
            tokio::select! {
                _ = often.tick() => {}
                _ = stopping.changed() => return,
            }
            let asked = Instant::now();
            match self.store.renew().await {
                Ok(true) => {
                    self.counts.renewals.inc();
                    held = asked;
                }
                Ok(false) => {
                    held = asked;
                    self.drop_all("its lease had lapsed, and rooms were taken").await;
                }
                Err(error) => {
                    tracing::warn!(%error, "the lease is not renewed");
                    if held.elapsed() > lease {
                        held = Instant::now();
                        self.drop_all("the store does not answer").await;
                    }
                }
            }
        }
    }

    /// Ends every room that is awake here; whoever is connected comes again, and finds it where it is.
    async fn drop_all(&self, why: &str) {
        tracing::warn!(why, "this node lets go of all its rooms");
        self.counts.lapses.inc();
        for mailbox in self.awake().await {
            let why = Letter::Failed(why.to_string());
            // A room that is stuck on the store learns it from the store.
            let _ = tokio::time::timeout(Duration::from_millis(100), mailbox.send(Box::new(why))).await;
        }
    }

    /// The mailboxes of all rooms that are awake here.
    pub(crate) async fn awake(&self) -> Vec<Post<Box<Letter>>> {
        let places: Vec<Place> = {
            let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
            places.values().cloned().collect()
        };
        // Who is just being woken asks the store at this moment.
        places.iter().filter_map(|place| place.try_lock().ok()?.clone()).collect()
    }

    /// Learns who is kept out: another node may have been told.
    pub(crate) async fn learn_bans(&self) {
        let Ok(bans) = self.store.bans().await else { return };
        let read = bans.into_iter().filter_map(|(address, until)| Some((address.parse().ok()?, until)));
        *self.bans.write().unwrap_or_else(PoisonError::into_inner) = read.collect();
    }

    /// Is this address kept out?
    pub(crate) fn is_banned(&self, address: IpAddr) -> bool {
        let bans = self.bans.read().unwrap_or_else(PoisonError::into_inner);
        bans.get(&address).is_some_and(|until| *until > wall())
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
            let _ = mailbox.send(Box::new(Letter::Stop)).await;
        }
        for mailbox in rooms {
            mailbox.closed().await;
        }
    }
}

/// What a panic said.
fn said(panic: &(dyn Any + Send)) -> &str {
    let said = panic.downcast_ref::<&str>().copied();
    said.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("it did not say why")
}

/// Is no room awake here, and nobody about to wake one?
fn is_unused(place: &Place) -> bool {
    let asleep = |mailbox: &Option<Post<Box<Letter>>>| mailbox.as_ref().is_none_or(Post::is_closed);
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
        let rooms =
            Rooms::new(house, Arc::new(store::Memory::default()), &Config::default(), Arc::new(Counts::new("test")));
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
