//! Messages, books, and whether a language is complete.

use words::{Arg, Book, Finds, Message, Source, check, escape, indent, message};

const ENGLISH: &str = "
list-last = { $rest } and { $last }
took = { $seat } takes { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
}.
won = { $seats } won{ $late ->
    [true] , late
   *[false] {\"\"}
}.
rule-misere = Misère
    .sentence = The last stick loses.
inside = Because: { $why }
";

const SPANISH: &str = "
list-last = { $rest } y { $last }
took = { $seat } toma { $sticks ->
    [one] un palito
   *[other] { $sticks } palitos
}.
rule-misere = Misère
";

fn book() -> Book {
    Book::of([Source::new("en", "test", ENGLISH), Source::new("es", "test", SPANISH)])
}

fn names() -> Vec<String> {
    ["Ann", "Bo", "Cy"].map(str::to_string).to_vec()
}

/// What is quoted is said as it is, and says its language to whoever reads the message.
#[test]
fn quotes_are_said_as_they_are() {
    let message = message!("inside", why = Arg::quote("nl", "Welke planeet?"));
    assert_eq!(book().say("en", &message, &[]), "Because: Welke planeet?");
    let written = serde_json::to_string(&message).expect("JSON");
    assert_eq!(written, r#"{"id":"inside","args":{"why":{"lang":"nl","text":"Welke planeet?"}}}"#);
    assert_eq!(serde_json::from_str::<Message>(&written).ok(), Some(message));
}

/// A template has each message once, as a comment; whoever takes all `#` away has a complete language.
#[test]
fn a_language_begins_with_a_template() {
    let template = words::template(&book(), |_| true);
    let nothing = Book::of([Source::new("en", "test", ENGLISH), Source::made("fr", "test", template.clone())]);
    assert_eq!(words::check_in(&nothing, ["fr"]).len(), words::english(&book()).len() + 1, "and one attribute");
    let lines = template.lines().map(|line| line.strip_prefix("# ").unwrap_or(line));
    let french = lines.collect::<Vec<_>>().join("\n");
    let all = Book::of([Source::new("en", "test", ENGLISH), Source::made("fr", "test", french)]);
    assert_eq!((words::check_in(&all, ["fr"]), all.faults()), (Vec::new(), &[][..]));
    assert_eq!(words::only(ENGLISH, |id| id == "inside").trim(), "inside = Because: { $why }");
}

#[test]
fn messages_are_said_in_a_language_and_in_english_where_that_has_none() {
    let seats = |seats: &[u8]| Arg::List(seats.iter().map(|seat| Arg::Seat(*seat)).collect());
    let cases = [
        ("en", message!("took", seat = Arg::Seat(0), sticks = 1), "Ann takes one stick."),
        ("es", message!("took", seat = Arg::Seat(1), sticks = 2), "Bo toma 2 palitos."),
        ("es", message!("won", seats = seats(&[0, 1, 2]), late = true), "Ann, Bo and Cy won, late."),
        ("en", message!("won", seats = seats(&[2]), late = false), "Cy won."),
        ("en", message!("rule-misere.sentence"), "The last stick loses."),
        ("es", message!("rule-misere.sentence"), "The last stick loses."),
        (
            "es",
            message!("inside", why = message!("took", seat = Arg::Seat(2), sticks = 1)),
            "Because: Cy takes one stick.",
        ),
        ("nl", message!("rule-misere"), "Misère"),
        ("en", message!("unheard-of", of = 3), "unheard-of(of: 3)"),
    ];
    for (tag, message, expected) in cases {
        assert_eq!(book().say(tag, &message, &names()), expected, "{tag}, {message}");
    }
}

#[test]
fn a_message_inside_is_said_in_the_same_language() {
    let mut book = book();
    book.add(Source::new("es", "host", "inside = Porque { $why }"));
    let inside = message!("inside", why = message!("took", seat = Arg::Seat(0), sticks = 1));
    assert_eq!(book.say("es", &inside, &names()), "Porque Ann toma un palito.");
}

#[test]
fn a_later_file_says_it_in_other_words() {
    let mut book = book();
    book.add(Source::new("en", "host", "rule-misere = Backwards\n    .sentence = Don't take the last one."));
    assert_eq!(book.say("en", &Message::new("rule-misere"), &[]), "Backwards");
}

#[test]
fn messages_go_through_json_and_come_back() {
    let inner = message!("inner", text = "x");
    let list = Arg::List(vec![Arg::Seat(1), Arg::from("word"), Arg::from(4)]);
    let message = message!("outer", number = -3, yes = true, inner = inner, list = list);
    let text = serde_json::to_string(&message).expect("plain data");
    let expected = r#"{"id":"outer","args":{"inner":{"id":"inner","args":{"text":"x"}},"list":[{"seat":1},"word",4],"number":-3,"yes":"true"}}"#;
    assert_eq!(text, expected);
    let read: Message = serde_json::from_str(&text).expect("a message");
    assert_eq!(read, message);
    assert_eq!(serde_json::to_string(&Message::new("bare")).expect("plain data"), r#"{"id":"bare"}"#);
}

#[test]
fn a_file_that_cannot_be_read_is_told_with_its_line_and_the_rest_is_kept() {
    let book = Book::of([Source::new("en", "words/en/nim.ftl", "good = Good\nbad = { $x\nfine = Fine")]);
    assert_eq!(book.faults().len(), 1);
    assert!(book.faults()[0].to_string().starts_with("words/en/nim.ftl, line 2:"), "{}", book.faults()[0]);
    assert_eq!(book.say("en", &Message::new("good"), &[]), "Good");
}

#[test]
fn what_is_missing_unused_or_speaks_of_something_else_is_found() {
    let mut book = book();
    book.add(Source::new("es", "host", "took = { $seat } toma { $palitos }\nnobody = Nadie"));
    let findings: Vec<String> = check(&book).iter().map(ToString::to_string).collect();
    assert_eq!(
        findings,
        [
            "es: inside is missing",
            "es: rule-misere.sentence is missing",
            "es: took speaks of [$palitos $seat], in English of [$seat $sticks]",
            "es: won is missing",
            "es: nobody is not used: English has no such message",
        ]
    );
    assert!(check(&book).iter().any(|finding| finding.finds == Finds::Unused));
}

#[test]
fn plain_text_is_said_as_it_stands() {
    let text = format!("odd = {}\nlong = {}", escape("a {b} c"), indent("one { $n ->\n [one] x\n*[other] y\n} end"));
    let book = Book::of([Source::made("en", "made", text)]);
    assert!(book.faults().is_empty(), "{:?}", book.faults());
    assert_eq!(book.say("en", &Message::new("odd"), &[]), "a {b} c");
    assert_eq!(book.say("en", &message!("long", n = 2), &[]), "one y end");
}
