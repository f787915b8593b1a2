//! The log of a match: JSON lines.
//!
//! The first line is the [`Header`], then comes one [`Entry`] for each accepted input (the first has none:
//! it is the deal), and, once the match is over, `{"reveal": …}` with the secret behind the shuffles.
//!
//! ```text
//! {"houserules":2,"game":"nim","match":"m1","rules":[…],"content":[],"setup":{"seats":2,"number":0},"names":["Ann","Bo"],"commitment":"…"}
//! {"at":0,"events":[{"laid":{"piles":[3,4,5]}}]}
//! {"at":1200,"input":{"act":[0,{"pile":1,"take":2}]},"events":[{"took":{"seat":0,"pile":1,"take":2}}]}
//! {"reveal":{"secret":"…","entropy":["",""]}}
//! ```
//!
//! Folding the events gives the state at any point without asking a rule; deciding the inputs again must
//! give the same events. The format's number is that of `houserules`; what it can read, it reads for ever.

use crate::branch::{Chances, Origin};
use crate::fair::Unfair;
use crate::play::attend;
use crate::{Attendance, Attended, Chance, Content, ContentUse, Game, Input, Misfit, Moment, Reveal, RuleSpec, Setup};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The number of this format.
pub const FORMAT: u32 = 2;

/// The first line of a log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The number of the format: [`FORMAT`].
    pub houserules: u32,
    /// Which game.
    pub game: String,
    /// The match's own name; shuffles are bound to it.
    #[serde(rename = "match")]
    pub name: String,
    /// The rules in full, with their versions. Shared by all matches that are played by them.
    pub rules: Arc<[RuleSpec]>,
    /// The content that was used.
    #[serde(default)]
    pub content: Vec<ContentUse>,
    /// Seats and what came before.
    pub setup: Setup,
    /// What the seats are called.
    #[serde(default)]
    pub names: Vec<String>,
    /// The hash of the secret, shown before the match.
    #[serde(default)]
    pub commitment: String,
    /// The same deal was played before: its secret was known.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// Where it branched off from another match, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Box<Origin>>,
}

/// One accepted input and what came of it. The first entry has no input: it is the deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry<A, E> {
    /// When.
    pub at: Moment,
    /// What came in.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    pub input: Option<Input<A>>,
    /// What happened.
    pub events: Vec<E>,
    /// What the kernel says of who is there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub there: Vec<Attended>,
}

/// Over the game's types and not over the game: a derive would ask the game itself to be `Clone`.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Event>;

/// A whole log.
pub struct Log<G: Game> {
    /// The first line.
    pub header: Header,
    /// One for each input, the deal first. Shared with whoever looks back while the match goes on.
    pub entries: Arc<Vec<EntryOf<G>>>,
    /// Told when the match is over.
    pub reveal: Option<Reveal>,
}

/// What is wrong with a log, and on which line.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct LogFault {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a log.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    /// Nothing is there.
    #[error("the log is empty")]
    Empty,
    /// The last line has no end: the log was cut off there.
    #[error("the log is cut short here")]
    CutShort,
    /// Not what a line of a log looks like.
    #[error("this cannot be read: {0}")]
    Unreadable(String),
    /// Written by a later program.
    #[error("this log is of format {0}, and this program reads format {FORMAT}: a newer House Rules has written it")]
    TooNew(u32),
    /// Written before anything was released.
    #[error("this log is of format {0}, of a trial version; this program reads format {FORMAT}")]
    TooOld(u32),
    /// Lines after the reveal, which is the last.
    #[error("something follows the reveal, which must be the last line")]
    AfterTheEnd,
    /// The event cannot have happened there.
    #[error("this cannot have happened here: {0}")]
    Misfit(Misfit),
    /// A moment before the last one.
    #[error("time goes back here")]
    TimeWentBack,
    /// Deciding again gave something else: the log was altered, or a rule has changed since.
    #[error("decided again it gives something else\n  logged:  {logged}\n  decided: {decided}")]
    Differs {
        /// Which event of the entry is the first that differs, from 1. None: what is said of who is there, or all of it.
        event: Option<usize>,
        /// What the log says.
        logged: String,
        /// What the rules say.
        decided: String,
    },
    /// More or fewer than can play.
    #[error("{seats} cannot play this game, which is for {least} to {most}")]
    Seats {
        /// What the log says.
        seats: u8,
        /// What the game says.
        least: u8,
        /// What the game says.
        most: u8,
    },
    /// The content that was played with is not here.
    #[error("this cannot be decided again: {}", .0.join("; "))]
    OtherContent(Vec<String>),
    /// It says that it took over more than it has.
    #[error("this log says that it took over {0} entries of another match, and has fewer")]
    OriginTooLong(usize),
    /// There is no reveal yet.
    #[error("the match is not finished (its secret is not revealed), so its draws cannot be derived")]
    NotRevealed,
    /// The secret is not the one promised.
    #[error(transparent)]
    Unfair(#[from] Unfair),
}

