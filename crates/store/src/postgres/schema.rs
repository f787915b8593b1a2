//! What stands in the database, and how an older one becomes a newer one.

use super::Unusable;
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
pub(super) async fn prepare(client: &mut Client, node: &Node) -> Result<(), Unusable> {
    let change = client.transaction().await?;
    change.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    change
        .batch_execute(
            "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, done TIMESTAMPTZ NOT NULL DEFAULT now())",
        )
        .await?;
    let done = change.query_one("SELECT coalesce(max(number), 0) FROM migrations", &[]).await?;
    let done = done.get::<_, i64>(0) as usize;
    if done > MIGRATIONS.len() {
        return Err(Unusable::NewerTables { found: done, known: MIGRATIONS.len() });
    }
    for (number, step) in (1i64..).zip(MIGRATIONS).skip(done) {
        change.batch_execute(step).await?;
        change.execute("INSERT INTO migrations (number) VALUES ($1)", &[&number]).await?;
    }
    agree(&change, node).await?;
    Ok(change.commit().await?)
}

/// Refuses where logs could not be read by this program, or by those that are at work.
async fn agree(change: &tokio_postgres::Transaction<'_>, node: &Node) -> Result<(), Unusable> {
    let format = i64::from(node.format);
    let kept = "SELECT value FROM house WHERE name = 'format'";
    let kept = change.query_opt(kept, &[]).await?;
    let kept: i64 = kept.and_then(|row| row.get::<_, String>(0).parse().ok()).unwrap_or(format);
    if kept > format {
        return Err(Unusable::NewerRooms { found: kept, known: format });
    }
    let other = "SELECT address, version, format FROM nodes WHERE until > clock_timestamp() AND format <> $1 LIMIT 1";
    if let Some(other) = change.query_opt(other, &[&format]).await? {
        let (address, version, theirs) = (other.get(0), other.get(1), other.get(2));
        return Err(Unusable::Beside { address, version, theirs, ours: format });
    }
    let note = "INSERT INTO house (name, value) VALUES ('format', $1) ON CONFLICT (name) DO UPDATE SET value = $1";
    change.execute(note, &[&format.to_string()]).await?;
    Ok(())
}
