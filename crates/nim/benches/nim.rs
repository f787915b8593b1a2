//! What a move of Nim costs. Run with `cargo bench -p nim`.

use divan::{Bencher, black_box};
use kernel::{Content, Game, Input, Match, Moment, Seat, judge, perft};
use nim::{Nim, NimKind, Take};

fn main() {
    divan::main();
}

fn table(preset: &str) -> Match<Nim> {
    let specs = perft::specs_of(&NimKind::default(), Some(preset), vec![]).expect("a preset");
    perft::table_of(&NimKind::default(), &specs, &Content::none(), 2, 1).expect("sound rules")
}

/// Judging a move and folding what came of it.
#[divan::bench(args = ["standard", "quick"])]
fn decide_and_evolve(bencher: Bencher<'_, '_>, preset: &str) {
    let table = table(preset);
    let seat = table.state.turn.unwrap_or(Seat(0));
    let input = Input::Act(seat, Take { pile: 0, sticks: 1 });
    bencher.with_inputs(|| table.state.clone()).bench_local_values(|mut state| {
        let events = judge(&*table.game, &state, black_box(&input), Moment(1_000), table.chance()).expect("legal");
        events.iter().for_each(|event| table.game.evolve(&mut state, event));
        state
    });
}
