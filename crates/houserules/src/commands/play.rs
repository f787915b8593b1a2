//! `houserules play GAME`: you and bots, in the terminal.

use crate::{Cupboard, read};
use anyhow::{Context, Result, anyhow, bail};
use catalogue::{AnyKind, AnyMatch, Branching, Opening, Raw, Unreadable};
use kernel::{Chance, Input, Message, Moment, Offer, Reveal, Seat, Setup, Viewer, fair, message};
use std::cell::Cell;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules play nim
  houserules play nim --preset misere --bot perfect --players 3
  houserules play crossword --variant sundays.toml
  houserules play texas42 --preset family --rule hints

  houserules play crossword --preset friends --bot greedy
  houserules play crossword --coach
  houserules play uno --from uno-1.jsonl --at 20 --seat 2 --log other-end.jsonl     then: houserules verify other-end.jsonl

Answer with the number of what you want to do, or in the words of the game. Crossword understands
`8H QUIZ` (across), `H8 QUIZ` (down), `swap ABC`, `pass`, `challenge`, `looks good`, `valid`, `invalid`.
`hint` asks for advice (again: for more of it), `better` what would have been better, `log` tells what happened so far, `quit` ends it.")]
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
    /// The bot in all other seats; the game's strongest one if none is named.
    #[arg(long)]
    bot: Option<String>,
    /// How many play; as few as can if nothing is said.
    #[arg(long)]
    players: Option<u8>,
    /// The same seed gives the same deal; another one each time if nothing is said.
    #[arg(long)]
    seed: Option<u64>,
    /// After each of your moves, say what would have been better.
    #[arg(long)]
    coach: bool,
    /// Play on from a point of this finished match, with its rules.
    #[arg(long, value_name = "LOG", conflicts_with_all = ["preset", "variant", "rules", "players"])]
    from: Option<PathBuf>,
    /// After so many entries of that match; where it began if nothing is said.
    #[arg(long, requires = "from", default_value_t = 1)]
    at: usize,
    /// The seat that you take over in it, from 0.
    #[arg(long, requires = "from", default_value_t = 0)]
    seat: u8,
    /// Where to write the log of the match that came of it, when it is over.
    #[arg(long, value_name = "FILE", requires = "from")]
    log: Option<PathBuf>,
    /// Colours: where the terminal has them and NO_COLOR is not set, always, or never.
    #[arg(long, value_enum, default_value = "auto")]
    color: Colours,
}

/// When to paint.
#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Colours {
    Auto,
    Always,
    Never,
}

impl Colours {
    fn wanted(self) -> bool {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        match self {
            Colours::Auto => std::io::stdout().is_terminal() && !refused,
            Colours::Always => true,
            Colours::Never => false,
        }
    }
}

/// So that one sees what bots do.
const PAUSE: Duration = Duration::from_millis(350);

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    let kind = house.game(&args.game)?;
    let bot = args.bot.clone().or_else(|| kind.bots().last().map(|card| card.id.to_string())).unwrap_or_default();
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let mut table = match &args.from {
        Some(path) => play_on(house, &**kind, args, path, &bot, seed)?,
        None => open(house, &**kind, args, &bot, seed)?,
    };
    let (you, seats) = (Seat(args.seat), table.header().setup.seats);
    for seat in (0..seats).map(Seat).filter(|seat| *seat != you) {
        if !table.bots().seat(seat, &bot) {
            if let Some(why) = table.bots().cannot() {
                bail!(house.say_of(&args.game, &why, &[]));
            }
            let ids: Vec<&str> = kind.bots().iter().map(|card| card.id).collect();
            bail!(house.say(&message!("cli-no-bot", bot = bot, known = ids)));
        }
    }
    let game = |id| house.say_of(&args.game, &Message::new(id), &[]);
    let begin = message!("cli-begin", game = game("game"), sentence = game("game.sentence"), seed = seed);
    println!("{}\n", house.say(&begin));
    let luck = Chance::seeded(!seed);
    let (painted, coach, asked) = (args.color.wanted(), args.coach, Cell::new((0, 0)));
    let mut evening = Evening { house, game: &args.game, table, you, told: 0, luck, seats, painted, coach, asked };
    let code = evening.play()?;
    if let Some(path) = &args.log {
        let reveal = Reveal::new(&fair::seeded(seed).1, vec![String::new(); usize::from(seats)]);
        std::fs::write(path, evening.table.log(Some(reveal))).with_context(|| format!("{}", path.display()))?;
    }
    Ok(code)
}

