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

mod commands;
mod content;

use anyhow::{Context, Result, anyhow, bail};
use catalogue::{AnyKind, Catalogue};
use clap::{Parser, Subcommand};
use kernel::{Content, RuleSpec};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

/// Game-night software whose rules are values.
#[derive(Parser)]
#[command(name = "houserules", version, about = "Game-night software whose rules are values.", after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "Examples:
  houserules serve                              open the house; friends join in a browser
  houserules games                              what can be played
  houserules rules nim                          the rules of a game, to choose from
  houserules play nim --bot perfect             play in the terminal
  houserules simulate nim --preset misere       bots play 1,000 matches
  houserules simulate nim --rule 'take_most={\"sticks\":2}' --log logs
  houserules lexicon lookup QUIZ                is it a word?
  houserules packs check mine.toml              is all right with my questions?
  houserules new rule nim no_ones               begin a house rule of your own
  houserules replay logs/nim-1.jsonl --at 4     look at a match after 4 entries
  houserules verify logs/*.jsonl                decide every move again";

#[derive(Subcommand)]
enum Command {
    /// Open the house: friends join in a browser.
    Serve(commands::serve::Args),
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
    /// Look at a match from its log.
    Replay(commands::replay::Args),
    /// Decide every move of a log again, and compare.
    Verify(commands::verify::Args),
}

/// What every command works with.
struct House {
    catalogue: Catalogue,
    content: Content,
}

impl House {
    /// The game of this id, or an error that helps.
    fn game(&self, id: &str) -> Result<&Arc<dyn AnyKind>> {
        self.catalogue.get(id).ok_or_else(|| {
            let ids: Vec<&str> = self.catalogue.iter().map(|kind| kind.about().id).collect();
            let near = self.catalogue.nearest(id).map(|near| format!(" Did you mean {near:?}?")).unwrap_or_default();
            anyhow!("no game is called {id:?}.{near} There are: {}", ids.join(", "))
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
        let amend: Vec<RuleSpec> = rules.iter().map(|rule| RuleSpec::parse(rule)).collect::<Result<_, _>>()?;
        let Some(path) = variant else { return Ok(kind.specs(preset, amend)?) };
        let variant = content::read_variant(&self.catalogue, path, &self.content)?;
        let id = kind.about().id;
        if variant.game.as_deref() != Some(id) {
            bail!("{}: this variant is for {:?}, not for {id:?}", path.display(), variant.game.unwrap_or_default());
        }
        let mut specs = variant.rules;
        for rule in amend {
            specs.retain(|spec| spec.id != rule.id);
            specs.push(rule);
        }
        Ok(specs)
    }

    /// The game that a log is of.
    fn game_of(&self, log: &str) -> Result<&Arc<dyn AnyKind>> {
        let header = kernel::log::read_header(log)?;
        self.game(&header.game)
    }
}

/// Runs the command line with these games.
pub fn run(catalogue: Catalogue) -> ExitCode {
    end_quietly_when_nobody_reads();
    let cli = Cli::parse();
    match carry_out(catalogue, cli.command) {
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

fn carry_out(catalogue: Catalogue, command: Command) -> Result<ExitCode> {
    // These bring what they need themselves.
    match &command {
        Command::Serve(args) => return commands::serve::run(catalogue, args),
        Command::Lexicon(args) => return commands::lexicon::run(args),
        Command::Crossword(args) => return commands::crossword::run(args),
        Command::Texas42(args) => return commands::texas42::run(args),
        Command::Packs(args) => return commands::packs::run(&catalogue, args),
        Command::New(args) => return commands::new::run(&catalogue, args),
        _ => {}
    }
    let data = match &command {
        Command::Simulate(args) => args.data.as_deref(),
        _ => None,
    };
    let content = content::gather(&catalogue, data)?.content;
    let house = House { catalogue, content };
    match command {
        Command::Serve(_)
        | Command::Lexicon(_)
        | Command::Crossword(_)
        | Command::Texas42(_)
        | Command::Packs(_)
        | Command::New(_) => Ok(ExitCode::SUCCESS),
        Command::Games => commands::games::run(&house),
        Command::Rules(args) => commands::rules::run(&house, &args),
        Command::Play(args) => commands::play::run(&house, &args),
        Command::Simulate(args) => commands::simulate::run(&house, &args),
        Command::Replay(args) => commands::replay::run(&house, &args),
        Command::Verify(args) => commands::verify::run(&house, &args),
    }
}

/// Reads a file, or says which one could not be read.
fn read(path: &std::path::Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("{}", path.display()))
}
