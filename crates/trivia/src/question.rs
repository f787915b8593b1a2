//! Questions, and answers to them.

use kernel::{Arg, Draws, Message, Refusal, message};
use serde::{Deserialize, Serialize, Serializer};
use ts_rs::TS;

/// The most characters of an answer in words.
pub const LONGEST: usize = 100;

/// A question with all that belongs to it. What of it may be seen before the round is over is [`Asked`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// What tells it from the others of its pack; the same in the packs of other languages.
    pub id: String,
    /// What it is about: `science`, `history`.
    pub category: String,
    /// From 1, easy, to 3, hard.
    pub difficulty: u8,
    /// The question itself.
    pub text: String,
    /// What is right.
    pub key: Key,
    /// Shown with the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
}

/// What kind of answer is asked for, and which one is right.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Key {
    /// One of 2 to 8.
    Choice {
        /// In the order in which they are shown.
        options: Vec<String>,
        /// The place of the right one.
        right: u8,
    },
    /// Several of 2 to 8: all that are right, and no other.
    Several {
        /// In the order in which they are shown.
        options: Vec<String>,
        /// The places of the right ones, rising.
        right: Vec<u8>,
    },
    /// Is it true?
    TrueFalse {
        /// It is.
        right: bool,
    },
    /// A number.
    Number {
        /// Which.
        right: Number,
        /// So far off is still right.
        tolerance: Number,
        /// Of what: `km`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unit: Option<String>,
        /// Whoever comes closest is right, however far off.
        #[serde(default)]
        closest: bool,
    },
    /// A few words.
    Text {
        /// As it is shown.
        right: String,
        /// What else is right.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        aliases: Vec<String>,
    },
}

/// The kinds of questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "QuestionKind")]
pub enum Sort {
    /// One of 2 to 8.
    Choice,
    /// Several of 2 to 8.
    Several,
    /// Is it true?
    TrueFalse,
    /// A number.
    Number,
    /// A few words.
    Text,
}

/// What everybody may see of a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Asked {
    /// What it is about: `science`, `history`.
    pub category: String,
    /// From 1, easy, to 3, hard.
    pub difficulty: u8,
    /// What kind of answer is asked for.
    pub kind: Sort,
    /// The question itself.
    pub text: String,
    /// What may be chosen from, in the order in which it is shown; empty where nothing is.
    pub options: Vec<String>,
    /// What the number is of: `km`.
    pub unit: Option<String>,
    /// Whoever comes closest to the number is right.
    pub closest: bool,
}

/// An answer, given or right.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The option at this place, from 0.
    Choice(u8),
    /// The options at these places, from 0, rising.
    Several(Vec<u8>),
    /// True, or false.
    TrueFalse(bool),
    /// A number.
    Number(Number),
    /// A few words.
    Text(String),
}

impl Answer {
    /// To what kind of question.
    pub fn sort(&self) -> Sort {
        match self {
            Answer::Choice(_) => Sort::Choice,
            Answer::Several(_) => Sort::Several,
            Answer::TrueFalse(_) => Sort::TrueFalse,
            Answer::Number(_) => Sort::Number,
            Answer::Text(_) => Sort::Text,
        }
    }

    /// As something to be spoken of, for this question of a pack in this language.
    pub fn told(&self, asked: &Asked, language: &str) -> Arg {
        let quote = |text: &String| Arg::quote(language, text);
        let option = |place: &u8| asked.options.get(usize::from(*place)).map_or_else(|| "?".into(), quote);
        match self {
            Answer::Choice(place) => option(place),
            Answer::Several(places) => Arg::List(places.iter().map(option).collect()),
            Answer::TrueFalse(right) => truth(*right).into(),
            Answer::Number(number) => match &asked.unit {
                Some(unit) => quote(&format!("{number} {unit}")),
                None => number.to_string().into(),
            },
            // Nobody knows in which language somebody types.
            Answer::Text(text) => Arg::quote("", text),
        }
    }
}

