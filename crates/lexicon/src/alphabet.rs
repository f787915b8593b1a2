//! Letters as small numbers, and the way from text to letters and back.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use unicode::{composed, is_mark, taken_apart};

/// How many letters an alphabet may have: a [`LetterSet`] is one `u64`, and the word graph needs a code for its turn.
pub const MAX_LETTERS: usize = 62;

/// How many characters one letter may be written with.
const MAX_SPELLING: usize = 8;

/// How many ways to write it one letter may have.
const MAX_SPELLINGS: usize = 100;

/// Characters that notations use for something else: a blank on a rack, a tile already there.
const RESERVED: [char; 3] = ['?', '.', '/'];

/// A letter of an alphabet, by its place in it: 0 is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Letter(pub(crate) u8);

impl Letter {
    /// The letter at this place.
    ///
    /// # Panics
    /// From [`MAX_LETTERS`] on; numbers from outside go through `Letter::try_from`.
    #[inline]
    #[must_use]
    pub const fn new(index: u8) -> Letter {
        assert!((index as usize) < MAX_LETTERS, "no alphabet has that many letters");
        Letter(index)
    }

    /// Its place in the alphabet, to index tables with.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Letter> for u8 {
    fn from(letter: Letter) -> u8 {
        letter.0
    }
}

impl TryFrom<u8> for Letter {
    type Error = String;

    fn try_from(index: u8) -> Result<Letter, String> {
        if usize::from(index) < MAX_LETTERS {
            Ok(Letter(index))
        } else {
            Err(format!("{index} is no letter: they go from 0 to {}", MAX_LETTERS - 1))
        }
    }
}

/// A set of letters as a bit mask: bit *i* stands for the letter at place *i*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LetterSet(pub u64);

impl LetterSet {
    /// No letter.
    pub const NONE: LetterSet = LetterSet(0);

    /// Whether the letter is in it.
    #[inline]
    #[must_use]
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter.0 & 1 != 0
    }

    /// Puts a letter in.
    #[inline]
    pub fn insert(&mut self, letter: Letter) {
        self.0 |= 1 << letter.0;
    }

    /// Whether no letter is in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many letters are in it.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Takes its first letter out, in the alphabet's order.
    #[inline]
    pub fn take_first(&mut self) -> Option<Letter> {
        let first = (self.0 != 0).then(|| Letter(self.0.trailing_zeros() as u8))?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    /// Its letters, in the alphabet's order.
    pub fn iter(mut self) -> impl Iterator<Item = Letter> {
        std::iter::from_fn(move || self.take_first())
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> LetterSet {
        let mut set = LetterSet::NONE;
        letters.into_iter().for_each(|letter| set.insert(letter));
        set
    }
}

/// Tiles to make words from: letters, and blanks that stand for any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rack {
    /// The letters, in any order.
    pub letters: Vec<Letter>,
    /// The number of blanks.
    pub blanks: usize,
}

/// Why something is no alphabet. Letters are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AlphabetError {
    /// An alphabet without letters.
    #[error("there are no letters")]
    Empty,
    /// More letters than the word graph can tell apart.
    #[error("there are {found} letters; at most {MAX_LETTERS} are possible")]
    TooMany {
        /// How many there are.
        found: usize,
    },
    /// A letter or alias that cannot be one.
    #[error("{text:?} cannot be a letter: {reason}")]
    Unfit {
        /// Which letter.
        index: usize,
        /// How it is spelled.
        text: String,
        /// What is wrong with it.
        reason: Unfit,
    },
    /// Two letters, or a letter and an alias, that are spelled alike.
    #[error("{text:?} stands twice")]
    Twice {
        /// The second of the two letters.
        index: usize,
        /// How both are spelled.
        text: String,
    },
}

