//! `easy`: counts trumps, doubles and offs to bid; leads trumps; saves count, and throws it to the partner.

use super::Sight;
use crate::Texas42;
use crate::domino::{Domino, Dominoes};
use crate::state::{Action, Amount, Bid, TRICKS, Trump};
use crate::suits::Suits;
use crate::view::seen_hand;
use kernel::{Bot, Choice, Draws, Turn};
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
    fn act(&mut self, turn: &Turn<'_, Texas42>, _: &mut Draws) -> Option<Choice<Action>> {
        let actions: Vec<Action> = turn.offers.iter().filter_map(|offer| offer.action().cloned()).collect();
        let sight = Sight::new(&seen_hand(turn.view), turn.seat, self.game.ask());
        let advice = advice(&sight, &actions);
        let best = actions.into_iter().zip(advice).max_by_key(|(_, (worth, _))| *worth)?;
        Some(Choice::now(best.0))
    }
}

/// What each action is worth, higher is better, and why.
pub fn advice(sight: &Sight, actions: &[Action]) -> Vec<(i32, String)> {
    let plan = Plan::best(sight.own);
    let of = |action: &Action| match action {
        Action::Pass => (0, format!("At best you have {}.", plan.words())),
        Action::Bid(bid) => worth_of_bid(sight, &plan, bid),
        Action::Name(trump) => worth_of_trump(sight, trump),
        Action::Play(domino) => worth_of_play(sight, *domino),
        Action::Acknowledge => (1, "Go on.".into()),
    };
    actions.iter().map(of).collect()
}

/// How a hand would be played with some trumps.
struct Plan {
    trumps: usize,
    doubles: usize,
    /// Dominoes that will probably lose a trick.
    losers: usize,
}

impl Plan {
    fn new(own: Dominoes, trump: &Trump) -> Self {
        let suits = match trump {
            Trump::Pip(pip) => Suits::pip(*pip),
            Trump::Doubles => Suits::doubles(),
            _ => Suits::none(),
        };
        let ours = own.and(suits.called);
        let rest = own.without(suits.called);
        // The best trump comes down first and draws others; each high one that is missing costs a trick.
        let missing = suits.called.without(ours);
        let top =
            |domino: Domino| missing.iter().all(|other| suits.strength(other, other) < suits.strength(domino, domino));
        let sure = ours.iter().filter(|domino| top(*domino)).count();
        let drawn = missing.len().saturating_sub(sure * 2);
        let trump_losers = drawn.min(ours.len() - sure);
        let covered = |domino: &Domino| domino.is_double() || walks(own, *domino);
        let offs = rest.iter().filter(|domino| !covered(domino)).count();
        let shaky = if suits.power && sure == 0 { 1 } else { 0 };
        Plan {
            trumps: ours.len(),
            doubles: own.and(Dominoes::DOUBLES).len(),
            losers: (trump_losers + offs + shaky).min(TRICKS),
        }
    }

    /// The fewest losers; of equals the most trumps.
    fn best(own: Dominoes) -> Self {
        let trumps = (0..7).map(Trump::Pip).chain([Trump::Doubles, Trump::NoTrump]);
        let plans = trumps.map(|trump| Plan::new(own, &trump));
        plans
            .filter(|plan| plan.trumps >= 3 || plan.doubles >= 4)
            .min_by_key(|plan| (plan.losers, 7 - plan.trumps))
            .unwrap_or(Plan { trumps: 0, doubles: 0, losers: 7 })
    }

    /// How high to go.
    fn limit(&self) -> Option<Amount> {
        match (self.losers, self.trumps) {
            (0, 4..) => Some(Amount::Marks(2)),
            (0, _) => Some(Amount::Marks(1)),
            (1, 4..) => Some(Amount::Points(34)),
            (1, _) => Some(Amount::Points(32)),
            (2, 4..) => Some(Amount::Points(31)),
            (2, _) | (3, 4..) => Some(Amount::Points(30)),
            _ => None,
        }
    }

    fn words(&self) -> String {
        let s = |count: usize| if count == 1 { "" } else { "s" };
        format!(
            "{} trump{}, {} double{} and {} probable loser{}",
            self.trumps,
            s(self.trumps),
            self.doubles,
            s(self.doubles),
            self.losers,
            s(self.losers)
        )
    }
}

