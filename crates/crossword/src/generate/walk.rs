//! The walk through the word graph along one lane.
//!
//! From a start (a run of tiles, or a free square with tiles beside the lane) it goes leftwards, and at each place that a
//! word may begin turns and goes rightwards. At a node the letters that complete a word are recorded without a look at any
//! other node. Of those that lead on, a way is left at once if its shortest completion does not fit or the letter it
//! needs most is not at hand; and the header of the next way that is taken is read before this one is walked, so that
//! it is on its way from memory meanwhile.
//!
//! How many tiles are down follows from where the word begins and ends, so nothing is counted on the way.
//!
//! A word is spelt once: with a tile of the rack where there is one, else with a blank. Which of its tiles may be blanks,
//! too, is found when it is recorded (`record.rs`). So there are three walks: without blanks, with some left, and with all
//! of them forced to stand for something.

use super::found::Found;
use super::lanes::{Lane, ROOM, Start, places, span};
use crate::tables::Tables;
use crate::tiles::Tile;
use lexicon::{Mask, Nodes, Place};

/// The rack has no blank.
pub(super) const NONE: u8 = 0;
/// Blanks are left.
pub(super) const LEFT: u8 = 1;
/// All blanks stand for letters of which the rack has no tile.
pub(super) const SPENT: u8 = 2;

/// Leftwards from the start.
const BACK: u8 = 0;
/// Rightwards, and no tile lies in reach.
const ON: u8 = 1;
/// Rightwards, where tiles lie.
const AMONG: u8 = 2;

/// A walk through the word graph along one lane.
pub(super) struct Walk<'a, M, F> {
    nodes: &'a Nodes<M>,
    pub(super) tables: &'a Tables,
    pub(super) lane: Lane<M>,
    pub(super) points: [i64; ROOM],
    /// How many tiles of each letter are still on the rack.
    counts: [u8; ROOM],
    /// The letters of those, and the turn: that a way needs it says that it needs nothing.
    held: M,
    /// Letters that the rack can show.
    pub(super) rack: M,
    /// How many tiles the rack has.
    size: usize,
    /// How many blanks it has, and how many of them are left.
    pub(super) all_blanks: usize,
    pub(super) blanks: usize,
    /// What the others stand for.
    pub(super) forced: [u8; ROOM],
    /// The bounds of the start: no tile is put before `low`, nor from `high` on.
    low: usize,
    high: usize,
    /// Where the part to the right begins.
    end: usize,
    /// Letters, and number, of other tiles in the lane that a play may come to.
    beside: M,
    beside_count: usize,
    /// Where the word begins, once the walk goes rightwards, and where its last tile can be.
    start: usize,
    last: usize,
    /// Whether tiles lie on the way there.
    among: bool,
    pub(super) found: &'a mut F,
}

