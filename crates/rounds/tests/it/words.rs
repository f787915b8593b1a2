//! What the engine says: complete in each language, and everything that is told has words.

use crate::engine::{Table, course, deal, does};
use kernel::{Book, Game, Input, Message, Moment, Names, Seat, Setup, Source, Speaker, Viewer, Words};
use rounds::{Action, reason};

/// What the quiz of these tests says itself.
const QUIZ: &str = "
offer-answer = { $answer }
news-told = { $what }.
news-right = It is { $answer }.
refused-locked = You have answered.
refused-answer = There is no such answer.
";

fn book() -> Book {
    Book::of(kernel::WORDS.into_iter().chain(rounds::WORDS).chain([Source::new("en", "quiz", QUIZ)]))
}

#[test]
fn every_language_is_complete() {
    let book = Book::of(rounds::WORDS);
    assert_eq!(book.faults(), []);
    assert_eq!(words::check(&book), []);
    assert_eq!(book.languages().collect::<Vec<_>>(), ["en", "es", "nl"]);
}

#[test]
fn every_reason_has_words() {
    let book = Book::of(rounds::WORDS);
    for reason in [
        reason::FIRST_CORRECT,
        reason::ALL_ANSWERED,
        reason::TIME_UP,
        reason::SKIPPED,
        reason::NOBODY_LEFT,
        reason::DRAWER_GONE,
        reason::HAND_WON,
        reason::STALEMATE,
        reason::STOPPED,
        reason::TARGET,
        reason::ROUNDS,
        reason::CAP,
        reason::TOO_FEW,
    ] {
        assert!(book.has("en", &format!("end-{reason}")), "{reason}");
    }
}

/// What everybody is told of a match, line by line.
fn told(table: &Table, book: &Book, tag: &str) -> Vec<String> {
    let names = Names::plain(4).0;
    let speaker = Speaker { book, tag, names: &names };
    let events = table.log.entries.iter().flat_map(|entry| &entry.events);
    let news = events.filter_map(|event| table.game.redact(event, Viewer::Public));
    let messages: Vec<Vec<Message>> = news.map(|news| table.game.narrate(&news)).collect();
    for message in messages.iter().flatten() {
        assert!(book.has("en", &message.id), "{message}");
    }
    messages.iter().map(|messages| speaker.say_all(messages)).collect()
}

#[test]
fn what_is_told_of_a_match() {
    let mut table = deal(course(), false, Setup::seats(3));
    does(&mut table, "0:1 1:1 2:away 2:back 2:0 0:ready 1:left 3:joined next skip").unwrap();
    let ours = |line: &&String| !line.starts_with("answered") && !line.starts_with("asked");
    let english = told(&table, &book(), "en");
    let english: Vec<&String> = english.iter().filter(ours).collect();
    assert_eq!(
        english,
        [
            "Round 1 begins.",
            "Seat 3 is away.",
            "Seat 3 is back.",
            "Round 1 is over. All have answered. Seat 1 wins it. Seat 1 +10 and Seat 2 +10. It is 1.",
            "A pause.",
            "Seat 1 is ready.",
            "Seat 2 left.",
            "Seat 4 joins, and plays from the next round on.",
            "Round 2 begins.",
            "Round 2 is over. The host skipped it. It is 2.",
            "The match is over. All rounds are played.",
        ]
    );
    let dutch = told(&table, &book(), "nl");
    assert!(dutch.iter().any(|line| line.starts_with("Ronde 1 is voorbij. Iedereen heeft geantwoord.")), "{dutch:#?}");
}

#[test]
fn the_table_as_text() {
    let shown = |moves: &str| {
        let mut table = deal(course(), false, Setup::seats(2));
        does(&mut table, moves).unwrap();
        let (book, names) = (book(), Names::plain(2).0);
        let view = table.game.view(&table.state, Viewer::Public);
        let text = table.game.show(&view, &Speaker { book: &book, tag: "en", names: &names });
        text.lines().take_while(|line| !line.starts_with('{')).collect::<Vec<_>>().join(" / ")
    };
    for (moves, expected) in [
        ("", "Round 1 / Scores: Seat 1 0 and Seat 2 0"),
        ("1:away", "Round 1 / Scores: Seat 1 0 and Seat 2 0 / Away: Seat 2"),
        ("0:1 1:0", "Round 1 is over. / Scores: Seat 1 10 and Seat 2 0"),
        ("0:1 1:0 0:ready", "Round 1 is over; ready: Seat 1 / Scores: Seat 1 10 and Seat 2 0"),
        ("skip next skip", "The match is over. All rounds are played. / Scores: Seat 1 0 and Seat 2 0"),
    ] {
        assert_eq!(shown(moves), expected, "{moves}");
    }
}

#[test]
fn offers_and_refusals_have_words() {
    let (book, names) = (book(), Names::plain(2).0);
    let says = |moves: &str, host: bool| {
        let mut table = deal(course(), false, Setup::seats(2));
        does(&mut table, moves).unwrap();
        let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
        let offers = if host { table.game.host_offers(&table.state) } else { table.game.offers(&table.state, Seat(0)) };
        let labels = offers.iter().map(|offer| table.game.label(&view, offer));
        labels.map(|label| book.say("en", &label, &names)).collect::<Vec<_>>()
    };
    assert_eq!(says("", false), ["0", "1", "2"]);
    assert_eq!(says("0:1 1:1", false), ["Go on"]);
    assert_eq!(says("", true), ["Skip this round"]);
    assert_eq!(says("0:1 1:1", true), ["Next round", "9"]);

    let mut table = deal(course(), false, Setup::seats(2));
    let mut refused = |moves: &str| {
        let refusals = does(&mut table, moves).expect_err("refused");
        assert!(refusals.iter().all(|refusal| book.has("en", &refusal.message.id)), "{refusals:?}");
        book.say("en", &refusals[0].message, &names)
    };
    assert_eq!(refused("0:7"), "There is no such answer.");
    assert_eq!(refused("0:ready"), "A round is being played.");
    assert_eq!(refused("next"), "A round is being played.");
    assert_eq!(refused("3:joined 3:1"), "You play from the next round on.");
    assert_eq!(refused("0:1 1:1 0:1"), "The next round has not begun.");
    assert_eq!(refused("skip"), "No round is being played.");
    assert_eq!(refused("0:ready 0:ready"), "You are ready already.");
    let host = table.judge(Input::Act(Seat(1), Action::Skip), Moment(99_000)).unwrap_err();
    assert_eq!(book.say("en", &host[0].message, &names), "Only the host can do that.");
    let host = table.judge(Input::Host(Action::Ready), Moment(99_000)).unwrap_err();
    assert_eq!(book.say("en", &host[0].message, &names), "That is not for the host to do.");
    let view = table.game.view(&table.state, Viewer::Seat(Seat(1)));
    let typed = table.game.read(&view, Seat(1), "go").expect("it reads").expect_err("not ready");
    assert_eq!(book.say("en", &typed, &names), "The round is over; `ready` goes on.");
}
