//! Packs of questions: what comes with the program, and what a host adds.

use crate::matching;
use crate::question::{Key, Number, Question};
use kernel::{Content, ContentFile, ContentPart, Folder, Message, Preview, checksum, message, text_file, text_of};
use rounds::pack::{self, Item, PackError};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

/// The kind of packs of questions.
pub const PACK: &str = "question pack";

/// A pack of questions.
pub type Pack = pack::Pack<Question>;

/// The fewest and the most options of a question.
const OPTIONS: std::ops::RangeInclusive<usize> = 2..=8;
/// The most characters of a question, an option, an explanation.
const LONG: usize = 500;

/// The folder in which a host's packs lie.
const FOLDER: &str = "packs";

/// The packs that come with the program.
const BUILT_IN: &[(&str, &str)] = &[
    ("general-en", text_file!("../packs/general-en.toml")),
    ("general-es", text_file!("../packs/general-es.toml")),
    ("general-nl", text_file!("../packs/general-nl.toml")),
];

/// The questions of a match: a pack, and which of it may be asked.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// The pack; none where a log is merely looked at.
    pub pack: Option<Arc<Pack>>,
    /// Of these categories; empty: of all.
    pub categories: Vec<String>,
    /// Of these difficulties; empty: of all.
    pub difficulties: Vec<u8>,
}

impl Library {
    /// The questions that may be asked. Where a first right answer ends the round, nobody can be closest.
    pub fn pool(&self, race: bool) -> Vec<&Question> {
        let all = self.pack.iter().flat_map(|pack| &pack.items);
        all.filter(|question| {
            let of = |wanted: bool, none: bool| wanted || none;
            of(self.categories.contains(&question.category), self.categories.is_empty())
                && of(self.difficulties.contains(&question.difficulty), self.difficulties.is_empty())
                && !(race && question.is_closest())
        })
        .collect()
    }

    /// The language of the pack.
    pub fn language(&self) -> &str {
        self.pack.as_ref().map_or("", |pack| &pack.head.language)
    }
}

/// What people see of a pack before they choose it: how many questions, about what. None of the questions.
pub(crate) fn preview(content: &Content, kind: &str, name: &str) -> Option<Preview> {
    let pack = if kind == PACK { content.find::<Pack>(kind, name).ok()?? } else { return None };
    let facts = vec![message!("preview-questions", count = pack.items.len())];
    let part = |category: &str| ContentPart { value: category.into(), label: topic(category) };
    let parts = BTreeMap::from([("categories".into(), categories(&pack).into_iter().map(part).collect())]);
    Some(Preview { facts, language: Some(pack.head.language.clone()), parts, ..Preview::default() })
}

/// What its questions are about.
pub(crate) fn categories(pack: &Pack) -> BTreeSet<&str> {
    pack.items.iter().map(|question| question.category.as_str()).collect()
}

/// A pack, as people call it.
pub(crate) fn called(pack: &str) -> Message {
    message!("chosen-questions-pack", pack = pack.to_string())
}

/// A category, as people call it.
pub(crate) fn topic(category: &str) -> Message {
    message!("topic", topic = category.to_string())
}

/// Reads a pack, in TOML or JSON.
///
/// # Errors
/// Everything that is wrong with it, each with its place.
pub fn read(text: &str) -> Result<Pack, Vec<PackError>> {
    let pack::Pack { head, items } = pack::read::<Written>(text)?;
    // What was wrong with them has been told.
    Ok(Pack { head, items: items.iter().filter_map(|item| item.question().ok()).collect() })
}

/// The folder of a host's data directory that this game reads.
pub fn folders() -> Vec<Folder> {
    let claims = |bytes: &[u8]| pack::holds(bytes, Written::LIST);
    vec![Folder { name: FOLDER, about: "folder-packs", claims, read: read_file }]
}

fn read_file(_: &str, _: &str, bytes: &[u8], content: &mut Content) -> Result<Message, Vec<Message>> {
    let text = text_of(bytes).map_err(|why| vec![why])?;
    let pack = add(content, text).map_err(|errors| errors.iter().map(PackError::message).collect::<Vec<_>>())?;
    Ok(message!("pack-read", name = &pack.head.id, language = &pack.head.language, count = pack.items.len()))
}

