//! `easy`: counts trumps, doubles and offs to bid; leads trumps; saves count, and throws it to the partner.

use super::Sight;
use super::thumb::Plan;
use crate::Texas42;
use crate::domino::Domino;
use crate::state::{Action, Amount, Bid, Trump};
use crate::view::seen_hand;
use kernel::{Bot, Draws, Message, Turn, Wish, message};
use std::sync::Arc;

/// Plays by a few rules of thumb.
pub struct Easy {
    game: Arc<Texas42>,
}

impl Easy {
    /// Knows the rules, like everyone.
    pub fn new(game: Arc<Texas42>) -> Self {
        Easy { game }
    }
}

impl Bot<Texas42> for Easy {
    fn act(&mut self, turn: &Turn<'_, Texas42>, _: &mut Draws) -> Option<Wish<Action>> {
        let actions: Vec<Action> = turn.offers().iter().filter_map(|offer| offer.action().cloned()).collect();
        let sight = Sight::new(&seen_hand(turn.view()), turn.seat, self.game.ask());
        let advice = advice(&sight, &actions);
        let best = actions.into_iter().zip(advice).max_by_key(|(_, (worth, _))| *worth)?;
        Some(Wish::now(best.0))
    }
}

/// What each action is worth, higher is better, and why.
pub fn advice(sight: &Sight, actions: &[Action]) -> Vec<(i32, Message)> {
    let plan = Plan::best(sight.own);
    let of = |action: &Action| match action {
        Action::Pass => (0, message!("hint-at-best", plan = plan.words())),
        Action::Bid(bid) => worth_of_bid(sight, &plan, bid),
        Action::Name(trump) => worth_of_trump(sight, trump),
        Action::Play(domino) => worth_of_play(sight, *domino),
        Action::LayDown => (-1_000_000, Message::new("hint-lay_down-sure")),
        Action::Acknowledge => (1, Message::new("hint-go-on")),
    };
    actions.iter().map(of).collect()
}

fn worth_of_bid(sight: &Sight, plan: &Plan, bid: &Bid) -> (i32, Message) {
    if bid.special.is_some() {
        return (-50, Message::new("hint-courage"));
    }
    let Some(limit) = plan.limit() else {
        return (-10 - steps(bid.amount), message!("hint-too-much", plan = plan.words()));
    };
    if bid.amount > limit {
        return (-10 - steps(bid.amount), message!("hint-too-high", plan = plan.words()));
    }
    if sight.partners_bid.is_some() && limit < Amount::Marks(1) {
        return (-5, Message::new("hint-partners-bid"));
    }
    // The lowest bid that is enough; with nothing to lose, all of it.
    let worth = if limit >= Amount::Marks(1) { steps(bid.amount) } else { 50 - steps(bid.amount) };
    (worth, message!("hint-have", plan = plan.words()))
}

fn steps(amount: Amount) -> i32 {
    match amount {
        Amount::Points(points) => i32::from(points) - 29,
        Amount::Marks(marks) => 12 + i32::from(marks),
    }
}

fn worth_of_trump(sight: &Sight, trump: &Trump) -> (i32, Message) {
    if let Trump::Contract(_) = trump {
        return (-50, Message::new("hint-another-game"));
    }
    let plan = Plan::new(sight.own, trump);
    let worth = 10 * (7 - plan.losers as i32) + plan.trumps as i32;
    (worth, message!("hint-with-these", plan = plan.words()))
}

fn worth_of_play(sight: &Sight, domino: Domino) -> (i32, Message) {
    let (worth, why) = match (sight.wants_tricks, sight.lead()) {
        (false, None) => (-strength(sight, domino), "hint-lead-low"),
        (false, Some(_)) if sight.wins(domino) => (-50 - strength(sight, domino), "hint-could-take"),
        (false, Some(_)) => (strength(sight, domino), "hint-under"),
        (true, None) => worth_of_lead(sight, domino),
        (true, Some(_)) => worth_of_following(sight, domino),
    };
    // Of equals, the one with fewer pips.
    (worth * 100 - i32::from(domino.pips()), Message::new(why))
}

fn strength(sight: &Sight, domino: Domino) -> i32 {
    i32::from(sight.suits.strength(domino, sight.lead().unwrap_or(domino)))
}

fn worth_of_lead(sight: &Sight, domino: Domino) -> (i32, &'static str) {
    let trump = sight.suits.power && sight.suits.called.contains(domino);
    let (master, out) = (sight.is_master(domino), !sight.trumps_out().is_empty());
    match (trump, master) {
        (true, true) if sight.bids && out => (60 + strength(sight, domino), "hint-draw"),
        (true, true) => (20, "hint-last-trump"),
        (true, false) if sight.bids && out => (15 - strength(sight, domino) / 8, "hint-draw-low"),
        (true, false) => (5, "hint-low-trump"),
        (false, true) => (50 + i32::from(domino.count()), "hint-master"),
        (false, false) if strongest_of_suit(sight, domino) => (40, "hint-best-of-suit"),
        (false, false) => (10 - i32::from(domino.count()), "hint-may-lose"),
    }
}

/// Would it win if nobody trumped?
fn strongest_of_suit(sight: &Sight, domino: Domino) -> bool {
    let following = sight.suits.following(domino);
    let mine = sight.suits.strength(domino, domino);
    sight.unseen.and(following).iter().all(|other| sight.suits.strength(other, domino) < mine)
}

fn worth_of_following(sight: &Sight, domino: Domino) -> (i32, &'static str) {
    let count = i32::from(domino.count());
    let trump = i32::from(sight.suits.power && sight.suits.called.contains(domino));
    let table = i32::from(sight.count_on_table());
    if sight.partner_wins() && (sight.is_last() || partner_is_safe(sight)) {
        return match sight.wins(domino) {
            true => (5 + count - 10 * trump, "hint-partner-already"),
            false => (30 + count, if count > 0 { "hint-partner-count" } else { "hint-partner-has" }),
        };
    }
    if sight.wins(domino) && (sight.is_last() || is_safe(sight, domino)) {
        return (40 + table + count - strength(sight, domino) / 4, "hint-takes");
    }
    if sight.wins(domino) {
        return (12 + table - count - strength(sight, domino) / 4, "hint-ahead");
    }
    (20 - 2 * count - 5 * trump, if count > 0 { "hint-count-lost" } else { "hint-save" })
}

/// Can nothing unseen beat it in this trick?
fn is_safe(sight: &Sight, domino: Domino) -> bool {
    let Some(lead) = sight.lead() else { return false };
    let mine = sight.suits.strength(domino, lead);
    sight.unseen.iter().all(|other| sight.suits.strength(other, lead) <= mine)
}

fn partner_is_safe(sight: &Sight) -> bool {
    let best = sight.trick.iter().find(|play| Some(play.seat) == sight.winning);
    best.is_some_and(|play| is_safe(sight, play.domino))
}
