//! Matches that are looked back at: what is told of one that is over, and what was seen at a point of it.

use crate::Line;
use crate::protocol::{MatchCard, Past};
use catalogue::{AnyKind, AnyReplay, Catalogue, Unreadable, said_of};
use kernel::{ENGLISH, LogFault, Message, RecordFault, Refusal, Seat, SpecError, Viewer, message};

impl MatchCard {
    /// All that is told of a match.
    pub fn of(catalogue: &Catalogue, id: String, replay: &dyn AnyReplay) -> Self {
        let header = replay.header();
        let kind = catalogue.get(&header.game);
        let notation = kind.and_then(|kind| kind.notation()).map(|notation| notation.id.to_string());
        let told = |entry: usize| replay.tell(entry, Viewer::Public).lines;
        let line = |entry: usize| Line(entry, replay.moment(entry).unwrap_or_default(), told(entry));
        MatchCard {
            id,
            game: header.game.clone(),
            rules: header.rules.to_vec(),
            names: header.names.clone(),
            bots: kind.map(|kind| crate::bots_of(header, kind.bots())).unwrap_or_default(),
            entries: replay.len(),
            lines: (0..replay.len()).map(line).collect(),
            outcome: replay.outcome(),
            commitment: header.commitment.clone(),
            reveal: replay.reveal().cloned(),
            notation,
        }
    }
}

impl Past {
    /// What a viewer saw after `at` entries.
    pub fn of(catalogue: &Catalogue, replay: &dyn AnyReplay, viewer: Viewer, at: usize) -> Self {
        let lines = if at == 0 { Vec::new() } else { replay.tell(at - 1, viewer).lines };
        let book = catalogue.book(&replay.header().game);
        let text = book.map_or_else(String::new, |book| replay.show(at, viewer, book, ENGLISH));
        let remark = at.checked_sub(1).and_then(|entry| replay.remark(entry));
        let (view, scores, backlog) = (replay.view(at, viewer), replay.scores(at), replay.backlog(at, viewer));
        Past { at, view, backlog, text, scores, lines, remark }
    }

    /// The same through the eyes of a seat, or of everyone; `None`: there is no such point, or no such seat.
    pub fn seen(catalogue: &Catalogue, replay: &dyn AnyReplay, seat: Option<u8>, at: usize) -> Option<Self> {
        let viewer = match seat {
            None => Viewer::Public,
            Some(seat) if seat < replay.header().setup.seats => Viewer::Seat(Seat(seat)),
            Some(_) => return None,
        };
        (at <= replay.len()).then(|| Past::of(catalogue, replay, viewer, at))
    }
}

/// That something is no log of a match, and why.
pub fn no_log(why: Message) -> Refusal {
    Refusal::new("server.no_log", message!("server-no-log", why = why))
}

/// The same where a line of it says so.
pub fn bad_log(fault: &LogFault) -> Refusal {
    no_log(said_of(fault))
}

/// Why a log cannot be decided again. What is wrong with its rules is said in the words of its game.
pub fn undecided(game: &str, why: &Unreadable) -> Refusal {
    let of_game = |why: Message| message!("server-no-log", why = why, game = game.to_string());
    let told = match why {
        Unreadable::Log(fault) => return bad_log(fault),
        Unreadable::Other(why) => return no_log(message!("file-unreadable", why = why)),
        Unreadable::Said(why) => of_game(why.clone()),
        Unreadable::Rules(errors) => {
            of_game(errors.first().map_or(message!("file-unreadable", why = why.to_string()), SpecError::message))
        }
    };
    Refusal::new("server.no_log", told)
}

/// What is wrong with a record of others, in the words of its game.
pub fn no_record(kind: &dyn AnyKind, fault: &RecordFault) -> Refusal {
    let name = kind.notation().map_or("", |notation| notation.name);
    let why = message!("server-no-record", name = name, line = fault.line, why = fault.why.clone());
    Refusal::new("server.no_record", why.with("game", kind.about().id))
}
