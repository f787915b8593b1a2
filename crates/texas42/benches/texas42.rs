//! How fast the mechanics are: `cargo bench -p texas42`.

mod measure;

use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::{Chance, Content, Draws, Game, Input, Kind, Moment, Setup, enact, perft};
use measure::{commit, seconds};
use texas42::{Action, Event, State, Texas42, Texas42Kind};

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    by_cpu_time();
    divan::main();
}

/// Random hands a second of CPU time, which a busy machine does not change as it changes the clock on the wall.
fn by_cpu_time() {
    println!("texas42 at {}", commit());
    for preset in ["straight", "everything"] {
        let game = game(preset);
        let matches = |seeds: std::ops::Range<u64>| -> u32 {
            let hands = |chance: Chance| random_match(&game, &chance, &mut chance.draws("luck", 0), |_| {});
            seeds.map(Chance::seeded).map(hands).sum()
        };
        // What rules have to say is learned with the first match.
        matches(0..10);
        let (hands, time) = seconds(|| matches(0..20_000));
        println!("{preset}, random hands by CPU time: {:.0} hands/s", f64::from(hands) / time);
    }
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

/// Judges and folds, as simulations do.
fn submit(game: &Texas42, state: &mut State, input: &Input<Action>, chance: &Chance, events: &mut Vec<Event>) {
    events.clear();
    enact(game, state, input, Moment(0), chance, events).expect("a legal action");
}

/// A random match: how many hands it had. Whoever wants to know it is handed each input.
fn random_match(game: &Texas42, chance: &Chance, luck: &mut Draws, mut each: impl FnMut(Input<Action>)) -> u32 {
    let mut state = dealt(game, chance);
    let mut events = Vec::new();
    while state.over.is_none() {
        let seat = state.hand.turn.expect("someone's turn");
        let options = game.options(&state, seat);
        let action = options.nth(luck.below(options.len())).expect("something is possible");
        let input = Input::Act(seat, action);
        submit(game, &mut state, &input, chance, &mut events);
        each(input);
    }
    state.hand.number + 1
}

/// Actions a second through judge and evolve, one thread; the same 50 random matches over and over.
#[divan::bench(args = ["straight", "family", "everything"])]
fn actions(bencher: Bencher<'_, '_>, preset: &str) {
    let game = game(preset);
    let matches: Vec<(Chance, Vec<Input<Action>>)> = (0..50)
        .map(|seed| {
            let chance = Chance::seeded(seed);
            let mut inputs = Vec::new();
            random_match(&game, &chance, &mut chance.draws("luck", 0), |input| inputs.push(input));
            (chance, inputs)
        })
        .collect();
    let all: usize = matches.iter().map(|(_, inputs)| inputs.len()).sum();
    bencher.counter(ItemsCount::new(all)).bench_local(|| {
        for (chance, inputs) in &matches {
            let (mut state, mut events) = (dealt(&game, chance), Vec::new());
            inputs.iter().for_each(|input| submit(&game, &mut state, input, chance, &mut events));
            divan::black_box(&state);
        }
    });
}

/// Hands a second of random play, choosing among what is possible included.
#[divan::bench(args = ["straight", "everything"])]
fn random_hands(bencher: Bencher<'_, '_>, preset: &str) {
    let game = game(preset);
    let chance = Chance::seeded(1);
    let play = || random_match(&game, &chance, &mut chance.draws("luck", 0), |_| {});
    bencher.counter(ItemsCount::new(play())).bench_local(play);
}
