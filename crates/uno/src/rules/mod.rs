//! The questions of this game, the base that answers them all, and the registry.

use crate::card::{Card, Cards, Kinds, Symbol};
use crate::state::{Hand, Penalty, Step};
use kernel::{Answers, BySeat, Refusal, Seat, SeatSet, message};
use rounds::{Course, Tie};

kernel::questions! {
    /// What a rule may answer.
    pub trait Rule, Base, Questions over hand: Hand;

    /// How many cards is each player dealt?
    always fn hand_size() -> u8;
    /// How does the match go?
    always fn course() -> Course;
    /// How many seconds has a player for a turn?
    always fn clock() -> u32;
    /// After how many turns does a hand end without a winner?
    always fn turn_limit() -> u32;
    /// What becomes of who does not say UNO? Nothing: nobody needs to.
    always fn duty() -> Option<Duty>;

    /// Which cards go on the pile?
    in_force fn goes_on() -> Kinds;
    /// What else speaks against laying this card, which goes on the pile?
    in_force fn objections(seat: Seat, card: Card) -> Vec<Refusal>;
    /// Which cards may this seat lay although it is not its turn?
    in_force fn jumps_in(seat: Seat) -> Kinds;
    /// Which cards may be laid on a penalty, to send it on?
    in_force fn stacks(penalty: &Penalty) -> Kinds;
    /// May this penalty be challenged?
    in_force fn may_challenge(penalty: &Penalty) -> bool;
    /// Should this seat not lay this card, though it may?
    in_force fn unfair(seat: Seat, card: Card) -> bool;
    /// What must be named with this card?
    in_force fn naming(seat: Seat, card: Card) -> Naming;
    /// What does this card do?
    in_force fn effect(seat: Seat, card: Card) -> Effect;
    /// What speaks against drawing a card now?
    in_force fn against_drawing(seat: Seat) -> Vec<Refusal>;
    /// What speaks against passing now?
    in_force fn against_passing(seat: Seat) -> Vec<Refusal>;
    /// Does a seat that drew this card draw another?
    in_force fn draws_on(seat: Seat, card: Card) -> bool;
    /// What is a card worth that is left in a hand?
    in_force fn worth(card: Card) -> i64;
    /// What does each seat earn when this one wins the hand?
    in_force fn points(winner: Seat) -> BySeat<i64>;
}

/// What becomes of who does not say UNO.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duty {
    /// So many cards, if they are caught.
    pub penalty: u8,
    /// They may be caught for so many milliseconds at least.
    pub window: u64,
}

/// What must be named with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Naming {
    /// A colour.
    pub colour: bool,
    /// One of these seats; nobody: none.
    pub with: SeatSet,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// Play goes the other way.
    pub reverse: bool,
    /// So many players are left out.
    pub skip: u8,
    /// So many cards are drawn by the next player, who is left out.
    pub draw: u8,
    /// Every hand goes on to the next player.
    pub rotate: bool,
}

/// What stands above some height of the stack.
pub type Asked<'a> = Answers<'a, dyn Base, dyn Rule>;

/// May this seat lay this card in its turn, as far as the card is concerned?
pub fn playable(rules: Asked<'_>, hand: &Hand, seat: Seat, card: Card) -> bool {
    rules.goes_on(hand).contains(card) && rules.objections(hand, seat, card).is_empty()
}

/// The base game: the official rules, without the numbers that rules of their own own.
pub struct Official;

impl Base for Official {
    fn hand_size(&self, _: &Hand, _: Ask<'_>) -> u8 {
        7
    }

    fn course(&self, _: &Hand, _: Ask<'_>) -> Course {
        Course { ties: vec![Tie::Most("won".into())], ..Course::default() }
    }

    fn clock(&self, _: &Hand, _: Ask<'_>) -> u32 {
        30
    }

    fn turn_limit(&self, _: &Hand, _: Ask<'_>) -> u32 {
        500
    }

    fn duty(&self, _: &Hand, _: Ask<'_>) -> Option<Duty> {
        None
    }

    fn goes_on(&self, hand: &Hand, _: Ask<'_>) -> Kinds {
        let of_colour = hand.colour.map_or(Kinds::NONE, Kinds::of_colour);
        of_colour.or(Kinds::like(hand.top)).or(Kinds::WILD)
    }

