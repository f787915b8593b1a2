//! Rooms in one SQLite file.
//!
//! One thread owns the connection. Group commit without a timer: it takes whatever queued while the last commit
//! ran, writes all of it in one transaction, and answers. Entries go to an append-only table without an index on
//! the hot path; which rows belong to which room is known in memory, from one scan when the file is opened.

use crate::memory::check;
use crate::{Append, Claim, Counts, Finished, Kept, Neighbour, Reply, Store, StoreError, Whole, failpoint};
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;
use tokio::sync::oneshot;

/// The most appends in one transaction.
const MOST_TOGETHER: usize = 512;
/// `active_at` is only for expiry after hours, so it is written now and then.
const ACTIVE_MILLIS: u64 = 5 * 60_000;

/// What changed with each version of the file; applied in order, the first time a newer program opens it.
const MIGRATIONS: &[&str] = &[
    // 1
    "CREATE TABLE rooms (
        id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, epoch INTEGER NOT NULL, seq INTEGER NOT NULL,
        snapshot TEXT, active_at INTEGER NOT NULL, due_at INTEGER, card TEXT, closed INTEGER NOT NULL DEFAULT 0
     ) STRICT;
     CREATE INDEX rooms_due ON rooms (due_at) WHERE due_at IS NOT NULL;
     CREATE TABLE entries (id INTEGER PRIMARY KEY, room INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
     CREATE TABLE matches (id TEXT PRIMARY KEY, code TEXT NOT NULL, ended_at INTEGER NOT NULL, log TEXT NOT NULL) STRICT;",
    // 2
    "ALTER TABLE rooms ADD COLUMN slept INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE rooms ADD COLUMN aside TEXT;
     CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
     CREATE TABLE spent (what TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
     CREATE TABLE bans (address TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;",
];

/// So many pages of the log of writes are gathered before they are moved into the file.
const CHECKPOINT_PAGES: u64 = 1_000;

/// Keeps rooms in an SQLite file.
pub struct Sqlite {
    /// Dropped first, so that the thread ends when nobody asks any more.
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

/// Why a file of rooms cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum Unopened {
    /// Another program has it.
    #[error("{}: {why}", path.display())]
    Locked {
        /// Which file.
        path: PathBuf,
        /// What SQLite says.
        why: rusqlite::Error,
    },
    /// It is no store, or a newer program wrote it, or it cannot be read and written.
    #[error("{}: {why}", path.display())]
    Unfit {
        /// Which file.
        path: PathBuf,
        /// What SQLite says.
        why: rusqlite::Error,
    },
    /// There is no thread for it.
    #[error("no thread for the store: {0}")]
    Thread(std::io::Error),
}

impl Unopened {
    fn new(path: &Path, why: rusqlite::Error) -> Self {
        let path = path.to_path_buf();
        match why.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DatabaseBusy | rusqlite::ErrorCode::DatabaseLocked) => {
                Unopened::Locked { path, why }
            }
            _ => Unopened::Unfit { path, why },
        }
    }
}

enum Job {
    Append(Box<Append>, oneshot::Sender<Result<(), StoreError>>),
    Ask(Box<dyn FnOnce(&mut Keeper) + Send>),
}

/// What is known of a room without asking the file.
struct Known {
    id: i64,
    seq: u64,
    epoch: u64,
    active_at: u64,
    due_at: Option<u64>,
    card: Option<String>,
    closed: bool,
    /// Is it awake? The file is ours alone, so whoever has it is here.
    held: bool,
    slept: bool,
    aside: Option<String>,
    /// The rows of its entries after the snapshot.
    rows: Vec<i64>,
}

