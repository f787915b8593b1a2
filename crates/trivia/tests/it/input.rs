//! Bad input: refused with a reason, or an error that names it.

use crate::table::{brief, table};
use kernel::{Game, Input, Moment, Seat, Words};
use serde_json::{Value, json};
use trivia::{TriviaKind, content};

/// What an action written in JSON is answered: the rules that refuse it, or nothing.
fn says(kinds: &str, action: Value) -> String {
    let mut table = table("", kinds, 2);
    let action = match serde_json::from_value(action) {
        Ok(action) => action,
        Err(error) => return format!("unreadable: {error}"),
    };
    match table.submit(Input::Act(Seat(0), rounds::Action::Play(action)), Moment(5)) {
        Ok(_) => brief(&table),
        Err(refusals) => {
            let book = kernel::book_of(&TriviaKind::default());
            let say = |refusal: &kernel::Refusal| {
                assert!(book.has("en", &refusal.message.id), "{refusal:?}");
                format!("{}: {}", refusal.rule, book.say("en", &refusal.message, &[]))
            };
            refusals.iter().map(say).collect()
        }
    }
}

#[test]
fn answers_that_cannot_be() {
    let answer = |answer: Value| json!({ "answer": answer });
    for (kinds, action, expected) in [
        ("choice", answer(json!({"choice": 4})), "trivia.option: There are 4 options."),
        ("choice", answer(json!({"choice": 255})), "trivia.option"),
        ("choice", answer(json!({"choice": 256})), "unreadable"),
        ("choice", answer(json!({"choice": -1})), "unreadable"),
        ("choice", answer(json!({"choice": "a"})), "unreadable"),
        ("choice", answer(json!({"text": "plum"})), "trivia.kind"),
        ("choice", answer(json!({"true_false": true})), "trivia.kind"),
        ("several", answer(json!({"several": []})), "trivia.option: Choose at least one option."),
        ("several", answer(json!({"several": [0, 4]})), "trivia.option"),
        ("several", answer(json!({"several": [1, 1]})), "trivia.option: Name each option once"),
        ("several", answer(json!({"several": [2, 1]})), "trivia.option: Name each option once"),
        ("several", answer(json!({"choice": 1})), "trivia.kind"),
        ("number", answer(json!({"number": 1e300})), "unreadable"),
        ("number", answer(json!({"number": null})), "unreadable"),
        ("number", answer(json!({"number": "100"})), "unreadable"),
        ("text", answer(json!({"text": ""})), "trivia.empty"),
        ("text", answer(json!({"text": " \u{a0} "})), "trivia.empty"),
        (
            "text",
            answer(json!({"text": "x".repeat(10_000)})),
            "trivia.long: An answer has at most 100 characters; this one has 10000.",
        ),
        ("text", answer(json!({"text": "🪲".repeat(101)})), "trivia.long"),
        ("text", answer(json!({"text": "Beatles\u{0}"})), "trivia.characters"),
        ("text", answer(json!({"text": "Bea\u{7}tles"})), "trivia.characters"),
        ("text", answer(json!({"text": "\u{202e}seltaeB"})), "trivia.characters"),
        ("text", answer(json!({"text": "two\nlines"})), "trivia.characters"),
        ("text", answer(json!({"text": "🪲"})), "1: answered {0}"),
        ("text", answer(json!({"text": "👨‍👩‍👧 \u{1f3fd}"})), "1: answered {0}"),
        ("text", answer(json!({"text": "x".repeat(100)})), "1: answered {0}"),
        ("text", json!({"accept": 1}), "rounds.host"),
        ("text", json!({"accept": 64}), "unreadable"),
        ("text", json!("fifty_fifty"), "trivia.fifty_fifty"),
        ("text", json!({"answer": {}}), "unreadable"),
        ("text", json!("answer"), "unreadable"),
        ("text", json!(null), "unreadable"),
    ] {
        let said = says(kinds, action.clone());
        assert!(
            said.starts_with(expected),
            "{kinds} {}: {said}",
            action.to_string().chars().take(80).collect::<String>()
        );
    }
}

const HEAD: &str = "id = 'mine'\nname = 'Mine'\nlanguage = 'en'\nlicence = 'CC0-1.0'\nauthor = 'Ann'\n";

fn pack_errors(questions: &str) -> Vec<String> {
    let book = kernel::book_of(&TriviaKind::default());
    let errors = content::read(&format!("{HEAD}{questions}")).expect_err("unsound");
    errors.iter().map(|error| book.say("en", &error.message(), &[])).collect()
}

