//! Packs: what a game asks or draws, from files that a host can add.
//!
//! A pack is a TOML or JSON file with a head (id, name, language, licence, author) and a list of items, whose name
//! the game chooses. [`read`] reports *all* that is wrong with it, each with its place, and gives nothing if
//! anything is.
//!
//! ```
//! use kernel::{Book, Message, message};
//! use rounds::pack::{self, Item};
//! use serde::Deserialize;
//!
//! #[derive(Deserialize, Debug)]
//! struct Word { word: String, level: u8 }
//!
//! impl Item for Word {
//!     const LIST: &'static str = "word";
//!     fn id(&self) -> Option<&str> { Some(&self.word) }
//!     fn problems(&self) -> Vec<Message> {
//!         if (1..=3).contains(&self.level) { vec![] } else { vec![message!("pack-difficulty", name = "level")] }
//!     }
//! }
//!
//! let text = r#"
//! id = "animals"
//! name = "Animals"
//! language = "en"
//! licence = "CC0-1.0"
//! author = "Ann"
//!
//! [[word]]
//! word = "cat"
//! level = 1
//!
//! [[word]]
//! word = "axolotl"
//! level = 9
//!
//! [[word]]
//! wrod = "dog"
//! level = 1
//! "#;
//! let errors = pack::read::<Word>(text).unwrap_err();
//! let book = Book::of(kernel::WORDS.into_iter().chain(rounds::WORDS));
//! let lines: Vec<String> = errors.iter().map(|error| book.say("en", &error.message(), &[])).collect();
//! assert_eq!(lines[0], "word 2 “axolotl” (line 12): level must be 1, 2 or 3");
//! assert_eq!(lines[1], "word 3 (line 16): this cannot be read (missing field `word`)");
//!
//! let pack = pack::read::<Word>(&text.replace("9", "3").replace("wrod", "word")).expect("sound");
//! assert_eq!((pack.head.language.as_str(), pack.items.len()), ("en", 3));
//! ```

use kernel::{Message, line_of, message, unreadable};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::collections::BTreeMap;
use toml::de::DeTable;
use ts_rs::TS;

/// What stands at the head of a pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Head {
    /// Its name in rules and logs: small letters, digits, hyphens.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// A language tag: `en`, `es`, `nl`, `pt-BR`.
    pub language: String,
    /// Under which terms it may be passed on.
    pub licence: String,
    /// Who made it.
    pub author: String,
}

/// A pack that was found sound.
#[derive(Clone, PartialEq, Debug)]
pub struct Pack<T> {
    /// Who made it, in which language.
    pub head: Head,
    /// What is in it.
    pub items: Vec<T>,
}

/// One item of a pack.
pub trait Item: DeserializeOwned {
    /// What the list is called in the file: `question`, `word`.
    const LIST: &'static str;

    /// What tells it from the others: no two may have the same.
    fn id(&self) -> Option<&str> {
        None
    }
    /// Everything that is wrong with it.
    fn problems(&self) -> Vec<Message> {
        Vec::new()
    }
}

/// Something wrong with a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackError {
    /// The field, or the item with its id: `language`, `question 12 “moon-landing”`.
    pub place: Message,
    /// The line, where it is known.
    pub line: Option<usize>,
    /// What is wrong.
    pub why: Message,
}

impl PackError {
    fn field(name: &str, why: Message) -> Self {
        PackError { place: message!("pack-field", name = name.to_string()), line: None, why }
    }

    /// All of it, to be said.
    pub fn message(&self) -> Message {
        let PackError { place, line, why } = self.clone();
        match line {
            Some(line) => message!("pack-wrong-line", place = place, line = line, why = why),
            None => message!("pack-wrong", place = place, why = why),
        }
    }
}

/// An item as it stands in the file, with the line where it begins.
struct Raw {
    line: Option<usize>,
    value: Value,
}

/// Reads a pack, JSON if it begins like JSON, else TOML; or gives everything that is wrong with it.
pub fn read<T: Item>(text: &str) -> Result<Pack<T>, Vec<PackError>> {
    let (mut fields, items) =
        if text.trim_start().starts_with('{') { json(text, T::LIST) } else { toml(text, T::LIST) }?;
    let mut errors = Vec::new();
    let head = head(&mut fields, &mut errors);
    for field in fields.keys() {
        errors.push(PackError::field(field, message!("pack-unknown")));
    }
    if items.is_empty() {
        errors.push(PackError::field(T::LIST, message!("pack-none")));
    }
    let items = checked(items, &mut errors);
    if errors.is_empty() { Ok(Pack { head, items }) } else { Err(errors) }
}

