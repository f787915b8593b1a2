//! Suits: the one value that says what follows what, and what beats what.
//!
//! Mechanics, bots and views read it, and nothing else, to know a led suit, what may follow, and who takes a
//! trick. A contract with other suits or ranks answers with another value and changes no mechanic; a solver can
//! compile it into its tables as it stands.

use crate::domino::{Domino, Dominoes};
use std::sync::LazyLock;

/// How many suits there are: seven pips, and the called one.
pub const SUITS: usize = 8;

/// The suit of the called dominoes, beside the pips 0 to 6.
pub const CALLED: usize = 7;

/// What the pips are called, as suits: a message each.
pub const PIPS: [&str; 7] = ["suit-0", "suit-1", "suit-2", "suit-3", "suit-4", "suit-5", "suit-6"];

/// What follows what, and what beats what, in one hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Suits {
    /// The dominoes of the called suit. They belong to no other.
    pub called: Dominoes,
    /// Does the called suit beat the others? Then it is trumps.
    pub power: bool,
    /// The dominoes of each suit.
    pub members: [Dominoes; SUITS],
    /// The suit that each domino leads, by its number.
    pub led: [u8; 28],
    /// How strong each domino is where a suit was led: `strength[suit][domino]`. 0 cannot win; the strongest
    /// takes the trick, the first of equals.
    pub strength: [[u8; 28]; SUITS],
    /// What each suit is called: a message each.
    pub names: [&'static str; SUITS],
    /// The suits in a few words, a message: "fives are trumps".
    pub described: &'static str,
}

/// All trumps are stronger than anything of another suit.
const TRUMP: u8 = 32;

impl Suits {
    /// The suits of 42: `called` dominoes are a suit of their own, with power or without; any other belongs to
    /// both its pips and leads the higher one. `rank` says how a domino ranks within a suit.
    pub fn new(called: Dominoes, power: bool, rank: impl Fn(usize, Domino) -> u8) -> Self {
        let mut suits = Suits {
            called,
            power,
            members: [Dominoes::NONE; SUITS],
            led: [CALLED as u8; 28],
            strength: [[0; 28]; SUITS],
            names: [PIPS[0], PIPS[1], PIPS[2], PIPS[3], PIPS[4], PIPS[5], PIPS[6], "suit-trumps"],
            described: "suits-plain",
        };
        suits.members[CALLED] = called;
        for domino in Dominoes::ALL.without(called).iter() {
            suits.led[domino.index()] = domino.hi();
            suits.members[usize::from(domino.hi())].insert(domino);
            suits.members[usize::from(domino.lo())].insert(domino);
        }
        for suit in 0..SUITS {
            for domino in suits.members[suit].iter() {
                suits.strength[suit][domino.index()] = 1 + rank(suit, domino);
            }
            for domino in called.iter().filter(|_| power) {
                suits.strength[suit][domino.index()] = TRUMP + rank(CALLED, domino);
            }
        }
        suits
    }

    /// With these messages for the suits as a whole and for the called one.
    #[must_use]
    pub fn described(mut self, described: &'static str, called: &'static str) -> Self {
        self.described = described;
        self.names[CALLED] = called;
        self
    }

    /// All dominoes as one suit, ranked by `rank`; no trumps, nothing to follow.
    pub fn one(rank: impl Fn(Domino) -> u8, name: &'static str, described: &'static str) -> Self {
        let mut suits = Suits::new(Dominoes::ALL, false, |_, domino| rank(domino)).described(described, name);
        suits.called = Dominoes::NONE;
        suits
    }

