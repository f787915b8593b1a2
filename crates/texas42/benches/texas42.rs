//! How fast the mechanics are: `cargo bench -p texas42`.

use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::{Chance, Content, Draws, Game, Input, Kind, Moment, Setup, judge, perft};
use texas42::{Action, State, Texas42, Texas42Kind};

fn main() {
    divan::main();
}

/// `family` has five rules: auction, all_pass, marks, nello, plunge.
fn game(preset: &str) -> Texas42 {
    let kind = Texas42Kind::default();
    let specs = perft::specs_of(&kind, Some(preset), Vec::new()).expect("a preset");
    kind.compose(&specs, &Content::none()).unwrap_or_else(|errors| panic!("{}", perft::join(&errors))).game
}

fn dealt(game: &Texas42, chance: &Chance) -> State {
    let setup = Setup::seats(4);
    let mut state = game.blank(&setup);
    game.deal(&setup, Moment(0), chance).iter().for_each(|event| game.evolve(&mut state, event));
    state
}

/// Judges and folds.
fn submit(game: &Texas42, state: &mut State, input: &Input<Action>, chance: &Chance) {
    let events = judge(game, state, input, Moment(0), chance).expect("a legal action");
    events.iter().for_each(|event| game.evolve(state, event));
}

/// A random match, as the inputs that made it.
fn random_match(game: &Texas42, chance: &Chance, luck: &mut Draws) -> Vec<Input<Action>> {
    let mut state = dealt(game, chance);
    let mut inputs = Vec::new();
    while state.over.is_none() {
        let seat = state.hand.turn.expect("someone's turn");
        let action = luck.pick(&game.options(&state, seat)).cloned().expect("something is possible");
        inputs.push(Input::Act(seat, action));
        submit(game, &mut state, &inputs[inputs.len() - 1], chance);
    }
    inputs
}

/// Actions a second through judge and evolve, one thread; the same 50 random matches over and over.
#[divan::bench(args = ["straight", "family", "everything"])]
fn actions(bencher: Bencher<'_, '_>, preset: &str) {
    let game = game(preset);
    let matches: Vec<(Chance, Vec<Input<Action>>)> = (0..50)
        .map(|seed| {
            let chance = Chance::seeded(seed);
            let inputs = random_match(&game, &chance, &mut chance.draws("luck", 0));
            (chance, inputs)
        })
        .collect();
    let all: usize = matches.iter().map(|(_, inputs)| inputs.len()).sum();
    bencher.counter(ItemsCount::new(all)).bench_local(|| {
        for (chance, inputs) in &matches {
            let mut state = dealt(&game, chance);
            inputs.iter().for_each(|input| submit(&game, &mut state, input, chance));
            divan::black_box(&state);
        }
    });
}

/// Hands a second of random play, choosing among what is possible included.
#[divan::bench(args = ["straight", "everything"])]
fn random_hands(bencher: Bencher<'_, '_>, preset: &str) {
    let game = game(preset);
    let chance = Chance::seeded(1);
    let hands = {
        let inputs = random_match(&game, &chance, &mut chance.draws("luck", 0));
        let mut state = dealt(&game, &chance);
        inputs.iter().for_each(|input| submit(&game, &mut state, input, &chance));
        state.hand.number + 1
    };
    bencher.counter(ItemsCount::new(hands)).bench_local(|| random_match(&game, &chance, &mut chance.draws("luck", 0)));
}
