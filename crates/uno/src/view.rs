//! Who may know what, and how it reads.

use crate::Scorecard;
use crate::card::{Card, Cards, Colour};
use crate::state::{Action, Event, Exposed, Hand, Hands, Penalty, Shown, Step, Why};
use kernel::{Draws, Message, Moment, Seat, SeatSet, Speaker, Viewer, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one viewer may see of a hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct View {
    /// Which hand of the match, from 1.
    pub number: u32,
    /// Who plays in it.
    pub players: SeatSet,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// What they are asked.
    pub step: Asked,
    /// When their time is up.
    pub until: Moment,
    /// Play goes by rising seat numbers.
    pub clockwise: bool,
    /// The card on top.
    pub top: Card,
    /// The colour in force; none while the first card waits for one.
    pub colour: Option<Colour>,
    /// The viewer's own cards, sorted.
    pub own: Cards,
    /// How many cards each seat has.
    pub counts: Vec<u8>,
    /// How many cards there are to draw.
    pub draw_pile: u8,
    /// How many lie under the top card.
    pub discard_pile: u8,
    /// Who has said UNO.
    pub called: SeatSet,
    /// Who has not, and may be caught.
    pub exposed: Vec<Exposed>,
    /// The last challenge, until the challenged plays again.
    pub challenge: Option<Challenge>,
    /// Who swapped hands with whom by the card on top.
    pub swapped: Option<(Seat, Seat)>,
    /// Who has no card left.
    pub out: Option<Seat>,
    /// How many turns there were.
    pub turns: u32,
    /// How many in a row could neither play nor draw.
    pub passes: u8,
    /// How often the discard pile was shuffled.
    pub reshuffles: u32,
    /// How often cards were drawn in this match.
    #[ts(type = "number")]
    pub draws: u64,
}

/// What the seat whose turn it is is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// To play a card or draw.
    Play,
    /// To play the card just drawn, or pass.
    Drawn {
        /// Which; only they know.
        card: Option<Card>,
    },
    /// To name the colour of the first card.
    Colour,
    /// To take a penalty, or do something about it.
    Answer {
        /// So many cards.
        cards: u8,
        /// The card that was laid last.
        card: Card,
        /// By whom.
        by: Seat,
        /// The colour in force before it.
        before: Option<Colour>,
    },
}

/// A challenge, and how it came out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Challenge {
    /// Who challenged.
    pub by: Seat,
    /// Whom.
    pub of: Seat,
    /// Rightly?
    pub unfair: bool,
    /// The hand of the challenged as it was; the challenger alone sees it.
    pub cards: Option<Cards>,
}

/// What was left when a hand was over.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Details {
    /// Everybody's cards.
    pub left: Vec<Left>,
    /// How many turns it took.
    pub turns: u32,
    /// How often the discard pile was shuffled.
    pub reshuffles: u32,
}

/// What one seat was left with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Left {
    /// Who.
    pub seat: Seat,
    /// Each card, and what it is worth.
    #[ts(type = "[string, number][]")]
    pub cards: Vec<(Card, i64)>,
    /// All together.
    #[ts(type = "number")]
    pub points: i64,
}

