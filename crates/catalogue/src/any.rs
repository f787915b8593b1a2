//! A game and a match without their types.

use crate::replay::{AnyReplay, Replay, Unreadable, Verdict, read};
use crate::simulate::{AnySimulator, Simulator};
use kernel::VariantError;
use kernel::log::{FORMAT, Header};
use kernel::{
    About, Attendance, Bot, BotCard, Chance, Content, ContentUse, EntryOf, Folder, Forecast, Game, Hearers, Input,
    Kind, Log, Match, Moment, Names, Outcome, Places, Refusal, Reveal, RuleCard, RuleSpec, Seat, SeatSet, Setup,
    SpecError, Stuck, Turn, Variant, Viewer, Words, perft,
};
use serde::Serialize;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game that can be opened by name.
pub trait AnyKind: Send + Sync {
    /// Name, sentence, rules in words.
    fn about(&self) -> About;
    /// The rules that may be chosen.
    fn rules(&self) -> Vec<RuleCard>;
    /// Named choices of rules.
    fn presets(&self) -> Vec<Variant>;
    /// The bots that can play it.
    fn bots(&self) -> Vec<BotCard>;
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
    /// Begins a match.
    fn open(
        &self,
        specs: &[RuleSpec],
        content: &Content,
        opening: Opening,
    ) -> Result<Box<dyn AnyMatch>, Vec<SpecError>>;
    /// Brings a match back from its log, to be played on. No rule is asked for what has happened.
    fn resume(&self, log: &str, content: &Content, chance: Chance) -> Result<Box<dyn AnyMatch>, Unreadable>;
    /// A log, to be looked at.
    fn replay(&self, log: &str) -> Result<Box<dyn AnyReplay>, Unreadable>;
    /// Decides a whole log again.
    fn verify(&self, log: &str, content: &Content) -> Result<Verdict, Unreadable>;
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
    pub no_bots: Option<String>,
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
    pub news: Vec<Value>,
    /// The same as English sentences, for the log.
    pub lines: Vec<String>,
}

/// What a bot wants to do.
#[derive(Clone, PartialEq, Debug)]
pub struct BotMove {
    /// The action.
    pub action: Value,
    /// After so many milliseconds.
    pub delay: u64,
}

/// Hints to be worked out. Takes what it needs with it.
pub type Hints = Box<dyn FnOnce() -> Vec<String> + Send>;

