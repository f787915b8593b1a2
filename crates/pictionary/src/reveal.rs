//! What a drawing earned, and what is told of it when it is over.

use crate::Pictionary;
use crate::decide::VOID;
use crate::rules::mode::Mode;
use kernel::{BySeat, Seat, SeatSet};
use rounds::{StateOf, reason};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a right guess is worth at least, where everyone guesses, and what the time left may add.
const GUESSED: i64 = 100;

/// All there is to say of a drawing, once its round is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Details {
    /// Which drawing of the match, from 1.
    pub number: u32,
    /// Who drew.
    pub drawer: Seat,
    /// What; nothing: no word was picked.
    pub word: Option<String>,
    /// How hard that was, from 1 to 3.
    pub difficulty: u8,
    /// The language of its pack.
    pub language: String,
    /// Everybody who could guess, those who found it first, in the order in which they did.
    pub given: Vec<Given>,
    /// What the drawing earned.
    #[ts(type = "number")]
    pub drawn: i64,
    /// It counted: the round was neither skipped nor void.
    pub scored: bool,
}

/// What one seat made of a drawing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Given {
    /// Who.
    pub seat: Seat,
    /// So many milliseconds after it began they found the word; nothing: not at all.
    #[ts(type = "number | null")]
    pub millis: Option<u64>,
    /// What that earned.
    #[ts(type = "number")]
    pub points: i64,
}

impl Details {
    /// Who found the word first.
    pub(crate) fn first(&self) -> Option<Seat> {
        self.given.iter().find(|given| given.millis.is_some()).map(|given| given.seat).filter(|_| self.scored)
    }

    pub(crate) fn points(&self, places: u8) -> BySeat<i64> {
        let mut points = BySeat::of(places, 0);
        for given in &self.given {
            points[given.seat] = given.points;
        }
        points[self.drawer] = self.drawn;
        points
    }

    /// Words found, the time that took, drawings of which somebody found out what they were.
    pub(crate) fn figures(&self) -> Vec<(Seat, String, i64)> {
        let mut figures = Vec::new();
        for (seat, millis) in self.given.iter().filter_map(|given| Some((given.seat, given.millis?))) {
            figures.push((seat, "guessed".into(), 1));
            figures.push((seat, "guessed_millis".into(), millis as i64));
        }
        if self.first().is_some() {
            figures.push((self.drawer, "drawn".into(), 1));
        }
        figures.retain(|_| self.scored);
        figures
    }
}

impl Pictionary {
    pub(crate) fn reveal(&self, state: &StateOf<Self>, why: &str) -> Details {
        let round = &state.game;
        let scored = ![VOID, reason::SKIPPED, reason::STOPPED].contains(&why);
        let solvers = round.solvers();
        let silent = self.guessers(state).or(self.lapsed_guessers(state)).without(solvers);
        let found = round.solved.iter().map(|solved| {
            let points = if scored { self.earned(round.time(), solved.millis) } else { 0 };
            Given { seat: solved.seat, millis: Some(solved.millis), points }
        });
        let given: Vec<Given> =
            found.chain(silent.iter().map(|seat| Given { seat, millis: None, points: 0 })).collect();
        let drawn = if scored { self.drawn(&given) } else { 0 };
        Details {
            number: round.number,
            drawer: round.drawer.unwrap_or(Seat(0)),
            word: round.word.as_ref().map(|word| word.word.clone()),
            difficulty: round.word.as_ref().map_or(1, |word| word.difficulty),
            language: round.language.clone(),
            given,
            drawn,
            scored,
        }
    }

    /// Who could have guessed, and was away for too long.
    fn lapsed_guessers(&self, state: &StateOf<Self>) -> SeatSet {
        let table = &state.table;
        let lapsed = table.lapsed.and(table.players);
        let drawer = state.game.drawer;
        let team = |seat: Seat| {
            self.mode != Mode::Teams || drawer.map(|d| Self::team(table, d)) == Some(Self::team(table, seat))
        };
        lapsed.iter().filter(|seat| Some(*seat) != drawer && team(*seat)).collect()
    }

    fn earned(&self, time: u64, millis: u64) -> i64 {
        match self.mode {
            Mode::FirstGuess | Mode::Teams => 1,
            Mode::EveryoneGuesses => GUESSED + by_time(time, millis),
        }
    }

    /// What whoever drew earns.
    fn drawn(&self, given: &[Given]) -> i64 {
        let all: i64 = given.iter().map(|given| given.points).sum();
        match self.mode {
            Mode::FirstGuess => all.min(1),
            Mode::EveryoneGuesses => all / (given.len() as i64).max(1),
            Mode::Teams => 0,
        }
    }
}

/// ⌊100 · time left / time⌋.
///
/// ```
/// use pictionary::reveal::by_time;
///
/// assert_eq!([0, 1, 40_000, 79_199, 79_201, 79_999, 80_000].map(|t| by_time(80_000, t)), [100, 99, 50, 1, 0, 0, 0]);
/// ```
pub fn by_time(time: u64, millis: u64) -> i64 {
    let left = time.saturating_sub(millis) as i64;
    if time == 0 { 0 } else { GUESSED * left / time as i64 }
}
