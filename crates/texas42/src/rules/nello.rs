//! Nello: the bidder, alone, takes no trick.

use super::{Ask, Questions, Rule, verdict};
use crate::domino::{Domino, Dominoes};
use crate::state::{Hand, SEATS, TRICKS, Trump, Verdict, partner};
use crate::suits::{CALLED, Suits, usual_rank};
use kernel::{RuleEntry, Seat, SeatSet, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Nello: the bidder, alone, takes no trick.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Nello {
    /// It may be named after winning with a plain bid of so many marks.
    #[schemars(range(min = 1, max = 7))]
    pub least_marks: u8,
    /// What doubles are.
    pub doubles: Doubles,
}

/// What doubles are in nello.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema, Default)]
#[serde(rename_all = "snake_case")]
pub enum Doubles {
    /// A suit of their own, 6-6 the highest.
    #[default]
    Own,
    /// A suit of their own, 0-0 the highest.
    Inverted,
    /// The highest of their pips, as in straight 42.
    High,
    /// The lowest of their pips.
    Low,
}

impl Default for Nello {
    fn default() -> Self {
        Nello { least_marks: 1, doubles: Doubles::Own }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "nello",
    "Nello",
    "After winning with {least_marks} {least_marks:mark|marks} or more, the bidder may play nello: alone against two, \
     and taking no trick. Doubles: {doubles}.",
    make!(Nello => dyn Rule),
)
.category("contracts")
.layer(layer::CONTRACT);

impl Rule for Nello {
    fn in_force(&self, hand: &Hand) -> bool {
        hand.is_contract(RULE.id)
    }

    fn trumps(&self, hand: &Hand, ask: Ask<'_>) -> Vec<Trump> {
        let mut trumps = ask.under().trumps(hand);
        if hand.plain_marks() >= self.least_marks {
            trumps.push(Trump::Contract(RULE.id.into()));
        }
        trumps
    }

    fn name_of(&self, hand: &Hand, contract: &str, ask: Ask<'_>) -> String {
        if contract == RULE.id { RULE.name.into() } else { ask.under().name_of(hand, contract) }
    }

    fn players(&self, _: &Hand, bidder: Seat, _: Ask<'_>) -> SeatSet {
        SeatSet::first(SEATS).without(SeatSet::only(partner(bidder)))
    }

    fn suits(&self, _: &Hand, _: Ask<'_>) -> Suits {
        let low = |suit, domino: Domino| if domino.is_double() { 0 } else { 1 + usual_rank(suit, domino) };
        let inverted = |suit, domino: Domino| match suit {
            CALLED => 6 - domino.hi(),
            pip => usual_rank(pip, domino),
        };
        match self.doubles {
            Doubles::Own => Suits::new(Dominoes::DOUBLES, false, usual_rank)
                .described("no trumps; doubles are a suit of their own", "doubles"),
            Doubles::Inverted => Suits::new(Dominoes::DOUBLES, false, inverted)
                .described("no trumps; doubles are a suit of their own, 0-0 high", "doubles"),
            Doubles::High => {
                Suits::new(Dominoes::NONE, false, usual_rank).described("no trumps; doubles are high", "doubles")
            }
            Doubles::Low => Suits::new(Dominoes::NONE, false, low).described("no trumps; doubles are low", "doubles"),
        }
    }

    fn wants_tricks(&self, _: &Hand, _: Seat, _: Ask<'_>) -> bool {
        false
    }

    fn verdict(&self, hand: &Hand, _: Ask<'_>) -> Option<Verdict> {
        if hand.taken(hand.bidders()) > 0 {
            return Some(verdict(hand, false, "trick_taken", "the bidder took a trick"));
        }
        (hand.tricks.len() == TRICKS).then(|| verdict(hand, true, "no_trick", "the bidder took no trick"))
    }
}
