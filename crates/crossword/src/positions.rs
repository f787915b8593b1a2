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
use kernel::{Kind, Message, RuleSpec, SpecError, book_of, perft};
use lexicon::{BuildError, Lexicon, TileSet};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The name under which the words of these positions are known to the rules.
const WORDS: &str = "positions";

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

impl Counts {
    /// As they stand in a file, with spaces.
    fn columns(&self) -> String {
        self.to_string().replace('\t', " ")
    }
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
    pub why: Odd,
}

/// What may be wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Odd {
    /// No column has as many rows as a board.
    #[error("there is no column with a board of 15 rows")]
    NoBoard,
    /// A row is too long or too short.
    #[error("row {row} of the board has {squares} squares, not {width}")]
    Width {
        /// Counted from 1.
        row: usize,
        /// How many it has.
        squares: usize,
        /// How many it should have.
        width: usize,
    },
    /// Something on the board is no tile.
    #[error("row {row} of the board has {character:?}")]
    NoLetter {
        /// Counted from 1.
        row: usize,
        /// What stands there.
        character: char,
    },
    /// Nothing comes after the board.
    #[error("there is no rack after the board")]
    NoRack,
    /// Something on the rack is no tile.
    #[error("the rack has {0:?}, which is no tile")]
    NoTile(char),
    /// More tiles than a row has squares.
    #[error("the rack has {0} tiles")]
    RackTooLong(usize),
    /// A count should stand there.
    #[error("{0:?} is no number")]
    NoNumber(String),
    /// A count below nothing.
    #[error("{0} cannot be a count")]
    NoCount(i64),
    /// Other plays were found than the file says.
    #[error("found {}, the file says {}", found.columns(), expected.columns())]
    Differs {
        /// What was found.
        found: Counts,
        /// What the file says.
        expected: Counts,
    },
}

/// Why the plays of these files cannot be searched.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoGenerator {
    /// The rules do not go together with these words.
    #[error("{}", .0.iter().map(|error| say(&error.message())).collect::<Vec<_>>().join(" "))]
    Rules(Vec<SpecError>),
    /// What is played with cannot be searched.
    #[error("{}", say(.0))]
    Unsearchable(Message),
}

/// In English, as all that these files are about.
fn say(why: &Message) -> String {
    book_of(&CrosswordKind::default()).say(kernel::ENGLISH, why, &[])
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
pub fn generator(lexicon: Lexicon) -> Result<Generator, NoGenerator> {
    let mut content = content::built_in();
    let (kind, name) = (CrosswordKind::default(), lexicon.name().to_string());
    content::add_lexicon(&mut content, lexicon);
    let words = RuleSpec::new("words", serde_json::json!({ "lexicon": name }));
    let specs = perft::specs_of(&kind, Some("scrabble"), vec![words]);
    let specs = specs.map_err(|error| NoGenerator::Rules(vec![error]))?;
    let made = kind.compose(&specs, &content).map_err(NoGenerator::Rules)?;
    made.game.generator().cloned().map_err(|why| NoGenerator::Unsearchable(why.clone()))
}

/// Words for these files from a list of one word a line.
///
/// # Errors
/// What is wrong with the list, with its line.
pub fn words(list: &[u8]) -> Result<Lexicon, BuildError> {
    let tiles = TileSet::built_in("english").expect("the English tiles are built in");
    Lexicon::build(WORDS, &tiles, list).map(|(lexicon, _)| lexicon)
}

/// Reads a file of positions on the standard board with English tiles.
///
/// # Errors
/// The first line that is no position, and why.
pub fn read(text: &str) -> Result<Vec<Position>, PositionError> {
    let layout = Arc::new(Layout::built_in("standard").expect("the standard board is built in"));
    let tiles = Tiles::from(&TileSet::built_in("english").expect("the English tiles are built in"));
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
    lines
        .map(|(number, line)| {
            read_line(number, line, &layout, &tiles).map_err(|why| PositionError { line: number, why })
        })
        .collect()
}

fn read_line(line: usize, text: &str, layout: &Arc<Layout>, tiles: &Tiles) -> Result<Position, Odd> {
    let columns: Vec<&str> = text.split('\t').collect();
    let is_board = |column: &&str| column.matches('/').count() + 1 == layout.height();
    let at = columns.iter().position(is_board).ok_or(Odd::NoBoard)?;
    let board = read_board(columns[at], layout, tiles)?;
    let rack = columns.get(at + 1).ok_or(Odd::NoRack)?;
    let tile = |character: char| tiles.tile(&character.to_string()).ok_or(Odd::NoTile(character));
    let mut rack = rack.trim().chars().map(tile).collect::<Result<Vec<Tile>, Odd>>()?;
    if rack.len() > layout.width() {
        return Err(Odd::RackTooLong(rack.len()));
    }
    rack.sort_unstable();
    let expected = match columns.get(at + 2..at + 6) {
        Some(numbers) => Some(read_counts(numbers)?),
        None => None,
    };
    Ok(Position { line, board, rack, expected })
}

fn read_board(text: &str, layout: &Arc<Layout>, tiles: &Tiles) -> Result<Board, Odd> {
    let mut board = Board::empty(layout.clone());
    for (row, cells) in text.split('/').enumerate() {
        let (squares, width) = (cells.chars().count(), layout.width());
        if squares != width {
            return Err(Odd::Width { row: row + 1, squares, width });
        }
        for (col, character) in cells.chars().enumerate().filter(|(_, character)| *character != '.') {
            let letter = tiles.letter(&character.to_uppercase().to_string());
            let letter = letter.ok_or(Odd::NoLetter { row: row + 1, character })?;
            board.set(row * layout.width() + col, Cell::tile(letter, character.is_lowercase()));
        }
    }
    Ok(board)
}

fn read_counts(numbers: &[&str]) -> Result<Counts, Odd> {
    let number = |at: usize| {
        let text: &str = numbers[at].trim();
        text.parse::<i64>().map_err(|_| Odd::NoNumber(text.into()))
    };
    let count = |at: usize| number(at).and_then(|n| u64::try_from(n).map_err(|_| Odd::NoCount(n)));
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
                Err(PositionError { line: self.line, why: Odd::Differs { found, expected } })
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
        let error = |line: &str| read(&format!("# head\n{line}\n")).unwrap_err().to_string();
        assert_eq!(error("1\t2\tABC\tABC"), "line 2: there is no column with a board of 15 rows");
        assert_eq!(error(&rows), "line 2: there is no rack after the board");
        assert_eq!(error(&format!("{rows}\tab")), "line 2: the rack has 'a', which is no tile");
        assert_eq!(
            error(&format!("{}\tA", rows.replacen('.', "..", 1))),
            "line 2: row 1 of the board has 16 squares, not 15"
        );
        assert_eq!(error(&format!("{}\tA", rows.replacen('.', "!", 1))), "line 2: row 1 of the board has '!'");
        assert_eq!(error(&format!("{rows}\tA\t1\tx\t3\t4")), "line 2: \"x\" is no number");
        assert_eq!(error(&format!("{rows}\tA\t-1\t2\t3\t4")), "line 2: -1 cannot be a count");
        assert_eq!(error(&format!("{rows}\t{}", "A".repeat(99))), "line 2: the rack has 99 tiles");
    }
}
