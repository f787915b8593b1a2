//! How strong the bots are, and how long they think: `cargo bench -p texas42 --bench ladder`.
//!
//! Two of a kind against two of another, to seven marks; every deal is played twice, with sides changed. `HR_LADDER`
//! chooses what is played: `strong:easy:400` is 400 matches of two `strong` against two `easy`, `strong:easy:400:200`
//! the same from seed 200 on, `strong:easy:400:0:everything` with another preset.

mod measure;

use kernel::{Bot, Chance, Content, Draws, Game, Kind, Seat, Turn, Wish, perft, play_out};
use measure::{commit, seconds};
use std::sync::{Arc, Mutex};
use texas42::{Action, Texas42, Texas42Kind};

/// Long enough to see that it works, short enough for every bench.
const SHORT: &str = "strong:easy:8,steady:easy:8,easy:random:40";

fn main() {
    let wanted = std::env::var("HR_LADDER").unwrap_or_else(|_| SHORT.into());
    println!("texas42 ladder at {}", commit());
    for line in wanted.split(',') {
        let mut parts = line.split(':');
        let mut next = |other: &'static str| parts.next().unwrap_or(other).to_string();
        let (one, other, matches, from, preset) =
            (next("strong"), next("easy"), next("8"), next("0"), next("straight"));
        let number = |text: &str| text.parse().expect("a number");
        ladder(&one, &other, number(&matches), number(&from), &preset);
    }
}

/// CPU-seconds that each move took.
type Times = Arc<Mutex<Vec<f64>>>;

/// A bot with a stopwatch.
struct Timed {
    bot: Box<dyn Bot<Texas42>>,
    times: Times,
}

impl Bot<Texas42> for Timed {
    fn act(&mut self, turn: &Turn<'_, Texas42>, luck: &mut Draws) -> Option<Wish<Action>> {
        let (choice, time) = seconds(|| self.bot.act(turn, luck));
        if turn.offers().len() > 1 {
            self.times.lock().expect("nobody panics").push(time);
        }
        choice
    }
}

fn ladder(one: &str, other: &str, matches: u64, from: u64, preset: &str) {
    let times = Times::default();
    let mut won = 0;
    for number in 0..matches {
        won += u64::from(wins(one, other, from + number / 2, number % 2 == 1, preset, &times));
        // Long ladders tell how far they are.
        if number % 20 == 19 && number + 1 < matches {
            eprintln!("  {one} against {other}: {won} of {} so far", number + 1);
        }
    }
    let wins = won;
    let share = wins as f64 / matches as f64;
    let mut times = std::mem::take(&mut *times.lock().expect("nobody panics"));
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
    let at = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    println!(
        "  {one} against {other}, {preset}: {wins} of {matches} matches, {:.1} %, lower 95 % bound {:.1} %; a move of \
         {one} takes {:.0} ms on average, one in a hundred over {:.0} ms, the longest {:.0} ms",
        100.0 * share,
        100.0 * lower_bound(share, matches as f64),
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

/// Does `one` win this match? `changed`: it sits at 1 and 3.
fn wins(one: &str, other: &str, seed: u64, changed: bool, preset: &str, times: &Times) -> bool {
    let kind = Texas42Kind::default();
    let specs = perft::specs_of(&kind, Some(preset), Vec::new()).expect("a preset");
    let mut table = perft::table_of(&kind, &specs, &Content::none(), 4, seed).expect("it composes");
    let side = u8::from(changed);
    let bot = |seat: u8| -> Box<dyn Bot<Texas42>> {
        let ours = seat % 2 == side;
        let bot = kind.bot(if ours { one } else { other }, &table.game, Seat(seat)).expect("a bot");
        if ours { Box::new(Timed { bot, times: times.clone() }) } else { bot }
    };
    let mut bots: Vec<Box<dyn Bot<Texas42>>> = (0..4).map(bot).collect();
    play_out(&mut table, &mut bots, &Chance::seeded(!seed), 50_000).expect("it ends");
    let outcome = table.game.outcome(&table.state).expect("it is over");
    outcome.place(Seat(side)) == Some(1)
}