/// What one viewer is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "`Event` says it, and the names of the fields")]
pub enum News {
    /// Cards are dealt and the first one is turned.
    Dealt { players: SeatSet, dealer: Seat, own: Cards, top: Card },
    /// Somebody is asked something.
    Turn { seat: Seat, step: Asked, until: Moment },
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
    /// Cards are drawn; which, only the one who draws is told.
    Drew { seat: Seat, count: u8, cards: Option<Vec<Card>>, why: Why },
    /// The discard pile becomes the draw pile.
    Reshuffled,
    /// A turn goes on.
    Passed { seat: Seat },
    /// A penalty is taken.
    Accepted { seat: Seat },
    /// A wild draw four is looked into; the challenger alone sees the hand.
    Challenged { by: Seat, of: Seat, unfair: bool, hand: Option<Cards> },
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

fn asked(step: &Step, own: bool) -> Asked {
    match step {
        Step::Play => Asked::Play,
        Step::Drawn(card) => Asked::Drawn { card: own.then_some(*card) },
        Step::Colour => Asked::Colour,
        Step::Answer(Penalty { cards, card, by, before, .. }) => {
            Asked::Answer { cards: *cards, card: *card, by: *by, before: *before }
        }
    }
}

fn challenge(shown: &Shown, viewer: Viewer) -> Challenge {
    let cards = viewer.is(shown.to).then(|| shown.cards.clone());
    Challenge { by: shown.to, of: shown.of, unfair: shown.unfair, cards }
}

/// What `viewer` may see.
pub(crate) fn view(hand: &Hand, viewer: Viewer) -> View {
    View {
        number: hand.number,
        players: hand.players,
        dealer: hand.dealer,
        turn: hand.turn,
        step: asked(&hand.step, viewer.is(hand.turn)),
        until: hand.until,
        clockwise: hand.clockwise,
        top: hand.top,
        colour: hand.colour,
        own: viewer.seat().and_then(|seat| hand.held.get(seat)).cloned().unwrap_or_default(),
        counts: hand.held.0.iter().map(|held| held.len() as u8).collect(),
        draw_pile: hand.draw.len() as u8,
        discard_pile: hand.discard.len() as u8,
        called: hand.called,
        exposed: hand.exposed.clone(),
        challenge: hand.shown.as_ref().map(|shown| challenge(shown, viewer)),
        swapped: hand.swapped,
        out: hand.out,
        turns: hand.turns,
        passes: hand.passes,
        reshuffles: hand.reshuffles,
        draws: hand.draws,
    }
}

/// What `viewer` is told.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> News {
    match event {
        Event::Dealt { players, dealer, hands, top } => {
            let own = viewer.seat().and_then(|seat| hands.get(seat)).cloned().unwrap_or_default();
            News::Dealt { players: *players, dealer: *dealer, own, top: *top }
        }
        Event::Turn { seat, step, until } => {
            News::Turn { seat: *seat, step: asked(step, viewer.is(*seat)), until: *until }
        }
        Event::Named { seat, colour, until } => News::Named { seat: *seat, colour: *colour, until: *until },
        Event::Laid { seat, card, colour } => News::Laid { seat: *seat, card: *card, colour: *colour },
        Event::Reversed => News::Reversed,
        Event::Skipped { seat } => News::Skipped { seat: *seat },
        Event::Swapped { seat, with } => News::Swapped { seat: *seat, with: *with },
        Event::Rotated => News::Rotated,
        Event::Drew { seat, cards, why } => {
            let own = viewer.is(*seat).then(|| cards.clone());
            News::Drew { seat: *seat, count: cards.len() as u8, cards: own, why: *why }
        }
        Event::Reshuffled => News::Reshuffled,
        Event::Passed { seat } => News::Passed { seat: *seat },
        Event::Accepted { seat } => News::Accepted { seat: *seat },
        Event::Challenged { by, of, unfair, hand } => {
            let hand = viewer.is(*by).then(|| hand.clone());
            News::Challenged { by: *by, of: *of, unfair: *unfair, hand }
        }
        Event::Called { seat } => News::Called { seat: *seat },
        Event::Exposed { seat, until } => News::Exposed { seat: *seat, until: *until },
        Event::Caught { seat, by } => News::Caught { seat: *seat, by: *by },
        Event::Escaped { seat } => News::Escaped { seat: *seat },
        Event::TimedOut { seat } => News::TimedOut { seat: *seat },
        Event::Gone { seat } => News::Gone { seat: *seat },
    }
}

/// What was left, with what it is worth.
pub(crate) fn details(hand: &Hand, worth: impl Fn(Card) -> i64) -> Details {
    let left = |seat: Seat| {
        let cards: Vec<(Card, i64)> = hand.held[seat].iter().map(|card| (card, worth(card))).collect();
        Left { seat, points: cards.iter().map(|(_, points)| points).sum(), cards }
    };
    Details { left: hand.players.iter().map(left).collect(), turns: hand.turns, reshuffles: hand.reshuffles }
}

