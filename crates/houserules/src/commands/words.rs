//! `houserules words check [TAG]`, `houserules words new TAG`, `houserules words mark TAG`

use crate::Cupboard;
use anyhow::{Context, Result, bail};
use kernel::{Book, ENGLISH, Message, message, unreadable};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  houserules words check                    all languages
  houserules words new fr --data mine       begin a language: files to be filled in, in mine/words/fr
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
    /// Writes files for a new language, in which every message stands in English as a comment: take the # away, and translate. They go to --data, as words/TAG/GAME.ftl; what is there already stays.
    New {
        /// The tag of the language: fr, pt-BR.
        tag: String,
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
        (What::New { tag }, Some(data)) => begin(house, tag, data),
        (What::Mark { .. } | What::New { .. }, None) => bail!(house.say(&message!("words-where"))),
    }
}

/// All that is said: in the house, by the program, by each game.
fn books<'a>(house: &'a Cupboard, program: &'a Book) -> Vec<(&'a str, &'a Book)> {
    let own = [("house", house.catalogue.house_words(table::words())), ("program", program)];
    own.into_iter().chain(house.catalogue.books().iter().map(|(id, book)| (*id, book))).collect()
}

fn folder_of(tag: &str, data: &Path) -> Result<PathBuf> {
    let folder = data.join("words").join(tag);
    std::fs::create_dir_all(&folder).with_context(|| format!("{}", folder.display()))?;
    Ok(folder)
}

/// A file for each game, one for the house and one for the program. What games share stands in that of the house.
fn begin(house: &Cupboard, tag: &str, data: &Path) -> Result<ExitCode> {
    let folder = folder_of(tag, data)?;
    let program = crate::book();
    let books = books(house, &program);
    let shared = shared(house);
    let of_house = words::english(books[0].1);
    for (name, book) in &books {
        let path = folder.join(format!("{name}.ftl"));
        if path.exists() {
            println!("{}: {}", path.display(), house.say(&message!("new-there")));
            continue;
        }
        let mut text = house.say(&message!("words-how"));
        text.insert_str(0, "### ");
        text.push('\n');
        match *name {
            "house" => {
                text.push_str(&words::template(book, |_| true));
                // Each from the first game that has it.
                let mut left = shared.clone();
                left.retain(|id| !of_house.contains_key(id));
                for game in house.catalogue.books().values() {
                    let english = words::english(game);
                    text.push_str(&words::template(game, |id| left.contains(id) && english.contains_key(id)));
                    left.retain(|id| !english.contains_key(id));
                }
            }
            "program" => text.push_str(&words::template(book, |id| !of_house.contains_key(id))),
            _ => text.push_str(&words::template(book, |id| !shared.contains(id))),
        }
        std::fs::write(&path, &text).with_context(|| format!("{}", path.display()))?;
        let count = text.lines().filter(|line| is_message(line)).count();
        println!("{}: {}", path.display(), house.say(&message!("words-begun", count = count)));
    }
    Ok(ExitCode::SUCCESS)
}

/// `# took = …`: a message to be translated, and no note.
fn is_message(line: &str) -> bool {
    line.strip_prefix("# ").is_some_and(|line| line.starts_with(|letter: char| letter.is_ascii_alphabetic()))
}

/// The ids of messages that all games say alike which say them at all, if there are several. What stands on a game's page is
/// its own.
fn shared(house: &Cupboard) -> BTreeSet<String> {
    let mut said: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for book in house.catalogue.books().values() {
        words::english(book).into_iter().for_each(|(id, text)| said.entry(id).or_default().push(text));
    }
    let alike = |texts: &Vec<String>| texts.len() > 1 && texts.iter().all(|text| *text == texts[0]);
    said.into_iter().filter(|(id, texts)| !id.starts_with("page-") && alike(texts)).map(|(id, _)| id).collect()
}

fn mark(house: &Cupboard, tag: &str, data: &Path) -> Result<ExitCode> {
    let folder = folder_of(tag, data)?;
    let program = crate::book();
    for (name, book) in books(house, &program) {
        let path = folder.join(format!("{name}.ftl"));
        std::fs::write(&path, words::marked(book)).with_context(|| format!("{}", path.display()))?;
    }
    println!("{}: {}", folder.display(), house.say(&message!("words-marked")));
    Ok(ExitCode::SUCCESS)
}

fn check(house: &Cupboard, tag: Option<&str>) -> Result<ExitCode> {
    let books = books(house, &house.book);
    let mut tags: BTreeSet<&str> = books.iter().flat_map(|(_, book)| book.languages()).collect();
    // One that is asked for may have no words at all.
    tags.extend(tag);
    let tags: Vec<&str> = tags.into_iter().filter(|known| tag.is_none_or(|only| only == *known)).collect();
    // What several share (the kernel's words) may be used by any of them, and is missing once: in the file of the house.
    let used = |id: &str| books.iter().any(|(_, book)| book.has(ENGLISH, id));
    let shared: BTreeSet<String> = shared(house).into_iter().chain(words::english(books[0].1).into_keys()).collect();
    let is_shared = |id: &str| shared.contains(id.split('.').next().unwrap_or(id));
    let mut faults = 0;
    let mut found: BTreeSet<(&str, String, String)> = BTreeSet::new();
    let mut missing: BTreeMap<&str, BTreeSet<(&str, String)>> =
        tags.iter().map(|tag| (*tag, BTreeSet::new())).collect();
    for (name, book) in &books {
        for fault in book.faults() {
            println!("{name}: {}: {}", fault.from, house.say(&unreadable(Some(fault.line), &fault.why)));
            faults += 1;
        }
        let findings = words::check_in(book, tags.iter().copied()).into_iter();
        for finding in findings.filter(|finding| finding.finds != words::Finds::Unused || !used(&finding.id)) {
            let lacks = finding.finds == words::Finds::Missing;
            let name = if lacks && is_shared(&finding.id) { "house" } else { *name };
            if let Some(missing) = missing.get_mut(finding.tag.as_str()).filter(|_| lacks) {
                missing.insert((name, finding.id.clone()));
            }
            found.insert((name, finding.tag.clone(), house.say(&told(&finding))));
        }
    }
    found.iter().for_each(|(name, tag, said)| println!("{name}: {tag}: {said}"));
    for (tag, missing) in &missing {
        println!("{tag}: {}", house.say(&message!("words-count", missing = missing.len())));
    }
    Ok(if faults == 0 && found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
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
