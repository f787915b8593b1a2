//! Is a language complete?

use crate::{Book, ENGLISH};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What is to be said of one message in one language.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    /// The language.
    pub tag: String,
    /// The message, or an attribute of one.
    pub id: String,
    /// What it is.
    pub finds: Finds,
}

/// What may be wrong with a message in another language.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Finds {
    /// English has it, this language has not.
    Missing,
    /// English does not have it: nothing says it.
    Unused,
    /// It speaks of what the English one does not, or leaves out what that speaks of.
    OtherArguments {
        /// What the English one speaks of.
        english: BTreeSet<String>,
        /// What this one speaks of.
        here: BTreeSet<String>,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { tag, id, finds } = self;
        match finds {
            Finds::Missing => write!(f, "{tag}: {id} is missing"),
            Finds::Unused => write!(f, "{tag}: {id} is not used: English has no such message"),
            Finds::OtherArguments { english, here } => {
                let list = |names: &BTreeSet<String>| names.iter().map(|name| format!("${name}")).collect::<Vec<_>>();
                let (here, english) = (list(here).join(" "), list(english).join(" "));
                write!(f, "{tag}: {id} speaks of [{here}], in English of [{english}]")
            }
        }
    }
}

/// Each message of a language, with what it speaks of.
type Spoken = BTreeMap<String, BTreeSet<String>>;

/// Compares every language of a book with its English.
pub fn check(book: &Book) -> Vec<Finding> {
    check_in(book, book.languages())
}

/// Compares these languages with a book's English, also those that it has no words of.
pub fn check_in<'a>(book: &Book, tags: impl IntoIterator<Item = &'a str>) -> Vec<Finding> {
    let english = spoken(book, ENGLISH);
    let mut findings = Vec::new();
    for tag in tags.into_iter().filter(|tag| *tag != ENGLISH) {
        let here = spoken(book, tag);
        let mut find = |id: &str, finds| findings.push(Finding { tag: tag.into(), id: id.into(), finds });
        for (id, args) in &english {
            match here.get(id) {
                None => find(id, Finds::Missing),
                Some(other) if other != args => {
                    find(id, Finds::OtherArguments { english: args.clone(), here: other.clone() });
                }
                Some(_) => {}
            }
        }
        here.keys().filter(|id| !english.contains_key(*id)).for_each(|id| find(id, Finds::Unused));
    }
    findings
}

fn spoken(book: &Book, tag: &str) -> Spoken {
    let mut spoken = Spoken::new();
    for source in book.sources().iter().filter(|source| source.tag == tag) {
        let resource = match parser::parse(source.text.as_ref()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            if let Some(value) = &message.value {
                spoken.insert(id.into(), args_of(value));
            }
            for attribute in &message.attributes {
                spoken.insert(format!("{id}.{}", attribute.id.name), args_of(&attribute.value));
            }
        }
    }
    spoken
}

fn args_of(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut args = BTreeSet::new();
    in_pattern(pattern, &mut args);
    args
}

fn in_pattern(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, args);
        }
    }
}

fn in_expression(expression: &Expression<&str>, args: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, args),
        Expression::Select { selector, variants } => {
            in_inline(selector, args);
            variants.iter().for_each(|variant| in_pattern(&variant.value, args));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, args: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name.into());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, args),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, args));
            arguments.named.iter().for_each(|argument| in_inline(&argument.value, args));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