/// What people call true and false.
pub(crate) fn truth(right: bool) -> Message {
    Message::new(if right { "answer-true" } else { "answer-false" })
}

impl Question {
    /// What kind of answer is asked for.
    pub fn sort(&self) -> Sort {
        self.right().sort()
    }

    /// The right answer, as it is shown.
    pub fn right(&self) -> Answer {
        match &self.key {
            Key::Choice { right, .. } => Answer::Choice(*right),
            Key::Several { right, .. } => Answer::Several(right.clone()),
            Key::TrueFalse { right } => Answer::TrueFalse(*right),
            Key::Number { right, .. } => Answer::Number(*right),
            Key::Text { right, .. } => Answer::Text(right.clone()),
        }
    }

    /// What may be chosen from.
    pub fn options(&self) -> &[String] {
        match &self.key {
            Key::Choice { options, .. } | Key::Several { options, .. } => options,
            _ => &[],
        }
    }

    /// Is the closest number right?
    pub fn is_closest(&self) -> bool {
        matches!(self.key, Key::Number { closest: true, .. })
    }

    /// What everybody may see.
    pub fn asked(&self) -> Asked {
        let (unit, closest) = match &self.key {
            Key::Number { unit, closest, .. } => (unit.clone(), *closest),
            _ => (None, false),
        };
        Asked {
            category: self.category.clone(),
            difficulty: self.difficulty,
            kind: self.sort(),
            text: self.text.clone(),
            options: self.options().to_vec(),
            unit,
            closest,
        }
    }

    /// With its options in another order.
    #[must_use]
    pub fn shuffled(mut self, draws: &mut Draws) -> Question {
        let mut places: Vec<u8> = (0..self.options().len() as u8).collect();
        draws.shuffle(&mut places);
        let moved = |options: &[String]| places.iter().map(|from| options[usize::from(*from)].clone()).collect();
        let now_at = |from: u8| places.iter().position(|place| *place == from).unwrap_or_default() as u8;
        match &mut self.key {
            Key::Choice { options, right } => (*options, *right) = (moved(options), now_at(*right)),
            Key::Several { options, right } => {
                *options = moved(options);
                right.iter_mut().for_each(|place| *place = now_at(*place));
                right.sort_unstable();
            }
            _ => {}
        }
        self
    }

    /// Why this is no answer to this question, right or wrong.
    pub fn misfits(&self, answer: &Answer) -> Vec<Refusal> {
        let options = self.options().len();
        let known = |place: &u8| usize::from(*place) < options;
        let no_such = || Refusal::alone("trivia.option", message!("refused-option", options = options));
        match answer {
            _ if answer.sort() != self.sort() => Refusal::alone("trivia.kind", message!("refused-kind")),
            Answer::Choice(place) if !known(place) => no_such(),
            Answer::Several(places) if !places.iter().all(known) => no_such(),
            Answer::Several(places) if places.is_empty() => {
                Refusal::alone("trivia.option", message!("refused-no-option"))
            }
            Answer::Several(places) if !places.is_sorted_by(|one, next| one < next) => {
                Refusal::alone("trivia.option", message!("refused-option-twice"))
            }
            Answer::Text(text) => unfit_text(text),
            _ => Vec::new(),
        }
    }
}

/// Why this text is not taken as an answer.
fn unfit_text(text: &str) -> Vec<Refusal> {
    let length = text.chars().count();
    if text.trim().is_empty() {
        return Refusal::alone("trivia.empty", message!("refused-empty"));
    }
    if length > LONGEST {
        return Refusal::alone("trivia.long", message!("refused-long", most = LONGEST, length = length));
    }
    if !text.chars().all(is_harmless) {
        return Refusal::alone("trivia.characters", message!("refused-characters"));
    }
    Vec::new()
}

/// Control and direction-changing characters could make one answer look like another at the reveal.
fn is_harmless(c: char) -> bool {
    !c.is_control() && !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A number with up to three decimals, kept exactly: a thousandth is 1. In JSON a plain number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Deserialize, TS)]
