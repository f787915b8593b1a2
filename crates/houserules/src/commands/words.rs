//! `houserules words check [TAG]`

use crate::content;
use anyhow::Result;
use catalogue::Catalogue;
use kernel::Book;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules words check                    all languages
  houserules words check fr --data mine     what is missing in mine/words/fr")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Lists what is missing, unused, or speaks of something else than the English words do.
    Check {
        /// Which language; all of them if none is named.
        tag: Option<String>,
        /// A host's folder, with words/TAG/GAME.ftl in it.
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
    },
}

pub(crate) fn run(catalogue: &Catalogue, args: &Args) -> Result<ExitCode> {
    let What::Check { tag, data } = &args.what;
    let shelves = content::gather(catalogue, data.as_deref())?;
    let catalogue =
        shelves.words.into_iter().fold(catalogue.clone(), |house, (game, source)| house.with_words(&game, source));
    let house = [("house", Book::of(table::words())), ("program", crate::book())];
    let books =
        house.iter().map(|(name, book)| (*name, book)).chain(catalogue.books().iter().map(|(id, book)| (*id, book)));
    let mut sound = true;
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (name, book) in books {
        sound &= report(name, book, tag.as_deref(), &mut counts);
    }
    for (tag, missing) in &counts {
        println!("{tag}: {missing} missing");
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Says what is found in one book; `true` if that is nothing.
fn report(name: &str, book: &Book, only: Option<&str>, counts: &mut BTreeMap<String, usize>) -> bool {
    for fault in book.faults() {
        println!("{name}: {fault}");
    }
    let findings = words::check(book);
    let findings: Vec<_> = findings.iter().filter(|finding| only.is_none_or(|tag| tag == finding.tag)).collect();
    for tag in book.languages().filter(|tag| only.is_none_or(|only| only == *tag)) {
        let missing = |finding: &&&words::Finding| finding.tag == tag && finding.finds == words::Finds::Missing;
        *counts.entry(tag.into()).or_default() += findings.iter().filter(missing).count();
    }
    for finding in &findings {
        println!("{name}: {finding}");
    }
    book.faults().is_empty() && findings.is_empty()
}
