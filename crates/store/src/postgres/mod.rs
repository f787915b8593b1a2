//! Rooms in PostgreSQL, shared by several nodes.
//!
//! A node's lease is one row (`nodes.until`), in the database's time: renewing it renews all its rooms. A room belongs to
//! the node in its row for as long as that node's lease runs. Whoever takes a room from a lapsed node counts that in
//! the node's row (`deposed`), so that a node which slept knows at its next renewal whether anything was taken from it.

mod committer;
mod pool;
mod schema;

use crate::{Append, Claim, Counts, Finished, Kept, Neighbour, Node, Reply, Store, StoreError, Whole};
use committer::{Committer, Job};
use pool::{Dial, Pool};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

type Asked<T> = Result<T, tokio_postgres::Error>;

/// Connections for entries. A batch waits for one flush of the log of writes; a few of them on their way at once share it.
const COMMITTERS: usize = 3;
/// Connections for everything else.
const LINES: usize = 4;
/// The database has at least so long to answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// Keeps rooms in PostgreSQL.
pub struct Postgres {
    pool: Pool,
    committers: Vec<mpsc::UnboundedSender<Job>>,
    node: Node,
    /// Which of the nodes this is; another one at every start.
    me: String,
    /// How many rooms were taken from this node, when it last heard.
    deposed: AtomicI64,
}

/// Why a database cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unusable {
    /// It cannot be found by what was given as its address.
    #[error("the address of the database: {0}")]
    Address(String),
    /// It does not let us in, or does not do what is asked of it.
    #[error("{0}")]
    Said(String),
    /// A newer program has changed its tables.
    #[error(
        "this database was brought up to date by a newer program (version {found} of the tables, this program knows {known}): \
         use that one"
    )]
    NewerTables {
        /// The version of the tables.
        found: usize,
        /// The newest that this program knows.
        known: usize,
    },
    /// A newer program has written the rooms.
    #[error(
        "the rooms here are written in format {found}, and this program reads up to {known}: use the newer program"
    )]
    NewerRooms {
        /// The format of the rooms.
        found: i64,
        /// The newest that this program reads.
        known: i64,
    },
    /// A node is at work that writes rooms otherwise.
    #[error(
        "the node at {address} (version {version}) is at work and writes rooms in format {theirs}, this program in format {ours}: \
         they cannot be at work side by side; stop the others first"
    )]
    Beside {
        /// Where it is.
        address: String,
        /// Which program it is.
        version: String,
        /// The format in which it writes.
        theirs: i64,
        /// The format of this program.
        ours: i64,
    },
}

impl From<tokio_postgres::Error> for Unusable {
    fn from(error: tokio_postgres::Error) -> Self {
        Unusable::Said(said(&error))
    }
}

impl From<StoreError> for Unusable {
    fn from(error: StoreError) -> Self {
        Unusable::Said(error.to_string())
    }
}

