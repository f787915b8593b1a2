//! What is hidden, changed: for the law of secrecy.

use crate::domino::{Domino, Dominoes};
use crate::state::Event;
use kernel::{Draws, Seat, Viewer};

/// The same hands, with what `viewer` does not hold dealt otherwise among the others.
pub(crate) fn otherwise(held: &[Dominoes; 4], viewer: Viewer, luck: &mut Draws) -> [Dominoes; 4] {
    let hidden = |seat: &usize| !viewer.is(Seat(*seat as u8));
    let mut loose: Vec<Domino> = (0..4).filter(hidden).flat_map(|seat| held[seat].iter()).collect();
    luck.shuffle(&mut loose);
    let mut other = *held;
    for seat in (0..4).filter(hidden) {
        other[seat] = loose.drain(..held[seat].len()).collect();
    }
    other
}

/// The same event: only a deal hides anything.
pub(crate) fn told_otherwise(event: &Event, viewer: Viewer, luck: &mut Draws) -> Event {
    match event.clone() {
        Event::Dealt { number, shaker, held, at } => {
            Event::Dealt { number, shaker, held: otherwise(&held, viewer, luck), at }
        }
        open => open,
    }
}
