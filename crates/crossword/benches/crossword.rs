//! What finding plays and judging one costs. Run with `cargo bench -p crossword`.

mod baseline;

use crossword::{Action, Board, Crossword, CrosswordKind, Generator, State, Tile, content, positions};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::{Chance, Content, Game, Kind, Match, Moment, RuleSpec, Seat, perft, play_out};
use lexicon::Lexicon;
use std::sync::{Arc, OnceLock};

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    the_graph();
    against_the_baseline();
    by_cpu_time();
    divan::main();
}

/// The CPU time of this thread in seconds, where the system tells it (`/proc`).
fn used() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse::<f64>().ok().map(|nanos| nanos / 1e9)
}

/// What the word graph of ENABLE takes, and how long it takes to be built and to be read: the least of the rounds.
fn the_graph() {
    let Some(words) = testkit::outside("words/enable-2-15.txt", "the graph of ENABLE") else { return };
    let Some((lexicon, built)) = least(|| positions::words(&words).expect("a list")) else { return };
    let file = lexicon.to_bytes();
    let Some((_, read)) = least(|| Lexicon::from_bytes(&file).expect("it was just written")) else { return };
    let megabytes = |bytes: usize| bytes as f64 / 1e6;
    println!(
        "ENABLE's graph: {:.2} MB in memory, {:.2} MB as a file; built in {:.0} ms, read in {:.0} ms of CPU time",
        megabytes(lexicon.graph().bytes()),
        megabytes(file.len()),
        built * 1e3,
        read * 1e3
    );
}

/// What comes of it, and the least CPU time that it took.
fn least<T>(does: impl Fn() -> T) -> Option<(T, f64)> {
    let mut best = f64::MAX;
    let mut made = None;
    for _ in 0..ROUNDS {
        let start = used()?;
        made = Some(does());
        best = best.min(used()? - start);
    }
    Some((made?, best))
}

/// A board and a rack.
type Position = (Board, Vec<Tile>);

/// Positions with words to play there: of matches between bots; and what counts beside them, where it is at hand.
fn sets() -> Vec<(String, Generator, Vec<Position>)> {
    let (game, states) = played(&[]);
    let english = game.generator().expect("searchable").clone();
    let plain: Vec<_> = states.iter().map(|(state, seat)| (state.board.clone(), state.rack(*seat).to_vec())).collect();
    let with_blanks = |(board, rack): &Position| {
        let letters = rack.iter().copied().filter(|tile| *tile != Tile::BLANK).skip(2);
        (board.clone(), letters.chain([Tile::BLANK; 2]).collect())
    };
    let blanks = plain.iter().map(with_blanks).collect();
    let mut sets = vec![("matches".into(), english.clone(), plain), ("two blanks".into(), english, blanks)];
    let outside = |path: &str| testkit::outside(path, "positions on ENABLE");
    if let Some(words) = outside("words/enable-2-15.txt") {
        let generator = positions::generator(positions::words(&words).expect("a list")).expect("a generator");
        for file in ["positions.tsv", "positions-blanks.tsv"] {
            let Some(text) = outside(&format!("crossword/{file}")) else { continue };
            let all = positions::read(&String::from_utf8_lossy(&text)).expect("positions");
            let all = all.into_iter().map(|position| (position.board, position.rack)).collect();
            sets.push((file.into(), generator.clone(), all));
        }
    }
    sets
}

/// All plays of all positions, by the generator and by the one of before in turn. The median of the rounds.
fn against_the_baseline() {
    for (name, generator, positions) in sets() {
        let tables = Arc::new(generator.tables().clone());
        let before = baseline::Generator::new(Arc::new(generator.lexicon().clone()), tables);
        let all_before = || {
            let mut count = 0;
            positions.iter().for_each(|(board, rack)| before.each(board, rack, |play| count += play.score as u64 + 1));
            count
        };
        let all_now = || {
            let mut count = 0;
            positions
                .iter()
                .for_each(|(board, rack)| generator.each(board, rack, |play| count += play.score as u64 + 1));
            count
        };
        assert_eq!(all_before(), all_now(), "the same plays");
        let mut rounds = Vec::new();
        for _ in 0..ROUNDS {
            let (Some(then), Some(now)) = (each_took(&all_before), each_took(&all_now)) else { return };
            rounds.push((then / now, now, then));
        }
        rounds.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (ratio, now, then) = rounds[ROUNDS / 2];
        let micros = |time: f64| time * 1e6 / positions.len() as f64;
        println!(
            "{name}: {} positions, {:.1} µs each by CPU time, before {:.1}: {ratio:.2} times as fast ({:.2} to {:.2})",
            positions.len(),
            micros(now),
            micros(then),
            rounds[0].0,
            rounds[ROUNDS - 1].0
        );
    }
}

/// CPU-seconds for each time, of so many that the system's clock, which ticks every few milliseconds, tells them well.
fn each_took(does: &dyn Fn() -> u64) -> Option<f64> {
    let start = used()?;
    let mut times = 0;
    loop {
        black_box(does());
        times += 1;
        let took = used()? - start;
        if took > LONG_ENOUGH {
            return Some(took / f64::from(times));
        }
    }
}

/// So many seconds.
const LONG_ENOUGH: f64 = 0.2;

/// How often each is measured.
const ROUNDS: usize = 7;

/// Matches a second of CPU time between two greedy bots, which a busy machine does not change as it changes the clock on
/// the wall. Only where the system tells it (`/proc`).
fn by_cpu_time() {
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
fn played(rules: &[&str]) -> (Arc<Crossword>, Vec<(State, Seat)>) {
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
    let (game, positions) = played(&[]);
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
    let (game, positions) = played(&[]);
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
    let (game, positions) = played(&["extension_bonus"]);
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
    let (game, positions) = played(&[]);
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
