//! Chance that can be checked afterwards.
//!
//! [`Chance`] has no memory. A draw is named by its *purpose* and its *count*, and the count comes from
//! the state ("hand 3", "draw 17"). So there is no counter to restore after a restart, judging twice
//! gives the same answer, and slipping an input in between re-rolls nothing.
//!
//! Byte for byte: the stream of a draw is ChaCha20 with a nonce of zeros under the key
//! SHA-256(K ‖ length of purpose as 8 bytes, little endian ‖ purpose ‖ count as 8 bytes, little endian),
//! read as little-endian 64-bit numbers. What is made of them is written below, since a library's own
//! algorithms may change.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::sync::{Arc, Mutex, PoisonError};

/// The chance of one match: a key nobody but the server knows until the end. See [`fair`](crate::fair).
#[derive(Clone)]
pub struct Chance {
    key: [u8; 32],
    /// For the laws: which draws were made.
    noted: Option<Noted>,
}

impl Chance {
    /// From the match's key.
    pub fn new(key: [u8; 32]) -> Self {
        Chance { key, noted: None }
    }

    /// From a number: for simulations and tests.
    pub fn seeded(seed: u64) -> Self {
        Chance::new(Sha256::digest(seed.to_le_bytes()).into())
    }

    /// The same, noting each draw.
    pub(crate) fn noting(self) -> Self {
        Chance { noted: Some(Arc::default()), ..self }
    }

    /// The draws made since this was last asked.
    pub(crate) fn noted(&self) -> Vec<(String, u64)> {
        let noted = self.noted.as_ref().map(|noted| noted.lock().unwrap_or_else(PoisonError::into_inner));
        noted.map(|mut noted| std::mem::take(&mut *noted)).unwrap_or_default()
    }

    /// The stream of numbers for the `count`-th draw of this `purpose`. It costs next to nothing until a number is
    /// asked for.
    pub fn draws(&self, purpose: &'static str, count: u64) -> Draws {
        let note = self.noted.as_ref().map(|noted| Note { noted: noted.clone(), draw: (purpose.into(), count) });
        Draws { stream: None, key: self.key, purpose, count, note }
    }
}

/// Which draws were made: see [`Chance::noting`].
type Noted = Arc<Mutex<Vec<(String, u64)>>>;

struct Note {
    noted: Noted,
    draw: (String, u64),
}

/// Numbers for one purpose.
pub struct Draws {
    /// Made with the first number: many a bot has one offer, and draws nothing.
    stream: Option<ChaCha20Rng>,
    key: [u8; 32],
    purpose: &'static str,
    count: u64,
    /// To be noted with the first number.
    note: Option<Note>,
}

impl Draws {
    /// The stream before its first number.
    #[cold]
    fn begin(&mut self) -> ChaCha20Rng {
        if let Some(Note { noted, draw }) = self.note.take() {
            noted.lock().unwrap_or_else(PoisonError::into_inner).push(draw);
        }
        let seed = Sha256::new()
            .chain_update(self.key)
            .chain_update((self.purpose.len() as u64).to_le_bytes())
            .chain_update(self.purpose)
            .chain_update(self.count.to_le_bytes())
            .finalize();
        ChaCha20Rng::from_seed(seed.into())
    }

    fn number(&mut self) -> u64 {
        if self.stream.is_none() {
            self.stream = Some(self.begin());
        }
        self.stream.as_mut().map_or(0, Rng::next_u64)
    }

    /// A number below `n`, without bias: numbers from the incomplete last stretch are thrown away.
    ///
    /// # Panics
    /// If `n` is 0: there is nothing to choose from.
    pub fn below(&mut self, n: usize) -> usize {
        assert!(n > 0, "a choice among nothing");
        let n = n as u64;
        loop {
            let x = self.number();
            // The last stretch is shorter than `n`: where it begins matters to hardly any number.
            if x < u64::MAX - n || x < u64::MAX - u64::MAX % n {
                return (x % n) as usize;
            }
        }
    }

    /// True in `of` cases out of `all`.
    pub fn chance(&mut self, of: usize, all: usize) -> bool {
        self.below(all) < of
    }

    /// Fisher and Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// One of them.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers themselves: if they change, every log of the past stops verifying.
    #[test]
    fn the_algorithm_is_frozen() {
        let mut draws = Chance::new([7; 32]).draws("deal", 3);
        let numbers: Vec<usize> = (0..8).map(|_| draws.below(100)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        Chance::new([7; 32]).draws("deal", 4).shuffle(&mut cards);
        assert_eq!((numbers, cards), (FROZEN.0.to_vec(), FROZEN.1.to_vec()));
    }
    const FROZEN: (&[usize], &[u8]) = (&[18, 82, 28, 58, 72, 8, 73, 45], &[5, 8, 1, 2, 4, 3, 0, 6, 7, 9]);

    #[test]
    fn purposes_and_counts_are_apart() {
        let chance = Chance::seeded(1);
        let first = |purpose: &'static str, count| chance.draws(purpose, count).below(1 << 30);
        assert_eq!(first("a", 0), first("a", 0));
        assert_ne!(first("a", 0), first("a", 1));
        assert_ne!(first("a", 0), first("b", 0));
    }

    #[test]
    fn no_bias_to_speak_of() {
        let mut counts = [0u32; 6];
        let mut draws = Chance::seeded(5).draws("dice", 0);
        (0..60_000).for_each(|_| counts[draws.below(6)] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