/// Adds a pack. It replaces one of the same id.
///
/// # Errors
/// Everything that is wrong with it; then nothing is added.
pub fn add(content: &mut Content, text: &str) -> Result<Arc<Pack>, Vec<PackError>> {
    let pack = Arc::new(read(text)?);
    content.add(PACK, &pack.head.id, checksum(text.as_bytes()), pack.clone());
    content.comes_from(PACK, &pack.head.id, ContentFile::text(FOLDER, "toml", text));
    Ok(pack)
}

/// Adds the packs that come with the program.
pub fn add_built_in(content: &mut Content) {
    // They are read once, however many houses there are.
    static PACKS: OnceLock<Vec<(Arc<Pack>, String, &str)>> = OnceLock::new();
    let packs = PACKS.get_or_init(|| {
        let read = |(name, text): &(&str, &'static str)| {
            let pack = read(text).unwrap_or_else(|errors| panic!("the built-in pack {name}: {errors:?}"));
            (Arc::new(pack), checksum(text.as_bytes()), *text)
        };
        BUILT_IN.iter().filter(|(_, text)| !text.is_empty()).map(read).collect()
    });
    for (pack, checksum, text) in packs {
        content.add(PACK, &pack.head.id, checksum.clone(), pack.clone());
        content.comes_from(PACK, &pack.head.id, ContentFile::text(FOLDER, "toml", *text));
    }
}

/// What comes with the program, and nothing else.
pub fn built_in() -> Content {
    let mut content = Content::none();
    add_built_in(&mut content);
    content
}

/// A question as it stands in a file. Anything may be missing or of the wrong type, so that all of it can be told.
#[derive(Deserialize, Debug)]
struct Written {
    #[serde(flatten)]
    fields: BTreeMap<String, Value>,
}

impl Item for Written {
    const LIST: &'static str = "question";

    fn id(&self) -> Option<&str> {
        self.fields.get("id").and_then(Value::as_str)
    }

    fn problems(&self) -> Vec<Message> {
        self.question().err().unwrap_or_default()
    }
}

impl Written {
    fn question(&self) -> Result<Question, Vec<Message>> {
        let mut reader = Reader { fields: self.fields.clone(), wrong: Vec::new() };
        let id = reader.text("id", 60);
        let category = reader.text("category", 60);
        let difficulty = reader.difficulty();
        let kind = reader.text("kind", 60);
        let text = reader.text("text", LONG);
        let explanation = reader.may("explanation").then(|| reader.text("explanation", LONG));
        let key = reader.key(&kind);
        reader.rest();
        match key {
            Some(key) if reader.wrong.is_empty() => Ok(Question { id, category, difficulty, text, key, explanation }),
            _ => Err(reader.wrong),
        }
    }
}

/// Takes the fields of a question one by one, and notes all that is wrong.
struct Reader {
    fields: BTreeMap<String, Value>,
    wrong: Vec<Message>,
}

impl Reader {
    fn may(&self, name: &str) -> bool {
        self.fields.contains_key(name)
    }

    /// A value that must be there; `otherwise` says what it must be.
    fn take<T>(&mut self, name: &'static str, otherwise: Message, read: impl FnOnce(Value) -> Option<T>) -> Option<T> {
        let Some(value) = self.fields.remove(name) else {
            self.wrong.push(message!("question-missing", name = name));
            return None;
        };
        let read = read(value);
        if read.is_none() {
            self.wrong.push(otherwise.with("name", name));
        }
        read
    }

    fn text(&mut self, name: &'static str, longest: usize) -> String {
        self.take(name, message!("question-text", most = longest), |value| fit_text(value, longest)).unwrap_or_default()
    }

    fn difficulty(&mut self) -> u8 {
        let read = |value: Value| value.as_i64().filter(|level| (1..=3).contains(level));
        self.take("difficulty", message!("pack-difficulty"), read).unwrap_or(1) as u8
    }

    fn options(&mut self) -> Vec<String> {
        let otherwise = message!("question-options", least = *OPTIONS.start(), most = *OPTIONS.end());
        self.take("options", otherwise, |value| {
            let options: Vec<String> =
                value.as_array()?.iter().map(|option| fit_text(option.clone(), LONG)).collect::<Option<_>>()?;
            let differ = options.iter().enumerate().all(|(i, option)| !options[..i].contains(option));
            (OPTIONS.contains(&options.len()) && differ).then_some(options)
        })
        .unwrap_or_default()
    }

