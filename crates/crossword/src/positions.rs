//! Positions in text files, with what a move generator must find there.
//!
//! A line has columns between tabs: anything, then the **board** (its rows joined by `/`; `.` for an empty square, upper
//! case for a tile, lower case for a blank), the **rack** (`?` for a blank), and perhaps the number of legal plays, the
//! top score, the sum of all scores, and the number of bingos. `#` begins a comment. On the empty board only plays
//! across count: those down are the same again.

use crate::board::{Board, Cell, Direction, Layout};
use crate::generate::{Found, Generator};
use crate::tiles::{Tile, Tiles};
use crate::{CrosswordKind, content};
use kernel::{Kind, Message, RuleSpec, SpecError, message, perft};
use lexicon::{Lexicon, TileSet};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The name under which the words of these positions are known to the rules.
const WORDS: &str = "positions";

/// The tiles that they are written with.
const TILES: &str = "english";

/// How many tiles make a bingo.
const BINGO: usize = 7;

/// A line of a file.
#[derive(Clone, Debug)]
pub struct Position {
    /// Counted from 1.
    pub line: usize,
    /// The board.
    pub board: Board,
    /// The rack.
    pub rack: Vec<Tile>,
    /// What the file says must be found.
    pub expected: Option<Counts>,
}

/// What was found in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// How many legal plays there are.
    pub plays: u64,
    /// The best score.
    pub top: i64,
    /// All scores together.
    pub sum: i64,
    /// How many plays use seven tiles.
    pub bingos: u64,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}\t{}", self.plays, self.top, self.sum, self.bingos)
    }
}

/// What is wrong with a line, or with what was found for it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct PositionError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub why: Message,
}

impl PositionError {
    /// All of it, to be said.
    pub fn message(&self) -> Message {
        message!("file-line", line = self.line, why = self.why.clone())
    }
}

/// What a benchmark measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// How many positions were searched.
    pub positions: u64,
    /// How many plays were found.
    pub plays: u64,
    /// How long that took.
    pub time: Duration,
}

impl Speed {
    /// Positions in a second.
    pub fn positions_per_second(&self) -> f64 {
        self.positions as f64 / self.time.as_secs_f64().max(f64::EPSILON)
    }

    /// Plays in a second.
    pub fn plays_per_second(&self) -> f64 {
        self.plays as f64 / self.time.as_secs_f64().max(f64::EPSILON)
    }
}

/// A generator for these files: the rules of `scrabble` with these words.
///
/// # Errors
/// Why the words cannot be played with.
pub fn generator(lexicon: Lexicon) -> Result<Generator, Message> {
    let mut content = content::built_in();
    let (kind, name) = (CrosswordKind::default(), lexicon.name().to_string());
    content::add_lexicon(&mut content, lexicon);
    let words = RuleSpec::new("words", serde_json::json!({ "lexicon": name }));
    let specs = perft::specs_of(&kind, Some("scrabble"), vec![words]).map_err(|error| error.message())?;
    let made = kind.compose(&specs, &content);
    let made = made.map_err(|errors| errors.first().map_or(message!("refused-no_list"), SpecError::message))?;
    made.game.generator().cloned().map_err(Clone::clone)
}

/// Words for these files from a list of one word a line.
///
/// # Errors
/// What is wrong with the list, with its line.
pub fn words(list: &[u8]) -> Result<Lexicon, Message> {
    let tiles = TileSet::built_in(TILES).expect("the English tiles are built in");
    let built = Lexicon::build(WORDS, &tiles, list).map(|(lexicon, _)| lexicon);
    built.map_err(|error| content::no_words(&error, WORDS, TILES))
}

/// Reads a file of positions on the standard board with English tiles.
///
/// # Errors
/// The first line that is no position, and why.
pub fn read(text: &str) -> Result<Vec<Position>, PositionError> {
    let layout = Arc::new(Layout::built_in("standard").expect("the standard board is built in"));
    let tiles = Tiles::from(&TileSet::built_in(TILES).expect("the English tiles are built in"));
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
    lines
        .map(|(number, line)| {
            read_line(number, line, &layout, &tiles).map_err(|why| PositionError { line: number, why })
        })
        .collect()
}

fn read_line(line: usize, text: &str, layout: &Arc<Layout>, tiles: &Tiles) -> Result<Position, Message> {
    let columns: Vec<&str> = text.split('\t').collect();
    let is_board = |column: &&str| column.matches('/').count() + 1 == layout.height();
    let at = columns.iter().position(is_board).ok_or_else(|| message!("position-no_board", rows = layout.height()))?;
    let board = read_board(columns[at], layout, tiles)?;
    let rack = columns.get(at + 1).ok_or(message!("position-no_rack"))?;
    let tile = |character: char| {
        let tile = character.to_string();
        tiles.tile(&tile).ok_or_else(|| message!("position-rack_tile", tile = tile))
    };
    let mut rack = rack.trim().chars().map(tile).collect::<Result<Vec<Tile>, Message>>()?;
    if rack.len() > layout.width() {
        return Err(message!("position-long_rack", count = rack.len()));
    }
    rack.sort_unstable();
    let expected = match columns.get(at + 2..at + 6) {
        Some(numbers) => Some(read_counts(numbers)?),
        None => None,
    };
    Ok(Position { line, board, rack, expected })
}

