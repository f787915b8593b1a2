//! What is hidden, changed: for the law of secrecy.

use crate::card::{Card, Cards};
use crate::state::{Event, Hand, Step};
use kernel::{Draws, Seat, Viewer};

/// The same hand, with everything else that `viewer` must not see.
pub(crate) fn otherwise(hand: &Hand, viewer: Viewer, luck: &mut Draws) -> Hand {
    let mut other = hand.clone();
    let mut hidden = Cards::default();
    hidden.take_all(&mut other.draw);
    hidden.take_all(&mut other.discard);
    for (_, held) in other.held.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
        hidden.take_all(held);
    }
    let mut draw = |count: usize| -> Cards { std::iter::from_fn(|| hidden.draw(luck)).take(count).collect() };
    for (seat, held) in other.held.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
        *held = draw(hand.held[seat].len());
    }
    other.draw = draw(hand.draw.len());
    other.discard = draw(hand.discard.len());
    other.step = step_otherwise(&hand.step, hand.turn, viewer);
    if let Some(shown) = other.shown.as_mut().filter(|shown| !viewer.is(shown.to)) {
        shown.cards = Cards::pack();
    }
    other
}

fn step_otherwise(step: &Step, turn: Seat, viewer: Viewer) -> Step {
    match step.clone() {
        Step::Drawn(_) if !viewer.is(turn) => Step::Drawn(Card::WILD),
        Step::Answer(mut penalty) => {
            penalty.unfair = !penalty.unfair;
            Step::Answer(penalty)
        }
        step => step,
    }
}

/// The same event, with everything else that `viewer` must not be told.
pub(crate) fn told_otherwise(event: &Event, viewer: Viewer) -> Event {
    match event.clone() {
        Event::Dealt { players, dealer, mut hands, top } => {
            hands.iter_mut().filter(|(seat, _)| !viewer.is(*seat)).for_each(|(_, held)| *held = Cards::pack());
            Event::Dealt { players, dealer, hands, top }
        }
        Event::Turn { seat, step, until } => Event::Turn { seat, step: step_otherwise(&step, seat, viewer), until },
        Event::Drew { seat, cards, why } if !viewer.is(seat) => {
            Event::Drew { seat, cards: vec![Card::WILD; cards.len()], why }
        }
        Event::Challenged { by, of, unfair, .. } if !viewer.is(by) => {
            Event::Challenged { by, of, unfair, hand: Cards::pack() }
        }
        open => open,
    }
}
