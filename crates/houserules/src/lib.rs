//! The command line of House Rules, as a library.
//!
//! A host with rules or games of their own builds their own program in five lines:
//!
//! ```no_run
//! use catalogue::Catalogue;
//!
//! fn main() -> std::process::ExitCode {
//!     // `.with(nim::NimKind::default().with(my_rules::RULES))`, say.
//!     houserules::run(Catalogue::standard())
//! }
//! ```

mod carry;
mod commands;
mod content;
mod faults;

use anyhow::{Context, Result, anyhow, bail};
use catalogue::{AnyKind, Catalogue, Unreadable};
use clap::{Parser, Subcommand};
use kernel::{Book, Content, Header, Message, Outcome, RuleSpec, SpecError, Variant, message};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// Game-night software whose rules are values.
#[derive(Parser)]
#[command(name = "houserules", version, about = "Game-night software whose rules are values.", after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// In which language games speak: en, nl, es, or a host's own; the system's (LANG) if nothing is said.
    #[arg(long, global = true, value_name = "TAG")]
    lang: Option<String>,
    /// A host's folder, as `houserules serve` has it: words, content and rule sets of its own.
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
}

const EXAMPLES: &str = "Examples:
  houserules serve                              open the house; friends join in a browser
  houserules status                             how the house is: rooms, people, nodes
  houserules backup sunday.house                all rooms and matches in one file, also while people play
  houserules games                              what can be played
  houserules rules nim                          the rules of a game, to choose from
  houserules play nim --bot perfect             play in the terminal
  houserules simulate nim --preset misere       bots play 1,000 matches
  houserules simulate nim --rule 'take_most={\"sticks\":2}' --log logs
  houserules lexicon lookup QUIZ                is it a word?
  houserules packs check mine.toml              is all right with my questions?
  houserules site www                           all games against bots, as files for any web space
  houserules new rule nim no_ones               begin a house rule of your own
  houserules replay logs/nim-1.jsonl --at 4     look at a match after 4 entries
  houserules verify logs/*.jsonl                decide every move again";

#[derive(Subcommand)]
enum Command {
    /// Open the house: friends join in a browser.
    Serve(commands::serve::Args),
    /// How a house is that runs; closing rooms, keeping addresses out.
    Status(commands::status::Args),
    /// Carry a house to another store: a folder, a database.
    Move(commands::transfer::Move),
    /// Keep everything in one file, also while people play.
    Backup(commands::transfer::Backup),
    /// Bring everything back from such a file.
    Restore(commands::transfer::Restore),
    /// List the games.
    Games,
    /// Show what rules and presets a game has.
    Rules(commands::rules::Args),
    /// Play in the terminal against bots.
    Play(commands::play::Args),
    /// Let bots play whole matches, and tell how they went.
    Simulate(commands::simulate::Args),
    /// Word lists: make a lexicon file, look into it, look words up.
    Lexicon(commands::lexicon::Args),
    /// Packs of questions: is all right with them?
    Packs(commands::packs::Args),
    /// Tools for word games: all legal plays of positions.
    Crossword(commands::crossword::Args),
    /// Tools for Texas 42: deals solved with open hands.
    Texas42(commands::texas42::Args),
    /// Begin a game, a rule or a crate of rules of your own.
    New(commands::new::Args),
    /// Write the house as plain files that are played in a browser, against bots, without any server.
    Site(commands::site::Args),
    /// Words in other languages: is anything missing?
    Words(commands::words::Args),
    /// Look at a match from its log.
    Replay(commands::replay::Args),
    /// Decide every move of a log again, and compare.
    Verify(commands::verify::Args),
}

/// What every command takes its games, content and words from.
struct Cupboard {
    catalogue: Catalogue,
    content: Content,
    /// A host's own rule sets.
    variants: Vec<Variant>,
    /// What the program itself says.
    book: Book,
    /// In which language.
    lang: String,
    /// What was found in a host's folders, to be told.
    notes: Vec<String>,
    /// What is wrong with a host's files: each line names the file and the place.
    faults: Vec<String>,
}

/// What the program itself says in the terminal.
pub(crate) fn book() -> Book {
    Book::of(kernel::WORDS.into_iter().chain(catalogue::WORDS).chain(kernel::word_files!("houserules")))
}

/// The language of the system, as LC_ALL, LC_MESSAGES or LANG has it.
fn system_language() -> String {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok());
    let named = named.filter(|named| !named.is_empty()).unwrap_or_default();
    let tag = named.split(['_', '.', '@']).next().unwrap_or_default();
    if tag.len() < 2 || tag == "POSIX" { "en".into() } else { tag.to_lowercase() }
}

impl Cupboard {
    /// What the program says.
    fn say(&self, message: &Message) -> String {
        self.book.say(&self.lang, message, &[])
    }

    /// What a game says.
    fn say_of(&self, game: &str, message: &Message, names: &[String]) -> String {
        match self.catalogue.book(game) {
            Some(book) => book.say(&self.lang, message, names),
            None => message.to_string(),
        }
    }

    /// Why a log or a choice cannot be used.
    fn unusable(&self, game: &str, why: Unreadable) -> anyhow::Error {
        match why {
            Unreadable::Said(why) => anyhow!(self.say_of(game, &why, &[])),
            Unreadable::Rules(errors) => self.wrong(game, &errors),
            Unreadable::Log(fault) => anyhow!(self.say(&catalogue::said_of(&fault))),
            Unreadable::Other(why) => anyhow!(why),
        }
    }

    /// Everything that is wrong with a choice of rules.
    fn wrong(&self, game: &str, errors: &[SpecError]) -> anyhow::Error {
        let said: Vec<String> = errors.iter().map(|error| self.say_of(game, &error.message(), &[])).collect();
        anyhow!(said.join(" "))
    }

    /// The game of this id, or an error that helps.
    fn game(&self, id: &str) -> Result<&Arc<dyn AnyKind>> {
        self.catalogue.get(id).ok_or_else(|| {
            let ids: Vec<&str> = self.catalogue.iter().map(|kind| kind.about().id).collect();
            let why = match self.catalogue.nearest(id) {
                Some(near) => message!("cli-no-game-near", game = id.to_string(), near = near, known = ids),
                None => message!("cli-no-game-of", game = id.to_string(), known = ids),
            };
            anyhow!(self.say(&why))
        })
    }

    /// The rules that were asked for: a preset or a variant file, and what is added on the command line.
    fn specs(
        &self,
        kind: &dyn AnyKind,
        preset: Option<&str>,
        variant: Option<&Path>,
        rules: &[String],
    ) -> Result<Vec<RuleSpec>> {
        let wrong = |error: SpecError| self.wrong(kind.about().id, &[error]);
        let amend: Vec<RuleSpec> =
            rules.iter().map(|rule| RuleSpec::parse(rule).map_err(wrong)).collect::<Result<_>>()?;
        let id = kind.about().id;
        let own = |variant: &&Variant| Some(variant.id.as_str()) == preset && variant.game.as_deref() == Some(id);
        let variant = match variant {
            Some(path) => Some(self.variant_of(id, path)?),
            // A host's own rule sets are called by their names, like the game's.
            None => self.variants.iter().find(own).cloned(),
        };
        let Some(variant) = variant else {
            let specs = kind.specs(preset, amend).map_err(wrong)?;
            return self.warned(kind, specs);
        };
        if amend.is_empty() {
            // What is odd about the file itself has been said.
            return Ok(variant.rules);
        }
        let mut specs = variant.rules;
        for rule in amend {
            specs.retain(|spec| spec.id != rule.id);
            specs.push(rule);
        }
        self.warned(kind, specs)
    }

    /// A variant file of this game.
    fn variant_of(&self, id: &'static str, path: &Path) -> Result<Variant> {
        let variant = self.read_variant(path)?;
        if variant.game.as_deref() != Some(id) {
            let of = variant.game.unwrap_or_default();
            bail!("{}: {}", path.display(), self.say(&message!("cli-other-game", of = of, game = id)));
        }
        Ok(variant)
    }

    /// The same, if they make a game that can end; what is odd about it is said.
    fn warned(&self, kind: &dyn AnyKind, specs: Vec<RuleSpec>) -> Result<Vec<RuleSpec>> {
        let id = kind.about().id;
        let chosen = kind.choose(&specs, &self.content).map_err(|errors| self.wrong(id, &errors))?;
        for warning in &chosen.warnings {
            eprintln!("{}", self.say_of(id, warning, &[]));
        }
        Ok(specs)
    }

    /// The game that a log is of.
    fn game_of(&self, log: &str) -> Result<&Arc<dyn AnyKind>> {
        self.game(&self.header_of(log)?.game)
    }

    /// How a log begins.
    fn header_of(&self, log: &str) -> Result<Header> {
        kernel::log::read_header(log).map_err(|fault| anyhow!(self.say(&catalogue::said_of(&fault))))
    }

    /// Who won, each side on its line.
    fn print_standings(&self, outcome: &Outcome, names: &[String]) {
        for side in &outcome.standings {
            let side_names = self.book.say(&self.lang, &message!("cli-names", names = side.seats.clone()), names);
            println!("{}. {side_names} ({})", side.place, side.score);
        }
    }

    /// A number with so many digits behind the point, or the comma.
    fn decimal(&self, value: f64, digits: usize) -> String {
        let written = format!("{value:.digits$}");
        match written.split_once('.') {
            Some((whole, part)) => {
                self.say(&message!("cli-decimal", whole = whole.to_string(), part = part.to_string()))
            }
            None => written,
        }
    }
}

/// Runs the command line with these games.
pub fn run(catalogue: Catalogue) -> ExitCode {
    end_quietly_when_nobody_reads();
    let cli = Cli::parse();
    let lang = cli.lang.unwrap_or_else(system_language);
    match carry_out(catalogue, cli.command, cli.data.as_deref(), &lang) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("houserules: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// `houserules rules crossword | head`: whoever reads has seen enough, and that is no fault.
fn end_quietly_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload().downcast_ref::<String>().map_or("", String::as_str);
        if said.starts_with("failed printing to stdout") {
            std::process::exit(0);
        }
        usual(panic);
    }));
}

fn carry_out(catalogue: Catalogue, command: Command, data: Option<&Path>, lang: &str) -> Result<ExitCode> {
    // Content is looked for only where somebody plays with it.
    let spoken = |catalogue| Cupboard::speaking(catalogue, data, lang.into());
    let whole = |catalogue| Cupboard::open(catalogue, data, lang.into());
    // Of a house that is named by its folder.
    let of = |catalogue, place: &str| Cupboard::speaking(catalogue, Some(Path::new(place)), lang.into());
    match command {
        Command::Serve(args) => commands::serve::run(catalogue, &args, lang),
        Command::Status(args) => {
            commands::status::run(&Cupboard::speaking(catalogue, Some(&args.data), lang.into())?, &args)
        }
        Command::Move(args) => commands::transfer::carry_over(&of(catalogue, &args.from)?, &args),
        Command::Backup(args) => commands::transfer::backup(&of(catalogue, &args.from)?, &args),
        Command::Restore(args) => commands::transfer::restore(&of(catalogue, &args.to)?, &args),
        Command::Crossword(args) => commands::crossword::run(&spoken(catalogue)?, data, &args),
        Command::Texas42(args) => commands::texas42::run(&spoken(catalogue)?, &args),
        Command::New(args) => commands::new::run(&spoken(catalogue)?, &args),
        Command::Words(args) => commands::words::run(&spoken(content::with_page_words(catalogue))?, data, &args),
        Command::Site(args) => commands::site::run(whole(content::with_page_words(catalogue))?, &args),
        Command::Replay(args) if args.analyse => commands::replay::run(&whole(catalogue)?, &args),
        Command::Replay(args) => commands::replay::run(&spoken(catalogue)?, &args),
        Command::Lexicon(args) => commands::lexicon::run(&spoken(catalogue)?, &args),
        Command::Packs(args) => commands::packs::run(&whole(catalogue)?, &args),
        Command::Games => commands::games::run(&whole(catalogue)?),
        Command::Rules(args) => commands::rules::run(&whole(catalogue)?, &args),
        Command::Play(args) => commands::play::run(&whole(catalogue)?, &args),
        Command::Simulate(args) => commands::simulate::run(&whole(catalogue)?, &args),
        Command::Verify(args) => commands::verify::run(&whole(catalogue)?, &args),
    }
}

/// Reads a file, or says which one could not be read.
fn read(path: &std::path::Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("{}", path.display()))
}
