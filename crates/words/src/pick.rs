//! Single messages of a file of words.

use crate::{Book, ENGLISH};
use fluent_syntax::ast::{Comment, Entry, Resource};
use fluent_syntax::{parser, serializer};
use std::collections::BTreeMap;

fn parsed(text: &str) -> Resource<String> {
    match parser::parse(text.to_string()) {
        Ok(resource) | Err((resource, _)) => resource,
    }
}

/// The same file with nothing in it but the messages that are wanted.
pub fn only(text: &str, wanted: impl Fn(&str) -> bool) -> String {
    let mut resource = parsed(text);
    resource.body.retain(|entry| matches!(entry, Entry::Message(message) if wanted(&message.id.name)));
    serializer::serialize(&resource)
}

/// The English messages of a book, each as it would stand in a file, by their ids.
pub fn english(book: &Book) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for source in book.sources().iter().filter(|source| source.tag == ENGLISH) {
        for entry in parsed(&source.text).body {
            let Entry::Message(mut message) = entry else { continue };
            message.comment = None;
            let id = message.id.name.clone();
            all.insert(id, serializer::serialize(&Resource { body: vec![Entry::Message(message)] }));
        }
    }
    all
}

/// A file for who translates: these messages as comments, in the order of a book, with the notes that stand there. Whoever
/// takes the `#` away and puts other words behind `=` has translated one.
pub fn template(book: &Book, wanted: impl Fn(&str) -> bool) -> String {
    let english = english(book);
    let mut written = String::new();
    let mut done: Vec<String> = Vec::new();
    let mut note: Option<String>;
    for source in book.sources().iter().filter(|source| source.tag == ENGLISH) {
        // A note is for the messages that follow it in its file.
        note = None;
        for entry in parsed(&source.text).body {
            let message = match entry {
                Entry::Comment(comment) | Entry::GroupComment(comment) | Entry::ResourceComment(comment) => {
                    note = Some(told(&comment));
                    continue;
                }
                Entry::Message(message) => message,
                Entry::Term(_) | Entry::Junk { .. } => continue,
            };
            let id = message.id.name;
            if !wanted(&id) || done.contains(&id) {
                continue;
            }
            let own = message.comment.as_ref().map(told);
            written.extend(note.take().into_iter().chain(own));
            let lines = english[&id].trim_end().lines().map(|line| format!("# {line}\n"));
            written.extend(lines);
            done.push(id);
        }
    }
    written
}

fn told(comment: &Comment<String>) -> String {
    let lines: Vec<String> = comment.content.iter().map(|line| format!("## {line}\n")).collect();
    format!("\n{}\n", lines.concat())
}
