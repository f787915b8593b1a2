//! Upwords: its checks, and all stacked plays against brute force.

use crate::common::{deal, house, lines, specs, table};
use crossword::{
    Action, Board, Cell, Crossword, CrosswordKind, Direction, Layout, Placement, State, content, notation,
};
use kernel::{Chance, Content, Draws, Game, Input, Kind, Match, Seat, Viewer, Words, perft, play_out};
use lexicon::{Letter, Options};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

fn play(table: &mut Match<Crossword>, rack: &str, written: &str) -> i32 {
    let seat = table.state.turn.expect("someone's turn");
    deal(table, seat, rack);
    let before = table.state.scores[seat];
    let tiles = notation::read_stacked(&table.state.board, &table.state.tiles, written).expect("well written");
    let at = table.clock().after(1_000);
    if let Err(refusals) = table.submit(Input::Act(seat, Action::Play(tiles)), at) {
        panic!("{written}: {:?}", lines(Err(refusals)));
    }
    table.state.scores[seat] - before
}

fn begun() -> Match<Crossword> {
    let mut table = table("upwords", &[], 2);
    deal(&mut table, Seat(0), "");
    deal(&mut table, Seat(1), "");
    table
}

/// The checks of the rules, one after another on one board.
#[test]
fn checks() {
    let mut table = begun();
    let turns = [
        ("MOOD", "5D MOOD", 8),
        ("EAR", "G5 .EAR", 8),
        ("NT", "6F N.T", 10),
        ("W", "5D W...", 5),
        ("LP", "G5 L..P", 12),
        ("SNACK", "8F SNACK", 14),
        ("PLUS", "I3 PLUS", 16),
    ];
    for (rack, written, score) in turns {
        assert_eq!(play(&mut table, rack, written), score, "{written}");
        deal(&mut table, Seat(0), "");
        deal(&mut table, Seat(1), "");
    }
    let square = table.state.board.layout.square(7, 6).expect("a square");
    assert_eq!(table.state.board.height(square), 3);
    let view = table.game.view(&table.state, Viewer::Public);
    let stack = view.stacks.iter().find(|stack| usize::from(stack.square) == square).expect("a stack");
    assert_eq!((stack.below.clone(), view.highest), (vec!["R".to_string(), "P".into()], 5));
    let (census, all) = (table.state.census(), table.state.tiles.letters.iter().map(|kind| u32::from(kind.count)));
    assert_eq!(census, all.chain([0]).collect::<Vec<_>>(), "no tile is lost under another");
}

#[test]
fn seven_tiles_qu_and_what_is_left() {
    let mut table = begun();
    assert_eq!(play(&mut table, "QuIET".replace("Qu", "").as_str(), "5E TIE"), 6);
    let mut quick = begun();
    let quiet: Vec<String> = ["Qu", "I", "E", "T"].map(String::from).into();
    quick.state.racks[Seat(0)] = quick.state.tiles.read(&quiet).expect("tiles");
    let tiles = notation::read(&quick.state.board, &quick.state.tiles, "5E QuIET").expect("well written");
    let forecast = quick.game.forecast(&quick.state, Seat(0), &Action::Play(tiles));
    assert_eq!((forecast.refusals.as_slice(), forecast.score), (&[][..], Some(10)), "2 a tile, and 2 for Qu");
    assert_eq!(play(&mut begun(), "STORAGE", "5B STORAGE"), 14 + 20);
    let mut left = begun();
    deal(&mut left, Seat(0), "ABC");
    deal(&mut left, Seat(1), "D");
    let at = left.clock().after(1_000);
    left.submit(Input::Stop, at).expect("all agree");
    assert_eq!(left.state.scores.0, [-15, -5]);
}

