//! What every lexicon must do, on random word lists and on a real one.

use std::collections::BTreeSet;

use lexicon::{FileError, Graph, Letter, Lexicon, Mask, Options, Place, Rack, Reason, Stage, TileSet};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;

/// Few letters, so that words share much; one of them has two characters.
fn tiny() -> TileSet {
    let tiles = "name = 'tiny'\nlanguage = 'xx'\nblanks = 2\ntiles = [\
        { letter = 'A', count = 1, value = 1 }, { letter = 'B', count = 1, value = 1 },\
        { letter = 'Cz', count = 1, value = 1, aliases = ['X'] }, { letter = 'D', count = 1, value = 1 }]";
    TileSet::from_toml(tiles).expect("a tile set")
}

fn english() -> TileSet {
    TileSet::built_in("english").expect("it is built in")
}

fn word() -> impl Strategy<Value = Vec<Letter>> {
    vec((0u8..4).prop_map(Letter::new), 2..8)
}

fn words() -> impl Strategy<Value = BTreeSet<Vec<Letter>>> {
    btree_set(word(), 1..60)
}

fn build(words: &BTreeSet<Vec<Letter>>) -> Lexicon {
    let tiles = tiny();
    let list: Vec<String> = words.iter().rev().map(|word| tiles.alphabet().text(word)).collect();
    let (lexicon, report) = Lexicon::build("tiny", &tiles, list.join("\r\n").as_bytes()).expect("a good list");
    assert_eq!((report.words, report.skipped.len()), (words.len(), 0));
    lexicon
}

/// Every way from the gaddag root that ends in a word: leftwards, and rightwards after the turn.
fn gaddag_ways(lexicon: &Lexicon) -> BTreeSet<(Vec<Letter>, Vec<Letter>)> {
    fn rightwards(graph: &Graph, place: Place, left: &[Letter], right: &mut Vec<Letter>, ways: &mut Ways) {
        for letter in graph.letters(place).iter() {
            right.push(letter);
            if graph.accepting(place).contains(letter) {
                assert!(ways.insert((left.to_vec(), right.clone())));
            }
            rightwards(graph, graph.next(place, letter), left, right, ways);
            right.pop();
        }
    }
    fn leftwards(graph: &Graph, place: Place, left: &mut Vec<Letter>, ways: &mut Ways) {
        rightwards(graph, graph.turn(place), left, &mut Vec::new(), ways);
        for letter in graph.letters(place).iter() {
            left.push(letter);
            if graph.accepting(place).contains(letter) {
                assert!(ways.insert((left.clone(), Vec::new())));
            }
            leftwards(graph, graph.next(place, letter), left, ways);
            left.pop();
        }
    }
    type Ways = BTreeSet<(Vec<Letter>, Vec<Letter>)>;
    let mut ways = Ways::new();
    leftwards(lexicon.graph(), lexicon.graph().gaddag(), &mut Vec::new(), &mut ways);
    ways
}

/// All ways to complete a word from a place.
fn completions(graph: &Graph, place: Place) -> Vec<Vec<Letter>> {
    let turn = graph.turn(place);
    let mut ends = if turn.is_end() { Vec::new() } else { completions(graph, turn) };
    for letter in graph.letters(place).iter() {
        ends.extend(graph.accepting(place).contains(letter).then(|| vec![letter]));
        let next = graph.next(place, letter);
        if !next.is_end() {
            ends.extend(completions(graph, next).into_iter().map(|end| [vec![letter], end].concat()));
        }
    }
    ends
}

fn reversed(word: &[Letter]) -> Vec<Letter> {
    word.iter().rev().copied().collect()
}

/// Whether the rack has the tiles of a word, each used once.
fn has_tiles(rack: &Rack, word: &[Letter]) -> bool {
    let count = |letters: &[Letter], letter| letters.iter().filter(|l| **l == letter).count();
    let missing = |letter| count(word, letter).saturating_sub(count(&rack.letters, letter));
    (0..4).map(Letter::new).map(missing).sum::<usize>() <= rack.blanks
}

