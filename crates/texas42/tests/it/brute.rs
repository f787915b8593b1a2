//! Plain solvers, to compare with: they ask the rules at every step and know no trick of the trade.
#![allow(unreachable_pub)]

use kernel::Seat;
use std::collections::HashMap;
use texas42::rules::Questions;
use texas42::{Domino, Dominoes, Hand, Play, Texas42, Trick, team};

/// The hand after a play, as the rules have it.
pub fn after(game: &Texas42, hand: &Hand, domino: Domino) -> Hand {
    let mut hand = hand.clone();
    let seat = hand.turn.expect("someone's turn");
    let (next, size) = (game.ask().plays_next(&hand, seat), game.ask().trick_size(&hand));
    hand.held[seat.index()].remove(domino);
    hand.trick.push(Play { seat, domino });
    hand.turn = Some(next);
    if hand.trick.len() == size {
        let (winner, points) = (hand.trick[game.ask().winner(&hand)].seat, game.ask().trick_points(&hand));
        hand.points[team(winner)] += points;
        let plays = std::mem::take(&mut hand.trick);
        hand.tricks.push(Trick { plays, winner, points });
        hand.turn = Some(winner);
    }
    hand
}

fn legal(game: &Texas42, hand: &Hand) -> Vec<Domino> {
    game.ask().legal(hand, hand.turn.expect("someone's turn")).dominoes.iter().collect()
}

/// The bidders' points at the end: every line of play is looked at.
pub fn points(game: &Texas42, hand: &Hand) -> u8 {
    if hand.tricks.len() == 7 {
        return hand.points[hand.bidders()];
    }
    let values = legal(game, hand).into_iter().map(|domino| points(game, &after(game, hand, domino)));
    let bids = team(hand.turn.expect("someone's turn")) == hand.bidders();
    if bids { values.max() } else { values.min() }.expect("something is legal")
}

type Seen = HashMap<(Vec<Dominoes>, Seat, Vec<Domino>, usize), bool>;

/// Made or set, remembering what was seen.
pub fn makes(game: &Texas42, hand: &Hand, seen: &mut Seen) -> bool {
    if hand.trick.is_empty()
        && let Some(verdict) = game.ask().verdict(hand)
    {
        return verdict.made;
    }
    let seat = hand.turn.expect("someone's turn");
    let key = (hand.held.to_vec(), seat, hand.table().collect(), hand.taken(hand.bidders()));
    if let Some(made) = seen.get(&key) {
        return *made;
    }
    let mut plays = legal(game, hand).into_iter();
    let made = if team(seat) == hand.bidders() {
        plays.any(|domino| makes(game, &after(game, hand, domino), seen))
    } else {
        plays.all(|domino| makes(game, &after(game, hand, domino), seen))
    };
    seen.insert(key, made);
    made
}
