//! A game and a match without their types: what the rest of the house asks of them.

use crate::analysis::Analysis;
use crate::bots::AnyBots;
use crate::branch::Branching;
use crate::raw::Raw;
use crate::replay::{AnyReplay, Unreadable, Verified};
use crate::simulate::AnySimulator;
use kernel::VariantError;
use kernel::log::Header;
use kernel::playthrough::Unplayable;
use kernel::{
    About, Advice, Attendance, Book, BotCard, Chance, Content, ContentUse, Folder, Forecast, Hearers, Input, Message,
    Misfit, Moment, Names, Notation, Offer, Outcome, Places, Preview, RecordFault, Refusal, Reveal, RuleCard, RuleSpec,
    Seat, SeatSet, Setup, Source, SpecError, Stuck, Variant, Viewer, Written,
};
use std::sync::Arc;

/// A game that can be opened by name.
pub trait AnyKind: Send + Sync {
    /// Name, sentence, rules in words.
    fn about(&self) -> About;
    /// The rules that may be chosen.
    fn rules(&self) -> &[RuleCard];
    /// Named choices of rules.
    fn presets(&self) -> &[Variant];
    /// The bots that can play it.
    fn bots(&self) -> &[BotCard];
    /// Its words in all their languages, with more of a host's.
    fn book(&self, more: Vec<Source>) -> Book;
    /// The rules in words, in each language they were written in.
    fn books(&self) -> Vec<(&'static str, &'static str)>;
    /// Adds the content that comes with the game.
    fn stock(&self, content: &mut Content);
    /// The folders of a host's data directory that this game reads.
    fn folders(&self) -> Vec<Folder>;
    /// Reads a host's variant file.
    fn variant(&self, text: &str) -> Result<Variant, VariantError>;
    /// The rules of a preset (the default one if none is named), amended.
    fn specs(&self, preset: Option<&str>, amend: Vec<RuleSpec>) -> Result<Vec<RuleSpec>, SpecError>;
    /// Checks a choice of rules.
    fn choose(&self, specs: &[RuleSpec], content: &Content) -> Result<Chosen, Vec<SpecError>>;
    /// What people see of a piece of content before they choose it.
    fn preview(&self, content: &Content, kind: &str, name: &str) -> Option<Preview>;
    /// Begins a match.
    fn open(
        &self,
        specs: &[RuleSpec],
        content: &Content,
        opening: Opening,
    ) -> Result<Box<dyn AnyMatch>, Vec<SpecError>>;
    /// Brings a match back from its log, to be played on. No rule is asked for what has happened.
    fn resume(&self, log: &str, content: &Content, chance: Chance) -> Result<Box<dyn AnyMatch>, Unreadable>;
    /// Plays on from a point of a finished match: another match, which begins with its first entries.
    fn branch(&self, log: &str, content: &Content, branching: Branching) -> Result<Box<dyn AnyMatch>, Unreadable>;
    /// A log, to be looked at.
    fn replay(&self, log: &str) -> Result<Box<dyn AnyReplay>, Unreadable>;
    /// What is said of the moves of a match when all is open: its log, with the content there is.
    fn analyse(&self, log: &str, content: &Content) -> Result<Analysis, Unreadable>;
    /// A match as it stands at the end of its log, to be asked about: what was hidden in it is known to whoever has the log.
    fn reopen(&self, log: &str, content: &Content) -> Result<Box<dyn AnyMatch>, Unreadable>;
    /// Decides a whole log again.
    fn verify(&self, log: &str, content: &Content) -> Result<Verified, Unreadable>;
    /// The notation of others that matches can be written in.
    fn notation(&self) -> Option<Notation>;
    /// A match as others wrote it down: its log, and what is odd about the record.
    fn read_record(&self, bytes: &[u8]) -> Result<(String, Vec<RecordFault>), RecordFault>;
    /// A log, written down for others.
    fn write_record(&self, log: &str) -> Result<Written, Unreadable>;
    /// The golden transcript of this name, played again with these words; `None`: there is no such script.
    fn transcript(&self, name: &str, content: &Content, book: &Book) -> Option<Result<String, Unplayable>>;
    /// For playing many matches by bots.
    fn simulator(
        &self,
        specs: &[RuleSpec],
        content: &Content,
        seats: u8,
        bots: &[String],
    ) -> Result<Box<dyn AnySimulator>, Unreadable>;
}

