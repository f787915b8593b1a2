//! `houserules verify LOG...`

use crate::{Cupboard, read};
use anyhow::{Result, bail};
use catalogue::Verified;
use kernel::{ContentUse, message};
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
                let game = house.say_of(&verdict.game, &message!("game"), &[]);
                let said = house.say(&message!("verify-sound", game = game, entries = verdict.entries));
                println!("{}: {said}", path.display());
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
    let header = house.header_of(&text)?;
    let other: Vec<String> = header.content.iter().filter_map(|noted| other_content(house, noted)).collect();
    if !other.is_empty() {
        bail!(house.say(&message!("log-other_content", why = other.join("; "))));
    }
    let verified = house.game(&header.game)?.verify(&text, &house.content);
    verified.map_err(|why| house.unusable(&header.game, why))
}

/// What was played with and is not here, or is something else here.
fn other_content(house: &Cupboard, noted: &ContentUse) -> Option<String> {
    let (kind, name) = (message!("content-kind", kind = noted.kind.replace(' ', "-")), &noted.name);
    match house.content.note(&noted.kind, name) {
        None => Some(house.say(&message!("content-none", kind = kind, name = name))),
        Some(here) if here.checksum != noted.checksum => {
            Some(house.say(&message!("log-content_changed", kind = kind, name = name)))
        }
        Some(_) => None,
    }
}
