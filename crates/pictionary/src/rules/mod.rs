//! The questions of this game, the base that answers them all, and the registry.

use crate::content::Library;
use crate::ink::Op;
use crate::sheet::Sheet;
use crate::state::Round;
use kernel::{Answers, Refusal, Sides};
use mode::Mode;
use rounds::{Course, Pause, Wait};
use std::sync::Arc;

kernel::questions! {
    /// What a rule may answer.
    pub trait Rule, Base, Questions over round: Round;

    /// Which words are drawn?
    always fn library() -> Arc<Library>;
    /// How does the match go?
    always fn course() -> Course;
    /// Who plays with whom?
    always fn sides() -> Sides;
    /// Who guesses, and what does it earn?
    always fn mode() -> Mode;
    /// After how many laps, in which each draws once, is the match over? Nothing: laps do not end it.
    always fn laps() -> Option<u32>;
    /// How many words are there to pick from?
    always fn choices() -> usize;
    /// How many seconds are there to pick one?
    always fn picking() -> u32;
    /// How many seconds are there to draw it?
    always fn clock() -> u32;
    /// Which letters appear?
    always fn letters() -> Letters;
    /// Is somebody who guesses shown how long the word is?
    always fn shows_length() -> bool;
    /// Is somebody told whose guess is nearly right?
    always fn close_calls() -> bool;
    /// May those who guess say that this is writing?
    always fn may_object() -> bool;
    /// How does whoever draws see the sheet?
    always fn sight() -> Sight;
    /// Is a whole drawing one line?
    always fn one_stroke() -> bool;
    /// Is a whole drawing of one colour?
    always fn one_colour() -> bool;

    /// Why may this not be drawn now, on this sheet?
    in_force fn against(sheet: &Sheet, op: Op) -> Vec<Refusal>;
}

/// What stands above some height of the stack.
pub type Asking<'a> = Answers<'a, dyn Base, dyn Rule>;

/// Which letters appear while time passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Letters {
    /// So many hundredths of them by the end.
    pub share: u32,
    /// The first after so many hundredths of the time.
    pub from: u32,
}

/// How whoever draws sees the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// As it is.
    #[default]
    Plain,
    /// Not at all.
    Blind,
    /// The wrong way round.
    Mirror,
}

/// The base game: the first right guess ends the round, without limits but those of the sheet.
pub struct Plain;

impl Base for Plain {
    fn library(&self, _: &Round, _: Ask<'_>) -> Arc<Library> {
        Arc::default()
    }

    fn course(&self, _: &Round, _: Ask<'_>) -> Course {
        // Also after the last drawing: it is shown with its word, too.
        Course { pause: Pause { wait: Wait::Countdown, seconds: 10, after_last: true }, ..Course::default() }
    }

    fn sides(&self, _: &Round, _: Ask<'_>) -> Sides {
        Sides::Single
    }

    fn mode(&self, _: &Round, _: Ask<'_>) -> Mode {
        Mode::FirstGuess
    }

    fn laps(&self, _: &Round, _: Ask<'_>) -> Option<u32> {
        None
    }

    fn choices(&self, _: &Round, _: Ask<'_>) -> usize {
        3
    }

    fn picking(&self, _: &Round, _: Ask<'_>) -> u32 {
        15
    }

    fn clock(&self, _: &Round, _: Ask<'_>) -> u32 {
        80
    }

    fn letters(&self, _: &Round, _: Ask<'_>) -> Letters {
        Letters::default()
    }

    fn shows_length(&self, _: &Round, _: Ask<'_>) -> bool {
        true
    }

    fn close_calls(&self, _: &Round, _: Ask<'_>) -> bool {
        false
    }

    fn may_object(&self, _: &Round, _: Ask<'_>) -> bool {
        false
    }

    fn sight(&self, _: &Round, _: Ask<'_>) -> Sight {
        Sight::Plain
    }

    fn one_stroke(&self, _: &Round, _: Ask<'_>) -> bool {
        false
    }

    fn one_colour(&self, _: &Round, _: Ask<'_>) -> bool {
        false
    }

    fn against(&self, _: &Round, _: &Sheet, _: Op, _: Ask<'_>) -> Vec<Refusal> {
        Vec::new()
    }
}

kernel::rules! {
    dyn Rule;
    words,
    mode,
    clock,
    pause,
    letters_appear,
    close_calls,
    no_letters,
    one_stroke,
    one_colour,
    blind,
    mirror,
    speed,
    hidden_length,
}
