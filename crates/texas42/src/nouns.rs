//! What sentences speak of: dominoes, bids, trumps, contracts.

use crate::domino::{Domino, Dominoes};
use crate::state::{Amount, Bid, Trump};
use crate::suits::PIPS;
use kernel::{Arg, Message, message};

/// The pips as they stand on a button.
const TITLES: [&str; 7] =
    ["suit-0.title", "suit-1.title", "suit-2.title", "suit-3.title", "suit-4.title", "suit-5.title", "suit-6.title"];

/// A domino is written alike in every language.
impl From<Domino> for Arg {
    fn from(domino: Domino) -> Self {
        domino.to_string().into()
    }
}

impl From<Dominoes> for Arg {
    fn from(dominoes: Dominoes) -> Self {
        Arg::List(dominoes.iter().map(Arg::from).collect())
    }
}

/// 31 is a number; marks are counted in words.
impl From<Amount> for Arg {
    fn from(amount: Amount) -> Self {
        match amount {
            Amount::Points(points) => points.into(),
            Amount::Marks(marks) => message!("unit-marks", count = marks).into(),
        }
    }
}

impl From<&Bid> for Arg {
    fn from(bid: &Bid) -> Self {
        match &bid.special {
            Some(id) => message!("bid-special", contract = contract(Some(id)), amount = bid.amount).into(),
            None => bid.amount.into(),
        }
    }
}

/// What a contract is called: as its rule is; straight 42 has none of its own.
pub(crate) fn contract(id: Option<&str>) -> Message {
    id.map_or(Message::new("contract-straight"), |id| Message::called(format!("rule-{id}")))
}

/// Trumps in a sentence: "fives".
pub(crate) fn trumps(trump: &Trump) -> Message {
    named(trump, &PIPS, "suit-doubles", "suit-none")
}

/// Trumps on a button: "Fives".
pub(crate) fn title(trump: &Trump) -> Message {
    named(trump, &TITLES, "suit-doubles.title", "suit-none.title")
}

fn named(trump: &Trump, pips: &[&'static str; 7], doubles: &'static str, none: &'static str) -> Message {
    match trump {
        Trump::Pip(pip) => match pips.get(usize::from(*pip)).copied() {
            Some(id) => Message::new(id),
            None => message!("suit-unknown", pip = *pip),
        },
        Trump::Doubles => Message::new(doubles),
        Trump::NoTrump => Message::new(none),
        Trump::Contract(id) => contract(Some(id)),
    }
}
