//! Nello: the bidder, alone, takes no trick.

use super::{Ask, Questions, Rule, verdict};
use crate::domino::{Domino, Dominoes};
use crate::options::Trumps;
use crate::state::{Hand, MadeOrSet, SEATS, TRICKS, Trump, partner};
use crate::suits::{CALLED, Suits, usual_rank};
use kernel::{Message, RuleEntry, Seat, SeatSet, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

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
    "After winning with { $least_marks ->
        [one] one mark
       *[other] { $least_marks } marks
    } or more, the bidder may play nello: alone against two, and taking no trick. { $doubles ->
        [inverted] Doubles are a suit of their own, 0-0 the highest.
        [high] Doubles are the highest of their pips.
        [low] Doubles are the lowest of their pips.
       *[own] Doubles are a suit of their own, 6-6 the highest.
    }",
    make!(Nello => dyn Rule),
)
.words(
    "
nello-own = no trumps; doubles are a suit of their own
nello-inverted = no trumps; doubles are a suit of their own, 0-0 high
nello-high = no trumps; doubles are high
nello-low = no trumps; doubles are low
nello-taken = the bidder took a trick
nello-none = the bidder took no trick
",
)
.category("contracts")
.layer(layer::CONTRACT);

impl Rule for Nello {
    fn in_force(&self, hand: &Hand) -> bool {
        hand.is_contract(RULE.id)
    }

    fn trumps(&self, hand: &Hand, ask: Ask<'_>) -> Trumps {
        let mut trumps = ask.under().trumps(hand);
        if hand.plain_marks() >= self.least_marks {
            trumps.push(Trump::Contract(RULE.id.into()));
        }
        trumps
    }

    fn players(&self, _: &Hand, bidder: Seat, _: Ask<'_>) -> SeatSet {
        SeatSet::first(SEATS).without(SeatSet::only(partner(bidder)))
    }

    fn suits(&self, _: &Hand, _: Ask<'_>) -> Cow<'static, Suits> {
        let low = |suit, domino: Domino| if domino.is_double() { 0 } else { 1 + usual_rank(suit, domino) };
        let inverted = |suit, domino: Domino| match suit {
            CALLED => 6 - domino.hi(),
            pip => usual_rank(pip, domino),
        };
        Cow::Owned(match self.doubles {
            Doubles::Own => Suits::new(Dominoes::DOUBLES, false, usual_rank).described("nello-own", "suit-doubles"),
            Doubles::Inverted => {
                Suits::new(Dominoes::DOUBLES, false, inverted).described("nello-inverted", "suit-doubles")
            }
            Doubles::High => Suits::new(Dominoes::NONE, false, usual_rank).described("nello-high", "suit-doubles"),
            Doubles::Low => Suits::new(Dominoes::NONE, false, low).described("nello-low", "suit-doubles"),
        })
    }

    fn wants_tricks(&self, _: &Hand, _: Seat, _: Ask<'_>) -> bool {
        false
    }

    fn verdict(&self, hand: &Hand, _: Ask<'_>) -> Option<MadeOrSet> {
        if hand.taken(hand.bidders()) > 0 {
            return Some(verdict(hand, false, Message::new("nello-taken")));
        }
        (hand.tricks.len() == TRICKS).then(|| verdict(hand, true, Message::new("nello-none")))
    }
}
