//! Hints that teach: what each offer would come to in deals that fit what the seat sees.

use crate::Texas42;
use crate::bot::Sight;
use crate::bot::thinker::{Budget, Rating, Thinker};
use crate::bot::thoughtful::standing;
use crate::domino::Domino;
use crate::state::{Action, Hand, Phase, team};
use crate::view::{View, seen_hand};
use kernel::{Arg, Chance, Message, Offer, Seat, message};

/// A hundred deals.
const HUNDRED: Budget = Budget { auction: 100, trumps: 3, play: 100, nodes: 6_000_000, reads: true };

/// A message for each offer. The same view gives the same hints.
pub(crate) fn hints(game: &Texas42, view: &View, seat: Seat, offers: &[Offer<Action>]) -> Vec<Message> {
    let actions: Vec<Action> = offers.iter().filter_map(|offer| offer.action().cloned()).collect();
    let hand = seen_hand(view);
    let mut draws = Chance::seeded(u64::from(view.hand)).draws("hints", hand.played().len() as u64);
    let ratings = Thinker::new(game, HUNDRED).rate(&hand, seat, &standing(view), &actions, &mut draws);
    let sight = Sight::new(&hand, seat, game.ask());
    let rated = |action: &Action| *action != Action::LayDown;
    let best = actions.iter().zip(&ratings).filter(|(action, _)| rated(action)).map(|(_, rating)| rating.worth);
    let best = best.fold(f64::MIN, f64::max);
    let hint = |(action, rating): (&Action, &Rating)| {
        let hint = hint(&hand, &sight, action, rating);
        if rated(action) && rating.worth >= best { advised(hint) } else { hint }
    };
    actions.iter().zip(&ratings).map(hint).collect()
}

/// The same, as what is best to do.
pub(crate) fn advised(hint: Message) -> Message {
    message!("hint-best", why = hint)
}

fn hint(hand: &Hand, sight: &Sight, action: &Action, rating: &Rating) -> Message {
    let Rating { made, deals, .. } = *rating;
    let bid = || hand.high().map_or_else(|| Message::new("bid-any").into(), Arg::from);
    match action {
        Action::Pass => Message::new("hint-pass"),
        Action::Bid(bid) => message!("hint-bid", bid = bid.amount, made = made, deals = deals),
        Action::Name(_) if deals == 0 => Message::new("hint-name-little"),
        Action::Name(_) => message!("hint-name", bid = bid(), made = made, deals = deals),
        Action::Play(domino) => {
            let hint = match (team(sight.seat) == hand.bidders(), deals) {
                (_, 0) => Message::new("hint-only"),
                (true, _) => message!("hint-makes", bid = bid(), made = made, deals = deals),
                (false, _) => message!("hint-sets", bid = bid(), set = deals - made, deals = deals),
            };
            hint.with("beaten", still_out(sight, *domino))
        }
        Action::LayDown => Message::new("hint-lay_down"),
        Action::Acknowledge => Message::new("hint-go-on"),
    }
}

/// What can still beat this domino.
fn still_out(sight: &Sight, domino: Domino) -> Message {
    let lead = sight.lead().unwrap_or(domino);
    let mine = sight.suits.strength(domino, lead);
    let beats = |other: &Domino| sight.suits.strength(*other, lead) > mine;
    let on_table = sight.trick.iter().map(|play| play.domino).find(beats);
    let out = sight.unseen.iter().filter(beats).max_by_key(|other| sight.suits.strength(*other, lead));
    match (on_table, out, sight.is_last()) {
        (Some(other), ..) => message!("beaten-already", domino = other),
        (None, Some(other), false) => message!("beaten-by", domino = other),
        _ => Message::new("beaten-never"),
    }
}

/// Are there hints now?
pub(crate) fn are_given(game: &Texas42, view: &View) -> bool {
    game.has_rule("hints") && matches!(view.phase, Phase::Bidding | Phase::Naming | Phase::Playing)
}