/// Each wrong in one way: what is said of it.
#[test]
fn packs_with_one_error_each() {
    let sound = [
        ("id", "'x'"),
        ("category", "'c'"),
        ("difficulty", "1"),
        ("kind", "'choice'"),
        ("text", "'?'"),
        ("options", "['a', 'b', 'c']"),
        ("answer", "1"),
    ];
    let with = |changes: &[(&str, &str)]| {
        let mut fields: Vec<(&str, &str)> = sound.to_vec();
        for (name, value) in changes {
            fields.retain(|(other, _)| other != name);
            fields.push((name, value));
        }
        let lines =
            fields.iter().filter(|(_, value)| !value.is_empty()).map(|(name, value)| format!("{name} = {value}\n"));
        format!("[[question]]\n{}", lines.collect::<String>())
    };
    assert!(content::read(&format!("{HEAD}{}", with(&[]))).is_ok());
    let several = ("kind", "'several'");
    let number = [("kind", "'number'"), ("options", ""), ("answer", "5")];
    let number_with = |name, value| with(&[number[0], number[1], number[2], (name, value)]);
    let text = |answer, aliases| with(&[("kind", "'text'"), ("options", ""), ("answer", answer), ("aliases", aliases)]);
    for (question, why) in [
        // Two right options, or none.
        (with(&[("answers", "[0, 1]"), ("answer", "")]), "a choice has one right option"),
        (with(&[("answer", "")]), "answer is missing"),
        (with(&[("answer", "3")]), "answer must be the place of the right option, counted from 0 to 2"),
        (with(&[("answer", "-1")]), "answer must be the place"),
        (with(&[("answer", "'b'")]), "answer must be the place"),
        (with(&[several, ("answer", ""), ("answers", "[]")]), "no option is right"),
        (with(&[several, ("answer", "")]), "answers is missing"),
        (with(&[several, ("answer", ""), ("answers", "[0, 0]")]), "each once"),
        (with(&[several, ("answer", ""), ("answers", "[0, 9]")]), "answers must be a list"),
        (with(&[several, ("answers", "[0]")]), "“answer” means nothing here"),
        (with(&[("options", "['a']"), ("answer", "0")]), "options must be a list of 2 to 8 different texts"),
        (with(&[("options", "['a', 'b', 'a']")]), "different"),
        (with(&[("options", "['1','2','3','4','5','6','7','8','9']")]), "2 to 8"),
        (with(&[("options", "['a', '']")]), "options must be"),
        (with(&[("options", "")]), "options is missing"),
        (with(&[("kind", "'chioce'")]), "no kind of question is called “chioce”"),
        (with(&[("kind", "'true_false'"), ("options", "")]), "answer must be true or false"),
        (with(&[("difficulty", "4")]), "difficulty must be 1, 2 or 3"),
        (with(&[("category", "''")]), "category must be a text"),
        (with(&[("text", "5")]), "text must be a text"),
        (with(&[("text", "\"a\\u0000b\"")]), "text must be a text"),
        (with(&[("explanation", "true")]), "explanation must be a text"),
        (with(&[("answr", "1")]), "“answr” means nothing here"),
        (number_with("answer", "'five'"), "answer must be a number"),
        (number_with("answer", "nan"), "answer must be a number"),
        (number_with("tolerance", "-1"), "tolerance must not be below 0"),
        (number_with("closest", "1"), "closest must be true or false"),
        (text("'...'", ""), "has no letter or digit to compare"),
        (text("'Paris'", "['!']"), "has no letter or digit to compare"),
        (text("'Paris'", "'Parijs'"), "aliases must be a list"),
        (text(&format!("'{}'", "x".repeat(101)), ""), "answer must be a text of 1 to 100"),
    ] {
        let errors = pack_errors(&question);
        let [error] = &errors[..] else { panic!("{question}: {errors:?}") };
        assert!(error.starts_with("question 1 “x” (line 6): ") && error.contains(why), "{question}: {error}");
    }
}

/// All errors of all questions are told, each in its place.
#[test]
fn packs_with_many_errors() {
    let errors = pack_errors(
        "[[question]]\nid = 'a'\ndifficulty = 9\nkind = 'choice'\ntext = ''\noptions = ['a', 'b']\nanswer = 2\n\
         [[question]]\ncategory = 'c'\ndifficulty = 1\nkind = 'text'\ntext = '?'\nanswer = '!'\nunit = 'km'\n\
         [[question]]\nid = 'a'\ncategory = 'c'\ndifficulty = 1\nkind = 'text'\ntext = '?'\nanswer = 'yes'\n",
    );
    let expected = [
        "question 1 “a” (line 6): category is missing",
        "question 1 “a” (line 6): difficulty must be 1, 2 or 3",
        "question 1 “a” (line 6): text must be a text of 1 to 500 characters",
        "question 1 “a” (line 6): answer must be the place of the right option, counted from 0 to 1",
        "question 2 (line 13): id is missing",
        "question 2 (line 13): “!” has no letter or digit to compare",
        "question 2 (line 13): “unit” means nothing here",
        "question 3 “a” (line 20): the id “a” is taken by question 1",
    ];
    assert_eq!(errors, expected);
}

