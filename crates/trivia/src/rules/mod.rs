//! The questions of this game, the base that answers them all, and the registry.

use crate::content::Library;
use crate::state::Round;
use kernel::{Answers, Sides};
use rounds::{Course, Pause, Wait};
use std::sync::Arc;

kernel::questions! {
    /// What a rule may answer.
    pub trait Rule, Base, Questions over round: Round;

    /// Which questions are asked?
    always fn library() -> Arc<Library>;
    /// How does the match go?
    always fn course() -> Course;
    /// Who plays with whom?
    always fn sides() -> Sides;
    /// Does the first right answer end the round, and a wrong one lock?
    always fn race() -> bool;
    /// How many seconds are there for a question?
    always fn clock() -> u32;
    /// Are small typing errors forgiven?
    always fn typos() -> bool;
    /// Is the closest number right, also where its question does not say so?
    always fn closest() -> bool;

    /// How many wrong options may a seat have taken away, once in the match?
    in_force fn fifty_fifty() -> usize;
    /// What is the question worth?
    in_force fn base() -> i64;
    /// What do these milliseconds add to that, or take from it?
    in_force fn speed(millis: u64) -> i64;
    /// What does a right answer add after so many in a row?
    in_force fn streak(run: u32) -> i64;
    /// What does a wrong answer earn? Nothing, or less.
    in_force fn wrong() -> i64;
    /// How often do the points of this round count?
    in_force fn times() -> u32;
}

/// What stands above some height of the stack.
pub type Asking<'a> = Answers<'a, dyn Base, dyn Rule>;

/// The base game: everybody answers, a right answer is worth 1000 points.
pub struct Plain;

impl Base for Plain {
    fn library(&self, _: &Round, _: Ask<'_>) -> Arc<Library> {
        Arc::default()
    }

    fn course(&self, _: &Round, _: Ask<'_>) -> Course {
        // Also after the last question: its answers are shown, too, and the host may accept some.
        Course { pause: Pause { wait: Wait::Countdown, seconds: 12, after_last: true }, ..Course::default() }
    }

    fn sides(&self, _: &Round, _: Ask<'_>) -> Sides {
        Sides::Single
    }

    fn race(&self, _: &Round, _: Ask<'_>) -> bool {
        false
    }

    fn clock(&self, _: &Round, _: Ask<'_>) -> u32 {
        20
    }

    fn typos(&self, _: &Round, _: Ask<'_>) -> bool {
        false
    }

    fn closest(&self, _: &Round, _: Ask<'_>) -> bool {
        false
    }

    fn fifty_fifty(&self, _: &Round, _: Ask<'_>) -> usize {
        0
    }

    fn base(&self, _: &Round, _: Ask<'_>) -> i64 {
        1_000
    }

    fn speed(&self, _: &Round, _: u64, _: Ask<'_>) -> i64 {
        0
    }

    fn streak(&self, _: &Round, _: u32, _: Ask<'_>) -> i64 {
        0
    }

    fn wrong(&self, _: &Round, _: Ask<'_>) -> i64 {
        0
    }

    fn times(&self, _: &Round, _: Ask<'_>) -> u32 {
        1
    }
}

kernel::rules! {
    dyn Rule;
    questions,
    mode,
    clock,
    points,
    typos,
    pause,
    streak,
    negative,
    double_last_round,
    fifty_fifty,
    no_speed_bonus,
    closest,
    teams,
    tie_break,
}
