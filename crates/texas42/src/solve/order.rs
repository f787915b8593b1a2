//! The dominoes renumbered, so that a trick is won by its highest bit.
//!
//! For contracts where four play, follow suit or play anything, and no two dominoes of a suit are equally strong,
//! there is nearly always one order of all dominoes in which, whatever suit is led, the stronger one stands higher,
//! trumps on top. Then the winner of a trick is the highest bit of *trick ∧ (suit led ∨ trumps)*, and all that a
//! search asks is a mask.

use super::tables::Tables;
use super::weights::REPLIES;
use crate::domino::Dominoes;
use crate::suits::SUITS;

/// Masks over dominoes in order. Arrays have 32 places so that an index below 32 needs no check.
pub(super) struct Order {
    /// The place of each domino, by its number.
    pub(super) place: [u8; 28],
    /// The number of the domino at each place.
    pub(super) domino: [u8; 32],
    /// The suit that each one leads.
    pub(super) led: [u8; 32],
    /// What follows when it is led.
    pub(super) follows: [u32; 32],
    /// What can win when it is led: its suit, and trumps.
    pub(super) wins: [u32; 32],
    /// What beats it when it is led.
    pub(super) beats: [u32; 32],
    /// Which others tell two of them apart: while none of those is left, it does not matter which one is played.
    pub(super) apart: [[u32; 32]; 32],
    /// Its count, in fives.
    pub(super) fives: [i32; 32],
    /// What to try first as a reply: by situation, then by domino. See [`REPLIES`].
    pub(super) reply: [[i32; 32]; 32],
    /// The trumps.
    pub(super) trumps: u32,
    /// Those that count.
    pub(super) counters: u32,
    /// Those that count ten.
    pub(super) tens: u32,
}

impl Order {
    /// `None`: these rules have no such order; a slower search must do.
    pub(super) fn compile(tables: &Tables) -> Option<Order> {
        if !tables.is_plain() {
            return None;
        }
        let mut order = Order::sorted(tables)?;
        order.agrees(tables).then_some(())?;
        order.derive(tables);
        Some(order)
    }

    /// Sorts from the weakest up: one may be next if it is above none of those left.
    fn sorted(tables: &Tables) -> Option<Order> {
        let strength = &tables.suits.strength;
        let above = |d: usize, e: usize| (0..SUITS).any(|q| strength[q][d] > strength[q][e] && strength[q][e] > 0);
        let is_trump = |d: &usize| (0..SUITS).all(|q| strength[q][*d] > 0);
        let mut left: Vec<usize> = (0..28).collect();
        let mut order = Order::blank();
        for place in 0..28 {
            let free = |d: &&usize| !left.iter().any(|e| e != *d && above(**d, *e));
            let next = left.iter().filter(free).min_by_key(|d| (is_trump(d), **d)).copied()?;
            left.retain(|d| *d != next);
            order.place[next] = place as u8;
            order.domino[place] = next as u8;
        }
        Some(order)
    }

    fn blank() -> Order {
        Order {
            place: [0; 28],
            domino: [0; 32],
            led: [0; 32],
            follows: [0; 32],
            wins: [0; 32],
            beats: [0; 32],
            apart: [[0; 32]; 32],
            fives: [0; 32],
            reply: [[0; 32]; 32],
            trumps: 0,
            counters: 0,
            tens: 0,
        }
    }

    /// Fills in the masks of suits, and says whether order and masks tell every winner.
    fn agrees(&mut self, tables: &Tables) -> bool {
        let suits = &tables.suits;
        let strength = |q: usize, place: usize, domino: &[u8; 32]| suits.strength[q][usize::from(domino[place])];
        self.trumps = (0..28).filter(|p| (0..SUITS).all(|q| strength(q, *p, &self.domino) > 0)).map(|p| 1 << p).sum();
        for place in 0..28 {
            let domino = usize::from(self.domino[place]);
            let led = suits.led[domino];
            self.led[place] = led;
            self.follows[place] = self.inward(suits.members[usize::from(led)]);
            self.wins[place] = self.follows[place] | self.trumps;
        }
        (0..SUITS).all(|q| {
            let wins = self.inward(suits.members[q]) | self.trumps;
            (0..28).all(|n| {
                let one = strength(q, n, &self.domino);
                let higher = |m: usize| match strength(q, m, &self.domino) {
                    0 => true,
                    other => one == 0 || n == m || ((one > other) == (n > m) && one != other),
                };
                (one > 0) == (wins >> n & 1 == 1) && (0..28).all(higher)
            })
        })
    }

    fn derive(&mut self, tables: &Tables) {
        for n in 0..28 {
            self.beats[n] = self.wins[n] & (!0u32 << n << 1);
            let count = tables.count[usize::from(self.domino[n])];
            self.fives[n] = i32::from(count / 5);
            self.counters |= u32::from(count >= 5) << n;
            self.tens |= u32::from(count >= 10) << n;
        }
        for d in 0..28 {
            for e in (0..28).filter(|e| *e != d) {
                self.apart[d][e] = self.tells_apart(d, e, tables);
            }
            for (situation, [base, five, place]) in REPLIES.iter().enumerate() {
                self.reply[situation][d] = (base + five * self.fives[d] + place * d as i32) << 5 | d as i32;
            }
        }
    }

    /// Which others make it matter whether `d` or `e` is played; all, if they count differently.
    fn tells_apart(&self, d: usize, e: usize, tables: &Tables) -> u32 {
        if self.fives[d] != self.fives[e] {
            return !0;
        }
        let s = |q: usize, n: usize| tables.suits.strength[q][usize::from(self.domino[n])];
        let bit = |mask: u32, n: usize| mask >> n & 1;
        let differs = |f: &usize| {
            let f = *f;
            let ranks = (0..SUITS).any(|q| {
                let neither = s(q, d) == 0 && s(q, e) == 0;
                let both_over_nothing = s(q, f) == 0 && s(q, d) > 0 && s(q, e) > 0;
                !neither && !both_over_nothing && (s(q, d) > s(q, f)) != (s(q, e) > s(q, f))
            });
            ranks
                || bit(self.follows[f], d) != bit(self.follows[f], e)
                || bit(self.follows[d], f) != bit(self.follows[e], f)
                || bit(self.beats[d], f) != bit(self.beats[e], f)
        };
        (0..28).filter(|f| *f != d && *f != e).filter(differs).map(|f| 1 << f).sum()
    }

    /// A set of dominoes, in this order.
    pub(super) fn inward(&self, dominoes: Dominoes) -> u32 {
        dominoes.iter().map(|domino| 1 << self.place[domino.index()]).sum()
    }

    /// The count of a set.
    #[inline(always)]
    pub(super) fn count(&self, set: u32) -> i32 {
        5 * ((set & self.counters).count_ones() + (set & self.tens).count_ones()) as i32
    }
}
