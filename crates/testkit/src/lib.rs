//! What tests of several crates share: data from outside, golden files, long runs, a PostgreSQL of their own.
//!
//! Three variables steer the tests:
//!
//! | variable | what it does |
//! |---|---|
//! | `HOUSERULES_TEST_DATA` | the folder of data from outside; `../shared/data` beside the checkout otherwise |
//! | `HR_LONG=1` | plays more, and compares more |
//! | `HR_BLESS=1` | writes golden files anew, instead of comparing them |
//!
//! ```no_run
//! // A test on data from outside has a small part of its own data too, and says what it leaves out.
//! let Some(list) = testkit::outside("words/no-such-list.txt", "12 words") else { return };
//! # drop(list);
//! ```

mod postgres;

pub use postgres::Postgres;

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Is this a long run (`HR_LONG=1`)?
pub fn long() -> bool {
    is_set("HR_LONG")
}

/// Are golden files to be written anew (`HR_BLESS=1`)?
pub fn bless() -> bool {
    is_set("HR_BLESS")
}

fn is_set(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|value| value == "1")
}

/// The root of the checkout.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of the data from outside. `None` where it is not at hand: then `cases` were skipped, which is said at once and,
/// by `make test`, once more at the very end.
pub fn outside(file: &str, cases: &str) -> Option<Vec<u8>> {
    let path = outside_folder(file);
    let read = fs::read(&path);
    if let Err(error) = &read {
        skipped(cases, &format!("{file}: {error}; HOUSERULES_TEST_DATA names the folder of test data"));
    }
    read.ok()
}

/// Where a file or a folder of the data from outside is, or would be.
pub fn outside_folder(name: &str) -> PathBuf {
    let folder = std::env::var_os("HOUSERULES_TEST_DATA").map_or_else(|| root().join("../shared/data"), PathBuf::from);
    folder.join(name)
}

/// Says that something was not tried, and why. `make test` repeats it in its closing lines.
pub fn skipped(what: &str, why: &str) {
    let line = format!("SKIPPED: {what} ({why})\n");
    eprint!("{line}");
    let Some(list) = std::env::var_os("HR_SKIPPED") else { return };
    let mut list = OpenOptions::new().create(true).append(true).open(list).expect("HR_SKIPPED names a file");
    // One write: tests run side by side.
    list.write_all(line.as_bytes()).expect("a line is written");
}

/// Compares with a golden file, or writes it anew (`HR_BLESS=1`). `Err` names the first line that differs.
pub fn golden(path: &Path, text: &str) -> Result<(), String> {
    if bless() {
        let folder = path.parent().unwrap_or(path);
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        return fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()));
    }
    let golden = fs::read_to_string(path).map_err(|e| format!("{}: {e}; HR_BLESS=1 writes it", path.display()))?;
    let differing = (1..).zip(golden.lines().zip(text.lines())).find(|(_, (old, new))| old != new);
    match differing {
        Some((line, (old, new))) => Err(format!("{} line {line}:\n  golden: {old}\n  now:    {new}", path.display())),
        None if golden.len() != text.len() => Err(format!("{}: one is longer than the other", path.display())),
        None => Ok(()),
    }
}
