//! Positions whose plays independent programs agree on. Skipped, loudly, where that data is not at hand.

use crossword::positions::{self, Position};
use std::path::PathBuf;

fn data(path: &str) -> Option<String> {
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let folder = std::env::var_os("HOUSERULES_TEST_DATA").map_or(beside, PathBuf::from);
    let file = folder.join(path);
    let text = std::fs::read_to_string(&file).ok();
    if text.is_none() {
        eprintln!("SKIPPED: {} is not there; set HOUSERULES_TEST_DATA to the folder of test data", file.display());
    }
    text
}

#[test]
fn every_position_is_exact() {
    let Some(list) = data("words/enable-2-15.txt") else { return };
    let lexicon = positions::words(list.as_bytes()).expect("a word list");
    assert_eq!(lexicon.len(), 169_266);
    let generator = positions::generator(lexicon).expect("a generator");
    for (file, count) in [("positions.tsv", 1_057), ("positions-blanks.tsv", 85), ("positions-known.tsv", 4)] {
        let Some(text) = data(&format!("crossword/{file}")) else { return };
        let all: Vec<Position> = positions::read(&text).expect("positions");
        assert_eq!(all.len(), count, "{file}");
        for position in all {
            assert!(position.expected.is_some(), "{file} line {} says what is to be found", position.line);
            position.check(&generator).unwrap_or_else(|e| panic!("{file} {e}"));
        }
    }
}
