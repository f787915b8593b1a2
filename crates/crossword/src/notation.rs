//! Plays as players write them: `8H QUIZ`.
//!
//! A play begins with its first square: the row's number first (`8H`) for a word across, the column's letters first
//! (`H8`) for a word down. Then the word: `.` for a tile that is already there, a lower case letter for a blank. A
//! letter of several characters may stand in brackets: `[Qu]`. Tiles already there may also be written out, in
//! parentheses or not.

use crate::board::{Board, Direction, Layout};
use crate::play::Placement;
use crate::tiles::Tiles;
use kernel::{Message, message};
use lexicon::Letter;

/// Why a text is no play.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotationError {
    /// Not a square.
    #[error("{0:?} is no square; they are written like 8H (across) or H8 (down)")]
    Square(String),
    /// A square outside.
    #[error("{0:?} is not on the board")]
    Outside(String),
    /// A text without a word.
    #[error("after the square comes the word, as in \"8H QUIZ\"")]
    NoWord,
    /// The word leaves the board.
    #[error("the word does not fit: there is no square for its letter {0}")]
    TooLong(usize),
    /// `.` where no tile lies.
    #[error("at {0} there is no tile for the \".\"")]
    NoTile(String),
    /// Something that is no letter of these tiles.
    #[error("there is no tile {0:?}")]
    NoLetter(String),
    /// Another letter lies there.
    #[error("at {square} lies {there}, not {written}")]
    Other {
        /// Where.
        square: String,
        /// The letter on the board.
        there: String,
        /// The letter that was written.
        written: String,
    },
}

impl NotationError {
    /// The same, to be said to whoever wrote it.
    pub fn message(&self) -> Message {
        match self {
            NotationError::Square(text) => message!("notation-square", text = text),
            NotationError::Outside(text) => message!("notation-outside", text = text),
            NotationError::NoWord => Message::new("notation-no_word"),
            NotationError::TooLong(number) => message!("notation-too_long", number = *number),
            NotationError::NoTile(square) => message!("notation-no_tile", square = square),
            NotationError::NoLetter(text) => message!("notation-no_letter", text = text),
            NotationError::Other { square, there, written } => {
                message!("notation-other", square = square, there = there, written = written)
            }
        }
    }
}

/// The name of a column: A to Z, then AA, AB…
pub fn column(mut col: usize) -> String {
    let mut name = String::new();
    loop {
        name.insert(0, char::from(b'A' + (col % 26) as u8));
        if col < 26 {
            return name;
        }
        col = col / 26 - 1;
    }
}

/// The name of a square as the start of a word: `8H` across, `H8` down.
pub fn start(layout: &Layout, square: usize, direction: Direction) -> String {
    let (row, col) = layout.place(square);
    match direction {
        Direction::Across => format!("{}{}", row + 1, column(col)),
        Direction::Down => format!("{}{}", column(col), row + 1),
    }
}

/// The name of a square.
pub fn name(layout: &Layout, square: usize) -> String {
    start(layout, square, Direction::Across)
}

/// Reads the start of a word.
pub fn read_start(layout: &Layout, text: &str) -> Result<(usize, Direction), NotationError> {
    let bad = || NotationError::Square(text.chars().take(20).collect());
    let outside = || NotationError::Outside(text.chars().take(20).collect());
    let direction = if text.starts_with(|c: char| c.is_ascii_digit()) { Direction::Across } else { Direction::Down };
    let first_ends = match direction {
        Direction::Across => text.find(|c: char| !c.is_ascii_digit()),
        Direction::Down => text.find(|c: char| c.is_ascii_digit()),
    };
    let (first, second) = text.split_at(first_ends.ok_or_else(bad)?);
    let (row, col) = if direction == Direction::Across { (first, second) } else { (second, first) };
    let letters = !col.is_empty() && col.bytes().all(|byte| byte.is_ascii_alphabetic());
    if !letters || row.is_empty() || !row.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(bad());
    }
    if row.len() > 4 || col.len() > 3 {
        return Err(outside());
    }
    let row: i16 = row.parse().map_err(|_| bad())?;
    let col = col.bytes().fold(0i16, |sum, byte| sum * 26 + i16::from(byte.to_ascii_uppercase() - b'A') + 1);
    let square = layout.square(row - 1, col - 1).ok_or_else(outside)?;
    Ok((square, direction))
}

/// Reads the name of a square, either way around.
pub fn square(layout: &Layout, text: &str) -> Result<usize, NotationError> {
    read_start(layout, text).map(|(square, _)| square)
}

