//! What people see of boards, tile sets, word lists and packs before they choose them.

use crate::common::content;
use catalogue::Catalogue;
use kernel::{Arg, Piece, Preview};

fn seen(game: &str, kind: &str, name: &str) -> Preview {
    let house = Catalogue::standard();
    let content = content(&house);
    let found = house.get(game).and_then(|game| game.preview(&content, kind, name));
    found.unwrap_or_else(|| panic!("{game} shows the {kind} {name}"))
}

fn number(preview: &Preview, fact: usize, name: &str) -> i64 {
    match preview.facts[fact].arg(name) {
        Some(Arg::Number(number)) => *number,
        other => panic!("{name} is {other:?}"),
    }
}

/// Whatever there is can be looked at, at one game, and what is said of it has words in every language.
#[test]
fn all_content_can_be_seen() {
    let house = Catalogue::standard();
    let content = content(&house);
    for kind in content.kinds() {
        for name in content.names(kind) {
            let all = house.iter().filter_map(|game| Some((game, game.preview(&content, kind, name)?)));
            let found: Vec<_> = all.collect();
            let [(game, preview)] = &found[..] else { panic!("{} games show the {kind} {name}", found.len()) };
            let book = house.book(game.about().id).expect("has words");
            assert!(!preview.facts.is_empty(), "{kind} {name}");
            for fact in &preview.facts {
                for tag in ["en", "nl", "es"] {
                    let said = book.say(tag, fact, &[]);
                    assert!(!said.contains("preview-") && !said.is_empty(), "{tag}: {said:?}");
                }
            }
        }
    }
}

#[test]
fn a_board_is_a_picture() {
    let board = seen("crossword", "board", "standard");
    assert_eq!((number(&board, 0, "across"), number(&board, 0, "down")), (15, 15));
    assert_eq!(board.rows.len(), 15);
    assert_eq!((board.rows[0].as_str(), board.rows[7].as_str()), ("T..d...T...d..T", "T..d...*...d..T"));
}

#[test]
fn a_tile_set_shows_its_tiles() {
    let tiles = seen("crossword", "tiles", "english");
    assert_eq!((number(&tiles, 0, "count"), number(&tiles, 0, "blanks")), (100, 2));
    assert!(tiles.pieces.contains(&Piece { face: "E".into(), value: 1, count: 12 }));
    assert_eq!(tiles.pieces.last(), Some(&Piece { face: String::new(), value: 0, count: 2 }));
    assert_eq!(tiles.language.as_deref(), Some("en"));
}

#[test]
fn lists_and_packs_say_how_much_they_hold() {
    let words = seen("crossword", "lexicon", "english");
    assert!(number(&words, 0, "count") > 100_000 && words.language.as_deref() == Some("en"));
    let quiz = seen("trivia", "question pack", "general-nl");
    assert!(number(&quiz, 0, "count") > 20 && quiz.language.as_deref() == Some("nl"));
    let categories = &quiz.parts["categories"];
    let food = categories.iter().find(|part| part.value == "food").expect("there are questions about food");
    let house = Catalogue::standard();
    let said = |tag: &str| house.book("trivia").map(|book| book.say(tag, &food.label, &[]));
    assert_eq!(["en", "nl", "es"].map(said), ["Food", "Eten", "Comida"].map(|name| Some(name.to_string())));
    assert!(categories.len() > 2, "{quiz:?}");
    let draw = seen("pictionary", "word pack", "words-es");
    let levels = ["easy", "medium", "hard"].map(|level| number(&draw, 1, level));
    assert_eq!(number(&draw, 0, "count"), levels.iter().sum::<i64>());
    assert_eq!(draw.samples.len(), 2);
}
