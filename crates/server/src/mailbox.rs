//! The mailbox of a room. There are as many of these as there are rooms, and most are empty most of the time: an empty one is
//! one small piece of memory.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use tokio::sync::{Semaphore, SemaphorePermit};

/// Where letters for a room are put. While there is one, more may come.
pub(crate) struct Post<T>(Arc<Letters<T>>);

/// Where letters can be put as long as others may put some there.
pub(crate) struct WeakPost<T>(Arc<Letters<T>>);

/// Where the room takes them from.
pub(crate) struct Mailbox<T>(Arc<Letters<T>>);

struct Letters<T> {
    /// Who finds none waits for their turn; closed with the mailbox.
    places: Semaphore,
    lie: Mutex<Lie<T>>,
}

struct Lie<T> {
    letters: VecDeque<T>,
    /// So many may put in more.
    posts: usize,
    open: bool,
    /// The room's task, if it waits.
    reader: Option<Waker>,
    /// Who waits until it is closed.
    leaving: Vec<Waker>,
}

/// Nobody takes anything out any more, or, for who does not wait, it is full.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unsent;

/// Both ends, with places for so many letters.
pub(crate) fn mailbox<T>(places: usize) -> (Post<T>, Mailbox<T>) {
    let lie = Lie { letters: VecDeque::new(), posts: 1, open: true, reader: None, leaving: Vec::new() };
    let letters = Arc::new(Letters { places: Semaphore::new(places), lie: Mutex::new(lie) });
    (Post(letters.clone()), Mailbox(letters))
}

impl<T> Letters<T> {
    fn lie(&self) -> MutexGuard<'_, Lie<T>> {
        self.lie.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        let leaving = {
            let mut lie = self.lie();
            lie.open = false;
            std::mem::take(&mut lie.leaving)
        };
        self.places.close();
        leaving.into_iter().for_each(Waker::wake);
    }
}

impl<T> Post<T> {
    /// Puts a letter in, when there is a place for it.
    pub(crate) async fn send(&self, letter: T) -> Result<(), Unsent> {
        let place = self.0.places.acquire().await.map_err(|_| Unsent)?;
        self.put(place, letter)
    }

    /// Puts a letter in, if there is a place for it now.
    pub(crate) fn try_send(&self, letter: T) -> Result<(), Unsent> {
        let place = self.0.places.try_acquire().map_err(|_| Unsent)?;
        self.put(place, letter)
    }

    fn put(&self, place: SemaphorePermit<'_>, letter: T) -> Result<(), Unsent> {
        let reader = {
            let mut lie = self.0.lie();
            if !lie.open {
                return Err(Unsent);
            }
            lie.letters.push_back(letter);
            lie.reader.take()
        };
        // Given back when the letter is taken out.
        place.forget();
        if let Some(reader) = reader {
            reader.wake();
        }
        Ok(())
    }

    pub(crate) fn is_closed(&self) -> bool {
        !self.0.lie().open
    }

    /// Waits until nothing is taken out any more.
    pub(crate) async fn closed(&self) {
        poll_fn(|cx| {
            let mut lie = self.0.lie();
            if !lie.open {
                return Poll::Ready(());
            }
            if !lie.leaving.iter().any(|waker| waker.will_wake(cx.waker())) {
                lie.leaving.push(cx.waker().clone());
            }
            Poll::Pending
        })
        .await;
    }

    pub(crate) fn downgrade(&self) -> WeakPost<T> {
        WeakPost(self.0.clone())
    }
}

impl<T> Clone for Post<T> {
    fn clone(&self) -> Self {
        self.0.lie().posts += 1;
        Post(self.0.clone())
    }
}

impl<T> Drop for Post<T> {
    fn drop(&mut self) {
        let reader = {
            let mut lie = self.0.lie();
            lie.posts -= 1;
            if lie.posts == 0 { lie.reader.take() } else { None }
        };
        if let Some(reader) = reader {
            reader.wake();
        }
    }
}

impl<T> Clone for WeakPost<T> {
    fn clone(&self) -> Self {
        WeakPost(self.0.clone())
    }
}

impl<T> WeakPost<T> {
    /// If others may still put something in.
    pub(crate) fn upgrade(&self) -> Option<Post<T>> {
        let mut lie = self.0.lie();
        if lie.posts == 0 {
            return None;
        }
        lie.posts += 1;
        Some(Post(self.0.clone()))
    }
}

