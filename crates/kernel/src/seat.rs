//! Who sits where, and who looks.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A place at the table, counted from 0. What comes from outside is below [`Seat::MOST`], so that a set
/// of seats fits into one word and a stranger's 200 cannot wrap around to someone else's seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(try_from = "u8")]
#[ts(type = "number")]
pub struct Seat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number < Seat::MOST { Ok(Seat(number)) } else { Err(format!("there is no seat {number}")) }
    }
}

impl Seat {
    /// One more than the highest seat number there can be.
    pub const MOST: u8 = 64;

    /// The seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat to the left at a table of `seats`.
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

/// A set of seats. Written as a list: `[0, 2]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, TS)]
#[ts(type = "number[]")]
pub struct SeatSet(u64);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Seats 0 to `count - 1`.
    pub fn first(count: u8) -> SeatSet {
        SeatSet(u64::MAX.checked_shr(u32::from(Seat::MOST.saturating_sub(count))).unwrap_or(0))
    }

    /// One seat alone.
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Is `seat` among them?
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Those who are not in `other`.
    #[must_use]
    pub fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Those who are in both.
    #[must_use]
    pub fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// Those who are in either.
    #[must_use]
    pub fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Is nobody in it?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// From the lowest seat up.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = (rest != 0).then(|| Seat(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl std::fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One value for each seat.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, TS)]
pub struct BySeat<T>(pub Vec<T>);

impl<T: Clone> BySeat<T> {
    /// The same value for each of `seats`.
    pub fn of(seats: u8, value: T) -> Self {
        BySeat(vec![value; usize::from(seats)])
    }
}

impl<T> BySeat<T> {
    /// The value of a seat, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        (0u8..).map(Seat).zip(&self.0)
    }

    /// Each seat with its value, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        (0u8..).map(Seat).zip(&mut self.0)
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.0.len().min(usize::from(Seat::MOST)) as u8
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Whose eyes a view is for. Spectators and the big screen see what is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A seat sees what is public and what is its own.
    Seat(Seat),
    /// Everybody else.
    Public,
}

impl Viewer {
    /// Is it this seat that looks?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat that looks, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

/// What to call the seats.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Names(pub Vec<String>);

impl Names {
    /// "Seat 1", "Seat 2"… where nobody has a name.
    pub fn plain(seats: u8) -> Self {
        Names((1..=seats).map(|number| format!("Seat {number}")).collect())
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("someone", String::as_str)
    }
}

impl From<Seat> for words::Arg {
    fn from(seat: Seat) -> Self {
        words::Arg::Seat(seat.0)
    }
}

impl From<SeatSet> for words::Arg {
    fn from(seats: SeatSet) -> Self {
        words::Arg::List(seats.iter().map(Into::into).collect())
    }
}