/// What went wrong, in the database's own words.
fn said(error: &tokio_postgres::Error) -> String {
    match (error.as_db_error(), std::error::Error::source(error)) {
        (Some(said), _) => said.message().to_string(),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

/// Is the owner of a room alive?
const LIVING: &str = "EXISTS (SELECT FROM nodes WHERE nodes.id = rooms.node AND nodes.until > clock_timestamp())";

impl Postgres {
    /// Opens the database `postgres://user@host/name` for this node, and makes its tables if they are not there.
    pub async fn open(url: &str, node: Node) -> Result<Self, Unusable> {
        let mut config: tokio_postgres::Config =
            url.parse().map_err(|e: tokio_postgres::Error| Unusable::Address(said(&e)))?;
        let patience = node.lease.max(PATIENCE);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(patience);
        }
        if config.get_application_name().is_none() {
            config.application_name("houserules");
        }
        let dial = Dial { config, patience };
        // Migrations may take longer than a question.
        let mut client = dial.connect().await?;
        client.batch_execute("SET statement_timeout = 0").await?;
        schema::prepare(&mut client, &node).await?;
        let me = client.query_one("SELECT gen_random_uuid()::text", &[]).await?.get(0);
        let committers = (0..COMMITTERS).map(|_| Committer::start(dial.clone(), String::clone(&me))).collect();
        let pool = Pool::new(dial, LINES);
        let postgres = Postgres { pool, committers, node, me, deposed: AtomicI64::new(0) };
        postgres.renew().await?;
        Ok(postgres)
    }

    /// Asks for rows.
    async fn rows(&self, statement: &str, params: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        self.pool.ask(async |client: &mut Client| client.query(statement, params).await).await
    }

    async fn done(&self, statement: &str, params: &[&(dyn ToSql + Sync)]) -> Result<u64, StoreError> {
        self.pool.ask(async |client: &mut Client| client.execute(statement, params).await).await
    }

    /// The first column of every row.
    async fn texts(&self, statement: &str, params: &[&(dyn ToSql + Sync)]) -> Result<Vec<String>, StoreError> {
        Ok(self.rows(statement, params).await?.iter().map(|row| row.get(0)).collect())
    }
}

/// Asks for a room. Its row is locked first, then its owner's, so that an owner who renews at this moment keeps it.
async fn claim(client: &mut Client, code: &str, me: &str) -> Asked<Claim> {
    let change = client.transaction().await?;
    let room = "SELECT id, node, slept, aside FROM rooms WHERE code = $1 FOR UPDATE";
    let Some(room) = change.query_opt(room, &[&code]).await? else { return Ok(Claim::Nowhere) };
    let (id, owner): (i64, Option<String>) = (room.get(0), room.get(1));
    if let Some(why) = room.get(3) {
        return Ok(Claim::Aside(why));
    }
    if let Some(owner) = owner.filter(|owner| owner != me) {
        let depose = "UPDATE nodes SET deposed = deposed + 1 WHERE id = $1 AND until <= clock_timestamp()";
        if change.execute(depose, &[&owner]).await? == 0 {
            let address = change.query_opt("SELECT address FROM nodes WHERE id = $1", &[&owner]).await?;
            // Whose row is gone has left.
            if let Some(address) = address {
                return Ok(Claim::Elsewhere(address.get(0)));
            }
        }
    }
    let take = "UPDATE rooms SET epoch = epoch + 1, node = $2, slept = FALSE WHERE id = $1 RETURNING epoch";
    let epoch: i64 = change.query_one(take, &[&id, &me]).await?.get(0);
    change.commit().await?;
    // Nobody else can write any more: what is read now is all there is.
    let (snapshot, entries) = text_of(client, id).await?;
    Ok(Claim::Ours(Kept { snapshot, entries, epoch: epoch as u64, slept: room.get(2) }))
}

/// The snapshot of a room and the entries after it.
async fn text_of(client: &Client, id: i64) -> Asked<(Option<String>, Vec<String>)> {
    let snapshot = client.query_opt("SELECT body FROM snapshots WHERE room = $1", &[&id]).await?;
    let entries = client.query("SELECT body FROM entries WHERE room = $1 ORDER BY seq", &[&id]).await?;
    Ok((snapshot.map(|row| row.get(0)), entries.iter().map(|row| row.get(0)).collect()))
}

/// Some rooms, each as it is at one moment.
async fn rooms_after(client: &mut Client, code: &str, most: i64) -> Asked<Vec<Whole>> {
    let change = client.build_transaction().read_only(true);
    let change = change.isolation_level(tokio_postgres::IsolationLevel::RepeatableRead).start().await?;
    let rooms = "SELECT id, code, seq, epoch, active_at, due_at, card, closed, slept, aside FROM rooms
                 WHERE code COLLATE \"C\" > $1 ORDER BY code COLLATE \"C\" LIMIT $2";
    let mut all = Vec::new();
    for room in change.query(rooms, &[&code, &most]).await? {
        let (snapshot, entries) = text_of(change.client(), room.get(0)).await?;
        all.push(Whole {
            code: room.get(1),
            seq: room.get::<_, i64>(2) as u64,
            epoch: room.get::<_, i64>(3) as u64,
            snapshot,
            entries,
            active_at: room.get::<_, i64>(4) as u64,
            due_at: room.get::<_, Option<i64>>(5).map(|at| at as u64),
            card: room.get(6),
            closed: room.get(7),
            slept: room.get(8),
            aside: room.get(9),
        });
    }
    change.commit().await?;
    Ok(all)
}

async fn bring_rooms(client: &mut Client, rooms: &[Whole]) -> Asked<()> {
    let change = client.transaction().await?;
    let forget = "WITH old AS (DELETE FROM rooms WHERE code = $1 RETURNING id),
        gone AS (DELETE FROM entries USING old WHERE room = old.id)
        DELETE FROM snapshots USING old WHERE room = old.id";
    let room = "INSERT INTO rooms (code, seq, epoch, active_at, due_at, card, closed, slept, aside)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id";
    let entries = "INSERT INTO entries (room, seq, body) SELECT $1, $2 + n, body FROM unnest($3::text[]) WITH ORDINALITY AS e (body, n)";
    for whole in rooms {
        change.execute(forget, &[&whole.code]).await?;
        let (seq, epoch, active_at) = (whole.seq as i64, whole.epoch as i64, whole.active_at as i64);
        let due_at = whole.due_at.map(|at| at as i64);
        let written: [&(dyn ToSql + Sync); 9] =
            [&whole.code, &seq, &epoch, &active_at, &due_at, &whole.card, &whole.closed, &whole.slept, &whole.aside];
        let id: i64 = change.query_one(room, &written).await?.get(0);
        if let Some(snapshot) = &whole.snapshot {
            change.execute("INSERT INTO snapshots (room, body) VALUES ($1, $2)", &[&id, snapshot]).await?;
        }
        let before = seq - whole.entries.len() as i64;
        change.execute(entries, &[&id, &before, &whole.entries]).await?;
    }
    change.commit().await
}

impl Store for Postgres {
    fn append(&self, append: Append) -> Reply<'_, ()> {
        let (answer, waiting) = oneshot::channel();
        let mut hasher = DefaultHasher::new();
        append.code.hash(&mut hasher);
        let committer = &self.committers[hasher.finish() as usize % self.committers.len()];
        let sent = committer.send((append, answer));
        Box::pin(async move {
            let gone = || StoreError::Unknown("the store stopped".into());
            sent.map_err(|_| gone())?;
            waiting.await.unwrap_or_else(|_| Err(gone()))
        })
    }

    fn claim(&self, code: &str) -> Reply<'_, Claim> {
        let code = code.to_string();
        Box::pin(async move { self.pool.ask(async |client: &mut Client| claim(client, &code, &self.me).await).await })
    }

    fn release(&self, code: &str, epoch: u64, slept: bool) -> Reply<'_, ()> {
        let code = code.to_string();
        let release = "UPDATE rooms SET node = NULL, slept = $4 WHERE code = $1 AND epoch = $2 AND node = $3";
        Box::pin(async move { self.done(release, &[&code, &(epoch as i64), &self.me, &slept]).await.map(drop) })
    }

    fn set_aside(&self, code: &str, epoch: u64, why: &str) -> Reply<'_, ()> {
        let (code, why) = (code.to_string(), why.to_string());
        let aside = "UPDATE rooms SET node = NULL, aside = $3 WHERE code = $1 AND epoch = $2";
        Box::pin(async move { self.done(aside, &[&code, &(epoch as i64), &why]).await.map(drop) })
    }

    fn take_back(&self, code: &str) -> Reply<'_, bool> {
        let code = code.to_string();
        let back = "UPDATE rooms SET aside = NULL WHERE code = $1 AND aside IS NOT NULL";
        Box::pin(async move { Ok(self.done(back, &[&code]).await? > 0) })
    }

    fn lease(&self) -> Option<Duration> {
        Some(self.node.lease)
    }

    fn renew(&self) -> Reply<'_, bool> {
        let renew = "INSERT INTO nodes (id, address, version, format, until)
            VALUES ($1, $2, $3, $4, clock_timestamp() + $5 * INTERVAL '1 millisecond')
            ON CONFLICT (id) DO UPDATE SET until = clock_timestamp() + $5 * INTERVAL '1 millisecond'
            RETURNING deposed";
        Box::pin(async move {
            let Node { address, version, format, lease } = &self.node;
            let (format, lease) = (i64::from(*format), lease.as_millis() as f64);
            let rows = self.rows(renew, &[&self.me, address, version, &format, &lease]).await?;
            let deposed = rows.first().map_or(0, |row| row.get::<_, i64>(0));
            Ok(self.deposed.swap(deposed, Ordering::SeqCst) == deposed)
        })
    }

    fn leave(&self) -> Reply<'_, ()> {
        Box::pin(async move {
            self.done("UPDATE rooms SET node = NULL WHERE node = $1", &[&self.me]).await?;
            self.done("DELETE FROM nodes WHERE id = $1", &[&self.me]).await.map(drop)
        })
    }

    fn nodes(&self) -> Reply<'_, Vec<Neighbour>> {
        let nodes = "SELECT address, version, until > clock_timestamp(),
            (SELECT count(*) FROM rooms WHERE rooms.node = nodes.id) FROM nodes ORDER BY address";
        Box::pin(async move {
            let seen = |row: &Row| Neighbour {
                address: row.get(0),
                version: row.get(1),
                alive: row.get(2),
                rooms: row.get::<_, i64>(3) as usize,
            };
            Ok(self.rows(nodes, &[]).await?.iter().map(seen).collect())
        })
    }

    fn due(&self, before: u64) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            let due = format!(
                "SELECT code FROM rooms WHERE due_at < $1 AND aside IS NULL AND NOT {LIVING} ORDER BY due_at LIMIT 500"
            );
            self.texts(&due, &[&(before as i64)]).await
        })
    }

    fn listed(&self, most: usize) -> Reply<'_, Vec<String>> {
        let listed = "SELECT card FROM rooms WHERE card IS NOT NULL ORDER BY active_at DESC, card DESC LIMIT $1";
        Box::pin(async move { self.texts(listed, &[&(most as i64)]).await })
    }

    fn finished(&self, id: &str) -> Reply<'_, Option<String>> {
        let id = id.to_string();
        Box::pin(async move { Ok(self.texts("SELECT log FROM matches WHERE id = $1", &[&id]).await?.pop()) })
    }

    fn expire(&self, before: u64) -> Reply<'_, Vec<String>> {
        Box::pin(async move {
            let expire = format!(
                "WITH old AS (
                    DELETE FROM rooms
                    WHERE closed OR (active_at < $1 AND (due_at IS NULL OR due_at < $1) AND NOT {LIVING})
                    RETURNING id, code
                ), entries AS (DELETE FROM entries USING old WHERE room = old.id),
                snapshots AS (DELETE FROM snapshots USING old WHERE room = old.id),
                spent AS (DELETE FROM spent WHERE until < $1),
                nodes AS (DELETE FROM nodes WHERE until < clock_timestamp() - INTERVAL '1 day')
                SELECT code FROM old"
            );
            self.texts(&expire, &[&(before as i64)]).await
        })
    }

    fn alive(&self) -> Reply<'_, usize> {
        Box::pin(async move {
            let rows = self.rows("SELECT count(*) FROM rooms", &[]).await?;
            Ok(rows.first().map_or(0, |row| row.get::<_, i64>(0)) as usize)
        })
    }

    fn counts(&self) -> Reply<'_, Counts> {
        let counts = "SELECT (SELECT count(*) FROM rooms), (SELECT count(*) FROM matches),
            (SELECT count(*) FROM rooms WHERE aside IS NOT NULL), pg_database_size(current_database())";
        Box::pin(async move {
            let rows = self.rows(counts, &[]).await?;
            let count = |at: usize| rows.first().map_or(0, |row| row.get::<_, i64>(at)) as usize;
            Ok(Counts { rooms: count(0), matches: count(1), aside: count(2), bytes: count(3) as u64 })
        })
    }

    fn key(&self, new: &str) -> Reply<'_, String> {
        let new = new.to_string();
        Box::pin(async move {
            let offer = "INSERT INTO house (name, value) VALUES ('key', $1) ON CONFLICT (name) DO NOTHING";
            self.done(offer, &[&new]).await?;
            Ok(self.texts("SELECT value FROM house WHERE name = 'key'", &[]).await?.pop().unwrap_or(new))
        })
    }

    fn spend(&self, what: &str, until: u64) -> Reply<'_, bool> {
        let what = what.to_string();
        let spend = "INSERT INTO spent (what, until) VALUES ($1, $2) ON CONFLICT (what) DO NOTHING";
        Box::pin(async move { Ok(self.done(spend, &[&what, &(until as i64)]).await? == 1) })
    }

    fn bans(&self) -> Reply<'_, Vec<(String, u64)>> {
        Box::pin(async move {
            let rows = self.rows("SELECT address, until FROM bans ORDER BY address", &[]).await?;
            Ok(rows.iter().map(|row| (row.get(0), row.get::<_, i64>(1) as u64)).collect())
        })
    }

    fn ban(&self, address: &str, until: u64) -> Reply<'_, ()> {
        let address = address.to_string();
        Box::pin(async move {
            let ban =
                "INSERT INTO bans (address, until) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET until = $2";
            match until {
                0 => self.done("DELETE FROM bans WHERE address = $1", &[&address]).await.map(drop),
                _ => self.done(ban, &[&address, &(until as i64)]).await.map(drop),
            }
        })
    }

    fn rooms_after(&self, code: &str, most: usize) -> Reply<'_, Vec<Whole>> {
        let code = code.to_string();
        Box::pin(async move {
            self.pool.ask(async |client: &mut Client| rooms_after(client, &code, most as i64).await).await
        })
    }

    fn matches_after(&self, id: &str, most: usize) -> Reply<'_, Vec<Finished>> {
        let id = id.to_string();
        Box::pin(async move {
            let after = "SELECT id, code, ended_at, log FROM matches WHERE id COLLATE \"C\" > $1
                         ORDER BY id COLLATE \"C\" LIMIT $2";
            let rows = self.rows(after, &[&id, &(most as i64)]).await?;
            let over = |row: &Row| Finished {
                id: row.get(0),
                code: row.get(1),
                ended_at: row.get::<_, i64>(2) as u64,
                log: row.get(3),
            };
            Ok(rows.iter().map(over).collect())
        })
    }

    fn bring_rooms(&self, rooms: Vec<Whole>) -> Reply<'_, ()> {
        Box::pin(async move { self.pool.ask(async |client: &mut Client| bring_rooms(client, &rooms).await).await })
    }

    fn bring_matches(&self, matches: Vec<Finished>) -> Reply<'_, ()> {
        Box::pin(async move {
            let ids: Vec<&str> = matches.iter().map(|over| &*over.id).collect();
            let codes: Vec<&str> = matches.iter().map(|over| &*over.code).collect();
            let ended: Vec<i64> = matches.iter().map(|over| over.ended_at as i64).collect();
            let logs: Vec<&str> = matches.iter().map(|over| &*over.log).collect();
            let bring = "INSERT INTO matches (id, code, ended_at, log)
                SELECT * FROM unnest($1::text[], $2::text[], $3::int8[], $4::text[])
                ON CONFLICT (id) DO UPDATE SET log = EXCLUDED.log";
            self.done(bring, &[&ids, &codes, &ended, &logs]).await.map(drop)
        })
    }
}
