//! A play: tiles put on the board, the words they form, and what those score.
//!
//! There is one path. [`Play::read`] looks at placements once and notes everything that rules speak of; the rules say
//! what is wrong with it (`objections`) and what it is worth ([`Questions::score`]). Playing, forecasts, the move
//! generator and the bots all come through here.

use crate::board::{Board, Direction};
use crate::notation;
use crate::rules::{Questions, Rules};
use crate::state::State;
use crate::tiles::{Tile, Tiles};
use kernel::{Refusal, Seat};
use lexicon::Letter;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A tile that a player puts on a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Placement {
    /// The row, from 0 at the top.
    pub row: i16,
    /// The column, from 0 at the left.
    pub col: i16,
    /// The letter it shows.
    pub letter: String,
    /// Is it a blank that stands for that letter?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub blank: bool,
}

/// A tile on its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Where.
    pub square: usize,
    /// What it shows.
    pub letter: Letter,
    /// Is it a blank?
    pub blank: bool,
}

impl Placed {
    /// The tile as it lay on the rack.
    pub fn tile(self) -> Tile {
        if self.blank { Tile::BLANK } else { Tile::of(self.letter) }
    }
}

/// A tile of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordTile {
    /// Where.
    pub square: usize,
    /// What it shows.
    pub letter: Letter,
    /// Is it a blank?
    pub blank: bool,
    /// Is it of this play?
    pub new: bool,
    /// How many tiles lie there, this one on top.
    pub height: u8,
}

/// A word that a play forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// Its tiles, in reading order.
    pub tiles: Vec<WordTile>,
    /// Which way it is read.
    pub direction: Direction,
    /// Is it the play's main word, or does it cross that?
    pub main: bool,
}

impl Word {
    /// Its letters.
    pub fn letters(&self) -> Vec<Letter> {
        self.tiles.iter().map(|tile| tile.letter).collect()
    }

    /// As it is written.
    pub fn text(&self, tiles: &Tiles) -> String {
        self.tiles.iter().map(|tile| tiles.text(tile.letter)).collect()
    }
}

/// Placements, looked at once: what they are, what they form, and what may be wrong with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Who plays.
    pub seat: Seat,
    /// The tiles taken from the rack.
    pub tiles: Vec<Tile>,
    /// The tiles that found a free square, in the order of squares.
    pub placed: Vec<Placed>,
    /// Rows and columns that are not on the board.
    pub outside: Vec<(i16, i16)>,
    /// Texts that no tile has.
    pub unknown: Vec<String>,
    /// Squares where nothing more goes: covered as high as may be, blocked, or meant for two tiles.
    pub taken: Vec<usize>,
    /// Squares where tiles are covered.
    pub covered: Vec<usize>,
    /// The line they lie in, if they do; a single tile lies in the line of its main word.
    pub line: Option<Direction>,
    /// Free squares between them.
    pub gaps: Vec<usize>,
    /// The words formed, the main word first. A lone tile forms a word of one letter.
    pub words: Vec<Word>,
    /// Is it the first play on the board?
    pub opens: bool,
    /// Does it touch tiles that were there?
    pub touches: bool,
}

impl Play {
    /// Looks at placements where nothing goes on a tile.
    pub fn read(board: &Board, tiles: &Tiles, seat: Seat, placements: &[Placement]) -> Play {
        Play::stacked(board, tiles, seat, placements, 1)
    }

    /// Looks at placements where tiles may be stacked so high.
    pub fn stacked(board: &Board, tiles: &Tiles, seat: Seat, placements: &[Placement], highest: usize) -> Play {
        let mut play = Play::nothing(board, seat);
        for placement in placements {
            let Some(letter) = tiles.letter(&placement.letter) else {
                play.unknown.push(placement.letter.chars().take(8).collect());
                continue;
            };
            match board.layout.square(placement.row, placement.col) {
                Some(square) => play.placed.push(Placed { square, letter, blank: placement.blank }),
                None => play.outside.push((placement.row, placement.col)),
            }
            play.tiles.push(if placement.blank { Tile::BLANK } else { Tile::of(letter) });
        }
        play.look(board, highest);
        play
    }

