//! Secrets, looked at from outside: the dominoes that a viewer may not know are dealt otherwise in the state and in
//! the deal itself, and nothing that the viewer is sent changes. (The laws imagine from a view, so they would believe
//! a view that shows too much.)

use kernel::{Chance, Content, Game, Kind, Sample, Seat, Viewer, perft, play_out};
use texas42::Texas42Kind;

#[test]
fn nothing_sent_depends_on_what_is_hidden() {
    let kind = Texas42Kind::default();
    let mut luck = Chance::seeded(0).draws("otherwise", 0);
    let (mut changed, mut states) = (0, 0);
    for (seed, preset) in (0..12).flat_map(|seed| [(seed, "family"), (seed, "everything")]) {
        let extra = vec![kernel::RuleSpec::plain("hints")];
        let specs = perft::specs_of(&kind, Some(preset), extra).expect("a preset");
        let mut table = perft::table_of(&kind, &specs, &Content::none(), 4, seed).expect("sound");
        let mut bots: Vec<_> = (0..4).map(|seat| kind.bot("random", &table.game, Seat(seat)).expect("a bot")).collect();
        play_out(&mut table, &mut bots, &Chance::seeded(seed), 20_000).expect("it ends");
        let game = &*table.game;
        let mut state = game.blank(&table.log.header.setup);
        for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
            game.evolve(&mut state, event);
            for viewer in (0..4).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]) {
                let other = game.otherwise(&state, viewer, &mut luck);
                states += 1;
                changed += usize::from(other.hand.held != state.hand.held);
                assert_eq!(json(&game.view(&state, viewer)), json(&game.view(&other, viewer)));
                assert_eq!(game.deadline(&state), game.deadline(&other));
                if let Some(seat) = viewer.seat() {
                    assert_eq!(game.offers(&state, seat), game.offers(&other, seat));
                }
                let other = game.told_otherwise(event, viewer, &mut luck);
                assert_eq!(json(&game.redact(event, viewer)), json(&game.redact(&other, viewer)));
            }
        }
    }
    assert!(changed * 2 > states, "{changed} of {states} states hid something");
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}