/// One letter of a written word.
enum Written {
    /// `.`: whatever lies there.
    There,
    /// A letter, as a blank if it was written in lower case.
    Letter(Letter, bool),
}

/// Reads a play such as `8H QUIZ`: the tiles to be put down.
pub fn read(board: &Board, tiles: &Tiles, text: &str) -> Result<Vec<Placement>, NotationError> {
    read_onto(board, tiles, text, |_, _| false)
}

/// Reads a play where tiles may be stacked: a letter that differs from the one there goes on top of it.
pub fn read_stacked(board: &Board, tiles: &Tiles, text: &str) -> Result<Vec<Placement>, NotationError> {
    read_onto(board, tiles, text, |square, letter| board.cell(square).letter() != Some(letter))
}

/// Reads a play of which it is known on which squares it covers a tile.
pub fn read_covering(
    board: &Board,
    tiles: &Tiles,
    text: &str,
    covered: &[usize],
) -> Result<Vec<Placement>, NotationError> {
    read_onto(board, tiles, text, |square, _| covered.contains(&square))
}

/// `on_top`: does a letter that is written where a tile lies go on top of it?
fn read_onto(
    board: &Board,
    tiles: &Tiles,
    text: &str,
    on_top: impl Fn(usize, Letter) -> bool,
) -> Result<Vec<Placement>, NotationError> {
    let (place, word) = text.trim().split_once(char::is_whitespace).ok_or(NotationError::NoWord)?;
    let (first, direction) = read_start(&board.layout, place)?;
    let mut at = Some(first);
    let mut placements = Vec::new();
    for (number, written) in (1..).zip(read_word(tiles, word.trim())?) {
        let square = at.ok_or(NotationError::TooLong(number))?;
        match (written, board.cell(square).letter()) {
            (Written::There, None) => return Err(NotationError::NoTile(name(&board.layout, square))),
            (Written::There, Some(_)) => {}
            (Written::Letter(letter, blank), there) if there.is_none() || on_top(square, letter) => {
                let (row, col) = board.layout.place(square);
                let letter = tiles.text(letter).into();
                placements.push(Placement { row: row as i16, col: col as i16, letter, blank });
            }
            (Written::Letter(letter, _), Some(there)) if letter != there => {
                return Err(NotationError::Other {
                    square: name(&board.layout, square),
                    there: tiles.text(there).into(),
                    written: tiles.text(letter).into(),
                });
            }
            (Written::Letter(..), _) => {}
        }
        at = board.layout.step(square, direction, true);
    }
    Ok(placements)
}

fn read_word(tiles: &Tiles, word: &str) -> Result<Vec<Written>, NotationError> {
    let mut written = Vec::new();
    let mut rest = word.trim_start_matches(['(', ')']);
    while let Some(first) = rest.chars().next() {
        let (found, length) = match first {
            '.' => (Some(Written::There), 1),
            '[' => {
                let end = rest.find(']').ok_or_else(|| NotationError::NoLetter(short(rest)))?;
                (letter_in(tiles, &rest[1..end], true), end + 1)
            }
            _ => longest(tiles, rest),
        };
        written.push(found.ok_or_else(|| NotationError::NoLetter(short(rest)))?);
        rest = rest[length..].trim_start_matches(['(', ')']);
    }
    if written.is_empty() { Err(NotationError::NoWord) } else { Ok(written) }
}

fn short(text: &str) -> String {
    text.chars().take(8).collect()
}

/// The letter with the longest spelling that the text begins with.
fn longest<'a>(tiles: &Tiles, text: &'a str) -> (Option<Written>, usize) {
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8()).take(8).collect::<Vec<_>>();
    let fitting = |end: &usize| {
        let part: &'a str = &text[..*end];
        letter_in(tiles, part, false).map(|written| (Some(written), *end))
    };
    ends.iter().rev().find_map(fitting).unwrap_or((None, 0))
}

/// The letter that is spelled just so, in any case; lower case at its start makes it a blank.
fn letter_in(tiles: &Tiles, text: &str, alone: bool) -> Option<Written> {
    let blank = text.starts_with(char::is_lowercase);
    let upper = text.to_uppercase();
    let spelled = |kind: &crate::TileKind| {
        let alike = |spelling: &String| spelling.to_uppercase() == upper;
        alike(&kind.letter) || (alone && kind.aliases.iter().any(alike))
    };
    let at = tiles.letters.iter().position(spelled)?;
    Letter::try_from(at as u8).ok().map(|letter| Written::Letter(letter, blank))
}

