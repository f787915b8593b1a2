//! The slow path: asks the rules at every step. It can solve whatever can be played.

use crate::domino::Domino;
use crate::rules::{Base, Questions, Rule};
use crate::state::{Hand, Play, TRICKS, Trick, team};
use kernel::{Answers, Seat};
use std::collections::HashMap;

type Ask<'a> = Answers<'a, dyn Base, dyn Rule>;

/// Plays a domino as the mechanics do, without events: the trick, its winner and its points.
pub(crate) fn step(ask: Ask<'_>, hand: &mut Hand, domino: Domino) {
    let Some(seat) = hand.turn else { return };
    let complete = hand.trick.len() + 1 >= ask.trick_size(hand);
    let next = ask.plays_next(hand, seat);
    hand.held[seat.index()].remove(domino);
    hand.trick.push(Play { seat, domino });
    hand.turn = Some(next);
    if complete {
        let place = ask.winner(hand).min(hand.trick.len() - 1);
        let (winner, points) = (hand.trick[place].seat, ask.trick_points(hand));
        let plays = std::mem::take(&mut hand.trick);
        hand.points[team(winner)] = hand.points[team(winner)].saturating_add(points);
        hand.tricks.push(Trick { plays, winner, points });
        hand.turn = Some(winner);
    }
}

/// All that a rule may look at between two tricks, but for the order in which things were played.
type Key = ([u32; 4], Seat, [u8; 2], [u8; 2]);

/// Is it made, with all hands open and everybody playing as well as possible?
///
/// What a rule makes of the order of earlier tricks is not told apart once the same dominoes are left.
pub(super) fn makes(ask: Ask<'_>, hand: &Hand) -> bool {
    search(ask, hand, &mut HashMap::new())
}

fn search(ask: Ask<'_>, hand: &Hand, known: &mut HashMap<Key, bool>) -> bool {
    if hand.trick.is_empty()
        && let Some(verdict) = ask.verdict(hand)
    {
        return verdict.made;
    }
    let Some(seat) = hand.turn.filter(|_| hand.tricks.len() < TRICKS) else { return false };
    let between = hand.trick.is_empty();
    let taken = [hand.taken(0) as u8, hand.taken(1) as u8];
    let key = (hand.held.map(crate::Dominoes::bits), seat, hand.points, taken);
    if let Some(made) = known.get(&key).filter(|_| between) {
        return *made;
    }
    let bids = team(seat) == hand.bidders();
    let reaches = |domino: Domino, known: &mut HashMap<Key, bool>| {
        let mut next = hand.clone();
        step(ask, &mut next, domino);
        search(ask, &next, known) == bids
    };
    // Who bids needs one play that makes it; the others one that does not.
    let found = ask.legal(hand, seat).dominoes.iter().any(|domino| reaches(domino, known));
    let made = found == bids;
    if between {
        known.insert(key, made);
    }
    made
}
