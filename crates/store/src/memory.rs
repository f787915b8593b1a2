//! A store that forgets everything when the program ends: for tests and for trying things out.

use crate::{Append, Claim, Counts, Finished, Kept, Neighbour, Node, Reply, Store, StoreError, Whole, failpoint};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Keeps rooms in memory.
pub struct Memory {
    kept: Arc<Mutex<Everything>>,
    node: Node,
    /// Which of the nodes this is.
    me: usize,
}

#[derive(Default)]
struct Everything {
    rooms: BTreeMap<String, Room>,
    matches: BTreeMap<String, Finished>,
    nodes: Vec<Holder>,
    key: Option<String>,
    spent: HashMap<String, u64>,
    bans: BTreeMap<String, u64>,
}

struct Holder {
    node: Node,
    /// Since then it has not been heard of. The first node is alone until it has a neighbour, and needs no lease.
    heard: Option<Instant>,
    gone: bool,
}

#[derive(Default)]
struct Room {
    whole: Whole,
    owner: Option<usize>,
}

impl Default for Memory {
    fn default() -> Self {
        Memory::new(Node::default())
    }
}

impl Memory {
    /// An empty store, as this node sees it.
    pub fn new(node: Node) -> Self {
        let memory = Memory { kept: Arc::default(), node: node.clone(), me: 0 };
        memory.lock().nodes.push(Holder { node, heard: None, gone: false });
        memory
    }

    /// The same store, as another node sees it.
    pub fn neighbour(&self, address: &str) -> Memory {
        let node = Node { address: address.into(), ..self.node.clone() };
        let mut all = self.lock();
        all.nodes[self.me].heard.get_or_insert_with(Instant::now);
        all.nodes.push(Holder { node: node.clone(), heard: Some(Instant::now()), gone: false });
        Memory { kept: self.kept.clone(), node, me: all.nodes.len() - 1 }
    }

    /// A panic elsewhere leaves whole entries behind, so what is here is still sound.
    fn lock(&self) -> MutexGuard<'_, Everything> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Holder {
    fn is_alive(&self) -> bool {
        !self.gone && self.heard.is_none_or(|heard| heard.elapsed() < self.node.lease)
    }
}

impl Everything {
    fn append(&mut self, append: Append, me: usize) -> Result<(), StoreError> {
        check(&append, self.rooms.get(&append.code).map(|room| (room.whole.seq, room.whole.epoch)))?;
        let room = self.rooms.entry(append.code.clone()).or_default();
        if append.expected == 0 {
            (room.owner, room.whole.code, room.whole.epoch) = (Some(me), append.code.clone(), append.epoch);
        }
        let whole = &mut room.whole;
        (whole.seq, whole.active_at) = (append.expected + 1, append.wall);
        (whole.due_at, whole.card, whole.closed) = (append.due_at, append.card, append.closed);
        if let Some(snapshot) = append.snapshot {
            whole.entries.clear();
            whole.snapshot = Some(snapshot);
        }
        whole.entries.push(append.entry);
        if let Some((id, log)) = append.finished {
            let over = Finished { id: id.clone(), code: append.code, ended_at: append.wall, log };
            self.matches.insert(id, over);
        }
        Ok(())
    }

    /// The living node that has this room.
    fn owner(&self, room: &Room) -> Option<usize> {
        room.owner.filter(|owner| self.nodes[*owner].is_alive())
    }

    fn claim(&mut self, code: &str, me: usize) -> Claim {
        let Some(room) = self.rooms.get(code) else { return Claim::Nowhere };
        if let Some(why) = &room.whole.aside {
            return Claim::Aside(why.clone());
        }
        if let Some(other) = self.owner(room).filter(|owner| *owner != me) {
            return Claim::Elsewhere(self.nodes[other].node.address.clone());
        }
        let Some(room) = self.rooms.get_mut(code) else { return Claim::Nowhere };
        room.owner = Some(me);
        let whole = &mut room.whole;
        whole.epoch += 1;
        let slept = std::mem::take(&mut whole.slept);
        Claim::Ours(Kept {
            snapshot: whole.snapshot.clone(),
            entries: whole.entries.clone(),
            epoch: whole.epoch,
            slept,
        })
    }

    fn old(&self, before: u64) -> Vec<String> {
        let quiet = |room: &Room| {
            let whole = &room.whole;
            whole.active_at < before && whole.due_at.is_none_or(|due| due < before) && self.owner(room).is_none()
        };
        let old = self.rooms.iter().filter(|(_, room)| room.whole.closed || quiet(room));
        old.map(|(code, _)| code.clone()).collect()
    }
}

/// May this be appended to a room at `(seq, epoch)`, or to none?
pub(crate) fn check(append: &Append, room: Option<(u64, u64)>) -> Result<(), StoreError> {
    let (seq, epoch) = room.unwrap_or((0, append.epoch));
    if seq != append.expected {
        return Err(StoreError::Conflict { code: append.code.clone(), expected: append.expected, found: seq });
    }
    if epoch != append.epoch && !failpoint::is_set("skip_epoch") {
        return Err(StoreError::Fenced { code: append.code.clone() });
    }
    Ok(())
}

fn ready<'a, T: Send + 'a>(value: T) -> Reply<'a, T> {
    Box::pin(std::future::ready(Ok(value)))
}

