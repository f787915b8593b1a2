//! Who may see what: everybody sees everything.

use crate::state::{End, Event, State};
use kernel::{Moment, Names, Seat, SeatSet};
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

pub(crate) fn show(view: &View, names: &Names) -> String {
    let pile = |(number, sticks): (usize, &u8)| {
        format!("Pile {}: {:2}  {}", number + 1, sticks, "|".repeat(usize::from(*sticks)))
    };
    let mut lines: Vec<String> = view.piles.iter().enumerate().map(pile).collect();
    lines.push(match (&view.turn, &view.end) {
        (Some(seat), _) => format!("{} to take.", names.of(*seat)),
        (None, Some(end)) => ended(end, names),
        (None, None) => "Not begun.".into(),
    });
    lines.join("\n")
}

pub(crate) fn narrate(news: &Event, names: &Names) -> String {
    match news {
        Event::Laid { piles } => {
            let sizes: Vec<String> = piles.iter().map(u8::to_string).collect();
            format!("Piles of {}.", sizes.join(", "))
        }
        Event::Took { seat, pile, sticks, late } => {
            let late = if *late { " (time was up)" } else { "" };
            let what = if *sticks == 1 { "stick" } else { "sticks" };
            format!("{} takes {sticks} {what} from pile {}{late}.", names.of(*seat), pile + 1)
        }
        Event::Left { seat } => format!("{} leaves.", names.of(*seat)),
        Event::Ended(end) => ended(end, names),
        Event::Turn { .. } => String::new(),
    }
}

fn ended(end: &End, names: &Names) -> String {
    let winners: Vec<&str> = end.winners.iter().map(|seat| names.of(seat)).collect();
    match winners.as_slice() {
        [] => "Nobody wins.".into(),
        [one] => format!("{one} wins."),
        several => format!("{} win.", several.join(" and ")),
    }
}
