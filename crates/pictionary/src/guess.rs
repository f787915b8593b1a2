//! Is this guess the word? Is it close?
//!
//! Texts are folded as in all games of words ([`rounds::matching`]): case, marks, articles, hyphens. Beside that a
//! plural is as good as its singular, and a sentence with the word in it says the word: a right guess must never be
//! shown.
//!
//! ```
//! use pictionary::guess::Guessing;
//!
//! let english = Guessing { language: "en" };
//! assert!(english.is_right("tooth-brush", &[], "Is it a toothbrush?"));
//! assert!(english.is_right("mouse", &[], "mice"));
//! assert!(!english.is_right("car", &[], "carpet"));
//! assert!(english.is_close("guitar", &[], "gitar") && !english.is_close("cat", &[], "car"));
//! ```

use rounds::matching::{Matcher, edits};

/// The longest guess, in characters.
pub const LONGEST: usize = 60;
/// From so many letters one edit is close, and from so many two.
const CLOSE: [usize; 2] = [4, 9];

/// How guesses are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guessing<'a> {
    /// The language of the pack.
    pub language: &'a str,
}

impl Guessing<'_> {
    /// Does this guess say the word, or what means the same?
    pub fn is_right(self, word: &str, also: &[String], guess: &str) -> bool {
        let guesses = self.folded(guess);
        let is = |word: &String| guesses.iter().any(|guess| self.says(guess, word));
        std::iter::once(word).chain(also.iter().map(String::as_str)).any(|word| self.folded(word).iter().any(is))
    }

    /// Is it nearly right: one edit from four letters, two from nine?
    pub fn is_close(self, word: &str, also: &[String], guess: &str) -> bool {
        let guesses = self.folded(guess);
        let near = |word: &String| {
            let letters = word.chars().filter(|c| c.is_alphabetic()).count();
            let most = CLOSE.iter().filter(|from| letters >= **from).count();
            guesses.iter().any(|guess| (1..=most).contains(&edits(word, guess)))
        };
        std::iter::once(word).chain(also.iter().map(String::as_str)).any(|word| self.folded(word).iter().any(near))
    }

    /// Would somebody who reads this guess know the word? It is close, or has the word in it.
    pub fn tells(self, word: &str, also: &[String], guess: &str) -> bool {
        let guesses = self.folded(guess).map(|guess| guess.replace(' ', ""));
        let within = |word: &String| {
            let word = word.replace(' ', "");
            word.chars().count() >= CLOSE[0] && guesses.iter().any(|guess| guess.contains(&word))
        };
        let mut words = std::iter::once(word).chain(also.iter().map(String::as_str));
        self.is_close(word, also, guess) || words.any(|word| self.folded(word).iter().any(within))
    }

    fn folded(self, text: &str) -> [String; 2] {
        Matcher { language: self.language, typos: false }.folded(text)
    }

    /// Are these words, one after another, among those?
    fn says(self, guess: &str, word: &str) -> bool {
        let (guess, word): (Vec<&str>, Vec<&str>) = (guess.split(' ').collect(), word.split(' ').collect());
        let same = |part: &[&str]| part.iter().zip(&word).all(|(one, other)| self.same(one, other));
        !word.concat().is_empty() && guess.windows(word.len()).any(same)
    }

    /// The same word, or one the plural of the other.
    fn same(self, one: &str, other: &str) -> bool {
        one == other || self.is_plural(one, other) || self.is_plural(other, one)
    }

    fn is_plural(self, many: &str, one: &str) -> bool {
        if one.chars().count() < 2 {
            return false;
        }
        match self.language.split('-').next().unwrap_or_default() {
            "en" => english(many, one),
            "nl" => dutch(many, one),
            "es" => spanish(many, one),
            _ => false,
        }
    }
}

/// `many` is `one` with another end.
fn ends(many: &str, plural: &str, one: &str, singular: &str) -> bool {
    matches!((many.strip_suffix(plural), one.strip_suffix(singular)), (Some(many), Some(one)) if many == one)
}

fn english(many: &str, one: &str) -> bool {
    const OTHERS: &[(&str, &str)] = &[
        ("ies", "y"),
        ("ves", "f"),
        ("ves", "fe"),
        ("men", "man"),
        ("feet", "foot"),
        ("teeth", "tooth"),
        ("geese", "goose"),
        ("mice", "mouse"),
        ("children", "child"),
        ("people", "person"),
        ("oxen", "ox"),
        ("dice", "die"),
    ];
    let hisses = ["s", "x", "z", "ch", "sh", "o"].iter().any(|end| one.ends_with(end));
    (one.len() > 2 && ends(many, "s", one, ""))
        || (hisses && ends(many, "es", one, ""))
        || OTHERS.iter().any(|(plural, singular)| ends(many, plural, one, singular))
}

fn dutch(many: &str, one: &str) -> bool {
    let stem = many.strip_suffix("en");
    let letters: Vec<char> = one.chars().collect();
    // kat, katten · boom, bomen · huis, huizen · brief, brieven
    let doubled = letters.last().map(|last| format!("{one}{last}"));
    let open = match letters[..] {
        [ref head @ .., a, b, last] if a == b && "aeou".contains(a) => {
            Some(head.iter().chain([&a, &last]).collect::<String>())
        }
        _ => None,
    };
    let soft = |word: &str| {
        let swap = |hard: &str, soft: &str| word.strip_suffix(hard).map(|head| format!("{head}{soft}"));
        swap("s", "z").or_else(|| swap("f", "v"))
    };
    let of_open = open.as_deref().and_then(soft);
    let softened = soft(one);
    let stems = [Some(one.to_string()), doubled, open, softened, of_open];
    ends(many, "s", one, "")
        || ends(many, "eren", one, "")
        || ends(many, "n", one, "")
        || stem.is_some_and(|stem| stems.iter().flatten().any(|known| known == stem))
}

fn spanish(many: &str, one: &str) -> bool {
    ends(many, "s", one, "") || ends(many, "es", one, "") || ends(many, "ces", one, "z")
}
