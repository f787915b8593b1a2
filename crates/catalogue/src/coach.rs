//! The coach: what a game itself advises; where it says nothing, what its strongest bot would do, and why, as far as it can
//! say.

use crate::erased::written;
use crate::raw::Raw;
use kernel::{Advice, Chance, EntryOf, Game, Kind, Message, Moment, Offer, Seat, Turn, Words, message};
use std::sync::Arc;

/// Where somebody asks: what they may do, how the match stands, and how it came there.
pub(crate) struct Asking<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) state: G::State,
    pub(crate) entries: Arc<Vec<EntryOf<G>>>,
    pub(crate) offers: Arc<Vec<Offer<G::Action>>>,
    pub(crate) seat: Seat,
    pub(crate) now: Moment,
}

/// What is advised in that seat, of what the seat sees and nothing else. Nothing: nobody knows these rules, or there is
/// nothing to do.
pub(crate) fn coached<K: Kind>(kind: &K, asking: &Asking<K::Game>, luck: &Chance) -> Vec<Advice<Raw>> {
    let Asking { game, state, entries, offers, seat, now } = asking;
    let turn = Turn::new(&**game, state, *seat, offers, *now).since(entries);
    let own = game.advise(turn.view(), *seat);
    if !own.is_empty() || offers.is_empty() {
        return own.into_iter().map(written).collect();
    }
    let strongest = kind.card().bots.iter().rev().find_map(|card| kind.bot(card.id, game, *seat));
    let Some(mut bot) = strongest else { return Vec::new() };
    let Some(wish) = bot.act(&turn, &mut luck.draws("coach", entries.len() as u64)) else {
        return vec![Advice::of(message!("coach-waits"))];
    };
    let place = offers.iter().position(|offer| offer.action() == Some(&wish.action));
    let exact = Offer::exact(wish.action.clone());
    let what = game.label(turn.view(), place.map_or(&exact, |place| &offers[place]));
    let why = place.and_then(|place| why(&**game, &turn, *seat, offers, place));
    let would = Advice::to(message!("coach-would", what = what), Raw::of(&wish.action));
    std::iter::once(would).chain(why.map(Advice::of)).collect()
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