proptest! {
    #[test]
    fn it_has_its_words_and_no_others(words in words(), others in vec(word(), 50)) {
        let lexicon = build(&words);
        prop_assert_eq!(lexicon.len(), words.len());
        prop_assert_eq!(lexicon.words().collect::<Vec<_>>(), words.iter().cloned().collect::<Vec<_>>());
        for other in others.iter().chain(&words) {
            prop_assert_eq!(lexicon.contains(other), words.contains(other));
            prop_assert_eq!(lexicon.contains_text(&lexicon.alphabet().text(other)), Ok(words.contains(other)));
        }
    }

    #[test]
    fn every_word_is_read_from_each_of_its_letters(words in words()) {
        let expected = words.iter().flat_map(|word| {
            (1..=word.len()).map(|at| (reversed(&word[..at]), word[at..].to_vec()))
        });
        prop_assert_eq!(gaddag_ways(&build(&words)), expected.collect());
    }

    /// What a way says of the rest is true of every completion.
    #[test]
    fn ways_know_what_lies_ahead(words in words()) {
        let lexicon = build(&words);
        let Graph::Narrow(nodes) = lexicon.graph() else { panic!("four letters are few") };
        let mut open = vec![nodes.forward(), nodes.gaddag()];
        while let Some(place) = open.pop().filter(|place| !place.is_turned()) {
            let [deep, accept] = nodes.header(place);
            prop_assert_eq!((deep | accept) & u32::ALL & !0b1111, 0);
            if deep.turn() == 1 {
                open.push(nodes.turn_way(place).place());
            }
            for letter in (0..4).filter(|letter| deep >> letter & 1 == 1) {
                let way = nodes.edge(place, deep, u32::of(letter));
                let ends = completions(lexicon.graph(), way.place());
                prop_assert_eq!(way.distance(), ends.iter().map(Vec::len).min().expect("it leads on").min(4));
                let needed = |letter: usize| ends.iter().all(|end| end.contains(&Letter::new(letter as u8)));
                match way.needed::<u32>() {
                    u32::TURN => prop_assert!(!(0..4).any(needed)),
                    letter => prop_assert!(needed(letter.index())),
                }
                open.push(way.place());
            }
        }
    }

    #[test]
    fn racks_give_what_brute_force_gives(words in words(), letters in vec((0u8..4).prop_map(Letter::new), 0..7), blanks in 0usize..3) {
        let lexicon = build(&words);
        let rack = Rack { letters, blanks };
        let from: Vec<_> = words.iter().filter(|word| has_tiles(&rack, word)).cloned().collect();
        let size = rack.letters.len() + blanks;
        let whole: Vec<_> = from.iter().filter(|word| word.len() == size).cloned().collect();
        prop_assert_eq!(lexicon.words_from(&rack), from);
        prop_assert_eq!(lexicon.anagrams(&rack), whole);
    }

    #[test]
    fn hooks_give_what_brute_force_gives(words in words(), word in word()) {
        let lexicon = build(&words);
        let hooks = lexicon.hooks(&word);
        for letter in (0..4).map(Letter::new) {
            let front: Vec<Letter> = [&[letter], word.as_slice()].concat();
            let back: Vec<Letter> = [word.as_slice(), &[letter]].concat();
            prop_assert_eq!(hooks.front.contains(letter), words.contains(&front));
            prop_assert_eq!(hooks.back.contains(letter), words.contains(&back));
        }
    }

    #[test]
    fn bytes_bring_it_back(words in words()) {
        let lexicon = build(&words);
        prop_assert_eq!(Lexicon::from_bytes(&lexicon.to_bytes()), Ok(lexicon));
    }

    #[test]
    fn damaged_bytes_are_refused(words in words(), at: prop::sample::Index, flip in 1u8..=255, cut: prop::sample::Index) {
        let bytes = build(&words).to_bytes();
        let mut flipped = bytes.clone();
        flipped[at.index(bytes.len())] ^= flip;
        prop_assert!(Lexicon::from_bytes(&flipped).is_err());
        prop_assert!(Lexicon::from_bytes(&bytes[..cut.index(bytes.len())]).is_err());
        let mut longer = bytes;
        longer.push(flip);
        prop_assert_eq!(Lexicon::from_bytes(&longer), Err(FileError::TooLong { extra: 1 }));
    }

    /// A forger can mend the checksum. What is then accepted must still be safe to walk.
    #[test]
    fn forged_bytes_are_refused_or_harmless(words in words(), at: prop::sample::Index, flip in 1u8..=255) {
        let mut bytes = build(&words).to_bytes();
        let at = CONTENT + at.index(bytes.len() - CONTENT);
        bytes[at] ^= flip;
        forge_checksum(&mut bytes);
        if let Ok(lexicon) = Lexicon::from_bytes(&bytes) {
            prop_assert_eq!(lexicon.words().count(), lexicon.len());
            gaddag_ways_end(&lexicon);
        }
    }

    #[test]
    fn noise_is_refused(bytes in vec(any::<u8>(), 0..300)) {
        prop_assert!(Lexicon::from_bytes(&bytes).is_err());
        let _ = Lexicon::build("noise", &tiny(), &bytes);
    }
}

