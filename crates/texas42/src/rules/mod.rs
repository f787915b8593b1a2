//! The questions of 42, the base that answers them all, and the registry.
//!
//! A rule's file holds the answers it changes, its parameters and its tests; nothing else. To add one: a file
//! here and a line in the list at the end, or a crate of your own and [`Texas42Kind::with`](crate::Texas42Kind::with).

use crate::domino::{Domino, Dominoes};
use crate::options::{Bids, Trumps};
use crate::state::{Action, Amount, Hand, MadeOrSet, SEATS, TRICKS, Trump};
use crate::suits::Suits;
use kernel::{Hearers, Message, Offer, Refusal, RuleId, Seat, SeatSet, Viewer, message};
use std::borrow::Cow;

kernel::questions! {
    /// What a contract or house rule may answer.
    pub trait Rule, Base, Questions over hand: Hand;

    /// Which bids may this seat make? Those that do not beat the highest bid are dropped afterwards.
    always fn bids(seat: Seat) -> Bids;
    /// What must the shaker bid at least, when all others have passed? `None`: the shaker may pass too.
    always fn forced() -> Option<u8>;
    /// Why may they not pass or bid less?
    always fn must_bid(least: u8) -> Refusal;
    /// What may be named as trumps? Nothing: it is played without naming anything.
    always fn trumps() -> Trumps;
    /// What happens by itself here, without waiting for the seat whose turn it is?
    always fn scripted() -> Option<Action>;

    /// Who names trumps?
    in_force fn names_trumps(bidder: Seat) -> Seat;
    /// Who leads to the first trick?
    in_force fn leads_first(bidder: Seat) -> Seat;
    /// Who plays this hand? The others sit out.
    in_force fn players(bidder: Seat) -> SeatSet;
    /// Who plays after this seat?
    in_force fn plays_next(seat: Seat) -> Seat;
    /// How many dominoes make a trick?
    in_force fn trick_size() -> usize;
    /// What are the suits?
    in_force fn suits() -> Cow<'static, Suits>;
    /// Which dominoes may this seat play?
    in_force fn legal(seat: Seat) -> Legal;
    /// Who takes the trick on the table? A place in it.
    in_force fn winner() -> usize;
    /// What does the trick on the table count?
    in_force fn trick_points() -> u8;
    /// Does this seat want to take tricks? For bots and hints.
    in_force fn wants_tricks(seat: Seat) -> bool;
    /// Is the hand decided?
    in_force fn verdict() -> Option<MadeOrSet>;
    /// May this seat lay the hand down and claim the rest, if it is its turn to play?
    always fn may_lay_down(seat: Seat) -> bool;
    /// Does a hand end as soon as it is decided?
    in_force fn ends_early() -> bool;
    /// How many marks are at stake?
    in_force fn stake() -> u8;
    /// What does each team score for the hand?
    in_force fn awards(made: bool, stake: u8) -> [i64; 2];

    /// What is the match played for?
    always fn goal() -> Goal;
    /// Why is the match over, at these scores and after a hand? `None`: it goes on.
    always fn over(scores: [i64; 2]) -> Option<RuleId>;
    /// How many milliseconds may a turn take?
    always fn turn_millis() -> Option<u64>;
    /// For how many milliseconds at most is it waited until all have seen the trick, or the score of the hand?
    always fn pause_millis(after_hand: bool) -> Option<u64>;
    /// Who hears this viewer in the chat?
    always fn hearers(from: Viewer) -> Hearers;
    /// What is a seat offered, given what is legal?
    always fn offers(seat: Seat, legal: Vec<Offer<Action>>) -> Vec<Offer<Action>>;
}

/// What may be played, and who says so.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Legal {
    /// Those of the seat's own that may be played.
    pub dominoes: Dominoes,
    /// The rule that forbids the others.
    pub rule: &'static str,
    /// The message that says why.
    pub why: &'static str,
}

/// What a match is played for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Goal {
    /// Who has so many has won.
    pub to: i64,
    /// Of what: `marks`, `points`.
    pub unit: &'static str,
}

/// The base game: straight 42. Its numbers belong to the core rules above it.
pub struct Straight;

impl Base for Straight {
    fn bids(&self, _: &Hand, _: Seat, _: Ask<'_>) -> Bids {
        Bids::NONE
    }

    fn forced(&self, _: &Hand, _: Ask<'_>) -> Option<u8> {
        None
    }

    fn must_bid(&self, _: &Hand, least: u8, _: Ask<'_>) -> Refusal {
        Refusal::new("auction", message!("refused-least", least = least))
    }

    fn trumps(&self, _: &Hand, _: Ask<'_>) -> Trumps {
        Trumps::straight()
    }

    fn scripted(&self, _: &Hand, _: Ask<'_>) -> Option<Action> {
        None
    }

    fn names_trumps(&self, _: &Hand, bidder: Seat, _: Ask<'_>) -> Seat {
        bidder
    }

    fn leads_first(&self, _: &Hand, bidder: Seat, _: Ask<'_>) -> Seat {
        bidder
    }

