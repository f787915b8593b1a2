//! Why not, in one place.

use crate::guess::LONGEST;
use crate::sheet::{MOST_BATCHES, MOST_BYTES, MOST_POINTS, TooMuch};
use kernel::Refusal;

pub(crate) fn not_the_drawer() -> Vec<Refusal> {
    Refusal::alone("pictionary.drawer", "Somebody else draws now.")
}

pub(crate) fn you_draw() -> Vec<Refusal> {
    Refusal::alone("pictionary.you_draw", "You draw: you may neither guess nor talk.")
}

pub(crate) fn pick_first() -> Vec<Refusal> {
    Refusal::alone("pictionary.picking", "A word is being picked.")
}

pub(crate) fn picked() -> Vec<Refusal> {
    Refusal::alone("pictionary.picked", "The word is picked.")
}

pub(crate) fn no_such_word() -> Vec<Refusal> {
    Refusal::alone("pictionary.pick", "There is no such word to pick.")
}

pub(crate) fn known() -> Vec<Refusal> {
    Refusal::alone("pictionary.known", "You know the word; talk about it with those who do.")
}

pub(crate) fn other_team() -> Vec<Refusal> {
    Refusal::alone("pictionary.team", "Only the team of whoever draws guesses.")
}

pub(crate) fn empty_guess() -> Vec<Refusal> {
    Refusal::alone("pictionary.empty", "Type a word.")
}

pub(crate) fn long_guess() -> Vec<Refusal> {
    vec![Refusal::new("pictionary.long", format!("A guess has at most {LONGEST} characters.")).with("most", LONGEST)]
}

pub(crate) fn no_objections() -> Vec<Refusal> {
    Refusal::alone("pictionary.no_letters", "Writing is not forbidden in this match.")
}

pub(crate) fn objected() -> Vec<Refusal> {
    Refusal::alone("pictionary.objected", "You have said so.")
}

pub(crate) fn too_much(why: TooMuch) -> Vec<Refusal> {
    let limit = |rule: &str, what: &str, most: usize| {
        vec![Refusal::new(rule, format!("A drawing has at most {most} {what}.")).with("most", most)]
    };
    match why {
        TooMuch::Spoilt(why) => Refusal::alone("pictionary.ink", format!("This cannot be drawn: {why}.")),
        TooMuch::NoBatch => Refusal::alone("pictionary.ink", "This cannot be drawn: it is no batch of ink."),
        TooMuch::NothingToUndo => Refusal::alone("pictionary.undo", "There is nothing to undo."),
        TooMuch::Points => limit("pictionary.points", "points", MOST_POINTS as usize),
        TooMuch::Batches => limit("pictionary.batches", "batches", MOST_BATCHES as usize),
        TooMuch::Bytes => limit("pictionary.bytes", "bytes", MOST_BYTES),
    }
}