/// Why a spelling cannot be a letter's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// A letter without any.
    #[error("it has no spelling")]
    Unspelled,
    /// More aliases than make sense.
    #[error("it has too many aliases")]
    Aliases,
    /// Nothing.
    #[error("it is empty")]
    Empty,
    /// Longer than makes sense.
    #[error("it is too long")]
    Long,
    /// A space or a control character.
    #[error("it has a space or a control character")]
    Space,
    /// A character of notations.
    #[error("the characters ? . / mean something else in notations")]
    Reserved,
    /// It begins like a blank.
    #[error("it must begin in upper case, since a lower case letter stands for a blank")]
    Small,
    /// It begins with a combining mark.
    #[error("it begins with a mark that belongs to the character before")]
    Mark,
}

impl AlphabetError {
    /// The letter at fault, where it is a single one.
    #[must_use]
    pub fn index(&self) -> Option<usize> {
        match self {
            AlphabetError::Unfit { index, .. } | AlphabetError::Twice { index, .. } => Some(*index),
            AlphabetError::Empty | AlphabetError::TooMany { .. } => None,
        }
    }
}

/// A text that the alphabet has no letters for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} cannot be spelled: there is no letter for {character:?}")]
pub struct Unspellable {
    /// The whole text.
    pub text: String,
    /// The first character without a letter.
    pub character: char,
}

/// The letters of a game in their order, each with its spellings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alphabet {
    /// For each letter how it is written, then its aliases.
    spellings: Vec<Vec<String>>,
    /// The spellings in upper case by their first character, the longest first.
    by_start: BTreeMap<char, Vec<(String, Letter)>>,
    /// The characters that some spelling uses: their diacritics stay.
    own: BTreeSet<char>,
}

impl Alphabet {
    /// An alphabet from the spellings of each letter: how it is written, then its aliases, if any.
    ///
    /// # Errors
    /// No letters or too many, a spelling that cannot be one, or two that are the same.
    pub fn new(spellings: Vec<Vec<String>>) -> Result<Alphabet, AlphabetError> {
        match spellings.len() {
            0 => return Err(AlphabetError::Empty),
            found if found > MAX_LETTERS => return Err(AlphabetError::TooMany { found }),
            _ => {}
        }
        let mut by_start: BTreeMap<char, Vec<(String, Letter)>> = BTreeMap::new();
        for (index, texts) in spellings.iter().enumerate() {
            let unfit = |text: &str, reason| AlphabetError::Unfit { index, text: text.to_owned(), reason };
            if texts.is_empty() {
                return Err(unfit("", Unfit::Unspelled));
            }
            if texts.len() > MAX_SPELLINGS {
                return Err(unfit(&texts[0], Unfit::Aliases));
            }
            for text in texts {
                let start = fit(text).map_err(|reason| unfit(text, reason))?;
                let upper = upper(text);
                let alike = by_start.entry(start).or_default();
                if alike.iter().any(|(other, _)| *other == upper) {
                    return Err(AlphabetError::Twice { index, text: text.clone() });
                }
                alike.push((upper, Letter(index as u8)));
            }
        }
        for alike in by_start.values_mut() {
            alike.sort_by_key(|(text, _)| std::cmp::Reverse(text.len()));
        }
        let own = by_start.values().flatten().flat_map(|(text, _)| text.chars()).collect();
        Ok(Alphabet { spellings, by_start, own })
    }

