//! What waits to be written to one connection. There are as many of these as there are people, and most are empty most of the
//! time: an empty one is one small piece of memory.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

/// Where what is for a connection is put.
pub(crate) struct Outbox<T>(Arc<Tray<T>>);

/// Where its socket takes it from.
pub(crate) struct Inbox<T>(Arc<Tray<T>>);

struct Tray<T> {
    /// No more than so many things wait.
    most: usize,
    lies: Mutex<Lies<T>>,
}

struct Lies<T> {
    waiting: Vec<T>,
    /// Is the other end still there?
    open: bool,
    /// The socket's task, if it waits.
    reader: Option<Waker>,
}

/// It is full, or nobody takes anything out any more.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unread;

/// Both ends, with room for so many things.
pub(crate) fn outbox<T>(most: usize) -> (Outbox<T>, Inbox<T>) {
    let lies = Mutex::new(Lies { waiting: Vec::new(), open: true, reader: None });
    let tray = Arc::new(Tray { most, lies });
    (Outbox(tray.clone()), Inbox(tray))
}

impl<T> Tray<T> {
    fn lies(&self) -> MutexGuard<'_, Lies<T>> {
        self.lies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        let reader = {
            let mut lies = self.lies();
            lies.open = false;
            lies.reader.take()
        };
        if let Some(reader) = reader {
            reader.wake();
        }
    }
}

impl<T> Outbox<T> {
    /// Puts something in, if there is room.
    pub(crate) fn put(&self, thing: T) -> Result<(), Unread> {
        let reader = {
            let mut lies = self.0.lies();
            if !lies.open || lies.waiting.len() >= self.0.most {
                return Err(Unread);
            }
            lies.waiting.push(thing);
            lies.reader.take()
        };
        if let Some(reader) = reader {
            reader.wake();
        }
        Ok(())
    }
}

impl<T> Inbox<T> {
    /// All that waits, when there is something; nothing: no more will come.
    pub(crate) async fn take(&mut self) -> Option<Vec<T>> {
        poll_fn(|cx| self.poll_take(cx)).await
    }

    fn poll_take(&mut self, cx: &mut Context<'_>) -> Poll<Option<Vec<T>>> {
        let mut lies = self.0.lies();
        if !lies.waiting.is_empty() {
            return Poll::Ready(Some(std::mem::take(&mut lies.waiting)));
        }
        if !lies.open {
            return Poll::Ready(None);
        }
        if lies.reader.as_ref().is_none_or(|reader| !reader.will_wake(cx.waker())) {
            lies.reader = Some(cx.waker().clone());
        }
        Poll::Pending
    }
}

impl<T> Drop for Outbox<T> {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl<T> Drop for Inbox<T> {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn all_that_waits_is_taken_at_once() {
        let (outbox, mut inbox) = outbox(2);
        assert_eq!((outbox.put(1), outbox.put(2), outbox.put(3)), (Ok(()), Ok(()), Err(Unread)));
        assert_eq!(inbox.take().await, Some(vec![1, 2]));
        assert_eq!(outbox.put(4), Ok(()), "there is room again");
        drop(outbox);
        assert_eq!((inbox.take().await, inbox.take().await), (Some(vec![4]), None));
    }

    #[tokio::test]
    async fn who_waits_is_woken() {
        let (outbox, mut inbox) = outbox(2);
        let waiting = tokio::spawn(async move { (inbox.take().await, inbox.take().await) });
        tokio::task::yield_now().await;
        outbox.put("Ann").expect("room");
        tokio::task::yield_now().await;
        drop(outbox);
        assert_eq!(waiting.await.expect("it ends"), (Some(vec!["Ann"]), None));
    }

    #[test]
    fn nothing_is_put_where_nobody_reads() {
        let (outbox, inbox) = outbox(2);
        drop(inbox);
        assert_eq!(outbox.put(1), Err(Unread));
    }
}
