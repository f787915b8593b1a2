//! The round under way, what happens in it, and folding that. No rule is asked here.

use crate::content::Word;
use crate::sheet::Sheet;
use kernel::{Misfit, Moment, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// More players than this do not fit at the table.
pub const MOST: u8 = 16;
/// So many guesses are kept to be shown, the newest.
const SHOWN_GUESSES: usize = 40;

/// One round, which is one drawing: what the rules' questions are about.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// How many drawings were begun in this match.
    pub number: u32,
    /// Who draws; nobody before the first round.
    pub drawer: Option<Seat>,
    /// The words to pick from, while one is to be picked.
    pub choices: Vec<Word>,
    /// The word, once it is picked.
    pub word: Option<Word>,
    /// The language of its pack.
    pub language: String,
    /// Since when it is drawn.
    pub began: Moment,
    /// Until when there is time: to pick, then to draw.
    pub until: Moment,
    /// The places of the letters that appeared.
    pub letters: Vec<u8>,
    /// When the next one appears.
    pub next_letter: Option<Moment>,
    /// What was drawn. Bulk: shared, so that a copy of the state costs little.
    pub sheet: Arc<Sheet>,
    /// The last guesses in vain.
    pub guesses: Vec<Guess>,
    /// Who knows the word, in the order in which they found it.
    pub solved: Vec<Solved>,
    /// Who says that this is writing, and no drawing.
    pub objectors: SeatSet,
    /// What else ends the round.
    pub ended_by: Option<EndedBy>,
    /// The drawings of earlier rounds.
    pub gallery: Vec<Arc<Drawing>>,
    /// What earlier matches used up, the oldest first.
    pub before: Vec<String>,
    /// What this match used up.
    pub used: Vec<String>,
    /// Who drew so far, the last one last.
    pub drew: Vec<Seat>,
    /// Who draws first.
    pub first: u8,
}

/// What ends a round, beside guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// The clock.
    TimeUp,
    /// Whoever draws gives up.
    GaveUp,
    /// Whoever was to draw is gone.
    DrawerGone,
}

/// A guess in vain.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Guess {
    /// Who.
    pub seat: Seat,
    /// What.
    pub text: String,
    /// It is so near that it would tell others the word: shown to who guessed it, and to who knows the word.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub near: bool,
    /// That seat is told that it is close.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub close: bool,
}

/// Somebody found the word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Solved {
    /// Who.
    pub seat: Seat,
    /// So many milliseconds after the drawing began.
    #[ts(type = "number")]
    pub millis: u64,
}

/// A drawing that is done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Drawing {
    /// Of which round.
    pub number: u32,
    /// Who drew it.
    pub drawer: Seat,
    /// What it is; nothing: no word was picked.
    pub word: Option<String>,
    /// All of it.
    pub sheet: Arc<Sheet>,
}

impl Round {
    /// Who knows the word by having found it.
    pub fn solvers(&self) -> SeatSet {
        self.solved.iter().map(|solved| solved.seat).collect()
    }

    /// Is a word being picked?
    pub fn is_picking(&self) -> bool {
        self.drawer.is_some() && self.word.is_none()
    }

    /// How many milliseconds there are to draw.
    pub fn time(&self) -> u64 {
        self.until.0.saturating_sub(self.began.0)
    }

    /// The drawing, as it goes into the gallery.
    fn drawing(&self) -> Option<Arc<Drawing>> {
        let word = self.word.as_ref().map(|word| word.word.clone());
        let (number, drawer, sheet) = (self.number, self.drawer?, self.sheet.clone());
        (!sheet.ink().is_empty()).then(|| Arc::new(Drawing { number, drawer, word, sheet }))
    }
}

/// What a seat may do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Whoever draws: this word, counted from 0.
    Pick(u8),
    /// Whoever draws: draw on; see `ink.rs`.
    Ink(String),
    /// Whoever draws: nobody will find it.
    GiveUp,
    /// Guess.
    Guess(String),
    /// Say that this is writing, and no drawing.
    NoLetters,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the fields say it, and `News` says it again")]
