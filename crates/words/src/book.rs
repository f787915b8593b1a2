//! Files of words, and saying a message in a language.

use crate::{Arg, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

/// What every book has, and what is said where another language has nothing.
pub const ENGLISH: &str = "en";

/// A file of words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its language: `en`, `nl`, `es`.
    pub tag: Cow<'static, str>,
    /// Where it comes from, for errors: `nim`, `words/nl/nim.ftl`.
    pub from: Cow<'static, str>,
    /// The text, in the syntax of Project Fluent.
    pub text: Cow<'static, str>,
}

impl Source {
    /// A file that comes with the program.
    pub const fn new(tag: &'static str, from: &'static str, text: &'static str) -> Self {
        Source { tag: Cow::Borrowed(tag), from: Cow::Borrowed(from), text: Cow::Borrowed(text) }
    }

    /// One that was read or put together.
    pub fn made(tag: &str, from: &str, text: String) -> Self {
        Source { tag: Cow::Owned(tag.into()), from: Cow::Owned(from.into()), text: Cow::Owned(text) }
    }
}

/// What is wrong with a file of words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{from}, line {line}: {why}")]
pub struct Fault {
    /// Which file.
    pub from: String,
    /// Where in it, from 1.
    pub line: usize,
    /// Why.
    pub why: String,
}

/// The words of a game, a room or a program, in all its languages.
#[derive(Default)]
pub struct Book {
    languages: BTreeMap<String, FluentBundle<Arc<FluentResource>>>,
    sources: Vec<Source>,
    faults: Vec<Fault>,
}

impl Book {
    /// Of these files. A later one may say the same in other words. What cannot be read is left out, and told by
    /// [`faults`](Book::faults).
    pub fn of(sources: impl IntoIterator<Item = Source>) -> Self {
        let mut book = Book::default();
        sources.into_iter().for_each(|source| book.add(source));
        book
    }

    /// And this one.
    pub fn add(&mut self, source: Source) {
        let resource = match FluentResource::try_new(source.text.clone().into_owned()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                self.faults.extend(errors.iter().map(|error| fault(&source, error)));
                resource
            }
        };
        self.bundle(&source.tag).add_resource_overriding(Arc::new(resource));
        self.sources.push(source);
    }

    fn bundle(&mut self, tag: &str) -> &mut FluentBundle<Arc<FluentResource>> {
        self.languages.entry(tag.into()).or_insert_with(|| {
            let language: LanguageIdentifier = tag.parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![language]);
            bundle.set_use_isolating(false);
            bundle
        })
    }

    /// What could not be read.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The files that it was made of.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// Its languages.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.languages.keys().map(String::as_str)
    }

    /// Has this language any words here?
    pub fn speaks(&self, tag: &str) -> bool {
        self.languages.contains_key(tag)
    }

    /// Does this language have words of its own for this message?
    pub fn has(&self, tag: &str, id: &str) -> bool {
        self.languages.get(tag).is_some_and(|bundle| pattern(bundle, id).is_some())
    }

    /// A message in a language: in English, where that has no words for it; its id, where even English has none. Seats
    /// are called by these names.
    pub fn say(&self, tag: &str, message: &Message, names: &[String]) -> String {
        let mut said = self.try_say(tag, message, names);
        if said.is_none() && tag != ENGLISH {
            said = self.try_say(ENGLISH, message, names);
        }
        said.unwrap_or_else(|| message.to_string())
    }

    fn try_say(&self, tag: &str, message: &Message, names: &[String]) -> Option<String> {
        let bundle = self.languages.get(tag)?;
        let pattern = pattern(bundle, &message.id)?;
        let mut args = FluentArgs::new();
        for (name, arg) in message.args.iter() {
            args.set(name.to_string(), self.value(tag, arg, names));
        }
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
    }

    fn value(&self, tag: &str, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(tag, other, names)),
        }
    }

    fn text(&self, tag: &str, arg: &Arg, names: &[String]) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.to_string(),
            Arg::Seat(seat) => {
                names.get(usize::from(*seat)).cloned().unwrap_or_else(|| format!("{}", u32::from(*seat) + 1))
            }
            Arg::Quote(quote) => quote.text.clone(),
            Arg::Message(message) => self.say(tag, message, names),
            Arg::List(list) => self.list(tag, list, names),
        }
    }

    /// "Ann, Bo and Cy": how the last one is joined says the message `list-last`.
    fn list(&self, tag: &str, list: &[Arg], names: &[String]) -> String {
        let mut items: Vec<String> = list.iter().map(|arg| self.text(tag, arg, names)).collect();
        let Some(last) = items.pop() else { return String::new() };
        if items.is_empty() {
            return last;
        }
        let joined = Message::new("list-last").with("rest", items.join(", ")).with("last", last);
        self.say(tag, &joined, names)
    }
}

fn pattern<'a>(
    bundle: &'a FluentBundle<Arc<FluentResource>>,
    id: &str,
) -> Option<&'a fluent_syntax::ast::Pattern<&'a str>> {
    match id.split_once('.') {
        None => bundle.get_message(id)?.value(),
        Some((id, attribute)) => Some(bundle.get_message(id)?.get_attribute(attribute)?.value()),
    }
}

fn fault(source: &Source, error: &fluent_syntax::parser::ParserError) -> Fault {
    // Where the message begins that is wrong, not where the reader gave up.
    let start = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
    let before = &source.text.as_bytes()[..start.min(source.text.len())];
    let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
    Fault { from: source.from.to_string(), line, why: error.kind.to_string() }
}

/// A book, a language and the names at a table: what shows a match as text.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// What it says things from.
    pub book: &'a Book,
    /// In which language.
    pub tag: &'a str,
    /// What the seats are called.
    pub names: &'a [String],
}

impl Speaker<'_> {
    /// Says a message.
    pub fn say(&self, message: &Message) -> String {
        self.book.say(self.tag, message, self.names)
    }

    /// Says several, one after the other.
    pub fn say_all(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(" ")
    }

    /// Whoever sits there.
    pub fn name(&self, seat: u8) -> String {
        self.book.text(self.tag, &Arg::Seat(seat), self.names)
    }
}

/// Plain text as a pattern that says just that.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '{' | '}' => {
                let _ = write!(escaped, "{{\"{letter}\"}}");
            }
            '\n' | '\r' => escaped.push(' '),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// A pattern of several lines, as it stands behind `id =` or `.attribute =`: no line begins where an id would.
pub fn indent(pattern: &str) -> String {
    pattern.trim().lines().map(str::trim_start).collect::<Vec<_>>().join("\n        ")
}
