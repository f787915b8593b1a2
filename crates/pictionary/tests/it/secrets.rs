//! The word is searched for in all that anybody is sent while it is secret.

use kernel::perft::{specs_of, table_of};
use kernel::{Chance, Game, Kind, Seat, Viewer, play_out};
use pictionary::{PictionaryKind, content};

#[test]
fn the_word_is_in_nobody_elses_bytes_before_the_round_is_over() {
    let kind = PictionaryKind::default();
    let mut looked_at = 0;
    for (preset, seed) in [("seed", 1), ("party", 2), ("teams", 3), ("silly", 4)] {
        let specs = specs_of(&kind, Some(preset), vec![]).expect("a preset");
        let mut table = table_of(&kind, &specs, &content::built_in(), 4, seed).expect("sound");
        let bots = ["easy", "strong", "random", "easy"];
        let mut bots: Vec<_> =
            (0u8..).map(Seat).zip(bots).map(|(seat, id)| kind.bot(id, &table.game, seat).expect("a bot")).collect();
        play_out(&mut table, &mut bots, &Chance::seeded(seed), 60_000).expect("it ends");
        let game = &*table.game;
        let mut state = game.blank(&table.log.header.setup);
        for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
            game.evolve(&mut state, event);
            let Some(word) = state.game.word.clone().filter(|_| state.table.playing()) else { continue };
            let knows: Vec<Option<Seat>> =
                state.game.solved.iter().map(|solved| Some(solved.seat)).chain([state.game.drawer]).collect();
            for viewer in (0..4).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]) {
                if viewer.seat().is_some() && knows.contains(&viewer.seat()) {
                    continue;
                }
                let offers = viewer.seat().map(|seat| game.offers(&state, seat));
                let view = game.view(&state, viewer);
                // What was shown of rounds before is no secret.
                let sent = serde_json::to_string(&(&view.game, game.redact(event, viewer), offers)).expect("JSON");
                let sent = sent.to_lowercase();
                let quoted = format!("\"{}\"", word.word.to_lowercase());
                assert!(!sent.contains(&quoted), "{preset}: {viewer:?} is sent {:?}: {sent}", word.word);
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 1_000, "{looked_at}");
}
