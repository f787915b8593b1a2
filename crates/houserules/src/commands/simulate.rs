//! `houserules simulate GAME …`

use crate::{Cupboard, faults};
use anyhow::{Context, Result, bail};
use catalogue::{AnySimulator, Effect, Simulated};
use indicatif::ProgressBar;
use kernel::{Message, RuleSpec, Seat, message};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

#[derive(Clone, clap::Args)]
#[command(after_help = "Examples:
  houserules simulate nim
  houserules simulate nim --preset misere --bots perfect,random --matches 10000
  houserules simulate nim --rule misere --rule 'take_most={\"sticks\":2}' --seed 7 --json
  houserules simulate uno --bots easy --rule seven_zero --against standard      what a house rule changes
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
    /// A rule to add or to change: 'id', or 'id={"param": 1}'. May be given several times.
    #[arg(long = "rule", value_name = "RULE")]
    rules: Vec<String>,
    /// Tell what changes against this preset, played on the same seeds.
    #[arg(long, value_name = "PRESET")]
    against: Option<String>,
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
        bail!(house.say(&message!("simulate-matches")));
    }
    let specs = house.specs(&**kind, args.preset.as_deref(), args.variant.as_deref(), &args.rules)?;
    let chosen = kind.choose(&specs, &house.content).map_err(|errors| house.wrong(&args.game, &errors))?;
    let named = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
    // Who names four bots wants them all to play.
    let players = args.players.unwrap_or(named.max(chosen.places.least));
    if named > players {
        bail!(house.say(&message!("simulate-bots", bots = named, players = players)));
    }
    let places = chosen.places;
    if !(places.least..=places.most).contains(&players) {
        let most = message!("cli-players", least = places.least, most = places.most, asked = players);
        bail!(house.say(&most));
    }
    let known: Vec<&str> = kind.bots().iter().map(|card| card.id).collect();
    if let Some(bot) = args.bots.iter().find(|bot| !known.contains(&bot.as_str())) {
        bail!(house.say(&message!("cli-no-bot", bot = bot, known = known)));
    }
    let simulator = |specs: &[RuleSpec]| {
        let simulator = kind.simulator(specs, &house.content, players, &args.bots);
        simulator.map_err(|why| house.unusable(&args.game, why))
    };
    let before = args.against.as_deref().map(|preset| house.specs(&**kind, Some(preset), None, &[])).transpose()?;
    let (simulator, before) = (simulator(&specs)?, before.map(|specs| simulator(&specs)).transpose()?);
    if let Some(folder) = &args.log {
        std::fs::create_dir_all(folder).with_context(|| format!("{}", folder.display()))?;
    }
    let started = Instant::now();
    let played = play_all(house, &*simulator, args)?;
    let seconds = started.elapsed().as_secs_f64();
    let mut report = Report::of(args, players, &played);
    if let Some(before) = before {
        report.before = Some(effect_of(&play_all(house, &*before, &Args { log: None, ..args.clone() })?));
    }
    let none = report.matches == report.unfinished.len() as u64;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        report.print(house);
    }
    let (speed, seconds) = (house.decimal(args.matches as f64 / seconds, 0), house.decimal(seconds, 1));
    eprintln!("{}", house.say(&message!("simulate-speed", speed = speed, seconds = seconds)));
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
    #[serde(skip)]
    told: Message,
}

/// Plays all matches on all cores; the results stand in the order of their seeds.
fn play_all(house: &Cupboard, simulator: &dyn AnySimulator, args: &Args) -> Result<Vec<Played>> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or(cores).clamp(1, 256);
    let bar = ProgressBar::new(args.matches);
    bar.set_style(super::bar_style(house));
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
                Err(_) => bail!(house.say(&message!("simulate-bug"))),
            }
        }
        Ok(all)
    })?;
    bar.finish_and_clear();
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, played)| played).collect())
}

