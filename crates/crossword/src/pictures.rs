//! Tests as pictures, for rules of this crate and of others: a square is `.` if it is free, `#` if it is blocked, a lower
//! case letter for a tile that lies there, an upper case letter for a tile of the play; `abC` is a C that is put on a B on
//! an A. No server and no page are needed, and neither is a word list, unless a rule looks words up.
//!
//! ```
//! use crossword::pictures::Picture;
//!
//! let picture = Picture::with("c a t S\n. . . .", &[("letter_points", serde_json::Value::Null)]);
//! assert_eq!(picture.score().total, 6);
//! assert_eq!(picture.refused(&picture.new), [""; 0]);
//! ```

use crate::board::{Cell, Layout};
use crate::state::{Action, State};
use crate::{Crossword, CrosswordKind, Placement, Score, content};
use kernel::{Book, Forecast, Game, Refusal, RuleSpec, Seat, book_of, perft};
use serde_json::{Value, json};
use std::sync::Arc;

/// A position, and a play in it.
pub struct Picture {
    /// The game, with its rules.
    pub game: Arc<Crossword>,
    /// The position: the first seat is on turn.
    pub state: State,
    /// The play that is drawn.
    pub new: Vec<Placement>,
    book: Arc<Book>,
}

/// A tile of a play.
pub fn tile(row: i16, col: i16, letter: &str) -> Placement {
    Placement { row, col, letter: letter.into(), blank: false }
}

/// The squares of a picture.
fn squares(picture: &str) -> Vec<Vec<&str>> {
    picture.lines().map(|line| line.split_whitespace().collect()).collect()
}

impl Picture {
    /// With the core rules and `no_gaps`.
    pub fn new(picture: &str) -> Picture {
        Picture::with(picture, &[("no_gaps", Value::Null)])
    }

    /// With the core rules and these, on a board without premiums.
    pub fn with(picture: &str, rules: &[(&str, Value)]) -> Picture {
        Picture::of(&CrosswordKind::default(), picture, rules)
    }

    /// The same with rules that another crate has added.
    ///
    /// # Panics
    /// If the picture is none, or the rules make no game.
    pub fn of(kind: &CrosswordKind, picture: &str, rules: &[(&str, Value)]) -> Picture {
        let rows = squares(picture);
        let blocked = |square: &&str| if *square == "#" { '#' } else { '.' };
        let mut plain: Vec<String> = rows.iter().map(|row| row.iter().map(blocked).collect()).collect();
        // A picture of one row is a board of two.
        let width = plain.first().map_or(2, String::len);
        plain.resize(plain.len().max(2), ".".repeat(width));
        let layout = Layout::from_rows("picture", &plain, &[]).expect("a board");
        Picture::on(kind, layout, &rows, rules)
    }

    /// On the standard board: rows are those from the top.
    ///
    /// # Panics
    /// As [`Picture::of`].
    pub fn standard(picture: &str, rules: &[(&str, Value)]) -> Picture {
        let layout = Layout::built_in("standard").expect("built in");
        Picture::on(&CrosswordKind::default(), layout, &squares(picture), rules)
    }

    fn on(kind: &CrosswordKind, layout: Layout, rows: &[Vec<&str>], rules: &[(&str, Value)]) -> Picture {
        let mut house = content::built_in();
        house.add(content::BOARD, "picture", String::new(), Arc::new(layout));
        let mut specs: Vec<RuleSpec> = rules.iter().map(|(id, params)| RuleSpec::new(id, params.clone())).collect();
        specs.push(RuleSpec::new("board", json!({"name": "picture"})));
        if rules.iter().any(|(id, _)| *id == "word_validation") && !rules.iter().any(|(id, _)| *id == "words") {
            specs.push(RuleSpec::plain("words"));
        }
        let table = perft::table_of(kind, &specs, &house, 2, 1).expect("sound rules");
        let mut state = table.state.clone();
        state.turn = Some(Seat(0));
        let mut new = Vec::new();
        for (row, squares) in rows.iter().enumerate() {
            for (col, stack) in squares.iter().enumerate() {
                for c in stack.chars().filter(|c| c.is_alphabetic()) {
                    let upper = c.to_ascii_uppercase().to_string();
                    let letter = state.tiles.letter(&upper).expect("a letter");
                    if c.is_uppercase() {
                        new.push(tile(row as i16, col as i16, &upper));
                    } else {
                        state.board.put(row * state.board.layout.width() + col, Cell::tile(letter, false));
                    }
                }
            }
        }
        let mut picture = Picture { game: table.game, state, new, book: Arc::new(book_of(kind)) };
        let rack: String = picture.new.iter().map(|placement| placement.letter.as_str()).collect();
        picture.rack(if rack.is_empty() { "AAAAAAA" } else { &rack });
        picture
    }

    /// Gives the player these tiles.
    ///
    /// # Panics
    /// If there are no such tiles.
    pub fn rack(&mut self, tiles: &str) {
        let texts: Vec<String> = tiles.chars().map(String::from).collect();
        self.state.racks[Seat(0)] = self.state.tiles.read(&texts).expect("tiles");
    }

    /// What would come of a play.
    pub fn forecast(&self, placements: &[Placement]) -> Forecast {
        self.game.forecast(&self.state, Seat(0), &Action::Play(placements.to_vec()))
    }

    /// What is said against a play, as `rule: sentence`, in English.
    pub fn refused(&self, placements: &[Placement]) -> Vec<String> {
        let line = |refusal: &Refusal| format!("{}: {}", refusal.rule, self.book.say("en", &refusal.message, &[]));
        self.forecast(placements).refusals.iter().map(line).collect()
    }

    /// What the drawn play scores.
    ///
    /// # Panics
    /// If it forms no word.
    pub fn score(&self) -> Score {
        serde_json::from_value(self.forecast(&self.new).details).expect("a play that scores")
    }
}

/// What is said against the play that is drawn, with the core rules and `no_gaps`.
pub fn refused(picture: &str) -> Vec<String> {
    let picture = Picture::new(picture);
    picture.refused(&picture.new)
}

/// The same with the core rules and these.
pub fn refused_with(rules: &[&str], picture: &str) -> Vec<String> {
    let rules: Vec<(&str, Value)> = rules.iter().map(|id| (*id, Value::Null)).collect();
    let picture = Picture::with(picture, &rules);
    picture.refused(&picture.new)
}