/// Deals the cards that `viewer` cannot see: to the other hands, the draw pile, and under the top card.
///
/// A bot that remembers what was laid can do better; this is made from the view alone.
pub(crate) fn imagine(view: &View, viewer: Viewer, draws: &mut Draws) -> Hand {
    let mut unseen = Cards::pack();
    view.own.iter().chain([view.top]).for_each(|card| {
        unseen.remove(card);
    });
    let mut held = Hands::default();
    if let Some(Challenge { of, cards: Some(cards), .. }) = &view.challenge {
        let room = usize::from(view.counts[of.index()]);
        held[*of] = cards.iter().take(room).filter(|card| unseen.remove(*card)).collect();
    }
    for (seat, cards) in held.iter_mut() {
        if viewer.is(seat) {
            *cards = view.own.clone();
        }
        while cards.len() < usize::from(view.counts[seat.index()]) {
            let Some(card) = unseen.draw(draws) else { break };
            cards.insert(card);
        }
    }
    let draw = std::iter::from_fn(|| unseen.draw(draws)).take(usize::from(view.draw_pile)).collect();
    let step = imagine_step(view, &held, draws);
    let shown = view.challenge.as_ref().map(|challenge| Shown {
        to: challenge.by,
        of: challenge.of,
        unfair: challenge.unfair,
        cards: challenge.cards.clone().unwrap_or_else(|| held[challenge.of].clone()),
    });
    Hand {
        number: view.number,
        players: view.players,
        dealer: view.dealer,
        held,
        draw,
        discard: unseen,
        top: view.top,
        colour: view.colour,
        clockwise: view.clockwise,
        turn: view.turn,
        step,
        until: view.until,
        called: view.called,
        exposed: view.exposed.clone(),
        shown,
        swapped: view.swapped,
        out: view.out,
        passes: view.passes,
        turns: view.turns,
        reshuffles: view.reshuffles,
        draws: view.draws,
    }
}

fn imagine_step(view: &View, held: &Hands, draws: &mut Draws) -> Step {
    match &view.step {
        Asked::Play => Step::Play,
        Asked::Colour => Step::Colour,
        Asked::Drawn { card: Some(card) } => Step::Drawn(*card),
        Asked::Drawn { card: None } => held[view.turn].clone().draw(draws).map_or(Step::Play, Step::Drawn),
        Asked::Answer { cards, card, by, before } => {
            let unfair = *card == Card::WILD_DRAW_FOUR && before.is_some_and(|colour| held[*by].of_colour(colour) > 0);
            Step::Answer(Penalty { cards: *cards, card: *card, by: *by, before: *before, unfair })
        }
    }
}

/// All cards, wherever they lie: 108 of them, always the same.
pub(crate) fn census(hand: &Hand) -> Vec<u32> {
    let mut all = hand.draw.clone();
    let heaps = hand.held.0.iter().chain([&hand.discard]);
    heaps.flat_map(Cards::iter).for_each(|card| all.insert(card));
    // Before the first deal the whole pack is the draw pile, and there is no top card yet.
    if hand.number > 0 {
        all.insert(hand.top);
    }
    all.census().flat_map(|(card, count)| std::iter::repeat_n(card, count as usize)).collect()
}

/// What stands on a button.
pub(crate) fn label(action: &Action) -> Message {
    match action {
        Action::Lay { card, with: Some(with), .. } => message!("offer-swap", card = *card, seat = *with),
        Action::Lay { card, colour: Some(colour), .. } => message!("offer-wild", card = *card, colour = *colour),
        Action::Lay { card, .. } => message!("offer-lay", card = *card),
        Action::Draw => message!("offer-draw"),
        Action::Pass => message!("offer-pass"),
        Action::Name(colour) => message!("offer-name", colour = *colour),
        Action::Uno => message!("offer-uno"),
        Action::Catch(seat) => message!("offer-catch", seat = *seat),
        Action::Accept => message!("offer-accept"),
        Action::Challenge => message!("offer-challenge"),
    }
}

/// A view as text.
pub(crate) fn show(view: &View, table: &Scorecard, speaker: &Speaker<'_>) -> String {
    let (draw, discard) = (view.draw_pile, view.discard_pile);
    let colour = view.colour.map_or_else(|| message!("colour-none"), Colour::message);
    let piles = message!("show-piles", card = view.top, colour = colour, draw = draw, discard = discard);
    let way = if view.clockwise { "→" } else { "←" };
    let mut lines = vec![format!("{way} {}", speaker.say(&piles))];
    for seat in view.players.iter() {
        let count = view.counts[seat.index()];
        let mut line = format!("{} {}: {count}", if seat == view.turn { ">" } else { " " }, speaker.name(seat.0));
        for mark in marks(view, table, seat) {
            line.push(' ');
            line.push_str(&speaker.say(&mark));
        }
        lines.push(line);
    }
    lines.push(speaker.say(&asks(view.turn, &view.step)));
    if let Some(Challenge { by, of, unfair, cards }) = &view.challenge {
        lines.push(speaker.say(&challenged(*by, *of, *unfair)));
        lines.extend(cards.as_ref().map(|cards| speaker.say(&message!("show-saw", seat = *of, cards = list(cards)))));
    }
    if !view.own.is_empty() {
        lines.push(speaker.say(&message!("show-own", cards = list(&view.own))));
    }
    lines.join("\n")
}