/// A sound choice of rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen {
    /// In full, in canonical order.
    pub specs: Vec<RuleSpec>,
    /// The content they use.
    pub content: Vec<ContentUse>,
    /// How many may play.
    pub places: Places,
    /// Why no bot can play with these rules, if so.
    pub no_bots: Option<Message>,
    /// What people should know before they play with them.
    pub warnings: Vec<Message>,
}

/// What a match begins with, beside its rules.
#[derive(Clone)]
pub struct Opening {
    /// The match's own name.
    pub name: String,
    /// Seats and what came before.
    pub setup: Setup,
    /// What the seats are called.
    pub names: Vec<String>,
    /// Shown before the match; see [`kernel::fair`].
    pub commitment: String,
    /// Where its draws come from.
    pub chance: Chance,
    /// When.
    pub at: Moment,
    /// The same deal was played before.
    pub again: bool,
}

impl Opening {
    /// From a number: for tests.
    pub fn seeded(seats: u8, seed: u64) -> Self {
        Opening {
            name: format!("seed-{seed}"),
            setup: Setup::seats(seats),
            names: Names::plain(seats).0,
            commitment: String::new(),
            chance: Chance::seeded(seed),
            at: Moment(0),
            again: false,
        }
    }
}

/// What one viewer is told of one entry.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Telling {
    /// The news, as the game has it.
    pub news: Vec<Raw>,
    /// What is to be said of it, for the log.
    pub lines: Vec<Message>,
}

/// What everybody may know of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Public {
    /// Who plays.
    pub seated: SeatSet,
    /// Whose silence blocks the game.
    pub awaited: SeatSet,
    /// Who let time run out several times in a row.
    pub idle: SeatSet,
    /// The score of each side so far.
    pub scores: Vec<(Vec<Seat>, i64)>,
    /// The game's earliest deadline.
    pub deadline: Option<Moment>,
    /// For whom others wait who is not there, and until when.
    pub lapse: Option<(Moment, Seat)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// What one viewer may see and do, as it is sent.
#[derive(Clone, PartialEq, Debug)]
pub struct Observed {
    /// What they see.
    pub view: Raw,
    /// What they may do.
    pub offers: Raw,
    /// Who hears them.
    pub may_say: Hearers,
}

/// What a coach says, to be worked out. Takes what it needs with it.
pub type Coaching = Box<dyn FnOnce() -> Vec<Advice<Raw>> + Send>;

/// Hints to be worked out. Takes what it needs with it.
pub type Hints = Box<dyn FnOnce() -> Vec<Message> + Send>;

