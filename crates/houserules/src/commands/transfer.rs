//! `houserules move`, `houserules backup`, `houserules restore`

use crate::carry::{self, Source};
use crate::commands::serve::Doorplate;
use anyhow::{Result, bail};
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
    from: String,
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
    from: String,
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
    to: String,
}

fn run<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Runtime::new()?.block_on(work)
}

pub(crate) fn carry_over(args: &Move) -> Result<ExitCode> {
    if args.from == args.to {
        bail!("--from and --to are the same place");
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
    println!("{} rooms and {} matches are there, {carried} of them carried now.", tally.rooms, tally.matches);
    println!("Both sides are the same: {}", tally.checksum);
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn backup(args: &Backup) -> Result<ExitCode> {
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
    println!("{}: {} rooms, {} matches, {}", args.file.display(), tally.rooms, tally.matches, tally.checksum);
    println!("Whoever reads this file can read live hands: keep it as you keep the house.");
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn restore(args: &Restore) -> Result<ExitCode> {
    if !args.to.contains("://") {
        std::fs::create_dir_all(&args.to)?;
    }
    let tally = run(async {
        let to = carry::open(&args.to).await?;
        let counts = to.counts().await?;
        if counts.rooms + counts.matches > 0 {
            bail!(
                "{} is not empty: {} rooms, {} matches; restore to an empty place",
                args.to,
                counts.rooms,
                counts.matches
            );
        }
        let tally = carry::read(&args.file, &*to).await;
        to.leave().await?;
        tally
    })?;
    println!("{} rooms and {} matches are back.", tally.rooms, tally.matches);
    Ok(ExitCode::SUCCESS)
}
