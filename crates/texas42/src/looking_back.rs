//! Looking back with open hands: what a play cost, and which bid would have made.

use crate::Texas42;
use crate::domino::Domino;
use crate::nouns::trumps;
use crate::rules::Questions;
use crate::solve::Solver;
use crate::state::{Action, Amount, Bid, Event, Hand, Phase, State, Trump, team};
use kernel::{Message, Remark, Seat, message};

/// What is to be said of an entry, once its hand is over: `now` is how the match stands.
pub(crate) fn remark(game: &Texas42, before: &State, events: &[Event], now: Option<&State>) -> Option<Remark<Action>> {
    let hand = &before.hand;
    let is_over =
        |now: &State| now.hand.number > hand.number || now.over.is_some() || now.hand.phase == Phase::HandPause;
    if !now.is_none_or(is_over) {
        return None;
    }
    let (seat, said) = match events.first()? {
        Event::Played { seat, domino, .. } => (*seat, of_play(game, hand, *seat, *domino)?),
        Event::Named { seat, trump: Some(trump), .. } => (*seat, of_trump(game, hand, *seat, trump)?),
        _ => return None,
    };
    Some(Remark::of(seat, said))
}

/// What a play cost against perfect play.
fn of_play(game: &Texas42, hand: &Hand, seat: Seat, played: Domino) -> Option<Message> {
    let mut solver = Solver::new(game);
    if solver.legal(hand).len() < 2 {
        return Some(Message::new("remark-only"));
    }
    let bids = team(seat) == hand.bidders();
    let made = solver.makes_by_plays(hand);
    let kept = made.iter().find(|(domino, _)| *domino == played)?.1 == bids;
    let better = made.iter().find(|(_, made)| *made == bids).map(|(domino, _)| *domino);
    if let (false, Some(better), None) = (kept, better, &hand.verdict) {
        let what = if bids { "remark-costs-bid" } else { "remark-lets-bid" };
        return Some(message!(what, better = better));
    }
    let Some(points) = solver.points_of_plays(hand) else { return Some(Message::new("remark-good")) };
    let worth = |points: u8| if bids { i32::from(points) } else { -i32::from(points) };
    let (best, most) =
        points.iter().map(|(domino, points)| (*domino, worth(*points))).max_by_key(|(_, worth)| *worth)?;
    let cost = most - worth(points.iter().find(|(domino, _)| *domino == played)?.1);
    Some(match cost {
        0 => Message::new("remark-good"),
        cost => message!("remark-costs", points = cost, best = best),
    })
}

/// What the trumps that were named bring, and which would have brought more.
fn of_trump(game: &Texas42, hand: &Hand, seat: Seat, named: &Trump) -> Option<Message> {
    let mut solver = Solver::new(game);
    let bidder = hand.bidder.unwrap_or(seat);
    let here = begun(game, hand, bidder, hand.bid.clone(), named);
    if here.contract.is_some() {
        return Some(message!("remark-contract", made = solver.makes(&here)));
    }
    let plain = (0..7).map(Trump::Pip).chain([Trump::Doubles, Trump::NoTrump]);
    let points: Vec<(Trump, u8)> = plain
        .filter_map(|trump| {
            let points = solver.points(&begun(game, hand, bidder, Some(Bid::points(30)), &trump))?;
            Some((trump, points))
        })
        .collect();
    let (best, most) = points.iter().max_by_key(|(trump, points)| (*points, trump == named))?;
    let here = points.iter().find(|(trump, _)| trump == named)?.1;
    let bid = match *most {
        42 => "any",
        30.. => "some",
        _ => "none",
    };
    let remark = if best == named { "remark-trumps" } else { "remark-trumps-other" };
    let remark = message!(remark, trumps = trumps(named), points = here, most = *most, bid = bid);
    Some(if best == named { remark } else { remark.with("best", trumps(best)) })
}

/// A hand as it is led to, once this is named.
fn begun(game: &Texas42, hand: &Hand, bidder: Seat, bid: Option<Bid>, trump: &Trump) -> Hand {
    let contract = match trump {
        Trump::Contract(id) => Some(id.clone()),
        _ => bid.as_ref().and_then(|bid| bid.special.clone()),
    };
    let bid = bid.or(Some(Bid { amount: Amount::Marks(1), special: None }));
    let trump = Some(trump.clone());
    let mut begun = Hand { phase: Phase::Playing, bidder: Some(bidder), bid, contract, trump, ..hand.clone() };
    begun.players = game.ask().players(&begun, bidder);
    begun.turn = Some(game.ask().leads_first(&begun, bidder));
    begun
}