    fn players(&self, _: &Hand, _: Seat, _: Ask<'_>) -> SeatSet {
        SeatSet::first(SEATS)
    }

    /// To the left, passing over who sits out.
    fn plays_next(&self, hand: &Hand, seat: Seat, _: Ask<'_>) -> Seat {
        let mut next = seat.next(SEATS);
        while !hand.players.contains(next) && next != seat {
            next = next.next(SEATS);
        }
        next
    }

    fn trick_size(&self, hand: &Hand, _: Ask<'_>) -> usize {
        hand.players.len()
    }

    fn suits(&self, hand: &Hand, _: Ask<'_>) -> Cow<'static, Suits> {
        match hand.trump {
            Some(Trump::Pip(pip)) => Cow::Borrowed(Suits::pip(pip)),
            Some(Trump::Doubles) => Cow::Borrowed(Suits::doubles()),
            _ => Cow::Borrowed(Suits::none()),
        }
    }

    fn legal(&self, hand: &Hand, seat: Seat, ask: Ask<'_>) -> Legal {
        let held = hand.held_by(seat);
        let dominoes = hand.lead().map_or(held, |lead| ask.top().suits(hand).legal(held, Some(lead)));
        Legal { dominoes, rule: "follow_suit", why: "refused-follow" }
    }

    fn winner(&self, hand: &Hand, ask: Ask<'_>) -> usize {
        ask.top().suits(hand).winner(hand.table())
    }

    fn trick_points(&self, hand: &Hand, _: Ask<'_>) -> u8 {
        1 + hand.table().map(Domino::count).sum::<u8>()
    }

    fn wants_tricks(&self, _: &Hand, _: Seat, _: Ask<'_>) -> bool {
        true
    }

    /// The bid is made when the bidders have it, and set when the others have too much for that.
    fn verdict(&self, hand: &Hand, _: Ask<'_>) -> Option<MadeOrSet> {
        let need = hand.high()?.points();
        let (ours, theirs) = (hand.points[hand.bidders()], hand.points[1 - hand.bidders()]);
        if ours >= need {
            return Some(verdict(hand, true, message!("verdict-reached", have = ours, need = need)));
        }
        let out = hand.tricks.len() == TRICKS || theirs > 42 - need;
        out.then(|| verdict(hand, false, message!("verdict-out_of_reach", have = theirs, need = need)))
    }

    fn may_lay_down(&self, _: &Hand, _: Seat, _: Ask<'_>) -> bool {
        false
    }

    fn ends_early(&self, _: &Hand, _: Ask<'_>) -> bool {
        true
    }

    fn stake(&self, hand: &Hand, _: Ask<'_>) -> u8 {
        hand.high().map_or(0, Amount::marks)
    }

    fn awards(&self, hand: &Hand, made: bool, stake: u8, _: Ask<'_>) -> [i64; 2] {
        let winners = if made { hand.bidders() } else { 1 - hand.bidders() };
        let mut awards = [0; 2];
        awards[winners] = i64::from(stake);
        awards
    }

    fn goal(&self, _: &Hand, _: Ask<'_>) -> Goal {
        Goal { to: 7, unit: "marks" }
    }

    fn over(&self, hand: &Hand, scores: [i64; 2], ask: Ask<'_>) -> Option<RuleId> {
        let Goal { to, unit } = ask.top().goal(hand);
        let ahead = scores[0] != scores[1];
        (ahead && scores.iter().any(|score| *score >= to)).then(|| unit.into())
    }

    fn turn_millis(&self, _: &Hand, _: Ask<'_>) -> Option<u64> {
        None
    }

    fn pause_millis(&self, _: &Hand, _: bool, _: Ask<'_>) -> Option<u64> {
        None
    }

    fn hearers(&self, _: &Hand, _: Viewer, _: Ask<'_>) -> Hearers {
        Hearers::Everyone
    }

    fn offers(&self, _: &Hand, _: Seat, legal: Vec<Offer<Action>>, _: Ask<'_>) -> Vec<Offer<Action>> {
        legal
    }
}

/// A verdict at this point of the hand.
pub fn verdict(hand: &Hand, made: bool, why: Message) -> MadeOrSet {
    MadeOrSet { made, why, trick: hand.tricks.len() as u8 }
}

/// The verdict of contracts that need every trick: set by the first one lost.
pub fn every_trick(hand: &Hand) -> Option<MadeOrSet> {
    if hand.taken(1 - hand.bidders()) > 0 {
        return Some(verdict(hand, false, Message::new("verdict-trick_lost")));
    }
    (hand.tricks.len() == TRICKS).then(|| verdict(hand, true, Message::new("verdict-every_trick")))
}

/// The marks of a bid that goes over the highest so far by one.
pub fn one_mark_more(hand: &Hand) -> u8 {
    hand.high().map_or(1, |amount| amount.marks_bid().saturating_add(1))
}

kernel::rules! { dyn Rule;
    acknowledge, all_pass, auction, first_lead_trump, hints, lay_down, marks, nello, no_table_talk, one_hand, play_out, plunge,
    points, sevens, speed, splash, sweep_bonus, tournament, turn_clock,
}

mod scripts;
pub use scripts::scripts;