/// A new match.
fn open(house: &Cupboard, kind: &dyn AnyKind, args: &Args, bot: &str, seed: u64) -> Result<Box<dyn AnyMatch>> {
    let specs = house.specs(kind, args.preset.as_deref(), args.variant.as_deref(), &args.rules)?;
    let chosen = kind.choose(&specs, &house.content).map_err(|errors| house.wrong(&args.game, &errors))?;
    let places = chosen.places;
    let seats = args.players.unwrap_or(places.least.max(2));
    if !(places.least..=places.most).contains(&seats) {
        let players = message!("cli-players", least = places.least, most = places.most, asked = seats);
        bail!(house.say(&players));
    }
    let names = names(house, &args.game, bot, seats, Seat(args.seat));
    let opening = Opening { setup: Setup::seats(seats), names, ..Opening::seeded(seats, seed) };
    kind.open(&specs, &house.content, opening).map_err(|errors| house.wrong(&args.game, &errors))
}

/// A match that branches off from another one.
fn play_on(
    house: &Cupboard,
    kind: &dyn AnyKind,
    args: &Args,
    path: &Path,
    bot: &str,
    seed: u64,
) -> Result<Box<dyn AnyMatch>> {
    let log = read(path)?;
    let header = house.header_of(&log)?;
    let (of, seats) = (header.game, header.setup.seats);
    if of != args.game {
        bail!("{}: {}", path.display(), house.say(&message!("log-no_game", game = of)));
    }
    if args.seat >= seats {
        bail!("{}: {}", path.display(), house.say(&message!("branch-no_seat")));
    }
    let (name, secret) = fair::seeded(seed);
    let branching = Branching {
        entries: args.at,
        names: names(house, &args.game, bot, seats, Seat(args.seat)),
        commitment: fair::commitment(&name, &secret),
        chance: fair::chance(&name, &secret, &vec![String::new(); usize::from(seats)]),
        name,
    };
    let unusable = |why| match why {
        // What the house says, and no game.
        Unreadable::Said(why) => anyhow!(house.say(&why)),
        why => house.unusable(&args.game, why),
    };
    kind.branch(&log, &house.content, branching).map_err(|why| unusable(why).context(format!("{}", path.display())))
}

/// What the seats are called. The log speaks of players by name: "You takes" would not do.
fn names(house: &Cupboard, game: &str, bot: &str, seats: u8, you: Seat) -> Vec<String> {
    let called = house.say_of(game, &Message::called(format!("bot-{bot}")), &[]);
    let name = |seat: u8| match seats {
        _ if seat == you.0 => std::env::var("USER").unwrap_or_else(|_| house.say(&message!("cli-player"))),
        2 => house.say(&message!("cli-bot", bot = &called)),
        _ => house.say(&message!("cli-bot-number", number = seat + u8::from(seat < you.0))),
    };
    (0..seats).map(name).collect()
}

fn fresh_seed() -> u64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(1, |time| time.as_millis() as u64 % 1_000_000)
}

struct Evening<'a> {
    house: &'a Cupboard,
    game: &'a str,
    table: Box<dyn AnyMatch>,
    /// Where you sit.
    you: Seat,
    /// So many entries were told.
    told: usize,
    luck: Chance,
    seats: u8,
    painted: bool,
    /// Is the coach to speak after each move of yours?
    coach: bool,
    /// After how many entries a hint was asked for, and how many steps of it were told.
    asked: Cell<(usize, usize)>,
}

