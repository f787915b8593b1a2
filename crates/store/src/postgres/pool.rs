//! Connections to the database, made when they are needed and made again when they are lost.

use super::said;
use crate::StoreError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard};
use tokio_postgres::{Client, Config, NoTls};

/// How connections are made.
#[derive(Clone)]
pub(super) struct Dial {
    pub(super) config: Config,
    /// The database has so long to answer.
    pub(super) patience: Duration,
}

impl Dial {
    pub(super) async fn connect(&self) -> Result<Client, StoreError> {
        let connect = async {
            let (client, connection) = self.config.connect(NoTls).await?;
            // It ends with the client.
            tokio::spawn(connection);
            // Whatever the database's own settings are: what is acknowledged is durable, and what nobody waits for any
            // more does not go on.
            let settings =
                format!("SET synchronous_commit = on; SET statement_timeout = {}", self.patience.as_millis());
            client.batch_execute(&settings).await?;
            Ok::<_, tokio_postgres::Error>(client)
        };
        self.within(connect).await
    }

    /// Waits for the database, not for ever.
    pub(super) async fn within<T>(
        &self,
        what: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, StoreError> {
        match tokio::time::timeout(self.patience, what).await {
            Ok(done) => done.map_err(|e| StoreError::Unknown(said(&e))),
            Err(_) => Err(StoreError::Unknown("the database does not answer".into())),
        }
    }
}

/// A few connections for everything but entries.
pub(super) struct Pool {
    pub(super) dial: Dial,
    lines: Vec<Mutex<Option<Client>>>,
    next: AtomicUsize,
}

impl Pool {
    pub(super) fn new(dial: Dial, lines: usize) -> Self {
        Pool { dial, lines: (0..lines).map(|_| Mutex::default()).collect(), next: AtomicUsize::new(0) }
    }

    /// A free line, or the one whose turn it is.
    async fn line(&self) -> MutexGuard<'_, Option<Client>> {
        if let Some(line) = self.lines.iter().find_map(|line| line.try_lock().ok()) {
            return line;
        }
        self.lines[self.next.fetch_add(1, Ordering::Relaxed) % self.lines.len()].lock().await
    }

    /// Asks the database something. A line on which something went wrong is not used again.
    pub(super) async fn ask<T>(
        &self,
        question: impl AsyncFnOnce(&mut Client) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, StoreError> {
        let mut line = self.line().await;
        let mut client = match line.take().filter(|client| !client.is_closed()) {
            Some(client) => client,
            None => self.dial.connect().await?,
        };
        let answer = self.dial.within(question(&mut client)).await;
        if answer.is_ok() {
            *line = Some(client);
        }
        answer
    }
}
