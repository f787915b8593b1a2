//! Who may know what, and how it reads.

use crate::Table;
use crate::card::{Card, Cards, Colour};
use crate::state::{Action, Event, Exposed, Hand, MOST, Penalty, Shown, Step, Why};
use kernel::{BySeat, Draws, Moment, Names, Seat, SeatSet, Viewer};
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
    let mut held = BySeat::of(MOST, Cards::default());
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

fn imagine_step(view: &View, held: &BySeat<Cards>, draws: &mut Draws) -> Step {
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
pub(crate) fn label(action: &Action) -> String {
    match action {
        Action::Lay { card, colour: None, with: None } => ["Play ", card.name()].concat(),
        Action::Lay { card, colour: Some(colour), with: None } => {
            ["Play ", card.name(), " as ", colour.name()].concat()
        }
        Action::Lay { card, with: Some(with), .. } => format!("Play {}, swap with seat {}", card.name(), with.0 + 1),
        Action::Draw => "Draw".into(),
        Action::Pass => "Pass".into(),
        Action::Name(colour) => ["Name ", colour.name()].concat(),
        Action::Uno => "UNO!".into(),
        Action::Catch(seat) => format!("Catch seat {}", seat.0 + 1),
        Action::Accept => "Accept".into(),
        Action::Challenge => "Challenge".into(),
    }
}

/// A view as text.
pub(crate) fn show(view: &View, table: &Table, names: &Names) -> String {
    let colour = view.colour.map_or("no colour yet", Colour::name);
    let way = if view.clockwise { "→" } else { "←" };
    let mut lines = vec![format!(
        "on top {} ({colour}) {way}  draw pile {}, discard pile {}",
        view.top.name(),
        view.draw_pile,
        view.discard_pile
    )];
    for seat in view.players.iter() {
        let count = view.counts[seat.index()];
        let mut line = format!("{} {}: {count}", if seat == view.turn { ">" } else { " " }, names.of(seat));
        let exposed = view.exposed.iter().any(|exposed| exposed.seat == seat);
        for (mark, holds) in [
            (" UNO", view.called.contains(seat)),
            (" may be caught", exposed),
            (" dealer", seat == view.dealer),
            (" away", table.away.contains(seat)),
        ] {
            line.push_str(if holds { mark } else { "" });
        }
        lines.push(line);
    }
    lines.push(format!("{} {}", names.of(view.turn), ask_text(&view.step, names)));
    if let Some(Challenge { by, of, unfair, cards }) = &view.challenge {
        let verdict = if *unfair { "rightly" } else { "wrongly" };
        let cards = cards.as_ref().map(|cards| format!(", and saw {}", list(cards.iter()))).unwrap_or_default();
        lines.push(format!("{} challenged {} {verdict}{cards}", names.of(*by), names.of(*of)));
    }
    if !view.own.is_empty() {
        lines.push(format!("your cards: {}", list(view.own.iter())));
    }
    lines.join("\n")
}

fn ask_text(step: &Asked, names: &Names) -> String {
    match step {
        Asked::Play => "is to play or draw".into(),
        Asked::Drawn { card: Some(card) } => format!("drew {} and plays it or passes", card.name()),
        Asked::Drawn { card: None } => "drew a card and plays it or passes".into(),
        Asked::Colour => "is to name a colour".into(),
        Asked::Answer { cards, card, by, .. } => {
            format!("is to draw {cards}, by the {} of {}", card.name(), names.of(*by))
        }
    }
}

fn list(cards: impl Iterator<Item = Card>) -> String {
    cards.map(Card::name).collect::<Vec<_>>().join(", ")
}

fn cards(count: u8) -> String {
    if count == 1 { "a card".into() } else { format!("{count} cards") }
}

/// News as a sentence.
pub(crate) fn narrate(news: &News, names: &Names) -> String {
    let of = |seat: &Seat| names.of(*seat).to_string();
    match news {
        News::Dealt { dealer, top, .. } => format!("{} deals and turns the {}.", of(dealer), top.name()),
        News::Turn { seat, step: Asked::Answer { cards, .. }, .. } => format!("{} is to draw {cards}.", of(seat)),
        News::Turn { seat, step: Asked::Colour, .. } => format!("{} names the first colour.", of(seat)),
        News::Turn { .. } | News::Exposed { .. } | News::Escaped { .. } => String::new(),
        News::Named { seat, colour, .. } => format!("{} names {}.", of(seat), colour.name()),
        News::Laid { seat, card, colour: None } => format!("{} plays {}.", of(seat), card.name()),
        News::Laid { seat, card, colour: Some(colour) } => {
            format!("{} plays {} and names {}.", of(seat), card.name(), colour.name())
        }
        News::Reversed => "Play goes the other way.".into(),
        News::Skipped { seat } => format!("{} is left out.", of(seat)),
        News::Swapped { seat, with } => format!("{} and {} swap hands.", of(seat), of(with)),
        News::Rotated => "All hands go on to the next player.".into(),
        News::Drew { seat, cards: Some(own), .. } => format!("{} draws {}.", of(seat), list(own.iter().copied())),
        News::Drew { seat, count, cards: None, .. } => format!("{} draws {}.", of(seat), cards(*count)),
        News::Reshuffled => "The discard pile is shuffled.".into(),
        News::Passed { seat } => format!("{} passes.", of(seat)),
        News::Accepted { seat } => format!("{} takes it.", of(seat)),
        News::Challenged { by, of: who, unfair, .. } => {
            let verdict = if *unfair { "rightly" } else { "wrongly" };
            format!("{} challenges {}, {verdict}.", of(by), of(who))
        }
        News::Called { seat } => format!("{}: UNO!", of(seat)),
        News::Caught { seat, by } => format!("{} catches {}, who said nothing.", of(by), of(seat)),
        News::TimedOut { seat } => format!("The time of {} is up.", of(seat)),
        News::Gone { seat } => format!("The cards of {} go into the draw pile.", of(seat)),
    }
}

/// What was left, as text.
pub(crate) fn narrate_details(details: &Details, names: &Names) -> String {
    let left = details.left.iter().filter(|left| !left.cards.is_empty());
    let lines: Vec<String> = left
        .map(|left| {
            format!(
                "{} is left with {} ({}).",
                names.of(left.seat),
                list(left.cards.iter().map(|(card, _)| *card)),
                left.points
            )
        })
        .collect();
    lines.join(" ")
}
