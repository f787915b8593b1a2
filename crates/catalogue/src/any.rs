//! A game and a match without their types.

use crate::branch::{Branching, branch};
use crate::coach::{Asking, Coach, coached};
use crate::offers;
use crate::raw::Raw;
use crate::replay::{AnyReplay, Replay, Unreadable, Verified, read};
use crate::simulate::{AnySimulator, Simulator};
use kernel::VariantError;
use kernel::log::{FORMAT, Header};
use kernel::playthrough::{Unplayable, scripts_of, transcript_in};
use kernel::{
    About, Attendance, Book, Bot, BotCard, Chance, Content, ContentUse, EntryOf, Folder, Forecast, Game, Hearers,
    Input, Kind, KindCard, Log, Match, Message, Misfit, Moment, Names, Notation, Offer, Outcome, Places, Preview,
    ReadRecord, RecordFault, Refusal, Reveal, RuleCard, RuleSpec, Seat, SeatSet, Setup, Source, Speaker, SpecError,
    Stuck, Turn, Variant, Viewer, What, Words, Written, perft,
};
use serde::Serialize;
use std::any::Any;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
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

/// What a bot wants to do.
#[derive(Clone, PartialEq, Debug)]
pub struct BotMove {
    /// The action.
    pub action: Raw,
    /// After so many milliseconds.
    pub delay: u64,
}

/// Hints to be worked out. Takes what it needs with it.
pub type Hints = Box<dyn FnOnce() -> Vec<Message> + Send>;

/// A bot that is asked, with all that it needs to make up its mind: it may think where nobody waits for it.
pub struct Thinking(Box<dyn FnOnce() -> Thought + Send>);

impl Thinking {
    /// Thinks. The same state gives the same choice, whenever and wherever that is.
    pub fn think(self) -> Thought {
        (self.0)()
    }
}

/// What a bot thought, to be handed back to its table.
pub struct Thought {
    seat: Seat,
    /// About the match after so many entries.
    entries: usize,
    choice: Option<BotMove>,
    /// The bot itself, and which one it was.
    bot: Box<dyn Any + Send>,
    which: Arc<()>,
}

impl Thought {
    /// Where the bot sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

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

/// How a match speaks; see [`Words`].
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
    /// Advice for a seat, a line each; for people who play against bots alone.
    fn advise(&self, seat: Seat) -> Vec<Message>;
    /// What each offer of a seat would come to: to be worked out where nobody waits for it. `None`:
    /// there is nothing on offer.
    fn hints(&self, seat: Seat) -> Option<Hints>;
}

/// The bots at a table.
pub trait AnyBots {
    /// Why no bot can play here.
    fn cannot(&self) -> Option<Message>;
    /// Puts a bot into a seat; it is told all that its seat was told. `false`: no such bot can play here.
    fn seat(&mut self, seat: Seat, id: &str) -> bool;
    /// Takes the bot out of a seat.
    fn dismiss(&mut self, seat: Seat);
    /// Asks the bot in a seat what it wants to do now; `luck` makes its choice. `None`: there is nothing for it to do, or it
    /// still thinks.
    fn ask(&mut self, seat: Seat, luck: &Chance) -> Option<Thinking>;
    /// Takes back a bot that has thought. `Err`: it has no seat here any more. Its choice is none if the match went on
    /// meanwhile: then it is to be asked again.
    fn hear(&mut self, thought: Thought) -> Result<Option<BotMove>, Dismissed>;
    /// What the strongest bot would do in a seat, and why: for one person who plays against bots. `None`: there is nothing to
    /// do.
    fn coach(&self, seat: Seat, luck: &Chance) -> Option<Coach>;
    /// Asks it and waits for its answer.
    fn wish(&mut self, seat: Seat, luck: &Chance) -> Option<BotMove> {
        let thinking = self.ask(seat, luck)?;
        self.hear(thinking.think()).ok().flatten()
    }
}

/// A bot that has no seat any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dismissed;

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

