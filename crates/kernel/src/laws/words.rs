//! Everything that is said has words.

use super::Breach;
use crate::perft::table_of;
use crate::{
    Arg, Book, Chance, Content, Entry, Game, Kind, Match, Message, Offer, Outcome, RandomBot, Seat, Viewer, Words,
    book_of, play_out,
};

/// Checks that a game's files of words can be read, and that English has words for all that matches by random bots make
/// it say: the log, the buttons, refusals, the end with its figures, and the headings of its rules.
pub(super) fn check<K: Kind>(kind: &K, content: &Content, plays: u64, steps: usize) -> Result<(), Breach> {
    // A game that says nothing of its own speaks in JSON: that is for tests.
    if kind.card().words.is_empty() {
        return Ok(());
    }
    let book = book_of(kind);
    let breach = |play: u64, entry: usize, seen: String, rules: &str| Breach {
        law: "everything has words",
        play,
        entry,
        seen,
        rules: rules.into(),
    };
    if let Some(fault) = book.faults().first() {
        return Err(breach(0, 0, fault.to_string(), ""));
    }
    for card in kind.card().rules {
        let heading = Message::called(format!("category-{}", card.category));
        speechless(&book, &heading).map_or(Ok(()), |id| Err(breach(0, 0, format!("{id} has no words"), card.id)))?;
    }
    for preset in kind.card().presets {
        let Ok(made) = kind.compose(&preset.rules, content) else { continue };
        let seats = made.game.places().least;
        for play in 0..plays.min(3) {
            let Ok(mut table) = table_of(kind, &preset.rules, content, seats, play) else { continue };
            let bot = || Box::new(RandomBot::new(table.game.clone())) as Box<dyn crate::Bot<K::Game>>;
            let mut bots: Vec<_> = (0..seats).map(|_| bot()).collect();
            // Whether it comes to an end is another law's concern.
            let _ = play_out(&mut table, &mut bots, &Chance::seeded(play), steps);
            for (entry, message) in said(&table) {
                if let Some(id) = speechless(&book, &message) {
                    return Err(breach(play, entry, format!("{id} has no words"), &preset.id));
                }
            }
        }
    }
    Ok(())
}

/// The first id in a message that has no English words.
fn speechless(book: &Book, message: &Message) -> Option<String> {
    if !book.has(::words::ENGLISH, &message.id) {
        return Some(message.id.to_string());
    }
    fn inside(book: &Book, arg: &Arg) -> Option<String> {
        match arg {
            Arg::Message(message) => speechless(book, message),
            Arg::List(list) => list.iter().find_map(|arg| inside(book, arg)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Quote(_) => None,
        }
    }
    message.args.iter().find_map(|(_, arg)| inside(book, arg))
}

/// All that a match says, with the entry after which it does.
fn said<G: Words>(table: &Match<G>) -> Vec<(usize, Message)> {
    let mut all = Vec::new();
    let mut state = table.game.blank(&table.log.header.setup);
    for (number, entry) in table.log.entries.iter().enumerate() {
        let mut say = |messages: Vec<Message>| all.extend(messages.into_iter().map(|message| (number, message)));
        say(told(&*table.game, entry));
        entry.events.iter().for_each(|event| table.game.evolve(&mut state, event));
        say(offered(&*table.game, &state));
    }
    let last = table.log.entries.len();
    all.extend(table.game.outcome(&table.state).iter().flat_map(ended).map(|message| (last, message)));
    all
}

fn told<G: Words>(game: &G, entry: &Entry<G::Action, G::Event>) -> Vec<Message> {
    let viewers = [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
    let news = entry.events.iter().flat_map(|event| viewers.iter().filter_map(|viewer| game.redact(event, *viewer)));
    news.flat_map(|news| game.narrate(&news)).collect()
}

/// The buttons of everybody, and what they would be told who pressed those of others.
fn offered<G: Words>(game: &G, state: &G::State) -> Vec<Message> {
    let mut messages = Vec::new();
    let seats: Vec<(Seat, Vec<Offer<G::Action>>)> =
        game.seated(state).iter().map(|seat| (seat, game.offers(state, seat))).collect();
    for (seat, offers) in &seats {
        let view = game.view(state, Viewer::Seat(*seat));
        messages.extend(offers.iter().map(|offer| game.label(&view, offer)));
        messages.extend(offers.iter().filter_map(|offer| offer.auto.as_ref()).map(|auto| auto.reason.clone()));
        messages.extend(offers.iter().filter_map(|offer| offer.hint.clone()));
        let others = seats.iter().filter(|(other, _)| other != seat).flat_map(|(_, offers)| offers.first());
        for action in others.filter_map(Offer::action) {
            messages.extend(game.objections(state, *seat, action).into_iter().map(|refusal| refusal.message));
        }
    }
    messages
}

fn ended(outcome: &Outcome) -> Vec<Message> {
    let figures = outcome.statistics.keys().chain(outcome.standings.iter().flat_map(|side| side.statistics.keys()));
    let figures = figures.map(|name| Message::called(format!("stat-{name}")));
    figures.chain([Message::called(format!("end-{}", outcome.reason))]).collect()
}
