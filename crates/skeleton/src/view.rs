//! Who may see what: one's own card, and all of them at the end.

use crate::Skeleton;
use crate::state::{Action, Card, End, Event, State};
use kernel::{BySeat, Message, Offer, Seat, SeatSet, Speaker, Viewer, Words, message};
use serde::Serialize;
use ts_rs::TS;

/// What one viewer sees.
#[derive(Clone, Debug, Serialize, TS)]
pub struct View {
    /// How many sit at the table.
    pub seats: u8,
    /// One's own card.
    pub own: Option<Card>,
    /// How many cards are in the deck.
    pub deck: usize,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Who swapped.
    pub swapped: SeatSet,
    /// Who left.
    pub gone: SeatSet,
    /// Everybody's card, at the end.
    pub shown: Option<BySeat<Card>>,
    /// The end, once it has come.
    pub end: Option<End>,
}

/// What one viewer is told.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// Everybody got a card.
    Dealt {
        /// One's own.
        own: Option<Card>,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A card was kept.
    Kept {
        /// By whom.
        seat: Seat,
    },
    /// A card was swapped.
    Swapped {
        /// By whom.
        seat: Seat,
        /// What they got; only they are told.
        card: Option<Card>,
    },
    /// Someone left.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The cards are shown.
    Shown {
        /// What each seat had.
        cards: BySeat<Card>,
        /// The end.
        end: End,
    },
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View {
        seats: state.cards.seats(),
        own: viewer.seat().and_then(|seat| state.cards.get(seat).copied()),
        deck: state.deck.len(),
        turn: state.turn,
        swapped: state.swapped,
        gone: state.gone,
        shown: state.end.is_some().then(|| state.cards.clone()),
        end: state.end.clone(),
    }
}

pub(crate) fn redact(event: &Event, viewer: Viewer) -> News {
    match event.clone() {
        Event::Dealt { cards, .. } => News::Dealt { own: viewer.seat().and_then(|seat| cards.get(seat).copied()) },
        Event::Turn { seat } => News::Turn { seat },
        Event::Kept { seat } => News::Kept { seat },
        Event::Swapped { seat, card } => News::Swapped { seat, card: viewer.is(seat).then_some(card) },
        Event::Left { seat } => News::Left { seat },
        Event::Shown { cards, end } => News::Shown { cards, end },
    }
}

impl Words for Skeleton {
    fn show(&self, view: &View, speaker: &Speaker<'_>) -> String {
        let own = view.own.map(|card| speaker.say(&message!("show-own", card = card)));
        let mut lines: Vec<String> = own.into_iter().collect();
        for (seat, card) in view.shown.iter().flat_map(BySeat::iter) {
            lines.push(speaker.say(&message!("show-card", seat = seat, card = *card)));
        }
        lines.push(match (view.turn, &view.end) {
            (Some(seat), _) => speaker.say(&message!("show-turn", seat = seat)),
            (None, Some(end)) => speaker.say(&won(end)),
            (None, None) => speaker.say(&message!("show-not-begun")),
        });
        lines.join("\n")
    }

    fn narrate(&self, news: &News) -> Vec<Message> {
        vec![match news {
            News::Dealt { own: Some(card) } => message!("news-dealt", card = *card),
            News::Dealt { own: None } | News::Turn { .. } => return Vec::new(),
            News::Kept { seat } => message!("news-kept", seat = *seat),
            News::Swapped { seat, card: None } => message!("news-swapped", seat = *seat),
            News::Swapped { seat, card: Some(card) } => message!("news-swapped-own", seat = *seat, card = *card),
            News::Left { seat } => message!("news-left", seat = *seat),
            News::Shown { end, .. } => won(end),
        }]
    }

    fn label(&self, _: &View, offer: &Offer<Action>) -> Message {
        match offer.action() {
            Some(Action::Swap) => message!("offer-swap"),
            _ => message!("offer-keep"),
        }
    }
}

fn won(end: &End) -> Message {
    message!("news-won", winners = end.winners, count = end.winners.len())
}