/// Where what the checksum covers begins.
const CONTENT: usize = 52;

fn forge_checksum(bytes: &mut [u8]) {
    use sha2::{Digest, Sha256};
    let checksum = Sha256::digest(&bytes[CONTENT..]);
    bytes[20..CONTENT].copy_from_slice(&checksum);
}

/// Walks all of the gaddag; the walk itself is the test.
fn gaddag_ways_end(lexicon: &Lexicon) {
    let mut open = vec![(lexicon.graph().gaddag(), 0)];
    let graph = lexicon.graph();
    while let Some((place, depth)) = open.pop() {
        assert!(depth <= lexicon::MAX_LENGTH + 1);
        let turn = Some(graph.turn(place)).filter(|turn| !turn.is_end());
        let letters = graph.letters(place).iter().map(|letter| graph.next(place, letter));
        open.extend(letters.chain(turn).map(|next| (next, depth + 1)));
    }
}

#[test]
fn files_say_what_is_wrong_with_them() {
    let (lexicon, _) = Lexicon::build("small", &english(), b"care\ncares\n").unwrap();
    let bytes = lexicon.to_bytes();
    let error = |bytes: &[u8]| Lexicon::from_bytes(bytes).unwrap_err().to_string();
    assert_eq!(error(b""), "this is not a lexicon file");
    assert_eq!(error(b"care\ncares\n"), "this is not a lexicon file");
    assert_eq!(error(&bytes[..4]), "the file is cut short: 4 bytes are missing");
    assert_eq!(error(&bytes[..bytes.len() - 9]), "the file is cut short: 9 bytes are missing");
    let change = |at: usize, to: u8| [&bytes[..at], &[to], &bytes[at + 1..]].concat();
    assert_eq!(
        error(&change(8, 2)),
        "the file has format 2, and this program reads format 1: build it again from its word list"
    );
    assert_eq!(error(&change(bytes.len() - 1, 0xee)), "the file is damaged: its checksum does not fit");
    let mut far = change(bytes.len() - 1, 0xee);
    forge_checksum(&mut far);
    assert!(error(&far).starts_with("the file's word graph is wrong: edge "), "{}", error(&far));
}

#[test]
fn lists_are_read_with_care() {
    let tiles = english();
    let list = "\u{feff}care\r\n\n  race \nCare\na\nit's\nanticonstitutionnellement\nNaïve";
    let (lexicon, report) = Lexicon::build("small", &tiles, list.as_bytes()).unwrap();
    let words: Vec<String> = lexicon.words().map(|word| lexicon.alphabet().text(&word)).collect();
    assert_eq!(words, ["CARE", "NAIVE", "RACE"]);
    assert_eq!(
        report.to_string(),
        "3 words from 7 lines\n\
         1 too short: a (line 5)\n\
         1 too long: anticonstitutionnellement (line 7)\n\
         1 not spellable with these tiles: it's (line 6)\n\
         1 spelled like another"
    );
    let short = Options { max_length: 4, lowercase_only: true, leave_out: &["race"] };
    let mut stages = Vec::new();
    let (lexicon, report) =
        Lexicon::build_with("small", &tiles, list.as_bytes(), &short, &mut |stage| stages.push(stage)).unwrap();
    assert_eq!(lexicon.len(), 1);
    assert_eq!([Reason::Capital, Reason::LeftOut, Reason::Long].map(|r| report.skipped_for(r)), [2, 1, 1]);
    assert_eq!(stages, [Stage::Read, Stage::Forward, Stage::Gaddag, Stage::Pack]);
}

