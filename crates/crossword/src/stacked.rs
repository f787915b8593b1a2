//! All legal plays where tiles go on tiles.
//!
//! A plain walk: from every square that a word can begin on, through the word graph, along the lane. On a free square a
//! tile is put, on a tile either that tile is read or another is put on top. What words across allow is known before, and
//! everything else is for the rules to say: each play found here is put to them (see [`crate::Crossword::plays`]).

use crate::board::{Board, Cell, Direction};
use crate::generate::{Found, Generator, ROOM};
use crate::tiles::Tile;
use lexicon::{Letter, MAX_LETTERS, Place};

/// Gives every play of these tiles whose words are good to `found`, each once, with no score yet.
pub(crate) fn each(words: &Generator, board: &Board, rack: &[Tile], highest: usize, found: &mut dyn FnMut(&Found<'_>)) {
    let mut counts = [0; MAX_LETTERS + 1];
    rack.iter().for_each(|tile| counts[tile.letter().map_or(MAX_LETTERS, Letter::index)] += 1);
    for direction in [Direction::Across, Direction::Down] {
        let crossing = (0..board.layout.size()).map(|square| Crossing::at(words, board, square, direction.other()));
        let crossing: Vec<Crossing> = crossing.collect();
        let laid = [Found::NO_LETTER; ROOM];
        let (first, length, blanks) = (0, 0, 0);
        let mut walk = Walk { words, board, highest, direction, crossing, counts, first, laid, length, blanks, found };
        for first in 0..board.layout.size() {
            if walk.tile_before(first) {
                continue;
            }
            walk.first = first;
            walk.go(Some(first), words.lexicon().graph().forward(), false, Sums::default());
        }
        if direction == Direction::Across && words.tables().least_letters < 2 {
            walk.lone_tiles();
        }
    }
}

/// What a word across would be, for a tile put on a square.
struct Crossing {
    /// The letters that make a good one, a bit each.
    allowed: u64,
    /// How many letters it would have.
    length: usize,
}

impl Crossing {
    fn at(words: &Generator, board: &Board, square: usize, direction: Direction) -> Crossing {
        let run = |forwards: bool| {
            let next = move |square: &usize| board.layout.step(*square, direction, forwards);
            std::iter::successors(next(&square), next).map_while(|square| board.cell(square).letter())
        };
        let mut before: Vec<Letter> = run(false).collect();
        before.reverse();
        let after: Vec<Letter> = run(true).collect();
        let length = before.len() + 1 + after.len();
        let allowed = words.tables().letters.get(square).copied().unwrap_or(0);
        if length == 1 {
            return Crossing { allowed, length };
        }
        let is_word = |letter: &Letter| {
            let whole: Vec<Letter> = before.iter().chain([letter]).chain(&after).copied().collect();
            words.lexicon().contains(&whole)
        };
        let good = words.lexicon().alphabet().letters().filter(is_word).fold(0, |mask, letter| mask | bit(letter));
        Crossing { allowed: allowed & good, length }
    }
}

fn bit(letter: Letter) -> u64 {
    1 << letter.index()
}

/// What a walk has done so far.
#[derive(Clone, Copy, Default)]
struct Sums {
    placed: usize,
    /// Does it cover, cross or go on with something that lies there?
    touches: bool,
    /// Does it cover a starting square?
    starts: bool,
    /// The crossing length of the last tile.
    crossing: usize,
}

struct Walk<'a> {
    words: &'a Generator,
    board: &'a Board,
    highest: usize,
    direction: Direction,
    crossing: Vec<Crossing>,
    /// How many tiles of each letter are left, then of blanks.
    counts: [u8; MAX_LETTERS + 1],
    first: usize,
    /// The word so far: the letters put down, and none where a tile is read.
    laid: [u8; ROOM],
    length: usize,
    /// Places of the blanks in it.
    blanks: u64,
    found: &'a mut dyn FnMut(&Found<'_>),
}

