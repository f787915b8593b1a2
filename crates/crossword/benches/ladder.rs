//! How strong the bots are, and how long they think: `cargo bench -p crossword --bench ladder`.
//!
//! Matches of two; every deal is played twice, with seats changed. `HR_LADDER` chooses what is played: `strong:steady:400` is
//! 400 matches of `strong` against `steady`, `strong:steady:400:200` the same from seed 200 on,
//! `strong:steady:400:0:wordfeud` with another preset.

use crossword::{Action, Crossword, CrosswordKind, content};
use kernel::{Bot, Chance, Content, Draws, Game, Kind, Match, Moment, Seat, Turn, Wish, perft, play_out};
use std::sync::{Arc, Mutex};

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Long enough to see that it works, short enough for every bench.
const SHORT: &str = "steady:greedy:20,strong:steady:6";

fn main() {
    let wanted = std::env::var("HR_LADDER").unwrap_or_else(|_| SHORT.into());
    let house = content::built_in();
    for line in wanted.split(',') {
        let mut parts = line.split(':');
        let mut next = |other: &'static str| parts.next().unwrap_or(other).to_string();
        let (one, other, matches, from, preset) =
            (next("strong"), next("steady"), next("6"), next("0"), next("scrabble"));
        let number = |text: &str| text.parse().expect("a number");
        ladder(&house, [&one, &other], number(&matches), number(&from), &preset);
    }
}

/// CPU-seconds that each move took.
type Times = Arc<Mutex<Vec<f64>>>;

/// The CPU time of this thread in seconds, where the system tells it (`/proc`).
fn used() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|nanos| nanos.parse::<f64>().ok()).unwrap_or(0.0) / 1e9
}

/// A bot with a stopwatch.
struct Timed {
    bot: Box<dyn Bot<Crossword>>,
    times: Times,
}

impl Bot<Crossword> for Timed {
    fn act(&mut self, turn: &Turn<'_, Crossword>, luck: &mut Draws) -> Option<Wish<Action>> {
        let start = used();
        let choice = self.bot.act(turn, luck);
        self.times.lock().expect("nobody panics").push(used() - start);
        choice
    }
}

fn ladder(house: &Content, [one, other]: [&str; 2], matches: u64, from: u64, preset: &str) {
    let kind = CrosswordKind::default();
    let specs = perft::specs_of(&kind, Some(preset), Vec::new()).expect("a preset");
    let dealt = perft::table_of(&kind, &specs, house, 2, 0).expect("sound rules");
    let (game, header) = (dealt.game, dealt.log.header);
    let times = Times::default();
    let (mut won, mut margin) = (0.0, 0);
    for number in 0..matches {
        let (seed, side) = (from + number / 2, (number % 2) as u8);
        let mut table = Match::deal(game.clone(), header.clone(), Chance::seeded(seed), Moment(0));
        let bot = |seat: u8| -> Box<dyn Bot<Crossword>> {
            let ours = seat == side;
            let bot = kind.bot(if ours { one } else { other }, &game, Seat(seat)).expect("a bot");
            if ours { Box::new(Timed { bot, times: times.clone() }) } else { bot }
        };
        let mut bots: Vec<_> = (0..2).map(bot).collect();
        play_out(&mut table, &mut bots, &Chance::seeded(!seed), 1_000).expect("an end");
        let scores = &table.state.scores;
        let ahead = scores[Seat(side)] - scores[Seat(1 - side)];
        assert!(table.game.outcome(&table.state).is_some(), "it is over");
        margin += ahead;
        won += match ahead.signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        // Long ladders tell how far they are.
        if number % 20 == 19 && number + 1 < matches {
            eprintln!("  {one} against {other}: {won} of {} so far, {margin} points ahead", number + 1);
        }
    }
    let share = won / matches as f64;
    let mut times = std::mem::take(&mut *times.lock().expect("nobody panics"));
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
    let at = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    println!(
        "  {one} against {other}, {preset}: {won} of {matches} matches, {:.1} %, lower 95 % bound {:.1} %, {:.1} points ahead; \
         a move of {one} takes {:.0} ms on average, one in a hundred over {:.0} ms, the longest {:.0} ms",
        100.0 * share,
        100.0 * lower_bound(share, matches as f64),
        f64::from(margin) / matches as f64,
        1e3 * mean,
        1e3 * at(0.99),
        1e3 * at(1.0 - f64::EPSILON)
    );
}

/// Wilson's lower bound: with 95 % certainty (one-sided 97.5 %) the true share is above it.
fn lower_bound(share: f64, of: f64) -> f64 {
    let z = 1.96;
    let middle = share + z * z / (2.0 * of);
    let spread = z * (share * (1.0 - share) / of + z * z / (4.0 * of * of)).sqrt();
    (middle - spread) / (1.0 + z * z / of)
}
