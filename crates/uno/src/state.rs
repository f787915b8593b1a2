//! The hand under way, what happens in it, and folding that. No rule is asked here.

use crate::card::{Card, Cards, Colour};
use kernel::{BySeat, Misfit, Moment, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// More players than this do not fit at the table.
pub const MOST: u8 = 10;

/// One hand: what the questions are about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// Which hand of the match, from 1.
    pub number: u32,
    /// Who plays in it and has not left.
    pub players: SeatSet,
    /// Who dealt.
    pub dealer: Seat,
    /// Each seat's cards.
    pub held: Hands,
    /// The draw pile, in no order.
    pub draw: Cards,
    /// The discard pile under its top card.
    pub discard: Cards,
    /// The card on top.
    pub top: Card,
    /// The colour in force; none while the first card, a wild, waits for one.
    pub colour: Option<Colour>,
    /// Play goes by rising seat numbers.
    pub clockwise: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// What they are asked.
    pub step: Step,
    /// When their time is up.
    pub until: Moment,
    /// Who has said UNO.
    pub called: SeatSet,
    /// Who forgot to, and may be caught.
    pub exposed: Vec<Exposed>,
    /// Whose cards were shown to a challenger.
    pub shown: Option<Shown>,
    /// Who swapped hands with whom by the card on top.
    pub swapped: Option<(Seat, Seat)>,
    /// Who has no card left. The hand is over once a penalty they laid is drawn.
    pub out: Option<Seat>,
    /// How many in a row could neither play nor draw.
    pub passes: u8,
    /// How many turns there were.
    pub turns: u32,
    /// How often the discard pile was shuffled.
    pub reshuffles: u32,
    /// How often cards were drawn in this match: names the next draw to chance.
    pub draws: u64,
}

impl Default for Hand {
    fn default() -> Self {
        Hand {
            number: 0,
            players: SeatSet::EMPTY,
            dealer: Seat(0),
            held: Hands::default(),
            draw: Cards::pack(),
            discard: Cards::default(),
            top: Card::WILD,
            colour: None,
            clockwise: true,
            turn: Seat(0),
            step: Step::Play,
            until: Moment(0),
            called: SeatSet::EMPTY,
            exposed: Vec::new(),
            shown: None,
            swapped: None,
            out: None,
            passes: 0,
            turns: 0,
            reshuffles: 0,
            draws: 0,
        }
    }
}

/// The cards of each seat, in place: a state is copied for every decision, and this way it asks for no memory.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Hands(pub [Cards; MOST as usize]);

impl Hands {
    /// The cards of a seat, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&Cards> {
        self.0.get(seat.index())
    }

    /// Each seat with its cards.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Cards)> {
        (0u8..).map(Seat).zip(&self.0)
    }

    /// Each seat with its cards, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut Cards)> {
        (0u8..).map(Seat).zip(&mut self.0)
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        MOST
    }
}

impl std::ops::Index<Seat> for Hands {
    type Output = Cards;
    fn index(&self, seat: Seat) -> &Cards {
        &self.0[seat.index()]
    }
}

impl std::ops::IndexMut<Seat> for Hands {
    fn index_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.0[seat.index()]
    }
}

/// What the seat whose turn it is is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// To play a card or draw.
    Play,
    /// To play the card just drawn, or pass.
    Drawn(Card),
    /// To name the colour of the first card, a wild.
    Colour,
    /// To take a penalty, or do something about it.
    Answer(Penalty),
}

/// Cards that somebody is to draw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Penalty {
    /// How many.
    pub cards: u8,
    /// The card that was laid last.
    pub card: Card,
    /// Who laid it.
    pub by: Seat,
    /// The colour in force before it.
    pub before: Option<Colour>,
    /// It was laid although another card could have been. Secret until somebody challenges.
    pub unfair: bool,
}

/// Someone has one card and has not said UNO.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Exposed {
    /// Who.
    pub seat: Seat,
    /// They can be caught until then at least.
    pub until: Moment,
    /// The next player has acted, so that is also the end of it.
    pub acted: bool,
}

/// A hand shown to a challenger.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// To whom.
    pub to: Seat,
    /// Whose.
    pub of: Seat,
    /// Was the challenge right?
    pub unfair: bool,
    /// What it was.
    pub cards: Cards,
}

/// What a seat may do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Play a card.
    Lay {
        /// Which.
        card: Card,
        /// The colour, with a wild card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        colour: Option<Colour>,
        /// With whom to swap hands, where the rules say so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        with: Option<Seat>,
    },
    /// Draw a card.
    Draw,
    /// Let the turn go on.
    Pass,
    /// Name the colour of the first card.
    Name(Colour),
    /// Say UNO.
    Uno,
    /// Catch someone who did not.
    Catch(Seat),
    /// Take the penalty.
    Accept,
    /// Say that the wild draw four was not allowed.
    Challenge,
}