pub enum Event {
    /// Somebody is to draw one of these words.
    Offered { drawer: Seat, choices: Vec<Word>, language: String, at: Moment, until: Moment },
    /// A word is picked: by whoever draws, or because they let time run out. It counts as used under this name.
    Picked { drawer: Seat, word: Word, used: String, at: Moment, until: Moment, next_letter: Option<Moment> },
    /// Something is drawn.
    Ink(String),
    /// Someone guesses in vain.
    Guessed(Guess),
    /// Someone finds the word.
    Solved(Solved),
    /// A letter appears.
    Letter { place: u8, letter: char, next_letter: Option<Moment> },
    /// Someone says that this is writing.
    Objected { seat: Seat },
    /// The round ends.
    Ended(EndedBy),
}

/// Folds one event.
pub fn evolve(round: &mut Round, event: &Event) {
    match event {
        Event::Offered { drawer, choices, language, at, until } => {
            let drawing = round.drawing();
            let Round { number, mut gallery, before, used, mut drew, first, .. } = std::mem::take(round);
            gallery.extend(drawing);
            drew.push(*drawer);
            *round = Round {
                number: number + 1,
                drawer: Some(*drawer),
                choices: choices.clone(),
                language: language.clone(),
                began: *at,
                until: *until,
                gallery,
                before,
                used,
                drew,
                first,
                ..Round::default()
            };
        }
        Event::Picked { word, used, at, until, next_letter, .. } => {
            round.choices.clear();
            round.word = Some(word.clone());
            (round.began, round.until, round.next_letter) = (*at, *until, *next_letter);
            round.used.push(used.clone());
        }
        Event::Ink(ink) => {
            // It was looked at before; see `fits`.
            let _ = Arc::make_mut(&mut round.sheet).draw(ink);
        }
        Event::Guessed(guess) => {
            round.guesses.push(guess.clone());
            if round.guesses.len() > SHOWN_GUESSES {
                round.guesses.remove(0);
            }
        }
        Event::Solved(solved) => round.solved.push(*solved),
        Event::Letter { place, next_letter, .. } => {
            round.letters.push(*place);
            round.next_letter = *next_letter;
        }
        Event::Objected { seat } => round.objectors.insert(*seat),
        Event::Ended(by) => round.ended_by = Some(*by),
    }
}

/// Can this event be folded?
pub fn fits(round: &Round, event: &Event) -> Result<(), Misfit> {
    let place = |seat: &Seat| Misfit::unless(seat.0 < MOST, "no such seat");
    let drawn = || Misfit::unless(round.word.is_some(), "nothing is being drawn");
    match event {
        Event::Offered { drawer, choices, .. } => {
            place(drawer)?;
            Misfit::unless(!choices.is_empty(), "no word to pick")
        }
        Event::Picked { .. } => Misfit::unless(round.is_picking(), "no word is to be picked"),
        Event::Ink(ink) => {
            drawn()?;
            round.sheet.try_on(ink, |_, _| Ok(())).map_err(|why: crate::sheet::TooMuch| Misfit::new(why.to_string()))
        }
        Event::Guessed(guess) => {
            drawn()?;
            place(&guess.seat)
        }
        Event::Solved(solved) => {
            drawn()?;
            place(&solved.seat)?;
            Misfit::unless(!round.solvers().contains(solved.seat), "the word was found twice")
        }
        Event::Letter { place, letter, .. } => {
            let there = round.word.as_ref().and_then(|word| word.word.chars().nth(usize::from(*place)));
            Misfit::unless(there == Some(*letter), "no such letter")
        }
        Event::Objected { seat } => {
            drawn()?;
            place(seat)
        }
        Event::Ended(_) => Misfit::unless(round.drawer.is_some(), "nothing has begun"),
    }
}
