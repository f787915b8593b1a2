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
use std::io::Write;
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
        Draws { stream: Stream::Unread, key: self.key, purpose, count, note }
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
    stream: Stream,
    /// The match's; that of the stream from the first number on.
    key: [u8; 32],
    purpose: &'static str,
    count: u64,
    /// To be noted with the first number.
    note: Option<Note>,
}

/// How far a draw has come. The library makes four blocks at a time, which costs more than twice as much as one; most draws
/// (a card, a choice) need no more than a number or two, and a shuffle says that it needs many.
enum Stream {
    /// Nothing was asked for yet.
    Unread,
    /// The first block, as numbers, and how many of them are left: the next one is the last of those.
    Short([u64; BLOCK], usize),
    /// So many were taken, and as a rule no more are asked for: a shuffle's.
    Taken(u64),
    /// As many as may be asked for.
    Long(Box<ChaCha20Rng>),
}

/// So many numbers are in a block.
const BLOCK: usize = 8;

/// Key, purpose and count of most draws have no more bytes than this.
const NAMED: usize = 96;

impl Draws {
    /// The key of the stream: made once, of the match's.
    #[cold]
    fn begin(&mut self) -> [u8; 32] {
        if let Some(Note { noted, draw }) = self.note.take() {
            noted.lock().unwrap_or_else(PoisonError::into_inner).push(draw);
        }
        let (length, count) = ((self.purpose.len() as u64).to_le_bytes(), self.count.to_le_bytes());
        let parts = [&self.key[..], &length, self.purpose.as_bytes(), &count];
        // Handing the pieces over one by one takes as long as hashing them, so most are put together first.
        let mut named = [0; NAMED];
        let mut rest = &mut named[..];
        let all_fit = parts.iter().all(|part| rest.write_all(part).is_ok());
        let length = NAMED - rest.len();
        self.key = match all_fit {
            true => Sha256::digest(&named[..length]).into(),
            false => parts.into_iter().fold(Sha256::new(), Digest::chain_update).finalize().into(),
        };
        self.key
    }

    fn number(&mut self) -> u64 {
        match &mut self.stream {
            Stream::Short(numbers, left @ 1..) => {
                *left -= 1;
                numbers[*left]
            }
            Stream::Long(stream) => stream.next_u64(),
            Stream::Unread => {
                let numbers = first_block(&self.begin());
                self.stream = Stream::Short(numbers, BLOCK - 1);
                numbers[BLOCK - 1]
            }
            Stream::Short(_, 0) => self.go_on(BLOCK as u64),
            Stream::Taken(numbers) => {
                let numbers = *numbers;
                self.go_on(numbers)
            }
        }
    }

    /// The number after so many, and from then on as many as may be asked for.
    #[cold]
    fn go_on(&mut self, taken: u64) -> u64 {
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_word_pos(2 * u128::from(taken));
        let number = stream.next_u64();
        self.stream = Stream::Long(Box::new(stream));
        number
    }

    /// A number below `n`, without bias: numbers from the incomplete last stretch are thrown away.
    ///
    /// # Panics
    /// If `n` is 0: there is nothing to choose from.
    pub fn below(&mut self, n: usize) -> usize {
        below(n, || self.number())
    }

    /// True in `of` cases out of `all`.
    pub fn chance(&mut self, of: usize, all: usize) -> bool {
        self.below(all) < of
    }

    /// Fisher and Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        if items.len() > BLOCK + 1 && matches!(self.stream, Stream::Unread) {
            let (mut stream, mut taken) = (ChaCha20Rng::from_seed(self.begin()), 0);
            let number = || {
                taken += 1;
                stream.next_u64()
            };
            shuffle(items, number);
            self.stream = Stream::Taken(taken);
        } else {
            shuffle(items, || self.number());
        }
    }

    /// One of them.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }
}

/// A number below `n`, from numbers of all sizes.
#[inline]
fn below(n: usize, mut number: impl FnMut() -> u64) -> usize {
    assert!(n > 0, "a choice among nothing");
    let n = n as u64;
    loop {
        let x = number();
        // The last stretch is shorter than `n`: where it begins matters to hardly any number.
        if x < u64::MAX - n || x < u64::MAX - u64::MAX % n {
            return (x % n) as usize;
        }
    }
}

#[inline]
fn shuffle<T>(items: &mut [T], mut number: impl FnMut() -> u64) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(i + 1, &mut number));
    }
}

/// The first block of ChaCha20 under this key, with a nonce of zeros, as numbers; the first one stands last.
fn first_block(key: &[u8; 32]) -> [u64; BLOCK] {
    let mut start = [0; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in start[4..12].iter_mut().zip(key.as_chunks().0) {
        *word = u32::from_le_bytes(*bytes);
    }
    let mut words = start;
    for _ in 0..10 {
        let columns = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]];
        let diagonals = [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]];
        columns.into_iter().chain(diagonals).for_each(|places| quarter_round(&mut words, places));
    }
    let word = |place: usize| u64::from(words[place].wrapping_add(start[place]));
    std::array::from_fn(|i| word(14 - 2 * i) | word(15 - 2 * i) << 32)
}

#[inline]
fn quarter_round(words: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (by, and_by) in [(16, 12), (8, 7)] {
        words[a] = words[a].wrapping_add(words[b]);
        words[d] = (words[d] ^ words[a]).rotate_left(by);
        words[c] = words[c].wrapping_add(words[d]);
        words[b] = (words[b] ^ words[c]).rotate_left(and_by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However a stream is begun, it is that of the library.
    #[test]
    fn the_first_block_is_as_any_other() {
        for seed in 0..50 {
            let chance = Chance::seeded(seed);
            let mut stream = ChaCha20Rng::from_seed(chance.draws("test", seed).begin());
            let mut draws = chance.draws("test", seed);
            let numbers: Vec<u64> = (0..40).map(|_| draws.number()).collect();
            assert_eq!(numbers, (0..40).map(|_| stream.next_u64()).collect::<Vec<_>>());

            let (mut cards, mut drawn): ([u8; 28], _) = (std::array::from_fn(|i| i as u8), chance.draws("test", seed));
            drawn.shuffle(&mut cards);
            let mut draws = chance.draws("test", seed);
            let places: Vec<usize> = (1..28).rev().map(|i| draws.below(i + 1)).collect();
            let mut swapped: [u8; 28] = std::array::from_fn(|i| i as u8);
            (1..28).rev().zip(&places).for_each(|(i, place)| swapped.swap(i, *place));
            assert_eq!((cards, drawn.number()), (swapped, draws.number()));
        }
    }

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

    /// A long name is hashed in pieces, and the hash is the same.
    #[test]
    fn purposes_of_all_lengths_are_hashed_as_promised() {
        for purpose in ["", "deal", LONG.split_at(48).0, LONG.split_at(49).0, LONG] {
            let mut promised = [7; 32].to_vec();
            promised.extend((purpose.len() as u64).to_le_bytes());
            promised.extend(purpose.as_bytes());
            promised.extend(9_u64.to_le_bytes());
            let key: [u8; 32] = Sha256::digest(promised).into();
            assert_eq!(Chance::new([7; 32]).draws(purpose, 9).begin(), key, "{purpose}");
        }
    }
    const LONG: &str =
        "what nobody would ever call a draw, since it says so much more than is needed, and then goes on";

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
