//! The checklist in the book names tests: they must exist.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of every file below a folder that ends so.
fn texts(folder: &Path, ending: &str) -> String {
    let mut all = String::new();
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            all.push_str(&texts(&path, ending));
        } else if path.extension().is_some_and(|found| found == ending) {
            all.push_str(&std::fs::read_to_string(&path).expect("text"));
        }
    }
    all
}

/// What stands between two of these marks in the second column.
fn named(book: &str, mark: char) -> Vec<&str> {
    let rows = book.lines().filter_map(|line| line.strip_prefix('|')?.split('|').nth(1));
    rows.flat_map(|cell| cell.split(mark).skip(1).step_by(2)).filter(|name| !name.is_empty()).collect()
}

#[test]
fn every_test_that_the_checklist_names_exists() {
    let book = std::fs::read_to_string(root().join("docs/crossword-checklist.md")).expect("the checklist");
    let rust: String = ["crossword/src", "crossword/tests", "table/tests", "server/tests"]
        .map(|folder| texts(&root().join("crates").join(folder), "rs"))
        .concat();
    let names = named(&book, '`');
    assert!(names.len() > 40, "{names:?}");
    for name in names {
        assert!(rust.contains(&format!("fn {name}(")), "no test is called {name}");
    }
    let browser = texts(&root().join("web/e2e"), "mjs");
    let challenges = root().join("web/e2e/challenge.mjs").exists();
    for name in named(&book, '*') {
        // Those of challenges stand in a file of their own.
        let of_challenges = !name.contains("crossword:") && !name.contains("keyboard");
        if of_challenges && !challenges {
            println!("SKIPPED: web/e2e/challenge.mjs is not here, so nobody can say whether it has {name:?}");
            continue;
        }
        assert!(browser.contains(name), "no browser test is called {name:?}");
    }
}
