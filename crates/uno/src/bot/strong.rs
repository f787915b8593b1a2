//! Plans its colours, and misses nothing.

use super::{Does, catch, go_on, is_offered, lays, make_do, play};
use crate::Game;
use crate::card::{Card, Cards, Colour, Kinds, Symbol};
use crate::state::Action;
use crate::view::{Asked, View};
use kernel::{Bot, Draws, Seat, Turn};

/// Rates what each card leaves it with and does to the next player. Always says UNO, always catches.
pub struct Strong;

impl Bot<Game> for Strong {
    fn act(&mut self, turn: &Turn<'_, Game>, _: &mut Draws) -> Does {
        let view = &turn.view().game;
        if let Some(catch) = catch(turn) {
            return play(catch);
        }
        let lays = lays(turn);
        if is_offered(turn, &Action::Uno) && (!lays.is_empty() || view.own.len() == 1) {
            return play(Action::Uno);
        }
        if is_offered(turn, &Action::Challenge) && is_suspect(view) {
            return play(Action::Challenge);
        }
        let rate =
            |(card, colour, with): &(Card, Option<Colour>, Option<Seat>)| rate(view, turn.seat, *card, *colour, *with);
        let best = lays.into_iter().max_by_key(rate);
        match best {
            // Nobody has to jump in.
            Some(lay) if view.turn != turn.seat && rate(&lay) < 0 => None,
            Some((card, colour, with)) => play(Action::Lay { card, colour, with }),
            None => make_do(turn, view.own.most_held()).or_else(|| go_on(turn)),
        }
    }
}

/// Is the wild draw four worth a challenge? A wrong one costs two cards more, a right one saves four and the turn:
/// so it is if more than one in four such hands holds the colour.
fn is_suspect(view: &View) -> bool {
    let Asked::Answer { by, before: Some(before), .. } = view.step else { return false };
    let unseen = 108 - view.own.len() as u32 - 1;
    let of_colour = 25 - view.own.of_colour(before) as u32;
    let mut fair = 1_000;
    for _ in 0..view.counts[by.index()] {
        fair = fair * (unseen - of_colour) / unseen;
    }
    fair < 750
}

/// Who plays next if nothing is skipped or reversed.
fn next(view: &View, seat: Seat, clockwise: bool) -> Seat {
    let seats: Vec<Seat> = view.players.iter().collect();
    let place = seats.iter().position(|other| *other == seat).unwrap_or(0);
    let step = if clockwise { 1 } else { seats.len() - 1 };
    seats[(place + step) % seats.len()]
}

/// How good it is to lay this card. What counts: to get rid of points, to stay able to play, to keep wild cards
/// for when they are needed, and to hit a next player who has few cards.
fn rate(view: &View, seat: Seat, card: Card, named: Option<Colour>, with: Option<Seat>) -> i32 {
    let mut left = view.own.clone();
    left.remove(card);
    if left.is_empty() {
        return i32::MAX;
    }
    if let Some(with) = with {
        // The fewer cards, the better; one's own small hand is not given away gladly.
        return 40 * (left.len() as i32 - i32::from(view.counts[with.index()])) + 20;
    }
    let colour = named.or(card.colour()).unwrap_or(Colour::Red);
    rest(&left, card, colour) + attack(view, seat, card) + keep(view, &left, card)
}

/// What can follow: cards of the colour, and of the symbol in other colours.
fn rest(left: &Cards, card: Card, colour: Colour) -> i32 {
    let follow = left.kinds().and(Kinds::of_colour(colour).or(Kinds::like(card)));
    6 * left.of_colour(colour) as i32 + 3 * follow.iter().count() as i32
}

fn attack(view: &View, seat: Seat, card: Card) -> i32 {
    let ahead = i32::from(view.counts[next(view, seat, view.clockwise).index()]);
    let behind = i32::from(view.counts[next(view, seat, !view.clockwise).index()]);
    let danger = (6 - ahead).max(0);
    let two = view.players.len() == 2;
    match card.symbol() {
        Symbol::Number(number) => i32::from(number) / 2,
        Symbol::Skip => 6 + 4 * danger + if two { 14 } else { 0 },
        Symbol::Reverse if two => 20 + 4 * danger,
        Symbol::Reverse => 6 + 4 * (behind - ahead).clamp(-4, 4),
        Symbol::DrawTwo => 10 + 6 * danger + if two { 14 } else { 0 },
        Symbol::Wild => 0,
        Symbol::WildDrawFour => 9 * danger,
    }
}

/// What it costs to have this card no more.
fn keep(view: &View, left: &Cards, card: Card) -> i32 {
    let in_colour = view.colour.map_or(0, |colour| left.of_colour(colour));
    let close = view.players.iter().map(|seat| view.counts[seat.index()]).min().unwrap_or(0) <= 2;
    // A wild card always goes, so it is best kept for the end; but not when somebody is about to win.
    let price = if close { 10 } else { 30 };
    match card.symbol() {
        Symbol::Wild => -price,
        // With a card of the colour it may be challenged.
        Symbol::WildDrawFour if in_colour > 0 => -price - 40,
        Symbol::WildDrawFour => -price,
        _ => 0,
    }
}
