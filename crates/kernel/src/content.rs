//! What is not code: lexicons, tile sets, boards, packs.
//!
//! The server or the command line loads it, from what is built in and from the host's folders; rules name
//! it (`words {lexicon: "english"}`), composing finds it, and a log notes its checksum.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use ts_rs::TS;
use words::Message;

/// A piece of content that a match used.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ContentUse {
    /// `lexicon`, `tiles`, `board`, `pack`.
    pub kind: String,
    /// Its name among its kind.
    pub name: String,
    /// SHA-256 of what it was made from, in hex.
    pub checksum: String,
}

/// What people see of a piece of content before they choose it. A game fills in what there is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema, TS)]
pub struct Preview {
    /// What there is to say of it: how much it holds, of what.
    pub facts: Vec<Message>,
    /// The tag of its language, if it has one.
    pub language: Option<String>,
    /// A small picture: a line a row, a character a square, as the game's page draws it.
    pub rows: Vec<String>,
    /// The pieces of a set.
    pub pieces: Vec<Piece>,
    /// A few of the things it holds.
    pub samples: Vec<String>,
    /// What other parameters of the rule may choose of it, by their names: `categories`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Vec<ContentPart>>>", optional)]
    pub parts: BTreeMap<String, Vec<ContentPart>>,
}

/// A part of a piece of content that can be chosen by itself.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct ContentPart {
    /// As rules name it.
    pub value: String,
    /// As people do.
    pub label: Message,
}

/// A piece of a set, so many times.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, TS)]
pub struct Piece {
    /// What stands on it; nothing for a blank.
    pub face: String,
    /// What it is worth.
    pub value: u16,
    /// How many there are.
    pub count: u16,
}

/// A file that a piece of content can be read from again, by the reader of its [`Folder`](crate::Folder): a browser
/// fetches it.
#[derive(Clone)]
pub struct ContentFile {
    /// The name of the folder whose reader reads it.
    pub folder: &'static str,
    /// Its ending.
    pub ending: &'static str,
    /// Its bytes, brought when they are asked for.
    pub bytes: Arc<dyn Fn() -> Vec<u8> + Send + Sync>,
}

impl ContentFile {
    /// A text that is there.
    pub fn text(folder: &'static str, ending: &'static str, text: impl Into<Arc<str>>) -> Self {
        let text = text.into();
        ContentFile { folder, ending, bytes: Arc::new(move || text.as_bytes().to_vec()) }
    }
}

/// Stands where something was promised and cannot be had.
struct GivenUp;

/// Content itself. Copies of a house share it, so that what was promised comes for all of them.
type Value = Arc<OnceLock<Arc<dyn Any + Send + Sync>>>;

#[derive(Clone)]
struct Item {
    checksum: String,
    /// Empty: it is promised, and not here yet.
    value: Value,
    file: Option<ContentFile>,
}

/// All content of a house, by kind and name. Copies share it.
#[derive(Clone, Default)]
pub struct Content {
    items: Arc<BTreeMap<(String, String), Item>>,
    /// For looking at a log: nothing is needed to fold events, so what is missing is no error.
    replaying: bool,
    /// What is promised, was asked for and is not here yet.
    wanted: Arc<Mutex<BTreeSet<(String, String)>>>,
}

/// Why a rule does not get what it names.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContentError {
    /// Nothing of that name is there.
    #[error("there is no {kind} called {name:?} here{}", listed(known))]
    Missing {
        /// What kind of thing.
        kind: String,
        /// The name that was asked for.
        name: String,
        /// The names that exist.
        known: Vec<String>,
    },
    /// Something of that name is there, but a crate that knows it under another type put it there.
    #[error("the {kind} {name:?} is of another type than this game reads")]
    OtherType {
        /// What kind of thing.
        kind: String,
        /// Its name.
        name: String,
    },
}

