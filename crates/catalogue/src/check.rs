//! Checking a match with one's own eyes: what `houserules verify` says, and *Check this match* on the page.
//!
//! A log is decided again with the rules of this house, its secret is compared with what was promised before the deal, and
//! every draw is derived from it. That is the log against itself; whoever took part can also say what they noted when it was
//! dealt ([`Noted`]): then nobody can have made up another log since.

use crate::{Catalogue, Unreadable};
use kernel::fair::Unfair;
use kernel::{Content, ContentUse, Fault, Header, LogFault, Message, Reveal, Seat, SpecError, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a device noted of a match while it was there.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Noted {
    /// The promise that it was shown before the deal, in hex.
    #[serde(default)]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// What it sent for the shuffle.
    #[serde(default)]
    #[ts(optional)]
    pub entropy: Option<String>,
    /// Where its player sat.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
}

/// What came of checking a match.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Checked {
    /// Nothing was found that should not be.
    pub sound: bool,
    /// Which game, as far as that can be read.
    pub game: Option<String>,
    /// What was looked at, one after the other.
    pub findings: Vec<Finding>,
    /// Where the first difference is.
    pub place: Option<Place>,
}

/// One thing that was looked at.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Finding {
    /// What is the matter with it.
    pub verdict: Verdict,
    /// In words.
    pub what: Message,
}

/// What is the matter with something that was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It is as it should be.
    Holds,
    /// It is not.
    Broken,
    /// Only to be known.
    Told,
}

/// A place in a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// Which entry of the match, from 1: the deal. None: the header, or what is no entry.
    pub entry: Option<usize>,
    /// Which event of the entry, from 1.
    pub event: Option<usize>,
}

/// What a sentence shows of something long.
const SHOWN: usize = 300;

/// The most bytes that are looked at: no match comes near.
pub const LARGEST: usize = 64 << 20;

impl Catalogue {
    /// Checks the log of a match: the text of a file, and what a device noted of the match.
    pub fn check(&self, log: &[u8], content: &Content, noted: &Noted) -> Checked {
        let text = match readable(log) {
            Ok(text) => text,
            Err(why) => return Checked::broken(None, why, None),
        };
        let header = match kernel::log::read_header(text) {
            Ok(header) => header,
            Err(fault) => return Checked::at(None, &fault),
        };
        let mut checked = self.decided_again(text, &header, content);
        checked.compare(&header, reveal_of(text).as_ref(), noted);
        checked
    }

    fn decided_again(&self, text: &str, header: &Header, content: &Content) -> Checked {
        let game = header.game.clone();
        let Some(kind) = self.get(&game) else {
            let why = message!("log-no_game", game = clip(&game));
            return Checked::broken(Some(game), why, Some(Place::on(1)));
        };
        let other: Vec<Message> = header.content.iter().filter_map(|note| other_content(note, content)).collect();
        if !other.is_empty() {
            let why = message!("log-other_content", why = other);
            return Checked::broken(Some(game), why, Some(Place::on(1)));
        }
        match kind.verify(text, content) {
            Ok(verified) => Checked::holds(header, verified.entries),
            Err(Unreadable::Log(fault)) => Checked::at(Some(game), &fault),
            Err(Unreadable::Rules(errors)) => Checked::broken(Some(game), unknown_rules(&errors), Some(Place::on(1))),
            Err(Unreadable::Said(why)) => Checked::broken(Some(game), why, Some(Place::on(1))),
            Err(Unreadable::Other(why)) => {
                Checked::broken(Some(game), message!("file-unreadable", why = clip(&why)), Some(Place::on(1)))
            }
        }
    }
}

fn unknown_rules(errors: &[SpecError]) -> Message {
    let why: Vec<Message> = errors.iter().map(SpecError::message).collect();
    message!("log-rules", why = why)
}

/// A log as text, if it can be one.
fn readable(log: &[u8]) -> Result<&str, Message> {
    if log.len() > LARGEST {
        return Err(message!("log-too_large", megabytes = log.len() >> 20));
    }
    std::str::from_utf8(log).map_err(|_| message!("log-not_text"))
}

/// What was played with and is not here, or is something else here.
fn other_content(noted: &ContentUse, content: &Content) -> Option<Message> {
    let (kind, name) = (message!("content-kind", kind = noted.kind.replace(' ', "-")), &noted.name);
    match content.note(&noted.kind, name) {
        None => Some(message!("content-none", kind = kind, name = name)),
        Some(here) if here.checksum != noted.checksum => {
            Some(message!("log-content_changed", kind = kind, name = name))
        }
        Some(_) => None,
    }
}

/// The last line tells the secret; it is read here without knowing the game.
fn reveal_of(text: &str) -> Option<Reveal> {
    #[derive(Deserialize)]
    struct Last {
        reveal: Reveal,
    }
    let last = text.lines().next_back().filter(|line| line.starts_with("{\"reveal\""))?;
    kernel::json::read::<Last>(last).ok().map(|last| last.reveal)
}

impl Checked {
    fn holds(header: &Header, entries: usize) -> Self {
        let findings = vec![
            Finding::new(Verdict::Holds, message!("check-moves", entries = entries)),
            Finding::new(Verdict::Holds, message!("check-commitment")),
        ];
        let mut checked = Checked { sound: true, game: Some(header.game.clone()), findings, place: None };
        if let Some(origin) = &header.origin {
            let what = message!("check-origin", entry = origin.entries).with("match", clip(&origin.name));
            checked.findings.push(Finding::new(Verdict::Told, what));
        }
        if header.again {
            checked.findings.push(Finding::new(Verdict::Told, message!("check-again")));
        }
        checked
    }

