//! What a page may ask, beside rooms: each is an errand, done a piece at a time.

use crate::protocol::Ask;
use crate::referee;
use catalogue::{AnyKind, AnyReplay, Raw};
use kernel::{Refusal, message};
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
        Ask::Open(_) | Ask::PlayOn(_) | Ask::Card { .. } | Ask::Coach { .. } | Ask::RoomPast { .. } => return None,
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
        Ask::Record { log } => at_once(move |house| {
            let written = kind_of(house, &log)?.write_record(&log).map_err(|e| no_log(&e))?;
            Ok(written.text)
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

fn no_log(why: &dyn std::fmt::Display) -> Refusal {
    Refusal::new("server.no_log", message!("server-no-log", why = why.to_string()))
}

fn kind_of<'a>(house: &'a House, log: &str) -> Result<&'a Arc<dyn AnyKind>, Refusal> {
    let header = kernel::log::read_header(log).map_err(|e| no_log(&e))?;
    house.catalogue.get(&header.game).ok_or_else(|| no_log(&format!("{} is not in this house", header.game)))
}

fn replay(house: &House, log: &str) -> Result<Box<dyn AnyReplay>, Refusal> {
    kind_of(house, log)?.replay(log).map_err(|e| no_log(&e))
}

fn point(house: &House, replay: &dyn AnyReplay, seat: Option<u8>, at: usize) -> Result<Past, Refusal> {
    let past = Past::seen(&house.catalogue, replay, seat, at);
    past.ok_or_else(|| Refusal::new("server.no_point", message!("server-no-point")))
}

/// A log as it is, a record of others as a log.
fn as_log(house: &House, text: &str) -> Result<String, Refusal> {
    let Some(kind) = house.catalogue.of_record(text.as_bytes()) else { return Ok(text.into()) };
    let name = kind.notation().map_or("", |notation| notation.name);
    let read = kind.read_record(text.as_bytes()).map_err(|fault| {
        let why = message!("server-no-record", name = name, line = fault.line, why = fault.why);
        Refusal::new("server.no_record", why.with("game", kind.about().id))
    });
    Ok(read?.0)
}

fn read_log(house: &House, text: &str) -> Result<MatchCard, Refusal> {
    let log = as_log(house, text)?;
    if log == text {
        kind_of(house, &log)?.verify(&log, &house.content).map_err(|e| no_log(&e))?;
    }
    let replay = replay(house, &log)?;
    Ok(MatchCard::of(&house.catalogue, replay.header().name.clone(), &*replay))
}

fn transcript(house: &House, game: &str, name: &str) -> Result<String, Refusal> {
    let (kind, book) = (house.catalogue.get(game), house.catalogue.book(game));
    let played = kind.zip(book).and_then(|(kind, book)| kind.transcript(name, &house.content, book));
    let unknown = || Refusal::new("server.no_match", message!("server-no-match"));
    played.ok_or_else(unknown)?.map_err(|why| no_log(&why))
}