#[test]
fn what_is_refused() {
    let mut table = begun();
    play(&mut table, "NET", "5D NET");
    let said = |rack: &str, written: &str| {
        let mut table = begun();
        play(&mut table, "NET", "5D NET");
        deal(&mut table, Seat(0), "");
        deal(&mut table, Seat(1), rack);
        let tiles = notation::read_stacked(&table.state.board, &table.state.tiles, written).expect("well written");
        let at = table.clock().after(1_000);
        lines(table.submit(Input::Act(Seat(1), Action::Play(tiles)), at).map(|_| ()))
    };
    assert_eq!(said("S", "5D ...S"), ["plural_s: NETS only adds S: it must belong to another new word, too."]);
    assert_eq!(said("CAR", "5D CAR").len(), 1, "the whole word would be covered");
    assert_eq!(said("P", "5D P.."), [""; 0]);
    let swap = |tiles: &[&str]| {
        let mut table = begun();
        deal(&mut table, Seat(0), "ABC");
        let at = table.clock().after(1_000);
        let swap = Action::Swap(tiles.iter().map(|tile| (*tile).into()).collect());
        lines(table.submit(Input::Act(Seat(0), swap), at).map(|_| ()))
    };
    assert_eq!(swap(&["A", "B"]), ["swap: At most 1 tile may be swapped at once."]);
    assert_eq!(swap(&["A"]), [""; 0]);
}

/// A play on a stack, challenged: what lay below is seen again.
#[test]
fn withdrawn_plays_uncover_what_lay_below() {
    let amend = [("challenge", json!({"judge": "dictionary"})), ("turn_order", json!({"first": "creator"}))];
    let specs = specs("upwords", &amend, &["word_validation"]);
    let mut table = crate::common::table_of(&specs, 2, 1);
    deal(&mut table, Seat(0), "");
    deal(&mut table, Seat(1), "");
    play(&mut table, "NET", "5D NET");
    let before = table.state.board.clone();
    play(&mut table, "XV", "5D X.V");
    let at = table.clock().after(1_000);
    table.submit(Input::Act(Seat(0), Action::Challenge), at).expect("may challenge");
    assert_eq!(table.state.board, before);
    assert_eq!(table.state.tiles.texts(table.state.rack(Seat(1))).concat(), "VX");
}

#[test]
fn plays_are_read_as_they_are_written() {
    let mut table = begun();
    play(&mut table, "MOOD", "5D MOOD");
    deal(&mut table, Seat(1), "WL");
    let view = table.game.view(&table.state, Viewer::Seat(Seat(1)));
    for text in ["5D WOOL", "5D W..L", "5d wool"] {
        let Some(Ok(Action::Play(tiles))) = table.game.read(&view, Seat(1), text) else { panic!("{text}") };
        assert_eq!(tiles.len(), 2, "{text}");
    }
}

type Plays = BTreeMap<Vec<(i16, i16, String)>, i64>;

/// Some words of up to four letters on a board of five by five.
fn small() -> Content {
    let mut content = content::built_in();
    let short = |word: &&[u8]| word.len() <= 4;
    let words = crate::common::common_words();
    let list: Vec<&[u8]> = words.split(|byte| *byte == b'\n').filter(short).step_by(7).collect();
    content::add_words(&mut content, "short", list.join(&b'\n'), Options::default());
    let rows = ".. .. .. .. ..";
    let board = format!("name = 'small'\nrows = ['{rows}','{rows}','.. .. .. ## ..','{rows}','{rows}']");
    content::add_board(&mut content, &board).expect("a board");
    content
}

/// Letters anywhere, stacked anyhow, and some on the rack.
fn strew(state: &mut State, draws: &mut Draws) {
    let layout: Arc<Layout> = state.board.layout.clone();
    state.board = Board::empty(layout.clone());
    let letters = state.tiles.letters.len();
    let any = |draws: &mut Draws| Letter::new(draws.below(letters) as u8);
    let share = draws.below(7);
    for square in (0..layout.size()).filter(|square| state.board.is_free(*square)).collect::<Vec<_>>() {
        if draws.below(10) < share {
            for _ in 0..=draws.below(4) {
                let letter = any(draws);
                state.board.put(square, Cell::tile(letter, false));
            }
        }
    }
    let common = ["E", "A", "S", "T", "N", "O", "R", "I", "D", "L"];
    let rack: Vec<String> = (0..5).map(|_| common[draws.below(common.len())].to_string()).collect();
    state.racks[Seat(0)] = state.tiles.read(&rack).expect("tiles");
    state.turn = Some(Seat(0));
}

