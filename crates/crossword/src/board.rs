//! Boards: any rectangle with premiums, blocked squares and starting squares, and the tiles that lie on it.

use crate::notation;
use kernel::{Message, line_of, message, not_toml, on_line};
use lexicon::Letter;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use toml::Spanned;

/// The longest side of a board.
pub const MAX_SIDE: usize = 40;

/// The boards that come with the crate, by name.
const BUILT_IN: &[(&str, &str)] = &[
    ("standard", include_str!("../boards/standard.toml")),
    ("wordfeud", include_str!("../boards/wordfeud.toml")),
    ("upwords", include_str!("../boards/upwords.toml")),
    ("wordstockt", include_str!("../boards/wordstockt.toml")),
];

/// What lies under a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Premium {
    /// Nothing special.
    Plain,
    /// The letter counts so many times.
    Letter(u8),
    /// The word counts so many times.
    Word(u8),
    /// No tile can lie here.
    Blocked,
}

/// Each premium as a character of a compact row, and as it is written in a board file.
const PREMIUMS: [(Premium, char, &str); 8] = [
    (Premium::Plain, '.', ".."),
    (Premium::Letter(2), 'd', "DL"),
    (Premium::Letter(3), 't', "TL"),
    (Premium::Letter(4), 'q', "4L"),
    (Premium::Word(2), 'D', "DW"),
    (Premium::Word(3), 'T', "TW"),
    (Premium::Word(4), 'Q', "4W"),
    (Premium::Blocked, '#', "##"),
];

impl Premium {
    fn character(self) -> char {
        PREMIUMS.iter().find(|(premium, ..)| *premium == self).map_or('.', |(_, character, _)| *character)
    }

    /// How many times a letter counts here.
    pub fn letter_factor(self) -> i32 {
        if let Premium::Letter(times) = self { i32::from(times) } else { 1 }
    }

    /// How many times a word counts that gets a tile here.
    pub fn word_factor(self) -> i32 {
        if let Premium::Word(times) = self { i32::from(times) } else { 1 }
    }
}

/// Why a text is no board: what is wrong, with its line where there is one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BoardError(pub Message);

/// An empty board: its squares by rows, from the top left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "LayoutText", into = "LayoutText")]
pub struct Layout {
    name: String,
    width: usize,
    premiums: Vec<Premium>,
    starts: Vec<usize>,
}

/// A layout as events tell it: a character a square.
#[derive(Clone, Serialize, Deserialize)]
struct LayoutText {
    name: String,
    rows: Vec<String>,
    starts: Vec<usize>,
}

/// A board file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    #[serde(default)]
    start: Vec<Spanned<String>>,
    rows: Vec<Spanned<String>>,
}

impl Layout {
    /// Reads a board from TOML: a `name`, `rows` of squares such as `".. DL TW ##"` (nothing, premiums `DL TL 4L DW TW
    /// 4W`, blocked), and `start`, the squares of which the first play covers one (the centre, if none is named).
    ///
    /// # Errors
    /// Anything that makes no board, with its line where there is one.
    pub fn from_toml(text: &str) -> Result<Layout, BoardError> {
        let file: File = toml::from_str(text).map_err(|e| BoardError(not_toml(text, &e)))?;
        let at = |place: &Spanned<String>, why| BoardError(on_line(line_of(text, Some(place.span().start)), why));
        let mut rows = Vec::new();
        for row in &file.rows {
            let squares: Result<Vec<Premium>, Message> = row.get_ref().split_whitespace().map(premium).collect();
            let squares = squares.map_err(|why| at(row, why))?;
            let first: Option<&Vec<Premium>> = rows.first();
            match first.map(Vec::len) {
                Some(width) if width != squares.len() => {
                    return Err(at(row, message!("board-row", squares = squares.len(), first = width)));
                }
                _ => rows.push(squares),
            }
        }
        let width = rows.first().map_or(0, Vec::len);
        let mut layout = Layout { name: file.name, width, premiums: rows.concat(), starts: Vec::new() };
        layout.check_sides().map_err(BoardError)?;
        for start in &file.start {
            let square = notation::square(&layout, start.get_ref()).map_err(|e| at(start, e.message()))?;
            if layout.premium(square) == Premium::Blocked {
                return Err(at(start, message!("board-blocked", square = start.get_ref())));
            }
            layout.starts.push(square);
        }
        layout.or_centre().map_err(BoardError)
    }