/// What is to be said of a seat in a word or two.
fn marks(view: &View, table: &Scorecard, seat: Seat) -> impl Iterator<Item = Message> {
    let marks = [
        ("show-called", view.called.contains(seat)),
        ("show-exposed", view.exposed.iter().any(|exposed| exposed.seat == seat)),
        ("show-dealer", seat == view.dealer),
        ("show-away", table.away.contains(seat)),
    ];
    marks.into_iter().filter(|(_, holds)| *holds).map(|(mark, _)| Message::new(mark))
}

/// What a seat is asked.
fn asks(seat: Seat, step: &Asked) -> Message {
    match step {
        Asked::Play => message!("show-play", seat = seat),
        Asked::Drawn { card: Some(card) } => message!("show-drew", seat = seat, card = *card),
        Asked::Drawn { card: None } => message!("show-drew-hidden", seat = seat),
        Asked::Colour => message!("show-colour", seat = seat),
        Asked::Answer { cards, card, by, .. } => {
            message!("show-answer", seat = seat, cards = *cards, card = *card, by = *by)
        }
    }
}

fn challenged(by: Seat, of: Seat, unfair: bool) -> Message {
    message!("news-challenged", by = by, of = of, rightly = unfair)
}

fn list(cards: &Cards) -> Vec<Card> {
    cards.iter().collect()
}

/// What is said of news.
pub(crate) fn narrate(news: &News) -> Option<Message> {
    Some(match news {
        News::Turn { step: Asked::Play | Asked::Drawn { .. }, .. } | News::Exposed { .. } | News::Escaped { .. } => {
            return None;
        }
        News::Turn { seat, step: Asked::Answer { cards, .. }, .. } => {
            message!("news-to-draw", seat = *seat, cards = *cards)
        }
        News::Turn { seat, step: Asked::Colour, .. } => message!("news-to-name", seat = *seat),
        News::Dealt { dealer, top, .. } => message!("news-dealt", seat = *dealer, card = *top),
        News::Named { seat, colour, .. } => message!("news-named", seat = *seat, colour = *colour),
        News::Laid { seat, card, colour: None } => message!("news-laid", seat = *seat, card = *card),
        News::Laid { seat, card, colour: Some(colour) } => {
            message!("news-laid-wild", seat = *seat, card = *card, colour = *colour)
        }
        News::Reversed => message!("news-reversed"),
        News::Skipped { seat } => message!("news-skipped", seat = *seat),
        News::Swapped { seat, with } => message!("news-swapped", seat = *seat, with = *with),
        News::Rotated => message!("news-rotated"),
        News::Drew { seat, cards: Some(own), .. } => message!("news-drew-own", seat = *seat, cards = own.clone()),
        News::Drew { seat, count, cards: None, .. } => message!("news-drew", seat = *seat, cards = *count),
        News::Reshuffled => message!("news-reshuffled"),
        News::Passed { seat } => message!("news-passed", seat = *seat),
        News::Accepted { seat } => message!("news-accepted", seat = *seat),
        News::Challenged { by, of, unfair, .. } => challenged(*by, *of, *unfair),
        News::Called { seat } => message!("news-called", seat = *seat),
        News::Caught { seat, by } => message!("news-caught", seat = *seat, by = *by),
        News::TimedOut { seat } => message!("news-timed-out", seat = *seat),
        News::Gone { seat } => message!("news-gone", seat = *seat),
    })
}

/// What was left.
pub(crate) fn narrate_details(details: &Details) -> Vec<Message> {
    let left = details.left.iter().filter(|left| !left.cards.is_empty());
    left.map(|left| {
        let cards: Vec<Card> = left.cards.iter().map(|(card, _)| *card).collect();
        message!("news-left", seat = left.seat, cards = cards, points = left.points)
    })
    .collect()
}
