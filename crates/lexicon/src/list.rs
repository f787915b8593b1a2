//! Reading a word list, and the report of what became of it.

use std::collections::HashSet;
use std::fmt;

use crate::alphabet::Alphabet;
use crate::builder::{Key, MAX_LENGTH, key};

/// The shortest word that is kept.
pub const MIN_LENGTH: usize = 2;
/// How many skipped words of a kind the report shows.
const EXAMPLES: usize = 5;
/// How much of a skipped word the report shows.
const EXAMPLE_LENGTH: usize = 40;

/// How a word list is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options<'a> {
    /// Words of more letters are skipped; from 2 to 21.
    pub max_length: usize,
    /// Skip words with a capital, which in general lists are names.
    pub lowercase_only: bool,
    /// Words to skip, in lower case as the list writes them.
    pub leave_out: &'a [&'a str],
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options { max_length: MAX_LENGTH, lowercase_only: false, leave_out: &[] }
    }
}

/// Why a word was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// Fewer than two letters.
    Short,
    /// More letters than wanted.
    Long,
    /// It has a character that no tile covers.
    Unspellable,
    /// It has a capital, and only lower case was wanted.
    Capital,
    /// It is one of the words to leave out.
    LeftOut,
    /// Its letters are those of an earlier word.
    Repeated,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Short => "too short",
            Reason::Long => "too long",
            Reason::Unspellable => "not spellable with these tiles",
            Reason::Capital => "with a capital",
            Reason::LeftOut => "left out by choice",
            Reason::Repeated => "spelled like another",
        })
    }
}

/// The words skipped for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// Why.
    pub reason: Reason,
    /// How many.
    pub count: usize,
    /// The first few, with their lines; none are kept for repeated words.
    pub examples: Vec<(usize, String)>,
}

/// What became of a word list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Words in the lexicon.
    pub words: usize,
    /// Lines read that were not empty.
    pub lines: usize,
    /// What was skipped; reasons that did not occur are absent.
    pub skipped: Vec<Skipped>,
}

impl Report {
    /// How many words were skipped for this reason.
    #[must_use]
    pub fn skipped_for(&self, reason: Reason) -> usize {
        self.skipped.iter().find(|skipped| skipped.reason == reason).map_or(0, |skipped| skipped.count)
    }

    fn entry(&mut self, reason: Reason) -> &mut Skipped {
        let at = self.skipped.iter().position(|skipped| skipped.reason == reason).unwrap_or_else(|| {
            self.skipped.push(Skipped { reason, count: 0, examples: Vec::new() });
            self.skipped.len() - 1
        });
        &mut self.skipped[at]
    }

    fn skip(&mut self, reason: Reason, line: usize, word: &str) {
        let skipped = self.entry(reason);
        skipped.count += 1;
        if skipped.examples.len() < EXAMPLES {
            skipped.examples.push((line, word.chars().take(EXAMPLE_LENGTH).collect()));
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} words from {} lines", self.words, self.lines)?;
        for Skipped { reason, count, examples } in &self.skipped {
            write!(f, "\n{count} {reason}")?;
            let examples: Vec<String> = examples.iter().map(|(line, word)| format!("{word} (line {line})")).collect();
            if !examples.is_empty() {
                write!(f, ": {}", examples.join(", "))?;
            }
        }
        Ok(())
    }
}

/// A line that no word list has, so that the file is something else or broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLine {
    /// Its bytes are no text.
    #[error("line {line}: byte {at} is {byte:#04x}, which is not UTF-8 text")]
    NotText {
        /// The line, counted from 1.
        line: usize,
        /// Which byte of it, counted from 1.
        at: usize,
        /// The byte.
        byte: u8,
    },
    /// It has a character that no word has.
    #[error("line {line}: byte {at} is the control character {character:?}")]
    Control {
        /// The line, counted from 1.
        line: usize,
        /// Which byte of it, counted from 1.
        at: usize,
        /// The character.
        character: char,
    },
}

/// The words of a list, sorted and each once.
pub(crate) fn read(bytes: &[u8], alphabet: &Alphabet, options: &Options<'_>) -> Result<(Vec<Key>, Report), BadLine> {
    let leave_out: HashSet<&str> = options.leave_out.iter().copied().collect();
    let mut report = Report::default();
    let mut keys = Vec::new();
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    for (line, bytes) in (1..).zip(bytes.split(|byte| *byte == b'\n')) {
        let word = line_text(line, bytes)?;
        if word.is_empty() {
            continue;
        }
        report.lines += 1;
        match word_key(word, alphabet, options, &leave_out) {
            Ok(key) => keys.push(key),
            Err(reason) => report.skip(reason, line, word),
        }
    }
    let read = keys.len();
    keys.sort_unstable();
    keys.dedup();
    report.words = keys.len();
    if read > keys.len() {
        report.entry(Reason::Repeated).count = read - keys.len();
    }
    report.skipped.sort_by_key(|skipped| skipped.reason);
    Ok((keys, report))
}

/// A line as text, without the spaces around it.
fn line_text(line: usize, bytes: &[u8]) -> Result<&str, BadLine> {
    let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to();
        BadLine::NotText { line, at: at + 1, byte: bytes[at] }
    })?;
    match text.char_indices().find(|(_, character)| character.is_control()) {
        Some((at, character)) => Err(BadLine::Control { line, at: at + 1, character }),
        None => Ok(text.trim()),
    }
}

fn word_key(word: &str, alphabet: &Alphabet, options: &Options<'_>, leave_out: &HashSet<&str>) -> Result<Key, Reason> {
    if options.lowercase_only && word.chars().any(char::is_uppercase) {
        return Err(Reason::Capital);
    }
    if !leave_out.is_empty() && leave_out.contains(word.to_lowercase().as_str()) {
        return Err(Reason::LeftOut);
    }
    let letters = alphabet.fold(word).map_err(|_| Reason::Unspellable)?;
    match letters.len() {
        length if length < MIN_LENGTH => Err(Reason::Short),
        length if length > options.max_length => Err(Reason::Long),
        _ => Ok(key(&letters)),
    }
}