impl<T> Mailbox<T> {
    /// The next letter, when there is one; nothing: no more will come.
    pub(crate) async fn recv(&mut self) -> Option<T> {
        poll_fn(|cx| self.poll_recv(cx)).await
    }

    fn poll_recv(&mut self, cx: &mut Context<'_>) -> Poll<Option<T>> {
        let letter = {
            let mut lie = self.0.lie();
            let letter = lie.letters.pop_front();
            if letter.is_none() {
                if lie.posts == 0 || !lie.open {
                    return Poll::Ready(None);
                }
                if lie.reader.as_ref().is_none_or(|reader| !reader.will_wake(cx.waker())) {
                    lie.reader = Some(cx.waker().clone());
                }
                return Poll::Pending;
            }
            letter
        };
        self.0.places.add_permits(1);
        Poll::Ready(letter)
    }

    /// So many letters wait.
    pub(crate) fn len(&self) -> usize {
        self.0.lie().letters.len()
    }

    /// Takes no more letters in.
    pub(crate) fn close(&mut self) {
        self.0.close();
    }
}

/// Letters that nobody reads any more are thrown away: who waits for an answer hears that none will come.
impl<T> Drop for Mailbox<T> {
    fn drop(&mut self) {
        self.0.close();
        let unread = std::mem::take(&mut self.0.lie().letters);
        drop(unread);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    const SOON: Duration = Duration::from_millis(50);
    const LONG: Duration = Duration::from_secs(20);

    #[tokio::test]
    async fn who_finds_no_place_waits_for_one() {
        let (post, mut mailbox) = mailbox(2);
        assert_eq!((post.send(1).await, post.send(2).await, mailbox.len()), (Ok(()), Ok(()), 2));
        assert_eq!(post.try_send(3), Err(Unsent), "it is full");
        assert!(timeout(SOON, post.send(3)).await.is_err(), "and gives up, and leaves nothing behind");
        let other = post.clone();
        let waiting = tokio::spawn(async move { (other.send(4).await, other.send(5).await) });
        tokio::task::yield_now().await;
        assert_eq!((mailbox.recv().await, mailbox.recv().await), (Some(1), Some(2)));
        assert_eq!(timeout(LONG, waiting).await.expect("soon").expect("it ends"), (Ok(()), Ok(())));
        assert_eq!((mailbox.recv().await, mailbox.recv().await, mailbox.len()), (Some(4), Some(5), 0));
    }

    #[tokio::test]
    async fn the_room_is_woken_and_hears_of_the_end() {
        let (post, mut mailbox) = mailbox(2);
        let weak = post.downgrade();
        let waiting = tokio::spawn(async move { (mailbox.recv().await, mailbox.recv().await) });
        tokio::task::yield_now().await;
        post.send("a letter").await.expect("a place");
        let second = weak.upgrade().expect("one is there");
        drop(post);
        tokio::task::yield_now().await;
        drop(second);
        assert_eq!(timeout(LONG, waiting).await.expect("soon").expect("it ends"), (Some("a letter"), None));
        assert!(weak.upgrade().is_none());
    }

    #[tokio::test]
    async fn a_closed_one_gives_what_is_in_it_and_takes_nothing() {
        let (post, mut mailbox) = mailbox(1);
        post.send(1).await.expect("a place");
        let (waits, leaves) = (post.clone(), post.clone());
        let waits = tokio::spawn(async move { waits.send(2).await });
        let leaves = tokio::spawn(async move { leaves.closed().await });
        tokio::task::yield_now().await;
        assert!(!post.is_closed());
        mailbox.close();
        assert_eq!(timeout(LONG, waits).await.expect("soon").expect("it ends"), Err(Unsent));
        timeout(LONG, leaves).await.expect("soon").expect("it ends");
        assert_eq!((post.send(3).await, post.is_closed()), (Err(Unsent), true));
        assert_eq!((mailbox.recv().await, mailbox.recv().await), (Some(1), None));
    }

    #[tokio::test]
    async fn what_nobody_reads_is_thrown_away() {
        let (post, mailbox) = mailbox(2);
        let (answer, answered) = tokio::sync::oneshot::channel::<()>();
        post.send(answer).await.expect("a place");
        drop(mailbox);
        assert!(answered.await.is_err() && post.is_closed());
    }
}