/// A kind in the catalogue, with its card: what people are told of it is made once.
pub(crate) struct Known<K> {
    kind: Arc<K>,
    card: KindCard,
}

impl<K: Kind> Known<K> {
    pub(crate) fn new(kind: K) -> Self {
        let card = kind.card();
        Known { kind: Arc::new(kind), card }
    }
}

impl<K: Kind> AnyKind for Known<K> {
    fn about(&self) -> About {
        self.card.about
    }

    fn rules(&self) -> &[RuleCard] {
        &self.card.rules
    }

    fn presets(&self) -> &[Variant] {
        &self.card.presets
    }

    fn bots(&self) -> &[BotCard] {
        &self.card.bots
    }

    fn book(&self, more: Vec<Source>) -> Book {
        let mut book = kernel::book_of(&*self.kind);
        more.into_iter().for_each(|source| book.add(source));
        book
    }

    fn books(&self) -> Vec<(&'static str, &'static str)> {
        [(kernel::ENGLISH, self.card.about.book)].into_iter().chain(self.card.books.iter().copied()).collect()
    }

    fn stock(&self, content: &mut Content) {
        self.kind.stock(content);
    }

    fn folders(&self) -> Vec<Folder> {
        self.card.folders.clone()
    }

    fn variant(&self, text: &str) -> Result<Variant, VariantError> {
        self.kind.variant(text)
    }

    fn specs(&self, preset: Option<&str>, amend: Vec<RuleSpec>) -> Result<Vec<RuleSpec>, SpecError> {
        perft::amended(&self.card.presets, preset, amend)
    }

    fn choose(&self, specs: &[RuleSpec], content: &Content) -> Result<Chosen, Vec<SpecError>> {
        let made = self.kind.compose(specs, content)?;
        if let Some(why) = self.kind.no_end(&made.game) {
            return Err(vec![SpecError::Contradiction { why }]);
        }
        let (places, no_bots) = (made.game.places(), self.kind.no_bots(&made.game));
        let warnings = self.kind.warnings(&made.game);
        Ok(Chosen { specs: made.specs, content: made.content, places, no_bots, warnings })
    }

    fn preview(&self, content: &Content, kind: &str, name: &str) -> Option<Preview> {
        self.kind.preview(content, kind, name)
    }

    fn open(
        &self,
        specs: &[RuleSpec],
        content: &Content,
        opening: Opening,
    ) -> Result<Box<dyn AnyMatch>, Vec<SpecError>> {
        let made = self.kind.compose(specs, content)?;
        let header = Header {
            houserules: FORMAT,
            game: self.card.about.id.into(),
            name: opening.name,
            rules: made.specs,
            content: made.content,
            setup: opening.setup,
            names: opening.names,
            commitment: opening.commitment,
            again: opening.again,
            origin: None,
        };
        let play = Match::deal(Arc::new(made.game), header, opening.chance, opening.at);
        Ok(Box::new(Erased::new(self.kind.clone(), play)))
    }

    fn resume(&self, log: &str, content: &Content, chance: Chance) -> Result<Box<dyn AnyMatch>, Unreadable> {
        let (log, fault) = Log::<K::Game>::read(log)?;
        if let Some(fault) = fault {
            return Err(fault.into());
        }
        let made = self.kind.compose(&log.header.rules, content)?;
        let play = Match::resume(Arc::new(made.game), log, chance)?;
        Ok(Box::new(Erased::new(self.kind.clone(), play)))
    }

    fn branch(&self, log: &str, content: &Content, branching: Branching) -> Result<Box<dyn AnyMatch>, Unreadable> {
        let play = branch(&*self.kind, log, content, branching)?;
        Ok(Box::new(Erased::new(self.kind.clone(), play)))
    }

    fn replay(&self, log: &str) -> Result<Box<dyn AnyReplay>, Unreadable> {
        let (game, log, fault) = read(&*self.kind, log, &Content::replaying())?;
        Ok(Box::new(Replay::new(Arc::new(game), log, fault)))
    }