/// A match under way. One input at a time is judged, made durable by the caller, and applied.
pub trait AnyMatch: Send {
    /// The first line of its log.
    fn header(&self) -> &Header;
    /// Judges `{"act": [seat, action]}`, `"time_up"`, … Gives the line to be stored.
    fn judge(&mut self, input: Value, at: Moment) -> Result<String, Vec<Refusal>>;
    /// The same, without keeping it: for a caller that will [`fold`](AnyMatch::fold) the line.
    fn judge_line(&self, input: Value, at: Moment) -> Result<String, Vec<Refusal>>;
    /// The line of what happens by itself and is due: a deadline, the end of others' patience, an offer that carries
    /// itself out.
    fn judge_due(&mut self, at: Moment) -> Result<Option<String>, Stuck>;
    /// When something of that kind is due. Found once for each state. Not to be told: it tells of offers.
    fn alarm(&self) -> Option<Moment>;
    /// Who is there.
    fn there(&self) -> &Attendance;
    /// For whom others wait who is not there, and until when.
    fn lapse(&self) -> Option<(Moment, Seat)>;
    /// Does its clock stand still while nobody is here?
    fn stands_still(&self) -> bool;
    /// Takes what was judged last into the state. `false`: nothing was.
    fn apply(&mut self) -> bool;
    /// Takes a line from outside into the state, if it fits.
    fn fold(&mut self, line: &str) -> Result<(), String>;
    /// The line of an entry, as it is stored.
    fn line(&self, entry: usize) -> Option<String>;
    /// What the events of one entry tell a viewer.
    fn tell(&self, entry: usize, viewer: Viewer) -> Telling;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as text.
    fn show(&self, viewer: Viewer) -> String;
    /// The same with the colours of a terminal.
    fn paint(&self, viewer: Viewer) -> String;
    /// Advice for a seat, a line each; for people who play against bots alone.
    fn advise(&self, seat: Seat) -> Vec<String>;
    /// What each offer of a seat would come to, a sentence each: to be worked out where nobody waits for it. `None`:
    /// there is nothing on offer.
    fn hints(&self, seat: Seat) -> Option<Hints>;
    /// The bulk that the view leaves out.
    fn backlog(&self, viewer: Viewer) -> Vec<Value>;
    /// What a seat may do.
    ///
    /// Found once for each state and seat, however often it is asked.
    fn offers(&self, seat: Seat) -> Arc<Vec<kernel::Offer<Value>>>;
    /// What the host may do.
    fn host_offers(&self) -> Vec<kernel::Offer<Value>>;
    /// Legal? What would it score?
    fn forecast(&self, seat: Seat, action: Value) -> Forecast;
    /// An action written in words. `None`: the game has no such words.
    fn read(&self, seat: Seat, text: &str) -> Option<Result<Value, String>>;
    /// Who plays.
    fn seated(&self) -> SeatSet;
    /// Whose silence blocks the game.
    fn awaited(&self) -> SeatSet;
    /// Who let time run out twice in a row.
    fn idle(&self) -> SeatSet;
    /// How many may play.
    fn places(&self) -> Places;
    /// The score of each side so far.
    fn scores(&self) -> Vec<(Vec<Seat>, i64)>;
    /// The earliest deadline.
    fn deadline(&self) -> Option<Moment>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Who hears `from` in the chat.
    fn may_say(&self, from: Viewer) -> Hearers;
    /// What it used up, for the next match of the series.
    fn used(&self) -> Vec<String>;
    /// When the last entry was made.
    fn clock(&self) -> Moment;
    /// When an entry was made.
    fn moment(&self, entry: usize) -> Moment;
    /// How many entries there are.
    fn entries(&self) -> usize;
    /// The names of the seats changed.
    fn rename(&mut self, names: Vec<String>);
    /// The whole log as text, with the reveal if the match is over and it is given.
    fn log(&self, reveal: Option<Reveal>) -> String;
    /// The match so far, to be looked at from any side at any point.
    fn replay(&self) -> Box<dyn AnyReplay>;
    /// Why no bot can play here, in a sentence.
    fn no_bots(&self) -> Option<String>;
    /// Puts a bot into a seat; it is told all that its seat was told. `false`: no such bot can play here.
    fn seat_bot(&mut self, seat: Seat, id: &str) -> bool;
    /// Takes the bot out of a seat.
    fn dismiss_bot(&mut self, seat: Seat);
    /// What the bot in a seat wants to do now. `luck` makes its choice.
    fn bot_move(&mut self, seat: Seat, luck: &Chance) -> Option<BotMove>;
}

impl<K: Kind> AnyKind for Arc<K> {
    fn about(&self) -> About {
        Kind::about(&**self)
    }

    fn rules(&self) -> Vec<RuleCard> {
        Kind::rules(&**self)
    }

    fn presets(&self) -> Vec<Variant> {
        Kind::presets(&**self)
    }

    fn bots(&self) -> Vec<BotCard> {
        Kind::bots(&**self)
    }

    fn stock(&self, content: &mut Content) {
        Kind::stock(&**self, content);
    }

    fn folders(&self) -> Vec<Folder> {
        Kind::folders(&**self)
    }

    fn variant(&self, text: &str) -> Result<Variant, VariantError> {
        Kind::variant(&**self, text)
    }

    fn specs(&self, preset: Option<&str>, amend: Vec<RuleSpec>) -> Result<Vec<RuleSpec>, SpecError> {
        perft::specs_of(&**self, preset, amend)
    }

    fn choose(&self, specs: &[RuleSpec], content: &Content) -> Result<Chosen, Vec<SpecError>> {
        let made = self.compose(specs, content)?;
        let (places, no_bots) = (made.game.places(), self.no_bots(&made.game));
        Ok(Chosen { specs: made.specs, content: made.content, places, no_bots })
    }

    fn open(
        &self,
        specs: &[RuleSpec],
        content: &Content,
        opening: Opening,
    ) -> Result<Box<dyn AnyMatch>, Vec<SpecError>> {
        let made = self.compose(specs, content)?;
        let header = Header {
            houserules: FORMAT,
            game: Kind::about(&**self).id.into(),
            name: opening.name,
            rules: made.specs,
            content: made.content,
            setup: opening.setup,
            names: opening.names,
            commitment: opening.commitment,
            again: opening.again,
        };
        let play = Match::deal(Arc::new(made.game), header, opening.chance, opening.at);
        Ok(Box::new(Erased::new(self.clone(), play)))
    }

