//! Packs with errors: nothing is loaded, and every error is listed with its place.

use kernel::{Book, Message, message};
use rounds::pack::{Item, Pack, read};
use serde::Deserialize;

#[derive(Deserialize, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct Question {
    id: String,
    options: Vec<String>,
    answer: usize,
}

impl Item for Question {
    const LIST: &'static str = "question";

    fn id(&self) -> Option<&str> {
        Some(&self.id)
    }

    fn problems(&self) -> Vec<Message> {
        let known = self.answer < self.options.len();
        if known { vec![] } else { vec![message!("pack-field", name = format!("there is no option {}", self.answer))] }
    }
}

fn errors(text: &str) -> Vec<String> {
    let book = Book::of(kernel::WORDS.into_iter().chain(rounds::WORDS));
    let errors = read::<Question>(text).expect_err("unsound");
    errors.iter().map(|error| book.say("en", &error.message(), &[])).collect()
}

const HEAD: &str = "id = 'a-1'\nname = 'A'\nlanguage = 'en'\nlicence = 'CC0-1.0'\nauthor = 'Ann'\n";

#[test]
fn all_errors_at_once_each_in_its_place() {
    let text = "id = 'No Good'\nlanguage = 'english'\nlicence = ''\nauthor = 5\ncolour = 'red'\n\
        [[question]]\nid = 'x'\noptions = ['a', 'b']\nanswer = 2\n\
        [[question]]\nid = 'x'\noptions = ['a']\nanswer = 0\n\
        [[question]]\nid = 'y'\noptions = 'a'\nanswer = 0\n\
        [[question]]\nid = 'z'\noptoins = ['a']\nanswer = 0\n";
    assert_eq!(
        errors(text),
        [
            "id: must be of small letters, digits and hyphens",
            "name: is missing",
            "language: must be a language tag like en or pt-BR",
            "licence: must not be empty",
            "author: must be a text",
            "colour: a pack has no such field",
            "question 1 “x” (line 6): there is no option 2",
            "question 2 “x” (line 10): the id “x” is taken by question 1",
            "question 3 “y” (line 14): this cannot be read (invalid type: string \"a\", expected a sequence)",
            "question 4 “z” (line 18): this cannot be read (unknown field `optoins`, expected one of `id`, `options`, `answer`)",
        ]
    );
}

#[test]
fn what_is_no_pack_at_all() {
    assert!(errors("id = \n")[0].starts_with("the file (line 1):"), "{:?}", errors("id = \n"));
    assert!(errors("id = 'a'\n[[question]]\nid = 'x\n")[0].starts_with("the file (line 3):"));
    assert!(errors("{\"id\": \"a\",\n \"name\" 5}")[0].starts_with("the file (line 2):"));
    assert_eq!(errors(HEAD), ["question: there are none"]);
    assert_eq!(errors(&format!("{HEAD}question = 5\n")), ["question: must be a list"]);
    assert_eq!(errors("{\"question\": 5}"), ["question: must be a list"]);
    assert!(!errors("").is_empty());
}

#[test]
fn toml_and_json_are_the_same() {
    let toml = format!("{HEAD}[[question]]\nid = 'x'\noptions = ['a']\nanswer = 0\n");
    let json = r#"{"id": "a-1", "name": "A", "language": "en", "licence": "CC0-1.0", "author": "Ann",
        "question": [{"id": "x", "options": ["a"], "answer": 0}]}"#;
    let pack: Pack<Question> = read(&toml).expect("sound");
    assert_eq!(pack, read(json).expect("sound"));
    assert_eq!((pack.head.licence.as_str(), pack.items[0].id.as_str()), ("CC0-1.0", "x"));
    let wrong = json.replace("\"answer\": 0", "\"answer\": 3");
    assert_eq!(errors(&wrong), ["question 1 “x”: there is no option 3"]);
}
