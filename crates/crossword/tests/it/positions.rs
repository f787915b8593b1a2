//! Positions whose plays are counted: ours, proven by brute force, and others that independent programs agree on.

use crate::brute_force::{Plays, forced, position, words};
use crate::common::few_words;
use crossword::State;
use crossword::positions::{self, Counts, Position};
use serde_json::json;
use std::path::PathBuf;

/// Some dozen positions on a small list, kept beside the tests, so that every checkout tries the counts.
#[test]
fn every_position_of_ours_is_exact() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/positions.tsv");
    if testkit::bless() {
        testkit::golden(&file, &counted()).expect("written");
    }
    let generator = positions::generator(positions::words(&few_words()).expect("a list")).expect("a generator");
    let text = std::fs::read_to_string(&file).expect("HR_BLESS=1 writes it");
    let all: Vec<Position> = positions::read(&text).expect("positions");
    assert_eq!(all.len() as u64, SEEDS.end);
    for position in all {
        position.check(&generator).unwrap_or_else(|e| panic!("{e}"));
    }
}

/// What stands in that file is what brute force counts: some of it each time, all of it with `HR_LONG=1`.
#[test]
fn brute_force_counted_them() {
    let golden = include_str!("../positions.tsv");
    let seeds = if testkit::long() { SEEDS } else { 0..3 };
    for seed in seeds {
        let row = counted_row(seed);
        assert!(golden.contains(&row), "{row}");
    }
}

const SEEDS: std::ops::Range<u64> = 0..36;

/// The whole file, counted by brute force.
fn counted() -> String {
    let mut text = String::from(
        "# Positions of random play under the preset `scrabble` with a quarter of the bots' common words, and what brute force\n\
         # finds there: seed, board, rack, number of plays, top score, sum of all scores, bingos.\n",
    );
    SEEDS.for_each(|seed| text += &counted_row(seed));
    text
}

fn counted_row(seed: u64) -> String {
    let turns = [0, 1, 3, 6, 10, 15][seed as usize % 6];
    let table = position("scrabble", &[("words", json!({ "lexicon": "few" }))], &[], 100 + seed, turns);
    let seat = table.state.turn.expect("it goes on");
    let mut state = table.state.clone();
    if seed.is_multiple_of(3) {
        // A blank in every third position.
        state.racks[seat].remove(0);
        state.racks[seat].push(crossword::Tile::BLANK);
    }
    let plays = forced(&table.game, &state, seat, &words(&table.game));
    let counts = counts(&plays, state.board.is_empty());
    let rack = state.tiles.texts(state.rack(seat)).concat();
    format!("{seed}\t{}\t{rack}\t{counts}\n", board_text(&state))
}

/// On the empty board those down are the same again.
fn counts(plays: &Plays, empty: bool) -> Counts {
    let across = |play: &[(i16, i16, String, bool)]| play.iter().all(|tile| tile.0 == play[0].0);
    let counted: Vec<_> = plays.iter().filter(|(play, _)| !empty || across(play)).collect();
    Counts {
        plays: counted.len() as u64,
        top: counted.iter().map(|(_, score)| **score).max().unwrap_or(0),
        sum: counted.iter().map(|(_, score)| **score).sum(),
        bingos: counted.iter().filter(|(play, _)| play.len() == 7).count() as u64,
    }
}

fn board_text(state: &State) -> String {
    let layout = &state.board.layout;
    let square = |row: usize, col: usize| {
        let cell = state.board.cell(row * layout.width() + col);
        match cell.letter() {
            None => ".".to_string(),
            Some(letter) if cell.is_blank() => state.tiles.text(letter).to_lowercase(),
            Some(letter) => state.tiles.text(letter).to_string(),
        }
    };
    let rows = (0..layout.height()).map(|row| (0..layout.width()).map(|col| square(row, col)).collect::<String>());
    rows.collect::<Vec<_>>().join("/")
}

/// Positions that independent programs agree on. Skipped, loudly, where that data is not at hand.
#[test]
fn every_position_from_outside_is_exact() {
    let Some(list) = testkit::outside("words/enable-2-15.txt", "1,146 positions on ENABLE") else { return };
    let lexicon = positions::words(&list).expect("a word list");
    assert_eq!(lexicon.len(), 169_266);
    let generator = positions::generator(lexicon).expect("a generator");
    for (file, count) in [("positions.tsv", 1_057), ("positions-blanks.tsv", 85), ("positions-known.tsv", 4)] {
        let path = format!("crossword/{file}");
        let Some(text) = testkit::outside(&path, &format!("{count} positions")) else { return };
        let all: Vec<Position> = positions::read(&String::from_utf8_lossy(&text)).expect("positions");
        assert_eq!(all.len(), count, "{file}");
        for position in all {
            assert!(position.expected.is_some(), "{file} line {} says what is to be found", position.line);
            position.check(&generator).unwrap_or_else(|e| panic!("{file} {e}"));
        }
    }
}
