//! Is this text that answer? Both are folded in the same way, and compared.
//!
//! Folding: compatibility forms are taken apart (`ﬁ` is fi, `Ⅳ` is IV), letters are small, marks go from Latin and
//! Greek letters (`é` is e) and from no other (`й` is not и, `が` not か), `ß` is ss, `æ` is ae, `ø` is o. Hyphens,
//! apostrophes and full stops are a space or nothing, whichever fits; other punctuation is a space. An article of the
//! language at the head goes, unless it is all there is.
//!
//! ```
//! use rounds::matching::Matcher;
//!
//! let exact = Matcher { language: "nl", typos: false };
//! assert!(exact.accepts("Den Haag", &["'s-Gravenhage".into()], "’s gravenhage"));
//! assert!(!exact.accepts("Waterstof", &[], "watterstof"));
//!
//! let lenient = Matcher { language: "nl", typos: true };
//! assert!(lenient.accepts("Waterstof", &[], "het watterstof"));
//! ```

use unicode::{composed, is_mark, taken_apart};

/// How texts are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Matcher<'a> {
    /// The language tag of the pack: its articles do not count.
    pub language: &'a str,
    /// Small typing errors do not count: one from 5 letters, two from 9, never in digits.
    pub typos: bool,
}

impl Matcher<'_> {
    /// Is `given` the answer, or one of its aliases?
    pub fn accepts(self, answer: &str, aliases: &[String], given: &str) -> bool {
        let given = self.folded(given);
        let mut right = std::iter::once(answer).chain(aliases.iter().map(String::as_str));
        right.any(|right| {
            let right = self.folded(right);
            right.iter().any(|right| given.iter().any(|given| self.same(right, given)))
        })
    }

    /// Folded, with hyphens and their like as a space and as nothing.
    pub fn folded(self, text: &str) -> [String; 2] {
        [" ", ""].map(|joint| {
            let plain = plain(text, joint);
            let words: Vec<&str> = plain.split_whitespace().collect();
            let words = match words.as_slice() {
                [article, rest @ ..] if !rest.is_empty() && is_article(self.language, article) => rest,
                all => all,
            };
            words.join(" ")
        })
    }

    fn same(self, right: &str, given: &str) -> bool {
        let equal = !right.is_empty() && right == given;
        equal || (self.typos && digits(right).eq(digits(given)) && edits(right, given) <= allowed(right))
    }
}

/// Is there anything in it that can be compared?
pub fn says_something(text: &str) -> bool {
    !plain(text, "").trim().is_empty()
}

/// Small letters without marks, digits, spaces.
fn plain(text: &str, joint: &str) -> String {
    let mut plain = String::new();
    let mut drops_marks = false;
    let small: String = taken_apart(text).chars().flat_map(char::to_lowercase).collect();
    for c in taken_apart(&small).chars() {
        match c {
            _ if is_mark(c) => plain.extend(Some(c).filter(|_| !drops_marks)),
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'þ' => plain.push_str("th"),
            'ø' => plain.push('o'),
            'đ' | 'ð' => plain.push('d'),
            'ł' => plain.push('l'),
            'ħ' => plain.push('h'),
            'ŧ' => plain.push('t'),
            'ı' => plain.push('i'),
            'ς' => plain.push('σ'),
            // Not every language is a letter: C++, C#.
            '+' | '#' => plain.push(c),
            _ if is_joint(c) => plain.push_str(joint),
            _ if c.is_alphanumeric() => plain.push(c),
            _ => plain.push(' '),
        }
        if !is_mark(c) {
            drops_marks = is_latin_or_greek(c);
        }
    }
    composed(&plain)
}

/// Hyphens, apostrophes, full stops: what joins the parts of a word.
fn is_joint(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{ad}')
        || matches!(c, '\'' | '`' | '´' | '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{2bb}' | '\u{2bc}' | '\u{2032}')
        || matches!(c, '.' | '\u{b7}' | '/')
}

fn is_latin_or_greek(c: char) -> bool {
    matches!(c, 'a'..='z' | '\u{df}'..='\u{24f}' | '\u{250}'..='\u{2af}' | '\u{1e00}'..='\u{1eff}' | '\u{2c60}'..='\u{2c7f}')
        || matches!(c, '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}')
}

/// Folded as all else is: the Dutch 't is a t.
fn is_article(language: &str, word: &str) -> bool {
    let articles: &[&str] = match language.split('-').next().unwrap_or_default() {
        "en" => &["the", "a", "an"],
        "nl" => &["de", "het", "een", "t", "n"],
        "es" => &["el", "la", "los", "las", "lo", "un", "una", "unos", "unas"],
        "de" => &["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer"],
        "fr" => &["le", "la", "les", "l", "un", "une", "des"],
        "it" => &["il", "lo", "la", "l", "i", "gli", "le", "un", "uno", "una"],
        "pt" => &["o", "a", "os", "as", "um", "uma", "uns", "umas"],
        _ => &[],
    };
    articles.contains(&word)
}

fn digits(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().filter(|c| c.is_numeric())
}

/// How many edits are forgiven in this answer: by its letters, spaces and digits do not count.
fn allowed(answer: &str) -> usize {
    match answer.chars().filter(|c| c.is_alphabetic()).count() {
        0..5 => 0,
        5..9 => 1,
        _ => 2,
    }
}

/// The fewest edits from one to the other: a letter more, less or other, or two neighbours swapped.
///
/// ```
/// use rounds::matching::edits;
///
/// let pairs = [("", ""), ("", "abc"), ("paris", "prais"), ("paris", "sapri"), ("kitten", "sitting"), ("abcd", "badc")];
/// assert_eq!(pairs.map(|(one, other)| edits(one, other)), [0, 3, 1, 3, 3, 2]);
/// assert_eq!(pairs.map(|(one, other)| edits(other, one)), [0, 3, 1, 3, 3, 2]);
/// ```
pub fn edits(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in other.iter().enumerate() {
            let mut least = (above[j] + usize::from(a != b)).min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == other[j - 1] && one[i - 1] == *b {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[other.len()]
}
