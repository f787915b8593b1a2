//! The move generator against brute force: every word on every place, judged by the rules themselves.

use crate::common::{specs, table_of, table_with};
use crossword::{Action, Crossword, CrosswordKind, Direction, Placement, State};
use kernel::{Chance, Game, Kind, Match, Seat, play_out};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Plays by where their tiles lie, with their scores.
pub(crate) type Plays = BTreeMap<Vec<(i16, i16, String, bool)>, i64>;

fn key(placements: &[Placement]) -> Vec<(i16, i16, String, bool)> {
    placements.iter().map(|p| (p.row, p.col, p.letter.clone(), p.blank)).collect()
}

pub(crate) fn generated(game: &Crossword, state: &State, seat: Seat) -> Plays {
    let mut plays = Plays::new();
    game.plays(state, seat, |play| {
        let placements = play.placements(state);
        let before = plays.insert(key(&placements), i64::from(play.score));
        assert_eq!(before, None, "found twice: {placements:?}");
    })
    .expect("rules that can be searched");
    plays
}

/// Every word at every place, with every choice of blanks that the rack allows.
pub(crate) fn forced(game: &Crossword, state: &State, seat: Seat, words: &[Vec<String>]) -> Plays {
    let mut plays = Plays::new();
    let layout = &state.board.layout;
    for word in words {
        for square in 0..layout.size() {
            for direction in [Direction::Across, Direction::Down] {
                if let Some(new) = laid(state, word, square, direction) {
                    blanked(game, state, seat, &new, &mut plays);
                }
            }
        }
    }
    plays
}

/// The tiles that a word needs at a place; `None` where it does not fit or needs none.
fn laid(state: &State, word: &[String], square: usize, direction: Direction) -> Option<Vec<Placement>> {
    let mut at = Some(square);
    let mut new = Vec::new();
    for letter in word {
        let here = at?;
        match state.board.cell(here).letter() {
            Some(there) if state.tiles.text(there) != letter => return None,
            Some(_) => {}
            None => {
                let (row, col) = state.board.layout.place(here);
                new.push(Placement { row: row as i16, col: col as i16, letter: letter.clone(), blank: false });
            }
        }
        at = state.board.layout.step(here, direction, true);
    }
    (!new.is_empty() && (state.board.is_empty() || is_near(state, &new))).then_some(new)
}

/// Far from all tiles nothing is legal in these tests; not to ask the rules there saves most of the time.
fn is_near(state: &State, new: &[Placement]) -> bool {
    let around = (-1..=1).flat_map(|row| (-1..=1).map(move |col| (row, col)));
    let has_tile = |(row, col)| state.board.layout.square(row, col).is_some_and(|at| !state.board.cell(at).is_empty());
    new.iter().any(|tile| around.clone().any(|(row, col)| has_tile((tile.row + row, tile.col + col))))
}

fn blanked(game: &Crossword, state: &State, seat: Seat, new: &[Placement], plays: &mut Plays) {
    let rack = state.tiles.texts(state.rack(seat));
    let blanks = rack.iter().filter(|tile| *tile == "?").count();
    if new.len() > rack.len() {
        return;
    }
    for choice in 0u32..1 << new.len() {
        if choice.count_ones() as usize > blanks {
            continue;
        }
        let mut play = new.to_vec();
        (0..).zip(&mut play).for_each(|(at, tile)| tile.blank = choice >> at & 1 == 1);
        let mut left = rack.clone();
        let held = play.iter().all(|tile| {
            let text = if tile.blank { "?" } else { &tile.letter };
            left.iter().position(|other| other == text).map(|at| left.swap_remove(at)).is_some()
        });
        if held {
            let forecast = game.forecast(state, seat, &Action::Play(play.clone()));
            if forecast.is_legal() {
                plays.insert(key(&play), forecast.score.expect("a score"));
            }
        }
    }
}

/// A position after some turns of random play.
pub(crate) fn position(
    preset: &str,
    amend: &[(&str, Value)],
    without: &[&str],
    seed: u64,
    turns: usize,
) -> Match<Crossword> {
    play_some(&CrosswordKind::default(), table_of(&specs(preset, amend, without), 2, seed), seed, turns)
}

/// Random play for some turns.
fn play_some(kind: &CrosswordKind, mut table: Match<Crossword>, seed: u64, turns: usize) -> Match<Crossword> {
    let mut bots: Vec<_> = (0..2).map(|seat| kind.bot("random", &table.game, Seat(seat)).expect("it plays")).collect();
    let _ = play_out(&mut table, &mut bots, &Chance::seeded(seed), turns);
    table
}

/// All words, letter by letter. A single letter is no word of the list, but a lone tile may be a play.
pub(crate) fn words(game: &Crossword) -> Vec<Vec<String>> {
    let lexicon = game.generator().expect("searchable").lexicon();
    let text = |word: Vec<lexicon::Letter>| word.iter().map(|l| lexicon.alphabet().letter_text(*l).into()).collect();
    let letters = lexicon.alphabet().letters().map(|letter| vec![letter]);
    lexicon.words().chain(letters).map(text).collect()
}

fn compare(preset: &str, amend: &[(&str, Value)], without: &[&str]) {
    let compared = compare_with(&CrosswordKind::default(), preset, amend, without);
    assert!(compared > 100, "{preset}: only {compared} plays compared");
}

/// The same, with rules from outside; how many plays were compared.
pub(crate) fn compare_with(kind: &CrosswordKind, preset: &str, amend: &[(&str, Value)], without: &[&str]) -> usize {
    let mut compared = 0;
    for (seed, turns) in [(1, 0), (2, 2), (3, 7), (4, 16)] {
        let table = play_some(kind, table_with(kind, &specs(preset, amend, without), 2, seed), seed, turns);
        let Some(seat) = table.state.turn else { continue };
        let (game, mut state) = (&table.game, table.state.clone());
        if seed % 2 == 0 {
            // A blank in every second position.
            state.racks[seat].pop();
            state.racks[seat].push(crossword::Tile::BLANK);
        }
        let (one, other) = (generated(game, &state, seat), forced(game, &state, seat, &words(game)));
        for (play, score) in &one {
            assert_eq!(other.get(play), Some(score), "{preset} {seed}: generated {play:?}");
        }
        for (play, score) in &other {
            assert_eq!(one.get(play), Some(score), "{preset} {seed}: forced {play:?}");
        }
        compared += one.len();
    }
    compared
}

fn few() -> (&'static str, Value) {
    ("words", json!({ "lexicon": "few" }))
}

#[test]
fn scrabble() {
    compare("scrabble", &[few()], &[]);
}

#[test]
fn wordstockt() {
    compare("wordstockt", &[], &[]);
}

#[test]
fn wordfeud() {
    compare("wordfeud", &[few()], &[]);
}

#[test]
fn house_and_speed() {
    compare("house", &[few()], &[]);
    compare("speed", &[few()], &[]);
}

#[test]
fn rules_that_change_what_is_legal_or_scored() {
    compare("house", &[few(), ("bingo_bonus", json!({"points": 35, "tiles": 3}))], &[]);
    compare("scrabble", &[few(), ("minimum_word_length", json!({"letters": 4}))], &[]);
    compare("scrabble", &[few()], &["cross_word_scoring", "minimum_word_length"]);
}

#[test]
fn rules_that_are_in_no_table() {
    let app = [("tiles_played_bonus", json!({})), ("extension_bonus", json!({})), ("empty_rack_bonus", json!({}))];
    let [tiles, extension, out] = app;
    compare("scrabble", &[few(), tiles, extension, out], &[]);
}
