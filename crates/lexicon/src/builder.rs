//! Words to graph.
//!
//! The smallest graph comes from never making the same thing twice. A **cell** is an edge together with the rest of
//! its node's list; equal cells are one cell. Made from the last letter to the first, that alone merges all words
//! with a common ending, and all lists with a common tail.
//!
//! The forward half is made from the sorted words. The gaddag half needs, for each beginning of a word, that
//! beginning reversed, then a turn to the forward node that it leads to; so only the distinct beginnings are sorted,
//! a quarter of what writing out the whole gaddag would take.

use crate::alphabet::Letter;
use crate::lists::{Edge, Lists, MAX_EDGES, Node, TURN};

/// The longest word: 21 letters of 6 bits fit 128 bits.
pub const MAX_LENGTH: usize = 21;

/// A word in a number that sorts like the word: 6 bits a letter from the top, 0 after the end.
pub(crate) type Key = u128;

/// Where a key's first letter stands.
const TOP: u32 = 6 * (MAX_LENGTH as u32 - 1);

/// A word of at most [`MAX_LENGTH`] letters as a key.
pub(crate) fn key(word: &[Letter]) -> Key {
    debug_assert!(word.len() <= MAX_LENGTH, "the reader of word lists sees to it");
    word.iter().rev().fold(0, |key, letter| prefixed(letter.index() as u32, key))
}

/// The key with a letter put before it.
fn prefixed(letter: u32, key: Key) -> Key {
    Key::from(letter + 1) << TOP | key >> 6
}

/// The letter at this depth of a key, if it is that long.
fn letter_at(key: Key, depth: usize) -> Option<u32> {
    if depth == MAX_LENGTH {
        return None;
    }
    ((key >> (TOP - 6 * depth as u32)) as u32 & 63).checked_sub(1)
}

/// What the builder is busy with, for a progress bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Reading the word list.
    Read,
    /// Building the forward half.
    Forward,
    /// Building the gaddag half.
    Gaddag,
    /// Laying the graph out in one array.
    Pack,
}

/// The graph would have more edges or nodes than its format can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the words need more than the {MAX_EDGES} edges that a word graph can have")]
pub struct TooLarge;

/// A way through one half of the graph.
struct Path {
    key: Key,
    /// Whether its last letter completes a word.
    word: bool,
    /// The list that a turn at its end leads to; 0 for none.
    turn: u32,
}

/// The lists of sorted, distinct words.
pub(crate) fn build(words: &[Key], progress: &mut dyn FnMut(Stage)) -> Result<Lists, TooLarge> {
    let mut cells = Cells::new();
    progress(Stage::Forward);
    let paths: Vec<Path> = words.iter().map(|key| Path { key: *key, word: true, turn: 0 }).collect();
    let forward = cells.list(&paths, 0);
    progress(Stage::Gaddag);
    let mut paths = Vec::new();
    cells.beginnings(forward, 0, &mut paths);
    paths.sort_unstable_by_key(|path| path.key);
    let gaddag = cells.list(&paths, 0);
    progress(Stage::Pack);
    cells.pack(forward, gaddag)
}

/// An edge and the rest of its list. 0 stands for "no list".
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell {
    code: u8,
    accepts: bool,
    target: u32,
    rest: u32,
}

/// All cells, each once.
struct Cells {
    cells: Vec<Cell>,
    /// A hash table with open addressing: places in `cells`, 0 for free. Its size is a power of two.
    table: Vec<u32>,
}

impl Cells {
    fn new() -> Cells {
        // Cell 0 is "no list".
        Cells { cells: vec![Cell { code: 0, accepts: false, target: 0, rest: 0 }], table: vec![0; 1 << 16] }
    }

    /// The list of edges that leads along all these sorted paths, of which `depth` letters are already read.
    fn list(&mut self, paths: &[Path], depth: usize) -> u32 {
        // A path that ends here sorts before those that go on.
        let (turn, mut open) = match paths.split_first() {
            Some((ended, rest)) if letter_at(ended.key, depth).is_none() => (ended.turn, rest),
            _ => (0, paths),
        };
        let mut list = 0;
        while let Some(letter) = open.last().and_then(|path| letter_at(path.key, depth)) {
            let start = open.partition_point(|path| letter_at(path.key, depth) < Some(letter));
            let (before, same) = open.split_at(start);
            let accepts = same[0].word && letter_at(same[0].key, depth + 1).is_none();
            let target = self.list(same, depth + 1);
            list = self.cell(Cell { code: letter as u8, accepts, target, rest: list });
            open = before;
        }
        if turn == 0 { list } else { self.cell(Cell { code: TURN as u8, accepts: false, target: turn, rest: list }) }
    }

    /// Every beginning of a word, reversed, with the forward list that it leads to.
    fn beginnings(&self, list: u32, reversed: Key, paths: &mut Vec<Path>) {
        let mut at = list;
        while at != 0 {
            let cell = self.cells[at as usize];
            let key = prefixed(u32::from(cell.code), reversed);
            paths.push(Path { key, word: cell.accepts, turn: cell.target });
            self.beginnings(cell.target, key, paths);
            at = cell.rest;
        }
    }

    /// The number of a cell; equal cells have the same.
    fn cell(&mut self, cell: Cell) -> u32 {
        if self.cells.len() * 2 > self.table.len() {
            self.grow();
        }
        let slot = self.slot(cell);
        if self.table[slot] == 0 {
            self.table[slot] = self.cells.len() as u32;
            self.cells.push(cell);
        }
        self.table[slot]
    }

    /// Where the cell stands in the table, or the free slot where it belongs.
    fn slot(&self, cell: Cell) -> usize {
        let low = u64::from(cell.target) << 32 | u64::from(cell.rest);
        let high = u64::from(cell.code) << 1 | u64::from(cell.accepts);
        let hash = (low ^ high << 24).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut slot = (hash >> 32) as usize & (self.table.len() - 1);
        while self.table[slot] != 0 && self.cells[self.table[slot] as usize] != cell {
            slot = (slot + 1) & (self.table.len() - 1);
        }
        slot
    }

    fn grow(&mut self) {
        self.table = vec![0; self.table.len() * 2];
        for number in 1..self.cells.len() {
            let slot = self.slot(self.cells[number]);
            self.table[slot] = number as u32;
        }
    }

    /// Lays all lists out in one array. A list that no other continues into is written whole; every other list is
    /// the tail of one of those.
    fn pack(&self, forward: u32, gaddag: u32) -> Result<Lists, TooLarge> {
        let mut is_tail = vec![false; self.cells.len()];
        self.cells.iter().for_each(|cell| is_tail[cell.rest as usize] = true);
        let mut order = vec![0u32];
        let mut place = vec![0u32; self.cells.len()];
        // Backwards, so that a node stands near those it leads to.
        for head in (1..self.cells.len()).rev().filter(|head| !is_tail[*head]) {
            let mut at = head;
            while at != 0 {
                place[at] = order.len() as u32;
                order.push(at as u32);
                at = self.cells[at].rest as usize;
            }
        }
        if order.len() > MAX_EDGES {
            return Err(TooLarge);
        }
        let edge = |at: &u32| {
            let cell = self.cells[*at as usize];
            Edge::new(u32::from(cell.code), cell.accepts, cell.rest == 0, place[cell.target as usize])
        };
        let edges = order.iter().map(edge).collect();
        Ok(Lists { edges, forward: Node(place[forward as usize]), gaddag: Node(place[gaddag as usize]) })
    }
}