#[serde(try_from = "f64")]
#[ts(type = "number", rename = "Decimal")]
pub struct Number(i64);

impl Number {
    /// The largest one, and the smallest with a minus: exact as thousandths in a JSON number.
    const LARGEST: f64 = 1e12;

    /// A whole number.
    pub fn whole(number: i32) -> Self {
        Number(i64::from(number) * 1_000)
    }

    /// So many thousandths.
    pub fn thousandths(count: i64) -> Self {
        Number(count)
    }

    /// How far apart two of them are.
    #[must_use]
    pub fn distance(self, other: Number) -> Number {
        Number((self.0 - other.0).abs())
    }

    /// In thousandths.
    pub fn in_thousandths(self) -> i64 {
        self.0
    }
}

impl TryFrom<f64> for Number {
    type Error = String;

    fn try_from(number: f64) -> Result<Self, String> {
        // Not a number is not in the range either.
        if (-Number::LARGEST..=Number::LARGEST).contains(&number) {
            Ok(Number((number * 1_000.0).round() as i64))
        } else {
            Err("a number is between -1000000000000 and 1000000000000".into())
        }
    }
}

impl std::str::FromStr for Number {
    type Err = String;

    /// With a point or a comma before the decimals.
    fn from_str(text: &str) -> Result<Self, String> {
        let plain = text.trim().replace(',', ".");
        let number: f64 = plain.parse().map_err(|_| format!("{:?} is no number", text.trim()))?;
        Number::try_from(number)
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 1_000 == 0 {
            serializer.serialize_i64(self.0 / 1_000)
        } else {
            serializer.serialize_f64(self.0 as f64 / 1_000.0)
        }
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        let decimals = format!("{:03}", size % 1_000);
        match decimals.trim_end_matches('0') {
            "" => write!(f, "{sign}{}", size / 1_000),
            decimals => write!(f, "{sign}{}.{decimals}", size / 1_000),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Chance;

    #[test]
    fn numbers_are_exact_and_stay_what_they_are() {
        for (text, json) in [
            ("0", "0"),
            ("206", "206"),
            ("-273.15", "-273.15"),
            ("-0.5", "-0.5"),
            ("3.142", "3.142"),
            ("999999999999.999", "999999999999.999"),
            ("-1000000000000", "-1000000000000"),
        ] {
            let number: Number = text.parse().unwrap();
            assert_eq!((number.to_string(), serde_json::to_string(&number).unwrap()), (text.into(), json.into()));
            assert_eq!(serde_json::from_str::<Number>(json).unwrap(), number);
        }
        assert_eq!("3,5".parse::<Number>(), Ok(Number::thousandths(3_500)));
        for wrong in ["", "x", "1e13", "NaN", "inf", "-1000000000001"] {
            assert!(wrong.parse::<Number>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn shuffling_moves_the_right_ones_along() {
        let options: Vec<String> = ["a", "b", "c", "d", "e"].map(String::from).to_vec();
        let question = |key: Key| Question {
            id: "q".into(),
            category: "c".into(),
            difficulty: 1,
            text: "?".into(),
            key,
            explanation: None,
        };
        let mut orders = std::collections::BTreeSet::new();
        for seed in 0..50 {
            let mut draws = Chance::seeded(seed).draws("shuffle", 0);
            let one = question(Key::Choice { options: options.clone(), right: 3 }).shuffled(&mut draws);
            assert_eq!(one.right().told(&one.asked(), "en"), Arg::quote("en", "d"));
            let both = question(Key::Several { options: options.clone(), right: vec![1, 4] }).shuffled(&mut draws);
            let told = both.right().told(&both.asked(), "en").to_string();
            assert!(["[b, e]", "[e, b]"].contains(&told.as_str()), "{told}");
            assert!(both.misfits(&both.right()).is_empty());
            orders.insert(one.options().to_vec());
        }
        assert!(orders.len() > 30);
    }
}
