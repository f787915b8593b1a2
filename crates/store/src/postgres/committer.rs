//! Group commit without a timer: whatever came while the last batch was on its way is the next one, and a batch is one
//! statement. Rooms are spread over a few connections.

use super::pool::Dial;
use crate::memory::check;
use crate::{Append, StoreError, failpoint};
use std::collections::{HashMap, HashSet, VecDeque};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Statement};

/// The most appends in one statement.
const MOST_TOGETHER: usize = 256;

/// All of a batch, in one statement and so in one transaction. What does not follow, or is no longer its owner's, is left
/// out by the same statement that would write it: a concurrent claim either sees the entry or keeps it out.
const APPEND: &str = "
WITH put AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[], $4::text[], $5::int8[], $6::int8[], $7::text[], $8::text[],
        $9::text[], $10::text[], $11::bool[])
    AS put (code, expected, epoch, entry, wall, due_at, snapshot, match, log, card, closed)
), made AS (
    INSERT INTO rooms (code, epoch, seq, node, active_at, due_at, card, closed)
    SELECT code, epoch, 1, $12, wall, due_at, card, closed FROM put WHERE expected = 0
    ON CONFLICT (code) DO NOTHING
    RETURNING code, id
), moved AS (
    UPDATE rooms SET seq = put.expected + 1, active_at = put.wall, due_at = put.due_at, card = put.card, closed = put.closed
    FROM put
    WHERE rooms.code = put.code AND put.expected > 0 AND rooms.seq = put.expected AND (rooms.epoch = put.epoch OR $13)
    RETURNING rooms.code, rooms.id
), kept AS (
    SELECT code, id FROM made UNION ALL SELECT code, id FROM moved
), shorter AS (
    DELETE FROM entries USING put JOIN kept USING (code)
    WHERE put.snapshot IS NOT NULL AND entries.room = kept.id AND entries.seq <= put.expected
), pictured AS (
    INSERT INTO snapshots (room, body) SELECT kept.id, put.snapshot FROM put JOIN kept USING (code)
    WHERE put.snapshot IS NOT NULL
    ON CONFLICT (room) DO UPDATE SET body = EXCLUDED.body
), over AS (
    INSERT INTO matches (id, code, ended_at, log)
    SELECT put.match, put.code, put.wall, put.log FROM put JOIN kept USING (code) WHERE put.match IS NOT NULL
    ON CONFLICT (id) DO UPDATE SET log = EXCLUDED.log
), entered AS (
    INSERT INTO entries (room, seq, body) SELECT kept.id, put.expected + 1, put.entry FROM put JOIN kept USING (code)
)
SELECT code FROM kept";

/// One append, and who waits for it.
pub(super) type Job = (Append, oneshot::Sender<Result<(), StoreError>>);

pub(super) struct Committer {
    dial: Dial,
    node: String,
    line: Option<(Client, Statement)>,
}

impl Committer {
    /// Starts one; its queue ends it.
    pub(super) fn start(dial: Dial, node: String) -> mpsc::UnboundedSender<Job> {
        let (jobs, queue) = mpsc::unbounded_channel();
        tokio::spawn(Committer { dial, node, line: None }.work(queue));
        jobs
    }

    async fn work(mut self, mut queue: mpsc::UnboundedReceiver<Job>) {
        let mut later = VecDeque::new();
        loop {
            if later.is_empty() {
                let Some(job) = queue.recv().await else { return };
                later.push_back(job);
            }
            while later.len() < MOST_TOGETHER
                && let Ok(job) = queue.try_recv()
            {
                later.push_back(job);
            }
            // A room once in a batch: a second entry has to see the first.
            let (mut batch, mut rooms) = (Vec::new(), HashSet::new());
            for job in std::mem::take(&mut later) {
                if rooms.insert(job.0.code.clone()) {
                    batch.push(job);
                } else {
                    later.push_back(job);
                }
            }
            self.commit(batch).await;
        }
    }

    async fn commit(&mut self, mut batch: Vec<Job>) {
        // Two nodes that fight over the same rooms take them in the same order.
        batch.sort_by(|(a, _), (b, _)| a.code.cmp(&b.code));
        let (appends, waiting): (Vec<Append>, Vec<_>) = batch.into_iter().unzip();
        let outcome = self.write(&appends).await;
        if outcome.is_err() {
            self.line = None;
        }
        for (at, answer) in waiting.into_iter().enumerate() {
            let outcome = outcome.as_ref().map_or_else(|why| Err(why.clone()), |each| each[at].clone());
            let _ = answer.send(outcome);
        }
    }