    /// The built-in board of this name.
    pub fn built_in(name: &str) -> Option<Layout> {
        let (_, text) = BUILT_IN.iter().find(|(known, _)| *known == name)?;
        Some(Layout::from_toml(text).expect("the tests read every built-in board"))
    }

    /// The built-in boards: names and files.
    pub fn built_in_files() -> impl Iterator<Item = (&'static str, &'static str)> {
        BUILT_IN.iter().copied()
    }

    fn check_sides(&self) -> Result<(), Message> {
        let sides = 2..=MAX_SIDE;
        if sides.contains(&self.width) && sides.contains(&self.height()) {
            return Ok(());
        }
        Err(message!("board-sides", most = MAX_SIDE, rows = self.height(), columns = self.width))
    }

    /// Where no start is named, it is the centre.
    fn or_centre(mut self) -> Result<Layout, Message> {
        if self.starts.is_empty() {
            self.starts.push(self.height() / 2 * self.width + self.width / 2);
        }
        self.starts.sort_unstable();
        self.starts.dedup();
        match self.starts.iter().any(|start| self.premium(*start) == Premium::Blocked) {
            true => Err(message!("board-centre")),
            false => Ok(self),
        }
    }

    /// What rules call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many columns it has.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many rows it has.
    pub fn height(&self) -> usize {
        self.premiums.len().checked_div(self.width).unwrap_or(0)
    }

    /// How many squares it has.
    pub fn size(&self) -> usize {
        self.premiums.len()
    }

    /// What lies under a square; outside everything is blocked.
    pub fn premium(&self, square: usize) -> Premium {
        self.premiums.get(square).copied().unwrap_or(Premium::Blocked)
    }

    /// The first play covers one of these.
    pub fn starts(&self) -> &[usize] {
        &self.starts
    }

    /// The square in this row and column, if it is on the board.
    pub fn square(&self, row: i16, col: i16) -> Option<usize> {
        let (row, col) = (usize::try_from(row).ok()?, usize::try_from(col).ok()?);
        (row < self.height() && col < self.width).then_some(row * self.width + col)
    }

    /// The row and the column of a square.
    pub fn place(&self, square: usize) -> (usize, usize) {
        (square / self.width, square % self.width)
    }

    /// The next square in a direction, forwards or backwards; `None` at the edge.
    pub fn step(&self, square: usize, direction: Direction, forwards: bool) -> Option<usize> {
        let (row, col) = self.place(square);
        let (at, side, stride) = match direction {
            Direction::Across => (col, self.width, 1),
            Direction::Down => (row, self.height(), self.width),
        };
        match forwards {
            true => (at + 1 < side).then_some(square + stride),
            false => (at > 0).then(|| square - stride),
        }
    }

    /// The same premiums on squares that are drawn: any but where the first play may start, and what is blocked.
    #[must_use]
    pub fn shuffled(&self, draws: &mut kernel::Draws) -> Layout {
        let is_premium = |premium: &Premium| !matches!(premium, Premium::Plain | Premium::Blocked);
        let lying: Vec<Premium> = self.premiums.iter().copied().filter(is_premium).collect();
        let free = |square: &usize| self.premiums[*square] != Premium::Blocked && !self.starts.contains(square);
        let mut squares: Vec<usize> = (0..self.size()).filter(free).collect();
        let mut layout = self.clone();
        layout.premiums.iter_mut().filter(|premium| is_premium(premium)).for_each(|premium| *premium = Premium::Plain);
        for premium in lying {
            if !squares.is_empty() {
                layout.premiums[squares.swap_remove(draws.below(squares.len()))] = premium;
            }
        }
        layout
    }

    /// Its rows, a character a square: `.` plain, `d t q` for letters counted 2, 3, 4 times, `D T Q` for words, `#`
    /// blocked.
    pub fn rows(&self) -> Vec<String> {
        let row = |row: &[Premium]| row.iter().map(|premium| premium.character()).collect();
        self.premiums.chunks(self.width.max(1)).map(row).collect()
    }

