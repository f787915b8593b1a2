//! Who may see what: everybody sees everything.

use crate::state::{End, Event, State, Take};
use kernel::{Message, Moment, Offer, Seat, SeatSet, Speaker, message};
use serde::Serialize;
use ts_rs::TS;

/// What everybody sees.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// How many sit at the table.
    pub seats: u8,
    /// The sticks in each pile.
    pub piles: Vec<u8>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When the turn began.
    pub began: Moment,
    /// When it ends by itself, if a rule limits it.
    pub until: Option<Moment>,
    /// Who left.
    pub gone: SeatSet,
    /// How many turns were played.
    pub turns: u32,
    /// The end, once it has come.
    pub end: Option<End>,
}

pub(crate) fn view(state: &State) -> View {
    let State { seats, piles, turn, began, until, gone, turns, end } = state.clone();
    View { seats, piles, turn, began, until, gone, turns, end }
}

/// The state that looks like this: there is only one.
pub(crate) fn state(view: &View) -> State {
    let View { seats, piles, turn, began, until, gone, turns, end } = view.clone();
    State { seats, piles, turn, began, until, gone, turns, end }
}

pub(crate) fn show(view: &View, speaker: &Speaker<'_>) -> String {
    let pile = |(number, sticks): (u8, &u8)| {
        let name = speaker.say(&message!("show-pile", pile = number));
        format!("{name}: {sticks:2}  {}", "|".repeat(usize::from(*sticks)))
    };
    let mut lines: Vec<String> = (1..).zip(&view.piles).map(pile).collect();
    lines.push(match (&view.turn, &view.end) {
        (Some(seat), _) => speaker.say(&message!("show-turn", seat = *seat)),
        (None, Some(end)) => speaker.say(&ended(end)),
        (None, None) => speaker.say(&message!("show-not-begun")),
    });
    lines.join("\n")
}

pub(crate) fn narrate(news: &Event) -> Option<Message> {
    Some(match news {
        Event::Laid { piles } => message!("news-laid", piles = piles.clone()),
        Event::Took { seat, pile, sticks, late } => {
            message!("news-took", seat = *seat, sticks = *sticks, pile = pile + 1, late = *late)
        }
        Event::Left { seat } => message!("news-left", seat = *seat),
        Event::Ended(end) => ended(end),
        Event::Turn { .. } => return None,
    })
}

pub(crate) fn label(offer: &Offer<Take>) -> Message {
    let Take { pile, sticks } = offer.action().copied().unwrap_or_default();
    message!("offer-take", sticks = sticks, pile = pile + 1)
}

fn ended(end: &End) -> Message {
    message!("news-ended", winners = end.winners, count = end.winners.len())
}
