//! `houserules crossword generate | gcg | analyse | train`

use super::cpu_time;
use super::lexicon::wrong;
use crate::Cupboard;
use anyhow::{Context, Result, anyhow};
use clap::Subcommand;
use crossword::{CrosswordKind, content, positions};
use indicatif::ProgressBar;
use kernel::{Kind, message};
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
    /// Tell for every turn of a match the best plays by score and by value, what the chosen one cost, and how much of the
    /// points each player found.
    ///
    /// A play's value is its score and what the rest of the rack will bring, as the bot `steady` sees it.
    #[command(after_help = "Examples:
  houserules crossword analyse logs/crossword-1.jsonl
  houserules crossword analyse final.gcg --words english
  houserules crossword analyse final.gcg --json | jq '.players'

A line of the lists is a play, what it scores, and in brackets what it is worth: 8H QUIZ 48 (52.3).")]
    Analyse(super::analyse::Args),
    /// Learn what tiles are worth that stay on the rack, by self-play under a preset or a variant.
    ///
    /// Bots think with it: put the file into the data folder's leaves/. It takes some seconds for every thousand matches
    /// (Upwords: minutes). The same seed gives the same file.
    #[command(after_help = "Examples:
  houserules crossword train --preset scrabble -o english.txt
  houserules crossword train --preset wordfeud --matches 20000 --seed 7 -o wordfeud.txt
  houserules crossword train --variant sundays.toml -o ~/.local/share/houserules/leaves/sundays.txt

A file is used in matches of the rules it was learnt under, and in others with the same tile set.")]
    Train {
        /// Whose tiles and rules.
        #[arg(long, required_unless_present = "variant")]
        preset: Option<String>,
        /// The same from a variant file.
        #[arg(long, value_name = "FILE", conflicts_with = "preset")]
        variant: Option<PathBuf>,
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
        What::Analyse(args) => super::analyse::run(house, data, args),
        What::Train { preset, variant, matches, seed, output } => {
            let house = Cupboard::open(house.catalogue.clone(), data, house.lang.clone())?;
            train(&house, preset.as_deref(), variant.as_deref(), *matches, *seed, output)
        }
    }
}

fn train(
    house: &Cupboard,
    preset: Option<&str>,
    variant: Option<&Path>,
    matches: u64,
    seed: u64,
    output: &Path,
) -> Result<ExitCode> {
    let specs = house.specs(&**house.game("crossword")?, preset, variant, &[])?;
    let made = CrosswordKind::default().compose(&specs, &house.content);
    let game = made.map_err(|errors| house.wrong("crossword", &errors))?.game;
    let bar = ProgressBar::new(matches);
    bar.set_style(super::bar_style(house));
    let leaves = crossword::leave::train(&game, matches, seed, &mut || bar.inc(1));
    bar.finish_and_clear();
    let leaves = leaves.map_err(|why| anyhow!(house.say_of("crossword", &why, &[])))?;
    std::fs::write(output, leaves.write()).with_context(|| format!("{}", output.display()))?;
    println!("{}: {}", output.display(), house.say(&message!("cli-written")));
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