#[test]
fn bad_lists_are_refused() {
    let error = |list: &[u8]| Lexicon::build("small", &english(), list).unwrap_err().to_string();
    assert_eq!(error(b"care\nra\xffce\n"), "line 2: byte 3 is 0xff, which is not UTF-8 text");
    assert_eq!(error(b"care\n\nra\0ce\n"), "line 3: byte 3 is the control character '\\0'");
    assert_eq!(error(b"care\trace\n"), "line 1: byte 5 is the control character '\\t'");
    assert_eq!(error(b"care\rrace\n"), "line 1: byte 5 is the control character '\\r'");
    assert_eq!(error(b""), "there is not a single word to keep: 0 words from 0 lines");
    assert!(error(b"42\n").starts_with("there is not a single word to keep"));
    let wide = Options { max_length: 22, ..Options::default() };
    assert!(Lexicon::build_with("small", &english(), b"care", &wide, &mut |_| {}).is_err());
    assert!(Lexicon::build("", &english(), b"care").is_err());
}

#[test]
fn words_of_any_length_have_room() {
    let longest = "z".repeat(21);
    let (lexicon, _) = Lexicon::build("long", &english(), format!("{longest}\nzz\n").as_bytes()).unwrap();
    assert_eq!(lexicon.words().map(|word| word.len()).collect::<Vec<_>>(), [2, 21]);
    assert_eq!(gaddag_ways(&lexicon).len(), 23);
    assert_eq!(Lexicon::from_bytes(&lexicon.to_bytes()), Ok(lexicon));
}

#[test]
fn alphabets_of_any_size_have_room() {
    let letters: Vec<char> = ('Α'..='Ω').chain('А'..='Я').filter(|c| c.is_alphabetic()).take(62).collect();
    let rows: Vec<String> =
        letters.iter().map(|letter| format!("{{ letter = '{letter}', count = 1, value = 1 }}")).collect();
    let toml = format!("name = 'wide'\nlanguage = 'xx'\ntiles = [{}]", rows.join(", "));
    let tiles = TileSet::from_toml(&toml).unwrap();
    let list: Vec<String> = letters.windows(3).map(|letters| letters.iter().collect()).collect();
    let (lexicon, report) = Lexicon::build("wide", &tiles, list.join("\n").as_bytes()).unwrap();
    assert_eq!((lexicon.len(), report.skipped.len()), (letters.len() - 2, 0));
    assert!(list.iter().all(|word| lexicon.contains_text(word).unwrap()));
    assert_eq!(Lexicon::from_bytes(&lexicon.to_bytes()), Ok(lexicon));
}

/// A real list. The data is no part of the project: without it the test says so. The built-in list is tried in `builtin`.
#[test]
fn enable_is_complete_and_small() {
    let Some(list) = testkit::outside("words/enable-2-15.txt", "169,266 words of ENABLE") else { return };
    let (lexicon, report) = Lexicon::build("enable", &english(), &list).unwrap();
    assert_eq!((lexicon.len(), report.skipped.len()), (169_266, 0));
    let words: Vec<String> = lexicon.words().map(|word| lexicon.alphabet().text(&word)).collect();
    assert!(words.iter().map(String::as_str).eq(std::str::from_utf8(&list).unwrap().lines()));
    let bytes = lexicon.to_bytes();
    assert!(bytes.len() <= 3_300_000, "{} bytes", bytes.len());
    assert!(lexicon.graph().bytes() < 6_000_000, "{} bytes", lexicon.graph().bytes());
    assert_eq!(Lexicon::from_bytes(&bytes), Ok(lexicon));
}