    fn resume(&self, log: &str, content: &Content, chance: Chance) -> Result<Box<dyn AnyMatch>, Unreadable> {
        let (log, fault) = Log::<K::Game>::read(log)?;
        if let Some(fault) = fault {
            return Err(fault.into());
        }
        let made = self.compose(&log.header.rules, content)?;
        let play = Match::resume(Arc::new(made.game), log, chance)?;
        Ok(Box::new(Erased::new(self.clone(), play)))
    }

    fn replay(&self, log: &str) -> Result<Box<dyn AnyReplay>, Unreadable> {
        let (game, log, fault) = read(&**self, log, &Content::replaying())?;
        Ok(Box::new(Replay::new(Arc::new(game), log, fault)))
    }

    fn verify(&self, log: &str, content: &Content) -> Result<Verdict, Unreadable> {
        let header = kernel::log::read_header(log)?;
        let missing = content.differs_from(&header.content);
        if !missing.is_empty() {
            return Err(kernel::Fault::OtherContent(missing).on(1).into());
        }
        let (game, log, fault) = read(&**self, log, content)?;
        if let Some(fault) = fault {
            return Err(fault.into());
        }
        log.verify(&game, content)?;
        Ok(Verdict { game: header.game, entries: log.entries.len() })
    }

    fn simulator(
        &self,
        specs: &[RuleSpec],
        content: &Content,
        seats: u8,
        bots: &[String],
    ) -> Result<Box<dyn AnySimulator>, Unreadable> {
        Ok(Box::new(Simulator::new(self.clone(), specs, content, seats, bots)?))
    }
}

struct Erased<K: Kind> {
    kind: Arc<K>,
    play: Match<K::Game>,
    judged: Option<EntryOf<K::Game>>,
    /// What was judged last, with its line: folding that very line need not read it again.
    handed: RefCell<Option<(String, EntryOf<K::Game>)>>,
    /// What was found for the state as it is.
    offered: RefCell<BTreeMap<Seat, Arc<Vec<kernel::Offer<Value>>>>>,
    due: RefCell<Option<Option<Due<K::Game>>>>,
    names: Names,
    bots: BTreeMap<Seat, Seated<K::Game>>,
}

/// What happens by itself, and when.
type Due<G> = (Moment, Input<<G as Game>::Action>);

/// A bot, and how many entries it has heard of.
struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    heard: usize,
}

impl<K: Kind> Erased<K> {
    fn new(kind: Arc<K>, play: Match<K::Game>) -> Self {
        let names = Names(play.log.header.names.clone());
        Erased {
            kind,
            play,
            judged: None,
            handed: RefCell::default(),
            offered: RefCell::default(),
            due: RefCell::default(),
            names,
            bots: BTreeMap::new(),
        }
    }

    /// Takes an entry into the state; what was found for the state before is forgotten.
    fn take(&mut self, entry: EntryOf<K::Game>) {
        self.offered.get_mut().clear();
        self.due.get_mut().take();
        self.handed.get_mut().take();
        self.play.apply(entry);
    }

    /// An entry that was judged, as its line; it waits for that line to be folded.
    fn hand_on(&self, entry: EntryOf<K::Game>) -> String {
        let line = text(&entry);
        *self.handed.borrow_mut() = Some((line.clone(), entry));
        line
    }

    /// What happens by itself next.
    fn due(&self) -> Option<Due<K::Game>> {
        let find = || {
            if self.outcome().is_some() {
                return None;
            }
            // What is due at the same moment comes in this order.
            self.play.next_due().into_iter().chain(self.autos()).min_by_key(|(at, _)| *at)
        };
        self.due.borrow_mut().get_or_insert_with(find).clone()
    }

    /// Offers that carry themselves out.
    fn autos(&self) -> Vec<Due<K::Game>> {
        let of = |seat: Seat| {
            let offers = self.play.game.offers(&self.play.state, seat).into_iter();
            let auto = move |offer: kernel::Offer<<K::Game as Game>::Action>| {
                Some((offer.auto.as_ref()?.at, Input::Act(seat, offer.action()?.clone())))
            };
            offers.filter_map(auto).collect::<Vec<_>>()
        };
        self.seated().iter().flat_map(of).collect()
    }

    fn keep(&mut self, entry: EntryOf<K::Game>) -> String {
        let line = text(&entry);
        self.judged = Some(entry);
        line
    }
}

impl<K: Kind> AnyMatch for Erased<K> {
    fn header(&self) -> &Header {
        &self.play.log.header
    }