struct Keeper {
    file: Connection,
    rooms: HashMap<String, Known>,
    next_row: i64,
    /// About so many pages were written since the last checkpoint.
    unmoved: u64,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Self, Unopened> {
        let mut keeper = Keeper::open(path).map_err(|why| Unopened::new(path, why))?;
        let (jobs, queue) = mpsc::channel();
        let work = move || keeper.work(&queue);
        let thread = std::thread::Builder::new().name("store".into()).spawn(work).map_err(Unopened::Thread)?;
        Ok(Sqlite { jobs: Some(jobs), thread: Some(thread) })
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        let gone = || StoreError::Unknown("the store is closed".into());
        self.jobs.as_ref().ok_or_else(gone)?.send(job).map_err(|_| gone())
    }

    /// Asks the thread something and waits for the answer.
    fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Keeper) -> rusqlite::Result<T> + Send + 'static,
    ) -> Reply<'_, T> {
        let (answer, waiting) = oneshot::channel();
        let sent = self.send(Job::Ask(Box::new(move |keeper| {
            let _ = answer.send(question(keeper).map_err(|e| StoreError::Unknown(e.to_string())));
        })));
        wait(sent, waiting)
    }
}

fn wait<'a, T: Send + 'a>(
    sent: Result<(), StoreError>,
    waiting: oneshot::Receiver<Result<T, StoreError>>,
) -> Reply<'a, T> {
    Box::pin(async move {
        sent?;
        waiting.await.unwrap_or_else(|_| Err(StoreError::Unknown("the store stopped".into())))
    })
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Keeper {
    fn open(path: &Path) -> rusqlite::Result<Self> {
        let mut file = Connection::open(path)?;
        file.busy_timeout(Duration::from_secs(5))?;
        // A second server on the same file would break every promise, so the file is ours alone.
        file.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        file.pragma_update(None, "journal_mode", "WAL")?;
        file.pragma_update(None, "synchronous", "FULL")?;
        // What is written is hardly ever read again: pages are kept for the next few commits, in kB.
        file.pragma_update(None, "cache_size", -256)?;
        // Done between two commits, where a test can reach it: see `checkpoint`.
        file.pragma_update(None, "wal_autocheckpoint", 0)?;
        migrate(&mut file)?;
        let mut keeper = Keeper { file, rooms: HashMap::new(), next_row: 1, unmoved: 0 };
        keeper.scan()?;
        Ok(keeper)
    }

    /// Learns which rooms there are, and where their entries lie.
    fn scan(&mut self) -> rusqlite::Result<()> {
        let mut codes = HashMap::new();
        let mut rooms = self
            .file
            .prepare("SELECT id, code, epoch, seq, active_at, due_at, card, closed, slept, aside FROM rooms")?;
        let mut rows = rooms.query([])?;
        while let Some(row) = rows.next()? {
            let (id, code): (i64, String) = (row.get(0)?, row.get(1)?);
            let known = Known {
                id,
                epoch: row.get::<_, i64>(2)? as u64,
                seq: row.get::<_, i64>(3)? as u64,
                active_at: row.get::<_, i64>(4)? as u64,
                due_at: row.get::<_, Option<i64>>(5)?.map(|at| at as u64),
                card: row.get(6)?,
                closed: row.get(7)?,
                held: false,
                slept: row.get(8)?,
                aside: row.get(9)?,
                rows: Vec::new(),
            };
            codes.insert(id, code.clone());
            self.rooms.insert(code, known);
        }
        let mut entries = self.file.prepare("SELECT id, room FROM entries ORDER BY id")?;
        let mut rows = entries.query([])?;
        while let Some(row) = rows.next()? {
            let (id, room): (i64, i64) = (row.get(0)?, row.get(1)?);
            self.next_row = id + 1;
            if let Some(known) = codes.get(&room).and_then(|code| self.rooms.get_mut(code)) {
                known.rows.push(id);
                known.seq += 1;
            }
        }
        Ok(())
    }

    fn work(&mut self, queue: &mpsc::Receiver<Job>) {
        while let Ok(first) = queue.recv() {
            // A commit costs the same for one and for many: whoever is about to append may do so first.
            std::thread::yield_now();
            let mut appends = Vec::new();
            let mut asks = Vec::new();
            for job in std::iter::once(first).chain(queue.try_iter().take(MOST_TOGETHER)) {
                match job {
                    Job::Append(append, answer) => appends.push((*append, answer)),
                    Job::Ask(question) => asks.push(question),
                }
            }
            self.commit(appends);
            self.checkpoint();
            asks.into_iter().for_each(|question| question(self));
        }
    }

    /// Writes all of them in one transaction, then answers.
    fn commit(&mut self, appends: Vec<(Append, oneshot::Sender<Result<(), StoreError>>)>) {
        if appends.is_empty() {
            return;
        }
        let mut accepted = Vec::new();
        let mut changes = Changes::default();
        for (append, answer) in appends {
            let room = changes.seq(&append.code).or_else(|| self.rooms.get(&append.code).map(|r| (r.seq, r.epoch)));
            match check(&append, room) {
                Ok(()) => {
                    changes.note(&append);
                    accepted.push((append, answer));
                }
                Err(error) => drop(answer.send(Err(error))),
            }
        }
        let written = self.write(&accepted.iter().map(|(append, _)| append).collect::<Vec<_>>());
        let outcome = match written {
            Ok(()) => Ok(()),
            Err(why) => {
                // Whether it was kept is not known: what is in memory is learnt anew from the file.
                let _ = self.file.execute_batch("ROLLBACK");
                self.rooms.clear();
                let _ = self.scan();
                Err(StoreError::Unknown(why))
            }
        };
        // A new room is its maker's.
        for (append, _) in accepted.iter().filter(|(append, _)| append.expected == 0 && outcome.is_ok()) {
            self.rooms.get_mut(&append.code).into_iter().for_each(|known| known.held = true);
        }
        for (_, answer) in accepted {
            let _ = answer.send(outcome.clone());
        }
    }

    fn write(&mut self, appends: &[&Append]) -> Result<(), String> {
        if appends.is_empty() {
            return Ok(());
        }
        failpoint::pass("before_begin")?;
        let say = |e: rusqlite::Error| e.to_string();
        self.run("BEGIN IMMEDIATE").map_err(say)?;
        for append in appends {
            self.write_one(append).map_err(say)?;
        }
        failpoint::pass("before_commit")?;
        self.run("COMMIT").map_err(say)?;
        // A page for the entries, one for the rooms, and what is long.
        self.unmoved += 2 + appends.iter().map(|append| append.weight() / 4096).sum::<u64>();
        failpoint::pass("after_commit")
    }

    /// Moves what was written into the file itself. What was acknowledged is durable before and after, and in the midst of it.
    fn checkpoint(&mut self) {
        if self.unmoved < CHECKPOINT_PAGES && !failpoint::is_set("in_checkpoint") {
            return;
        }
        self.unmoved = 0;
        failpoint::amid("in_checkpoint");
        // If it cannot be done now, it is done the next time: nothing is lost.
        let _ = self.file.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    }

    fn run(&self, statement: &str) -> rusqlite::Result<()> {
        self.file.prepare_cached(statement)?.execute([]).map(drop)
    }

    fn write_one(&mut self, append: &Append) -> rusqlite::Result<()> {
        if !self.rooms.contains_key(&append.code) {
            self.write_room(append)?;
        }
        let Some(known) = self.rooms.get_mut(&append.code) else { return Ok(()) };
        known.seq = append.expected + 1;
        if let Some(snapshot) = &append.snapshot {
            let mut forget = self.file.prepare_cached("DELETE FROM entries WHERE id = ?1")?;
            for row in known.rows.drain(..) {
                forget.execute([row])?;
            }
            let mut keep = self.file.prepare_cached("UPDATE rooms SET snapshot = ?2, seq = ?3 WHERE id = ?1")?;
            keep.execute(params![known.id, snapshot, append.expected as i64])?;
        }
        let mut keep = self.file.prepare_cached("INSERT INTO entries (id, room, body) VALUES (?1, ?2, ?3)")?;
        keep.execute(params![self.next_row, known.id, append.entry])?;
        known.rows.push(self.next_row);
        self.next_row += 1;
        if let Some((id, log)) = &append.finished {
            let mut keep = self
                .file
                .prepare_cached("INSERT OR REPLACE INTO matches (id, code, ended_at, log) VALUES (?1, ?2, ?3, ?4)")?;
            keep.execute(params![id, append.code, append.wall as i64, log])?;
        }
        let stale = append.wall > known.active_at + ACTIVE_MILLIS;
        let changed = known.due_at != append.due_at || known.card != append.card || known.closed != append.closed;
        if stale || changed {
            (known.due_at, known.card, known.closed) = (append.due_at, append.card.clone(), append.closed);
            known.active_at = append.wall;
            let mut keep = self
                .file
                .prepare_cached("UPDATE rooms SET due_at = ?2, card = ?3, closed = ?4, active_at = ?5 WHERE id = ?1")?;
            let due_at = known.due_at.map(|at| at as i64);
            keep.execute(params![known.id, due_at, known.card, known.closed, known.active_at as i64])?;
        }
        Ok(())
    }

    fn write_room(&mut self, append: &Append) -> rusqlite::Result<()> {
        let mut keep = self.file.prepare_cached(
            "INSERT INTO rooms (code, epoch, seq, active_at, due_at, card, closed) VALUES (?1, ?2, 0, ?3, ?4, ?5, ?6)",
        )?;
        let due_at = append.due_at.map(|at| at as i64);
        keep.execute(params![
            append.code,
            append.epoch as i64,
            append.wall as i64,
            due_at,
            append.card,
            append.closed
        ])?;
        drop(keep);
        let known = Known {
            id: self.file.last_insert_rowid(),
            seq: 0,
            epoch: append.epoch,
            active_at: append.wall,
            due_at: append.due_at,
            card: append.card.clone(),
            closed: append.closed,
            held: false,
            slept: false,
            aside: None,
            rows: Vec::new(),
        };
        self.rooms.insert(append.code.clone(), known);
        Ok(())
    }

    fn claim(&mut self, code: &str) -> rusqlite::Result<Claim> {
        let Some(known) = self.rooms.get_mut(code) else { return Ok(Claim::Nowhere) };
        if let Some(why) = &known.aside {
            return Ok(Claim::Aside(why.clone()));
        }
        let epoch = known.epoch + 1;
        self.file.execute("UPDATE rooms SET epoch = ?2, slept = 0 WHERE id = ?1", params![known.id, epoch as i64])?;
        known.epoch = epoch;
        known.held = true;
        let slept = std::mem::take(&mut known.slept);
        let (snapshot, entries) = self.text_of(code)?;
        Ok(Claim::Ours(Kept { snapshot, entries, epoch, slept }))
    }

    /// The snapshot of a room and the entries after it.
    fn text_of(&self, code: &str) -> rusqlite::Result<(Option<String>, Vec<String>)> {
        let Some(known) = self.rooms.get(code) else { return Ok((None, Vec::new())) };
        let snapshot = self.file.query_row("SELECT snapshot FROM rooms WHERE id = ?1", [known.id], |row| row.get(0))?;
        let mut entry = self.file.prepare_cached("SELECT body FROM entries WHERE id = ?1")?;
        let entries = known.rows.iter().map(|row| entry.query_row([row], |row| row.get(0))).collect::<Result<_, _>>();
        Ok((snapshot, entries?))
    }

    fn release(&mut self, code: &str, epoch: u64, slept: bool) -> rusqlite::Result<()> {
        let Some(known) = self.rooms.get_mut(code).filter(|known| known.epoch == epoch) else { return Ok(()) };
        known.held = false;
        // It matters only where something is due.
        if slept && known.due_at.is_some() {
            known.slept = true;
            self.file.execute("UPDATE rooms SET slept = 1 WHERE id = ?1", [known.id])?;
        }
        Ok(())
    }

    fn set_aside(&mut self, code: &str, why: Option<&str>) -> rusqlite::Result<()> {
        let Some(known) = self.rooms.get_mut(code) else { return Ok(()) };
        (known.held, known.aside) = (false, why.map(str::to_string));
        self.file.execute("UPDATE rooms SET aside = ?2 WHERE id = ?1", params![known.id, why]).map(drop)
    }

    fn expire(&mut self, before: u64) -> rusqlite::Result<Vec<String>> {
        let quiet = |room: &Known| {
            !room.held && room.active_at + ACTIVE_MILLIS < before && room.due_at.is_none_or(|due| due < before)
        };
        let old = self.rooms.iter().filter(|(_, room)| room.closed || quiet(room));
        let old: Vec<String> = old.map(|(code, _)| code.clone()).collect();
        let change = self.file.transaction()?;
        for code in &old {
            if let Some(known) = self.rooms.remove(code) {
                forget(&change, &known)?;
            }
        }
        change.execute("DELETE FROM spent WHERE until < ?1", [before as i64])?;
        change.commit()?;
        Ok(old)
    }

    fn rooms_after(&self, code: &str, most: usize) -> rusqlite::Result<Vec<Whole>> {
        let mut after: Vec<(&String, &Known)> = self.rooms.iter().filter(|(one, _)| one.as_str() > code).collect();
        after.sort_by_key(|(code, _)| *code);
        let whole = |(code, known): (&String, &Known)| {
            let (snapshot, entries) = self.text_of(code)?;
            Ok(Whole {
                code: code.clone(),
                seq: known.seq,
                epoch: known.epoch,
                snapshot,
                entries,
                active_at: known.active_at,
                due_at: known.due_at,
                card: known.card.clone(),
                closed: known.closed,
                slept: known.slept,
                aside: known.aside.clone(),
            })
        };
        after.into_iter().take(most).map(whole).collect()
    }

    fn bring_rooms(&mut self, rooms: Vec<Whole>) -> rusqlite::Result<()> {
        let change = self.file.transaction()?;
        let (mut row, mut brought) = (self.next_row, Vec::new());
        for whole in rooms {
            if let Some(known) = self.rooms.get(&whole.code) {
                forget(&change, known)?;
            }
            let known = bring(&change, &whole, row)?;
            row += whole.entries.len() as i64;
            brought.push((whole.code, known));
        }
        change.commit()?;
        self.next_row = row;
        self.rooms.extend(brought);
        Ok(())
    }

    fn bring_matches(&mut self, matches: &[Finished]) -> rusqlite::Result<()> {
        let change = self.file.transaction()?;
        for over in matches {
            change.execute(
                "INSERT OR REPLACE INTO matches (id, code, ended_at, log) VALUES (?1, ?2, ?3, ?4)",
                params![over.id, over.code, over.ended_at as i64, over.log],
            )?;
        }
        change.commit()
    }
}

