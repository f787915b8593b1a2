//! Secrets: whatever a viewer may not know is changed in the state and in events, and nothing they are sent changes. The
//! law with random players says the same; here bots get to the rarer steps of a hand.

use kernel::perft::table_of;
use kernel::{Chance, Content, Game, Kind, RuleSpec, Sample, Seat, Viewer, play_out};
use uno::{Step, UnoKind};

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
                let other = game.otherwise(&state, viewer, &mut luck);
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
    assert!(met.iter().all(|times| *times > 20), "{met:?}");
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}
