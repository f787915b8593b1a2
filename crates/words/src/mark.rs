//! A language in which every message is marked, so that what is no message stands out.

use crate::{Book, ENGLISH};
use fluent_syntax::ast::{Entry, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

/// Around each message of a marked language.
pub const MARKS: [char; 2] = ['⟦', '⟧'];

/// The English words of a book with marks around each message: what a page, a log or a terminal shows outside the marks is not
/// translated.
pub fn marked(book: &Book) -> String {
    let english = book.sources().iter().filter(|source| source.tag == ENGLISH);
    english.map(|source| mark(&source.text)).collect::<Vec<_>>().join("\n")
}

fn mark(text: &str) -> String {
    let mut resource: Resource<String> = match parser::parse(text.to_string()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else { continue };
        message.value.iter_mut().for_each(enclose);
        message.attributes.iter_mut().for_each(|attribute| enclose(&mut attribute.value));
    }
    serializer::serialize(&resource)
}

fn enclose(pattern: &mut Pattern<String>) {
    let [open, close] = MARKS.map(|mark| PatternElement::TextElement { value: mark.to_string() });
    pattern.elements.insert(0, open);
    pattern.elements.push(close);
}

/// What is left of a text when all that stands between marks is taken away, messages inside messages included.
pub fn unmarked(text: &str) -> String {
    let mut depth = 0_usize;
    let mut left = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            _ if depth == 0 => left.push(letter),
            _ => {}
        }
    }
    left
}