/// A letter as words and boards show it: in brackets if it has several characters, in lower case if it is a blank.
pub fn letter_text(tiles: &Tiles, letter: Letter, blank: bool) -> String {
    let text = if blank { tiles.text(letter).to_lowercase() } else { tiles.text(letter).into() };
    if text.chars().count() > 1 { format!("[{text}]") } else { text }
}

/// Writes a play: the tiles put down, with `.` for those already there. Empty if they do not lie in a line.
pub fn write(board: &Board, tiles: &Tiles, placements: &[Placement]) -> String {
    let play = crate::play::Play::stacked(board, tiles, kernel::Seat(0), placements, usize::MAX);
    let Some(word) = play.words.first() else { return String::new() };
    let letter = |tile: &crate::play::WordTile| match tile.new {
        true => letter_text(tiles, tile.letter, tile.blank),
        false => ".".into(),
    };
    let text: String = word.tiles.iter().map(letter).collect();
    let first = word.tiles.first().map_or(0, |tile| tile.square);
    format!("{} {text}", start(&board.layout, first, word.direction))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Cell;
    use lexicon::TileSet;
    use std::sync::Arc;

    fn table(tiles: &str) -> (Board, Tiles) {
        let board = Board::empty(Arc::new(Layout::built_in("standard").unwrap()));
        (board, Tiles::from(&TileSet::built_in(tiles).unwrap()))
    }

    #[test]
    fn columns_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 51, 52].map(column), ["A", "Z", "AA", "AB", "AZ", "BA"]);
        let rows = vec![".".repeat(30); 30];
        let wide = Layout::from_rows("wide", &rows, &[]).unwrap();
        for square in 0..wide.size() {
            for direction in [Direction::Across, Direction::Down] {
                assert_eq!(read_start(&wide, &start(&wide, square, direction)), Ok((square, direction)));
            }
        }
    }

    #[test]
    fn squares_that_are_none() {
        let (board, _) = table("english");
        let error = |text: &str| read_start(&board.layout, text).unwrap_err().to_string();
        for bad in ["", "8", "H", "H8H", "8H8", "é", "8É", "H-8", "+8H"] {
            assert!(error(bad).contains("is no square"), "{bad}: {}", error(bad));
        }
        for outside in ["16A", "8P", "P8", "0A", "A0", "99999999999A", "A99999", "ZZZZZZ1"] {
            assert!(error(outside).contains("is not on the board"), "{outside}: {}", error(outside));
        }
    }

    #[test]
    fn plays_are_read_and_written() {
        let (mut board, tiles) = table("english");
        for (square, letter) in [(112, "A"), (113, "T")] {
            board.set(square, Cell::tile(tiles.letter(letter).unwrap(), false));
        }
        let cases = [
            ("8G C..S", "8G C..S"),
            ("8G cats", "8G c..s"),
            ("8G C(AT)S", "8G C..S"),
            ("H7 cAn", "H7 c.n"),
            ("9i O", "I8 .O"),
        ];
        for (text, written) in cases {
            let placements = read(&board, &tiles, text).unwrap();
            assert_eq!(write(&board, &tiles, &placements), written, "{text}");
        }
        let error = |text: &str| read(&board, &tiles, text).unwrap_err().to_string();
        assert_eq!(error("8G CUT"), "at 8H lies A, not U");
        assert_eq!(error("8G .AT"), "at 8G there is no tile for the \".\"");
        assert_eq!(error("15N ABC"), "the word does not fit: there is no square for its letter 3");
        assert_eq!(error("8G 3X"), "there is no tile \"3X\"");
        assert_eq!(error("8G"), "after the square comes the word, as in \"8H QUIZ\"");
        assert_eq!(error("8G ()"), "after the square comes the word, as in \"8H QUIZ\"");
        assert_eq!(error("8G [ab"), "there is no tile \"[ab\"");
    }

    #[test]
    fn letters_of_several_characters() {
        let (board, tiles) = table("upwords");
        for text in ["8H QuIET", "8H quIET", "8H [Qu]IET", "8H QUIET"] {
            let placements = read(&board, &tiles, text).unwrap();
            assert_eq!(placements.len(), 4, "{text}");
            assert_eq!(placements[0].letter, "Qu");
        }
        let placements = read(&board, &tiles, "8H quiet").unwrap();
        assert_eq!(write(&board, &tiles, &placements), "8H [qu]iet");
    }
}