    fn objections(&self, _: &Hand, _: Seat, _: Card, _: Ask<'_>) -> Vec<Refusal> {
        Vec::new()
    }

    fn jumps_in(&self, _: &Hand, _: Seat, _: Ask<'_>) -> Kinds {
        Kinds::NONE
    }

    fn stacks(&self, _: &Hand, _: &Penalty, _: Ask<'_>) -> Kinds {
        Kinds::NONE
    }

    fn may_challenge(&self, hand: &Hand, penalty: &Penalty, _: Ask<'_>) -> bool {
        penalty.card == Card::WILD_DRAW_FOUR && hand.players.contains(penalty.by)
    }

    fn unfair(&self, hand: &Hand, seat: Seat, card: Card, _: Ask<'_>) -> bool {
        let Some(colour) = hand.colour else { return false };
        card == Card::WILD_DRAW_FOUR && hand.of(seat).is_some_and(|held| held.of_colour(colour) > 0)
    }

    fn naming(&self, _: &Hand, _: Seat, card: Card, _: Ask<'_>) -> Naming {
        Naming { colour: card.is_wild(), with: SeatSet::EMPTY }
    }

    fn effect(&self, hand: &Hand, _: Seat, card: Card, _: Ask<'_>) -> Effect {
        match card.symbol() {
            Symbol::Number(_) | Symbol::Wild => Effect::default(),
            Symbol::Skip => Effect { skip: 1, ..Effect::default() },
            Symbol::Reverse if hand.players.len() == 2 => Effect { skip: 1, ..Effect::default() },
            Symbol::Reverse => Effect { reverse: true, ..Effect::default() },
            Symbol::DrawTwo => Effect { draw: 2, ..Effect::default() },
            Symbol::WildDrawFour => Effect { draw: 4, ..Effect::default() },
        }
    }

    fn against_drawing(&self, hand: &Hand, _: Seat, _: Ask<'_>) -> Vec<Refusal> {
        if hand.can_draw() { Vec::new() } else { Refusal::alone("uno.draw", message!("refused-no-cards")) }
    }

    /// Whoever can neither draw nor play passes; whoever can do one of them does it.
    fn against_passing(&self, hand: &Hand, seat: Seat, ask: Ask<'_>) -> Vec<Refusal> {
        if matches!(hand.step, Step::Drawn(_)) {
            return Vec::new();
        }
        if ask.top().against_drawing(hand, seat).is_empty() {
            return Refusal::alone("uno.pass", message!("refused-draw-first"));
        }
        let own = hand.of(seat).map_or(Kinds::NONE, Cards::kinds);
        if own.iter().any(|card| playable(ask.top(), hand, seat, card)) {
            return Refusal::alone("uno.pass", message!("refused-can-play"));
        }
        Vec::new()
    }

    fn draws_on(&self, _: &Hand, _: Seat, _: Card, _: Ask<'_>) -> bool {
        false
    }

    fn worth(&self, _: &Hand, card: Card, _: Ask<'_>) -> i64 {
        match card.symbol() {
            Symbol::Number(number) => i64::from(number),
            Symbol::Skip | Symbol::Reverse | Symbol::DrawTwo => 20,
            Symbol::Wild | Symbol::WildDrawFour => 50,
        }
    }

    fn points(&self, hand: &Hand, winner: Seat, ask: Ask<'_>) -> BySeat<i64> {
        let others = hand.held.iter().filter(|(seat, _)| *seat != winner);
        let left = others.flat_map(|(_, held)| held.iter());
        let mut points = BySeat::of(hand.held.seats(), 0);
        points[winner] = left.map(|card| ask.top().worth(hand, card)).sum();
        points
    }
}

kernel::rules! {
    dyn Rule;
    target,
    uno_call,
    turn_clock,
    turn_limit,
    hand_size,
    pause,
    one_hand,
    stacking,
    jump_in,
    seven_zero,
    draw_until_playable,
    force_play,
    no_bluff,
    no_action_finish,
    hand_limit,
    silent_uno,
    low_score,
}