    fn judge(&mut self, input: Value, at: Moment) -> Result<String, Vec<Refusal>> {
        self.judged = None;
        let input = serde_json::from_value(input).map_err(|e| unreadable(&e))?;
        let entry = self.play.judge(input, at)?;
        Ok(self.keep(entry))
    }

    fn judge_line(&self, input: Value, at: Moment) -> Result<String, Vec<Refusal>> {
        let input = serde_json::from_value(input).map_err(|e| unreadable(&e))?;
        Ok(self.hand_on(self.play.judge(input, at)?))
    }

    fn judge_due(&mut self, at: Moment) -> Result<Option<String>, Stuck> {
        self.judged = None;
        let Some((due, input)) = self.due().filter(|(due, _)| *due <= at) else { return Ok(None) };
        let judged = match input {
            Input::Act(..) => self.play.judge(input, at).ok(),
            _ => self.play.due(at)?,
        };
        let entry = judged.ok_or(Stuck(due))?;
        self.judged = Some(entry.clone());
        Ok(Some(self.hand_on(entry)))
    }

    fn alarm(&self) -> Option<Moment> {
        self.due().map(|(at, _)| at)
    }

    fn there(&self) -> &Attendance {
        &self.play.there
    }

    fn lapse(&self) -> Option<(Moment, Seat)> {
        self.play.lapse()
    }

    fn stands_still(&self) -> bool {
        self.play.game.stands_still()
    }

    fn apply(&mut self) -> bool {
        self.judged.take().map(|entry| self.take(entry)).is_some()
    }

    fn fold(&mut self, line: &str) -> Result<(), String> {
        self.judged = None;
        if let Some((judged, entry)) = self.handed.get_mut().take()
            && judged == line
        {
            self.take(entry);
            return Ok(());
        }
        let entry: EntryOf<K::Game> = serde_json::from_str(line).map_err(|e| e.to_string())?;
        self.play.fits(&entry).map_err(|misfit| misfit.to_string())?;
        self.take(entry);
        Ok(())
    }

    fn line(&self, entry: usize) -> Option<String> {
        self.play.log.entries.get(entry).map(text)
    }

    fn tell(&self, entry: usize, viewer: Viewer) -> Telling {
        let mut telling = Telling::default();
        for event in self.play.log.entries.get(entry).map(|entry| entry.events.as_slice()).unwrap_or_default() {
            if let Some(news) = self.play.game.redact(event, viewer) {
                telling.news.push(value(&news));
                let line = self.play.game.narrate(&news, &self.names);
                if !line.is_empty() {
                    telling.lines.push(line);
                }
            }
        }
        telling
    }

    fn view(&self, viewer: Viewer) -> Value {
        value(&self.play.game.view(&self.play.state, viewer))
    }

    fn show(&self, viewer: Viewer) -> String {
        self.play.game.show(&self.play.game.view(&self.play.state, viewer), &self.names)
    }

    fn paint(&self, viewer: Viewer) -> String {
        self.play.game.paint(&self.play.game.view(&self.play.state, viewer), &self.names)
    }

    fn advise(&self, seat: Seat) -> Vec<String> {
        self.play.game.advise(&self.play.game.view(&self.play.state, Viewer::Seat(seat)), seat)
    }

    fn hints(&self, seat: Seat) -> Option<Hints> {
        let offers = self.play.game.offers(&self.play.state, seat);
        let view = self.play.game.view(&self.play.state, Viewer::Seat(seat));
        let game = self.play.game.clone();
        (!offers.is_empty()).then(|| Box::new(move || game.hints(&view, seat, &offers)) as Hints)
    }

    fn backlog(&self, viewer: Viewer) -> Vec<Value> {
        self.play.game.backlog(&self.play.state, viewer).iter().map(value).collect()
    }

    fn offers(&self, seat: Seat) -> Arc<Vec<kernel::Offer<Value>>> {
        let find = || Arc::new(self.play.game.offers(&self.play.state, seat).into_iter().map(erase).collect());
        self.offered.borrow_mut().entry(seat).or_insert_with(find).clone()
    }

    fn host_offers(&self) -> Vec<kernel::Offer<Value>> {
        self.play.game.host_offers(&self.play.state).into_iter().map(erase).collect()
    }

    fn forecast(&self, seat: Seat, action: Value) -> Forecast {
        match serde_json::from_value(action) {
            Ok(action) => self.play.game.forecast(&self.play.state, seat, &action),
            Err(e) => Forecast::of(unreadable(&e)),
        }
    }