    fn verify(&self, log: &str, content: &Content) -> Result<Verified, Unreadable> {
        let header = kernel::log::read_header(log)?;
        let missing = content.differs_from(&header.content);
        if !missing.is_empty() {
            return Err(kernel::Fault::OtherContent(missing).on(1).into());
        }
        let (game, log, fault) = read(&*self.kind, log, content)?;
        if let Some(fault) = fault {
            return Err(fault.into());
        }
        log.verify(&game, content)?;
        Ok(Verified { game: header.game, entries: log.entries.len() })
    }

    fn notation(&self) -> Option<Notation> {
        self.card.notation
    }

    fn read_record(&self, bytes: &[u8]) -> Result<(String, Vec<RecordFault>), RecordFault> {
        let ReadRecord { log, odd } = self.kind.read_record(bytes)?;
        Ok((log.to_lines(), odd))
    }

    fn write_record(&self, log: &str) -> Result<Written, Unreadable> {
        let (log, fault) = Log::<K::Game>::read(log)?;
        match fault {
            Some(fault) => Err(fault.into()),
            None => self.kind.write_record(&log).map_err(Unreadable::Said),
        }
    }

    fn transcript(&self, name: &str, content: &Content, book: &Book) -> Option<Result<String, Unplayable>> {
        let script = scripts_of(&*self.kind).into_iter().find(|script| script.name == name)?;
        Some(transcript_in(&*self.kind, &script, content, book))
    }

    fn simulator(
        &self,
        specs: &[RuleSpec],
        content: &Content,
        seats: u8,
        bots: &[String],
    ) -> Result<Box<dyn AnySimulator>, Unreadable> {
        Ok(Box::new(Simulator::new(self.kind.clone(), &self.card, specs, content, seats, bots)?))
    }
}

struct Erased<K: Kind> {
    kind: Arc<K>,
    play: Match<K::Game>,
    /// What was judged last, with its line: folding that very line need not read it again.
    handed: RefCell<Option<(Raw, EntryOf<K::Game>)>>,
    /// What was found for the state as it is.
    found: Found<K::Game>,
    names: Names,
    bots: BTreeMap<Seat, Seated<K::Game>>,
}

/// What was found for a state, each at most once.
struct Found<G: Game> {
    public: OnceCell<Arc<Public>>,
    offers: RefCell<Vec<(Seat, Offers<G>)>>,
    observed: RefCell<Vec<(Viewer, Arc<Observed>)>>,
    due: OnceCell<Option<Due<G>>>,
}

/// What a seat may do.
type Offers<G> = Arc<Vec<Offer<<G as Game>::Action>>>;

impl<G: Game> Default for Found<G> {
    fn default() -> Self {
        Found {
            public: OnceCell::new(),
            offers: RefCell::default(),
            observed: RefCell::default(),
            due: OnceCell::new(),
        }
    }
}

/// What happens by itself, and when.
type Due<G> = (Moment, Input<<G as Game>::Action>);

/// A bot, and how many entries there were when it was last asked. While it thinks it is not here.
struct Seated<G: Game> {
    bot: Option<Box<dyn Bot<G>>>,
    which: Arc<()>,
    asked: usize,
}

impl<K: Kind> Erased<K> {
    fn new(kind: Arc<K>, play: Match<K::Game>) -> Self {
        let names = Names(play.log.header.names.clone());
        Erased { kind, play, handed: RefCell::default(), found: Found::default(), names, bots: BTreeMap::new() }
    }

    fn game(&self) -> &K::Game {
        &self.play.game
    }

    fn state(&self) -> &<K::Game as Game>::State {
        &self.play.state
    }

    /// Takes an entry into the state; what was found for the state before is forgotten.
    fn take(&mut self, entry: EntryOf<K::Game>) {
        self.found = Found::default();
        self.play.apply(entry);
    }

    /// An entry that was judged, as its line; it waits for that line to be folded.
    fn hand_on(&self, entry: EntryOf<K::Game>) -> Raw {
        let line = Raw::of(&entry);
        *self.handed.borrow_mut() = Some((line.clone(), entry));
        line
    }

