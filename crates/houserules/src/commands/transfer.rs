//! `houserules move`, `houserules backup`, `houserules restore`

use crate::Cupboard;
use crate::carry::{self, Source};
use crate::commands::serve::Doorplate;
use anyhow::{Result, bail};
use kernel::message;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules move --from houserules-data --to postgres://house@db/house     the house grows up
  houserules move --from postgres://house@db/house --to houserules-data     and comes home again

Stop the house first. What was interrupted goes on where it was: run the same again. At the end both sides are read
and compared. Nothing is taken away from where it was. Packs, word lists and boards are files of the data folder: copy
them to every node.")]
pub(crate) struct Move {
    /// A data folder, or postgres://…
    #[arg(long)]
    pub(crate) from: String,
    /// A data folder, or postgres://…
    #[arg(long)]
    to: String,
}

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules backup sunday.house                                     of ./houserules-data, also while it runs
  houserules backup --from postgres://house@db/house sunday.house")]
pub(crate) struct Backup {
    /// A data folder, or postgres://…
    #[arg(long, default_value = "houserules-data")]
    pub(crate) from: String,
    /// The file to write.
    file: PathBuf,
}

#[derive(clap::Args)]
#[command(after_help = "Example:
  houserules restore sunday.house --to houserules-data               the house is stopped, and empty")]
pub(crate) struct Restore {
    /// The file that `houserules backup` wrote.
    file: PathBuf,
    /// A data folder, or postgres://…
    #[arg(long, default_value = "houserules-data")]
    pub(crate) to: String,
}

fn run<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Runtime::new()?.block_on(work)
}

pub(crate) fn carry_over(house: &Cupboard, args: &Move) -> Result<ExitCode> {
    if args.from == args.to {
        bail!(house.say(&message!("move-same")));
    }
    if !args.to.contains("://") {
        std::fs::create_dir_all(&args.to)?;
    }
    let (tally, carried) = run(async {
        let from = Source::Store(carry::open(&args.from).await?);
        let to = carry::open(&args.to).await?;
        let done = carry::carry(&from, &*to).await;
        to.leave().await?;
        if let Source::Store(from) = &from {
            from.leave().await?;
        }
        done
    })?;
    let done = message!("move-done", rooms = tally.rooms, matches = tally.matches, carried = carried);
    println!("{}", house.say(&done));
    println!("{}", house.say(&message!("move-same-now", checksum = tally.checksum)));
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn backup(house: &Cupboard, args: &Backup) -> Result<ExitCode> {
    let tally = run(async {
        // A database can be read while nodes are at work; a folder belongs to the house that runs on it.
        let from = match Doorplate::read(Path::new(&args.from)) {
            Some(plate) if plate.answers().await => Source::Running(plate.addr, plate.key),
            _ if args.from.contains("://") => Source::Store(carry::database(&args.from, store::Node::default()).await?),
            _ => Source::Store(carry::open(&args.from).await?),
        };
        let tally = carry::write(&from, &args.file).await;
        if let Source::Store(store) = &from {
            store.leave().await?;
        }
        tally
    })?;
    let file = args.file.display().to_string();
    let done = message!("backup-done", file = file, rooms = tally.rooms, matches = tally.matches);
    println!("{}", house.say(&done.with("checksum", tally.checksum)));
    println!("{}", house.say(&message!("backup-secret")));
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(house: &Cupboard, args: &Restore) -> Result<ExitCode> {
    if !args.to.contains("://") {
        std::fs::create_dir_all(&args.to)?;
    }
    let tally = run(async {
        let to = carry::open(&args.to).await?;
        let counts = to.counts().await?;
        if counts.rooms + counts.matches > 0 {
            let (rooms, matches) = (counts.rooms, counts.matches);
            bail!(house.say(&message!("restore-full", place = args.to.clone(), rooms = rooms, matches = matches)));
        }
        let tally = carry::read(&args.file, &*to).await;
        to.leave().await?;
        tally
    })?;
    println!("{}", house.say(&message!("restore-done", rooms = tally.rooms, matches = tally.matches)));
    Ok(ExitCode::SUCCESS)
}
