//! Tests as pictures: `.` is a free square, `#` a blocked one, a lower case letter a tile that lies there, an upper
//! case letter a tile of the play.

use crate::board::{Cell, Layout};
use crate::state::{Action, State};
use crate::{Crossword, CrosswordKind, Placement, Score, content};
use kernel::{Book, Forecast, Game, Kind, Refusal, RuleSpec, Seat, book_of, perft};
use serde_json::{Value, json};
use std::sync::{Arc, OnceLock};

pub(crate) struct Picture {
    pub(crate) game: Crossword,
    pub(crate) state: State,
    /// The play that is drawn.
    pub(crate) new: Vec<Placement>,
}

pub(crate) fn tile(row: i16, col: i16, letter: &str) -> Placement {
    Placement { row, col, letter: letter.into(), blank: false }
}

impl Picture {
    /// With the core rules and `no_gaps`.
    pub(crate) fn new(picture: &str) -> Picture {
        Picture::with(picture, &[("no_gaps", Value::Null)])
    }

    /// With the core rules and these, on a board without premiums.
    pub(crate) fn with(picture: &str, rules: &[(&str, Value)]) -> Picture {
        let blocked = |c: char| if c == '#' { '#' } else { '.' };
        let rows: Vec<Vec<char>> =
            picture.lines().map(|line| line.split_whitespace().collect::<String>().chars().collect()).collect();
        let mut plain: Vec<String> = rows.iter().map(|row| row.iter().map(|c| blocked(*c)).collect()).collect();
        // A picture of one row is a board of two.
        let width = plain.first().map_or(2, String::len);
        plain.resize(plain.len().max(2), ".".repeat(width));
        let layout = Layout::from_rows("picture", &plain, &[]).expect("a board");
        Picture::on(layout, &rows, rules)
    }

    /// On the standard board: rows are those from the top.
    pub(crate) fn standard(picture: &str, rules: &[(&str, Value)]) -> Picture {
        let rows: Vec<Vec<char>> =
            picture.lines().map(|line| line.split_whitespace().collect::<String>().chars().collect()).collect();
        Picture::on(Layout::built_in("standard").expect("built in"), &rows, rules)
    }

    fn on(layout: Layout, rows: &[Vec<char>], rules: &[(&str, Value)]) -> Picture {
        let mut house = content::built_in();
        house.add(content::BOARD, "picture", String::new(), Arc::new(layout));
        let mut specs: Vec<RuleSpec> = rules.iter().map(|(id, params)| RuleSpec::new(id, params.clone())).collect();
        specs.push(RuleSpec::new("board", json!({"name": "picture"})));
        if rules.iter().any(|(id, _)| *id == "word_validation") {
            specs.push(RuleSpec::plain("words"));
        }
        let table = perft::table_of(&CrosswordKind::default(), &specs, &house, 2, 1).expect("sound rules");
        let mut state = table.state.clone();
        state.turn = Some(Seat(0));
        let mut new = Vec::new();
        for (row, cells) in rows.iter().enumerate() {
            for (col, c) in cells.iter().enumerate().filter(|(_, c)| c.is_alphabetic()) {
                let upper = c.to_ascii_uppercase().to_string();
                let letter = state.tiles.letter(&upper).expect("a letter");
                if c.is_uppercase() {
                    new.push(tile(row as i16, col as i16, &upper));
                } else {
                    state.board.set(row * state.board.layout.width() + col, Cell::tile(letter, false));
                }
            }
        }
        let game = CrosswordKind::default().compose(&specs, &house).expect("sound rules").game;
        let mut picture = Picture { game, state, new };
        let rack: String = picture.new.iter().map(|placement| placement.letter.as_str()).collect();
        picture.rack(if rack.is_empty() { "AAAAAAA" } else { &rack });
        picture
    }

    /// Gives the player these tiles.
    pub(crate) fn rack(&mut self, tiles: &str) {
        let texts: Vec<String> = tiles.chars().map(String::from).collect();
        self.state.racks[Seat(0)] = self.state.tiles.read(&texts).expect("tiles");
    }

    pub(crate) fn forecast(&self, placements: &[Placement]) -> Forecast {
        self.game.forecast(&self.state, Seat(0), &Action::Play(placements.to_vec()))
    }

    pub(crate) fn refused(&self, placements: &[Placement]) -> Vec<String> {
        static BOOK: OnceLock<Book> = OnceLock::new();
        let book = BOOK.get_or_init(|| book_of(&CrosswordKind::default()));
        let line = |refusal: &Refusal| format!("{}: {}", refusal.rule, book.say("en", &refusal.message, &[]));
        self.forecast(placements).refusals.iter().map(line).collect()
    }

    /// What the drawn play scores.
    pub(crate) fn score(&self) -> Score {
        serde_json::from_value(self.forecast(&self.new).details).expect("a play that scores")
    }
}

/// What is said against the play that is drawn, with the core rules and `no_gaps`.
pub(crate) fn refused(picture: &str) -> Vec<String> {
    let picture = Picture::new(picture);
    picture.refused(&picture.new)
}

/// The same with the core rules and these.
pub(crate) fn refused_with(rules: &[&str], picture: &str) -> Vec<String> {
    let rules: Vec<(&str, Value)> = rules.iter().map(|id| (*id, Value::Null)).collect();
    let picture = Picture::with(picture, &rules);
    picture.refused(&picture.new)
}
