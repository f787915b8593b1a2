//! Players that are programs. They get a view and offers, like everyone.

mod easy;
mod strong;

pub use easy::Easy;
pub use strong::Strong;

use crate::state::Action;
use crate::{Card, Colour, Game};
use kernel::{BotCard, Seat, Turn, Wish};

/// Plays whatever goes, and is not always awake.
pub const EASY: BotCard = BotCard { id: "easy", sentence: "Plays any card that goes, and forgets UNO now and then." };
/// Plans its colours, challenges, and misses nothing.
pub const STRONG: BotCard =
    BotCard { id: "strong", sentence: "Plans its colours, saves its wild cards, challenges, and misses no UNO." };

/// What a bot does: something of the game, or "ready" between hands.
type Does = Option<Wish<rounds::Action<Action>>>;

/// People like to see what a bot does.
const PACE: u64 = 1_200;

fn play(action: Action) -> Does {
    Some(Wish { action: rounds::Action::Play(action), delay: PACE })
}

/// "Ready", if that is asked.
fn go_on(turn: &Turn<'_, Game>) -> Does {
    let ready = turn.offers().iter().any(|offer| offer.action() == Some(&rounds::Action::Ready));
    ready.then_some(Wish { action: rounds::Action::Ready, delay: PACE })
}

/// What the game offers.
fn offered<'a>(turn: &'a Turn<'_, Game>) -> impl Iterator<Item = &'a Action> {
    turn.offers().iter().filter_map(|offer| match offer.action() {
        Some(rounds::Action::Play(action)) => Some(action),
        _ => None,
    })
}

fn is_offered(turn: &Turn<'_, Game>, wanted: &Action) -> bool {
    offered(turn).any(|action| action == wanted)
}

/// The cards that may be laid now, with what is named with them.
fn lays(turn: &Turn<'_, Game>) -> Vec<(Card, Option<Colour>, Option<Seat>)> {
    let lay = |action: &Action| match action {
        Action::Lay { card, colour, with } => Some((*card, *colour, *with)),
        _ => None,
    };
    offered(turn).filter_map(lay).collect()
}

fn catch(turn: &Turn<'_, Game>) -> Option<Action> {
    offered(turn).find(|action| matches!(action, Action::Catch(_))).cloned()
}

/// Draw, pass, accept, name a colour: what is left when no card is laid.
fn make_do(turn: &Turn<'_, Game>, colour: Colour) -> Does {
    let wanted = [Action::Name(colour), Action::Accept, Action::Draw, Action::Pass];
    wanted.into_iter().find(|action| is_offered(turn, action)).and_then(play)
}
