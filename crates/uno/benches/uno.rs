//! How many hands a second: random players, official rules, one thread, through the whole engine as a simulation goes
//! through it: offers, judging, events, folding, the log.
//!
//! `cargo bench -p uno`. An item is a hand, so items a second are hands a second.

use divan::counter::ItemsCount;
use kernel::perft::{specs_of, table_of};
use kernel::{Chance, Content, Draws, Game, Header, Input, Match, Moment, RuleSpec, Seat, Setup};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use uno::{Action, UnoKind};

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Hands in a row, so that composing and the first deal do not count for much.
const HANDS: u32 = 10;

static SEED: AtomicU64 = AtomicU64::new(0);

fn main() {
    by_cpu_time();
    divan::main();
}

/// Hands a second of CPU time, which a busy machine does not change as it changes the clock on the wall.
/// Only where the system tells it (`/proc`, in hundredths of a second).
fn by_cpu_time() {
    let used = || -> Option<u64> {
        let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        Some(fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?)
    };
    let (mut hands, mut actions, Some(start)) = (0, 0, used()) else { return };
    while let Some(spent) = used().map(|now| now - start) {
        if spent >= 200 {
            let second = |number: u64| number * 100 / spent;
            println!("4 players, by CPU time: {} hands/s, {} actions/s", second(hands), second(actions));
            return;
        }
        let (mut table, mut luck) = deal(4);
        actions += play(&mut table, card, &mut luck);
        hands += u64::from(table.state.table.completed);
    }
}

type What = kernel::What<rounds::Action<Action>>;
type Choose = fn(&[What], &mut Draws) -> Option<rounds::Action<Action>>;

/// Anything at all: such players draw when they could play, and their hands are long.
fn any(possible: &[What], luck: &mut Draws) -> Option<rounds::Action<Action>> {
    match luck.pick(possible)? {
        What::Exact(action) => Some(action.clone()),
        What::Form(_) => None,
    }
}

/// A random card that goes, else draw, as the random agents of other frameworks do.
fn card(possible: &[What], luck: &mut Draws) -> Option<rounds::Action<Action>> {
    let lays = |what: &&What| matches!(what, What::Exact(rounds::Action::Play(Action::Lay { .. })));
    let lays = possible.iter().take_while(lays).count();
    any(if lays > 0 { &possible[..lays] } else { possible }, luck)
}

/// As official, but no match is over before its hands are played. Composed once.
static TEMPLATE: LazyLock<Match<uno::Game>> = LazyLock::new(|| {
    let kind = UnoKind::default();
    let target = RuleSpec::new("target", serde_json::json!({"points": 2000}));
    let specs = specs_of(&kind, Some("official"), vec![target]).expect("a preset");
    table_of(&kind, &specs, &Content::none(), 4, 0).expect("sound")
});

fn deal(seats: u8) -> (Match<uno::Game>, Draws) {
    let seed = SEED.fetch_add(1, Ordering::Relaxed);
    let header = Header { setup: Setup::seats(seats), ..TEMPLATE.log.header.clone() };
    let table = Match::deal(TEMPLATE.game.clone(), header, Chance::seeded(seed), Moment(0));
    (table, Chance::seeded(seed).draws("bench", 0))
}

fn play(table: &mut Match<uno::Game>, choose: Choose, luck: &mut Draws) -> u64 {
    let (mut actions, mut possible) = (0, Vec::new());
    while table.state.table.completed < HANDS && table.game.outcome(&table.state).is_none() {
        let seat = table.game.awaited(&table.state).iter().next().unwrap_or(Seat(0));
        possible.clear();
        table.game.possible(&table.state, seat, |what| possible.push(what));
        let action = choose(&possible, luck).expect("something to do");
        // After the window in which one may be caught, which nobody here does.
        let at = Moment(table.clock().0 + 2_000);
        table.enact(Input::Act(seat, action), at).expect("what is offered is accepted");
        actions += 1;
    }
    actions
}

fn bench(bencher: divan::Bencher<'_, '_>, seats: u8, choose: Choose) {
    bencher
        .counter(ItemsCount::new(HANDS))
        .with_inputs(|| deal(seats))
        .bench_values(|(mut table, mut luck)| play(&mut table, choose, &mut luck));
}

/// A random card that goes, else draw.
#[divan::bench(args = [2, 4, 10])]
fn hands(bencher: divan::Bencher<'_, '_>, seats: u8) {
    bench(bencher, seats, card);
}

/// Any offer at all.
#[divan::bench(args = [4])]
fn hands_of_any_offer(bencher: divan::Bencher<'_, '_>, seats: u8) {
    bench(bencher, seats, any);
}

/// One item is one action.
#[divan::bench]
fn actions(bencher: divan::Bencher<'_, '_>) {
    bencher
        .with_inputs(|| deal(4))
        .input_counter(|(table, _)| {
            // The same match again, only to count its actions.
            let log =
                kernel::Log { header: table.log.header.clone(), entries: table.log.entries.clone(), reveal: None };
            let mut again = Match::resume(table.game.clone(), log, table.chance().clone()).expect("a sound log");
            ItemsCount::new(play(&mut again, card, &mut Chance::seeded(0).draws("actions", 0)))
        })
        .bench_values(|(mut table, _)| play(&mut table, card, &mut Chance::seeded(0).draws("actions", 0)));
}
