//! What the auction tells of the hands: soft evidence, weighed in a second step.

use crate::Texas42;
use crate::bot::thumb::Plan;
use crate::domino::Dominoes;
use crate::rules::Questions;
use crate::solve::dealt;
use crate::state::{Amount, Bid, Call, Hand, Trump};
use kernel::{Draws, Few, Seat};

/// How likely it is, between 0 and 1, that the others called and named as they did with these dominoes. 0: it cannot be,
/// since a rule did not offer them their bid.
pub fn weight(game: &Texas42, hand: &Hand, viewer: Seat) -> f64 {
    let dealt = dealt(hand);
    let mut weight = 1.0;
    let mut before =
        Hand { held: dealt, calls: Few::default(), bidder: None, bid: None, contract: None, ..hand.clone() };
    for call in &hand.calls {
        if call.seat != viewer {
            weight *= likelihood(game, &before, call, dealt[call.seat.index()]);
        }
        if call.bid.is_some() {
            (before.bidder, before.bid) = (Some(call.seat), call.bid.clone());
        }
        before.calls.push(call.clone());
    }
    let namer = hand.bidder.filter(|bidder| *bidder != viewer && hand.contract.is_none());
    if let (Some(bidder), Some(trump)) = (namer, &hand.trump) {
        weight *= named(dealt[bidder.index()], trump);
    }
    weight
}

fn likelihood(game: &Texas42, before: &Hand, call: &Call, own: Dominoes) -> f64 {
    let limit = Plan::best(own).limit();
    let Some(bid) = &call.bid else {
        let forced_to_pass = before.high() >= limit;
        return if forced_to_pass { 1.0 } else { 0.3 };
    };
    match bid {
        Bid { special: Some(_), .. } => f64::from(u8::from(game.ask().bids(before, call.seat).contains(bid))),
        Bid { amount, .. } if limit >= Some(*amount) => 1.0,
        Bid { amount: Amount::Marks(_), .. } if limit >= Some(Amount::Points(32)) => 0.5,
        Bid { .. } if limit.is_some() => 0.4,
        Bid { .. } => 0.15,
    }
}

/// Trumps are named that leave few losers.
fn named(own: Dominoes, trump: &Trump) -> f64 {
    let losers = Plan::new(own, trump).losers;
    match losers.saturating_sub(Plan::best(own).losers) {
        0 => 1.0,
        1 => 0.4,
        _ => 0.1,
    }
}

/// Draws so many of these, each as often as its weight says: evenly spaced, from one draw.
pub fn weigh<T: Clone>(all: &[T], weights: &[f64], wanted: usize, draws: &mut Draws) -> Vec<T> {
    let total: f64 = weights.iter().sum();
    if total <= 0.0 || wanted == 0 {
        return all.iter().take(wanted).cloned().collect();
    }
    let step = total / wanted as f64;
    let mut next = step * draws.below(1 << 20) as f64 / f64::from(1 << 20);
    let mut sum = 0.0;
    let mut chosen = Vec::with_capacity(wanted);
    for (item, weight) in all.iter().zip(weights) {
        sum += weight;
        while next < sum && chosen.len() < wanted {
            chosen.push(item.clone());
            next += step;
        }
    }
    chosen
}