/// Every word at every place: a tile wherever another letter is needed.
fn forced(game: &Crossword, state: &State, words: &[Vec<String>]) -> Plays {
    let mut plays = Plays::new();
    let rack = state.tiles.texts(state.rack(Seat(0)));
    for word in words {
        for square in 0..state.board.layout.size() {
            for direction in [Direction::Across, Direction::Down] {
                let Some(new) = laid(state, word, square, direction) else { continue };
                let mut left = rack.clone();
                let held = new.iter().all(|tile| {
                    left.iter().position(|other| *other == tile.letter).map(|at| left.swap_remove(at)).is_some()
                });
                let forecast = if held { game.forecast(state, Seat(0), &Action::Play(new.clone())) } else { continue };
                if forecast.is_legal() {
                    plays.insert(key(&new), forecast.score.expect("a score"));
                }
            }
        }
    }
    plays
}

fn laid(state: &State, word: &[String], square: usize, direction: Direction) -> Option<Vec<Placement>> {
    let (mut at, mut new) = (Some(square), Vec::new());
    for letter in word {
        let here = at?;
        if state.board.cell(here).letter().map(|there| state.tiles.text(there)) != Some(letter) {
            let (row, col) = state.board.layout.place(here);
            new.push(Placement { row: row as i16, col: col as i16, letter: letter.clone(), blank: false });
        }
        at = state.board.layout.step(here, direction, true);
    }
    (!new.is_empty()).then_some(new)
}

fn key(placements: &[Placement]) -> Vec<(i16, i16, String)> {
    placements.iter().map(|p| (p.row, p.col, p.letter.clone())).collect()
}

fn brute_force(amend: &[(&str, Value)], without: &[&str], positions: u64) -> usize {
    let content = small();
    let mut amend = amend.to_vec();
    amend.extend([("words", json!({"lexicon": "short"})), ("board", json!({"name": "small"}))]);
    let table = perft::table_of(&CrosswordKind::default(), &specs("upwords", &amend, without), &content, 2, 1);
    let table = table.unwrap_or_else(|e| panic!("{e:?}"));
    let words = crate::brute_force::words(&table.game);
    let (mut state, mut compared) = (table.state.clone(), 0);
    for position in 0..positions {
        strew(&mut state, &mut Chance::seeded(position).draws("strew", 0));
        let mut found = Plays::new();
        let search = table.game.plays(&state, Seat(0), |play| {
            let tiles = play.placements(&state);
            assert_eq!(found.insert(key(&tiles), i64::from(play.score)), None, "{position}: twice {tiles:?}");
        });
        search.expect("rules that can be searched");
        assert_eq!(found, forced(&table.game, &state, &words), "position {position}");
        compared += found.len();
    }
    compared
}

#[test]
fn all_stacked_plays_are_found() {
    let positions = if testkit::long() { 20_000 } else { 2_000 };
    let compared = brute_force(&[], &[], positions);
    assert!(compared > 2_000, "only {compared} plays compared");
}

#[test]
fn under_other_rules_too() {
    assert!(brute_force(&[("stacking", json!({"height": 2}))], &["plural_s"], 300) > 100);
    assert!(brute_force(&[("minimum_word_length", json!({"letters": 3}))], &["cross_word_scoring"], 300) > 100);
    assert!(brute_force(&[], &["minimum_word_length", "first_move_center"], 300) > 100);
}

/// Whole matches by bots: every tile stays in the game, and no stack is too high.
#[test]
fn bots_play_upwords() {
    let kind = CrosswordKind::default();
    for (seed, ids) in [(1, ["greedy", "easy"]), (2, ["random", "greedy"])] {
        let mut table = perft::table_of(&kind, &specs("upwords", &[], &[]), house(), 2, seed).expect("sound rules");
        let bot = |(seat, id): (u8, &&str)| kind.bot(id, &table.game, Seat(seat)).expect("it plays");
        let mut bots: Vec<_> = (0..).zip(&ids).map(bot).collect();
        play_out(&mut table, &mut bots, &Chance::seeded(seed), 2_000).unwrap_or_else(|e| panic!("{e}"));
        let highest = (0..100).map(|square| table.state.board.height(square)).max();
        assert!(table.state.end.is_some() && highest.is_some_and(|highest| (2..=5).contains(&highest)), "{highest:?}");
        assert_eq!(table.state.census().iter().sum::<u32>(), 100);
    }
}
