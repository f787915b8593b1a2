//! Secrets, looked at from outside: whatever a viewer may not know is changed in the state or the event itself, and
//! nothing they are sent changes. (The laws imagine from a view, so they would believe a view that shows too much.)

use kernel::perft::table_of;
use kernel::{Chance, Content, Draws, Game, Kind, RuleSpec, Seat, Viewer, play_out};
use uno::{Card, Cards, Event, Hand, Step, UnoKind};

/// The same hand, with everything else that `viewer` must not see.
fn otherwise(hand: &Hand, viewer: Viewer, luck: &mut Draws) -> Hand {
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
fn told_otherwise(event: &Event, viewer: Viewer) -> Event {
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

#[test]
fn nothing_sent_depends_on_what_is_hidden() {
    let kind = UnoKind::default();
    let rules = ["one_hand", "jump_in", "seven_zero", "stacking"].map(RuleSpec::plain);
    let mut luck = Chance::seeded(0).draws("otherwise", 0);
    let mut met = [0; 3];
    for seed in 0..60 {
        let mut table = table_of(&kind, &rules, &Content::none(), 3, seed).unwrap();
        let bots = ["easy", "strong", "easy"];
        let mut bots: Vec<_> =
            (0u8..).map(Seat).zip(bots).map(|(seat, id)| kind.bot(id, &table.game, seat).unwrap()).collect();
        play_out(&mut table, &mut bots, &Chance::seeded(seed), 5_000).unwrap();
        let game = &*table.game;
        let mut state = game.blank(&table.log.header.setup);
        for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
            game.evolve(&mut state, event);
            met[0] += usize::from(matches!(state.game.step, Step::Drawn(_)));
            met[1] += usize::from(matches!(state.game.step, Step::Answer(_)));
            met[2] += usize::from(state.game.shown.is_some());
            for viewer in (0..3).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]) {
                let mut other = state.clone();
                other.game = otherwise(&state.game, viewer, &mut luck);
                assert_eq!(json(&game.view(&state, viewer)), json(&game.view(&other, viewer)));
                assert_eq!(game.deadline(&state), game.deadline(&other));
                if let Some(seat) = viewer.seat() {
                    assert_eq!(game.offers(&state, seat), game.offers(&other, seat));
                }
                if let rounds::Event::Play(event) = event {
                    let other = rounds::Event::Play(told_otherwise(event, viewer));
                    let event = rounds::Event::Play(event.clone());
                    assert_eq!(json(&game.redact(&event, viewer)), json(&game.redact(&other, viewer)));
                }
            }
        }
    }
    assert!(met.iter().all(|times| *times > 20), "{met:?}");
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}