impl ContentError {
    /// The same, to be said.
    pub fn message(&self) -> Message {
        // A key to choose a word by: keys have no spaces.
        let named = |kind: String| Message::new("content-kind").with("kind", kind.replace(' ', "-"));
        match self.clone() {
            ContentError::Missing { kind, name, known } if known.is_empty() => {
                Message::new("content-none").with("kind", named(kind)).with("name", name)
            }
            ContentError::Missing { kind, name, known } => {
                Message::new("content-missing").with("kind", named(kind)).with("name", name).with("known", known)
            }
            ContentError::OtherType { kind, name } => {
                Message::new("content-type").with("kind", named(kind)).with("name", name)
            }
        }
    }
}

fn listed(known: &[String]) -> String {
    if known.is_empty() { String::new() } else { format!(" (there are: {})", known.join(", ")) }
}

impl Content {
    /// None at all.
    pub fn none() -> Self {
        Content::default()
    }

    /// None, and none needed: for replaying logs.
    pub fn replaying() -> Self {
        Content { replaying: true, ..Content::default() }
    }

    /// Adds something, or replaces what has the same kind and name.
    pub fn add<T: Any + Send + Sync>(&mut self, kind: &str, name: &str, checksum: String, value: Arc<T>) {
        let value = Arc::new(OnceLock::from(value as Arc<dyn Any + Send + Sync>));
        Arc::make_mut(&mut self.items).insert((kind.into(), name.into()), Item { checksum, value, file: None });
    }

    /// Says which file something can be read from again.
    pub fn comes_from(&mut self, kind: &str, name: &str, file: ContentFile) {
        if let Some(item) = Arc::make_mut(&mut self.items).get_mut(&(kind.to_string(), name.to_string())) {
            item.file = Some(file);
        }
    }

    /// Everything that can be read from a file: its note, and the file.
    pub fn files(&self) -> impl Iterator<Item = (ContentUse, &ContentFile)> {
        let noted = |kind: &str, name: &str, item: &Item| ContentUse {
            kind: kind.into(),
            name: name.into(),
            checksum: item.checksum.clone(),
        };
        self.items.iter().filter_map(move |((kind, name), item)| Some((noted(kind, name, item), item.file.as_ref()?)))
    }

    /// Something that is not here yet and can be had: whoever asks for it is told that it is missing, and
    /// [`wanted`](Content::wanted) tells what to fetch.
    pub fn promise(&mut self, promised: &ContentUse) {
        let key = (promised.kind.clone(), promised.name.clone());
        if self.items.get(&key).is_none_or(|here| here.checksum != promised.checksum) {
            let item = Item { checksum: promised.checksum.clone(), value: Value::default(), file: None };
            Arc::make_mut(&mut self.items).insert(key, item);
        }
    }

    /// Gives what was promised, as far as it is in `found`; gives whether anything was.
    pub fn keep_promise(&self, found: &Content) -> bool {
        let mut kept = false;
        for (key, item) in found.items.iter() {
            if let (Some(promised), Some(value)) = (self.items.get(key), item.value.get()) {
                kept |= promised.value.set(value.clone()).is_ok();
            }
        }
        kept
    }

    /// What was promised cannot be had: from now on it is as if it were not there.
    pub fn give_up(&self, kind: &str, name: &str) {
        if let Some(item) = self.items.get(&(kind.to_string(), name.to_string())) {
            // What is here stays.
            let _ = item.value.set(Arc::new(GivenUp));
        }
    }

    /// What was asked for since the last time, is promised, and is not here yet.
    pub fn wanted(&self) -> Vec<(String, String)> {
        std::mem::take(&mut *self.wanted.lock().unwrap_or_else(PoisonError::into_inner)).into_iter().collect()
    }

    /// The same, in a chain.
    #[must_use]
    pub fn with<T: Any + Send + Sync>(mut self, kind: &str, name: &str, checksum: String, value: Arc<T>) -> Self {
        self.add(kind, name, checksum, value);
        self
    }

    /// Is this the same content: a copy, to which nothing was added?
    pub fn is(&self, other: &Content) -> bool {
        Arc::ptr_eq(&self.items, &other.items) && self.replaying == other.replaying
    }

