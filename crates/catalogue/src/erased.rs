//! A match of some game behind JSON.

use crate::any::{AnyMatch, AnyWords, Coaching, Hints, Observed, Public, Telling, Unfoldable};
use crate::bots::{AnyBots, Seated};
use crate::coach::{Asking, coached};
use crate::offers;
use crate::raw::Raw;
use crate::replay::{AnyReplay, Replay};
use kernel::log::Header;
use kernel::{
    Advice, Attendance, Book, Chance, EntryOf, Forecast, Game, Input, Kind, Log, Match, Message, Moment, Names, Offer,
    Places, Refusal, Remark, Reveal, Seat, Speaker, Stuck, Viewer, What, Words,
};
use serde::Serialize;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A match with the types of its game, for those who ask without.
pub(crate) struct Erased<K: Kind> {
    pub(crate) kind: Arc<K>,
    pub(crate) play: Match<K::Game>,
    /// What was judged last, with its line: folding that very line need not read it again.
    handed: RefCell<Option<(Raw, EntryOf<K::Game>)>>,
    /// What was found for the state as it is.
    found: Found<K::Game>,
    names: Names,
    pub(crate) bots: BTreeMap<Seat, Seated<K::Game>>,
}

/// What was found for a state, each at most once.
struct Found<G: Game> {
    public: OnceCell<Arc<Public>>,
    offers: RefCell<Vec<(Seat, Offers<G>)>>,
    observed: RefCell<Vec<(Viewer, Arc<Observed>)>>,
    due: OnceCell<Option<Due<G>>>,
}

/// What a seat may do.
pub(crate) type Offers<G> = Arc<Vec<Offer<<G as Game>::Action>>>;

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

impl<K: Kind> Erased<K> {
    pub(crate) fn new(kind: Arc<K>, play: Match<K::Game>) -> Self {
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

    pub(crate) fn offers_of(&self, seat: Seat) -> Offers<K::Game> {
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

    fn rest(&mut self) {
        let Found { offers, observed, public: _, due: _ } = &mut self.found;
        (*offers.get_mut(), *observed.get_mut()) = (Vec::new(), Vec::new());
        *self.handed.get_mut() = None;
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

    fn advise(&self, seat: Seat, luck: &Chance) -> Coaching {
        let (kind, luck, offers) = (self.kind.clone(), luck.clone(), self.offers_of(seat));
        let (game, state, now) = (self.play.game.clone(), self.play.state.clone(), self.play.clock());
        let asking = Asking { game, state, entries: self.play.log.entries.clone(), offers, seat, now };
        Box::new(move || coached(&*kind, &asking, &luck))
    }

    fn review(&self, seat: Seat) -> Coaching {
        let (game, log) = (self.play.game.clone(), self.log_of(None));
        Box::new(move || {
            let acts = |entry: &EntryOf<K::Game>| matches!(entry.input, Some(Input::Act(who, _)) if who == seat);
            let review = |(at, entry): (usize, &EntryOf<K::Game>)| {
                let view = game.view(&log.replay(&*game, at).0, Viewer::Seat(seat));
                game.review(&view, seat, &entry.events)
            };
            let mut own = log.entries.iter().enumerate().rev().filter(|(_, entry)| acts(entry)).take(LATELY);
            let Some(Remark { said, better, .. }) = own.find_map(review) else { return Vec::new() };
            let first = Advice { said, action: better.first().and_then(|best| best.action.clone()) };
            std::iter::once(first).chain(better).map(written).collect()
        })
    }

    fn hints(&self, seat: Seat) -> Option<Hints> {
        let offers = self.offers_of(seat);
        let view = self.game().view(self.state(), Viewer::Seat(seat));
        let game = self.play.game.clone();
        (!offers.is_empty()).then(|| Box::new(move || game.hints(&view, seat, &offers)) as Hints)
    }
}

/// Among so many of the last things that somebody did, a move is looked for: to say that a play looks good is none.
const LATELY: usize = 4;

pub(crate) fn written<A: Serialize>(advice: Advice<A>) -> Advice<Raw> {
    advice.map(|action| Raw::of(&action))
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
