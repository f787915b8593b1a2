//! The strongest bot as a coach: what it would do, and why, as far as it can say.

use crate::raw::Raw;
use kernel::{Chance, EntryOf, Game, Kind, Message, Moment, Offer, Seat, Turn, Words, message};
use serde::Serialize;
use std::sync::Arc;
use ts_rs::TS;

/// What a coach says.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Coached {
    /// In sentences: what it would do first.
    pub said: Vec<Message>,
    /// What it would do, if anything.
    #[ts(as = "Option<serde_json::Value>")]
    pub action: Option<Raw>,
}

/// A coach that is asked, with all that it needs: it may think where nobody waits for it. `None`: nobody knows these rules.
pub type Coach = Box<dyn FnOnce() -> Option<Coached> + Send>;

/// Where somebody asks: what they may do, how the match stands, and how it came there.
pub(crate) struct Asking<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) state: G::State,
    pub(crate) entries: Arc<Vec<EntryOf<G>>>,
    pub(crate) offers: Arc<Vec<Offer<G::Action>>>,
    pub(crate) seat: Seat,
    pub(crate) now: Moment,
}

/// What the strongest bot that can play this would do in that seat. It is shown what the seat sees, and nothing else. A game
/// with advice of its own gives that.
pub(crate) fn coached<K: Kind>(kind: &K, asking: &Asking<K::Game>, luck: &Chance) -> Option<Coached> {
    let Asking { game, state, entries, offers, seat, now } = asking;
    let turn = Turn::new(&**game, state, *seat, offers, *now).since(entries);
    let own = game.advise(turn.view(), *seat);
    if !own.is_empty() {
        return Some(Coached { said: own, action: None });
    }
    let mut bot = kind.card().bots.iter().rev().find_map(|card| kind.bot(card.id, game, *seat))?;
    let Some(wish) = bot.act(&turn, &mut luck.draws("coach", entries.len() as u64)) else {
        return Some(Coached { said: vec![message!("coach-waits")], action: None });
    };
    let place = offers.iter().position(|offer| offer.action() == Some(&wish.action));
    let exact = Offer::exact(wish.action.clone());
    let what = game.label(turn.view(), place.map_or(&exact, |place| &offers[place]));
    let mut said = vec![message!("coach-would", what = what)];
    said.extend(place.and_then(|place| why(&**game, &turn, *seat, offers, place)));
    Some(Coached { said, action: Some(Raw::of(&wish.action)) })
}

/// What it would come to, where the rules give hints.
fn why<G: Words>(
    game: &G,
    turn: &Turn<'_, G>,
    seat: Seat,
    offers: &[Offer<G::Action>],
    place: usize,
) -> Option<Message> {
    let hints = game.hints(turn.view(), seat, offers);
    hints.get(place).cloned().or_else(|| offers[place].hint.clone())
}