#[test]
fn a_bad_pack_adds_nothing() {
    let mut content = content::built_in();
    let before: Vec<String> = content.names(content::PACK).map(String::from).collect();
    assert!(content::add(&mut content, &format!("{HEAD}[[question]]\nid = 'x'\n")).is_err());
    assert_eq!(content.names(content::PACK).collect::<Vec<_>>(), before);
    assert_eq!(before, ["general-en", "general-es", "general-nl"]);
}

#[test]
fn json_packs_are_read() {
    let json = json!({"id": "mine", "name": "Mine", "language": "en", "licence": "CC0-1.0", "author": "Ann",
        "question": [{"id": "x", "category": "c", "difficulty": 1, "kind": "number", "text": "?", "answer": 2.5}]});
    assert_eq!(content::read(&json.to_string()).expect("sound").items.len(), 1);
}

/// The pack that hosts are given to copy.
#[test]
fn the_pack_in_the_book_is_sound() {
    let book = include_str!("../../../../docs/host.md");
    let from = book.find("id = \"our-town\"").expect("it is in the book");
    let text: String =
        book[from..].lines().take_while(|line| !line.contains("```")).map(|line| format!("{line}\n")).collect();
    let pack = content::read(&text).unwrap_or_else(|errors| panic!("{errors:?}"));
    let kinds: Vec<_> = pack.items.iter().map(|question| format!("{:?}", question.sort())).collect();
    assert_eq!(kinds, ["Choice", "Several", "TrueFalse", "Number", "Text"]);
}

/// The packs that come with the program: enough of every language, category, kind and difficulty.
#[test]
fn our_packs_are_rich() {
    let content = content::built_in();
    for (name, least) in [("general-en", 200), ("general-es", 100), ("general-nl", 100)] {
        let pack = content.find::<content::Pack>(content::PACK, name).expect("there").expect("there");
        assert!(pack.items.len() >= least && name.ends_with(&pack.head.language));
        let count = |of: &dyn Fn(&trivia::Question) -> String| {
            pack.items.iter().map(of).collect::<std::collections::BTreeSet<_>>().len()
        };
        assert_eq!(count(&|question| format!("{:?}", question.sort())), 5, "{name}");
        assert_eq!(count(&|question| question.difficulty.to_string()), 3, "{name}");
        assert!(count(&|question| question.category.clone()) >= 8, "{name}");
    }
}

/// Words typed in the terminal.
#[test]
fn answers_are_read_as_they_are_typed() {
    for (kinds, text, expected) in [
        ("choice", "a", "{\"choice\":0}"),
        ("choice", "D", "{\"choice\":3}"),
        ("choice", "2", "{\"choice\":1}"),
        ("several", "a c", "{\"several\":[0,2]}"),
        ("several", "3, 1,1", "{\"several\":[0,2]}"),
        ("true_false", "TRUE", "{\"true_false\":true}"),
        ("true_false", "f", "{\"true_false\":false}"),
        ("true_false", "Niet waar", "{\"true_false\":false}"),
        ("true_false", "sí", "{\"true_false\":true}"),
        ("number", "206", "{\"number\":206}"),
        ("number", "-3,5 km", "{\"number\":-3.5}"),
        ("text", " The Beatles ", "{\"text\":\"The Beatles\"}"),
        ("choice", "e", "no"),
        ("choice", "banana", "no"),
        ("several", "a x", "no"),
        ("true_false", "maybe", "no"),
        ("number", "many", "no"),
    ] {
        let table = table("", kinds, 1);
        let view = table.game.view(&table.state, kernel::Viewer::Seat(Seat(0)));
        let read = match table.game.read(&view, Seat(0), text).expect("it has words") {
            Ok(rounds::Action::Play(trivia::Action::Answer(answer))) => serde_json::to_string(&answer).expect("JSON"),
            Ok(other) => panic!("{other:?}"),
            Err(_) => "no".into(),
        };
        assert_eq!(read, expected, "{kinds}: {text}");
    }
    let mut table = table("", "choice", 1);
    let named = table.state.game.question.as_ref().unwrap().options()[1].clone();
    let read = |table: &crate::table::Table, text: &str| {
        table.game.read(&table.game.view(&table.state, kernel::Viewer::Seat(Seat(0))), Seat(0), text).unwrap()
    };
    let answer = trivia::Action::Answer(trivia::Answer::Choice(1));
    assert_eq!(read(&table, &named.to_uppercase()), Ok(rounds::Action::Play(answer)));
    assert_eq!(read(&table, "50/50"), Ok(rounds::Action::Play(trivia::Action::FiftyFifty)));
    crate::table::moves(&mut table, "0:right").unwrap();
    assert_eq!(read(&table, "ready"), Ok(rounds::Action::Ready));
    assert!(read(&table, "a").is_err());
}
