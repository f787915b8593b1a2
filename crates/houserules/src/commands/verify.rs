//! `houserules verify LOG...`

use crate::{Cupboard, read};
use anyhow::Result;
use catalogue::Verified;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  houserules verify logs/*.jsonl\n\nExit code 0: every move is as the rules decide it. 1: the file and line where one is not."
)]
pub(crate) struct Args {
    /// Logs of finished matches.
    #[arg(required = true)]
    logs: Vec<PathBuf>,
}

pub(crate) fn run(house: &Cupboard, args: &Args) -> Result<ExitCode> {
    let mut sound = true;
    for path in &args.logs {
        match verify(house, path) {
            Ok(verdict) => {
                println!("{}: {}, {} entries, all as decided", path.display(), verdict.game, verdict.entries);
            }
            Err(error) => {
                sound = false;
                println!("{}: {error:#}", path.display());
            }
        }
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn verify(house: &Cupboard, path: &Path) -> Result<Verified> {
    let text = read(path)?;
    Ok(house.game_of(&text)?.verify(&text, &house.content)?)
}