    fn broken(game: Option<String>, what: Message, place: Option<Place>) -> Self {
        Checked { sound: false, game, findings: vec![Finding::new(Verdict::Broken, what)], place }
    }

    fn at(game: Option<String>, fault: &LogFault) -> Self {
        Checked::broken(game, said_of(fault), Some(Place::of(fault)))
    }

    /// The log beside what the device noted.
    fn compare(&mut self, header: &Header, reveal: Option<&Reveal>, noted: &Noted) {
        let shown = match &noted.commitment {
            None => Finding::new(Verdict::Told, message!("check-shown-nothing")),
            Some(shown) if *shown == header.commitment => Finding::new(Verdict::Holds, message!("check-shown")),
            Some(shown) => {
                let logged = clip(&header.commitment);
                Finding::new(Verdict::Broken, message!("check-shown-other", shown = clip(shown), logged = logged))
            }
        };
        let sent = match (&noted.entropy, reveal) {
            (None, _) => noted.commitment.is_some().then(|| {
                // Who noted the promise was there; without it nothing can be missed.
                Finding::new(Verdict::Told, message!("check-sent-nothing"))
            }),
            // What the log does not tell has been found wanting already.
            (Some(_), None) => None,
            (Some(sent), Some(reveal)) if is_in(&reveal.entropy, sent, noted.seat) => {
                Some(Finding::new(Verdict::Holds, message!("check-sent")))
            }
            (Some(sent), Some(_)) => {
                Some(Finding::new(Verdict::Broken, message!("check-sent-other", sent = clip(sent))))
            }
        };
        self.findings.push(shown);
        self.findings.extend(sent);
        self.sound = self.findings.iter().all(|finding| finding.verdict != Verdict::Broken);
    }
}

/// Was this sent from that seat, or from any where none is known?
fn is_in(entropy: &[String], sent: &String, seat: Option<Seat>) -> bool {
    match seat {
        Some(seat) => entropy.get(seat.index()) == Some(sent),
        None => entropy.contains(sent),
    }
}

impl Finding {
    fn new(verdict: Verdict, what: Message) -> Self {
        Finding { verdict, what }
    }
}

impl Place {
    fn on(line: usize) -> Self {
        Place { line, entry: None, event: None }
    }

    /// Entry 1, the deal, stands on line 2.
    fn of(fault: &LogFault) -> Self {
        let event = match &fault.fault {
            Fault::Differs { event, .. } => *event,
            Fault::Misfit(misfit) => misfit.event.as_ref().map(|(number, _)| *number),
            _ => None,
        };
        let is_entry = matches!(fault.fault, Fault::Differs { .. } | Fault::Misfit(_) | Fault::TimeWentBack);
        Place { line: fault.line, entry: (is_entry && fault.line > 1).then(|| fault.line - 1), event }
    }
}

/// What is wrong with a log, and where. What a game finds odd about an event is for makers: English, in brackets.
pub fn said_of(fault: &LogFault) -> Message {
    let why = match &fault.fault {
        Fault::Empty => message!("log-empty"),
        Fault::CutShort => message!("log-cut_short"),
        Fault::Unreadable(why) if fault.line == 1 => message!("log-no_log").with("why", clip(why)),
        Fault::Unreadable(why) => message!("file-unreadable", why = clip(why)),
        Fault::TooNew(format) => message!("log-too_new", format = *format, ours = kernel::log::FORMAT),
        Fault::TooOld(format) => message!("log-too_old", format = *format, ours = kernel::log::FORMAT),
        Fault::AfterTheEnd => message!("log-after_the_end"),
        Fault::Misfit(misfit) => message!("log-misfit", why = clip(&misfit.why)),
        Fault::TimeWentBack => message!("log-time_went_back"),
        Fault::Differs { logged, decided, .. } => {
            let same = logged.bytes().zip(decided.bytes()).take_while(|(one, other)| one == other).count();
            message!("log-differs", logged = clip_from(logged, same), decided = clip_from(decided, same))
        }
        Fault::Seats { seats, least, most } => message!("log-seats", seats = *seats, least = *least, most = *most),
        Fault::OtherContent(whys) => message!("log-other_content", why = clip(&whys.join("; "))),
        Fault::OriginTooLong(entries) => message!("log-origin_too_long", entries = *entries),
        Fault::NotRevealed => message!("log-not_revealed"),
        Fault::Unfair(Unfair::Unreadable) => message!("log-secret_unreadable"),
        Fault::Unfair(Unfair::OtherSecret) => message!("log-other_secret"),
    };
    let Place { line, entry, event } = Place::of(fault);
    message!("check-fault", line = line, entry = entry.unwrap_or(0), event = event.unwrap_or(0), why = why)
}

/// So much of it as a sentence can hold: what comes from outside may be of any length.
fn clip(text: &str) -> String {
    clip_from(text, 0)
}

/// The same from shortly before a place on.
fn clip_from(text: &str, place: usize) -> String {
    const BEFORE: usize = 40;
    let from = text.floor_char_boundary(if place > SHOWN / 2 { place - BEFORE } else { 0 });
    let to = text.floor_char_boundary((from + SHOWN).min(text.len()));
    let dots = |more: bool| if more { "…" } else { "" };
    format!("{}{}{}", dots(from > 0), &text[from..to], dots(to < text.len()))
}
