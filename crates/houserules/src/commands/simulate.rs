//! `houserules simulate GAME …`

use crate::Cupboard;
use anyhow::{Context, Result, bail};
use catalogue::{AnySimulator, Simulated};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Seat;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules simulate nim
  houserules simulate nim --preset misere --bots perfect,random --matches 10000
  houserules simulate nim --rule misere --rule 'take_most={\"sticks\":2}' --seed 7 --json
  houserules simulate nim --matches 5 --log logs        then: houserules verify logs/*.jsonl")]
pub(crate) struct Args {
    /// Which game.
    game: String,
    /// Which preset; the game's default one if none is named.
    #[arg(long)]
    preset: Option<String>,
    /// A variant file: rules of your own, instead of a preset.
    #[arg(long, value_name = "FILE", conflicts_with = "preset")]
    variant: Option<PathBuf>,
    /// A folder with content of your own, as `houserules serve` has it.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// A rule to add or to change: 'id', or 'id={"param": 1}'. May be given several times.
    #[arg(long = "rule", value_name = "RULE")]
    rules: Vec<String>,
    /// How many play; as few as can if nothing is said.
    #[arg(long)]
    players: Option<u8>,
    /// The bots, dealt round the table.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many matches.
    #[arg(long, default_value_t = 1_000)]
    matches: u64,
    /// The same seed gives the same matches.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A match that takes more entries than this is called off, and told.
    #[arg(long, value_name = "ENTRIES", default_value_t = 50_000)]
    most: usize,
    /// How many threads; all cores if nothing is said. Changes nothing but the time it takes.
    #[arg(long)]
    threads: Option<usize>,
    /// The result as JSON.
    #[arg(long)]
    json: bool,
    /// Write the log of each match into this folder.
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
}

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    let kind = house.game(&args.game)?;
    if args.matches == 0 {
        bail!("--matches must be at least 1");
    }
    let specs = house.specs(&**kind, args.preset.as_deref(), args.variant.as_deref(), &args.rules)?;
    let chosen = kind.choose(&specs, &house.content).map_err(|errors| anyhow::anyhow!(kernel::perft::join(&errors)))?;
    let named = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
    // Who names four bots wants them all to play.
    let players = args.players.unwrap_or(named.max(chosen.places.least));
    if named > players {
        bail!("{named} bots for {players} players: name fewer, or add --players {named}");
    }
    let simulator = kind.simulator(&specs, &house.content, players, &args.bots);
    let simulator = simulator.map_err(|why| house.unusable(&args.game, why))?;
    if let Some(folder) = &args.log {
        std::fs::create_dir_all(folder).with_context(|| format!("the folder {}", folder.display()))?;
    }
    let started = Instant::now();
    let played = play_all(&*simulator, args)?;
    let seconds = started.elapsed().as_secs_f64();
    let report = Report::of(args, players, &played);
    let none = report.matches == report.unfinished.len() as u64;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        report.print();
    }
    eprintln!("{:.0} matches a second ({seconds:.1} s)", args.matches as f64 / seconds);
    Ok(if none { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// A match that was played, or why it came to no end.
type Played = Result<Simulated, Unfinished>;

/// A match without an end.
#[derive(Clone, Serialize)]
struct Unfinished {
    number: u64,
    seed: u64,
    why: String,
}

/// Plays all matches on all cores; the results stand in the order of their seeds.
fn play_all(simulator: &dyn AnySimulator, args: &Args) -> Result<Vec<Played>> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or(cores).clamp(1, 256);
    let bar = ProgressBar::new(args.matches);
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let next = AtomicU64::new(0);
    let worker = || -> Result<Vec<(u64, Played)>> {
        let mut mine = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.matches {
                return Ok(mine);
            }
            mine.push((number, play_one(simulator, args, number)?));
            bar.inc(1);
        }
    };
    let mut all = std::thread::scope(|scope| -> Result<Vec<(u64, Played)>> {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        let mut all = Vec::new();
        for worker in workers {
            match worker.join() {
                Ok(played) => all.extend(played?),
                Err(_) => bail!("a match went wrong; this is a bug of the game"),
            }
        }
        Ok(all)
    })?;
    bar.finish_and_clear();
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, played)| played).collect())
}

fn play_one(simulator: &dyn AnySimulator, args: &Args, number: u64) -> Result<Played> {
    let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(number);
    let mut played = match simulator.play(seed, args.most, args.log.is_some()) {
        Ok(played) => played,
        Err(why) => return Ok(Err(Unfinished { number: number + 1, seed, why: why.to_string() })),
    };
    if let (Some(folder), Some(log)) = (&args.log, played.log.take()) {
        let path = log_path(folder, &args.game, number);
        std::fs::write(&path, log).with_context(|| format!("{}", path.display()))?;
    }
    Ok(Ok(played))
}

fn log_path(folder: &Path, game: &str, number: u64) -> PathBuf {
    folder.join(format!("{game}-{}.jsonl", number + 1))
}

/// What came of it.
#[derive(Serialize)]
struct Report {
    game: String,
    players: u8,
    seed: u64,
    matches: u64,
    seats: Vec<SeatReport>,
    shared_first_places: u64,
    entries: Spread,
    minutes: Spread,
    ends: BTreeMap<String, u64>,
    /// They count in nothing else.
    unfinished: Vec<Unfinished>,
}

#[derive(Serialize)]
struct SeatReport {
    seat: u8,
    bot: String,
    wins: u64,
    score: Spread,
}

/// The least, the mean and the most of something.
#[derive(Serialize)]
struct Spread {
    least: f64,
    mean: f64,
    most: f64,
}

impl Spread {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        if values.clone().next().is_none() {
            return Spread { least: 0.0, mean: 0.0, most: 0.0 };
        }
        let count = values.clone().count().max(1) as f64;
        Spread {
            least: values.clone().fold(f64::INFINITY, f64::min),
            mean: (values.clone().sum::<f64>() / count * 1000.0).round() / 1000.0,
            most: values.fold(f64::NEG_INFINITY, f64::max),
        }
    }
}

impl Report {
    fn of(args: &Args, players: u8, all: &[Played]) -> Self {
        let played: Vec<&Simulated> = all.iter().filter_map(|one| one.as_ref().ok()).collect();
        let mut ends = BTreeMap::new();
        for one in &played {
            *ends.entry(one.outcome.reason.clone()).or_insert(0) += 1;
        }
        let seat = |seat: u8| SeatReport {
            seat,
            bot: args.bots[usize::from(seat) % args.bots.len()].clone(),
            wins: played.iter().filter(|one| won(one, Seat(seat))).count() as u64,
            score: Spread::of(played.iter().map(|one| one.outcome.score(Seat(seat)).unwrap_or(0) as f64)),
        };
        Report {
            game: args.game.clone(),
            players,
            seed: args.seed,
            matches: args.matches,
            seats: (0..players).map(seat).collect(),
            shared_first_places: played.iter().filter(|one| one.outcome.winner().is_none()).count() as u64,
            entries: Spread::of(played.iter().map(|one| one.entries as f64)),
            minutes: Spread::of(played.iter().map(|one| (one.millis as f64 / 600.0).round() / 100.0)),
            ends,
            unfinished: all.iter().filter_map(|one| one.as_ref().err().cloned()).collect(),
        }
    }

    fn print(&self) {
        println!("{}: {} matches of {} players, seed {}\n", self.game, self.matches, self.players, self.seed);
        for Unfinished { number, seed, why } in self.unfinished.iter().take(5) {
            println!("match {number} (seed {seed}) came to no end: {why}");
        }
        let finished = self.matches - self.unfinished.len() as u64;
        if finished < self.matches {
            println!("{finished} of {} matches came to an end\n", self.matches);
        }
        if finished == 0 {
            return;
        }
        println!("seat  bot           wins            score: mean (least to most)");
        for seat in &self.seats {
            let share = 100.0 * seat.wins as f64 / finished as f64;
            println!(
                "{:4}  {:12} {:6}  {share:4.1} %   {:10.2} ({} to {})",
                seat.seat, seat.bot, seat.wins, seat.score.mean, seat.score.least, seat.score.most
            );
        }
        println!("\nshared first places: {}", self.shared_first_places);
        println!("entries a match: {:.1} ({} to {})", self.entries.mean, self.entries.least, self.entries.most);
        println!("minutes of match time: {:.1} ({} to {})", self.minutes.mean, self.minutes.least, self.minutes.most);
        let ends: Vec<String> = self.ends.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
        println!("ended by: {}", ends.join(", "));
    }
}

fn won(one: &Simulated, seat: Seat) -> bool {
    one.outcome.winner().is_some_and(|side| side.seats.contains(&seat))
}