    /// A pip is trumps.
    pub fn pip(pip: u8) -> &'static Self {
        &STANDARD[usize::from(pip.min(6))]
    }

    /// Doubles are trumps.
    pub fn doubles() -> &'static Self {
        &STANDARD[7]
    }

    /// Nothing is trumps: follow me.
    pub fn none() -> &'static Self {
        &STANDARD[8]
    }

    /// The suit that a domino leads.
    pub fn led_by(&self, lead: Domino) -> usize {
        usize::from(self.led[lead.index()])
    }

    /// What follows this lead.
    pub fn following(&self, lead: Domino) -> Dominoes {
        self.members[self.led_by(lead)]
    }

    /// What of a hand may be played on this lead: what follows, or else anything.
    pub fn legal(&self, hand: Dominoes, lead: Option<Domino>) -> Dominoes {
        let follows = lead.map_or(Dominoes::NONE, |lead| hand.and(self.following(lead)));
        if follows.is_empty() { hand } else { follows }
    }

    /// How strong a domino is on this lead; 0 cannot win.
    pub fn strength(&self, domino: Domino, lead: Domino) -> u8 {
        self.strength[self.led_by(lead)][domino.index()]
    }

    /// Who takes a trick: the place of the strongest in it, the first of equals.
    pub fn winner(&self, trick: impl IntoIterator<Item = Domino>) -> usize {
        let mut trick = trick.into_iter();
        let Some(lead) = trick.next() else { return 0 };
        let (mut best, mut place) = (self.strength(lead, lead), 0);
        for (i, domino) in (1..).zip(trick) {
            let strength = self.strength(domino, lead);
            if strength > best {
                (best, place) = (strength, i);
            }
        }
        place
    }

    /// What the suit that was led is called: a message.
    pub fn led_name(&self, lead: Domino) -> &'static str {
        self.names[self.led_by(lead)]
    }
}

/// How dominoes rank in 42: in a pip's suit the double is highest, then by the other end; doubles as a suit by
/// their pips.
pub fn usual_rank(suit: usize, domino: Domino) -> u8 {
    match (suit, domino.is_double()) {
        (CALLED, _) => domino.hi(),
        (_, true) => 7,
        (pip, false) => domino.beside(pip as u8),
    }
}

/// A pip each, doubles, nothing.
static STANDARD: LazyLock<[Suits; 9]> = LazyLock::new(|| {
    const TRUMPS: [&str; 7] = ["suits-0", "suits-1", "suits-2", "suits-3", "suits-4", "suits-5", "suits-6"];
    std::array::from_fn(|i| match i {
        0..=6 => {
            let rank = |suit, domino| usual_rank(if suit == CALLED { i } else { suit }, domino);
            Suits::new(Dominoes::with_pip(i as u8), true, rank).described(TRUMPS[i], PIPS[i])
        }
        7 => Suits::new(Dominoes::DOUBLES, true, usual_rank).described("suits-doubles", "suit-doubles"),
        _ => Suits::new(Dominoes::NONE, false, usual_rank).described("suits-none", "suit-trumps"),
    })
});

#[cfg(test)]
mod tests {
    use super::*;

    fn trick(dominoes: &str) -> Vec<Domino> {
        dominoes.split_whitespace().map(|text| text.parse().expect("a domino")).collect()
    }

    #[test]
    fn a_trump_belongs_to_trumps_only() {
        let fives = Suits::pip(5);
        let [lead, trump] = trick("6-1 6-5")[..] else { unreachable!() };
        assert!(!fives.following(lead).contains(trump));
        assert_eq!((fives.led_name(lead), fives.led_name(trump)), ("suit-6", "suit-5"));
        assert_eq!(fives.winner(trick("6-1 6-6 5-0 6-5")), 3);
        assert_eq!(fives.winner(trick("6-5 6-6 5-5 5-0")), 2);
    }

    #[test]
    fn doubles_with_and_without_power() {
        assert_eq!(Suits::doubles().winner(trick("6-5 0-0 6-4 1-1")), 3);
        let weak = Suits::new(Dominoes::DOUBLES, false, usual_rank);
        assert_eq!(weak.winner(trick("6-5 6-6 6-4 1-1")), 0);
        assert_eq!(weak.winner(trick("1-1 6-5 2-2 0-0")), 2);
    }

    #[test]
    fn as_one_suit_the_first_of_equals_wins() {
        let suits = Suits::one(|domino| 7 - domino.pips().abs_diff(7), "suit-any", "suits-nearest");
        assert_eq!(suits.winner(trick("6-6 5-1 4-4 6-1")), 3);
        assert_eq!(suits.winner(trick("6-6 5-1 4-4 6-2")), 1);
        assert_eq!(suits.legal(Dominoes::DOUBLES, Some(trick("6-5")[0])), Dominoes::DOUBLES);
    }
}
