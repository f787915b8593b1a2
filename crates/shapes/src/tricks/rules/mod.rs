//! The questions of this game, the base that answers them all, and the registry.

use super::{Card, Hand};
use kernel::Message;
use kernel::{Refusal, RuleId, Seat};

kernel::questions! {
    /// What a contract or house rule may answer.
    pub trait Rule, Base, Questions over hand: Hand;

    /// How many hands make a match?
    always fn hands() -> u32;
    /// Which contracts may the namer name?
    always fn contracts() -> Vec<RuleId>;
    /// Why may this card not be played? Empty: it may.
    in_force fn objections(seat: Seat, card: Card) -> Vec<Refusal>;
    /// How does a card rank in a trick where `led` was led? The highest takes it.
    in_force fn rank(card: Card, led: Card) -> i32;
    /// Who takes the trick? An index into it.
    in_force fn winner(trick: &[(Seat, Card)]) -> usize;
    /// What does the namer get for the tricks taken?
    in_force fn worth(taken: u8) -> i64;
}

kernel::rules! { dyn Rule; friendly, hands, last_hand, stakes }

/// The base game: follow suit, the highest of the suit led wins, a point a trick.
pub struct Plain;

impl Base for Plain {
    fn hands(&self, _: &Hand, _: Ask<'_>) -> u32 {
        hands::Hands::default().count
    }

    fn contracts(&self, _: &Hand, _: Ask<'_>) -> Vec<RuleId> {
        vec!["plain".into()]
    }

    fn objections(&self, hand: &Hand, seat: Seat, card: Card, _: Ask<'_>) -> Vec<Refusal> {
        let Some((_, led)) = hand.trick.first() else { return Vec::new() };
        let can_follow = hand.held[seat].iter().any(|own| own.suit == led.suit);
        if can_follow && card.suit != led.suit {
            return Refusal::alone("plain.follow", Message::new("follow").with("suit", led.suit));
        }
        Vec::new()
    }

    fn rank(&self, _: &Hand, card: Card, led: Card, _: Ask<'_>) -> i32 {
        if card.suit == led.suit { i32::from(card.rank) } else { -1 }
    }

    /// Asks the *top* for ranks: a contract that only changes ranks need not repeat this.
    fn winner(&self, hand: &Hand, trick: &[(Seat, Card)], ask: Ask<'_>) -> usize {
        let led = trick[0].1;
        let best = trick.iter().enumerate().max_by_key(|(_, (_, card))| ask.top().rank(hand, *card, led));
        best.map_or(0, |(i, _)| i)
    }

    fn worth(&self, _: &Hand, taken: u8, _: Ask<'_>) -> i64 {
        i64::from(taken)
    }
}
