//! Cards, and heaps of them.

use kernel::{Arg, Draws, Message, message};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use ts_rs::TS;

/// The four colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "a red is a red")]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// Its name as it is written: `red`.
    pub fn name(self) -> &'static str {
        ["red", "yellow", "green", "blue"][self as usize]
    }

    /// What people call it.
    pub fn message(self) -> Message {
        Message::new(["colour-red", "colour-yellow", "colour-green", "colour-blue"][self as usize])
    }
}

impl From<Colour> for Arg {
    fn from(colour: Colour) -> Self {
        colour.message().into()
    }
}

/// What stands on a card, apart from its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// 0 to 9.
    Number(u8),
    /// The next player is left out.
    Skip,
    /// Play goes the other way.
    Reverse,
    /// The next player draws two and is left out.
    DrawTwo,
    /// Any colour.
    Wild,
    /// Any colour, and the next player draws four and is left out.
    WildDrawFour,
}

/// How many different cards there are.
pub const KINDS: usize = 54;

/// A card. Two cards that look the same are the same.
///
/// Written as colour and symbol: `r7`, `gs` (skip), `br` (reverse), `y+2`, `w`, `w+4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Card(u8);

const WILD: u8 = 52;
const WILD_DRAW_FOUR: u8 = 53;
const SYMBOLS: [&str; 13] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "s", "r", "+2"];

impl Card {
    /// The wild card.
    pub const WILD: Card = Card(WILD);
    /// The wild draw four.
    pub const WILD_DRAW_FOUR: Card = Card(WILD_DRAW_FOUR);