    /// Looks at tiles that are known to be tiles on squares.
    pub(crate) fn of(board: &Board, seat: Seat, placed: &[Placed], highest: usize) -> Play {
        let mut play = Play::nothing(board, seat);
        play.tiles = placed.iter().map(|placed| placed.tile()).collect();
        play.placed = placed.to_vec();
        play.look(board, highest);
        play
    }

    fn nothing(board: &Board, seat: Seat) -> Play {
        Play {
            seat,
            tiles: Vec::new(),
            placed: Vec::new(),
            outside: Vec::new(),
            unknown: Vec::new(),
            taken: Vec::new(),
            covered: Vec::new(),
            line: None,
            gaps: Vec::new(),
            words: Vec::new(),
            opens: board.is_empty(),
            touches: false,
        }
    }

    fn look(&mut self, board: &Board, highest: usize) {
        kernel::order::sort_by_key(&mut self.placed, |placed| placed.square);
        let twice = |at: usize| at > 0 && self.placed[at - 1].square == self.placed[at].square;
        let squares = self.placed.iter().map(|placed| placed.square).enumerate();
        let room = |square: usize| board.is_open(square) && board.height(square) < highest;
        self.taken = squares.filter(|(at, square)| twice(*at) || !room(*square)).map(|(_, sq)| sq).collect();
        self.taken.dedup();
        let old = |square: usize| !board.cell(square).is_empty();
        self.covered = self.placed.iter().map(|placed| placed.square).filter(|square| old(*square)).collect();
        let touched = |placed: &Placed| old(placed.square) || board.neighbours(placed.square).any(old);
        self.touches = self.placed.iter().any(touched);
        if !self.taken.is_empty() || !self.outside.is_empty() || self.placed.is_empty() {
            return;
        }
        self.line = self.find_line(board);
        if let Some(line) = self.line {
            self.gaps = self.find_gaps(board, line);
            self.words = self.find_words(board, line);
        }
    }

    /// The tiles by themselves are where tiles can be.
    pub fn is_placed(&self) -> bool {
        self.taken.is_empty() && self.outside.is_empty() && !self.placed.is_empty()
    }

    fn find_line(&self, board: &Board) -> Option<Direction> {
        let places: Vec<(usize, usize)> = self.placed.iter().map(|placed| board.layout.place(placed.square)).collect();
        let [first, rest @ ..] = places.as_slice() else { return None };
        if rest.is_empty() {
            // With neighbours both ways the longer word is the main one.
            let length = |direction| self.word(board, self.placed[0], direction, true).tiles.len();
            let down = length(Direction::Down) > length(Direction::Across);
            return Some(if down { Direction::Down } else { Direction::Across });
        }
        if rest.iter().all(|place| place.0 == first.0) {
            Some(Direction::Across)
        } else if rest.iter().all(|place| place.1 == first.1) {
            Some(Direction::Down)
        } else {
            None
        }
    }

    fn find_gaps(&self, board: &Board, line: Direction) -> Vec<usize> {
        let (Some(first), Some(last)) = (self.placed.first(), self.placed.last()) else { return Vec::new() };
        let steps = std::iter::successors(Some(first.square), |square| board.layout.step(*square, line, true));
        let between = steps.take_while(|square| *square != last.square);
        between.filter(|square| board.cell(*square).is_empty() && self.tile_at(board, *square).is_none()).collect()
    }

