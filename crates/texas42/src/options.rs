//! What may be bid, named, played: lists so short that a word holds each.
//!
//! They are asked for at every turn, once to choose from and once to judge what was chosen, so none of them asks for memory
//! while only plain things are on it.

use crate::domino::{Domino, Dominoes};
use crate::state::{Action, Amount, Bid, Trump};

/// What stands on a [`Menu`].
pub trait Dish: Clone + PartialEq {
    /// The number, below 64, of a plain one.
    fn number(&self) -> Option<u8>;
    /// The plain one with this number.
    fn numbered(number: u8) -> Self;
}

/// A list without repetitions: plain things in the order of their numbers, then all others in the order they came.
#[derive(Clone, PartialEq, Debug)]
pub struct Menu<T> {
    plain: u64,
    others: Vec<T>,
}

/// What may be bid: points, then marks, then special contracts.
pub type Bids = Menu<Bid>;

/// What may be named: pips, doubles, no trump, then contracts.
pub type Trumps = Menu<Trump>;

impl<T: Dish> Menu<T> {
    /// Nothing.
    pub const NONE: Self = Menu { plain: 0, others: Vec::new() };

    /// The plain ones from the one number to the other.
    fn plain(from: u8, to: u8) -> Self {
        let up_to = u64::MAX.checked_shr(u32::from(63 - to.min(63))).unwrap_or(0);
        let plain = if from > to { 0 } else { up_to & u64::MAX.checked_shl(u32::from(from)).unwrap_or(0) };
        Menu { plain, others: Vec::new() }
    }

    /// Adds one.
    pub fn push(&mut self, dish: T) {
        match dish.number() {
            Some(number) => self.plain |= 1 << number,
            None if self.others.contains(&dish) => {}
            None => self.others.push(dish),
        }
    }

    /// These, and those of another.
    #[must_use]
    pub fn or(mut self, other: Self) -> Self {
        self.plain |= other.plain;
        if !other.others.is_empty() {
            other.others.into_iter().for_each(|dish| self.push(dish));
        }
        self
    }

    /// Leaves out what is not to stay.
    pub fn retain(&mut self, stays: impl Fn(&T) -> bool) {
        for number in numbers(self.plain).filter(|number| !stays(&T::numbered(*number))) {
            self.plain &= !(1 << number);
        }
        self.others.retain(stays);
    }

    /// Is it there?
    pub fn contains(&self, dish: &T) -> bool {
        match dish.number() {
            Some(number) => self.plain & 1 << number != 0,
            None => self.others.contains(dish),
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.plain.count_ones() as usize + self.others.len()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.plain == 0 && self.others.is_empty()
    }

    /// One by its place.
    pub fn nth(&self, place: usize) -> Option<T> {
        let plain = self.plain.count_ones() as usize;
        if place < plain {
            return Some(T::numbered(nth_digit(self.plain, place)));
        }
        self.others.get(place - plain).cloned()
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = T> {
        numbers(self.plain).map(T::numbered).chain(self.others.iter().cloned())
    }
}

impl<T: Dish> FromIterator<T> for Menu<T> {
    fn from_iter<I: IntoIterator<Item = T>>(dishes: I) -> Self {
        let mut menu = Menu::NONE;
        dishes.into_iter().for_each(|dish| menu.push(dish));
        menu
    }
}

/// The places of the digits that are set, from the lowest up.
fn numbers(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = (word != 0).then(|| word.trailing_zeros() as u8)?;
        word &= word - 1;
        Some(number)
    })
}

/// The place of a digit that is set, by its number among them; 64, if there are not so many.
fn nth_digit(mut word: u64, number: usize) -> u8 {
    for _ in 0..number {
        word &= word.wrapping_sub(1);
    }
    word.trailing_zeros() as u8
}

/// Points below 42 by themselves, marks after them.
fn number(amount: Amount) -> Option<u8> {
    match amount {
        Amount::Points(points @ ..=41) => Some(points),
        Amount::Marks(marks @ 1..=22) => Some(41 + marks),
        Amount::Points(_) | Amount::Marks(_) => None,
    }
}

impl Dish for Bid {
    fn number(&self) -> Option<u8> {
        if self.special.is_none() { number(self.amount) } else { None }
    }

    fn numbered(number: u8) -> Self {
        if number < 42 { Bid::points(number) } else { Bid::marks(number - 41) }
    }
}

impl Dish for Trump {
    fn number(&self) -> Option<u8> {
        match self {
            Trump::Pip(pip @ ..7) => Some(*pip),
            Trump::Doubles => Some(7),
            Trump::NoTrump => Some(8),
            Trump::Pip(_) | Trump::Contract(_) => None,
        }
    }

    fn numbered(number: u8) -> Self {
        match number {
            7 => Trump::Doubles,
            8 => Trump::NoTrump,
            pip => Trump::Pip(pip),
        }
    }
}

impl Bids {
    /// Bids of points, from the one to the other; 41 are the most.
    pub fn points(from: u8, to: u8) -> Self {
        Menu::plain(from, to.min(41))
    }

    /// Bids of marks, from the one to the other.
    pub fn marks(from: u8, to: u8) -> Self {
        Menu::plain(41 + from.clamp(1, 23), 41 + to.min(22))
    }

    /// Leaves out what is less than this.
    pub fn at_least(&mut self, least: Amount) {
        self.plain &= number(least).map_or(0, |number| u64::MAX << number);
        self.others.retain(|bid| bid.amount >= least);
    }

    /// Leaves out what is no more than this.
    pub fn beat(&mut self, high: Amount) {
        self.at_least(high);
        self.plain &= !number(high).map_or(0, |number| 1 << number);
        self.others.retain(|bid| bid.amount > high);
    }
}

impl Trumps {
    /// Seven pips, doubles, no trump.
    pub fn straight() -> Self {
        Menu::plain(0, 8)
    }
}

/// All that a seat may do now, in a fixed order.
#[derive(Clone, PartialEq, Debug)]
pub enum Options {
    /// Nothing.
    None,
    /// Pass, where it may, or bid.
    Call {
        /// May it pass?
        pass: bool,
        /// What it may bid.
        bids: Bids,
    },
    /// Name trumps, or a contract.
    Name(Trumps),
    /// Play a domino, or lay the hand down.
    Play {
        /// Which.
        dominoes: Dominoes,
        /// May it lay its hand down?
        lay_down: bool,
    },
    /// Say that it has seen what there is to see.
    Acknowledge,
}

impl Options {
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Options::None => 0,
            Options::Call { pass, bids } => usize::from(*pass) + bids.len(),
            Options::Name(trumps) => trumps.len(),
            Options::Play { dominoes, lay_down } => dominoes.len() + usize::from(*lay_down),
            Options::Acknowledge => 1,
        }
    }

    /// Is there nothing to do?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One by its place.
    pub fn nth(&self, place: usize) -> Option<Action> {
        match self {
            Options::Call { pass: true, .. } if place == 0 => Some(Action::Pass),
            Options::Call { pass, bids } => bids.nth(place - usize::from(*pass)).map(Action::Bid),
            Options::Name(trumps) => trumps.nth(place).map(Action::Name),
            Options::Play { dominoes, lay_down } => {
                let domino = Domino::from_id(nth_digit(u64::from(dominoes.bits()), place));
                domino.map(Action::Play).or((*lay_down && place == dominoes.len()).then_some(Action::LayDown))
            }
            Options::Acknowledge if place == 0 => Some(Action::Acknowledge),
            Options::None | Options::Acknowledge => None,
        }
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        (0..self.len()).filter_map(|place| self.nth(place))
    }
}
