//! `houserules site DIR`

use crate::Cupboard;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::message;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules site www                   every game against bots, as plain files for any web space
  houserules site www --data mine       with the boards, packs, words and rule sets of mine
  cd www && python3 -m http.server      look at it")]
pub(crate) struct Args {
    /// The folder to write; it is made, and files of the same names are replaced.
    folder: PathBuf,
}

pub(crate) fn run(house: Cupboard, args: &Args) -> Result<ExitCode> {
    let Cupboard { catalogue, content, variants, book, lang, .. } = house;
    let say = |message| book.say(&lang, &message, &[]);
    let house = table::House { catalogue, content, variants };
    let files = tokio::runtime::Runtime::new()?.block_on(server::site(house))?;
    if files.is_empty() {
        bail!(say(message!("site-no-module")));
    }
    let bar = ProgressBar::new(files.len() as u64).with_style(ProgressStyle::with_template("{bar:40} {pos}/{len}")?);
    let mut bytes = 0;
    for (name, content) in &files {
        let path = args.folder.join(name);
        let told = || format!("{}", path.display());
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).with_context(told)?;
        }
        std::fs::write(&path, content).with_context(told)?;
        bytes += content.len();
        bar.inc(1);
    }
    bar.finish_and_clear();
    let written = message!("site-written", files = files.len(), kilobytes = bytes / 1000);
    println!("{}: {}", args.folder.display(), say(written));
    Ok(ExitCode::SUCCESS)
}