    /// The layout with these rows and starting squares.
    pub(crate) fn from_rows(name: &str, rows: &[String], starts: &[usize]) -> Result<Layout, String> {
        let width = rows.first().map_or(0, |row| row.chars().count());
        if rows.iter().any(|row| row.chars().count() != width) {
            return Err("the rows have several sizes".into());
        }
        let named = |character| PREMIUMS.iter().find(|(_, known, _)| *known == character);
        let premium = |character: char| named(character).map(|(premium, ..)| *premium);
        let premiums: Option<Vec<Premium>> = rows.iter().flat_map(|row| row.chars()).map(premium).collect();
        let premiums = premiums.ok_or("a square is of no known kind")?;
        let layout = Layout { name: name.into(), width, premiums, starts: starts.to_vec() };
        layout.check_sides().map_err(|why| why.to_string())?;
        if starts.iter().any(|start| *start >= layout.size()) {
            return Err("a starting square is not on the board".into());
        }
        layout.or_centre().map_err(|why| why.to_string())
    }
}

fn premium(text: &str) -> Result<Premium, Message> {
    let found = PREMIUMS.iter().find(|(_, _, written)| *written == text);
    found.map(|(premium, ..)| *premium).ok_or_else(|| {
        let known: Vec<&str> = PREMIUMS.iter().map(|(_, _, written)| *written).collect();
        message!("board-square", text = text.to_string(), known = known.join(" "))
    })
}

impl From<Layout> for LayoutText {
    fn from(layout: Layout) -> LayoutText {
        LayoutText { rows: layout.rows(), name: layout.name, starts: layout.starts }
    }
}

impl TryFrom<LayoutText> for Layout {
    type Error = String;

    fn try_from(text: LayoutText) -> Result<Layout, String> {
        Layout::from_rows(&text.name, &text.rows, &text.starts)
    }
}

/// Which way a word is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

impl Direction {
    /// The other one.
    #[must_use]
    pub fn other(self) -> Direction {
        match self {
            Direction::Across => Direction::Down,
            Direction::Down => Direction::Across,
        }
    }
}

/// What lies on a square: nothing, or a tile that shows a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cell(u8);

impl Cell {
    /// Nothing.
    pub const EMPTY: Cell = Cell(u8::MAX);
    const BLANK: u8 = 1 << 6;

    /// A tile that shows this letter.
    pub fn tile(letter: Letter, blank: bool) -> Cell {
        Cell(u8::from(letter) | if blank { Cell::BLANK } else { 0 })
    }

    /// The letter that is shown.
    pub fn letter(self) -> Option<Letter> {
        if self == Cell::EMPTY { None } else { Letter::try_from(self.0 & !Cell::BLANK).ok() }
    }

    /// Is it a blank that shows its letter?
    pub fn is_blank(self) -> bool {
        self != Cell::EMPTY && self.0 & Cell::BLANK != 0
    }

    /// Does nothing lie here?
    pub fn is_empty(self) -> bool {
        self == Cell::EMPTY
    }
}

/// A board with what lies on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// Premiums, blocked and starting squares.
    pub layout: Arc<Layout>,
    cells: Vec<Cell>,
    tiles: usize,
    /// What lies under the tiles that are stacked, the lowest first.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    below: BTreeMap<usize, Vec<Cell>>,
}

impl Board {
    /// Nothing lies on it yet.
    pub fn empty(layout: Arc<Layout>) -> Board {
        Board { cells: vec![Cell::EMPTY; layout.size()], layout, tiles: 0, below: BTreeMap::new() }
    }

    /// What lies on a square; outside nothing does.
    pub fn cell(&self, square: usize) -> Cell {
        self.cells.get(square).copied().unwrap_or(Cell::EMPTY)
    }

    /// What lies on each square.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// May a tile be put here?
    pub fn is_free(&self, square: usize) -> bool {
        self.cell(square).is_empty() && self.is_open(square)
    }

    /// Can tiles lie here at all?
    pub fn is_open(&self, square: usize) -> bool {
        self.layout.premium(square) != Premium::Blocked
    }

    /// How many tiles lie here.
    pub fn height(&self, square: usize) -> usize {
        usize::from(!self.cell(square).is_empty()) + self.below(square).len()
    }

    /// What lies here under the tile on top, the lowest first.
    pub fn below(&self, square: usize) -> &[Cell] {
        if self.below.is_empty() { &[] } else { self.below.get(&square).map_or(&[], Vec::as_slice) }
    }

    /// The squares where tiles are stacked, and what lies under the tile on top, the lowest first.
    pub fn stacks(&self) -> impl Iterator<Item = (usize, &[Cell])> {
        self.below.iter().map(|(square, below)| (*square, below.as_slice()))
    }

    /// Puts a tile on a square, or on top of the tile there.
    pub fn put(&mut self, square: usize, tile: Cell) {
        let covered = self.cell(square);
        if !covered.is_empty() {
            self.below.entry(square).or_default().push(covered);
        }
        self.set(square, tile);
    }

