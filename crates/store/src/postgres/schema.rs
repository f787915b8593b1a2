//! What stands in the database, and how an older one becomes a newer one.

use crate::Node;
use tokio_postgres::Client;

/// What changed with each version; applied in order, by the first newer program that opens the database.
///
/// Nodes of the version before may still be at work: a step adds, and takes nothing away that they use.
const MIGRATIONS: &[&str] = &[
    // 1. A room's row is rewritten with every entry, so it is kept short and has room beside it.
    "CREATE TABLE rooms (
        id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, code TEXT NOT NULL UNIQUE,
        epoch BIGINT NOT NULL, seq BIGINT NOT NULL, node TEXT, active_at BIGINT NOT NULL, due_at BIGINT, card TEXT,
        closed BOOLEAN NOT NULL DEFAULT FALSE, slept BOOLEAN NOT NULL DEFAULT FALSE, aside TEXT
     ) WITH (fillfactor = 60);
     CREATE INDEX rooms_due ON rooms (due_at) WHERE due_at IS NOT NULL;
     CREATE INDEX rooms_listed ON rooms (code) WHERE card IS NOT NULL;
     CREATE INDEX rooms_node ON rooms (node) WHERE node IS NOT NULL;
     CREATE TABLE entries (room BIGINT NOT NULL, seq BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (room, seq));
     CREATE TABLE snapshots (room BIGINT PRIMARY KEY, body TEXT NOT NULL);
     CREATE TABLE matches (id TEXT PRIMARY KEY, code TEXT NOT NULL, ended_at BIGINT NOT NULL, log TEXT NOT NULL);
     CREATE TABLE nodes (
        id TEXT PRIMARY KEY, address TEXT NOT NULL, version TEXT NOT NULL, format BIGINT NOT NULL,
        until TIMESTAMPTZ NOT NULL, deposed BIGINT NOT NULL DEFAULT 0
     );
     CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL);
     CREATE TABLE spent (what TEXT PRIMARY KEY, until BIGINT NOT NULL);
     CREATE TABLE bans (address TEXT PRIMARY KEY, until BIGINT NOT NULL);",
];

/// Only one at a time: nodes may start together.
const LOCK: i64 = 0x686f_7573_6572;

/// Brings the database up to date, and sees that this program and those at work understand each other.
pub(super) async fn prepare(client: &mut Client, node: &Node) -> Result<(), String> {
    let say = |e: tokio_postgres::Error| super::said(&e);
    let change = client.transaction().await.map_err(say)?;
    change.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(say)?;
    change
        .batch_execute(
            "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, done TIMESTAMPTZ NOT NULL DEFAULT now())",
        )
        .await
        .map_err(say)?;
    let done = change.query_one("SELECT coalesce(max(number), 0) FROM migrations", &[]).await.map_err(say)?;
    let done = done.get::<_, i64>(0) as usize;
    if done > MIGRATIONS.len() {
        return Err(format!(
            "this database was brought up to date by a newer program (version {done} of the tables, this program knows {}): use that one",
            MIGRATIONS.len()
        ));
    }
    for (number, step) in (1i64..).zip(MIGRATIONS).skip(done) {
        change.batch_execute(step).await.map_err(say)?;
        change.execute("INSERT INTO migrations (number) VALUES ($1)", &[&number]).await.map_err(say)?;
    }
    agree(&change, node).await?;
    change.commit().await.map_err(say)
}

/// Refuses where logs could not be read by this program, or by those that are at work.
async fn agree(change: &tokio_postgres::Transaction<'_>, node: &Node) -> Result<(), String> {
    let say = |e: tokio_postgres::Error| super::said(&e);
    let format = i64::from(node.format);
    let kept = "SELECT value FROM house WHERE name = 'format'";
    let kept = change.query_opt(kept, &[]).await.map_err(say)?;
    let kept: i64 = kept.and_then(|row| row.get::<_, String>(0).parse().ok()).unwrap_or(format);
    if kept > format {
        return Err(format!(
            "the rooms here are written in format {kept}, and this program reads up to {format}: use the newer program"
        ));
    }
    let other = "SELECT address, version, format FROM nodes WHERE until > clock_timestamp() AND format <> $1 LIMIT 1";
    if let Some(other) = change.query_opt(other, &[&format]).await.map_err(say)? {
        return Err(format!(
            "the node at {} (version {}) is at work and writes rooms in format {}, this program in format {format}: \
             they cannot be at work side by side; stop the others first",
            other.get::<_, String>(0),
            other.get::<_, String>(1),
            other.get::<_, i64>(2)
        ));
    }
    let note = "INSERT INTO house (name, value) VALUES ('format', $1) ON CONFLICT (name) DO UPDATE SET value = $1";
    change.execute(note, &[&format.to_string()]).await.map_err(say).map(drop)
}
