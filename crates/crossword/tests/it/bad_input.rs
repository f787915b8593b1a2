//! Whatever comes from outside: a clear error with its line and its reason; never a panic.

use crate::common::{act, english, errors, errors_with, house, lines, specs, table};
use crossword::{Action, Event, Layout, Placement, content, notation, positions};
use kernel::{Content, Game, Input, Moment, RuleSpec, Seat};
use lexicon::{Lexicon, Options, TileSet};
use serde_json::{Value, json};

#[test]
fn odd_bytes_in_a_word_list() {
    for (bytes, why) in [
        (&b"care\nra\xffce\n"[..], "byte 3 of line 2 is 0xff, which is not UTF-8 text."),
        (&b"care\nrace\0\n"[..], "byte 5 of line 2 is the control character '\\0'."),
        (&b"123\n!!!\n"[..], "has no word that can be spelled with the tiles “english”."),
        (&b""[..], "has no word that can be spelled with the tiles “english”."),
    ] {
        let mut content = house().clone();
        content::add_words(&mut content, "odd", bytes.to_vec(), Options::default());
        let specs = specs("scrabble", &[("words", json!({"lexicon": "odd"}))], &[]);
        let said = errors_with(&specs, &content);
        assert!(said.starts_with("Word list: The word list “odd” ") && said.ends_with(why), "{said}");
        assert!(positions::words(bytes).is_err());
    }
}

#[test]
fn tile_sets_that_do_not_sum() {
    let text = "name = 'x'\nlanguage = 'en'\ntotal = 9\ntiles = [\n{ letter = 'A', count = 1, value = 1 },\n]\n";
    let error = content::add_tiles(&mut Content::none(), text).expect_err("it does not sum");
    assert_eq!(error.to_string(), "the file says total = 9, but its tiles and blanks add up to 1");
    let text = text.replace("total = 9\n", "").replace("count = 1", "count = -1");
    let error = content::add_tiles(&mut Content::none(), &text).expect_err("less than nothing");
    assert_eq!(error.to_string(), "line 4: count = -1: it must be from 0 to 1000");
    assert_eq!(english(&content::no_tiles(&error)), error.to_string());
}

#[test]
fn boards_with_rows_of_two_sizes() {
    let text = "name = 'x'\nrows = [\n'.. .. DL',\n'.. TW',\n]\n";
    let error = content::add_board(&mut Content::none(), text).expect_err("two sizes");
    assert_eq!(english(&error.0), "line 4: this row has 2 squares, the first one has 3");
    let log = json!({"name": "x", "rows": ["...", ".."], "starts": []});
    assert!(serde_json::from_value::<Layout>(log).is_err(), "nor from a log");
}

#[test]
fn a_lexicon_file_cut_short() {
    let tiles = TileSet::built_in("english").expect("built in");
    let (lexicon, _) = Lexicon::build("small", &tiles, b"care\nrace\n").expect("words");
    let bytes = lexicon.to_bytes();
    for cut in [0, 5, 30, 60, bytes.len() - 1] {
        let mut content = Content::none();
        let error = content::add_lexicon_file(&mut content, &bytes[..cut]).expect_err("cut short").to_string();
        assert!(error.contains("cut short") || error.contains("not a lexicon"), "{cut}: {error}");
        assert_eq!(content.names("lexicon").count(), 0, "nothing half-built is left");
    }
    assert_eq!(content::add_lexicon_file(&mut Content::none(), &bytes).as_deref(), Ok("small"));
}

#[test]
fn a_lexicon_of_other_letters() {
    let tiles = TileSet::built_in("upwords").expect("built in");
    let (lexicon, _) = Lexicon::build("other", &tiles, b"quiet\n").expect("words");
    let mut content = house().clone();
    content::add_lexicon(&mut content, lexicon);
    let specs = specs("scrabble", &[("words", json!({"lexicon": "other"}))], &[]);
    let said = errors_with(&specs, &content);
    assert_eq!(said, "Word list: The word list “other” has other letters than the tiles “english”.");
}

#[test]
fn plays_of_any_size_and_place() {
    let mut table = table("scrabble", &[], 2);
    let tile = |row, col, letter: &str| Placement { row, col, letter: letter.into(), blank: false };
    let row = |n: i16| (0..n).map(|col| tile(7, col, "A")).collect::<Vec<_>>();
    assert_eq!(
        lines(act(&mut table, Action::Play(row(200)))).first().map(String::as_str),
        Some("board_bounds: 185 tiles are outside the board of 15 by 15.")
    );
    let many: Vec<Placement> = (0..5_000).map(|_| tile(0, 0, "A")).collect();
    assert_eq!(
        lines(act(&mut table, Action::Play(many))),
        ["board_bounds: These are more tiles than the board has squares."]
    );
    for (row, col) in [(-1, 7), (7, 15), (i16::MIN, i16::MAX)] {
        let said = lines(act(&mut table, Action::Play(vec![tile(row, col, "A")])));
        assert!(said[0].starts_with("board_bounds: Row "), "{said:?}");
    }
    for letter in ["", "?", "AB", "a", "\u{0}", &"X".repeat(10_000)] {
        let said = lines(act(&mut table, Action::Play(vec![tile(7, 7, letter)])));
        assert!(said.iter().any(|line| line.starts_with("tiles_in_rack: There is no tile")), "{said:?}");
        assert!(said.concat().len() < 500);
    }
    assert_eq!(table.state.turns, 0);
}