impl Store for Memory {
    fn append(&self, append: Append) -> Reply<'_, ()> {
        Box::pin(std::future::ready(self.lock().append(append, self.me)))
    }

    fn claim(&self, code: &str) -> Reply<'_, Claim> {
        ready(self.lock().claim(code, self.me))
    }

    fn release(&self, code: &str, epoch: u64, slept: bool) -> Reply<'_, ()> {
        let mut all = self.lock();
        if let Some(room) = all.rooms.get_mut(code).filter(|room| room.whole.epoch == epoch) {
            (room.owner, room.whole.slept) = (None, slept);
        }
        ready(())
    }

    fn set_aside(&self, code: &str, epoch: u64, why: &str) -> Reply<'_, ()> {
        let mut all = self.lock();
        if let Some(room) = all.rooms.get_mut(code).filter(|room| room.whole.epoch == epoch) {
            (room.owner, room.whole.aside) = (None, Some(why.into()));
        }
        ready(())
    }

    fn take_back(&self, code: &str) -> Reply<'_, bool> {
        ready(self.lock().rooms.get_mut(code).is_some_and(|room| room.whole.aside.take().is_some()))
    }

    fn lease(&self) -> Option<Duration> {
        Some(self.node.lease)
    }

    fn renew(&self) -> Reply<'_, bool> {
        let me = &mut self.lock().nodes[self.me];
        let held = me.is_alive();
        me.gone = false;
        if let Some(heard) = &mut me.heard {
            *heard = Instant::now();
        }
        ready(held)
    }

    fn leave(&self) -> Reply<'_, ()> {
        let mut all = self.lock();
        let mine = all.rooms.values_mut().filter(|room| room.owner == Some(self.me));
        mine.for_each(|room| room.owner = None);
        all.nodes[self.me].gone = true;
        ready(())
    }

    fn nodes(&self) -> Reply<'_, Vec<Neighbour>> {
        let all = self.lock();
        let rooms = |me: usize| all.rooms.values().filter(|room| room.owner == Some(me)).count();
        let seen = |(me, holder): (usize, &Holder)| Neighbour {
            address: holder.node.address.clone(),
            version: holder.node.version.clone(),
            rooms: rooms(me),
            alive: holder.is_alive(),
        };
        ready(all.nodes.iter().enumerate().filter(|(_, holder)| !holder.gone).map(seen).collect())
    }

    fn due(&self, before: u64) -> Reply<'_, Vec<String>> {
        let all = self.lock();
        let is_due = |room: &Room| room.whole.aside.is_none() && room.whole.due_at.is_some_and(|at| at < before);
        let due = all.rooms.iter().filter(|(_, room)| is_due(room) && all.owner(room).is_none());
        ready(due.map(|(code, _)| code.clone()).collect())
    }

    fn listed(&self, most: usize) -> Reply<'_, Vec<String>> {
        let all = self.lock();
        let wholes = all.rooms.values().map(|room| &room.whole);
        let mut listed: Vec<(u64, String)> =
            wholes.filter_map(|whole| Some((whole.active_at, whole.card.clone()?))).collect();
        listed.sort_by(|a, b| b.cmp(a));
        ready(listed.into_iter().take(most).map(|(_, card)| card).collect())
    }

    fn finished(&self, id: &str) -> Reply<'_, Option<String>> {
        ready(self.lock().matches.get(id).map(|over| over.log.clone()))
    }

    fn expire(&self, before: u64) -> Reply<'_, Vec<String>> {
        let mut all = self.lock();
        let old = all.old(before);
        old.iter().for_each(|code| drop(all.rooms.remove(code)));
        ready(old)
    }

    fn alive(&self) -> Reply<'_, usize> {
        ready(self.lock().rooms.len())
    }

    fn counts(&self) -> Reply<'_, Counts> {
        let all = self.lock();
        let aside = all.rooms.values().filter(|room| room.whole.aside.is_some()).count();
        ready(Counts { rooms: all.rooms.len(), matches: all.matches.len(), aside, bytes: 0 })
    }

    fn key(&self, new: &str) -> Reply<'_, String> {
        ready(self.lock().key.get_or_insert_with(|| new.into()).clone())
    }

    fn spend(&self, what: &str, until: u64) -> Reply<'_, bool> {
        ready(self.lock().spent.insert(what.into(), until).is_none())
    }

    fn bans(&self) -> Reply<'_, Vec<(String, u64)>> {
        ready(self.lock().bans.iter().map(|(address, until)| (address.clone(), *until)).collect())
    }

    fn ban(&self, address: &str, until: u64) -> Reply<'_, ()> {
        let mut all = self.lock();
        match until {
            0 => drop(all.bans.remove(address)),
            _ => drop(all.bans.insert(address.into(), until)),
        }
        ready(())
    }

    fn rooms_after(&self, code: &str, most: usize) -> Reply<'_, Vec<Whole>> {
        let all = self.lock();
        let after = all.rooms.iter().filter(|(one, _)| one.as_str() > code);
        ready(after.take(most).map(|(_, room)| room.whole.clone()).collect())
    }

    fn matches_after(&self, id: &str, most: usize) -> Reply<'_, Vec<Finished>> {
        let all = self.lock();
        let after = all.matches.iter().filter(|(one, _)| one.as_str() > id);
        ready(after.take(most).map(|(_, over)| over.clone()).collect())
    }

    fn bring_rooms(&self, rooms: Vec<Whole>) -> Reply<'_, ()> {
        let brought = rooms.into_iter().map(|whole| (whole.code.clone(), Room { whole, owner: None }));
        self.lock().rooms.extend(brought);
        ready(())
    }

    fn bring_matches(&self, matches: Vec<Finished>) -> Reply<'_, ()> {
        self.lock().matches.extend(matches.into_iter().map(|over| (over.id.clone(), over)));
        ready(())
    }
}
