//! A store that forgets everything when the program ends: for tests and for trying things out.

use crate::{Append, Counts, Kept, Reply, Store, StoreError};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Keeps rooms in memory.
#[derive(Default)]
pub struct Memory {
    kept: Mutex<Everything>,
}

#[derive(Default)]
struct Everything {
    rooms: HashMap<String, Room>,
    matches: HashMap<String, String>,
}

#[derive(Default)]
struct Room {
    seq: u64,
    epoch: u64,
    snapshot: Option<String>,
    entries: Vec<String>,
    active_at: u64,
    due_at: Option<u64>,
    card: Option<String>,
    closed: bool,
}

impl Memory {
    /// A panic elsewhere leaves whole entries behind, so what is here is still sound.
    fn lock(&self) -> MutexGuard<'_, Everything> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Everything {
    fn append(&mut self, append: Append) -> Result<(), StoreError> {
        check(&append, self.rooms.get(&append.code).map(|room| (room.seq, room.epoch)))?;
        let room = self.rooms.entry(append.code).or_default();
        (room.seq, room.epoch, room.active_at) = (append.expected + 1, append.epoch, append.wall);
        (room.due_at, room.card, room.closed) = (append.due_at, append.card, append.closed);
        if let Some(snapshot) = append.snapshot {
            room.entries.clear();
            room.snapshot = Some(snapshot);
        }
        room.entries.push(append.entry);
        self.matches.extend(append.finished);
        Ok(())
    }
}

/// May this be appended to a room at `(seq, epoch)`, or to none?
pub(crate) fn check(append: &Append, room: Option<(u64, u64)>) -> Result<(), StoreError> {
    let (seq, epoch) = room.unwrap_or((0, append.epoch));
    if seq != append.expected {
        return Err(StoreError::Conflict { code: append.code.clone(), expected: append.expected, found: seq });
    }
    if epoch != append.epoch {
        return Err(StoreError::Fenced { code: append.code.clone() });
    }
    Ok(())
}

fn ready<'a, T: Send + 'a>(value: Result<T, StoreError>) -> Reply<'a, T> {
    Box::pin(std::future::ready(value))
}

impl Store for Memory {
    fn append(&self, append: Append) -> Reply<'_, ()> {
        ready(self.lock().append(append))
    }

    fn claim(&self, code: &str) -> Reply<'_, Option<Kept>> {
        let mut all = self.lock();
        let kept = all.rooms.get_mut(code).map(|room| {
            room.epoch += 1;
            Kept { snapshot: room.snapshot.clone(), entries: room.entries.clone(), epoch: room.epoch }
        });
        ready(Ok(kept))
    }

    fn exists(&self, code: &str) -> Reply<'_, bool> {
        ready(Ok(self.lock().rooms.contains_key(code)))
    }

    fn due(&self, before: u64) -> Reply<'_, Vec<String>> {
        let all = self.lock();
        let due = all.rooms.iter().filter(|(_, room)| room.due_at.is_some_and(|at| at < before));
        ready(Ok(due.map(|(code, _)| code.clone()).collect()))
    }

    fn listed(&self, most: usize) -> Reply<'_, Vec<String>> {
        let all = self.lock();
        let mut listed: Vec<(u64, String)> =
            all.rooms.values().filter_map(|room| Some((room.active_at, room.card.clone()?))).collect();
        listed.sort_by(|a, b| b.cmp(a));
        ready(Ok(listed.into_iter().take(most).map(|(_, card)| card).collect()))
    }

    fn finished(&self, id: &str) -> Reply<'_, Option<String>> {
        ready(Ok(self.lock().matches.get(id).cloned()))
    }

    fn expire(&self, before: u64) -> Reply<'_, Vec<String>> {
        let mut all = self.lock();
        let old = all.rooms.iter().filter(|(_, room)| room.closed || room.active_at < before);
        let old: Vec<String> = old.map(|(code, _)| code.clone()).collect();
        old.iter().for_each(|code| drop(all.rooms.remove(code)));
        ready(Ok(old))
    }

    fn counts(&self) -> Reply<'_, Counts> {
        let all = self.lock();
        ready(Ok(Counts { rooms: all.rooms.len(), matches: all.matches.len() }))
    }
}