impl Fault {
    /// This fault, on that line.
    pub fn on(self, line: usize) -> LogFault {
        LogFault { line, fault: self }
    }
}

#[derive(Serialize, Deserialize)]
struct RevealLine {
    reveal: Reveal,
}

impl<G: Game> Log<G> {
    /// As text.
    pub fn to_lines(&self) -> String {
        let mut lines = json(&self.header);
        for entry in self.entries.iter() {
            lines.push('\n');
            lines.push_str(&json(entry));
        }
        lines.push('\n');
        if let Some(reveal) = &self.reveal {
            lines.push_str(&json(&RevealLine { reveal: reveal.clone() }));
            lines.push('\n');
        }
        lines
    }

    /// The same in as few entries as the game can say it: see [`Game::join`]. Folded it gives the same state, and it is decided
    /// the same again.
    pub fn joined(self, game: &G) -> Self {
        if !G::BULK {
            return self;
        }
        let mut entries: Vec<EntryOf<G>> = Vec::new();
        for entry in self.entries.iter() {
            if !entries.last_mut().is_some_and(|last| game.join(last, entry)) {
                entries.push(entry.clone());
            }
        }
        Log { entries: entries.into(), ..self }
    }

    /// From text. A damaged log gives all before the damage, and where it is; without a sound header there
    /// is nothing to give.
    pub fn read(text: &str) -> Result<(Self, Option<LogFault>), LogFault> {
        let header = read_header(text)?;
        let mut log = Log { header, entries: Arc::default(), reveal: None };
        let last = text.lines().count();
        for (line, content) in (1..).zip(text.lines()).skip(1) {
            let unfinished = line == last && !text.ends_with('\n');
            if log.reveal.is_some() {
                return Ok((log, Some(Fault::AfterTheEnd.on(line))));
            }
            match read_line::<G>(content) {
                Ok(Line::Entry(entry)) => Arc::make_mut(&mut log.entries).push(*entry),
                Ok(Line::Reveal(reveal)) => log.reveal = Some(reveal),
                Err(_) if unfinished => return Ok((log, Some(Fault::CutShort.on(line)))),
                Err(why) => return Ok((log, Some(Fault::Unreadable(why).on(line)))),
            }
        }
        Ok((log, None))
    }

    /// Folds the first `upto` entries; asks no rule. At a misfit, gives the state before it and the fault.
    pub fn replay(&self, game: &G, upto: usize) -> (G::State, Option<LogFault>) {
        let mut state = game.blank(&self.header.setup);
        for (i, entry) in self.entries.iter().enumerate().take(upto) {
            if let Err(misfit) = fold(game, &mut state, entry) {
                // Folded once more up to there: a copy kept before each entry would copy shared bulk each time.
                let (before, _) = self.replay(game, i);
                return (before, Some(self.misfit(misfit, i)));
            }
        }
        (state, None)
    }

    fn misfit(&self, misfit: Misfit, entry: usize) -> LogFault {
        Fault::Misfit(misfit.in_entry(&self.header.name, entry)).on(line_of(entry))
    }

    /// The same, all of it, for a log that must be sound.
    pub fn replay_all(&self, game: &G) -> Result<G::State, LogFault> {
        match self.replay(game, self.entries.len()) {
            (state, None) => Ok(state),
            (_, Some(fault)) => Err(fault),
        }
    }

    /// Who was there after the first `upto` entries; asks no rule.
    pub fn attendance(&self, upto: usize) -> Result<Attendance, LogFault> {
        let mut there = Attendance::new(&self.header.setup);
        for (i, entry) in self.entries.iter().enumerate().take(upto) {
            there.fits(entry.input.as_ref(), &entry.there).map_err(|misfit| self.misfit(misfit, i))?;
            there.evolve(entry.at, entry.input.as_ref(), &entry.there);
        }
        Ok(there)
    }

    /// Decides every input again and compares: with the content that was played with, and with the chance
    /// that the reveal proves.
    pub fn verify(&self, game: &G, content: &Content) -> Result<(), LogFault> {
        let missing = content.differs_from(&self.header.content);
        if !missing.is_empty() {
            return Err(Fault::OtherContent(missing).on(1));
        }
        let reveal = self.reveal.as_ref().ok_or_else(|| Fault::NotRevealed.on(line_of(self.entries.len())))?;
        let chance = reveal.check(&self.header.name, &self.header.commitment);
        let chance = chance.map_err(|unfair| Fault::from(unfair).on(line_of(self.entries.len())))?;
        self.decide_again(game, &chance)
    }

