//! What takes long is worked out beside the threads that serve people: bots' choices, hints.

use crate::actor::Letter;
use crate::mailbox::WeakPost;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// So many think at a time: whoever plays is served by the rest of the machine.
#[derive(Clone)]
pub(crate) struct Thoughts(Arc<Semaphore>);

impl Thoughts {
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thoughts(Arc::new(Semaphore::new(cores.div_ceil(2))))
    }

    /// Works something out and posts it to the room that wants it, if that is still awake.
    pub(crate) fn spawn(&self, post: WeakPost<Box<Letter>>, work: impl FnOnce() -> Letter + Send + 'static) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mailbox::mailbox;
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// One thread serves people here, and every bot thinks until it is told to stop: people are served meanwhile, and no more
    /// bots think at a time than half of the machine.
    #[tokio::test(flavor = "current_thread")]
    async fn who_thinks_keeps_nobody_waiting() {
        let thoughts = Thoughts::new();
        let (post, mut mailbox) = mailbox(8);
        let (stop, told) = std::sync::mpsc::channel::<()>();
        let (told, thinking, most) =
            (Arc::new(Mutex::new(told)), Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (begun, mut first) = tokio::sync::mpsc::unbounded_channel();
        for _ in 0..6 {
            let (told, thinking, most, begun) = (told.clone(), thinking.clone(), most.clone(), begun.clone());
            thoughts.spawn(post.downgrade(), move || {
                most.fetch_max(thinking.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                let _ = begun.send(());
                let _ = told.lock().map(|told| told.recv());
                thinking.fetch_sub(1, Ordering::SeqCst);
                Letter::Failed("thought".into())
            });
        }
        first.recv().await.expect("one of them thinks");
        let served = tokio::spawn(async {
            tokio::task::yield_now().await;
            "a person is served"
        });
        assert_eq!(served.await.expect("no panic"), "a person is served");
        assert_eq!(mailbox.len(), 0, "and the bots still think");
        drop(stop);
        for _ in 0..6 {
            assert!(matches!(mailbox.recv().await.map(|letter| *letter), Some(Letter::Failed(_))));
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        assert!(most.load(Ordering::SeqCst) <= cores.div_ceil(2));
    }
}