impl Walk<'_> {
    fn tile_before(&self, square: usize) -> bool {
        let before = self.board.layout.step(square, self.direction, false);
        before.is_some_and(|before| !self.board.cell(before).is_empty())
    }

    /// All letters before `at` are read; `complete` if they are a word.
    fn go(&mut self, at: Option<usize>, node: Place, complete: bool, sums: Sums) {
        let there = at.map_or(Cell::EMPTY, |square| self.board.cell(square));
        if complete && there.is_empty() {
            self.record(sums);
        }
        let Some(square) = at.filter(|square| self.board.is_open(*square)) else { return };
        let next = self.board.layout.step(square, self.direction, true);
        if let Some(letter) = there.letter()
            && let Some((node, complete)) = self.step(node, letter)
        {
            self.laid[self.length] = Found::NO_LETTER;
            self.length += 1;
            self.go(next, node, complete, Sums { touches: true, ..sums });
            self.length -= 1;
        }
        if self.board.height(square) < self.highest {
            self.put(square, next, node, there.letter(), sums);
        }
    }

    /// Puts each tile that fits on a square, and goes on from there.
    fn put(&mut self, square: usize, next: Option<usize>, node: Place, covers: Option<Letter>, sums: Sums) {
        let Crossing { allowed, length } = self.crossing[square];
        let sums = Sums {
            placed: sums.placed + 1,
            touches: sums.touches || covers.is_some() || length > 1,
            starts: sums.starts || self.words.tables().starts.contains(&square),
            crossing: length,
        };
        for letter in self.words.lexicon().alphabet().letters() {
            let fits = allowed & bit(letter) != 0 && covers != Some(letter);
            let Some((node, complete)) = self.step(node, letter).filter(|_| fits) else { continue };
            for (tile, blank) in [(letter.index(), false), (MAX_LETTERS, true)] {
                if self.counts[tile] == 0 {
                    continue;
                }
                self.counts[tile] -= 1;
                let (at, blanks) = (self.length, self.blanks);
                self.laid[at] = letter.into();
                self.blanks |= u64::from(blank) << at;
                self.length += 1;
                self.go(next, node, complete, sums);
                (self.length, self.blanks) = (at, blanks);
                self.counts[tile] += 1;
            }
        }
    }

    /// Where a letter leads, and whether it completes a word.
    fn step(&self, node: Place, letter: Letter) -> Option<(Place, bool)> {
        let graph = self.words.lexicon().graph();
        let completes = graph.accepting(node).0 & bit(letter) != 0;
        let leads = graph.letters(node).0 & bit(letter) != 0;
        (completes || leads).then(|| (graph.next(node, letter), completes))
    }

    fn record(&mut self, sums: Sums) {
        let (length, empty) = (self.length, self.board.is_empty());
        if sums.placed == 0 || (!empty && !sums.touches) || (empty && !sums.starts) {
            return;
        }
        if sums.placed == 1 {
            // A single tile with words both ways is found in both lanes; it counts where its word is the longer one.
            let elsewhere = match self.direction {
                Direction::Across => sums.crossing > length,
                Direction::Down => sums.crossing >= length && sums.crossing > 1,
            };
            if elsewhere {
                return;
            }
        }
        let stride = match self.direction {
            Direction::Across => 1,
            Direction::Down => self.board.layout.width(),
        };
        let (sizes, place) = ([sums.placed, length], [self.first, stride]);
        (self.found)(&Found::unscored(self.direction, sizes, place, self.blanks, &self.laid));
    }

    /// Where no word is too short, a single tile may lie alone.
    fn lone_tiles(&mut self) {
        for square in 0..self.board.layout.size() {
            let alone = !self.board.neighbours(square).any(|next| !self.board.cell(next).is_empty());
            let there = self.board.cell(square).letter();
            let room = self.board.is_open(square) && self.board.height(square) < self.highest;
            if !alone || !room || there.is_none() != self.board.is_empty() {
                continue;
            }
            for letter in self.words.lexicon().alphabet().letters().filter(|letter| Some(*letter) != there) {
                for (tile, blank) in [(letter.index(), false), (MAX_LETTERS, true)] {
                    if self.counts[tile] > 0 {
                        let mut laid = [Found::NO_LETTER; ROOM];
                        laid[0] = letter.into();
                        let across = Direction::Across;
                        (self.found)(&Found::unscored(across, [1, 1], [square, 1], u64::from(blank), &laid));
                    }
                }
            }
        }
    }
}
