//! All legal plays with their scores.
//!
//! Steven Gordon's way with a gaddag: a play must cover an **anchor**, a free square next to a tile. From each anchor
//! the word graph is walked leftwards and then rightwards along the lane, taking tiles from the rack where squares are
//! free and following the tiles that lie there. What words across the lane allow on a square is a bit mask computed
//! once for each position, and scores are summed on the way, so that a finished word costs an addition. Columns are
//! lanes too: the same walk over transposed squares. Nothing is allocated while walking.
//!
//! A play is found once, from its first anchor: to the left of an anchor no tile is put on an earlier one.

use crate::board::{Board, Direction, MAX_SIDE, Premium};
use crate::play::{Placed, Placement};
use crate::state::State;
use crate::tables::Tables;
use crate::tiles::Tile;
use lexicon::{Edge, Graph, Letter, Lexicon, Node};
use std::sync::Arc;

/// No tile in a lane.
const FREE: u8 = u8::MAX;
/// A place where no tile can be.
const WALL: u8 = u8::MAX - 1;
/// Marks a tile of the play as a blank.
const BLANK: u8 = 1 << 6;
/// Every letter there can be.
const ANY: u64 = (1 << lexicon::MAX_LETTERS) - 1;

/// Finds plays.
#[derive(Clone)]
pub struct Generator {
    lexicon: Arc<Lexicon>,
    tables: Arc<Tables>,
}

/// A play that was found.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    /// Which way its main word is read.
    pub direction: Direction,
    /// What it scores.
    pub score: i32,
    /// How many tiles it puts down.
    pub tiles: usize,
    /// How many letters its main word has.
    pub length: usize,
    first: usize,
    stride: usize,
    laid: &'a [u8],
}

impl<'a> Found<'a> {
    /// The same play with another score.
    pub(crate) fn scoring(self, score: i32) -> Found<'a> {
        Found { score, ..self }
    }

    /// Its tiles, in the order of squares.
    pub fn placed(&self) -> impl Iterator<Item = Placed> + '_ {
        let tile = |(at, code): (usize, &u8)| {
            let letter = Letter::try_from(code & !BLANK).ok().filter(|_| *code != FREE)?;
            Some(Placed { square: self.first + at * self.stride, letter, blank: code & BLANK != 0 })
        };
        self.laid.iter().enumerate().filter_map(tile)
    }

    /// Its tiles as an action has them.
    pub fn placements(&self, state: &State) -> Vec<Placement> {
        let placement = |placed: Placed| {
            let (row, col) = state.board.layout.place(placed.square);
            let letter = state.tiles.text(placed.letter).into();
            Placement { row: row as i16, col: col as i16, letter, blank: placed.blank }
        };
        self.placed().map(placement).collect()
    }
}

/// What the words across the lanes allow and add, for each square.
struct Crossing {
    allowed: Vec<u64>,
    /// The points of the tiles before and after; negative where there are none.
    points: Vec<i32>,
    /// How many letters the cross word would have.
    length: Vec<u8>,
}

/// A row or a column, ready to be walked.
struct Lane {
    size: usize,
    tiles: [u8; MAX_SIDE],
    points: [i32; MAX_SIDE],
    allowed: [u64; MAX_SIDE],
    crossing: [i32; MAX_SIDE],
    crossing_length: [u8; MAX_SIDE],
    letter_factors: [i32; MAX_SIDE],
    word_factors: [i32; MAX_SIDE],
    anchors: u64,
}

/// The sums of a walk so far.
#[derive(Clone, Copy)]
struct Sums {
    main: i32,
    times: i32,
    crossing: i32,
    placed: usize,
}

impl Generator {
    /// For these words under these rules.
    pub fn new(lexicon: Arc<Lexicon>, tables: Arc<Tables>) -> Generator {
        Generator { lexicon, tables }
    }

    /// The same rules with other words.
    #[must_use]
    pub fn with_words(&self, lexicon: Arc<Lexicon>) -> Generator {
        Generator { lexicon, tables: self.tables.clone() }
    }