    /// How many letters there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.spellings.len()
    }

    /// The letters in their order.
    pub fn letters(&self) -> impl Iterator<Item = Letter> + use<> {
        (0..self.size() as u8).map(Letter)
    }

    /// How a letter is written; empty for a letter of another, longer alphabet.
    #[must_use]
    pub fn letter_text(&self, letter: Letter) -> &str {
        self.spellings.get(letter.index()).and_then(|texts| texts.first()).map_or("", String::as_str)
    }

    /// How each letter is written, followed by its aliases.
    #[must_use]
    pub fn spellings(&self) -> &[Vec<String>] {
        &self.spellings
    }

    /// Whether both alphabets have the same letters in the same order, so that words of one are words of the other.
    /// Aliases may differ.
    #[must_use]
    pub fn agrees(&self, other: &Alphabet) -> bool {
        self.size() == other.size() && self.letters().all(|l| self.letter_text(l) == other.letter_text(l))
    }

    /// Turns text into letters. Case does not matter; diacritics and ligatures are undone unless the alphabet has a
    /// letter with them; where several letters fit, the longest is taken (`QU` before `Q`).
    ///
    /// # Errors
    /// The first character that no letter covers.
    pub fn fold(&self, text: &str) -> Result<Vec<Letter>, Unspellable> {
        let mut letters = Vec::with_capacity(text.len());
        let plain = self.plain(text);
        let mut rest = plain.as_str();
        while let Some(start) = rest.chars().next() {
            let fitting =
                self.by_start.get(&start).and_then(|all| all.iter().find(|(s, _)| rest.starts_with(s.as_str())));
            let Some((spelling, letter)) = fitting else {
                return Err(Unspellable { text: text.to_owned(), character: start });
            };
            letters.push(*letter);
            rest = &rest[spelling.len()..];
        }
        Ok(letters)
    }

    /// Upper case, and only characters that the alphabet uses wherever taking marks off can achieve that.
    fn plain(&self, text: &str) -> String {
        if text.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            return text.to_ascii_uppercase();
        }
        let mut plain = String::with_capacity(text.len());
        for character in upper(text).chars() {
            if self.own.contains(&character) {
                plain.push(character);
            } else {
                plain.extend(taken_apart(character.encode_utf8(&mut [0; 4])).chars().filter(|c| !is_mark(*c)));
            }
        }
        plain
    }

    /// Writes letters as text.
    #[must_use]
    pub fn text(&self, letters: &[Letter]) -> String {
        letters.iter().map(|letter| self.letter_text(*letter)).collect()
    }

    /// Reads a rack: letters, and `?` for each blank.
    ///
    /// # Errors
    /// The first character that is neither.
    pub fn rack(&self, text: &str) -> Result<Rack, Unspellable> {
        let mut rack = Rack { letters: Vec::new(), blanks: text.matches('?').count() };
        for part in text.split('?') {
            rack.letters.extend(self.fold(part)?);
        }
        Ok(rack)
    }

    /// Writes a rack as text, blanks last.
    #[must_use]
    pub fn rack_text(&self, rack: &Rack) -> String {
        self.text(&rack.letters) + &"?".repeat(rack.blanks)
    }
}

/// Upper case with each mark joined to its letter, the form in which spellings are compared.
fn upper(text: &str) -> String {
    let large: String = composed(text).chars().flat_map(char::to_uppercase).collect();
    composed(&large)
}

