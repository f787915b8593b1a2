//! Why not, in one place.

use crate::guess::LONGEST;
use crate::ink::Spoilt;
use crate::sheet::{MOST_BATCHES, MOST_BYTES, MOST_POINTS, TooMuch};
use kernel::{Refusal, message};

pub(crate) fn not_the_drawer() -> Vec<Refusal> {
    Refusal::alone("pictionary.drawer", message!("refused-drawer"))
}

pub(crate) fn you_draw() -> Vec<Refusal> {
    Refusal::alone("pictionary.you_draw", message!("refused-you-draw"))
}

pub(crate) fn pick_first() -> Vec<Refusal> {
    Refusal::alone("pictionary.picking", message!("refused-picking"))
}

pub(crate) fn picked() -> Vec<Refusal> {
    Refusal::alone("pictionary.picked", message!("refused-picked"))
}

pub(crate) fn no_such_word() -> Vec<Refusal> {
    Refusal::alone("pictionary.pick", message!("refused-pick"))
}

pub(crate) fn known() -> Vec<Refusal> {
    Refusal::alone("pictionary.known", message!("refused-known"))
}

pub(crate) fn other_team() -> Vec<Refusal> {
    Refusal::alone("pictionary.team", message!("refused-team"))
}

pub(crate) fn empty_guess() -> Vec<Refusal> {
    Refusal::alone("pictionary.empty", message!("refused-empty"))
}

pub(crate) fn long_guess() -> Vec<Refusal> {
    Refusal::alone("pictionary.long", message!("refused-long", most = LONGEST))
}

pub(crate) fn no_objections() -> Vec<Refusal> {
    Refusal::alone("pictionary.no_letters", message!("refused-no-letters"))
}

pub(crate) fn objected() -> Vec<Refusal> {
    Refusal::alone("pictionary.objected", message!("refused-objected"))
}

pub(crate) fn too_much(why: TooMuch) -> Vec<Refusal> {
    match why {
        TooMuch::Spoilt(Spoilt::Beside) => Refusal::alone("pictionary.ink", message!("refused-beside")),
        TooMuch::Spoilt(Spoilt::PenIsUp) => Refusal::alone("pictionary.ink", message!("refused-pen-up")),
        TooMuch::Spoilt(_) | TooMuch::NoBatch => Refusal::alone("pictionary.ink", message!("refused-ink")),
        TooMuch::NothingToUndo => Refusal::alone("pictionary.undo", message!("refused-undo")),
        TooMuch::Points => Refusal::alone("pictionary.points", message!("refused-points", most = MOST_POINTS)),
        TooMuch::Batches => Refusal::alone("pictionary.batches", message!("refused-batches", most = MOST_BATCHES)),
        TooMuch::Bytes => Refusal::alone("pictionary.bytes", message!("refused-bytes", most = MOST_BYTES)),
    }
}
