//! `houserules words check [TAG]`

use crate::Cupboard;
use anyhow::{Context, Result, bail};
use kernel::{Book, ENGLISH, Message, message, unreadable};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
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
    /// Lists what is missing, unused, or speaks of something else than the English words do, with words/TAG/GAME.ftl of --data.
    Check {
        /// Which language; all of them if none is named.
        tag: Option<String>,
    },
    /// Writes a language that is English with marks around each message: whatever is shown outside them cannot be translated. It goes to --data, as words/TAG/GAME.ftl.
    Mark {
        /// What to call it.
        tag: String,
    },
}

pub(crate) fn run(house: &Cupboard, data: Option<&Path>, args: &Args) -> Result<ExitCode> {
    match (&args.what, data) {
        (What::Check { tag }, _) => check(house, tag.as_deref()),
        (What::Mark { tag }, Some(data)) => mark(house, tag, data),
        (What::Mark { .. }, None) => bail!(house.say(&message!("words-where"))),
    }
}

fn mark(house: &Cupboard, tag: &str, data: &Path) -> Result<ExitCode> {
    let catalogue = &house.catalogue;
    let folder = data.join("words").join(tag);
    std::fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    let program = crate::book();
    let own = [("house", catalogue.house_words(table::words())), ("program", &program)];
    for (name, book) in own.into_iter().chain(catalogue.books().iter().map(|(id, book)| (*id, book))) {
        let path = folder.join(format!("{name}.ftl"));
        std::fs::write(&path, words::marked(book)).with_context(|| format!("{}", path.display()))?;
    }
    println!("{}: {}", folder.display(), house.say(&message!("words-marked")));
    Ok(ExitCode::SUCCESS)
}

fn check(house: &Cupboard, tag: Option<&str>) -> Result<ExitCode> {
    let Cupboard { catalogue, book, .. } = house;
    let own = [("house", catalogue.house_words(table::words())), ("program", book)];
    let books: Vec<(&str, &Book)> =
        own.into_iter().chain(catalogue.books().iter().map(|(id, book)| (*id, book))).collect();
    let tags: BTreeSet<&str> = books.iter().flat_map(|(_, book)| book.languages()).collect();
    let tags: Vec<&str> = tags.into_iter().filter(|known| tag.is_none_or(|only| only == *known)).collect();
    let mut sound = true;
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    // What several share (the kernel's words) may be used by any of them.
    let used = |id: &str| books.iter().any(|(_, book)| book.has(ENGLISH, id));
    for (name, book) in &books {
        sound &= report(house, name, book, &tags, &used, &mut counts);
    }
    for (tag, missing) in &counts {
        println!("{tag}: {}", house.say(&message!("words-count", missing = *missing)));
    }
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Says what is found in one book; `true` if that is nothing.
fn report(
    house: &Cupboard,
    name: &str,
    book: &Book,
    tags: &[&str],
    used: &dyn Fn(&str) -> bool,
    counts: &mut BTreeMap<String, usize>,
) -> bool {
    for fault in book.faults() {
        println!("{name}: {}: {}", fault.from, house.say(&unreadable(Some(fault.line), &fault.why)));
    }
    let mut findings = words::check_in(book, tags.iter().copied());
    findings.retain(|finding| finding.finds != words::Finds::Unused || !used(&finding.id));
    for &tag in tags {
        let missing = |finding: &&words::Finding| finding.tag == tag && finding.finds == words::Finds::Missing;
        *counts.entry(tag.into()).or_default() += findings.iter().filter(missing).count();
    }
    for finding in &findings {
        println!("{name}: {}: {}", finding.tag, house.say(&told(finding)));
    }
    book.faults().is_empty() && findings.is_empty()
}

/// What is to be said of one message.
fn told(finding: &words::Finding) -> Message {
    let id = &finding.id;
    match &finding.finds {
        words::Finds::Missing => message!("words-missing", id = id),
        words::Finds::Unused => message!("words-unused", id = id),
        words::Finds::OtherArguments { english, here } => {
            let list =
                |names: &BTreeSet<String>| names.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(" ");
            message!("words-arguments", id = id, here = list(here), english = list(english))
        }
    }
}