    /// Decides every input again with this chance and compares. What was taken over from another match is decided with the
    /// chance of that one.
    pub fn decide_again(&self, game: &G, chance: &Chance) -> Result<(), LogFault> {
        let chances = Chances::of(&self.header, chance.clone()).map_err(|unfair| Fault::from(unfair).on(1))?;
        if let Some(origin) = self.header.origin.as_ref().filter(|origin| origin.entries > self.entries.len()) {
            return Err(Fault::OriginTooLong(origin.entries).on(1));
        }
        let (seats, places) = (self.header.setup.seats, game.places());
        if seats < places.least || seats > places.most {
            // A game is never asked to deal to more than it has cards for.
            return Err(Fault::Seats { seats, least: places.least, most: places.most }.on(1));
        }
        let mut state = game.blank(&self.header.setup);
        let (mut clock, mut there) = (Moment::default(), Attendance::new(&self.header.setup));
        for (i, entry) in self.entries.iter().enumerate() {
            let line = line_of(i);
            if entry.at < clock {
                return Err(Fault::TimeWentBack.on(line));
            }
            clock = entry.at;
            let chance = chances.at(i).unwrap_or(chance);
            let decided = match &entry.input {
                None => Ok((game.deal(&self.header.setup, entry.at, chance), Vec::new())),
                Some(input) => attend(game, &state, &there, input, entry.at, chance),
            };
            match decided {
                Ok((events, attended)) if events == entry.events && attended == entry.there => {}
                Ok((events, attended)) => {
                    let (event, logged, decided) = match first_difference(&entry.events, &events) {
                        None => (None, json(&entry.there), json(&attended)),
                        event => (event, json(&entry.events), json(&events)),
                    };
                    return Err(Fault::Differs { event, logged, decided }.on(line));
                }
                Err(refusals) => {
                    let decided = format!("refused: {}", json(&refusals));
                    return Err(Fault::Differs { event: None, logged: json(&entry.events), decided }.on(line));
                }
            }
            there.fits(entry.input.as_ref(), &entry.there).map_err(|misfit| self.misfit(misfit, i))?;
            there.evolve(entry.at, entry.input.as_ref(), &entry.there);
            fold(game, &mut state, entry).map_err(|misfit| self.misfit(misfit, i))?;
        }
        Ok(())
    }
}

/// The header alone: enough to know which game reads the rest.
pub fn read_header(text: &str) -> Result<Header, LogFault> {
    #[derive(Deserialize)]
    struct Format {
        houserules: u32,
    }
    let first = text.lines().next().filter(|line| !line.trim().is_empty()).ok_or_else(|| Fault::Empty.on(1))?;
    let unreadable = |e: serde_json::Error| Fault::Unreadable(e.to_string()).on(1);
    let Format { houserules } = crate::json::read(first).map_err(unreadable)?;
    if houserules > FORMAT {
        return Err(Fault::TooNew(houserules).on(1));
    }
    if houserules < FORMAT {
        return Err(Fault::TooOld(houserules).on(1));
    }
    crate::json::read(first).map_err(unreadable)
}

enum Line<G: Game> {
    Entry(Box<EntryOf<G>>),
    Reveal(Reveal),
}

fn read_line<G: Game>(text: &str) -> Result<Line<G>, String> {
    if text.starts_with("{\"reveal\"") {
        let RevealLine { reveal } = crate::json::read(text).map_err(|e| e.to_string())?;
        return Ok(Line::Reveal(reveal));
    }
    crate::json::read(text).map(|entry| Line::Entry(Box::new(entry))).map_err(|e| e.to_string())
}

/// Which event is the first that is not the same, from 1.
fn first_difference<E: PartialEq>(logged: &[E], decided: &[E]) -> Option<usize> {
    let same = logged.iter().zip(decided).take_while(|(one, other)| one == other).count();
    (same < logged.len().max(decided.len())).then_some(same + 1)
}

/// Entry 0 stands on line 2.
pub(crate) fn line_of(entry: usize) -> usize {
    entry + 2
}

pub(crate) fn fold<G: Game>(game: &G, state: &mut G::State, entry: &EntryOf<G>) -> Result<(), Misfit> {
    for (number, event) in (1..).zip(&entry.events) {
        game.fits(state, event).map_err(|misfit| misfit.at_event(number, event))?;
        game.evolve(state, event);
    }
    Ok(())
}

/// Plain data always serialises; if not, that is a bug of the game.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data serialises")
}
