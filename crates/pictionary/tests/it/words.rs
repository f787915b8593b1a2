//! Words: complete in each language, and every rule and end has some.

use kernel::{Kind, book_of};
use pictionary::PictionaryKind;

#[test]
fn every_language_is_complete() {
    let book = book_of(&PictionaryKind::default());
    assert_eq!(book.faults(), []);
    assert_eq!(words::check(&book), []);
    assert_eq!(book.languages().collect::<Vec<_>>(), ["en", "es", "nl"]);
}

#[test]
fn every_category_and_every_end_has_words() {
    let kind = PictionaryKind::default();
    let book = book_of(&kind);
    for rule in kind.card().rules.iter().filter(|rule| rule.id != "patience") {
        assert!(book.has("en", &format!("category-{}", rule.category)), "{}", rule.category);
    }
    for end in [pictionary::VOID, pictionary::GAVE_UP, "drawer_gone", "time_up", "first_correct", "all_answered"] {
        assert!(book.has("en", &format!("end-{end}")), "{end}");
    }
}

#[test]
fn rules_speak_their_parameters() {
    let book = book_of(&PictionaryKind::default());
    let chosen = |rule: &str| {
        let specs = crate::table::specs(rule);
        let made = PictionaryKind::default().compose(&specs, &crate::table::content()).expect("sound");
        let id = rule.split('=').next().unwrap_or_default();
        made.specs.into_iter().find(|spec| spec.id == id).expect("it was chosen").sentence()
    };
    for (rule, english) in [
        ("mode", "The first right guess ends the round; 5 points win."),
        (
            r#"mode={"mode":"teams","laps":1}"#,
            "Two teams draw in turn, and each guesses what its own draws; each draws once.",
        ),
        (r#"words={"pack":"test","choices":1}"#, "One word, from “test”."),
        ("letters_appear", "After 40 % of the time letters appear, up to 40 % of them."),
    ] {
        assert_eq!(book.say("en", &chosen(rule), &[]), english);
    }
}
