//! `houserules packs check FILE…`

use crate::Cupboard;
use crate::content::{Reader, readers};
use anyhow::Result;
use clap::Subcommand;
use kernel::Content;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The folder of a host's data directory that packs lie in.
const PACKS: &str = "packs";

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules packs check my-questions.toml
  houserules packs check houserules-data/packs/*

A pack has questions (for Trivia) or words (for Pictionary); it is told which it is. Put it into DIR/packs of the
server's data folder, and rules can name it: questions = { pack = \"my-questions\" }, words = { pack = \"my-words\" }.
docs/host.md has packs to copy.")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Is all right with these packs? Every mistake is told with its place; exit code 1 if there is one.
    Check {
        /// Packs, in TOML or JSON.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    let What::Check { files } = &args.what;
    let readers = readers(&house.catalogue).remove(PACKS).unwrap_or_default();
    let sound = files.iter().filter(|file| is_sound(house, &readers, file)).count();
    Ok(if sound == files.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Tells what is in the file, or all that is wrong with it.
fn is_sound(house: &Cupboard, readers: &[Reader], file: &Path) -> bool {
    let read = house.read_one(readers, file, &mut Content::none());
    let sound = read.is_ok();
    read.map_or_else(|faults| faults, |said| vec![said]).iter().for_each(|line| println!("{line}"));
    sound
}