    /// What happens by itself next.
    fn due(&self) -> Option<&Due<K::Game>> {
        let find = || {
            if self.game().outcome(self.state()).is_some() {
                return None;
            }
            // What is due at the same moment comes in this order.
            self.play.next_due().into_iter().chain(self.autos()).min_by_key(|(at, _)| *at)
        };
        self.found.due.get_or_init(find).as_ref()
    }

    /// Offers that carry themselves out.
    fn autos(&self) -> Vec<Due<K::Game>> {
        let of = |seat: Seat| {
            let auto = |offer: &Offer<<K::Game as Game>::Action>| {
                Some((offer.auto.as_ref()?.at, Input::Act(seat, offer.action()?.clone())))
            };
            self.offers_of(seat).iter().filter_map(auto).collect::<Vec<_>>()
        };
        self.game().seated(self.state()).iter().flat_map(of).collect()
    }

    fn offers_of(&self, seat: Seat) -> Offers<K::Game> {
        let mut known = self.found.offers.borrow_mut();
        if let Some((_, offers)) = known.iter().find(|(other, _)| *other == seat) {
            return offers.clone();
        }
        let offers = Arc::new(self.game().offers(self.state(), seat));
        known.push((seat, offers.clone()));
        offers
    }

    fn find_public(&self) -> Arc<Public> {
        let (game, state) = (self.game(), self.state());
        Arc::new(Public {
            seated: game.seated(state),
            awaited: game.awaited(state),
            idle: self.play.idle(),
            scores: game.scores(state),
            deadline: game.deadline(state),
            lapse: self.play.lapse(),
            outcome: game.outcome(state),
        })
    }

    fn find_observed(&self, viewer: Viewer) -> Arc<Observed> {
        let (game, state) = (self.game(), self.state());
        let offers = viewer.seat().map(|seat| self.offers_of(seat)).unwrap_or_default();
        let may_say = game.may_say(state, viewer);
        Arc::new(Observed { view: Raw::of(&game.view(state, viewer)), offers: offers::written(&offers), may_say })
    }

    /// What a viewer is told of the events of an entry.
    fn news_of(&self, entry: usize, viewer: Viewer) -> impl Iterator<Item = <K::Game as Game>::News> {
        let entry = self.play.log.entries.get(entry);
        let events = entry.map(|entry| entry.events.as_slice()).unwrap_or_default();
        events.iter().filter_map(move |event| self.game().redact(event, viewer))
    }

    fn log_of(&self, reveal: Option<Reveal>) -> Log<K::Game> {
        Log { header: self.play.log.header.clone(), entries: self.play.log.entries.clone(), reveal }
    }
}

impl<K: Kind> AnyMatch for Erased<K> {
    fn header(&self) -> &Header {
        &self.play.log.header
    }

    fn there(&self) -> &Attendance {
        &self.play.there
    }

    fn judge(&self, input: Input<Raw>, at: Moment) -> Result<Raw, Vec<Refusal>> {
        let input = input.try_map(|action| action.read()).map_err(|e| unreadable(&e))?;
        Ok(self.hand_on(self.play.judge(input, at)?))
    }

    fn judge_due(&self, at: Moment) -> Result<Option<Raw>, Stuck> {
        let Some((due, input)) = self.due().filter(|(due, _)| *due <= at) else { return Ok(None) };
        let judged = match input {
            Input::Act(..) => self.play.judge(input.clone(), at).ok(),
            _ => self.play.due(at)?,
        };
        Ok(Some(self.hand_on(judged.ok_or(Stuck(*due))?)))
    }

    fn alarm(&self) -> Option<Moment> {
        self.due().map(|(at, _)| *at)
    }

    fn fold(&mut self, line: &Raw) -> Result<(), Unfoldable> {
        if let Some((judged, entry)) = self.handed.get_mut().take()
            && judged == *line
        {
            self.take(entry);
            return Ok(());
        }
        let entry: EntryOf<K::Game> = line.read().map_err(|e| Unfoldable::Unreadable(e.to_string()))?;
        self.play.fits(&entry)?;
        self.take(entry);
        Ok(())
    }

