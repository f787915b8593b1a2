//! `houserules words check [TAG]`

use crate::{Cupboard, content};
use anyhow::{Context, Result};
use catalogue::Catalogue;
use kernel::{Book, ENGLISH};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules words check                    all languages
  houserules words check fr --data mine     what is missing in mine/words/fr
  houserules words mark en-XA --data mine   English with marks: what stands outside them is no message")]
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
    /// Writes a language that is English with marks around each message: whatever is shown outside them cannot be translated.
    Mark {
        /// What to call it.
        tag: String,
        /// The host's folder to write it to, as words/TAG/GAME.ftl.
        #[arg(long, value_name = "DIR")]
        data: PathBuf,
    },
}

pub(crate) fn run(catalogue: Catalogue, args: &Args, lang: String) -> Result<ExitCode> {
    let catalogue = content::with_page_words(catalogue);
    match &args.what {
        What::Check { tag, data } => check(&Cupboard::open(catalogue, data.as_deref(), lang)?, tag.as_deref()),
        What::Mark { tag, data } => mark(&catalogue, tag, data),
    }
}

fn mark(catalogue: &Catalogue, tag: &str, data: &Path) -> Result<ExitCode> {
    let folder = data.join("words").join(tag);
    std::fs::create_dir_all(&folder).with_context(|| format!("the folder {}", folder.display()))?;
    let program = crate::book();
    let house = [("house", catalogue.house_words(table::words())), ("program", &program)];
    for (name, book) in house.into_iter().chain(catalogue.books().iter().map(|(id, book)| (*id, book))) {
        let path = folder.join(format!("{name}.ftl"));
        std::fs::write(&path, words::marked(book)).with_context(|| format!("{}", path.display()))?;
    }
    println!("{}: English with marks", folder.display());
    Ok(ExitCode::SUCCESS)
}

fn check(house: &Cupboard, tag: Option<&str>) -> Result<ExitCode> {
    let Cupboard { catalogue, book, .. } = house;
    let house = [("house", catalogue.house_words(table::words())), ("program", book)];
    let books: Vec<(&str, &Book)> =
        house.into_iter().chain(catalogue.books().iter().map(|(id, book)| (*id, book))).collect();
    let tags: BTreeSet<&str> = books.iter().flat_map(|(_, book)| book.languages()).collect();
    let tags: Vec<&str> = tags.into_iter().filter(|known| tag.is_none_or(|only| only == *known)).collect();
    let mut sound = true;
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    // What several share (the kernel's words) may be used by any of them.
    let used = |id: &str| books.iter().any(|(_, book)| book.has(ENGLISH, id));
    for (name, book) in &books {
        sound &= report(name, book, &tags, &used, &mut counts);
    }
    for (tag, missing) in &counts {
        println!("{tag}: {missing} missing");
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Says what is found in one book; `true` if that is nothing.
fn report(
    name: &str,
    book: &Book,
    tags: &[&str],
    used: &dyn Fn(&str) -> bool,
    counts: &mut BTreeMap<String, usize>,
) -> bool {
    for fault in book.faults() {
        println!("{name}: {fault}");
    }
    let mut findings = words::check_in(book, tags.iter().copied());
    findings.retain(|finding| finding.finds != words::Finds::Unused || !used(&finding.id));
    for &tag in tags {
        let missing = |finding: &&words::Finding| finding.tag == tag && finding.finds == words::Finds::Missing;
        *counts.entry(tag.into()).or_default() += findings.iter().filter(missing).count();
    }
    for finding in &findings {
        println!("{name}: {finding}");
    }
    book.faults().is_empty() && findings.is_empty()
}
