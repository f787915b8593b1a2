//! The twenty-eight dominoes, and sets of them.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// How many dominoes there are.
pub(crate) const COUNT: u8 = 28;

/// A domino, the higher end first: written `6-4`.
///
/// Inside it is a number from 0 to 27, `hi * (hi + 1) / 2 + lo`, so that a set of dominoes is one word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, TS)]
#[ts(type = "string")]
pub struct Domino(u8);

/// The higher and the lower end of each domino, by number.
const ENDS: [(u8, u8); COUNT as usize] = {
    let mut ends = [(0, 0); COUNT as usize];
    let (mut hi, mut lo, mut id) = (0, 0, 0);
    while id < COUNT as usize {
        ends[id] = (hi, lo);
        (hi, lo) = if lo == hi { (hi + 1, 0) } else { (hi, lo + 1) };
        id += 1;
    }
    ends
};

impl Domino {
    /// The domino with these ends, in either order, if there is one.
    pub fn new(one: u8, other: u8) -> Option<Self> {
        let (hi, lo) = (one.max(other), one.min(other));
        (hi <= 6).then(|| Domino(hi * (hi + 1) / 2 + lo))
    }

    /// By its number, if it is below 28.
    pub fn from_id(id: u8) -> Option<Self> {
        (id < COUNT).then_some(Domino(id))
    }

    /// All of them, from 0-0 to 6-6.
    pub const ALL: [Domino; COUNT as usize] = {
        let mut all = [Domino(0); COUNT as usize];
        let mut id = 0;
        while id < COUNT {
            all[id as usize] = Domino(id);
            id += 1;
        }
        all
    };

    /// The same, one by one.
    pub fn all() -> impl DoubleEndedIterator<Item = Domino> {
        (0..COUNT).map(Domino)
    }

    /// Its number, from 0 to 27.
    pub fn id(self) -> u8 {
        self.0
    }

    /// Its number, as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The higher end.
    pub fn hi(self) -> u8 {
        ENDS[self.index()].0
    }

    /// The lower end.
    pub fn lo(self) -> u8 {
        ENDS[self.index()].1
    }

    /// Are both ends the same?
    pub fn is_double(self) -> bool {
        self.hi() == self.lo()
    }

    /// Is this one of its ends?
    pub fn has(self, pip: u8) -> bool {
        self.hi() == pip || self.lo() == pip
    }

    /// The end beside `pip`; for a double, the same again.
    pub fn beside(self, pip: u8) -> u8 {
        if self.hi() == pip { self.lo() } else { self.hi() }
    }

    /// All pips on it.
    pub fn pips(self) -> u8 {
        self.hi() + self.lo()
    }

    /// What it counts for who takes it: 10 with ten pips, 5 with five, else nothing.
    pub fn count(self) -> u8 {
        if self.pips().is_multiple_of(5) { self.pips() } else { 0 }
    }
}

impl fmt::Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.hi(), self.lo())
    }
}

impl fmt::Debug for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Domino {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let ends = text.split_once('-').and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
        ends.and_then(|(one, other)| Domino::new(one, other)).ok_or_else(|| format!("there is no domino {text:?}"))
    }
}

impl Serialize for Domino {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Domino {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A set of dominoes: a bit for each. Written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(type = "string[]")]
pub struct Dominoes(u32);

impl Dominoes {
    /// None.
    pub const NONE: Dominoes = Dominoes(0);
    /// All twenty-eight.
    pub const ALL: Dominoes = Dominoes((1 << COUNT) - 1);
    /// The seven doubles.
    pub const DOUBLES: Dominoes = {
        let (mut set, mut id) = (0, 0);
        while id < COUNT {
            let (hi, lo) = ENDS[id as usize];
            set |= ((hi == lo) as u32) << id;
            id += 1;
        }
        Dominoes(set)
    };

    /// All dominoes with this end.
    pub fn with_pip(pip: u8) -> Self {
        Domino::all().filter(|domino| domino.has(pip)).collect()
    }

    /// This one alone.
    pub fn only(domino: Domino) -> Self {
        Dominoes(1 << domino.0)
    }

    /// The bits: bit n is the domino with number n.
    pub fn bits(self) -> u32 {
        self.0
    }

    /// Is it among them?
    pub fn contains(self, domino: Domino) -> bool {
        self.0 & (1 << domino.0) != 0
    }

    /// Puts one in.
    pub fn insert(&mut self, domino: Domino) {
        self.0 |= 1 << domino.0;
    }

    /// Takes one out.
    pub fn remove(&mut self, domino: Domino) {
        self.0 &= !(1 << domino.0);
    }

    /// Those in both.
    #[must_use]
    pub fn and(self, other: Dominoes) -> Self {
        Dominoes(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub fn or(self, other: Dominoes) -> Self {
        Dominoes(self.0 | other.0)
    }

    /// Those that are not in `other`.
    #[must_use]
    pub fn without(self, other: Dominoes) -> Self {
        Dominoes(self.0 & !other.0)
    }

    /// Are there none?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// From the lowest number up.
    pub fn iter(self) -> impl Iterator<Item = Domino> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let domino = (rest != 0).then(|| Domino(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(domino)
        })
    }
}

impl FromIterator<Domino> for Dominoes {
    fn from_iter<I: IntoIterator<Item = Domino>>(dominoes: I) -> Self {
        let mut set = Dominoes::NONE;
        dominoes.into_iter().for_each(|domino| set.insert(domino));
        set
    }
}

impl fmt::Debug for Dominoes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Dominoes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Dominoes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Domino>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_names_and_ends_agree() {
        for domino in Domino::all() {
            assert_eq!(Domino::new(domino.lo(), domino.hi()), Some(domino));
            assert_eq!(domino.to_string().parse(), Ok(domino));
            assert_eq!(domino.id(), domino.hi() * (domino.hi() + 1) / 2 + domino.lo());
        }
        assert_eq!("4-6".parse(), Domino::new(6, 4).ok_or(String::new()));
        for wrong in ["7-0", "6", "6-", "-1-2", "6-4-1", "", "256-0"] {
            assert!(wrong.parse::<Domino>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn count_and_doubles() {
        assert_eq!(Domino::all().map(|domino| u32::from(domino.count())).sum::<u32>(), 35);
        assert_eq!(Dominoes::DOUBLES.len(), 7);
        assert!((0..7).all(|pip| Dominoes::with_pip(pip).len() == 7));
    }
}
