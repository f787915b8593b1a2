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
fn what_cannot_be_had_is_refused() {
    let mut phone = Phone::with(with_pack(true));
    let rules = json!([{ "id": "words", "params": { "pack": "mine" } }]);
    phone.open("pictionary", None).expect("a room");
    phone.wanted.clear();
    let refused = phone.command(&json!({ "choose": { "game": "pictionary", "preset": null, "rules": rules } }));
    assert!(refused.is_some_and(|why| !why.is_empty()), "it is said why not");
    assert_eq!(phone.wanted, ["word pack mine"]);
}
