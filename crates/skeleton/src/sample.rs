//! What is hidden: for the laws, and for bots that sample.

use crate::Skeleton;
use crate::state::{Card, Event, HIGHEST, State};
use crate::view::View;
use kernel::{BySeat, Draws, Sample, Seat, SeatSet, Seen, Viewer};

/// All cards, dealt anew; `known` ones stay with their seats.
fn dealt(seats: u8, known: &[(Seat, Card)], draws: &mut Draws) -> (BySeat<Card>, Vec<Card>) {
    let mut rest: Vec<Card> = (1..=HIGHEST).filter(|card| !known.iter().any(|(_, held)| held == card)).collect();
    draws.shuffle(&mut rest);
    let held = |seat: Seat| known.iter().find(|(of, _)| *of == seat).map(|(_, card)| *card);
    let cards = SeatSet::first(seats).iter().map(|seat| held(seat).or_else(|| rest.pop()).unwrap_or_default());
    (BySeat(cards.collect()), rest)
}

impl Sample for Skeleton {
    /// From the view alone: other cards could be anywhere.
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> State {
        let View { seats, own, turn, swapped, gone, shown, end, .. } = seen.view.clone();
        let known: Vec<(Seat, Card)> = match shown {
            Some(cards) => cards.iter().map(|(seat, card)| (seat, *card)).collect(),
            None => seen.viewer.seat().zip(own).into_iter().collect(),
        };
        let (cards, deck) = dealt(seats, &known, draws);
        State { cards, deck, turn, swapped, gone, end }
    }

    /// From the state: everything that `viewer` must not know is another.
    fn otherwise(&self, state: &State, viewer: Viewer, draws: &mut Draws) -> State {
        let all = state.end.is_some();
        let known = state.cards.iter().filter(|(seat, _)| all || viewer.is(*seat)).map(|(seat, card)| (seat, *card));
        let (cards, deck) = dealt(state.cards.seats(), &known.collect::<Vec<_>>(), draws);
        State { cards, deck, ..state.clone() }
    }

    fn told_otherwise(&self, event: &Event, viewer: Viewer, draws: &mut Draws) -> Event {
        match event {
            Event::Dealt { cards, .. } => {
                let known = cards.iter().filter(|(seat, _)| viewer.is(*seat)).map(|(seat, card)| (seat, *card));
                let (cards, deck) = dealt(cards.seats(), &known.collect::<Vec<_>>(), draws);
                Event::Dealt { cards, deck }
            }
            Event::Swapped { seat, card } if !viewer.is(*seat) => {
                Event::Swapped { seat: *seat, card: HIGHEST + 1 - *card }
            }
            open => open.clone(),
        }
    }

    /// No card is lost.
    fn census(&self, state: &State) -> Vec<u32> {
        let held = state.cards.iter().map(|(_, card)| u32::from(*card));
        vec![held.chain(state.deck.iter().map(|card| u32::from(*card))).sum()]
    }
}