fn read_board(text: &str, layout: &Arc<Layout>, tiles: &Tiles) -> Result<Board, Message> {
    let mut board = Board::empty(layout.clone());
    for (row, cells) in text.split('/').enumerate() {
        let width = cells.chars().count();
        if width != layout.width() {
            return Err(message!("position-row", row = row + 1, squares = width, width = layout.width()));
        }
        for (col, character) in cells.chars().enumerate().filter(|(_, character)| *character != '.') {
            let letter = tiles.letter(&character.to_uppercase().to_string());
            let no_tile = || message!("position-board_tile", row = row + 1, tile = character.to_string());
            let letter = letter.ok_or_else(no_tile)?;
            board.set(row * layout.width() + col, Cell::tile(letter, character.is_lowercase()));
        }
    }
    Ok(board)
}

fn read_counts(numbers: &[&str]) -> Result<Counts, Message> {
    let number = |at: usize| {
        let text: &str = numbers[at].trim();
        text.parse::<i64>().map_err(|_| message!("position-no_number", text = text.to_string()))
    };
    let no_count = |number: i64| message!("position-no_count", number = number);
    let count = |at: usize| number(at).and_then(|n| u64::try_from(n).map_err(|_| no_count(n)));
    Ok(Counts { plays: count(0)?, top: number(1)?, sum: number(2)?, bingos: count(3)? })
}

impl Position {
    /// Counts all legal plays.
    pub fn count(&self, generator: &Generator) -> Counts {
        let mut counts = Counts::default();
        let down_too = !self.board.is_empty();
        generator.each(&self.board, &self.rack, |play: &Found<'_>| {
            if down_too || play.direction == Direction::Across {
                let score = i64::from(play.score);
                counts.top = if counts.plays == 0 { score } else { counts.top.max(score) };
                counts.plays += 1;
                counts.sum += score;
                counts.bingos += u64::from(play.tiles == BINGO);
            }
        });
        counts
    }

    /// Counts, and compares with what the file says.
    ///
    /// # Errors
    /// The line, what was found, and what should have been.
    pub fn check(&self, generator: &Generator) -> Result<Counts, PositionError> {
        let found = self.count(generator);
        match self.expected {
            Some(expected) if expected != found => {
                let columns = |counts: &Counts| counts.to_string().replace('\t', " ");
                let (found, expected) = (columns(&found), columns(&expected));
                let why = message!("position-other", found = found, expected = expected);
                Err(PositionError { line: self.line, why })
            }
            _ => Ok(found),
        }
    }
}

/// Searches all positions `passes` times. `clock` tells the time used so far: the processor's, of the caller's choosing.
pub fn bench(generator: &Generator, positions: &[Position], passes: u32, clock: &mut dyn FnMut() -> Duration) -> Speed {
    let (began, mut plays) = (clock(), 0);
    for _ in 0..passes {
        plays += positions.iter().map(|position| position.count(generator).plays).sum::<u64>();
    }
    let time = clock().saturating_sub(began);
    Speed { positions: positions.len() as u64 * u64::from(passes), plays, time }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_lines_are_named() {
        let rows = ["..............."; 15].join("/");
        let book = kernel::book_of(&CrosswordKind::default());
        let error = |line: &str| {
            let wrong = read(&format!("# head\n{line}\n")).expect_err("no position");
            book.say("en", &wrong.message(), &[])
        };
        assert_eq!(error("1\t2\tABC\tABC"), "line 2: there is no column with a board of 15 rows");
        assert_eq!(error(&rows), "line 2: there is no rack after the board");
        assert_eq!(error(&format!("{rows}\tab")), "line 2: the rack has “a”, which is no tile");
        assert_eq!(
            error(&format!("{}\tA", rows.replacen('.', "..", 1))),
            "line 2: row 1 of the board has 16 squares, not 15"
        );
        assert_eq!(
            error(&format!("{}\tA", rows.replacen('.', "!", 1))),
            "line 2: row 1 of the board has “!”, which is no tile"
        );
        assert_eq!(error(&format!("{rows}\tA\t1\tx\t3\t4")), "line 2: “x” is no number");
        assert_eq!(error(&format!("{rows}\tA\t-1\t2\t3\t4")), "line 2: -1 cannot be a count");
        assert_eq!(error(&format!("{rows}\t{}", "A".repeat(99))), "line 2: the rack has 99 tiles");
    }
}