    /// Writes all of them, and tells of each what became of it. `Err`: of none is it known.
    async fn write(&mut self, appends: &[Append]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let unknown = StoreError::Unknown;
        failpoint::pass("before_begin").map_err(unknown)?;
        let (client, statement) = self.line().await?;
        let dial = self.dial.clone();
        failpoint::pass("before_commit").map_err(unknown)?;
        let kept = dial.within(send(&client, &statement, appends, &self.node)).await?;
        failpoint::pass("after_commit").map_err(unknown)?;
        let refused: Vec<&str> =
            appends.iter().map(|append| append.code.as_str()).filter(|code| !kept.contains(*code)).collect();
        let found = if refused.is_empty() { HashMap::new() } else { dial.within(look(&client, &refused)).await? };
        self.line = Some((client, statement));
        let outcome = |append: &Append| {
            if kept.contains(&append.code) {
                return Ok(());
            }
            let found = found.get(&append.code).copied().unwrap_or((0, append.epoch));
            // It may have come to fit since; it was not written all the same.
            check(append, Some(found)).and(Err(StoreError::Fenced { code: append.code.clone() }))
        };
        Ok(appends.iter().map(outcome).collect())
    }

    async fn line(&mut self) -> Result<(Client, Statement), StoreError> {
        if let Some((client, statement)) = self.line.take().filter(|(client, _)| !client.is_closed()) {
            return Ok((client, statement));
        }
        let client = self.dial.connect().await?;
        let texts = Type::TEXT_ARRAY;
        let types = [
            texts.clone(),
            Type::INT8_ARRAY,
            Type::INT8_ARRAY,
            texts.clone(),
            Type::INT8_ARRAY,
            Type::INT8_ARRAY,
            texts.clone(),
            texts.clone(),
            texts.clone(),
            texts,
            Type::BOOL_ARRAY,
            Type::TEXT,
            Type::BOOL,
        ];
        let statement = self.dial.within(client.prepare_typed(APPEND, &types)).await?;
        Ok((client, statement))
    }
}

/// Sends a batch; gives the rooms of which the entry was kept.
async fn send(
    client: &Client,
    statement: &Statement,
    appends: &[Append],
    node: &str,
) -> Result<HashSet<String>, tokio_postgres::Error> {
    fn each<'a, T>(appends: &'a [Append], part: impl Fn(&'a Append) -> T) -> Vec<T> {
        appends.iter().map(part).collect()
    }
    let codes = each(appends, |append| &*append.code);
    let expected = each(appends, |append| append.expected as i64);
    let epochs = each(appends, |append| append.epoch as i64);
    let entries = each(appends, |append| &*append.entry);
    let walls = each(appends, |append| append.wall as i64);
    let dues = each(appends, |append| append.due_at.map(|at| at as i64));
    let snapshots = each(appends, |append| append.snapshot.as_deref());
    let matches = each(appends, |append| append.finished.as_ref().map(|(id, _)| &**id));
    let logs = each(appends, |append| append.finished.as_ref().map(|(_, log)| &**log));
    let cards = each(appends, |append| append.card.as_deref());
    let closed = each(appends, |append| append.closed);
    // The wrong way, to see that the test with teeth has teeth.
    let skip_epoch = failpoint::is_set("skip_epoch");
    let params: [&(dyn ToSql + Sync); 13] = [
        &codes,
        &expected,
        &epochs,
        &entries,
        &walls,
        &dues,
        &snapshots,
        &matches,
        &logs,
        &cards,
        &closed,
        &node,
        &skip_epoch,
    ];
    let rows = client.query(statement, &params).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Where these rooms stand: number and epoch.
async fn look(client: &Client, codes: &[&str]) -> Result<HashMap<String, (u64, u64)>, tokio_postgres::Error> {
    let rows = client.query("SELECT code, seq, epoch FROM rooms WHERE code = ANY($1)", &[&codes]).await?;
    Ok(rows.iter().map(|row| (row.get(0), (row.get::<_, i64>(1) as u64, row.get::<_, i64>(2) as u64))).collect())
}
