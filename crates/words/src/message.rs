//! Something to be said.

use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use ts_rs::TS;

/// Something to be said: an id, and what it speaks of. `rule-misere.sentence` is the attribute `sentence` of the
/// message `rule-misere`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
pub struct Message {
    /// Where its text is found.
    #[ts(type = "string")]
    pub id: Cow<'static, str>,
    /// What it speaks of.
    #[serde(default)]
    #[ts(optional, as = "Option<Args>")]
    pub args: Args,
}

/// What a message speaks of, each by its name, in the order of names: so it is the same after it was written and read.
#[derive(Clone, PartialEq, Eq, Debug, Default, TS)]
#[ts(as = "BTreeMap<String, Arg>")]
pub struct Args(Vec<(Cow<'static, str>, Arg)>);

/// One thing that a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Arg {
    /// A number: it decides about plurals.
    Number(#[ts(type = "number")] i64),
    /// A word of the game, a choice (`{ $why -> [time] … }`), or what somebody typed.
    Text(#[ts(type = "string")] Cow<'static, str>),
    /// Whoever sits there.
    #[serde(with = "seat")]
    Seat(#[ts(type = "{ seat: number }")] u8),
    /// Words of another language than the message is said in: a question of a pack, say.
    Quote(Quote),
    /// Something that is said inside.
    Message(Box<Message>),
    /// Several, as a language joins them: "Ann, Bo and Cy".
    List(Vec<Arg>),
}

/// Words that are said as they are, whatever language is spoken around them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Quote {
    /// The tag of their language: `es`; empty where nobody knows it, as with what somebody typed.
    pub lang: String,
    /// The words.
    pub text: String,
}

mod seat {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Seat {
        seat: u8,
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(super) fn serialize<S: Serializer>(seat: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        Seat { seat: *seat }.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        Seat::deserialize(deserializer).map(|seat| seat.seat)
    }
}

impl Arg {
    /// Words of this language.
    pub fn quote(lang: &str, text: impl Into<String>) -> Self {
        Arg::Quote(Quote { lang: lang.into(), text: text.into() })
    }
}

impl Message {
    /// One that speaks of nothing in particular, so far.
    pub const fn new(id: &'static str) -> Self {
        Message { id: Cow::Borrowed(id), args: Args(Vec::new()) }
    }

    /// The same for an id that is put together: `Message::called(format!("rule-{id}"))`.
    pub fn called(id: impl Into<Cow<'static, str>>) -> Self {
        Message { id: id.into(), args: Args::default() }
    }

    /// Speaks of this, too.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) -> Self {
        self.args.set(name, arg);
        self
    }

    /// What it speaks of under this name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.get(name)
    }
}

/// A message: `message!("news-took", seat = seat, sticks = 3)`.
#[macro_export]
macro_rules! message {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

impl Args {
    /// Speaks of this, too.
    pub fn set(&mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) {
        let (name, arg) = (name.into(), arg.into());
        match self.0.binary_search_by(|(other, _)| other.cmp(&name)) {
            Ok(place) => self.0[place].1 = arg,
            Err(place) => self.0.insert(place, (name, arg)),
        }
    }

    /// What is spoken of under this name.
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, arg)| arg)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (name.as_ref(), arg))
    }

    /// Nothing?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<N: Into<Cow<'static, str>>, A: Into<Arg>> FromIterator<(N, A)> for Args {
    fn from_iter<I: IntoIterator<Item = (N, A)>>(args: I) -> Self {
        let mut all = Args::default();
        args.into_iter().for_each(|(name, arg)| all.set(name, arg));
        all
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = 1 + usize::from(!self.args.is_empty());
        let mut message = serializer.serialize_struct("Message", fields)?;
        message.serialize_field("id", &self.id)?;
        if self.args.is_empty() {
            message.skip_field("args")?;
        } else {
            message.serialize_field("args", &self.args)?;
        }
        message.end()
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in &self.0 {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BTreeMap::<String, Arg>::deserialize(deserializer).map(|args| args.into_iter().collect())
    }
}

/// Without a book: the id and what it speaks of. For programs' errors and tests, not for people.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        let mut before = "(";
        for (name, arg) in self.args.iter() {
            write!(f, "{before}{name}: {arg}")?;
            before = ", ";
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => f.write_str(text),
            Arg::Seat(seat) => write!(f, "seat {seat}"),
            Arg::Quote(Quote { text, .. }) => f.write_str(text),
            Arg::Message(message) => write!(f, "{message}"),
            Arg::List(list) => {
                let list: Vec<String> = list.iter().map(Arg::to_string).collect();
                write!(f, "[{}]", list.join(", "))
            }
        }
    }
}

macro_rules! numbers {
    ($($Number:ty),*) => { $(
        impl From<$Number> for Arg {
            fn from(number: $Number) -> Self {
                Arg::Number(i64::from(number))
            }
        }
    )* };
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Arg::Text(Cow::Owned(text.clone()))
    }
}

/// `true` and `false`, to be chosen by.
impl From<bool> for Arg {
    fn from(yes: bool) -> Self {
        Arg::from(if yes { "true" } else { "false" })
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(list: Vec<A>) -> Self {
        Arg::List(list.into_iter().map(Into::into).collect())
    }
}