    fn number(&mut self, name: &'static str) -> Option<Number> {
        self.take(name, message!("question-number"), |value| Number::try_from(value.as_f64()?).ok())
    }

    fn key(&mut self, kind: &str) -> Option<Key> {
        match kind {
            "choice" => self.choice(),
            "several" => self.several(),
            "true_false" => {
                let right = self.take("answer", message!("question-yes_no"), |value| value.as_bool())?;
                Some(Key::TrueFalse { right })
            }
            "number" => self.numeric(),
            "text" => self.words(),
            // Without a kind nobody knows what else belongs here.
            "" => {
                self.fields.clear();
                None
            }
            other => {
                self.fields.clear();
                let kinds = "choice, several, true_false, number, text";
                self.wrong.push(message!("question-kind", kind = other.to_string(), kinds = kinds));
                None
            }
        }
    }

    fn choice(&mut self) -> Option<Key> {
        let options = self.options();
        if self.may("answers") {
            self.fields.remove("answers");
            self.fields.remove("answer");
            self.wrong.push(message!("question-one_right"));
            return None;
        }
        let otherwise = message!("question-place", options = options.len(), last = last(&options));
        let right = self.take("answer", otherwise, |value| place(&value, options.len()))?;
        Some(Key::Choice { options, right })
    }

    fn several(&mut self) -> Option<Key> {
        let options = self.options();
        let otherwise = message!("question-places", options = options.len(), last = last(&options));
        let right = self.take("answers", otherwise, |value| {
            let mut places: Vec<u8> =
                value.as_array()?.iter().map(|value| place(value, options.len())).collect::<Option<_>>()?;
            places.sort_unstable();
            places.is_sorted_by(|one, next| one < next).then_some(places)
        })?;
        if right.is_empty() {
            self.wrong.push(message!("question-none_right"));
        }
        Some(Key::Several { options, right })
    }

    fn numeric(&mut self) -> Option<Key> {
        let right = self.number("answer");
        let tolerance = if self.may("tolerance") { self.number("tolerance") } else { Some(Number::default()) };
        if tolerance.is_some_and(|tolerance| tolerance < Number::default()) {
            self.wrong.push(message!("question-tolerance"));
        }
        let unit = self.may("unit").then(|| self.text("unit", 40));
        let closest =
            self.may("closest") && self.take("closest", message!("question-yes_no"), |value| value.as_bool())?;
        Some(Key::Number { right: right?, tolerance: tolerance?, unit, closest })
    }

    fn words(&mut self) -> Option<Key> {
        let right = self.text("answer", crate::question::LONGEST);
        let mut aliases = Vec::new();
        if self.may("aliases") {
            let otherwise = message!("question-aliases", most = crate::question::LONGEST);
            aliases = self.take("aliases", otherwise, |value| {
                let texts = value.as_array()?.iter();
                texts.map(|text| fit_text(text.clone(), crate::question::LONGEST)).collect::<Option<_>>()
            })?;
        }
        for text in std::iter::once(&right).chain(&aliases).filter(|text| !text.is_empty()) {
            if !matching::says_something(text) {
                self.wrong.push(message!("pack-wordless", text = text));
            }
        }
        Some(Key::Text { right, aliases })
    }

    /// Whatever was not taken does not belong here.
    fn rest(&mut self) {
        for name in self.fields.keys() {
            self.wrong.push(message!("question-unknown", name = name));
        }
    }
}

fn fit_text(value: Value, longest: usize) -> Option<String> {
    let Value::String(text) = value else { return None };
    let harmless = !text.trim().is_empty() && text.chars().count() <= longest && !text.chars().any(char::is_control);
    harmless.then_some(text)
}

/// Where the options themselves are wrong, any place will do: that was told.
fn place(value: &Value, options: usize) -> Option<u8> {
    let place = usize::try_from(value.as_u64()?).ok()?;
    (place < options || options == 0).then_some(place as u8)
}

/// The place of the last option, counted from 0.
fn last(options: &[String]) -> usize {
    options.len().saturating_sub(1)
}