    /// Along the line every run of tiles with a new one is a word (one, unless there are gaps); across it every new
    /// tile with neighbours makes one.
    fn find_words(&self, board: &Board, line: Direction) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::new();
        for placed in &self.placed {
            let covered = |word: &Word| word.tiles.iter().any(|tile| tile.square == placed.square);
            if !words.iter().any(covered) {
                let main = words.is_empty();
                words.push(self.word(board, *placed, line, main));
            }
        }
        let crossing = self.placed.iter().map(|placed| self.word(board, *placed, line.other(), false));
        words.extend(crossing.filter(|word| word.tiles.len() > 1));
        words
    }

    fn tile_at(&self, board: &Board, square: usize) -> Option<WordTile> {
        let at = self.placed.binary_search_by_key(&square, |placed| placed.square).ok()?;
        let Placed { letter, blank, .. } = self.placed[at];
        Some(WordTile { square, letter, blank, new: true, height: board.height(square) as u8 + 1 })
    }

    fn word(&self, board: &Board, through: Placed, direction: Direction, main: bool) -> Word {
        let tile = |square: usize| {
            let old = || {
                let cell = board.cell(square);
                let height = board.height(square) as u8;
                cell.letter().map(|letter| WordTile { square, letter, blank: cell.is_blank(), new: false, height })
            };
            self.tile_at(board, square).or_else(old)
        };
        let walk = |forwards: bool| {
            let steps =
                std::iter::successors(Some(through.square), move |sq| board.layout.step(*sq, direction, forwards));
            steps.skip(1).map_while(tile)
        };
        let mut tiles: Vec<WordTile> = walk(false).collect();
        tiles.reverse();
        tiles.extend(tile(through.square));
        tiles.extend(walk(true));
        Word { tiles, direction, main }
    }

    /// The placements in the order of squares, as events tell them.
    pub fn placements(&self, board: &Board, tiles: &Tiles) -> Vec<Placement> {
        let placement = |placed: &Placed| {
            let (row, col) = board.layout.place(placed.square);
            let letter = tiles.text(placed.letter).into();
            Placement { row: row as i16, col: col as i16, letter, blank: placed.blank }
        };
        self.placed.iter().map(placement).collect()
    }
}

/// Everything the rules say against a play. Words are looked at only where the tiles lie right.
pub(crate) fn objections(rules: &Rules, state: &State, play: &Play) -> Vec<Refusal> {
    let mut refusals = rules.top().placing(state, play);
    let lies_right = refusals.is_empty();
    refusals.extend(rules.top().holding(state, play));
    if lies_right {
        refusals.extend(rules.top().wording(state, play));
    }
    refusals
}

/// What a word of a play scores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct WordScore {
    /// The word.
    pub word: String,
    /// Where it begins: `8H` across, `H8` down.
    pub at: String,
    /// Its points, without the bonuses of the play.
    pub points: i32,
}

/// What a rule contributes to the score of a play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RulePoints {
    /// The rule's id.
    pub rule: String,
    /// Its points.
    pub points: i32,
}

/// What a play is worth, broken down twice: by word and bonus, and by rule.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Score {
    /// All together.
    pub total: i32,
    /// Each word's points, the main word first.
    pub words: Vec<WordScore>,
    /// What is added for the play as a whole.
    pub bonuses: Vec<RulePoints>,
    /// The same total by rule.
    pub rules: Vec<RulePoints>,
}

impl Score {
    /// Adds a bonus for the play as a whole.
    pub fn add_bonus(&mut self, rule: &str, points: i32) {
        if points != 0 {
            self.bonuses.push(RulePoints { rule: rule.into(), points });
            self.add(rule, points);
        }
    }

    fn add(&mut self, rule: &str, points: i32) {
        if points == 0 {
            return;
        }
        self.total += points;
        match self.rules.iter_mut().find(|known| known.rule == rule) {
            Some(known) => known.points += points,
            None => self.rules.push(RulePoints { rule: rule.into(), points }),
        }
    }

    /// Counts a word. The main word's points are spread over the rules that made them; a cross word's points all come
    /// from the rule that makes it count.
    pub(crate) fn add_word(&mut self, state: &State, word: &Word, parts: &[RulePoints]) {
        let first = word.tiles.first().map_or(0, |tile| tile.square);
        let at = notation::start(&state.board.layout, first, word.direction);
        self.words.push(WordScore {
            word: word.text(&state.tiles),
            at,
            points: parts.iter().map(|part| part.points).sum(),
        });
        for part in parts {
            self.add(if word.main { &part.rule } else { "cross_word_scoring" }, part.points);
        }
    }
}
