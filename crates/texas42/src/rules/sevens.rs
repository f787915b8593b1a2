//! Sevens: the domino closest to seven pips takes the trick.

use super::{Ask, Legal, Questions, Rule, every_trick};
use crate::domino::{Domino, Dominoes};
use crate::options::Trumps;
use crate::state::{Hand, MadeOrSet, Trump};
use crate::suits::Suits;
use kernel::{RuleEntry, Seat, layer, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Sevens: the domino closest to seven pips takes the trick.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Sevens {
    /// It may be named after winning with a plain bid of so many marks.
    #[schemars(range(min = 1, max = 7))]
    pub least_marks: u8,
    /// What may be played.
    pub play: MayPlay,
}

/// What may be played in sevens.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema, Default)]
#[serde(rename_all = "snake_case")]
pub enum MayPlay {
    /// Only what is closest to seven in your hand.
    #[default]
    Closest,
    /// Any domino.
    Any,
}

impl Default for Sevens {
    fn default() -> Self {
        Sevens { least_marks: 1, play: MayPlay::Closest }
    }
}

/// Its line in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "sevens",
    "Sevens",
    "After winning with { $least_marks ->
        [one] one mark
       *[other] { $least_marks } marks
    } or more, the bidder may play sevens: the domino closest to seven pips takes the trick, and every trick must be \
     taken. { $play ->
        [any] Any domino may be played.
       *[closest] Only what is closest to seven in a hand may be played.
    }",
    make!(Sevens => dyn Rule),
)
.words(
    "
sevens-suits = no suits: closest to seven pips wins
sevens-any = anything
sevens-closest = You must play the domino of your hand that is closest to seven pips.
",
)
.category("contracts")
.layer(layer::CONTRACT);

fn from_seven(domino: Domino) -> u8 {
    domino.pips().abs_diff(7)
}

impl Rule for Sevens {
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

    /// One suit of all, the closest to seven the strongest; the first of equals wins, as in any trick.
    fn suits(&self, _: &Hand, _: Ask<'_>) -> Cow<'static, Suits> {
        Cow::Owned(Suits::one(|domino| 7 - from_seven(domino), "sevens-any", "sevens-suits"))
    }

    fn legal(&self, hand: &Hand, seat: Seat, _: Ask<'_>) -> Legal {
        let held = hand.held_by(seat);
        let closest = held.iter().map(from_seven).min().unwrap_or_default();
        let dominoes: Dominoes = match self.play {
            MayPlay::Closest => held.iter().filter(|domino| from_seven(*domino) == closest).collect(),
            MayPlay::Any => held,
        };
        Legal { dominoes, rule: RULE.id, why: "sevens-closest" }
    }

    fn verdict(&self, hand: &Hand, _: Ask<'_>) -> Option<MadeOrSet> {
        every_trick(hand)
    }
}
