//! A word is complete: which plays that makes. With blanks there may be several, since a tile of the word may be a blank
//! although the rack has its letter.

use super::found::Found;
use super::lanes::{ROOM, crossing_of, main_of, places, span};
use super::walk::{LEFT, NONE, Walk};
use crate::board::Direction;
use lexicon::Mask;

/// A play that is complete but for its blanks.
#[derive(Clone, Copy)]
struct Spelt {
    start: usize,
    length: usize,
    tiles: usize,
    /// How many times the main word counts.
    times: i32,
}

impl<M: Mask, F: FnMut(&Found<'_>)> Walk<'_, M, F> {
    /// A word from `start` up to `end` is complete with this letter.
    #[inline(always)]
    pub(super) fn complete<const MODE: u8>(
        &mut self,
        start: usize,
        end: usize,
        letter: M,
        held: M,
        sums: i64,
        times: i32,
    ) {
        if MODE == LEFT && (held & letter).is_none() {
            // Only a blank can stand for it.
            self.forced[(self.all_blanks - self.blanks) & 63] = letter.index() as u8;
            self.blanks -= 1;
            self.record::<LEFT>(start, end, sums, times);
            self.blanks += 1;
        } else {
            self.record::<MODE>(start, end, sums, times);
        }
    }

    #[inline(always)]
    fn record<const MODE: u8>(&mut self, start: usize, end: usize, sums: i64, times: i32) {
        let (lane, length) = (&self.lane, end - start);
        if length < self.tables.least_letters {
            return;
        }
        let tiles = usize::from(lane.free_before[end & 63] - lane.free_before[start & 63]);
        if tiles == 1 {
            // A single tile with words both ways is found in both lanes; it counts where its word is the longer one.
            let at = (lane.free & span(start, end)).trailing_zeros() as usize;
            let crossing = usize::from(lane.crossing_length[at & 63]);
            let elsewhere = match lane.direction {
                Direction::Across => crossing > length,
                Direction::Down => crossing >= length && crossing > 1,
            };
            if elsewhere {
                return;
            }
        }
        let score = main_of(sums) * times + crossing_of(sums) + self.tables.bonus[tiles];
        let spelt = Spelt { start, length, tiles, times };
        if MODE == NONE {
            self.tell(spelt, score, 0);
        } else {
            self.with_blanks(spelt, score);
        }
    }

    #[inline(always)]
    fn tell(&mut self, spelt: Spelt, score: i32, blanks: u64) {
        (self.found)(&Found {
            direction: self.lane.direction,
            score,
            tiles: spelt.tiles,
            length: spelt.length,
            first: self.lane.first,
            stride: self.lane.stride,
            start: spelt.start,
            blanks,
            laid: &self.lane.laid,
        });
    }

    /// What the play scores less if its tile here is a blank.
    #[inline(always)]
    fn loss(&self, at: usize, times: i32) -> i32 {
        let lost = self.points[usize::from(self.lane.laid[at & 63] & 63)] * self.lane.squares[at & 63].each;
        main_of(lost) * times + crossing_of(lost)
    }

    /// Every choice of tiles that may be blanks: of each letter that is forced so many as there is no tile for, and of the
    /// blanks left any number anywhere.
    fn with_blanks(&mut self, spelt: Spelt, score: i32) {
        let free = self.lane.free & span(spelt.start, spelt.start + spelt.length);
        let forced = self.all_blanks - self.blanks;
        if self.all_blanks > 2 {
            // Never in a game that is sold, so it need not be quick.
            let mut must = [0; ROOM];
            self.forced[..forced].iter().for_each(|letter| must[usize::from(*letter & 63)] += 1);
            return self.choose(spelt, score, free, 0, &mut must, self.blanks);
        }
        if forced == 0 {
            self.tell(spelt, score, 0);
        }
        if self.all_blanks == 1 {
            for at in places(free) {
                if forced == 0 || self.lane.laid[at & 63] == self.forced[0] {
                    self.tell(spelt, score - self.loss(at, spelt.times), 1 << at);
                }
            }
            return;
        }
        let (mut losses, mut of) = ([0; ROOM], [0u64; 2]);
        for at in places(free) {
            let letter = self.lane.laid[at & 63];
            losses[at & 63] = self.loss(at, spelt.times);
            of[0] |= u64::from(letter == self.forced[0]) << at;
            of[1] |= u64::from(letter == self.forced[1]) << at;
        }
        let (first, mut second) = match forced {
            0 => (free, free),
            1 => (of[0], free),
            _ => (of[0], of[1]),
        };
        // The first blank goes over one set, the second over what is left of the other. Where they are not for two
        // different letters, two tiles are chosen once, not twice.
        let twice = forced < 2 || self.forced[0] == self.forced[1];
        for one in places(first) {
            if twice {
                second &= !(1 << one);
            }
            let score = score - losses[one & 63];
            if forced < 2 {
                self.tell(spelt, score, 1 << one);
            }
            for two in places(second) {
                self.tell(spelt, score - losses[two & 63], 1 << one | 1 << two);
            }
        }
    }

    /// The same for any number of blanks: each tile of `rest` is one or not, `must` so many of a letter, `spare` of any.
    fn choose(&mut self, spelt: Spelt, score: i32, rest: u64, blanks: u64, must: &mut [u8; ROOM], spare: usize) {
        let Some(at) = places(rest).next() else { return self.tell(spelt, score, blanks) };
        let rest = rest & (rest - 1);
        let letter = self.lane.laid[at & 63];
        let others = places(rest).filter(|at| self.lane.laid[at & 63] == letter).count();
        let letter = usize::from(letter & 63);
        // All tiles of a letter that is forced are down: it stands for the last ones that could be blanks.
        if others >= usize::from(must[letter]) {
            self.choose(spelt, score, rest, blanks, must, spare);
        }
        let score = score - self.loss(at, spelt.times);
        if must[letter] > 0 {
            must[letter] -= 1;
            self.choose(spelt, score, rest, blanks | 1 << at, must, spare);
            must[letter] += 1;
        } else if spare > 0 {
            self.choose(spelt, score, rest, blanks | 1 << at, must, spare - 1);
        }
    }
}
