//! Contracts that the crate knows nothing of.
#![allow(unreachable_pub)]

use kernel::{Message, RuleEntry, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use texas42::rules::{Ask, Questions, Rule, every_trick, verdict};
use texas42::suits::usual_rank;
use texas42::{Dominoes, Hand, MadeOrSet, Suits, Trump, Trumps};

/// A contract that the crate knows nothing of: the lowest domino of the suit takes the trick.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[serde(default)]
pub struct Downtown {}

/// Its line in a registry.
pub const DOWNTOWN: RuleEntry<dyn Rule> = RuleEntry::house(
    "downtown",
    "Downtown",
    "After winning with a mark or more: no trumps, low dominoes win, and every trick must be taken.",
    make!(Downtown => dyn Rule),
)
.words("downtown-suits = no trumps; low dominoes win")
.category("contracts")
.layer(layer::CONTRACT);

/// All contracts from outside.
pub const THEIRS: &[RuleEntry<dyn Rule>] = &[DOWNTOWN, SEESAW];

impl Rule for Downtown {
    fn in_force(&self, hand: &Hand) -> bool {
        hand.is_contract(DOWNTOWN.id)
    }

    fn trumps(&self, hand: &Hand, ask: Ask<'_>) -> Trumps {
        let mut trumps = ask.under().trumps(hand);
        if hand.plain_marks() > 0 {
            trumps.push(Trump::Contract(DOWNTOWN.id.into()));
        }
        trumps
    }

    fn suits(&self, _: &Hand, _: Ask<'_>) -> Cow<'static, Suits> {
        let low = |suit, domino| 7 - usual_rank(suit, domino);
        Cow::Owned(Suits::new(Dominoes::NONE, false, low).described("downtown-suits", "suit-trumps"))
    }

    fn verdict(&self, hand: &Hand, _: Ask<'_>) -> Option<MadeOrSet> {
        every_trick(hand)
    }
}

/// A contract that fits into no table: high and low dominoes win by turns, and what was played before decides which.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[serde(default)]
pub struct Seesaw {}

/// Its line in a registry.
pub const SEESAW: RuleEntry<dyn Rule> = RuleEntry::house(
    "seesaw",
    "Seesaw",
    "After winning with a mark or more: no trumps; in every other trick the lowest of the suit wins; six tricks make it.",
    make!(Seesaw => dyn Rule),
)
.words("seesaw-six = six tricks make it")
.category("contracts")
.layer(layer::CONTRACT);

impl Rule for Seesaw {
    fn in_force(&self, hand: &Hand) -> bool {
        hand.is_contract(SEESAW.id)
    }

    fn trumps(&self, hand: &Hand, ask: Ask<'_>) -> Trumps {
        let mut trumps = ask.under().trumps(hand);
        if hand.plain_marks() > 0 {
            trumps.push(Trump::Contract(SEESAW.id.into()));
        }
        trumps
    }

    fn suits(&self, hand: &Hand, _: Ask<'_>) -> Cow<'static, Suits> {
        let low = hand.tricks.len() % 2 == 1;
        Cow::Owned(Suits::new(Dominoes::NONE, false, |suit, domino| {
            let rank = usual_rank(suit, domino);
            if low { 7 - rank } else { rank }
        }))
    }

    fn verdict(&self, hand: &Hand, _: Ask<'_>) -> Option<MadeOrSet> {
        let (ours, theirs) = (hand.taken(hand.bidders()), hand.taken(1 - hand.bidders()));
        (ours >= 6 || theirs >= 2).then(|| verdict(hand, ours >= 6, Message::new("seesaw-six")))
    }
}