/// Writes a room of another store, its entries to rows from `row` on.
fn bring(change: &rusqlite::Transaction<'_>, whole: &Whole, row: i64) -> rusqlite::Result<Known> {
    let before = whole.seq - whole.entries.len() as u64;
    change.execute(
        "INSERT INTO rooms (code, epoch, seq, snapshot, active_at, due_at, card, closed, slept, aside)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        params![
            whole.code,
            whole.epoch as i64,
            before as i64,
            whole.snapshot,
            whole.active_at as i64,
            whole.due_at.map(|at| at as i64),
            whole.card,
            whole.closed,
            whole.slept,
            whole.aside
        ],
    )?;
    let id = change.last_insert_rowid();
    let rows: Vec<i64> = (row..).take(whole.entries.len()).collect();
    let mut keep = change.prepare_cached("INSERT INTO entries (id, room, body) VALUES (?1, ?2, ?3)")?;
    for (row, entry) in rows.iter().zip(&whole.entries) {
        keep.execute(params![row, id, entry])?;
    }
    Ok(Known {
        id,
        seq: whole.seq,
        epoch: whole.epoch,
        active_at: whole.active_at,
        due_at: whole.due_at,
        card: whole.card.clone(),
        closed: whole.closed,
        held: false,
        slept: whole.slept,
        aside: whole.aside.clone(),
        rows,
    })
}

