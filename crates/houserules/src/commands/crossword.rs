//! `houserules crossword generate`, `houserules crossword gcg`

use super::cpu_time;
use anyhow::{Context, Result, anyhow};
use catalogue::Catalogue;
use clap::Subcommand;
use crossword::positions;
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
}

pub(crate) fn run(catalogue: &Catalogue, args: &Args, lang: &str) -> Result<ExitCode> {
    match &args.what {
        What::Generate { lexicon, positions, bench } => generate(lexicon, positions, bench.as_ref()),
        What::Gcg(args) => super::gcg::run(catalogue, args, lang),
    }
}

fn generate(lexicon: &Path, positions: &Path, bench: Option<&u32>) -> Result<ExitCode> {
    let generator = positions::generator(open(lexicon)?).map_err(|why| anyhow!("{}: {why}", lexicon.display()))?;
    let all = positions::read(&crate::read(positions)?).with_context(|| format!("{}", positions.display()))?;
    if let Some(passes) = bench {
        let speed = positions::bench(&generator, &all, *passes, &mut cpu_time);
        println!("{:.0} positions per CPU-second", speed.positions_per_second());
        println!("{:.0} plays per CPU-second", speed.plays_per_second());
        return Ok(ExitCode::SUCCESS);
    }
    for position in &all {
        match position.check(&generator) {
            Ok(counts) => println!("{counts}"),
            Err(error) => return Err(error).with_context(|| format!("{}", positions.display())),
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn open(path: &Path) -> Result<Lexicon> {
    let bytes = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
    if path.extension().is_some_and(|ending| ending == "lexicon") {
        return Lexicon::from_bytes(&bytes).with_context(|| format!("{}", path.display()));
    }
    positions::words(&bytes).map_err(|why| anyhow!("{}: {why}", path.display()))
}