/// Why cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It is their turn.
    Turn,
    /// Somebody laid a draw two or a wild draw four.
    Penalty,
    /// Their wild draw four was challenged, and rightly.
    Guilty,
    /// They challenged, and wrongly.
    Innocent,
    /// They were caught without having said UNO.
    Caught,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the fields say it, and `News` says it again")]
pub enum Event {
    /// Cards are dealt and the first one is turned.
    Dealt { players: SeatSet, dealer: Seat, hands: BySeat<Cards>, top: Card },
    /// Somebody is asked something.
    Turn { seat: Seat, step: Step, until: Moment },
    /// The first card has a colour now.
    Named { seat: Seat, colour: Colour, until: Moment },
    /// A card is played.
    Laid { seat: Seat, card: Card, colour: Option<Colour> },
    /// Play goes the other way.
    Reversed,
    /// Somebody is left out.
    Skipped { seat: Seat },
    /// Two swap their hands.
    Swapped { seat: Seat, with: Seat },
    /// Every hand goes on to the next.
    Rotated,
    /// Cards are drawn.
    Drew { seat: Seat, cards: Vec<Card>, why: Why },
    /// The discard pile becomes the draw pile.
    Reshuffled,
    /// A turn goes on.
    Passed { seat: Seat },
    /// A penalty is taken.
    Accepted { seat: Seat },
    /// A wild draw four is looked into; the challenger sees the hand.
    Challenged { by: Seat, of: Seat, unfair: bool, hand: Cards },
    /// Someone says UNO.
    Called { seat: Seat },
    /// Someone did not.
    Exposed { seat: Seat, until: Moment },
    /// And was caught.
    Caught { seat: Seat, by: Seat },
    /// And got away with it.
    Escaped { seat: Seat },
    /// Someone's time ran out.
    TimedOut { seat: Seat },
    /// Someone left; their cards go into the draw pile.
    Gone { seat: Seat },
}

impl Hand {
    /// Who comes after `seat`, the way play goes.
    pub fn next(&self, seat: Seat) -> Seat {
        let seats = self.held.seats().max(1);
        let mut next = seat;
        for _ in 0..seats {
            next = Seat(if self.clockwise { next.0 + 1 } else { next.0 + seats - 1 } % seats);
            if self.players.contains(next) {
                break;
            }
        }
        next
    }

    /// Could a card be drawn at all?
    pub fn can_draw(&self) -> bool {
        !self.draw.is_empty() || !self.discard.is_empty()
    }

    /// The cards of a seat.
    pub fn of(&self, seat: Seat) -> Option<&Cards> {
        self.held.get(seat).filter(|_| self.players.contains(seat))
    }

    /// The penalty somebody is asked about.
    pub fn penalty(&self) -> Option<&Penalty> {
        if let Step::Answer(penalty) = &self.step { Some(penalty) } else { None }
    }

    /// Whoever had one card and said nothing: the next player has acted.
    fn acted(&mut self) {
        self.exposed.iter_mut().for_each(|exposed| exposed.acted = true);
    }

    fn cover(&mut self, seat: Seat) {
        self.exposed.retain(|exposed| exposed.seat != seat);
    }

    /// Hands move on: nobody's shown cards are where they were, and what was said is void.
    fn hands_moved(&mut self) {
        self.shown = None;
        self.called = SeatSet::EMPTY;
        self.exposed.clear();
    }
}

/// Folds one event.
pub fn evolve(hand: &mut Hand, event: &Event) {
    match event {
        Event::Dealt { players, dealer, hands, top } => deal(hand, *players, *dealer, hands, *top),
        Event::Turn { seat, step, until } => {
            hand.turns += u32::from(matches!(step, Step::Play));
            (hand.turn, hand.step, hand.until) = (*seat, step.clone(), *until);
        }
        Event::Named { colour, until, .. } => {
            (hand.colour, hand.step, hand.until) = (Some(*colour), Step::Play, *until);
            hand.turns += 1;
            hand.acted();
        }
        Event::Laid { seat, card, colour } => {
            hand.held[*seat].remove(*card);
            hand.discard.insert(hand.top);
            (hand.top, hand.colour) = (*card, colour.or(card.colour()));
            (hand.turn, hand.step, hand.passes, hand.swapped) = (*seat, Step::Play, 0, None);
            hand.acted();
            if hand.held[*seat].is_empty() {
                hand.out = Some(*seat);
            }
            if hand.shown.as_ref().is_some_and(|shown| shown.of == *seat) {
                hand.shown = None;
            }
        }
        Event::Reversed => hand.clockwise = !hand.clockwise,
        Event::Skipped { .. } => {}
        Event::Swapped { seat, with } => {
            hand.held.0.swap(seat.index(), with.index());
            hand.swapped = Some((*seat, *with));
            hand.hands_moved();
        }
        Event::Rotated => rotate(hand),
        Event::Drew { seat, cards, why } => {
            for card in cards {
                hand.draw.remove(*card);
                hand.held[*seat].insert(*card);
            }
            hand.draws += 1;
            hand.called.remove(*seat);
            hand.cover(*seat);
            if *why == Why::Turn {
                hand.passes = 0;
                hand.acted();
            }
        }
        Event::Reshuffled => {
            hand.draw.take_all(&mut hand.discard);
            hand.reshuffles += 1;
        }
        Event::Passed { .. } => {
            hand.passes += u8::from(hand.step == Step::Play);
            hand.acted();
        }
        Event::Accepted { .. } => {
            hand.step = Step::Play;
            hand.acted();
        }
        Event::Challenged { by, of, unfair, hand: cards } => {
            hand.step = Step::Play;
            hand.shown = Some(Shown { to: *by, of: *of, unfair: *unfair, cards: cards.clone() });
            hand.acted();
        }
        Event::Called { seat } => {
            hand.called.insert(*seat);
            hand.cover(*seat);
        }
        Event::Exposed { seat, until } => hand.exposed.push(Exposed { seat: *seat, until: *until, acted: false }),
        Event::Caught { seat, .. } | Event::Escaped { seat } => hand.cover(*seat),
        Event::TimedOut { .. } => {}
        Event::Gone { seat } => gone(hand, *seat),
    }
}

