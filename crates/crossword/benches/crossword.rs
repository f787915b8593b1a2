//! What finding plays and judging one costs. Run with `cargo bench -p crossword`.

use crossword::{Action, Crossword, CrosswordKind, Generator, State, content};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Chance, Content, Game, Kind, Match, Moment, RuleSpec, Seat, perft, play_out};
use std::sync::{Arc, OnceLock};

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    by_cpu_time();
    divan::main();
}

/// Matches a second of CPU time between two greedy bots, which a busy machine does not change as it changes the clock on
/// the wall. Only where the system tells it (`/proc`).
fn by_cpu_time() {
    let used = || -> Option<f64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split_whitespace().next()?.parse::<f64>().ok().map(|nanos| nanos / 1e9)
    };
    let kind = CrosswordKind::default();
    for preset in ["scrabble", "wordfeud"] {
        let specs = perft::specs_of(&kind, Some(preset), Vec::new()).expect("a preset");
        let dealt = perft::table_of(&kind, &specs, house(), 2, 0).expect("sound rules");
        let (game, header) = (dealt.game, dealt.log.header);
        let (mut matches, mut turns, Some(start)) = (0, 0, used()) else { return };
        let mut spent = 0.0;
        while spent < 2.0 {
            let mut table = Match::deal(game.clone(), header.clone(), Chance::seeded(matches), Moment(0));
            let mut bots: Vec<_> = (0..2).map(|seat| kind.bot("greedy", &game, Seat(seat)).expect("a bot")).collect();
            play_out(&mut table, &mut bots, &Chance::seeded(!matches), 1_000).expect("an end");
            (matches, turns) = (matches + 1, turns + table.log.entries.len() - 1);
            spent = used().map_or(f64::MAX, |now| now - start);
        }
        let second = |number: f64| number / spent;
        println!(
            "{preset}, greedy against greedy, by CPU time: {:.0} matches/s, {:.0} turns/s",
            second(matches as f64),
            second(turns as f64)
        );
    }
}

fn house() -> &'static Content {
    static HOUSE: OnceLock<Content> = OnceLock::new();
    HOUSE.get_or_init(content::built_in)
}

/// Every position of a few matches that bots played, with the seat on turn.
fn positions(rules: &[&str]) -> (Arc<Crossword>, Vec<(State, Seat)>) {
    let kind = CrosswordKind::default();
    let rules = rules.iter().map(|id| RuleSpec::plain(id)).collect();
    let specs = perft::specs_of(&kind, Some("scrabble"), rules).expect("a preset");
    let mut all = Vec::new();
    let mut game = None;
    for seed in 0..4 {
        let mut table = perft::table_of(&kind, &specs, house(), 2, seed).expect("sound rules");
        let mut bots: Vec<_> = (0..2).map(|seat| kind.bot("greedy", &table.game, Seat(seat)).expect("a bot")).collect();
        play_out(&mut table, &mut bots, &Chance::seeded(seed), 1_000).expect("an end");
        let mut state = table.game.blank(&table.log.header.setup);
        for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
            table.game.evolve(&mut state, event);
            if let (crossword::Event::Turn { seat, .. }, None) = (event, &state.end) {
                all.push((state.clone(), *seat));
            }
        }
        game.get_or_insert(table.game);
    }
    (game.expect("played"), all)
}

/// All plays of all positions, by the tables alone.
#[divan::bench]
fn generate(bencher: Bencher<'_, '_>) {
    let (game, positions) = positions(&[]);
    let generator: &Generator = game.generator().expect("searchable");
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        let mut sum = 0i64;
        for (state, seat) in &positions {
            generator.each(&state.board, state.rack(*seat), |play| sum += i64::from(play.score));
        }
        sum
    });
}

/// The best play of all positions, as the greedy bot looks for it.
#[divan::bench]
fn best(bencher: Bencher<'_, '_>) {
    let (game, positions) = positions(&[]);
    let generator: &Generator = game.generator().expect("searchable");
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        let mut sum = 0i64;
        for (state, seat) in &positions {
            generator.best(&state.board, state.rack(*seat), |play| sum += i64::from(play.score));
        }
        sum
    });
}

/// All plays, with a rule that is in no table, so that each is judged again.
#[divan::bench(sample_count = 5)]
fn generate_and_judge_again(bencher: Bencher<'_, '_>) {
    let (game, positions) = positions(&["extension_bonus"]);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        let mut sum = 0i64;
        for (state, seat) in &positions {
            game.plays(state, *seat, |play| sum += i64::from(play.score)).expect("searchable");
        }
        sum
    });
}

/// One play through the stack: every objection and the score, as a page asks while tiles are being placed.
#[divan::bench]
fn forecast(bencher: Bencher<'_, '_>) {
    let (game, positions) = positions(&[]);
    let (state, seat) = &positions[positions.len() / 2];
    let mut best = (0, Vec::new());
    let found = |play: &crossword::Found<'_>| {
        if play.score > best.0 {
            best = (play.score, play.placements(state));
        }
    };
    game.plays(state, *seat, found).expect("searchable");
    let action = Action::Play(best.1);
    bencher.bench_local(|| game.forecast(state, *seat, black_box(&action)));
}
