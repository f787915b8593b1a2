//! Guesses: what is right, what is close, and who hears what.

use crate::table::{play, table};
use kernel::{Game, Hearers, Seat, SeatSet, Viewer};
use pictionary::guess::Guessing;

#[test]
fn plurals_hyphens_articles_and_sentences_do_not_matter() {
    let cases: &[(&str, &str, &str, bool)] = &[
        ("en", "cat", "cat", true),
        ("en", "cat", "CATS!", true),
        ("en", "cat", "a cat", true),
        ("en", "cat", "is it a cat?", true),
        ("en", "cat", "catfish", false),
        ("en", "cat", "car", false),
        ("en", "box", "boxes", true),
        ("en", "cherry", "cherries", true),
        ("en", "knife", "knives", true),
        ("en", "snowman", "snowmen", true),
        ("en", "tooth", "teeth", true),
        ("en", "glasses", "glass", true),
        ("en", "ice cream", "ice-cream", true),
        ("en", "ice cream", "icecream", false),
        ("en", "t-shirt", "tshirt", true),
        ("en", "t-shirt", "t shirts", true),
        ("en", "hot dog", "dog hot", false),
        ("en", "bus", "bu", false),
        ("nl", "kat", "katten", true),
        ("nl", "boom", "de bomen", true),
        ("nl", "huis", "huizen", true),
        ("nl", "brief", "brieven", true),
        ("nl", "ei", "eieren", true),
        ("nl", "auto", "auto's", true),
        ("nl", "pinguïn", "pinguins", true),
        ("nl", "maan", "man", false),
        ("es", "pez", "los peces", true),
        ("es", "corazón", "corazones", true),
        ("es", "árbol", "arboles", true),
        ("es", "casa", "caso", false),
    ];
    for (language, word, guess, right) in cases {
        assert_eq!(Guessing { language }.is_right(word, &[], guess), *right, "{language}: {guess:?} for {word:?}");
    }
    assert!(Guessing { language: "en" }.is_right("sofa", &["couch".into()], "couches"));
}

#[test]
fn close_is_one_edit_from_four_letters_and_two_from_nine() {
    let cases: &[(&str, &str, bool)] = &[
        ("cat", "car", false),
        ("moon", "moan", true),
        ("moon", "moo", true),
        ("moon", "main", false),
        ("guitar", "gitra", false),
        ("guitar", "gutiar", true),
        ("dinosaurs", "dinosors", true),
        ("elephant", "elefant", false),
        ("crocodile", "crocadil", true),
        ("moon", "moon", false),
    ];
    for (word, guess, close) in cases {
        assert_eq!(Guessing { language: "en" }.is_close(word, &[], guess), *close, "{guess:?} for {word:?}");
    }
}

/// "Close!" is told to whoever guessed alone, and the text of a right guess to nobody.
#[test]
fn close_is_for_the_guesser_and_right_guesses_are_not_shown() {
    let mut table = table(
        r#"close_calls mode={"mode":"everyone_guesses"} words={"pack":"test","difficulty":["hard"],"choices":1}"#,
        4,
    );
    assert!(play(&mut table, "0:pick 1:=t-shird 2:right").is_empty());
    let view = |viewer| table.game.view(&table.state, viewer).game;
    let close = |viewer: Viewer| view(viewer).guesses.iter().map(|guess| guess.close).collect::<Vec<_>>();
    assert_eq!(close(Viewer::Seat(Seat(1))), [true]);
    for other in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Seat(Seat(3)), Viewer::Public] {
        let knows = matches!(other, Viewer::Seat(Seat(0 | 2)));
        // What is so near would tell the word: who does not know it does not see it.
        assert_eq!(close(other), if knows { vec![false] } else { vec![] }, "{other:?}");
        assert_eq!(view(other).word.is_some(), knows, "{other:?}");
    }
    assert_eq!(view(Viewer::Public).solved.len(), 1);
}

#[test]
fn who_knows_the_word_talks_with_those_who_do() {
    let mut table = table(r#"mode={"mode":"everyone_guesses"}"#, 4);
    assert!(play(&mut table, "0:pick 1:right 3:right").is_empty());
    let hears = |seat: u8| table.game.may_say(&table.state, Viewer::Seat(Seat(seat)));
    let knowing: SeatSet = [Seat(0), Seat(1), Seat(3)].into_iter().collect();
    assert_eq!(hears(0), Hearers::Nobody, "whoever draws is silent");
    assert_eq!(hears(1), Hearers::Seats(knowing));
    assert_eq!(hears(2), Hearers::Everyone);
    assert_eq!(table.game.may_say(&table.state, Viewer::Public), Hearers::Everyone);
    play(&mut table, "time");
    let hears = |seat: u8| table.game.may_say(&table.state, Viewer::Seat(Seat(seat)));
    assert_eq!((hears(0), hears(1)), (Hearers::Everyone, Hearers::Everyone), "at the reveal all may talk");
}