/// A match under way. One input at a time is judged, made durable by the caller, and folded.
pub trait AnyMatch: Send {
    /// The first line of its log.
    fn header(&self) -> &Header;
    /// Who is there.
    fn there(&self) -> &Attendance;
    /// Judges an input. Gives the line to be kept, and to be folded.
    fn judge(&self, input: Input<Raw>, at: Moment) -> Result<Raw, Vec<Refusal>>;
    /// The line of what happens by itself and is due: a deadline, the end of others' patience, an offer that carries
    /// itself out.
    fn judge_due(&self, at: Moment) -> Result<Option<Raw>, Stuck>;
    /// When something of that kind is due. Found once for each state. Not to be told: it tells of offers.
    fn alarm(&self) -> Option<Moment>;
    /// Takes a line into the state, if it fits. One that was just judged is not read again.
    fn fold(&mut self, line: &Raw) -> Result<(), Unfoldable>;
    /// What everybody may know. Found once for each state.
    fn public(&self) -> Arc<Public>;
    /// What a viewer may see and do. Found once for each state and viewer, however many look through their eyes.
    fn observe(&self, viewer: Viewer) -> Arc<Observed>;
    /// Lets go of what was found for viewers: it is found again when somebody looks. What happens by itself stays known.
    fn rest(&mut self);
    /// What the events of one entry tell a viewer.
    fn tell(&self, entry: usize, viewer: Viewer) -> Telling;
    /// The same in sentences alone.
    fn lines(&self, entry: usize, viewer: Viewer) -> Vec<Message>;
    /// What a seat may do, each by itself.
    fn offers(&self, seat: Seat) -> Vec<Offer<Raw>>;
    /// What the host may do.
    fn host_offers(&self) -> Vec<Offer<Raw>>;
    /// Legal? What would it score?
    fn forecast(&self, seat: Seat, action: &Raw) -> Forecast;
    /// The bulk that the view leaves out.
    fn backlog(&self, viewer: Viewer) -> Vec<Raw>;
    /// Is there such bulk? Then its news is for all who look.
    fn is_bulky(&self) -> bool;
    /// How many may play.
    fn places(&self) -> Places;
    /// Does its clock stand still while nobody is here?
    fn stands_still(&self) -> bool;
    /// What it used up, for the next match of the series.
    fn used(&self) -> Vec<String>;
    /// How many entries there are.
    fn entries(&self) -> usize;
    /// The line of an entry, as it is kept.
    fn line(&self, entry: usize) -> Option<Raw>;
    /// When an entry was made.
    fn moment(&self, entry: usize) -> Moment;
    /// When the last one was made.
    fn clock(&self) -> Moment;
    /// The whole log as text, joined as far as the game can, with the reveal if the match is over and it is given.
    fn log(&self, reveal: Option<Reveal>) -> String;
    /// The match so far, to be looked at from any side at any point.
    fn replay(&self) -> Box<dyn AnyReplay>;
    /// How it speaks.
    fn words(&self) -> &dyn AnyWords;
    /// The names of the seats changed.
    fn rename(&mut self, names: Vec<String>);
    /// The bots at its table.
    fn bots(&mut self) -> &mut dyn AnyBots;
}

/// How a match speaks; see [`kernel::Words`].
pub trait AnyWords {
    /// What a viewer sees, as text in a language.
    fn show(&self, viewer: Viewer, book: &Book, tag: &str) -> String;
    /// The same with the colours of a terminal.
    fn paint(&self, viewer: Viewer, book: &Book, tag: &str) -> String;
    /// What stands on the buttons of a seat's offers, in their order.
    fn labels(&self, seat: Seat) -> Vec<Message>;
    /// What stands on the buttons of the host's offers.
    fn host_labels(&self) -> Vec<Message>;
    /// An action written in words. `None`: the game has no such words.
    fn read(&self, seat: Seat, text: &str) -> Option<Result<Raw, Message>>;
    /// Advice for a seat, step by step: the game's own, or what its strongest bot would do (`luck` makes its choice). To be
    /// worked out where nobody waits for it. For one person who plays against bots.
    fn advise(&self, seat: Seat, luck: &Chance) -> Coaching;
    /// What a coach says of what a seat did last, and then what could have been done; nothing if it has done nothing yet. For
    /// one person who plays against bots, too.
    fn review(&self, seat: Seat) -> Coaching;
    /// What each offer of a seat would come to: to be worked out where nobody waits for it. `None`:
    /// there is nothing on offer.
    fn hints(&self, seat: Seat) -> Option<Hints>;
}

/// Why a line cannot be folded.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unfoldable {
    /// It is no entry of this game.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// It does not fit the state.
    #[error(transparent)]
    Misfit(#[from] Misfit),
}