/// With the double in hand, the next one of the suit is good too.
fn walks(own: Dominoes, domino: Domino) -> bool {
    let double = Domino::new(domino.hi(), domino.hi());
    double.is_some_and(|double| own.contains(double)) && domino.lo() + 1 == domino.hi().max(1) && domino.hi() >= 5
}

fn worth_of_bid(sight: &Sight, plan: &Plan, bid: &Bid) -> (i32, String) {
    if bid.special.is_some() {
        return (-50, "A special bid is a matter of courage.".into());
    }
    let Some(limit) = plan.limit() else {
        return (-10 - steps(bid.amount), format!("Too much: at best you have {}.", plan.words()));
    };
    if bid.amount > limit {
        return (-10 - steps(bid.amount), format!("Too high for {}.", plan.words()));
    }
    if sight.partners_bid.is_some() && limit < Amount::Marks(1) {
        return (-5, "Your partner has the bid.".into());
    }
    // The lowest bid that is enough; with nothing to lose, all of it.
    let worth = if limit >= Amount::Marks(1) { steps(bid.amount) } else { 50 - steps(bid.amount) };
    (worth, format!("You have {}.", plan.words()))
}

fn steps(amount: Amount) -> i32 {
    match amount {
        Amount::Points(points) => i32::from(points) - 29,
        Amount::Marks(marks) => 12 + i32::from(marks),
    }
}

fn worth_of_trump(sight: &Sight, trump: &Trump) -> (i32, String) {
    if let Trump::Contract(_) = trump {
        return (-50, "Another game altogether.".into());
    }
    let plan = Plan::new(sight.own, trump);
    let worth = 10 * (7 - plan.losers as i32) + plan.trumps as i32;
    (worth, format!("With these you have {}.", plan.words()))
}

fn worth_of_play(sight: &Sight, domino: Domino) -> (i32, String) {
    let (worth, why) = match (sight.wants_tricks, sight.lead()) {
        (false, None) => (-strength(sight, domino), "Lead low: you want no trick."),
        (false, Some(_)) if sight.wins(domino) => (-50 - strength(sight, domino), "This could take the trick."),
        (false, Some(_)) => (strength(sight, domino), "As high as you can go without taking the trick."),
        (true, None) => worth_of_lead(sight, domino),
        (true, Some(_)) => worth_of_following(sight, domino),
    };
    // Of equals, the one with fewer pips.
    (worth * 100 - i32::from(domino.pips()), why.into())
}

fn strength(sight: &Sight, domino: Domino) -> i32 {
    i32::from(sight.suits.strength(domino, sight.lead().unwrap_or(domino)))
}

fn worth_of_lead(sight: &Sight, domino: Domino) -> (i32, &'static str) {
    let trump = sight.suits.power && sight.suits.called.contains(domino);
    let (master, out) = (sight.is_master(domino), !sight.trumps_out().is_empty());
    match (trump, master) {
        (true, true) if sight.bids && out => (60 + strength(sight, domino), "Draw trumps: nothing can beat this one."),
        (true, true) => (20, "The best trump, but nobody has another."),
        (true, false) if sight.bids && out => {
            (15 - strength(sight, domino) / 8, "Draw trumps, though this one can be beaten.")
        }
        (true, false) => (5, "A trump that can be beaten."),
        (false, true) => (50 + i32::from(domino.count()), "Nothing of its suit can beat this one."),
        (false, false) if strongest_of_suit(sight, domino) => (40, "The best of its suit; only a trump beats it."),
        (false, false) => (10 - i32::from(domino.count()), "It may lose; at least it costs little."),
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
            true => (5 + count - 10 * trump, "Your partner has the trick already."),
            false => (
                30 + count,
                if count > 0 { "Count for your partner, who has the trick." } else { "Your partner has the trick." },
            ),
        };
    }
    if sight.wins(domino) && (sight.is_last() || is_safe(sight, domino)) {
        return (40 + table + count - strength(sight, domino) / 4, "This takes the trick.");
    }
    if sight.wins(domino) {
        return (12 + table - count - strength(sight, domino) / 4, "This is ahead, but may still be beaten.");
    }
    (
        20 - 2 * count - 5 * trump,
        if count > 0 { "Count that would go to the others." } else { "Nothing to win here: save your count." },
    )
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