    fn public(&self) -> Arc<Public> {
        self.found.public.get_or_init(|| self.find_public()).clone()
    }

    fn observe(&self, viewer: Viewer) -> Arc<Observed> {
        let mut observed = self.found.observed.borrow_mut();
        if let Some((_, found)) = observed.iter().find(|(other, _)| *other == viewer) {
            return found.clone();
        }
        let found = self.find_observed(viewer);
        observed.push((viewer, found.clone()));
        found
    }

    fn tell(&self, entry: usize, viewer: Viewer) -> Telling {
        let news = self.news_of(entry, viewer).map(|news| Raw::of(&news)).collect();
        Telling { news, lines: self.lines(entry, viewer) }
    }

    fn lines(&self, entry: usize, viewer: Viewer) -> Vec<Message> {
        self.news_of(entry, viewer).flat_map(|news| self.game().narrate(&news)).collect()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer<Raw>> {
        self.offers_of(seat).iter().cloned().map(erase).collect()
    }

    fn host_offers(&self) -> Vec<Offer<Raw>> {
        self.game().host_offers(self.state()).into_iter().map(erase).collect()
    }

    fn forecast(&self, seat: Seat, action: &Raw) -> Forecast {
        match action.read() {
            Ok(action) => self.game().forecast(self.state(), seat, &action),
            Err(e) => Forecast::of(unreadable(&e)),
        }
    }

    fn is_bulky(&self) -> bool {
        K::Game::BULK
    }

    fn backlog(&self, viewer: Viewer) -> Vec<Raw> {
        self.game().backlog(self.state(), viewer).iter().map(Raw::of).collect()
    }

    fn places(&self) -> Places {
        self.game().places()
    }

    fn stands_still(&self) -> bool {
        self.game().stands_still()
    }

    fn used(&self) -> Vec<String> {
        self.game().used(self.state())
    }

    fn entries(&self) -> usize {
        self.play.log.entries.len()
    }

    fn line(&self, entry: usize) -> Option<Raw> {
        self.play.log.entries.get(entry).map(Raw::of)
    }

    fn moment(&self, entry: usize) -> Moment {
        self.play.log.entries.get(entry).map(|entry| entry.at).unwrap_or_default()
    }

    fn clock(&self) -> Moment {
        self.play.clock()
    }

    fn log(&self, reveal: Option<Reveal>) -> String {
        let over = self.game().outcome(self.state()).is_some();
        self.log_of(reveal.filter(|_| over)).joined(self.game()).to_lines()
    }

    fn replay(&self) -> Box<dyn AnyReplay> {
        Box::new(Replay::sound(self.play.game.clone(), self.log_of(None)))
    }

    fn words(&self) -> &dyn AnyWords {
        self
    }

    fn rename(&mut self, names: Vec<String>) {
        self.names = Names(names);
    }

    fn bots(&mut self) -> &mut dyn AnyBots {
        self
    }
}

impl<K: Kind> AnyWords for Erased<K> {
    fn show(&self, viewer: Viewer, book: &Book, tag: &str) -> String {
        let speaker = Speaker { book, tag, names: &self.names.0 };
        self.game().show(&self.game().view(self.state(), viewer), &speaker)
    }

    fn paint(&self, viewer: Viewer, book: &Book, tag: &str) -> String {
        let speaker = Speaker { book, tag, names: &self.names.0 };
        self.game().paint(&self.game().view(self.state(), viewer), &speaker)
    }

    fn labels(&self, seat: Seat) -> Vec<Message> {
        let view = self.game().view(self.state(), Viewer::Seat(seat));
        self.offers_of(seat).iter().map(|offer| self.game().label(&view, offer)).collect()
    }

    fn host_labels(&self) -> Vec<Message> {
        let view = self.game().view(self.state(), Viewer::Public);
        self.game().host_offers(self.state()).iter().map(|offer| self.game().label(&view, offer)).collect()
    }