#[test]
fn actions_that_are_none() {
    for text in [
        r#"{"play":[{"row":99999,"col":0,"letter":"A"}]}"#,
        r#"{"play":[{"row":0.5,"col":0,"letter":"A"}]}"#,
        r#"{"play":"8H QUIZ"}"#,
        r#"{"fly":[]}"#,
        r#""play""#,
        "null",
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    let good: Action = serde_json::from_str(r#"{"play":[{"row":0,"col":0,"letter":"A"}]}"#).expect("an action");
    assert_eq!(good, Action::Play(vec![Placement { row: 0, col: 0, letter: "A".into(), blank: false }]));
}

#[test]
fn written_plays_that_are_none() {
    let table = table("scrabble", &[], 2);
    for text in ["", " ", "8H", "Z99 AB", "8H \u{0}", "8H [", "8H ]", "8H []", "((( )))", "8H (((((", "999999999999A B"]
    {
        assert!(notation::read(&table.state.board, &table.state.tiles, text).is_err(), "{text:?}");
    }
    let long = format!("8A {}", "A".repeat(100_000));
    assert!(notation::read(&table.state.board, &table.state.tiles, &long).is_err());
}

#[test]
fn events_that_do_not_fit() {
    let table = table("scrabble", &[], 2);
    let tile = |row, letter: &str| json!({"row": row, "col": 7, "letter": letter});
    let score = json!({"total": 1, "words": [], "bonuses": [], "rules": []});
    let played =
        |tiles: Value| json!({"played": {"seat": 0, "tiles": tiles, "written": "", "score": score, "bingo": false}});
    for event in [
        json!({"drew": {"seat": 0, "tiles": ["!"]}}),
        json!({"drew": {"seat": 9, "tiles": []}}),
        json!({"drew": {"seat": 0, "tiles": ["Q", "Q"]}}),
        played(json!([tile(99, "A")])),
        played(json!([tile(7, "Ä")])),
        played(json!([tile(7, "E"), tile(7, "E")])),
        json!({"swapped": {"seat": 0, "gave": ["Q", "Q"], "drew": [], "free": false}}),
        json!({"passed": {"seat": 60, "late": false}}),
        json!({"ended": {"reason": "x", "out": null, "adjustments": [1], "places": [1, 2], "racks": [[], []]}}),
        json!({"laid": {"board": {"name": "", "rows": ["..", ".."], "starts": [0]}, "rack_size": 7,
                        "tiles": {"name": "", "language": "", "letters": [], "blanks": 0}}}),
    ] {
        let event: Event = serde_json::from_value(event).unwrap_or_else(|e| panic!("{e}"));
        assert!(table.game.fits(&table.state, &event).is_err(), "{event:?}");
    }
}

#[test]
fn parameters_that_are_none() {
    let errors = |id: &str, params: Value| errors(&[RuleSpec::new(id, params)]);
    assert!(errors("bingo_bonus", json!({"points": -1})).contains("points must be a whole number from 0 to 1000"));
    assert!(errors("rack_size", json!({"tiles": 0})).contains("tiles must be a whole number from 1 to 20"));
    assert!(
        errors("final_score_adjustment", json!({"style": "triple"})).contains("must be transfer, double or subtract")
    );
    assert!(errors("time_limit", json!({"action": "explode"})).contains("must be pass or resign"));
    assert!(errors("bingo_bonsu", Value::Null).contains("did you mean “bingo_bonus”"));
}

#[test]
fn strangers_and_hosts_have_nothing_to_do() {
    let mut table = table("scrabble", &[], 2);
    assert!(table.submit(Input::Act(Seat(40), Action::Pass), Moment(1)).is_err());
    assert!(table.submit(Input::Host(Action::Pass), Moment(1)).is_err());
    assert!(table.game.offers(&table.state, Seat(40)).is_empty());
    assert!(!table.game.forecast(&table.state, Seat(40), &Action::Pass).is_legal());
    let _ = table.game.view(&table.state, kernel::Viewer::Seat(Seat(63)));
}
