//! What takes long is worked out beside the threads that serve people: bots' choices, hints.

use crate::actor::Letter;
use std::sync::Arc;
use tokio::sync::{Semaphore, mpsc};

/// So many think at a time: whoever plays is served by the rest of the machine.
#[derive(Clone)]
pub(crate) struct Thoughts(Arc<Semaphore>);

impl Thoughts {
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thoughts(Arc::new(Semaphore::new(cores.div_ceil(2))))
    }

    /// Works something out and posts it to the room that wants it, if that is still awake.
    pub(crate) fn spawn(&self, post: mpsc::WeakSender<Box<Letter>>, work: impl FnOnce() -> Letter + Send + 'static) {
        let turn = self.0.clone();
        tokio::spawn(async move {
            let Ok(_turn) = turn.acquire_owned().await else { return };
            let message = tokio::task::spawn_blocking(work).await.unwrap_or_else(|e| Letter::Failed(e.to_string()));
            if let Some(post) = post.upgrade() {
                let _ = post.send(Box::new(message)).await;
            }
        });
    }
}