    /// Takes the tile on top away; what lay under it is seen again.
    pub fn lift(&mut self, square: usize) -> Cell {
        let top = self.cell(square);
        let under = self.below.get_mut(&square).and_then(Vec::pop);
        if self.below(square).is_empty() {
            self.below.remove(&square);
        }
        self.set(square, under.unwrap_or(Cell::EMPTY));
        top
    }

    /// Lies no tile on it?
    pub fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// Puts something on a square, or takes it off.
    pub fn set(&mut self, square: usize, cell: Cell) {
        if let Some(there) = self.cells.get_mut(square) {
            self.tiles = self.tiles + usize::from(!cell.is_empty()) - usize::from(!there.is_empty());
            *there = cell;
        }
    }

    /// The squares next to one.
    pub fn neighbours(&self, square: usize) -> impl Iterator<Item = usize> + '_ {
        let directions = [Direction::Across, Direction::Down];
        let steps = directions.into_iter().flat_map(|direction| [(direction, false), (direction, true)]);
        steps.filter_map(move |(direction, forwards)| self.layout.step(square, direction, forwards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_boards_have_their_premiums() {
        let count = |name: &str, premium: Premium| {
            let layout = Layout::built_in(name).unwrap();
            (0..layout.size()).filter(|square| layout.premium(*square) == premium).count()
        };
        let all = [Premium::Word(3), Premium::Word(2), Premium::Letter(3), Premium::Letter(2)];
        assert_eq!(all.map(|premium| count("standard", premium)), [8, 17, 12, 24]);
        assert_eq!(all.map(|premium| count("wordfeud", premium)), [8, 12, 20, 24]);
        assert_eq!(all.map(|premium| count("wordstockt", premium)), [8, 16, 12, 24]);
        for (name, _) in Layout::built_in_files() {
            let layout = Layout::built_in(name).unwrap();
            let (side, starts) = if name == "upwords" { (10, &[44, 45, 54, 55][..]) } else { (15, &[112][..]) };
            assert_eq!((layout.name(), layout.width(), layout.height()), (name, side, side));
            assert_eq!(layout.starts(), starts);
            let text = serde_json::to_string(&layout).unwrap();
            assert_eq!(serde_json::from_str::<Layout>(&text).unwrap(), layout);
        }
        assert_eq!(Layout::built_in("round"), None);
    }

    #[test]
    fn bad_boards_are_refused_with_their_line() {
        let book = kernel::book_of(&crate::CrosswordKind::default());
        let say = |BoardError(why)| book.say("en", &why, &[]);
        let error = |rest: &str| say(Layout::from_toml(&format!("name = 'x'\n{rest}")).unwrap_err());
        assert_eq!(error("rows = [\n'.. .. ..',\n'.. ..',\n]"), "line 4: this row has 2 squares, the first one has 3");
        assert_eq!(
            error("rows = ['.. ..',\n'.. 5W']"),
            "line 3: “5W” is no square; there are: .. DL TL 4L DW TW 4W ##"
        );
        assert_eq!(error("rows = []"), "a board has from 2 to 40 rows and columns, not 0 and 0");
        assert_eq!(error("rows = ['..','..']"), "a board has from 2 to 40 rows and columns, not 2 and 1");
        assert_eq!(error("start = ['9C']\nrows = ['.. ..','.. ..']"), "line 2: “9C” is not on the board.");
        assert_eq!(
            error("start = ['1A']\nrows = ['## ..','.. ..']"),
            "line 2: 1A is blocked, so nobody can start there"
        );
        assert_eq!(error("rows = ['.. ..','.. ##']"), "the centre is blocked: name another start");
        assert!(error("colour = 1\nrows = []").contains("colour"));
        assert!(say(Layout::from_toml("rows = [").unwrap_err()).contains("line 1"));
    }

    #[test]
    fn a_board_counts_its_tiles() {
        let mut board = Board::empty(Arc::new(Layout::built_in("standard").unwrap()));
        let tile = Cell::tile(Letter::new(61), true);
        board.set(0, tile);
        board.set(0, tile);
        assert!(!board.is_empty() && board.cell(0).is_blank() && board.cell(0).letter() == Some(Letter::new(61)));
        board.set(0, Cell::EMPTY);
        assert!(board.is_empty() && board.is_free(0) && !board.is_free(999));
        assert_eq!(board.neighbours(0).collect::<Vec<_>>(), [1, 15]);
    }
}