/// What a line of input means.
enum Answer {
    Act(Raw),
    Again,
    Quit,
}

impl Evening<'_> {
    /// What the game says.
    fn say(&self, message: &Message) -> String {
        self.house.say_of(self.game, message, &self.table.header().names)
    }

    fn play(&mut self) -> Result<ExitCode> {
        loop {
            self.tell();
            if let Some(outcome) = &self.table.public().outcome {
                println!("\n{}\n", self.picture());
                self.house.print_standings(outcome, &self.table.header().names);
                return Ok(ExitCode::SUCCESS);
            }
            let offers = self.table.offers(self.you);
            // What is offered for a while only (a challenge, say) is asked even if nobody waits for the answer.
            let pressing = offers.iter().any(|offer| offer.until.is_some());
            let mine = pressing || self.table.public().awaited.contains(self.you) && !offers.is_empty();
            if mine {
                let (clock, asked) = (self.table.clock(), Instant::now());
                match self.ask(&offers)? {
                    Answer::Act(action) => {
                        let mut at = clock.after(1);
                        if self.is_a_race() {
                            at = clock.after(asked.elapsed().as_millis() as u64);
                            self.others_until(at)?;
                        }
                        self.act(&action, at);
                    }
                    Answer::Again => {}
                    Answer::Quit => return Ok(ExitCode::SUCCESS),
                }
            } else if !self.others_move()? {
                bail!(self.house.say(&message!("cli-stuck")));
            }
        }
    }

    fn picture(&self) -> String {
        let (book, lang) = (self.house.catalogue.book(self.game).unwrap_or(&self.house.book), &self.house.lang);
        match self.painted {
            true => self.table.words().paint(Viewer::Seat(self.you), book, lang),
            false => self.table.words().show(Viewer::Seat(self.you), book, lang),
        }
    }

    /// What happened since the last time.
    fn tell(&mut self) {
        for entry in self.told..self.table.entries() {
            for line in self.table.tell(entry, Viewer::Seat(self.you)).lines {
                println!("  {}", self.say(&line));
            }
        }
        self.told = self.table.entries();
    }

    fn ask(&self, offers: &[Offer<Raw>]) -> Result<Answer> {
        println!("\n{}\n", self.picture());
        for (number, label) in (1..).zip(self.table.words().labels(self.you)) {
            println!("{number:3}  {}", self.say(&label));
        }
        print!("> ");
        std::io::stdout().flush()?;
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line)? == 0 {
            println!();
            return Ok(Answer::Quit);
        }
        Ok(self.understand(line.trim(), offers))
    }

    /// In any of our languages: who reads "tip" in the help types that.
    fn understand(&self, line: &str, offers: &[Offer<Raw>]) -> Answer {
        match line.to_lowercase().as_str() {
            "" => return Answer::Again,
            "q" | "quit" | "exit" | "stop" | "salir" => return Answer::Quit,
            "help" | "ayuda" | "?" => println!("{}", self.house.say(&message!("cli-help"))),
            "hint" | "tip" | "consejo" => self.hint(offers),
            "better" | "beter" | "mejor" => self.better(),
            "log" | "verslag" | "crónica" | "cronica" => self.log(),
            _ => return self.choose(line, offers),
        }
        Answer::Again
    }

    fn choose(&self, line: &str, offers: &[Offer<Raw>]) -> Answer {
        let number: Option<usize> = line.parse().ok();
        let offer = number.and_then(|number| offers.get(number.checked_sub(1)?));
        if let Some(action) = offer.and_then(Offer::action) {
            return Answer::Act(action.clone());
        }
        // A number may be the answer itself: a bid of 30, a guess.
        match self.table.words().read(self.you, line) {
            Some(Ok(action)) => Answer::Act(action),
            _ if number.is_some() => {
                self.explain(&self.house.say(&message!("cli-possibilities", count = offers.len())))
            }
            Some(Err(why)) => self.explain(&self.say(&why)),
            None => self.explain(&self.house.say(&message!("cli-number"))),
        }
    }

    fn explain(&self, why: &str) -> Answer {
        println!("  {why}");
        Answer::Again
    }

    fn hint(&self, offers: &[Offer<Raw>]) {
        let hints: Vec<_> = (1..).zip(offers).filter_map(|(n, offer)| Some((n, offer.hint.as_ref()?))).collect();
        let taught = self.table.words().hints(self.you).map(|work_out| work_out()).unwrap_or_default();
        if !taught.is_empty() {
            (1..).zip(&taught).for_each(|(number, hint): (usize, _)| println!("{number:3}  {}", self.say(hint)));
            return;
        }
        let advice = self.table.words().advise(self.you, &self.luck)();
        if hints.is_empty() && advice.is_empty() {
            println!("  {}", self.house.say(&message!("cli-no-hints")));
        }
        // Who asks again is told one step more.
        let (asked, entries) = (self.asked.get(), self.table.entries());
        let steps = if asked.0 == entries { asked.1 + 1 } else { 1 }.min(advice.len());
        self.asked.set((entries, steps));
        advice.iter().take(steps).for_each(|step| println!("  {}", self.say(&step.said)));
        for (number, hint) in hints {
            println!("{number:3}  {}", self.say(hint));
        }
    }

    /// What would have been better than what you did last.
    fn better(&self) {
        match self.table.words().review(self.you)().first() {
            Some(advice) => println!("  {}", self.say(&advice.said)),
            None => println!("  {}", self.house.say(&message!("cli-no-better"))),
        }
    }

    fn log(&self) {
        for entry in 0..self.table.entries() {
            for line in self.table.tell(entry, Viewer::Seat(self.you)).lines {
                println!("{:4}  {}", entry + 1, self.say(&line));
            }
        }
    }

    fn act(&mut self, action: &Raw, at: Moment) {
        match self.table.judge(Input::Act(self.you, action.clone()), at) {
            Ok(line) => {
                drop(self.table.fold(&line));
                self.tell();
                if self.coach {
                    self.better();
                }
            }
            Err(refusals) => refusals.iter().for_each(|refusal| println!("  {}", self.say(&refusal.message))),
        }
    }

    /// Your own time stands still, unless it is a race. What is piped in is no race: it always goes the same way.
    fn is_a_race(&self) -> bool {
        std::io::stdin().is_terminal() && self.table.public().awaited.len() > 1
    }

    /// What others do while you think.
    fn others_until(&mut self, until: Moment) -> Result<()> {
        while let Some((at, what)) = self.coming().filter(|(at, _)| *at <= until) {
            if !self.happens(at, what)? || self.table.public().outcome.is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Others go on, if they can.
    fn others_move(&mut self) -> Result<bool> {
        let coming = self.coming();
        if std::io::stdout().is_terminal() {
            std::thread::sleep(PAUSE);
        }
        coming.map_or(Ok(false), |(at, what)| self.happens(at, what))
    }

    /// Bots, forced moves and the clock, whichever comes first.
    fn coming(&mut self) -> Option<(Moment, Option<(Seat, Raw)>)> {
        let now = self.table.clock();
        let mut next: Option<(Moment, Option<(Seat, Raw)>)> = self.table.alarm().map(|at| (at, None));
        for seat in (0..self.seats).map(Seat) {
            let wish = self.table.bots().wish(seat, &self.luck).map(|wish| (now.after(wish.delay), wish.action));
            if let Some((at, action)) = wish.filter(|(at, _)| next.as_ref().is_none_or(|(earliest, _)| at < earliest)) {
                next = Some((at, Some((seat, action))));
            }
        }
        next
    }

    fn happens(&mut self, at: Moment, what: Option<(Seat, Raw)>) -> Result<bool> {
        let judged = match what {
            Some((seat, action)) => self.table.judge(Input::Act(seat, action), at).ok(),
            None => self.table.judge_due(at)?,
        };
        Ok(judged.is_some_and(|line| self.table.fold(&line).is_ok()))
    }
}
