//! Content comes when a rule wants it.

use crate::phone::Phone;
use kernel::{Content, ContentFile, ContentUse, checksum};
use serde_json::json;

/// A house whose one more pack is not built in anywhere.
fn with_pack(promised_only: bool) -> Content {
    let text = "id = 'mine'\nname = 'Mine'\nlanguage = 'en'\n\n[[word]]\nword = 'tree'\ndifficulty = 1\n";
    let mut content = Content::none();
    if promised_only {
        content.add("word pack", "mine", checksum(b"elsewhere"), std::sync::Arc::new(()));
        let nowhere = ContentFile::text("nowhere", "toml", text);
        content.comes_from("word pack", "mine", nowhere);
    }
    content
}

#[test]
fn what_is_promised_is_wanted_once_and_kept() {
    let mut content = Content::none();
    let promised = ContentUse { kind: "word pack".into(), name: "mine".into(), checksum: "c0".into() };
    content.promise(&promised);
    assert_eq!(content.names("word pack").collect::<Vec<_>>(), ["mine"], "it can be chosen");
    assert!(content.find::<u8>("word pack", "mine").is_err());
    assert!(content.find::<u8>("word pack", "mine").is_err());
    assert_eq!(content.wanted(), [("word pack".to_string(), "mine".to_string())]);
    assert!(content.wanted().is_empty(), "it is told once");
    let copy = content.clone();
    let found = Content::none().with("word pack", "mine", "other".into(), std::sync::Arc::new(5u8));
    assert!(content.keep_promise(&found));
    assert_eq!(copy.find::<u8>("word pack", "mine"), Ok(Some(std::sync::Arc::new(5u8))), "all copies have it");
    assert_eq!(copy.note("word pack", "mine"), Some(promised), "under the checksum that was promised");
    assert!(content.wanted().is_empty());
}

#[test]
fn one_waits_for_what_one_could_do_without_unless_it_is_given_up() {
    let mut content = Content::none();
    assert_eq!(content.find_if_any::<u8>("pictures", "ours"), Ok(None), "there is none");
    for name in ["ours", "others"] {
        content.promise(&ContentUse { kind: "pictures".into(), name: name.into(), checksum: "c0".into() });
        assert!(content.find_if_any::<u8>("pictures", name).is_err(), "it comes");
    }
    content.give_up("pictures", "others");
    content.wanted();
    assert_eq!(content.find_if_any::<u8>("pictures", "others"), Ok(None));
    assert!(content.find::<u8>("pictures", "others").is_err());
    assert!(content.wanted().is_empty(), "it is not asked for again");
    let found = Content::none().with("pictures", "ours", "c0".into(), std::sync::Arc::new(5u8));
    assert!(content.keep_promise(&found));
    content.give_up("pictures", "ours");
    assert_eq!(content.find_if_any::<u8>("pictures", "ours").map(|it| it.is_some()), Ok(true), "what is here stays");
}

/// All that there is, but for what is left out, as a module without content has it: promised, and to be fetched.
fn all_promised(but: impl Fn(&str) -> bool) -> Content {
    let mut shelf = Content::none();
    for (what, file) in catalogue::Catalogue::standard().stock().files().filter(|(what, _)| !but(&what.kind)) {
        // A checksum that is not that of what is built in where these tests run.
        shelf.add(&what.kind, &what.name, checksum(b"elsewhere"), std::sync::Arc::new(()));
        shelf.comes_from(&what.kind, &what.name, file.clone());
    }
    shelf
}

/// All of it comes before the table is there, so that whoever sits down is welcomed, and bots draw what they can.
#[test]
fn what_bots_know_is_fetched_before_they_play() {
    for (game, known) in [("pictionary", "pictures ours"), ("crossword", "common words en")] {
        let mut phone = Phone::with(all_promised(|_| false));
        phone.open(game, None).expect("a room");
        assert!(phone.wanted.iter().any(|wanted| wanted == known), "{game}: {:?}", phone.wanted);
        let heard = |what: &str| phone.heard.iter().any(|frame| !frame[what].is_null());
        assert!(heard("welcome") && !heard("bye"), "{game}: {:?}", phone.heard);
    }
}

#[test]
fn without_what_bots_know_they_play_all_the_same() {
    let mut shelf = all_promised(|kind| kind == "pictures");
    // It is promised, and what comes is none.
    shelf.add("pictures", "ours", checksum(b"elsewhere"), std::sync::Arc::new(()));
    shelf.comes_from("pictures", "ours", ContentFile::text("nowhere", "txt", "= a"));
    let mut phone = Phone::with(shelf);
    phone.open("pictionary", None).expect("a room");
    phone.start("easy", 2);
}

#[test]
fn what_cannot_be_had_is_refused() {
    let mut phone = Phone::with(with_pack(true));
    let rules = json!([{ "id": "words", "params": { "pack": "mine" } }]);
    phone.open("pictionary", None).expect("a room");
    phone.wanted.clear();
    let refused = phone.command(&json!({ "choose": { "game": "pictionary", "preset": null, "rules": rules } }));
    assert!(refused.is_some_and(|why| !why.is_empty()), "it is said why not");
    assert_eq!(phone.wanted, ["word pack mine"]);
}