    /// What a rule names. `None` only where nothing is needed: see [`Content::replaying`].
    pub fn find<T: Any + Send + Sync>(&self, kind: &str, name: &str) -> Result<Option<Arc<T>>, ContentError> {
        let key = (kind.to_string(), name.to_string());
        let item = self.items.get(&key);
        let here = item.and_then(|item| item.value.get());
        if item.is_some() && here.is_none() {
            self.wanted.lock().unwrap_or_else(PoisonError::into_inner).insert(key);
        }
        match here.filter(|value| !value.is::<GivenUp>()) {
            Some(value) => match value.clone().downcast::<T>() {
                Ok(value) => Ok(Some(value)),
                Err(_) => Err(ContentError::OtherType { kind: kind.into(), name: name.into() }),
            },
            None if self.replaying => Ok(None),
            None => {
                let known = self.names(kind).map(str::to_string).collect();
                Err(ContentError::Missing { kind: kind.into(), name: name.into(), known })
            }
        }
    }

    /// What one can do without: `None`, where it is not there.
    ///
    /// # Errors
    /// Where it is promised and on its way: whoever asks is to wait for it, or would go without for as long as the match is.
    pub fn find_if_any<T: Any + Send + Sync>(&self, kind: &str, name: &str) -> Result<Option<Arc<T>>, ContentError> {
        let found = self.find(kind, name);
        let item = self.items.get(&(kind.to_string(), name.to_string()));
        if item.is_some_and(|item| item.value.get().is_none()) { found } else { Ok(found.ok().flatten()) }
    }

    /// The names there are of a kind.
    pub fn names(&self, kind: &str) -> impl Iterator<Item = &str> {
        self.items.keys().filter(move |(of, _)| of == kind).map(|(_, name)| name.as_str())
    }

    /// The kinds there are.
    pub fn kinds(&self) -> impl Iterator<Item = &str> {
        let mut kinds: Vec<&str> = self.items.keys().map(|(kind, _)| kind.as_str()).collect();
        kinds.dedup();
        kinds.into_iter()
    }

    /// The note for the log.
    pub fn note(&self, kind: &str, name: &str) -> Option<ContentUse> {
        let item = self.items.get(&(kind.to_string(), name.to_string()))?;
        Some(ContentUse { kind: kind.into(), name: name.into(), checksum: item.checksum.clone() })
    }

    /// What of `noted` is missing here or is not the same: empty if all is as it was.
    pub fn differs_from(&self, noted: &[ContentUse]) -> Vec<String> {
        let problem = |note: &ContentUse| match self.note(&note.kind, &note.name) {
            None => Some(format!("the {} {:?} is missing here", note.kind, note.name)),
            Some(here) if here.checksum != note.checksum => {
                Some(format!("the {} {:?} is not the one that was played with", note.kind, note.name))
            }
            Some(_) => None,
        };
        noted.iter().filter_map(problem).collect()
    }
}

/// A file as text.
///
/// # Errors
/// That it is none, with the place.
pub fn text_of(bytes: &[u8]) -> Result<&str, Message> {
    std::str::from_utf8(bytes).map_err(|e| Message::new("file-not_text").with("at", e.valid_up_to() + 1))
}

/// What a reader of TOML or JSON found in a file, with its line. The reason is the reader's own.
pub fn unreadable(line: Option<usize>, why: &str) -> Message {
    on_line(line, Message::new("file-unreadable").with("why", why.trim().to_string()))
}

/// The same for TOML, of which the text tells the line.
pub fn not_toml(text: &str, error: &toml::de::Error) -> Message {
    unreadable(line_of(text, error.span().map(|span| span.start)), error.message())
}

/// What is wrong on a line of a file, if the line is known.
pub fn on_line(line: Option<usize>, why: Message) -> Message {
    match line {
        Some(line) => Message::new("file-line").with("line", line).with("why", why),
        None => why,
    }
}

/// The line, from 1, in which a byte of a text stands.
pub fn line_of(text: &str, at: Option<usize>) -> Option<usize> {
    text.as_bytes().get(..at?).map(|before| 1 + before.iter().filter(|byte| **byte == b'\n').count())
}

/// SHA-256 in hex: the checksum of content.
pub fn checksum(bytes: &[u8]) -> String {
    crate::fair::to_hex(&Sha256::digest(bytes))
}