/// Does this look like a pack with such a list? Several games read one folder, each its own packs; a file with a mistake
/// in it must still find the game that can tell.
pub fn holds(bytes: &[u8], list: &str) -> bool {
    let text = String::from_utf8_lossy(bytes);
    if text.trim_start().starts_with('{') {
        return text.contains(&format!("\"{list}\""));
    }
    text.lines().any(|line| {
        let line = line.trim();
        let rest = line.strip_prefix(list).map(str::trim_start);
        line.starts_with(&format!("[[{list}]]")) || rest.is_some_and(|rest| rest.starts_with('='))
    })
}

type Parts = (BTreeMap<String, Value>, Vec<Raw>);

fn whole(line: Option<usize>, why: &str) -> Vec<PackError> {
    vec![PackError { place: message!("pack-file"), line, why: unreadable(None, why) }]
}

fn toml(text: &str, list: &str) -> Result<Parts, Vec<PackError>> {
    let line_of = |at: usize| line_of(text, Some(at));
    let wrong = |e: toml::de::Error| whole(e.span().and_then(|span| line_of(span.start)), e.message());
    let mut fields: BTreeMap<String, Value> = toml::from_str(text).map_err(wrong)?;
    let items = match fields.remove(list) {
        None => Vec::new(),
        Some(Value::Array(items)) => items,
        Some(_) => return Err(no_list(list)),
    };
    // A second reading, for the places of the items.
    let spanned = DeTable::parse(text).map_err(wrong)?;
    let list = spanned.get_ref().get(list).and_then(|list| list.get_ref().as_array());
    let lines = list.into_iter().flat_map(|list| list.iter()).map(|item| line_of(item.span().start));
    let lines = lines.chain(std::iter::repeat(None));
    Ok((fields, items.into_iter().zip(lines).map(|(value, line)| Raw { line, value }).collect()))
}

fn no_list(list: &str) -> Vec<PackError> {
    vec![PackError::field(list, message!("pack-no_list"))]
}

fn json(text: &str, list: &str) -> Result<Parts, Vec<PackError>> {
    let mut fields: BTreeMap<String, Value> =
        kernel::json::read(text).map_err(|e| whole(Some(e.line()), &e.to_string()))?;
    match fields.remove(list) {
        None => Ok((fields, Vec::new())),
        Some(Value::Array(items)) => Ok((fields, items.into_iter().map(|value| Raw { line: None, value }).collect())),
        Some(_) => Err(no_list(list)),
    }
}

fn head(fields: &mut BTreeMap<String, Value>, errors: &mut Vec<PackError>) -> Head {
    let mut text = |name: &str, wrong: fn(&str) -> Option<&'static str>| {
        let why = match fields.remove(name) {
            Some(Value::String(text)) => match wrong(&text) {
                None => return text,
                Some(why) => why,
            },
            Some(_) => "pack-no_text",
            None => "pack-missing",
        };
        errors.push(PackError::field(name, Message::new(why)));
        String::new()
    };
    let empty = |text: &str| text.trim().is_empty().then_some("pack-empty");
    Head {
        id: text("id", |id| (!is_id(id)).then_some("pack-id")),
        name: text("name", empty),
        language: text("language", |tag| (!is_language(tag)).then_some("pack-language")),
        licence: text("licence", empty),
        author: text("author", empty),
    }
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

fn is_language(tag: &str) -> bool {
    let mut parts = tag.split('-');
    let first = parts.next().unwrap_or_default();
    let letters = first.bytes().all(|b| b.is_ascii_lowercase());
    (2..=3).contains(&first.len())
        && letters
        && parts.all(|part| (2..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric()))
}

fn place(list: &'static str, number: usize, id: Option<&str>) -> Message {
    match id {
        Some(id) => message!("pack-item-named", list = list, number = number, id = id.to_string()),
        None => message!("pack-item", list = list, number = number),
    }
}

fn checked<T: Item>(raw: Vec<Raw>, errors: &mut Vec<PackError>) -> Vec<T> {
    let mut items: Vec<T> = Vec::new();
    let mut ids: BTreeMap<String, usize> = BTreeMap::new();
    for (number, Raw { line, value }) in (1..).zip(raw) {
        let place = place(T::LIST, number, value.get("id").and_then(Value::as_str));
        let mut wrong = |why: Message| errors.push(PackError { place: place.clone(), line, why });
        let item: T = match kernel::json::read_value::<T>(value) {
            Ok(item) => item,
            Err(e) => {
                wrong(unreadable(None, &e.to_string()));
                continue;
            }
        };
        let place = self::place(T::LIST, number, item.id());
        let mut wrong = |why: Message| errors.push(PackError { place: place.clone(), line, why });
        item.problems().into_iter().for_each(&mut wrong);
        if let Some(id) = item.id()
            && let Some(first) = ids.insert(id.to_string(), number)
        {
            wrong(message!("pack-taken", id = id.to_string(), list = T::LIST, first = first));
        }
        items.push(item);
    }
    items
}