    fn read(&self, seat: Seat, text: &str) -> Option<Result<Value, String>> {
        let view = self.play.game.view(&self.play.state, Viewer::Seat(seat));
        let read = self.play.game.read(&view, seat, text)?;
        Some(read.map(|action| value(&action)))
    }

    fn seated(&self) -> SeatSet {
        self.play.game.seated(&self.play.state)
    }

    fn awaited(&self) -> SeatSet {
        self.play.game.awaited(&self.play.state)
    }

    fn idle(&self) -> SeatSet {
        self.play.idle()
    }

    fn places(&self) -> Places {
        self.play.game.places()
    }

    fn scores(&self) -> Vec<(Vec<Seat>, i64)> {
        self.play.game.scores(&self.play.state)
    }

    fn deadline(&self) -> Option<Moment> {
        self.play.game.deadline(&self.play.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.play.game.outcome(&self.play.state)
    }

    fn may_say(&self, from: Viewer) -> Hearers {
        self.play.game.may_say(&self.play.state, from)
    }

    fn used(&self) -> Vec<String> {
        self.play.game.used(&self.play.state)
    }

    fn clock(&self) -> Moment {
        self.play.clock()
    }

    fn moment(&self, entry: usize) -> Moment {
        self.play.log.entries.get(entry).map(|entry| entry.at).unwrap_or_default()
    }

    fn entries(&self) -> usize {
        self.play.log.entries.len()
    }

    fn rename(&mut self, names: Vec<String>) {
        self.names = Names(names);
    }

    fn log(&self, reveal: Option<Reveal>) -> String {
        let over = self.outcome().is_some();
        let (header, entries) = (self.play.log.header.clone(), self.play.log.entries.clone());
        Log::<K::Game> { header, entries, reveal: reveal.filter(|_| over) }.to_lines()
    }

    fn replay(&self) -> Box<dyn AnyReplay> {
        let (header, entries) = (self.play.log.header.clone(), self.play.log.entries.clone());
        let log = Log { header, entries, reveal: None };
        Box::new(Replay::new(self.play.game.clone(), log, None))
    }

    fn no_bots(&self) -> Option<String> {
        self.kind.no_bots(&self.play.game)
    }

    fn seat_bot(&mut self, seat: Seat, id: &str) -> bool {
        match self.kind.bot(id, &self.play.game, seat) {
            Some(bot) => {
                self.bots.insert(seat, Seated { bot, heard: 0 });
                true
            }
            None => false,
        }
    }

    fn dismiss_bot(&mut self, seat: Seat) {
        self.bots.remove(&seat);
    }

    fn bot_move(&mut self, seat: Seat, luck: &Chance) -> Option<BotMove> {
        let Seated { bot, heard } = self.bots.get_mut(&seat)?;
        let (game, state) = (&self.play.game, &self.play.state);
        for event in self.play.log.entries[*heard..].iter().flat_map(|entry| &entry.events) {
            if let Some(news) = game.redact(event, Viewer::Seat(seat)) {
                bot.hear(&news);
            }
        }
        *heard = self.play.log.entries.len();
        let offers = game.offers(state, seat);
        if offers.is_empty() {
            return None;
        }
        let (view, backlog) = (game.view(state, Viewer::Seat(seat)), game.backlog(state, Viewer::Seat(seat)));
        let turn = Turn { seat, view: &view, backlog: &backlog, offers: &offers, now: self.play.clock() };
        let count = (self.play.log.entries.len() as u64) << 8 | u64::from(seat.0);
        let choice = bot.act(&turn, &mut luck.draws("bot", count))?;
        Some(BotMove { action: value(&choice.action), delay: choice.delay })
    }
}

fn erase<A: Serialize>(offer: kernel::Offer<A>) -> kernel::Offer<Value> {
    let what = match offer.what {
        kernel::What::Exact(action) => kernel::What::Exact(value(&action)),
        kernel::What::Form(form) => kernel::What::Form(form),
    };
    kernel::Offer { what, label: offer.label, auto: offer.auto, hint: offer.hint, until: offer.until }
}

pub(crate) fn value<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect("plain data serialises")
}

fn text<T: Serialize>(data: &T) -> String {
    serde_json::to_string(data).expect("plain data serialises")
}

fn unreadable(error: &serde_json::Error) -> Vec<Refusal> {
    Refusal::alone("unreadable", format!("That cannot be read: {error}."))
}