fn play_one(simulator: &dyn AnySimulator, args: &Args, number: u64) -> Result<Played> {
    let seed = catalogue::seed_of(args.seed, number);
    let mut played = match simulator.play(seed, args.most, args.log.is_some()) {
        Ok(played) => played,
        Err(why) => {
            let (told, why) = (faults::of_match(&why), why.to_string());
            return Ok(Err(Unfinished { number: number + 1, seed, why, told }));
        }
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
    turns: Spread,
    /// As long as people would take, about.
    minutes: Spread,
    /// What the lobby of the page tells of these rules.
    effect: Effect,
    /// The same with the rules of `--against`.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<Effect>,
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

    /// "12.5 (3 to 20)"
    fn told(&self, house: &Cupboard, digits: usize) -> String {
        let plain = |value: f64| house.decimal(value, if value.fract() == 0.0 { 0 } else { 2 });
        let range = message!("cli-from-to", low = plain(self.least), high = plain(self.most));
        format!("{} ({})", house.decimal(self.mean, digits), house.say(&range))
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
            turns: Spread::of(played.iter().map(|one| one.turns as f64)),
            minutes: Spread::of(played.iter().map(|one| (one.people_millis as f64 / 600.0).round() / 100.0)),
            effect: effect_of(all),
            before: None,
            ends,
            unfinished: all.iter().filter_map(|one| one.as_ref().err().cloned()).collect(),
        }
    }

    fn print(&self, house: &Cupboard) {
        let say = |message: &Message| house.say(message);
        let game = house.say_of(&self.game, &message!("game"), &[]);
        let (matches, players, seed) = (self.matches, self.players, self.seed);
        let head =
            message!("simulate-head", game = game, matches = matches, players = players, seed = seed.to_string());
        println!("{}\n", say(&head));
        for Unfinished { number, seed, told, .. } in self.unfinished.iter().take(5) {
            let seed = seed.to_string();
            println!("{}", say(&message!("simulate-no-end", number = *number, seed = seed, why = told.clone())));
        }
        let finished = matches - self.unfinished.len() as u64;
        if finished < matches {
            println!("{}\n", say(&message!("simulate-finished", finished = finished, matches = matches)));
        }
        if finished == 0 {
            return;
        }
        self.print_seats(house, finished);
        println!("\n{}", say(&message!("simulate-shared", count = self.shared_first_places)));
        println!("{}", say(&message!("simulate-entries", spread = self.entries.told(house, 1))));
        println!("{}", say(&message!("simulate-turns", spread = self.turns.told(house, 1))));
        println!("{}", say(&message!("simulate-minutes", spread = self.minutes.told(house, 1))));
        println!("{}", say(&message!("simulate-reshuffled", count = self.effect.reshuffled)));
        println!("{}", say(&message!("simulate-ends")));
        for (reason, count) in &self.ends {
            println!("  {count:6}  {}", house.say_of(&self.game, &Message::called(format!("end-{reason}")), &[]));
        }
        println!("\n{}", say(&self.effect.message()));
        if let Some(before) = &self.before {
            println!("{}", say(&self.effect.change(before)));
        }
    }

    /// A line for each seat, under headings as wide as a language needs them.
    fn print_seats(&self, house: &Cupboard, finished: u64) {
        let headings = ["simulate-seat", "simulate-bot", "simulate-wins", "simulate-score"];
        let mut rows = vec![headings.map(|id| house.say(&Message::new(id)))];
        rows.extend(self.seats.iter().map(|seat| {
            let share = house.decimal(100.0 * seat.wins as f64 / finished as f64, 1);
            let bot = house.say_of(&self.game, &Message::called(format!("bot-{}", seat.bot)), &[]);
            [seat.seat.to_string(), bot, format!("{} ({share} %)", seat.wins), seat.score.told(house, 2)]
        }));
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
        let widths = [width(0), width(1), width(2)];
        for [seat, bot, wins, score] in &rows {
            println!("{seat:>0$}  {bot:1$}  {wins:>2$}   {score}", widths[0], widths[1], widths[2]);
        }
    }
}

/// What they came to together.
fn effect_of(all: &[Played]) -> Effect {
    let mut effect = Effect::default();
    all.iter().for_each(|one| effect.add(one.as_ref().ok()));
    effect
}

fn won(one: &Simulated, seat: Seat) -> bool {
    one.outcome.winner().is_some_and(|side| side.seats.contains(&seat))
}
