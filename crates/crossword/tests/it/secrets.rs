//! Secrets: whatever a viewer may not know is changed in the state and in events, and nothing they are sent changes. The
//! law with random players says the same; here challenges are made and judged too.

use crate::common::{house, specs, table_of};
use crossword::{Action, Crossword, CrosswordKind, State};
use kernel::{Chance, Draws, Game, Input, Kind, Match, RuleSpec, Sample, Seat, Viewer, What, play_out};
use serde_json::json;

/// Plays to its end: bots, and now and then someone who guesses, challenges, judges or looks up whatever is offered.
fn played(specs: &[RuleSpec], seats: u8, seed: u64) -> Match<Crossword> {
    let kind = CrosswordKind::default();
    let mut table = table_of(specs, seats, seed);
    let mut luck = Chance::seeded(seed).draws("anything", 0);
    for _ in 0..60 {
        let seat = Seat(luck.below(usize::from(seats)) as u8);
        let offers = table.game.offers(&table.state, seat);
        let Some(offer) = luck.pick(&offers).cloned() else { continue };
        let view = table.game.view(&table.state, Viewer::Seat(seat));
        let action = match offer.what {
            What::Exact(Action::Resign) => continue,
            What::Exact(action) => Some(action),
            What::Form(form) => table.game.fill(&view, seat, &form, &mut luck),
        };
        let at = table.clock().after(500);
        action.map(|action| table.submit(Input::Act(seat, action), at).map(|_| ()));
    }
    let ids = ["greedy", "easy", "random", "steady"];
    let bots = (0..seats).map(Seat).zip(ids.iter().cycle()).map(|(seat, id)| kind.bot(id, &table.game, seat));
    let mut bots: Vec<_> = bots.map(|bot| bot.expect("it can play")).collect();
    play_out(&mut table, &mut bots, &Chance::seeded(seed), 5_000).unwrap_or_else(|e| panic!("{e}"));
    table
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// Everything a viewer can get to know is the same for both states.
fn assert_same(game: &Crossword, one: &State, two: &State, viewer: Viewer, tries: &[Action]) {
    assert_eq!(json(&game.view(one, viewer)), json(&game.view(two, viewer)));
    assert_eq!(game.deadline(one), game.deadline(two));
    assert_eq!(game.awaited(one), game.awaited(two));
    let Some(seat) = viewer.seat() else { return };
    assert_eq!(game.offers(one, seat), game.offers(two, seat));
    for action in tries {
        assert_eq!(game.forecast(one, seat, action), game.forecast(two, seat, action), "{action:?}");
    }
}

/// Gives how many states had a play pending, a challenge being judged, and a verdict.
fn look_through(table: &Match<Crossword>, luck: &mut Draws) -> [usize; 3] {
    let game = &*table.game;
    let mut met = [0; 3];
    let mut state = game.blank(&table.log.header.setup);
    let mut tries = vec![Action::Pass, Action::Challenge, Action::Valid, Action::Swap(vec!["E".into()])];
    for entry in table.log.entries.iter() {
        if let Some(Input::Act(_, action @ Action::Play(_))) = &entry.input {
            tries.truncate(4);
            tries.push(action.clone());
        }
        for event in &entry.events {
            game.evolve(&mut state, event);
            met[0] += usize::from(state.pending.is_some());
            met[1] += usize::from(state.challenge.is_some());
            met[2] += usize::from(state.verdict.is_some());
            for viewer in (0..state.seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]) {
                let other = game.otherwise(&state, viewer, luck);
                assert_same(game, &state, &other, viewer, &tries);
                let news = json(&game.redact(event, viewer));
                assert_eq!(news, json(&game.redact(&game.told_otherwise(event, viewer, luck), viewer)));
            }
        }
    }
    met
}

#[test]
fn nothing_sent_depends_on_what_is_hidden() {
    let _ = house();
    let mut luck = Chance::seeded(0).draws("otherwise", 0);
    let lookup = ("challenge", json!({"judge": "table", "lookup": true}));
    for (preset, amend) in [("scrabble", vec![]), ("friends", vec![lookup]), ("club", vec![]), ("challenge", vec![])] {
        let specs = specs(preset, &amend, &["resignation"]);
        let mut met = [0; 3];
        for (seats, seed) in [(2, 1), (3, 2), (4, 3), (3, 4)] {
            let table = played(&specs, seats, seed);
            let seen = look_through(&table, &mut luck);
            met.iter_mut().zip(seen).for_each(|(all, more)| *all += more);
        }
        let open = preset != "scrabble";
        assert!(met.iter().all(|times| (*times > 10) == open), "{preset}: {met:?}");
    }
}
