//! `houserules crossword generate`, `houserules crossword gcg`, `houserules crossword train`

use super::cpu_time;
use super::lexicon::wrong;
use crate::Cupboard;
use anyhow::{Context, Result, anyhow};
use clap::Subcommand;
use crossword::{CrosswordKind, content, positions};
use indicatif::ProgressBar;
use kernel::{Kind, Message, message, perft};
use lexicon::Lexicon;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Find all legal plays of positions, with their scores.
    ///
    /// Prints `plays<TAB>top<TAB>sum<TAB>bingos` a line, and compares with the file's own columns where it has them:
    /// exit code 1 and the line on a difference.
    #[command(after_help = "Examples:
  houserules crossword generate --lexicon words.txt --positions positions.tsv
  houserules crossword generate --lexicon mine.lexicon --positions positions.tsv --bench 5

A line of a positions file has, between tabs: anything, the board (rows joined by /; . is empty, A-Z a
tile, a-z a blank), the rack (? is a blank), and perhaps the four counts.")]
    Generate {
        /// A list of one word a line, or a file made by `houserules lexicon build`.
        #[arg(long, value_name = "WORDS|FILE")]
        lexicon: PathBuf,
        /// The positions.
        #[arg(long, value_name = "FILE.tsv")]
        positions: PathBuf,
        /// Search them all so many times, and report positions and plays per CPU-second.
        #[arg(long, value_name = "PASSES")]
        bench: Option<u32>,
    },
    /// Records of matches in GCG: check them, make logs of them, make them of logs.
    Gcg(super::gcg::Args),
    /// Learn what tiles are worth that stay on the rack, by self-play under a preset.
    ///
    /// Takes some seconds for every thousand matches. The same seed gives the same file.
    #[command(after_help = "Examples:
  houserules crossword train --preset scrabble -o english.txt
  houserules crossword train --preset wordfeud --matches 20000 --seed 7 -o wordfeud.txt")]
    Train {
        /// Whose tiles and rules.
        #[arg(long)]
        preset: String,
        /// How many matches.
        #[arg(long, default_value_t = 9_000)]
        matches: u64,
        /// The same seed gives the same numbers.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Where to write them.
        #[arg(short, long, value_name = "FILE")]
        output: PathBuf,
    },
}

pub(crate) fn run(house: &Cupboard, data: Option<&Path>, args: &Args) -> Result<ExitCode> {
    match &args.what {
        What::Gcg(args) => super::gcg::run(house, data, args),
        What::Generate { lexicon, positions, bench } => generate(house, lexicon, positions, bench.as_ref()),
        What::Train { preset, matches, seed, output } => train(house, preset, *matches, *seed, output),
    }
}

fn train(house: &Cupboard, preset: &str, matches: u64, seed: u64, output: &Path) -> Result<ExitCode> {
    let kind = CrosswordKind::default();
    let game = kind.card().about.id;
    let specs = perft::specs_of(&kind, Some(preset), Vec::new()).map_err(|error| house.wrong(game, &[error]))?;
    let table = perft::table_of(&kind, &specs, &content::built_in(), 2, 0);
    let table = table.map_err(|errors| house.wrong(game, &errors))?;
    let generator = table.game.generator().map_err(|why| anyhow!(house.say_of(game, why, &[])))?;
    let bar = ProgressBar::new(matches);
    bar.set_style(super::bar_style(house));
    let (tiles, size) = (&table.state.tiles, usize::from(table.state.rack_size));
    let leaves = crossword::leave::train(generator, tiles, size, matches, seed, &mut || bar.inc(1));
    bar.finish_and_clear();
    std::fs::write(output, leaves.write()).with_context(|| format!("{}", output.display()))?;
    let name = house.say_of(game, &Message::called(format!("preset-{preset}")), &[]);
    println!("{}: {}", output.display(), house.say(&message!("train-done", preset = name)));
    Ok(ExitCode::SUCCESS)
}

fn generate(house: &Cupboard, lexicon: &Path, positions: &Path, bench: Option<&u32>) -> Result<ExitCode> {
    let generator = positions::generator(open(house, lexicon)?).map_err(|why| wrong(house, lexicon, &why))?;
    let all = positions::read(&crate::read(positions)?).map_err(|error| wrong(house, positions, &error.message()))?;
    if let Some(passes) = bench {
        let speed = positions::bench(&generator, &all, *passes, &mut cpu_time);
        let [positions, plays] =
            [speed.positions_per_second(), speed.plays_per_second()].map(|speed| house.decimal(speed, 0));
        println!("{}", house.say(&message!("generate-positions", speed = positions)));
        println!("{}", house.say(&message!("generate-plays", speed = plays)));
        return Ok(ExitCode::SUCCESS);
    }
    for position in &all {
        match position.check(&generator) {
            Ok(counts) => println!("{counts}"),
            Err(error) => return Err(wrong(house, positions, &error.message())),
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn open(house: &Cupboard, path: &Path) -> Result<Lexicon> {
    let bytes = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
    if path.extension().is_some_and(|ending| ending == "lexicon") {
        return Lexicon::from_bytes(&bytes).map_err(|error| wrong(house, path, &content::no_lexicon(&error)));
    }
    positions::words(&bytes).map_err(|why| wrong(house, path, &why))
}