    fn read(&self, seat: Seat, text: &str) -> Option<Result<Raw, Message>> {
        let view = self.game().view(self.state(), Viewer::Seat(seat));
        let read = self.game().read(&view, seat, text)?;
        Some(read.map(|action| Raw::of(&action)))
    }

    fn advise(&self, seat: Seat) -> Vec<Message> {
        self.game().advise(&self.game().view(self.state(), Viewer::Seat(seat)), seat)
    }

    fn hints(&self, seat: Seat) -> Option<Hints> {
        let offers = self.offers_of(seat);
        let view = self.game().view(self.state(), Viewer::Seat(seat));
        let game = self.play.game.clone();
        (!offers.is_empty()).then(|| Box::new(move || game.hints(&view, seat, &offers)) as Hints)
    }
}

impl<K: Kind> AnyBots for Erased<K> {
    fn cannot(&self) -> Option<Message> {
        self.kind.no_bots(&self.play.game)
    }

    fn seat(&mut self, seat: Seat, id: &str) -> bool {
        let bot = self.kind.bot(id, &self.play.game, seat);
        let seated = |bot| Seated { bot: Some(bot), which: Arc::new(()), asked: 0 };
        bot.map(|bot| self.bots.insert(seat, seated(bot))).is_some()
    }

    fn dismiss(&mut self, seat: Seat) {
        self.bots.remove(&seat);
    }

    fn ask(&mut self, seat: Seat, luck: &Chance) -> Option<Thinking> {
        let offers = self.offers_of(seat);
        let Seated { bot: place, which, asked } = self.bots.get_mut(&seat)?;
        let mut bot = place.take()?;
        if offers.is_empty() {
            *place = Some(bot);
            return None;
        }
        // It thinks while the match may go on: what it looks at is a copy.
        let (game, state, log) = (self.play.game.clone(), self.play.state.clone(), &self.play.log.entries);
        let (entries, since) = (log.len(), log[*asked..].to_vec());
        *asked = entries;
        let (now, which) = (self.play.clock(), which.clone());
        let mut draws = luck.draws("bot", (entries as u64) << 8 | u64::from(seat.0));
        Some(Thinking(Box::new(move || {
            let turn = Turn::new(&*game, &state, seat, &offers, now).since(&since);
            let choice = bot.act(&turn, &mut draws);
            let choice = choice.map(|choice| BotMove { action: Raw::of(&choice.action), delay: choice.delay });
            Thought { seat, entries, choice, bot: Box::new(bot), which }
        })))
    }

    fn coach(&self, seat: Seat, luck: &Chance) -> Option<Coach> {
        let offers = self.offers_of(seat);
        let (game, state, now) = (self.play.game.clone(), self.play.state.clone(), self.play.clock());
        let (kind, luck, entries) = (self.kind.clone(), luck.clone(), self.play.log.entries.clone());
        let asking = Asking { game, state, entries, offers, seat, now };
        let something = !asking.offers.is_empty();
        something.then(|| Box::new(move || coached(&*kind, &asking, &luck)) as Coach)
    }

    fn hear(&mut self, thought: Thought) -> Result<Option<BotMove>, Dismissed> {
        let Thought { seat, entries, choice, bot, which } = thought;
        let seated = self.bots.get_mut(&seat).filter(|seated| Arc::ptr_eq(&seated.which, &which)).ok_or(Dismissed)?;
        seated.bot = Some(*bot.downcast().map_err(|_| Dismissed)?);
        Ok(choice.filter(|_| entries == self.play.log.entries.len()))
    }
}

fn erase<A: Serialize>(offer: Offer<A>) -> Offer<Raw> {
    let what = match offer.what {
        What::Exact(action) => What::Exact(Raw::of(&action)),
        What::Form(form) => What::Form(form),
    };
    Offer { what, auto: offer.auto, hint: offer.hint, until: offer.until }
}

fn unreadable(error: &serde_json::Error) -> Vec<Refusal> {
    Refusal::alone("unreadable", Message::new("kernel-unreadable").with("why", error.to_string()))
}