    /// One of each, in the order in which a hand is sorted.
    pub fn kinds() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// Its colour; wild cards have none.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.0 / 13)).copied()
    }

    /// What stands on it.
    pub fn symbol(self) -> Symbol {
        match self.0 {
            WILD => Symbol::Wild,
            WILD_DRAW_FOUR => Symbol::WildDrawFour,
            coloured => match coloured % 13 {
                10 => Symbol::Skip,
                11 => Symbol::Reverse,
                12 => Symbol::DrawTwo,
                number => Symbol::Number(number),
            },
        }
    }

    /// Is it a wild card?
    pub fn is_wild(self) -> bool {
        self.0 >= WILD
    }

    /// Is it a number?
    pub fn is_number(self) -> bool {
        matches!(self.symbol(), Symbol::Number(_))
    }

    /// How many of it are in the pack.
    pub fn copies(self) -> u8 {
        match self.symbol() {
            Symbol::Wild | Symbol::WildDrawFour => 4,
            Symbol::Number(0) => 1,
            _ => 2,
        }
    }

    /// What people call it: "red 7", "wild draw four".
    pub fn message(self) -> Message {
        let symbol: Arg = match self.symbol() {
            Symbol::Number(number) => number.into(),
            Symbol::Skip => "skip".into(),
            Symbol::Reverse => "reverse".into(),
            Symbol::DrawTwo => "draw_two".into(),
            Symbol::Wild => return message!("card-wild"),
            Symbol::WildDrawFour => return message!("card-wild_draw_four"),
        };
        message!("card", colour = self.colour().map_or("none", Colour::name), symbol = symbol)
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        card.message().into()
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.colour() {
            Some(colour) => write!(f, "{}{}", &colour.name()[..1], SYMBOLS[usize::from(self.0 % 13)]),
            None if self.0 == WILD => f.write_str("w"),
            None => f.write_str("w+4"),
        }
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let unknown = || format!("there is no card {text:?}; cards are written like r7, gs, br, y+2, w or w+4");
        match text {
            "w" => return Ok(Card::WILD),
            "w+4" => return Ok(Card::WILD_DRAW_FOUR),
            _ => {}
        }
        let (colour, symbol) = text.split_at_checked(1).ok_or_else(unknown)?;
        let colour = "rygb".find(colour).ok_or_else(unknown)?;
        let symbol = SYMBOLS.iter().position(|known| *known == symbol).ok_or_else(unknown)?;
        Ok(Card((colour * 13 + symbol) as u8))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A set of different cards: what goes on the pile, what may be stacked.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Kinds(u64);

impl Kinds {
    /// None.
    pub const NONE: Kinds = Kinds(0);
    /// Both wild cards.
    pub const WILD: Kinds = Kinds(1 << WILD | 1 << WILD_DRAW_FOUR);
    /// The draw twos.
    pub const DRAW_TWO: Kinds = Kinds(SAME << 12);

    /// Just this one.
    pub fn only(card: Card) -> Kinds {
        Kinds(1 << card.0)
    }

    /// All of a colour.
    pub fn of_colour(colour: Colour) -> Kinds {
        Kinds(0x1fff << (13 * colour as u64))
    }

    /// All with the same symbol as this card.
    pub fn like(card: Card) -> Kinds {
        if card.is_wild() { Kinds::only(card) } else { Kinds(SAME << (card.0 % 13)) }
    }

    /// Is it among them?
    pub fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// Those in either.
    #[must_use]
    pub fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Are there none?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, sorted.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl std::fmt::Debug for Kinds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One bit in each colour.
const SAME: u64 = 1 | 1 << 13 | 1 << 26 | 1 << 39;

/// A heap of cards in no order: a hand, the draw pile. Written as a sorted list.
///
/// The draw pile is a set on purpose: what is drawn is chosen when it is drawn, so no order can leak.
///
/// How many there are of each kind is kept as binary digits, a word for each digit: a state is copied for every
/// decision, and holds a dozen heaps.
#[derive(Clone, PartialEq, Eq, Default, TS)]
#[ts(type = "string[]")]
pub struct Cards {
    ones: u64,
    twos: u64,
    fours: u64,
    len: u8,
}

impl Cards {
    /// The most of one kind that a heap can hold.
    const MOST_OF_A_KIND: u8 = 7;

    /// The 108 cards: four of each wild card, one of each zero, two of all others.
    pub fn pack() -> Self {
        let (wild, zeros) = (Kinds::WILD.0, SAME);
        Cards { ones: zeros, twos: ((1 << WILD) - 1) & !zeros, fours: wild, len: 108 }
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: Card) {
        let one = 1 << card.0;
        let carried = self.ones & one;
        self.ones ^= one;
        self.fours ^= self.twos & carried;
        self.twos ^= carried;
        self.len += 1;
    }

    /// Takes a card out, if it is there.
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        if there {
            let one = 1 << card.0;
            let borrowed = one & !self.ones;
            self.ones ^= one;
            self.fours ^= borrowed & !self.twos;
            self.twos ^= borrowed;
            self.len -= 1;
        }
        there
    }

    /// Puts all of `other` in, which is empty then.
    pub fn take_all(&mut self, other: &mut Cards) {
        let carried = self.ones & other.ones;
        let carried_on = self.twos & other.twos | carried & (self.twos ^ other.twos);
        self.ones ^= other.ones;
        self.twos ^= other.twos ^ carried;
        self.fours ^= other.fours ^ carried_on;
        self.len += other.len;
        *other = Cards::default();
    }

    /// How many of this kind there are.
    fn count(&self, card: Card) -> u8 {
        let digit = |word: u64| (word >> card.0 & 1) as u8;
        digit(self.ones) + 2 * digit(self.twos) + 4 * digit(self.fours)
    }

    /// How many of these kinds there are.
    fn count_of(&self, kinds: Kinds) -> usize {
        let digits = |word: u64| (word & kinds.0).count_ones() as usize;
        digits(self.ones) + 2 * digits(self.twos) + 4 * digits(self.fours)
    }

    /// Is it there?
    pub fn contains(&self, card: Card) -> bool {
        self.kinds().contains(card)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Each different card once.
    pub fn kinds(&self) -> Kinds {
        Kinds(self.ones | self.twos | self.fours)
    }

    /// Every card, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.kinds().iter().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// How many of a colour.
    pub fn of_colour(&self, colour: Colour) -> usize {
        self.count_of(Kinds::of_colour(colour))
    }

    /// The colour of which there are most; red if there is none.
    pub fn most_held(&self) -> Colour {
        let mut best = Colour::Red;
        for colour in Colour::ALL {
            if self.of_colour(colour) > self.of_colour(best) {
                best = colour;
            }
        }
        best
    }

    /// Takes one out by chance.
    pub fn draw(&mut self, draws: &mut Draws) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let mut place = draws.below(self.len());
        // Whole colours are stepped over first.
        let mut among = Kinds::WILD;
        for colour in Colour::ALL.map(Kinds::of_colour) {
            let count = self.count_of(colour);
            if place < count {
                among = colour;
                break;
            }
            place -= count;
        }
        let found = self.kinds().and(among).iter().find(|card| {
            let count = usize::from(self.count(*card));
            let here = place < count;
            place = place.saturating_sub(count);
            here
        })?;
        self.remove(found);
        Some(found)
    }

    /// How many of each kind.
    pub fn census(&self) -> impl Iterator<Item = (u32, u32)> {
        (0u32..).zip(Card::kinds().map(|card| u32::from(self.count(card))))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut heap = Cards::default();
        for card in Vec::<Card>::deserialize(deserializer)? {
            if heap.len == 108 || heap.count(card) == Cards::MOST_OF_A_KIND {
                return Err(D::Error::custom("more cards than there are"));
            }
            heap.insert(card);
        }
        Ok(heap)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pack_has_108_cards() {
        let pack = Cards::pack();
        assert_eq!((pack.len(), pack.kinds().iter().count()), (108, KINDS));
        for colour in Colour::ALL {
            assert_eq!(pack.of_colour(colour), 25);
        }
        let count = |card: Card| pack.iter().filter(|other| *other == card).count();
        assert_eq!((count(Card::WILD), count(Card::WILD_DRAW_FOUR)), (4, 4));
        assert_eq!(
            (count("r0".parse().unwrap()), count("r7".parse().unwrap()), count("b+2".parse().unwrap())),
            (1, 2, 2)
        );
    }

    #[test]
    fn sets_of_kinds_are_what_they_say() {
        for card in Card::kinds() {
            let alike: Vec<Card> = Card::kinds().filter(|other| other.symbol() == card.symbol()).collect();
            assert_eq!(Kinds::like(card).iter().collect::<Vec<_>>(), alike);
            for colour in Colour::ALL {
                assert_eq!(Kinds::of_colour(colour).contains(card), card.colour() == Some(colour));
            }
            assert_eq!(Kinds::WILD.contains(card), card.is_wild());
            assert_eq!(Kinds::DRAW_TWO.contains(card), card.symbol() == Symbol::DrawTwo);
        }
    }

    #[test]
    fn cards_are_written_and_read() {
        for card in Card::kinds() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["p7", "r10", "", "rw", "é7", "w+2", "R7"] {
            let why = wrong.parse::<Card>().expect_err("no such card");
            assert!(why.starts_with(&format!("there is no card {wrong:?}")), "{why}");
        }
    }

    #[test]
    fn every_card_can_be_drawn_and_none_twice() {
        let mut pack = Cards::pack();
        let mut draws = kernel::Chance::seeded(1).draws("test", 0);
        let drawn: Cards = std::iter::from_fn(|| pack.draw(&mut draws)).collect();
        assert_eq!((drawn, pack), (Cards::pack(), Cards::default()));
    }
}
