//! Rules of thumb: what a hand is good for, at a glance.

use crate::domino::{Domino, Dominoes};
use crate::state::{Amount, TRICKS, Trump};
use crate::suits::Suits;
use kernel::{Message, message};

/// How a hand would be played with some trumps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many of them.
    pub trumps: usize,
    /// How many doubles.
    pub doubles: usize,
    /// Dominoes that will probably lose a trick.
    pub losers: usize,
}

impl Plan {
    /// With these as trumps.
    pub fn new(own: Dominoes, trump: &Trump) -> Self {
        let suits = match trump {
            Trump::Pip(pip) => Suits::pip(*pip),
            Trump::Doubles => Suits::doubles(),
            _ => Suits::none(),
        };
        let ours = own.and(suits.called);
        let rest = own.without(suits.called);
        // The best trump comes down first and draws others; each high one that is missing costs a trick.
        let missing = suits.called.without(ours);
        let top =
            |domino: Domino| missing.iter().all(|other| suits.strength(other, other) < suits.strength(domino, domino));
        let sure = ours.iter().filter(|domino| top(*domino)).count();
        let drawn = missing.len().saturating_sub(sure * 2);
        let trump_losers = drawn.min(ours.len() - sure);
        let covered = |domino: &Domino| domino.is_double() || walks(own, *domino);
        let offs = rest.iter().filter(|domino| !covered(domino)).count();
        let shaky = if suits.power && sure == 0 { 1 } else { 0 };
        Plan {
            trumps: ours.len(),
            doubles: own.and(Dominoes::DOUBLES).len(),
            losers: (trump_losers + offs + shaky).min(TRICKS),
        }
    }

    /// The fewest losers; of equals the most trumps.
    pub fn best(own: Dominoes) -> Self {
        let trumps = (0..7).map(Trump::Pip).chain([Trump::Doubles, Trump::NoTrump]);
        let plans = trumps.map(|trump| Plan::new(own, &trump));
        plans
            .filter(|plan| plan.trumps >= 3 || plan.doubles >= 4)
            .min_by_key(|plan| (plan.losers, 7 - plan.trumps))
            .unwrap_or(Plan { trumps: 0, doubles: 0, losers: 7 })
    }

    /// How high to go.
    pub fn limit(&self) -> Option<Amount> {
        match (self.losers, self.trumps) {
            (0, 4..) => Some(Amount::Marks(2)),
            (0, _) => Some(Amount::Marks(1)),
            (1, 4..) => Some(Amount::Points(34)),
            (1, _) => Some(Amount::Points(32)),
            (2, 4..) => Some(Amount::Points(31)),
            (2, _) | (3, 4..) => Some(Amount::Points(30)),
            _ => None,
        }
    }

    /// In words.
    pub fn words(&self) -> Message {
        message!("plan", trumps = self.trumps, doubles = self.doubles, losers = self.losers)
    }
}

/// With the double in hand, the next one of the suit is good too.
fn walks(own: Dominoes, domino: Domino) -> bool {
    let double = Domino::new(domino.hi(), domino.hi());
    double.is_some_and(|double| own.contains(double)) && domino.lo() + 1 == domino.hi().max(1) && domino.hi() >= 5
}