impl<'a, M: Mask, F: FnMut(&Found<'_>)> Walk<'a, M, F> {
    pub(super) fn new(nodes: &'a Nodes<M>, tables: &'a Tables, rack: &[Tile], found: &'a mut F) -> Self {
        let (mut counts, mut points) = ([0; ROOM], [0; ROOM]);
        let (mut held, mut blanks) = (M::NONE, 0);
        for tile in rack {
            match tile.letter() {
                Some(letter) => {
                    counts[letter.index()] += 1;
                    held |= M::of(letter.index());
                }
                None => blanks += 1,
            }
        }
        points.iter_mut().zip(&tables.points).for_each(|(to, from)| *to = i64::from(*from));
        Walk {
            nodes,
            tables,
            lane: Lane::empty(),
            points,
            counts,
            held: held | M::TURN,
            rack: if blanks > 0 { M::ALL } else { held },
            size: rack.len(),
            all_blanks: blanks,
            blanks,
            forced: [0; ROOM],
            low: 0,
            high: 0,
            end: 0,
            beside: M::NONE,
            beside_count: 0,
            start: 0,
            last: 0,
            among: false,
            found,
        }
    }

    /// All plays from a start.
    pub(super) fn from(&mut self, start: &Start) {
        (self.low, self.high, self.end) = (start.low, start.high, start.end);
        let beside = self.lane.occupied & (span(start.low, start.start) | span(start.end, start.high));
        let letter = |at: usize| M::of(usize::from(self.lane.tiles[at & 63]));
        self.beside = places(beside).fold(M::NONE, |letters, at| letters | letter(at));
        self.beside_count = beside.count_ones() as usize;
        match (self.all_blanks, start.run) {
            (0, Some((place, points))) => self.begin_with_run::<NONE>(start.start, place, points),
            (_, Some((place, points))) => self.begin_with_run::<LEFT>(start.start, place, points),
            (0, None) => self.begin_over_hook::<NONE>(start.start),
            (_, None) => self.begin_over_hook::<LEFT>(start.start),
        }
    }

    fn begin_with_run<const MODE: u8>(&mut self, start: usize, place: Place, points: i32) {
        let head = self.nodes.header(place);
        self.both_ways::<MODE>(start, place, head, self.held, i64::from(points), 1);
    }

    fn begin_over_hook<const MODE: u8>(&mut self, at: usize) {
        let root = self.nodes.gaddag();
        self.put::<MODE, BACK>(at, root, self.nodes.header(root), self.held, 0, 1);
    }

    /// How many tiles are left once the word reaches from `start` to the end of the start.
    #[inline(always)]
    fn rest(&self, start: usize) -> usize {
        self.size - usize::from(self.lane.free_before[self.end & 63] - self.lane.free_before[start & 63])
    }

    /// Where the last tile of a word can be that begins at `start`, and whether tiles lie on the way there.
    #[inline(always)]
    fn far(&self, start: usize) -> (usize, bool) {
        let nth = usize::from(self.lane.free_before[self.end & 63]) + self.rest(start) - 1;
        let last = usize::from(self.lane.nth_free[nth & 63]).min(self.high - 1);
        (last, self.lane.occupied & span(self.end, last + 2) != 0)
    }

    /// The word so far begins at `start`: further to the left, and rightwards from the end of the start.
    #[inline(always)]
    fn both_ways<const MODE: u8>(&mut self, start: usize, place: Place, head: [M; 2], held: M, sums: i64, times: i32) {
        let end = self.end;
        if place.is_turned() {
            // The header is that of the node beyond the turn.
            if end < self.high && self.fits::<MODE>(end, head, held) {
                (self.start, (self.last, self.among)) = (start, self.far(start));
                self.rightwards::<MODE>(place.beyond(), head, held, sums, times);
            }
            return;
        }
        let mut turn = None;
        if head[0].turn() != 0 && end < self.high {
            let (way, (last, among)) = (self.nodes.turn_way(place), self.far(start));
            let beside = if among { self.lane.ahead[end & 63] } else { M::NONE };
            let lacks = MODE != LEFT && (way.needed::<M>() & (held | beside)).is_none();
            if !lacks && (among || way.distance() <= last + 1 - end) {
                // Read before going left, to be there when it is needed.
                turn = Some((way.place(), self.nodes.header(way.place()), last, among));
            }
        }
        if start > self.low && self.fits::<MODE>(start - 1, head, held) {
            self.put::<MODE, BACK>(start - 1, place, head, held, sums, times);
        }
        if let Some((place, head, last, among)) = turn
            && self.fits::<MODE>(end, head, held)
        {
            (self.start, self.last, self.among) = (start, last, among);
            self.rightwards::<MODE>(place, head, held, sums, times);
        }
    }

    /// From the end of the start, beyond the turn.
    #[inline(always)]
    fn rightwards<const MODE: u8>(&mut self, place: Place, head: [M; 2], held: M, sums: i64, times: i32) {
        if self.among {
            self.put::<MODE, AMONG>(self.end, place, head, held, sums, times);
        } else {
            self.put::<MODE, ON>(self.end, place, head, held, sums, times);
        }
    }

    /// Is there a tile for this square that can follow?
    #[inline(always)]
    fn fits<const MODE: u8>(&self, at: usize, head: [M; 2], held: M) -> bool {
        let allowed = self.lane.squares[at & 63].allowed & (head[0] | head[1]);
        if MODE == LEFT { allowed.any() } else { (allowed & held).any() }
    }

    /// Whether a letter that is needed after this one is put down cannot be had.
    #[inline(always)]
    fn lacks<const MODE: u8>(&self, held: M, bit: M, needed: M, beside: M) -> bool {
        let blank = MODE == LEFT && (held & bit).is_none();
        if MODE == LEFT && self.blanks > usize::from(blank) {
            return false;
        }
        let held = if !blank && self.counts[bit.index()] == 1 { held & !bit } else { held };
        (needed & (held | beside)).is_none()
    }

    /// Puts each tile that fits on a free square, and goes on from there.
    fn put<const MODE: u8, const SIDE: u8>(
        &mut self,
        at: usize,
        place: Place,
        head: [M; 2],
        held: M,
        sums: i64,
        times: i32,
    ) {
        let [deep, accept] = head;
        let square = self.lane.squares[at & 63];
        let can = if MODE == LEFT { square.allowed } else { square.allowed & held };
        let meets_run = match SIDE {
            BACK => at > 0 && self.lane.occupied >> (at - 1) & 1 != 0,
            AMONG => self.lane.occupied >> (at + 1) & 1 != 0,
            _ => false,
        };
        if meets_run {
            return self.put_beside_run::<MODE, SIDE>(at, place, head, held, sums, times);
        }
        let (base, times) = (sums + square.add, times * square.times);
        let mut ends = can & accept;
        while ends.any() {
            let bit = ends.lowest();
            ends = ends.without_lowest();
            self.lane.laid[at & 63] = bit.index() as u8;
            let sums = base + self.points[bit.index()] * square.each;
            let (start, end) = if SIDE == BACK { (at, self.end) } else { (self.start, at + 1) };
            self.complete::<MODE>(start, end, bit, held, sums, times);
        }
        // So many letters can still come, and these lie on the way.
        let (reach, beside) = match SIDE {
            BACK => {
                let (rest, squares) = (self.rest(at), at - self.low + self.high - self.end);
                let reach = if rest == 0 { 0 } else { (rest + self.beside_count).min(squares) };
                (reach, self.beside)
            }
            ON => (self.last - at, M::NONE),
            _ => (if at < self.last { 4 } else { 0 }, self.lane.ahead[(at + 1) & 63]),
        };
        if reach == 0 {
            return;
        }
        // With a blank most letters are wanted: all ways in their order are quicker than a search for each.
        let mut open = if MODE == LEFT { deep & M::ALL } else { can & deep };
        let mut cell = self.nodes.ways(place, deep);
        let mut now = (M::NONE, Place::END, [M::NONE; 2]);
        loop {
            let mut next = (M::NONE, Place::END, [M::NONE; 2]);
            while open.any() {
                let bit = open.lowest();
                open = open.without_lowest();
                let way = if MODE == LEFT { self.nodes.way(cell) } else { self.nodes.edge(place, deep, bit) };
                cell += 1;
                let wanted = MODE != LEFT || (bit & can).any();
                if wanted && way.distance() <= reach && !self.lacks::<MODE>(held, bit, way.needed(), beside) {
                    next = (bit, way.place(), self.nodes.header(way.place()));
                    break;
                }
            }
            let (bit, place, ahead) = now;
            if bit.any() {
                self.lane.laid[at & 63] = bit.index() as u8;
                let sums = base + self.points[bit.index()] * square.each;
                self.take::<MODE, SIDE>(at, bit, (place, ahead), held, sums, times);
            }
            if next.0.is_none() {
                return;
            }
            now = next;
        }
    }

    /// The same where the next square has a tile: all tiles there are read before anything is complete.
    #[inline(never)]
    fn put_beside_run<const MODE: u8, const SIDE: u8>(
        &mut self,
        at: usize,
        place: Place,
        head: [M; 2],
        held: M,
        sums: i64,
        times: i32,
    ) {
        let square = self.lane.squares[at & 63];
        let can = if MODE == LEFT { square.allowed } else { square.allowed & held };
        let (base, times) = (sums + square.add, times * square.times);
        let mut open = can & head[0];
        while open.any() {
            let bit = open.lowest();
            open = open.without_lowest();
            let sums = base + self.points[bit.index()] * square.each;
            let next = self.nodes.edge(place, head[0], bit).place();
            let Some((beyond, next, accepts, points)) = self.through::<SIDE>(at, next) else { continue };
            let sums = sums + points;
            self.lane.laid[at & 63] = bit.index() as u8;
            if accepts {
                let (start, end) = if SIDE == BACK { (beyond, self.end) } else { (self.start, beyond + 1) };
                self.complete::<MODE>(start, end, bit, held, sums, times);
            }
            let goes_on = if SIDE == BACK { self.rest(at) > 0 } else { beyond < self.last };
            if !next.is_end() && goes_on {
                let ahead = self.nodes.header(next);
                self.take::<MODE, SIDE>(beyond, bit, (next, ahead), held, sums, times);
            }
        }
    }

    /// Reads the tiles that lie beside a square to the last: where it is, where they lead, whether they complete a word,
    /// and their points.
    #[inline(always)]
    fn through<const SIDE: u8>(&self, at: usize, mut place: Place) -> Option<(usize, Place, bool, i64)> {
        let (mut beyond, mut accepts, mut points) = (at, false, 0);
        loop {
            let tile = if SIDE == BACK { beyond.wrapping_sub(1) } else { beyond + 1 };
            if tile >= ROOM || self.lane.occupied >> tile & 1 == 0 {
                return Some((beyond, place, accepts, points));
            }
            if place.is_end() {
                return None;
            }
            let letter = usize::from(self.lane.tiles[tile & 63]);
            accepts = (self.nodes.accepting(place) & M::of(letter)).any();
            place = self.nodes.next(place, letter);
            points += i64::from(self.lane.tile_points[tile & 63]);
            beyond = tile;
        }
    }

    /// Takes a tile from the rack, or a blank where it has none, and goes on beyond what is read.
    #[inline(always)]
    fn take<const MODE: u8, const SIDE: u8>(
        &mut self,
        beyond: usize,
        bit: M,
        next: (Place, [M; 2]),
        held: M,
        sums: i64,
        times: i32,
    ) {
        let letter = bit.index();
        if MODE == LEFT && (held & bit).is_none() {
            self.forced[(self.all_blanks - self.blanks) & 63] = letter as u8;
            self.blanks -= 1;
            if self.blanks > 0 {
                self.go_on::<LEFT, SIDE>(beyond, next, held, sums, times);
            } else if SIDE == BACK || self.fits::<SPENT>(beyond + 1, next.1, held) {
                self.go_on::<SPENT, SIDE>(beyond, next, held, sums, times);
            }
            self.blanks += 1;
        } else {
            let left = self.counts[letter] - 1;
            let held = if left == 0 { held ^ bit } else { held };
            if SIDE != BACK && !self.fits::<MODE>(beyond + 1, next.1, held) {
                return;
            }
            self.counts[letter] = left;
            self.go_on::<MODE, SIDE>(beyond, next, held, sums, times);
            self.counts[letter] = left + 1;
        }
    }

    /// From the last square that was read.
    #[inline(always)]
    fn go_on<const MODE: u8, const SIDE: u8>(
        &mut self,
        beyond: usize,
        (place, head): (Place, [M; 2]),
        held: M,
        sums: i64,
        times: i32,
    ) {
        if SIDE == BACK {
            self.both_ways::<MODE>(beyond, place, head, held, sums, times);
        } else {
            self.put::<MODE, SIDE>(beyond + 1, place, head, held, sums, times);
        }
    }
}