/// Whether a text can be a letter; gives its first character in upper case.
fn fit(text: &str) -> Result<char, Unfit> {
    let Some(start) = composed(text).chars().next() else { return Err(Unfit::Empty) };
    if text.chars().count() > MAX_SPELLING {
        return Err(Unfit::Long);
    }
    if text.chars().any(|c| c.is_whitespace() || c.is_control()) {
        return Err(Unfit::Space);
    }
    if text.chars().any(|c| RESERVED.contains(&c)) {
        return Err(Unfit::Reserved);
    }
    if start.is_lowercase() {
        return Err(Unfit::Small);
    }
    if is_mark(start) {
        return Err(Unfit::Mark);
    }
    upper(text).chars().next().ok_or(Unfit::Empty)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alphabet(letters: &str) -> Alphabet {
        let spellings = letters.split_whitespace().map(|l| l.split('=').map(str::to_owned).collect()).collect();
        Alphabet::new(spellings).unwrap()
    }

    const LATIN: &str = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z";

    #[test]
    fn texts_fold_to_letters() {
        let cases = [
            (LATIN, "quiz", "Q U I Z"),
            (LATIN, "Geïnd", "G E I N D"),
            (LATIN, "gei\u{308}nd", "G E I N D"),
            (LATIN, "ÀÉÎÕÜ", "A E I O U"),
            (LATIN, "ĳs", "I J S"),
            (LATIN, "straße", "S T R A S S E"),
            (LATIN, "ﬁn", "F I N"),
            (LATIN, "", ""),
            ("A E I J IJ S Z", "ijsje", "IJ S J E"),
            ("A E I J IJ S Z", "ĳs", "IJ S"),
            ("A E I Qu T U", "quiet", "Qu I E T"),
            ("A E É T", "étée", "É T É E"),
            ("A E É T", "e\u{301}te", "É T E"),
            ("A N Ñ O", "año ano", "!' '"),
            ("A N Ñ O", "añõ", "A Ñ O"),
            ("C=K A T", "kat", "C A T"),
            ("O Ø=Ö E", "öøo", "Ø Ø O"),
            ("Α Β Γ", "αβγ", "Α Β Γ"),
            (LATIN, "it's", "!'\\''"),
            (LATIN, "x-ray", "!'-'"),
            (LATIN, "smørrebrød", "!'Ø'"),
            ("A Qu T", "qat", "!'Q'"),
            (LATIN, "3D", "!'3'"),
        ];
        for (letters, text, expected) in cases {
            let alphabet = alphabet(letters);
            let found = match alphabet.fold(text) {
                Ok(word) => word.iter().map(|l| alphabet.letter_text(*l)).collect::<Vec<_>>().join(" "),
                Err(error) => format!("!{:?}", error.character),
            };
            assert_eq!(found, expected, "{text:?} in {letters}");
        }
    }

    #[test]
    fn texts_come_back() {
        let upwords = alphabet("E I Qu S T U");
        let quiet = upwords.fold("QUIET").unwrap();
        assert_eq!(quiet.len(), 4);
        assert_eq!(upwords.text(&quiet), "QuIET");
        let rack = upwords.rack("?quit?").unwrap();
        assert_eq!((rack.letters.len(), rack.blanks), (3, 2));
        assert_eq!(upwords.rack_text(&rack), "QuIT??");
        assert!(upwords.rack("a?").is_err());
    }

    #[test]
    fn bad_alphabets_are_refused() {
        let error = |letters: &[&[&str]]| {
            let spellings = letters.iter().map(|l| l.iter().map(|s| (*s).to_owned()).collect()).collect();
            Alphabet::new(spellings).unwrap_err().to_string()
        };
        assert_eq!(error(&[]), "there are no letters");
        assert_eq!(error(&[["A"].as_slice(); 63]), "there are 63 letters; at most 62 are possible");
        assert_eq!(error(&[&["A"], &["A"]]), r#""A" stands twice"#);
        assert_eq!(error(&[&["A"], &["B", "A"]]), r#""A" stands twice"#);
        assert_eq!(error(&[&["QU"], &["Qu"]]), r#""Qu" stands twice"#);
        assert_eq!(error(&[&["É"], &["E\u{301}"]]), "\"E\\u{301}\" stands twice");
        for unfit in ["", " ", "?", "a", "A B", "A\n", "ABCDEFGHI", "\u{301}"] {
            assert!(error(&[&[unfit]]).contains("cannot be a letter"), "{unfit:?}");
        }
        assert!(error(&[&[]]).contains("no spelling"));
        assert!(error(&[&["A"; 101]]).contains("too many aliases"));
    }

    #[test]
    fn letter_sets_are_masks() {
        let set: LetterSet = [0, 5, 61].map(Letter::new).into_iter().collect();
        assert_eq!(set.0, 1 | 1 << 5 | 1 << 61);
        assert_eq!(set.iter().map(Letter::index).collect::<Vec<_>>(), [0, 5, 61]);
        assert_eq!((set.len(), set.is_empty(), LetterSet::NONE.is_empty()), (3, false, true));
        assert!(set.contains(Letter::new(5)) && !set.contains(Letter::new(6)));
        assert!(Letter::try_from(62).is_err());
    }
}
