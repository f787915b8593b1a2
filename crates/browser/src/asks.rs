//! What a page may ask, beside rooms: each is an errand, done a piece at a time.

use crate::protocol::Ask;
use crate::referee;
use catalogue::{AnyKind, AnyReplay, Raw, Unreadable};
use kernel::{Refusal, Seat, message};
use std::sync::Arc;
use table::House;
use table::protocol::{CatalogueCard, MatchCard, Past, VERSION};

/// What a piece of an errand comes to.
pub enum Step {
    /// It is done: what was asked for, or why not.
    Done(Result<Raw, Refusal>),
    /// It is not: what is known so far, if it is worth telling.
    More(Option<Raw>),
}

/// Something that was asked. It is called until it is done, and should take a tenth of a second each time. Where it lacked
/// content that can be fetched, what it came to is not told: it is called again when that has come.
pub type Errand = Box<dyn FnMut(&House) -> Step>;

/// An errand that is done in one go.
pub(crate) fn at_once<T: serde::Serialize>(work: impl Fn(&House) -> Result<T, Refusal> + 'static) -> Errand {
    Box::new(move |house| Step::Done(work(house).map(|found| Raw::of(&found))))
}

/// The errand of a question; `None`: it is one of a room.
pub(crate) fn errand(ask: Ask) -> Option<Errand> {
    Some(match ask {
        Ask::Open(_) | Ask::PlayOn(_) | Ask::Card { .. } | Ask::RoomPast { .. } => return None,
        Ask::Check { log, noted } => referee::check(log, noted),
        Ask::IsRecord { text } => at_once(move |house| Ok(house.catalogue.of_record(text.as_bytes()).is_some())),
        Ask::Effect(effect) => referee::effect(*effect),
        Ask::MatchCard { name, log } => at_once(move |house| {
            let replay = replay(house, &log)?;
            Ok(MatchCard::of(&house.catalogue, name.clone(), &*replay))
        }),
        Ask::MatchPast { log, at, seat } => at_once(move |house| point(house, &*replay(house, &log)?, seat, at)),
        Ask::ReadLog { log } => at_once(move |house| read_log(house, &log)),
        Ask::LogPast { log, at, seat } => at_once(move |house| {
            let log = as_log(house, &log)?;
            point(house, &*replay(house, &log)?, seat, at)
        }),
        Ask::Analysis { log } => at_once(move |house| {
            let log = as_log(house, &log)?;
            let kind = kind_of(house, &log)?;
            kind.analyse(&log, &house.content).map_err(|why| undecided(&**kind, &why))
        }),
        Ask::Forecast { log, action, seat } => at_once(move |house| {
            let log = as_log(house, &log)?;
            let kind = kind_of(house, &log)?;
            let table = kind.reopen(&log, &house.content).map_err(|why| undecided(&**kind, &why))?;
            let last = table.header().setup.seats.saturating_sub(1);
            Ok(table.forecast(Seat(seat.min(last)), &action))
        }),
        Ask::Record { log } => at_once(move |house| {
            let kind = kind_of(house, &log)?;
            kind.write_record(&log).map(|written| written.text).map_err(|why| undecided(&**kind, &why))
        }),
        Ask::Preview { game, kind, name } => at_once(move |house| {
            let found = house.catalogue.get(&game).and_then(|game| game.preview(&house.content, &kind, &name));
            found.ok_or_else(|| Refusal::new("server.no_content", message!("server-no-content")))
        }),
        Ask::Catalogue {} => at_once(|house| {
            let names = |kind: &str| (kind.to_string(), house.content.names(kind).map(str::to_string).collect());
            Ok(CatalogueCard {
                version: VERSION,
                games: house.catalogue.cards(&house.content),
                variants: house.variants.clone(),
                content: house.content.kinds().map(names).collect(),
            })
        }),
        Ask::Transcript { game, name } => at_once(move |house| transcript(house, &game, &name)),
    })
}

fn kind_of<'a>(house: &'a House, log: &str) -> Result<&'a Arc<dyn AnyKind>, Refusal> {
    let header = kernel::log::read_header(log).map_err(|fault| table::bad_log(&fault))?;
    let kind = house.catalogue.get(&header.game);
    kind.ok_or_else(|| table::no_log(message!("log-no_game", game = &header.game)))
}

fn undecided(kind: &dyn AnyKind, why: &Unreadable) -> Refusal {
    table::undecided(kind.about().id, why)
}

fn replay(house: &House, log: &str) -> Result<Box<dyn AnyReplay>, Refusal> {
    let kind = kind_of(house, log)?;
    kind.replay(log).map_err(|why| undecided(&**kind, &why))
}

fn point(house: &House, replay: &dyn AnyReplay, seat: Option<u8>, at: usize) -> Result<Past, Refusal> {
    let past = Past::seen(&house.catalogue, replay, seat, at);
    past.ok_or_else(|| Refusal::new("server.no_point", message!("server-no-point")))
}

/// A log as it is, a record of others as a log.
fn as_log(house: &House, text: &str) -> Result<String, Refusal> {
    let Some(kind) = house.catalogue.of_record(text.as_bytes()) else { return Ok(text.into()) };
    let read = kind.read_record(text.as_bytes()).map_err(|fault| table::no_record(&**kind, &fault));
    Ok(read?.0)
}

fn read_log(house: &House, text: &str) -> Result<MatchCard, Refusal> {
    let log = as_log(house, text)?;
    if log == text {
        let kind = kind_of(house, &log)?;
        kind.verify(&log, &house.content).map_err(|why| undecided(&**kind, &why))?;
    }
    let replay = replay(house, &log)?;
    Ok(MatchCard::of(&house.catalogue, replay.header().name.clone(), &*replay))
}

fn transcript(house: &House, game: &str, name: &str) -> Result<String, Refusal> {
    let (kind, book) = (house.catalogue.get(game), house.catalogue.book(game));
    let played = kind.zip(book).and_then(|(kind, book)| kind.transcript(name, &house.content, book));
    let unknown = || Refusal::new("server.no_match", message!("server-no-match"));
    let unplayable = |why: kernel::playthrough::Unplayable| message!("file-unreadable", why = why.to_string());
    played.ok_or_else(unknown)?.map_err(|why| table::no_log(unplayable(why)))
}