    /// The rules it goes by.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The words it goes by.
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// Gives every play of these tiles to `found`, each once.
    pub fn each(&self, board: &Board, rack: &[Tile], mut found: impl FnMut(&Found<'_>)) {
        let (width, height) = (board.layout.width(), board.layout.height());
        let anchors = self.anchors(board);
        for direction in [Direction::Across, Direction::Down] {
            let (lanes, size, lane_step, stride) = match direction {
                Direction::Across => (height, width, width, 1),
                Direction::Down => (width, height, 1, width),
            };
            let crossing = self.crossing(board, direction.other());
            for first in (0..lanes).map(|lane| lane * lane_step) {
                let lane = self.lane(board, &anchors, &crossing, first, stride, size);
                if lane.anchors != 0 {
                    let graph = self.lexicon.graph();
                    let mut walk = Walk::new(graph, &self.tables, lane, rack, direction, first, stride, &mut found);
                    walk.all();
                }
            }
        }
        if board.is_empty() && self.tables.least_letters <= 1 {
            self.lone_tiles(board, rack, &mut found);
        }
    }

    /// Where no word is too short, a single tile may open the game.
    fn lone_tiles(&self, board: &Board, rack: &[Tile], found: &mut impl FnMut(&Found<'_>)) {
        let mut tiles: Vec<Tile> = rack.to_vec();
        tiles.dedup();
        for square in self.tables.starts.iter().filter(|square| board.is_free(**square)) {
            for tile in &tiles {
                let letters = match tile.letter() {
                    Some(letter) => vec![(letter, self.tables.points[letter.index()], 0)],
                    None => self.lexicon.alphabet().letters().map(|letter| (letter, 0, BLANK)).collect(),
                };
                for (letter, points, blank) in letters {
                    let factors = self.tables.letter_factors[*square] * self.tables.word_factors[*square];
                    let (score, direction) = (points * factors + self.tables.bonus[1], Direction::Across);
                    let laid = &[u8::from(letter) | blank];
                    found(&Found { direction, score, tiles: 1, length: 1, first: *square, stride: 1, laid });
                }
            }
        }
    }

    fn anchors(&self, board: &Board) -> Vec<bool> {
        let mut anchors = vec![false; board.layout.size()];
        if board.is_empty() {
            self.tables.starts.iter().for_each(|start| anchors[*start] = board.is_free(*start));
            return anchors;
        }
        for (square, anchor) in anchors.iter_mut().enumerate() {
            let old = |square: usize| !board.cell(square).is_empty();
            *anchor = board.is_free(square) && board.neighbours(square).any(old);
        }
        anchors
    }

    /// For each free square what the words in `direction` through it allow and add.
    fn crossing(&self, board: &Board, direction: Direction) -> Crossing {
        let size = board.layout.size();
        let mut all = Crossing { allowed: vec![ANY; size], points: vec![-1; size], length: vec![1; size] };
        let mut letters = [Letter::new(0); 2 * MAX_SIDE];
        for square in (0..size).filter(|square| board.cell(*square).is_empty()) {
            let (mut length, mut points) = (0, 0);
            let mut before = 0;
            for forwards in [false, true] {
                let mut at = board.layout.step(square, direction, forwards);
                while let Some(cell) = at.map(|at| board.cell(at))
                    && let Some(letter) = cell.letter()
                {
                    letters[length] = letter;
                    length += 1;
                    points += if cell.is_blank() { 0 } else { self.tables.points[letter.index()] };
                    at = at.and_then(|at| board.layout.step(at, direction, forwards));
                }
                if !forwards {
                    before = length;
                }
            }
            if length > 0 {
                letters[..before].reverse();
                all.allowed[square] = self.fitting(&letters[..before], &letters[before..length]);
                all.points[square] = points;
                all.length[square] = length as u8 + 1;
            }
        }
        all
    }

    /// The letters that make a word between these.
    fn fitting(&self, before: &[Letter], after: &[Letter]) -> u64 {
        let graph = self.lexicon.graph();
        let follow = |root, letters: &mut dyn Iterator<Item = Letter>| graph.follow(root, letters).map(Edge::target);
        if before.is_empty() {
            let node = follow(graph.gaddag(), &mut after.iter().rev().copied());
            return node.map_or(0, |node| graph.accepting(node).0);
        }
        let Some(node) = follow(graph.forward(), &mut before.iter().copied()) else { return 0 };
        if after.is_empty() {
            return graph.accepting(node).0;
        }
        let completes = |edge: &Edge| graph.follow(edge.target(), after.iter().copied()).is_some_and(Edge::accepts);
        graph.edges(node).filter(completes).fold(0, |mask, edge| mask | edge.bit())
    }

    fn lane(
        &self,
        board: &Board,
        anchors: &[bool],
        crossing: &Crossing,
        first: usize,
        stride: usize,
        size: usize,
    ) -> Lane {
        let mut lane = Lane {
            size,
            tiles: [WALL; MAX_SIDE],
            points: [0; MAX_SIDE],
            allowed: [0; MAX_SIDE],
            crossing: [0; MAX_SIDE],
            crossing_length: [0; MAX_SIDE],
            letter_factors: [1; MAX_SIDE],
            word_factors: [1; MAX_SIDE],
            anchors: 0,
        };
        for at in 0..size {
            let square = first + at * stride;
            let cell = board.cell(square);
            lane.anchors |= u64::from(anchors[square]) << at;
            if let Some(letter) = cell.letter() {
                lane.tiles[at] = letter.into();
                lane.points[at] = if cell.is_blank() { 0 } else { self.tables.points[letter.index()] };
            } else if board.layout.premium(square) != Premium::Blocked {
                lane.tiles[at] = FREE;
                lane.allowed[at] = crossing.allowed[square];
                lane.crossing[at] = crossing.points[square];
                lane.crossing_length[at] = crossing.length[square];
                lane.letter_factors[at] = self.tables.letter_factors[square];
                lane.word_factors[at] = self.tables.word_factors[square];
            }
        }
        lane
    }
}

/// A walk through the word graph along one lane.
struct Walk<'a, F> {
    graph: &'a Graph,
    tables: &'a Tables,
    lane: Lane,
    /// How many tiles of each letter are still on the rack, and which letters those are.
    counts: [u8; lexicon::MAX_LETTERS + 2],
    held: u64,
    blanks: u8,
    /// The tiles put down, by their place in the lane.
    laid: [u8; MAX_SIDE],
    anchor: usize,
    /// Where the word begins, once the walk goes rightwards.
    start: usize,
    /// To the left of the anchor, tiles go no further than here.
    leftmost: usize,
    direction: Direction,
    first: usize,
    stride: usize,
    found: &'a mut F,
}

impl<'a, F: FnMut(&Found<'_>)> Walk<'a, F> {
    #[allow(clippy::too_many_arguments, reason = "called once; a struct would only say it twice")]
    fn new(
        graph: &'a Graph,
        tables: &'a Tables,
        lane: Lane,
        rack: &[Tile],
        direction: Direction,
        first: usize,
        stride: usize,
        found: &'a mut F,
    ) -> Self {
        let mut counts = [0; lexicon::MAX_LETTERS + 2];
        let (mut held, mut blanks) = (0, 0);
        for tile in rack {
            match tile.letter() {
                Some(letter) => {
                    counts[letter.index()] += 1;
                    held |= 1 << letter.index();
                }
                None => blanks += 1,
            }
        }
        let laid = [FREE; MAX_SIDE];
        let (anchor, start, leftmost) = (0, 0, 0);
        Walk {
            graph,
            tables,
            lane,
            counts,
            held,
            blanks,
            laid,
            anchor,
            start,
            leftmost,
            direction,
            first,
            stride,
            found,
        }
    }

    fn all(&mut self) {
        let mut anchors = self.lane.anchors;
        while anchors != 0 {
            self.anchor = anchors.trailing_zeros() as usize;
            anchors &= anchors - 1;
            let nothing = Sums { main: 0, times: 1, crossing: 0, placed: 0 };
            self.put::<true>(self.anchor, self.graph.gaddag(), nothing);
            self.leftmost = self.anchor + 1;
        }
    }

    /// Puts each tile that fits on a free square, and goes on from there.
    #[inline]
    fn put<const LEFT: bool>(&mut self, at: usize, node: Node, sums: Sums) {
        let mask = self.graph.mask(node);
        let fitting = self.lane.allowed[at] & mask;
        let mut wanted = if self.blanks > 0 { fitting } else { fitting & self.held };
        while wanted != 0 {
            let bit = wanted & wanted.wrapping_neg();
            wanted ^= bit;
            let edge = self.graph.step(node, mask, bit);
            let letter = bit.trailing_zeros() as usize;
            if self.held & bit != 0 {
                self.counts[letter] -= 1;
                self.held ^= if self.counts[letter] == 0 { bit } else { 0 };
                self.laid[at] = letter as u8;
                let sums = self.sums(at, sums, self.tables.points[letter]);
                self.go_on::<LEFT>(at, edge, sums);
                self.held |= bit;
                self.counts[letter] += 1;
            }
            if self.blanks > 0 {
                self.blanks -= 1;
                self.laid[at] = letter as u8 | BLANK;
                let sums = self.sums(at, sums, 0);
                self.go_on::<LEFT>(at, edge, sums);
                self.blanks += 1;
            }
        }
        self.laid[at] = FREE;
    }

    #[inline]
    fn sums(&self, at: usize, sums: Sums, points: i32) -> Sums {
        let points = points * self.lane.letter_factors[at];
        let times = self.lane.word_factors[at];
        let crossing = if self.lane.crossing[at] < 0 { 0 } else { (self.lane.crossing[at] + points) * times };
        Sums {
            main: sums.main + points,
            times: sums.times * times,
            crossing: sums.crossing + crossing,
            placed: sums.placed + 1,
        }
    }

    #[inline]
    fn go_on<const LEFT: bool>(&mut self, at: usize, edge: Edge, sums: Sums) {
        if LEFT { self.left(at, edge, sums) } else { self.right(at + 1, edge.target(), edge.accepts(), sums) }
    }

    /// All letters from `at` to the anchor are read, the one at `at` last.
    fn left(&mut self, mut at: usize, mut edge: Edge, mut sums: Sums) {
        while at > 0 && self.lane.tiles[at - 1] < WALL {
            at -= 1;
            let Some(next) = self.graph.next(edge.target(), Letter::new(self.lane.tiles[at])) else { return };
            edge = next;
            sums.main += self.lane.points[at];
        }
        let after = self.anchor + 1;
        let ends = after == self.lane.size || self.lane.tiles[after] >= WALL;
        if edge.accepts() && ends {
            self.record(at, after, sums);
        }
        if edge.target().is_end() {
            return;
        }
        if after < self.lane.size {
            let turned = self.graph.turn(edge.target());
            if !turned.is_end() {
                self.start = at;
                self.right(after, turned, false, sums);
            }
        }
        if at > self.leftmost && self.lane.tiles[at - 1] == FREE {
            self.put::<true>(at - 1, edge.target(), sums);
        }
    }

    /// All letters before `at` are read; `complete` if they are a word.
    fn right(&mut self, mut at: usize, mut node: Node, mut complete: bool, mut sums: Sums) {
        while at < self.lane.size && self.lane.tiles[at] < WALL {
            let Some(edge) = self.graph.next(node, Letter::new(self.lane.tiles[at])) else { return };
            node = edge.target();
            complete = edge.accepts();
            sums.main += self.lane.points[at];
            at += 1;
        }
        if complete {
            self.record(self.start, at, sums);
        }
        if at < self.lane.size && self.lane.tiles[at] == FREE && !node.is_end() {
            self.put::<false>(at, node, sums);
        }
    }

    /// A word from `start` up to `end` is complete.
    fn record(&mut self, start: usize, end: usize, sums: Sums) {
        let length = end - start;
        if length < self.tables.least_letters {
            return;
        }
        if sums.placed == 1 {
            // A single tile with words both ways is found in both lanes; it counts where its word is the longer one.
            let crossing = usize::from(self.lane.crossing_length[self.anchor]);
            let elsewhere = match self.direction {
                Direction::Across => crossing > length,
                Direction::Down => crossing >= length && crossing > 1,
            };
            if elsewhere {
                return;
            }
        }
        let crossing = if self.tables.crossing_counts { sums.crossing } else { 0 };
        (self.found)(&Found {
            direction: self.direction,
            score: sums.main * sums.times + crossing + self.tables.bonus[sums.placed],
            tiles: sums.placed,
            length,
            first: self.first + start * self.stride,
            stride: self.stride,
            laid: &self.laid[start..end],
        });
    }
}