/// What is kept from hand to hand: how many there were, how often cards were drawn, who lets time run out.
fn deal(hand: &mut Hand, players: SeatSet, dealer: Seat, hands: &BySeat<Cards>, top: Card) {
    let (number, draws) = (hand.number + 1, hand.draws);
    let held = Hands(std::array::from_fn(|seat| hands.0.get(seat).cloned().unwrap_or_default()));
    let mut draw = Cards::pack();
    held.0.iter().flat_map(Cards::iter).chain([top]).for_each(|card| {
        draw.remove(card);
    });
    let colour = top.colour();
    *hand = Hand { number, players, dealer, held, draw, top, colour, draws, ..Hand::default() };
    hand.turn = hand.next(dealer);
}

fn rotate(hand: &mut Hand) {
    let players: Vec<Seat> = hand.players.iter().collect();
    let hands: Vec<Cards> = players.iter().map(|seat| std::mem::take(&mut hand.held[*seat])).collect();
    for (seat, cards) in players.into_iter().zip(hands) {
        let next = hand.next(seat);
        hand.held[next] = cards;
    }
    hand.hands_moved();
}

fn gone(hand: &mut Hand, seat: Seat) {
    let mut cards = std::mem::take(&mut hand.held[seat]);
    hand.draw.take_all(&mut cards);
    hand.players.remove(seat);
    hand.called.remove(seat);
    hand.cover(seat);
    if hand.out == Some(seat) {
        hand.out = None;
    }
    if hand.shown.as_ref().is_some_and(|shown| shown.of == seat || shown.to == seat) {
        hand.shown = None;
    }
    if hand.turn == seat && hand.step != Step::Colour {
        hand.step = Step::Play;
    }
}

/// Can this event be folded?
pub fn fits(hand: &Hand, event: &Event) -> Result<(), Misfit> {
    let place = |seat: &Seat| Misfit::unless(hand.held.get(*seat).is_some(), "no such seat");
    match event {
        Event::Dealt { dealer, hands, top, .. } => {
            place(dealer)?;
            Misfit::unless(hands.seats() == hand.held.seats(), "a hand for every seat")?;
            let mut pack = Cards::pack();
            let all_there = hands.0.iter().flat_map(Cards::iter).chain([*top]).all(|card| pack.remove(card));
            Misfit::unless(all_there, "a card that is not in the pack")
        }
        Event::Laid { seat, card, .. } => {
            let held = hand.held.get(*seat).is_some_and(|held| held.contains(*card));
            Misfit::unless(held, "that card is not held")
        }
        Event::Drew { seat, cards, .. } => {
            place(seat)?;
            let mut draw = hand.draw.clone();
            Misfit::unless(cards.iter().all(|card| draw.remove(*card)), "that card is not in the draw pile")
        }
        Event::Swapped { seat, with } => place(seat).and_then(|()| place(with)),
        Event::Challenged { by, of, .. } => place(by).and_then(|()| place(of)),
        Event::Turn { seat, .. }
        | Event::Named { seat, .. }
        | Event::Skipped { seat }
        | Event::Passed { seat }
        | Event::Accepted { seat }
        | Event::Called { seat }
        | Event::Exposed { seat, .. }
        | Event::Caught { seat, .. }
        | Event::Escaped { seat }
        | Event::TimedOut { seat }
        | Event::Gone { seat } => place(seat),
        Event::Reversed | Event::Rotated | Event::Reshuffled => Ok(()),
    }
}
