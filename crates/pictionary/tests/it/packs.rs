//! Our packs, and those of hosts.

use kernel::{Content, Kind};
use pictionary::content::{self, PACK, Pack};
use pictionary::{PictionaryKind, pictures};
use std::sync::Arc;

fn pack(name: &str) -> Arc<Pack> {
    content::built_in().find::<Pack>(PACK, name).expect("it is there").expect("it is read")
}

#[test]
fn there_are_enough_words_of_each_difficulty_in_each_language() {
    for (name, least) in [("words-en", 400), ("words-nl", 200), ("words-es", 200)] {
        let pack = pack(name);
        assert!(pack.items.len() >= least, "{name}: {}", pack.items.len());
        for difficulty in 1..=3 {
            let some = pack.items.iter().filter(|word| word.difficulty == difficulty).count();
            assert!(some >= 40, "{name}: {some} of difficulty {difficulty}");
        }
        let mut names: Vec<&str> = pack
            .items
            .iter()
            .flat_map(|word| std::iter::once(&word.word).chain(&word.also))
            .map(String::as_str)
            .collect();
        names.sort_unstable();
        let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{name}: {twice:?}");
    }
}

#[test]
fn every_picture_has_a_word_in_every_pack() {
    let album = content::album(&content::built_in()).expect("all is here");
    assert!(album.all().count() >= 60, "{}", album.all().count());
    for language in ["en", "nl", "es"] {
        let pack = pack(&format!("words-{language}"));
        for picture in album.all() {
            let word = picture.word(language).expect("a word");
            assert!(pack.items.iter().any(|item| item.word == word), "{language}: {word}");
        }
    }
}

#[test]
fn a_host_adds_pictures() {
    let mut house = content::built_in();
    let reader = content::folders().into_iter().find(|folder| folder.name == "pictures").expect("ours");
    let text = "= harbour | haven | puerto\npen 9 1\nline 10 60 90 60\nfill 8 50 70\n";
    let said = (reader.read)("town", "txt", text.as_bytes(), &mut house).expect("sound");
    assert_eq!(said.id, "pictures-read");
    let album = content::album(&house).expect("all is here");
    assert!(album.of("haven", "nl-BE").is_some() && album.of("sun", "en").is_some());
    let kind = PictionaryKind::default();
    let specs = kernel::perft::specs_of(&kind, None, Vec::new()).expect("a preset");
    assert!(kind.compose(&specs, &house).is_ok());
}

#[test]
fn what_cannot_be_drawn_is_told_with_its_line() {
    let odd = [
        ("circle 1 2 3\n", 1),
        ("= a | b\n", 1),
        ("= a | b | c\n\nsquare 1 2 3 4\n", 3),
        ("= a | b | c\nline 1 2 3\n", 2),
        ("= a | b | c\ncircle x 2 3\n", 2),
        ("= a | b | c\ncircle 1 2 1e9\n", 2),
        ("= a | b | c\ncircle 1 2 NaN\n", 2),
        ("= a | b | c\npen 16 1\n", 2),
        ("= a | b | c\npen 1 4\n", 2),
        ("= a | b | c\nfill 1.5 20 20\n", 2),
        ("= a | b | c\npen\n", 2),
    ];
    for (text, line) in odd {
        assert_eq!(pictures::read(text).expect_err(text).line, line, "{text}");
    }
}

#[test]
fn a_pack_with_mistakes_is_told_with_all_of_them() {
    let text = "id = 'x'\nname = 'X'\nlicence = 'CC0-1.0'\nauthor = 'Ann'\nword = [\n{ word = 'a', difficulty = 4 },\n\
        { word = '?', difficulty = 1 },\n{ word = 'a', difficulty = 1 },\n{ wrod = 'b' },\n]\n";
    let errors = content::add(&mut Content::none(), text).expect_err("it is wrong");
    let book = kernel::book_of(&PictionaryKind::default());
    let lines: Vec<String> = errors.iter().map(|error| book.say("en", &error.message(), &[])).collect();
    assert_eq!(
        lines,
        [
            "language: is missing",
            "word 1 “a” (line 6): difficulty must be 1, 2 or 3",
            "word 2 “?” (line 7): “?” has no letter or digit to compare",
            "word 3 “a” (line 8): the id “a” is taken by word 1",
            "word 4 (line 9): this cannot be read (unknown field `wrod`, expected one of `word`, `difficulty`, `also`)",
        ]
    );
}

#[test]
fn too_few_words_are_told_at_set_up() {
    let specs = crate::table::specs(r#"words={"pack":"test","difficulty":["hard"],"choices":3}"#);
    let errors = PictionaryKind::default().compose(&specs, &crate::table::content()).err().expect("too few");
    let book = kernel::book_of(&PictionaryKind::default());
    let said = book.say("en", &errors[0].message(), &[]);
    assert!(said.contains("of the 5 in the pack “test” 1 may be drawn"), "{said}");
}
