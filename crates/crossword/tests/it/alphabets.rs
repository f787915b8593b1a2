//! The move generator against brute force with alphabets of up to 62 letters, on random boards, with random words, values,
//! premiums, blocked squares and blanks, flat and stacked.

use crate::brute_force::{forced, generated, words};
use crossword::{CrosswordKind, Tile, content, notation};
use kernel::{Chance, Content, Draws, Kind, Match, Seat, perft, play_out};
use lexicon::{Letter, Options};
use serde_json::{Value, json};
use std::fmt::Write;

/// 62 capitals: as many as a tile set may have.
fn capitals() -> Vec<char> {
    let latin = 'A'..='Z';
    let cyrillic = 'А'..='Я';
    latin.chain(cyrillic).chain("ΓΔΘΛ".chars()).collect()
}

/// A house with one board, one tile set and one list, all drawn.
fn drawn(letters: usize, luck: &mut Draws) -> Content {
    let mut house = Content::none();
    let alphabet = &capitals()[..letters];
    let mut tiles = String::from("name = \"drawn\"\nlanguage = \"xx\"\nblanks = 3\ntiles = [\n");
    for letter in alphabet {
        let (count, value) = (1 + luck.below(3), luck.below(12));
        let _ = writeln!(tiles, "{{ letter = \"{letter}\", count = {count}, value = {value} }},");
    }
    content::add_tiles(&mut house, &(tiles + "]\n")).unwrap_or_else(|e| panic!("{e}"));
    let (width, height) = (4 + luck.below(6), 4 + luck.below(6));
    let start = (height / 2, width / 2);
    let marks = ["..", "..", "..", "..", "DL", "TL", "DW", "TW", "##"];
    let mut mark = |at: (usize, usize)| if at == start { ".." } else { luck.pick(&marks).copied().unwrap_or("..") };
    let row = |row: usize, mark: &mut dyn FnMut((usize, usize)) -> &'static str| {
        let squares: Vec<&str> = (0..width).map(|col| mark((row, col))).collect();
        format!("\"{}\"", squares.join(" "))
    };
    let rows: Vec<String> = (0..height).map(|at| row(at, &mut mark)).collect();
    let start = format!("{}{}", start.0 + 1, notation::column(start.1));
    let board = format!("name = \"drawn\"\nstart = [\"{start}\"]\nrows = [{}]\n", rows.join(", "));
    content::add_board(&mut house, &board).unwrap_or_else(|e| panic!("{e}\n{board}"));
    // Few letters begin most words, so that they cross.
    let mut word = || {
        let near = |luck: &mut Draws| if luck.chance(2, 3) { luck.below(6) } else { luck.below(letters) };
        (0..2 + luck.below(4)).map(|_| alphabet[near(luck)]).collect::<String>()
    };
    let list: Vec<String> = (0..250).map(|_| word()).collect();
    content::add_words(&mut house, "drawn", list.join("\n").into_bytes(), Options::default());
    house
}

fn position(house: &Content, preset: &str, amend: &[(&str, Value)], seed: u64) -> Match<crossword::Crossword> {
    let kind = CrosswordKind::default();
    let mut specs = crate::common::specs(preset, amend, &[]);
    for (id, params) in [
        ("board", json!({ "name": "drawn" })),
        ("tiles", json!({ "name": "drawn" })),
        ("words", json!({ "lexicon": "drawn" })),
    ] {
        specs.retain(|spec| spec.id != id);
        specs.push(kernel::RuleSpec::new(id, params));
    }
    let mut table = perft::table_of(&kind, &specs, house, 2, seed).unwrap_or_else(|e| panic!("{e:?}"));
    let mut bots: Vec<_> = (0..2).map(|seat| kind.bot("random", &table.game, Seat(seat)).expect("it plays")).collect();
    let _ = play_out(&mut table, &mut bots, &Chance::seeded(seed), seed as usize % 9);
    table
}

/// Compares one position; how many plays there were.
fn compare(house: &Content, preset: &str, amend: &[(&str, Value)], seed: u64) -> usize {
    let table = position(house, preset, amend, seed);
    let Some(seat) = table.state.turn else { return 0 };
    let mut state = table.state.clone();
    // No blank, one or two, and letters that words are made of.
    let mut luck = Chance::seeded(seed).draws("rack", 0);
    for (at, tile) in (0..).zip(&mut state.racks[seat]) {
        *tile = if at < seed % 3 { Tile::BLANK } else { Tile::of(Letter::new(luck.below(8) as u8)) };
    }
    state.racks[seat].sort_unstable();
    let (one, other) = (generated(&table.game, &state, seat), forced(&table.game, &state, seat, &words(&table.game)));
    assert_eq!(one, other, "{preset}, seed {seed}");
    one.len()
}

#[test]
fn wide_alphabets_on_random_boards() {
    let rounds = if testkit::long() { 40 } else { 3 };
    for letters in [31, 32, 33, 40, 53, 61, 62] {
        let mut compared = 0;
        for round in 0..rounds {
            let seed = letters as u64 * 100 + round;
            let house = drawn(letters, &mut Chance::seeded(seed).draws("house", 0));
            let across = [("cross_word_scoring", json!({}))];
            compared += compare(&house, "scrabble", &across, seed);
            compared += compare(&house, "scrabble", &[("minimum_word_length", json!({"letters": 3}))], seed + 1);
            compared += compare(&house, "wordfeud", &[("tiles_played_bonus", json!({}))], seed + 2);
        }
        assert!(compared > 100, "{letters} letters: only {compared} plays compared");
    }
}
