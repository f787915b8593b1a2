//! Looking at logs.

use crate::any::Telling;
use crate::raw::Raw;
use kernel::log::Header;
use kernel::{
    Book, Content, Kind, Log, LogFault, Message, Moment, Outcome, Remark, Reveal, Seat, SeatSet, Speaker, SpecError,
    Viewer, Words, perft,
};
use std::cell::RefCell;
use std::sync::Arc;

/// Why a log or a choice cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// The log is damaged.
    #[error(transparent)]
    Log(#[from] LogFault),
    /// Its rules make no game here.
    #[error("{}", perft::join(.0))]
    Rules(Vec<SpecError>),
    /// The game says why.
    #[error("{0}")]
    Said(Message),
    /// What else.
    #[error("{0}")]
    Other(String),
}

impl From<Vec<SpecError>> for Unreadable {
    fn from(errors: Vec<SpecError>) -> Self {
        Unreadable::Rules(errors)
    }
}

/// A log that holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Verified {
    /// Which game it is of.
    pub game: String,
    /// How many entries were decided again.
    pub entries: usize,
}

/// A game, a log of it, and what is wrong with the rest of that log.
type Read<G> = (G, Log<G>, Option<LogFault>);

/// A log and the game it was played with: the rules stand in its header.
pub(crate) fn read<K: Kind>(kind: &K, text: &str, content: &Content) -> Result<Read<K::Game>, Unreadable> {
    let (log, fault) = Log::<K::Game>::read(text)?;
    let made = kind.compose(&log.header.rules, content)?;
    Ok((made.game, log, fault))
}

/// A log, to be looked at from any side at any point.
pub trait AnyReplay: Send {
    /// The first line.
    fn header(&self) -> &Header;
    /// How many sound entries there are.
    fn len(&self) -> usize;
    /// Is there none?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// What is wrong with the rest, if it is damaged.
    fn fault(&self) -> Option<&LogFault>;
    /// When an entry was made.
    fn moment(&self, entry: usize) -> Option<Moment>;
    /// What a viewer saw after so many entries.
    fn view(&self, at: usize, viewer: Viewer) -> Raw;
    /// The bulk that the view leaves out.
    fn backlog(&self, at: usize, viewer: Viewer) -> Vec<Raw>;
    /// The same as text in a language.
    fn show(&self, at: usize, viewer: Viewer, book: &Book, tag: &str) -> String;
    /// What an entry told a viewer.
    fn tell(&self, entry: usize, viewer: Viewer) -> Telling;
    /// What someone who sees everything says of an entry, once nothing of it is secret any more.
    fn remark(&self, entry: usize) -> Option<Remark<Raw>>;
    /// The scores after so many entries.
    fn scores(&self, at: usize) -> Vec<(Vec<Seat>, i64)>;
    /// Whose silence blocked the game after so many entries.
    fn awaited(&self, at: usize) -> SeatSet;
    /// How it ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
    /// The secret behind its shuffles, once it is over.
    fn reveal(&self) -> Option<&Reveal>;
}

pub(crate) struct Replay<G: Words> {
    game: Arc<G>,
    log: Log<G>,
    fault: Option<LogFault>,
    /// The state that was looked at last, after so many entries.
    last: RefCell<Option<(usize, G::State)>>,
}

impl<G: Words> Replay<G> {
    /// Cuts the log at its first misfit, so that what is left can be shown.
    pub(crate) fn new(game: Arc<G>, mut log: Log<G>, fault: Option<LogFault>) -> Self {
        let (_, misfit) = log.replay(&*game, log.entries.len());
        if let Some(misfit) = &misfit {
            // Entry 0 stands on line 2.
            Arc::make_mut(&mut log.entries).truncate(misfit.line - 2);
        }
        let fault = misfit.or(fault);
        Replay { fault, ..Replay::sound(game, log) }
    }

    /// Of a log that is known to fit, for it is being played: nothing is folded.
    pub(crate) fn sound(game: Arc<G>, log: Log<G>) -> Self {
        Replay { game, log, fault: None, last: RefCell::default() }
    }

    /// Looks at the state after so many entries. Who looks at one point asks several things of it, so it is folded once.
    fn at<T>(&self, at: usize, look: impl FnOnce(&G::State) -> T) -> T {
        let mut last = self.last.borrow_mut();
        let known = last.take().filter(|(known, _)| *known == at);
        let (_, state) = last.insert(known.unwrap_or_else(|| (at, self.log.replay(&*self.game, at).0)));
        look(state)
    }
}

impl<G: Words> AnyReplay for Replay<G> {
    fn header(&self) -> &Header {
        &self.log.header
    }

    fn len(&self) -> usize {
        self.log.entries.len()
    }

    fn fault(&self) -> Option<&LogFault> {
        self.fault.as_ref()
    }

    fn moment(&self, entry: usize) -> Option<Moment> {
        self.log.entries.get(entry).map(|entry| entry.at)
    }

    fn view(&self, at: usize, viewer: Viewer) -> Raw {
        self.at(at, |state| Raw::of(&self.game.view(state, viewer)))
    }

    fn backlog(&self, at: usize, viewer: Viewer) -> Vec<Raw> {
        self.at(at, |state| self.game.backlog(state, viewer).iter().map(Raw::of).collect())
    }

    fn show(&self, at: usize, viewer: Viewer, book: &Book, tag: &str) -> String {
        let speaker = Speaker { book, tag, names: &self.log.header.names };
        self.at(at, |state| self.game.show(&self.game.view(state, viewer), &speaker))
    }

    fn tell(&self, entry: usize, viewer: Viewer) -> Telling {
        let events = self.log.entries.get(entry).map(|entry| entry.events.as_slice()).unwrap_or_default();
        let mut telling = Telling::default();
        for news in events.iter().filter_map(|event| self.game.redact(event, viewer)) {
            telling.news.push(Raw::of(&news));
            telling.lines.extend(self.game.narrate(&news));
        }
        telling
    }

    fn remark(&self, entry: usize) -> Option<Remark<Raw>> {
        let events = &self.log.entries.get(entry)?.events;
        let end = self.log.replay(&*self.game, self.len()).0;
        let remark = self.at(entry, |state| self.game.remark(state, events, Some(&end)))?;
        Some(remark.map(|action| Raw::of(&action)))
    }

    fn scores(&self, at: usize) -> Vec<(Vec<Seat>, i64)> {
        self.at(at, |state| self.game.scores(state))
    }

    fn awaited(&self, at: usize) -> SeatSet {
        self.at(at, |state| self.game.awaited(state))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.at(self.len(), |state| self.game.outcome(state))
    }

    fn reveal(&self) -> Option<&Reveal> {
        self.log.reveal.as_ref()
    }
}
