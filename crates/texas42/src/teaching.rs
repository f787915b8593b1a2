//! Hints that teach: what each offer would come to in deals that fit what the seat sees.

use crate::Texas42;
use crate::bot::Sight;
use crate::bot::thinker::{Budget, Rating, Thinker};
use crate::bot::thoughtful::standing;
use crate::domino::Domino;
use crate::state::{Action, Amount, Hand, Phase, team};
use crate::view::{View, seen_hand};
use kernel::{Chance, Offer, Seat};

/// A hundred deals.
const HUNDRED: Budget = Budget { auction: 100, trumps: 3, play: 100, nodes: 6_000_000, reads: true };

/// A sentence for each offer. The same view gives the same hints.
pub(crate) fn hints(game: &Texas42, view: &View, seat: Seat, offers: &[Offer<Action>]) -> Vec<String> {
    let actions: Vec<Action> = offers.iter().filter_map(|offer| offer.action().cloned()).collect();
    let hand = seen_hand(view);
    let mut draws = Chance::seeded(u64::from(view.hand)).draws("hints", hand.played().len() as u64);
    let ratings = Thinker::new(game, HUNDRED).rate(&hand, seat, &standing(view), &actions, &mut draws);
    let sight = Sight::new(&hand, seat, game.ask());
    let rated = |action: &Action| *action != Action::LayDown;
    let best = actions.iter().zip(&ratings).filter(|(action, _)| rated(action)).map(|(_, rating)| rating.worth);
    let best = best.fold(f64::MIN, f64::max);
    let sentence = |(action, rating): (&Action, &Rating)| {
        let words = words(&hand, &sight, action, rating);
        if rated(action) && rating.worth >= best { format!("Try this. {words}") } else { words }
    };
    actions.iter().zip(&ratings).map(sentence).collect()
}

fn words(hand: &Hand, sight: &Sight, action: &Action, rating: &Rating) -> String {
    let Rating { made, deals, .. } = *rating;
    match action {
        Action::Pass => "Others may bid; you lose nothing yet.".into(),
        Action::Bid(bid) => format!("You make {} in {made} of {deals} deals.", needed(bid.amount)),
        Action::Name(_) if deals == 0 => "Too little of it to be worth a thought.".into(),
        Action::Name(_) => {
            format!("This makes {} in {made} of {deals} deals.", hand.high().map_or("it".into(), needed))
        }
        Action::Play(domino) => {
            let what = hand.high().map_or("it".into(), needed);
            let odds = match (team(sight.seat) == hand.bidders(), deals) {
                (_, 0) => "The only play".to_string(),
                (true, _) => format!("Makes {what} in {made} of {deals} deals"),
                (false, _) => format!("Sets {what} in {} of {deals} deals", deals - made),
            };
            format!("{odds}; {}.", still_out(sight, *domino))
        }
        Action::LayDown => "Only if nothing the others play can stop you.".into(),
        Action::Acknowledge => "Go on.".into(),
    }
}

fn needed(amount: Amount) -> String {
    amount.to_string()
}

/// What can still beat this domino.
fn still_out(sight: &Sight, domino: Domino) -> String {
    let lead = sight.lead().unwrap_or(domino);
    let mine = sight.suits.strength(domino, lead);
    let beats = |other: &Domino| sight.suits.strength(*other, lead) > mine;
    let on_table = sight.trick.iter().map(|play| play.domino).find(beats);
    let out = sight.unseen.iter().filter(beats).max_by_key(|other| sight.suits.strength(*other, lead));
    match (on_table, out, sight.is_last()) {
        (Some(other), ..) => format!("the {other} on the table is higher"),
        (None, Some(other), false) => format!("the {other} is still out"),
        _ => "nothing can beat it".into(),
    }
}

/// Are there hints now?
pub(crate) fn are_given(game: &Texas42, view: &View) -> bool {
    game.has_rule("hints") && matches!(view.phase, Phase::Bidding | Phase::Naming | Phase::Playing)
}