fn forget(change: &rusqlite::Transaction<'_>, known: &Known) -> rusqlite::Result<()> {
    for row in &known.rows {
        change.execute("DELETE FROM entries WHERE id = ?1", [row])?;
    }
    change.execute("DELETE FROM rooms WHERE id = ?1", [known.id]).map(drop)
}

/// Where rooms stand after the appends that were accepted for this transaction.
#[derive(Default)]
struct Changes(HashMap<String, (u64, u64)>);

impl Changes {
    fn seq(&self, code: &str) -> Option<(u64, u64)> {
        self.0.get(code).copied()
    }

    fn note(&mut self, append: &Append) {
        self.0.insert(append.code.clone(), (append.expected + 1, append.epoch));
    }
}

fn migrate(file: &mut Connection) -> rusqlite::Result<()> {
    let version: usize = file.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))? as usize;
    if version > MIGRATIONS.len() {
        let why = format!("this file was written by a newer program (version {version})");
        return Err(rusqlite::Error::InvalidParameterName(why));
    }
    for (number, step) in (1..).zip(MIGRATIONS).skip(version) {
        let change = file.transaction()?;
        change.execute_batch(step)?;
        change.pragma_update(None, "user_version", number)?;
        change.commit()?;
    }
    Ok(())
}

impl Store for Sqlite {
    fn append(&self, append: Append) -> Reply<'_, ()> {
        let (answer, waiting) = oneshot::channel();
        wait(self.send(Job::Append(Box::new(append), answer)), waiting)
    }

    fn claim(&self, code: &str) -> Reply<'_, Claim> {
        let code = code.to_string();
        self.ask(move |keeper| keeper.claim(&code))
    }

    fn release(&self, code: &str, epoch: u64, slept: bool) -> Reply<'_, ()> {
        let code = code.to_string();
        self.ask(move |keeper| keeper.release(&code, epoch, slept))
    }

    fn set_aside(&self, code: &str, epoch: u64, why: &str) -> Reply<'_, ()> {
        let (code, why) = (code.to_string(), why.to_string());
        self.ask(move |keeper| match keeper.rooms.get(&code) {
            Some(known) if known.epoch == epoch => keeper.set_aside(&code, Some(&why)),
            _ => Ok(()),
        })
    }

    fn take_back(&self, code: &str) -> Reply<'_, bool> {
        let code = code.to_string();
        self.ask(move |keeper| {
            let was_aside = keeper.rooms.get(&code).is_some_and(|known| known.aside.is_some());
            keeper.set_aside(&code, None).map(|()| was_aside)
        })
    }

    fn lease(&self) -> Option<Duration> {
        None
    }

    /// Nobody else has the file.
    fn renew(&self) -> Reply<'_, bool> {
        Box::pin(std::future::ready(Ok(true)))
    }

    fn leave(&self) -> Reply<'_, ()> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn nodes(&self) -> Reply<'_, Vec<Neighbour>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    fn due(&self, before: u64) -> Reply<'_, Vec<String>> {
        self.ask(move |keeper| {
            let is_due = |room: &Known| !room.held && room.aside.is_none() && room.due_at.is_some_and(|at| at < before);
            let due = keeper.rooms.iter().filter(|(_, room)| is_due(room));
            Ok(due.map(|(code, _)| code.clone()).collect())
        })
    }

    fn listed(&self, most: usize) -> Reply<'_, Vec<String>> {
        self.ask(move |keeper| {
            let mut listed: Vec<(u64, &String)> =
                keeper.rooms.values().filter_map(|room| Some((room.active_at, room.card.as_ref()?))).collect();
            listed.sort_by(|a, b| b.cmp(a));
            Ok(listed.into_iter().take(most).map(|(_, card)| card.clone()).collect())
        })
    }

    fn finished(&self, id: &str) -> Reply<'_, Option<String>> {
        let id = id.to_string();
        self.ask(move |keeper| {
            keeper.file.query_row("SELECT log FROM matches WHERE id = ?1", [id], |row| row.get(0)).optional()
        })
    }

    fn expire(&self, before: u64) -> Reply<'_, Vec<String>> {
        self.ask(move |keeper| keeper.expire(before))
    }

    fn alive(&self) -> Reply<'_, usize> {
        self.ask(|keeper| Ok(keeper.rooms.len()))
    }

    fn counts(&self) -> Reply<'_, Counts> {
        self.ask(|keeper| {
            let matches: i64 = keeper.file.query_row("SELECT count(*) FROM matches", [], |row| row.get(0))?;
            let aside = keeper.rooms.values().filter(|room| room.aside.is_some()).count();
            let pages: i64 = keeper.file.pragma_query_value(None, "page_count", |row| row.get(0))?;
            let page: i64 = keeper.file.pragma_query_value(None, "page_size", |row| row.get(0))?;
            let bytes = (pages * page) as u64;
            Ok(Counts { rooms: keeper.rooms.len(), matches: matches as usize, aside, bytes })
        })
    }

    fn key(&self, new: &str) -> Reply<'_, String> {
        let new = new.to_string();
        self.ask(move |keeper| {
            keeper.file.execute("INSERT OR IGNORE INTO house (name, value) VALUES ('key', ?1)", [new])?;
            keeper.file.query_row("SELECT value FROM house WHERE name = 'key'", [], |row| row.get(0))
        })
    }

    fn spend(&self, what: &str, until: u64) -> Reply<'_, bool> {
        let what = what.to_string();
        self.ask(move |keeper| {
            let spend = "INSERT OR IGNORE INTO spent (what, until) VALUES (?1, ?2)";
            Ok(keeper.file.execute(spend, params![what, until as i64])? == 1)
        })
    }

    fn bans(&self) -> Reply<'_, Vec<(String, u64)>> {
        self.ask(|keeper| {
            let mut bans = keeper.file.prepare("SELECT address, until FROM bans ORDER BY address")?;
            let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64));
            bans.query_map([], row)?.collect()
        })
    }

    fn ban(&self, address: &str, until: u64) -> Reply<'_, ()> {
        let address = address.to_string();
        self.ask(move |keeper| {
            keeper.file.execute("DELETE FROM bans WHERE address = ?1", [&address])?;
            if until > 0 {
                let ban = "INSERT INTO bans (address, until) VALUES (?1, ?2)";
                keeper.file.execute(ban, params![address, until as i64])?;
            }
            Ok(())
        })
    }

    fn rooms_after(&self, code: &str, most: usize) -> Reply<'_, Vec<Whole>> {
        let code = code.to_string();
        self.ask(move |keeper| keeper.rooms_after(&code, most))
    }

    fn matches_after(&self, id: &str, most: usize) -> Reply<'_, Vec<Finished>> {
        let id = id.to_string();
        self.ask(move |keeper| {
            let after = "SELECT id, code, ended_at, log FROM matches WHERE id > ?1 ORDER BY id LIMIT ?2";
            let mut after = keeper.file.prepare(after)?;
            let row = |row: &rusqlite::Row<'_>| {
                let ended_at = row.get::<_, i64>(2)? as u64;
                Ok(Finished { id: row.get(0)?, code: row.get(1)?, ended_at, log: row.get(3)? })
            };
            after.query_map(params![id, most as i64], row)?.collect()
        })
    }

    fn bring_rooms(&self, rooms: Vec<Whole>) -> Reply<'_, ()> {
        self.ask(move |keeper| keeper.bring_rooms(rooms))
    }

    fn bring_matches(&self, matches: Vec<Finished>) -> Reply<'_, ()> {
        self.ask(move |keeper| keeper.bring_matches(&matches))
    }
}
