//! `houserules packs check FILE…`

use crate::content::read_one;
use anyhow::Result;
use catalogue::Catalogue;
use clap::Subcommand;
use kernel::{Content, Folder};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The folder of a host's data directory that packs lie in.
const PACKS: &str = "packs";

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules packs check my-questions.toml
  houserules packs check houserules-data/packs/*

Put a pack into DIR/packs of the server's data folder, and rules can name it:
questions = { pack = \"my-questions\" }. docs/host.md has a pack to copy.")]
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

pub(crate) fn run(catalogue: &Catalogue, args: &Args) -> Result<ExitCode> {
    let What::Check { files } = &args.what;
    let readers: Vec<Folder> =
        catalogue.iter().flat_map(|kind| kind.folders()).filter(|folder| folder.name == PACKS).collect();
    let sound = files.iter().filter(|file| is_sound(&readers, file)).count();
    Ok(if sound == files.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Tells what is in the file, or all that is wrong with it.
fn is_sound(readers: &[Folder], file: &Path) -> bool {
    let mut sound = true;
    for reader in readers {
        match read_one(reader, file, &mut Content::none()) {
            Ok(said) => println!("{}: {said}", file.display()),
            Err(faults) => {
                faults.iter().for_each(|fault| println!("{fault}"));
                sound = false;
            }
        }
    }
    sound
}
