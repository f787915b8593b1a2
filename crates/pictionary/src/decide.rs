//! The mechanics: they ask, rules answer. No house rule is named here.

use crate::content::Word;
use crate::guess::{Guessing, LONGEST};
use crate::reveal::Details;
use crate::rules::mode::Mode;
use crate::rules::{Asking, Questions};
use crate::sheet::TooMuch;
use crate::state::{self, Action, EndedBy, Event, Guess, Round, Solved};
use crate::view::{self, News, View};
use crate::{Pictionary, refusals, sample};
use kernel::{
    BySeat, Draws, Form, Hearers, Message, Misfit, Moment, Offer, Places, Refusal, Seat, SeatSet, Setup, Sides,
    Speaker, Viewer,
};
use rounds::{Course, Happening, Presence, RoundGame, RoundSample, RoundWords, Shown, StateOf, Winner, reason};

/// More than half of those who guess say that it is writing.
pub const VOID: &str = "void";
/// Whoever draws gives up.
pub const GAVE_UP: &str = "gave_up";

type Scorecard = rounds::Scorecard<Details>;

impl Pictionary {
    pub(crate) fn top(&self) -> Asking<'_> {
        self.rules.top()
    }

    /// The team of a seat; where nobody arranged any, neighbours are not in one.
    pub(crate) fn team(table: &Scorecard, seat: Seat) -> u8 {
        table.team(seat).unwrap_or(seat.0 % 2)
    }

    /// Who of these guesses what `drawer` draws.
    fn guessers_of(&self, table: &Scorecard, drawer: Seat, among: SeatSet) -> SeatSet {
        let others = among.without(SeatSet::only(drawer));
        match self.mode {
            Mode::Teams => {
                let team = Self::team(table, drawer);
                others.iter().filter(|seat| Self::team(table, *seat) == team).collect()
            }
            _ => others,
        }
    }

    /// Who guesses in this round, and is counted on.
    pub(crate) fn guessers(&self, state: &StateOf<Self>) -> SeatSet {
        let table = &state.table;
        state.game.drawer.map_or(SeatSet::EMPTY, |drawer| self.guessers_of(table, drawer, table.eligible()))
    }

    /// Who could draw: somebody must be there to guess.
    fn drawers(&self, table: &Scorecard) -> SeatSet {
        table.seated.iter().filter(|seat| !self.guessers_of(table, *seat, table.seated).is_empty()).collect()
    }

    /// Who draws next: by seat, teams in turn; who is away is passed over while somebody is here.
    fn next_drawer(&self, state: &StateOf<Self>) -> Seat {
        let (round, table) = (&state.game, &state.table);
        let able = self.drawers(table);
        let here = able.without(table.away);
        let mut able = if here.is_empty() { able } else { here };
        if able.is_empty() {
            able = table.seated;
        }
        // The last one who drew, of each team where there are teams.
        let drew = |team: u8| round.drew.iter().rev().copied().find(|seat| Self::team(table, *seat) == team);
        let (among, last) = match (self.mode, round.drawer) {
            (Mode::Teams, Some(last)) => {
                let next = 1 - Self::team(table, last).min(1);
                let theirs: SeatSet = able.iter().filter(|seat| Self::team(table, *seat) == next).collect();
                if theirs.is_empty() { (able, Some(last)) } else { (theirs, drew(next)) }
            }
            (_, last) => (able, last),
        };
        let after = last.map_or(round.first, |seat| seat.0 + 1);
        among.iter().find(|seat| seat.0 >= after).or_else(|| among.iter().next()).unwrap_or(Seat(0))
    }

    /// How many rounds a lap has: each draws once; the smaller team as often as the larger.
    pub(crate) fn lap_length(&self, table: &Scorecard) -> u32 {
        let size = |team: u8| table.seated.iter().filter(|seat| Self::team(table, *seat) == team).count();
        let rounds = if self.mode == Mode::Teams { 2 * size(0).max(size(1)) } else { table.seated.len() };
        rounds.max(1) as u32
    }

    /// Words to pick from: such as were not drawn in this room, or else those that were drawn longest ago.
    fn choose(&self, round: &Round, draws: &mut Draws) -> Vec<Word> {
        let last_used = |word: &&Word| {
            let name = self.library.used_as(word);
            round
                .before
                .iter()
                .chain(&round.used)
                .enumerate()
                .filter(|(_, used)| **used == name)
                .last()
                .map(|(when, _)| when)
        };
        let mut pool: Vec<&Word> = self.library.pool().collect();
        draws.shuffle(&mut pool);
        // What was never used comes first; the order is otherwise that of chance.
        kernel::order::sort_by_key(&mut pool, last_used);
        pool.into_iter().take(self.choices).cloned().collect()
    }

    fn pick(&self, happening: &mut Happening<'_, Self>, word: Word) {
        let at = happening.at;
        let Some(drawer) = happening.now().game.drawer else { return };
        let until = at.after(u64::from(self.seconds) * 1_000);
        let (used, next_letter) = (self.library.used_as(&word), self.letter_time(&word, at, until, 0));
        happening.push(Event::Picked { drawer, word, used, at, until, next_letter });
    }

    /// When the letter after so many appears.
    fn letter_time(&self, word: &Word, began: Moment, until: Moment, shown: usize) -> Option<Moment> {
        let letters = word.word.chars().filter(|c| c.is_alphanumeric()).count();
        // Rounded down, so that a word of one letter is never told.
        let all = letters * self.letters.share as usize / 100;
        if shown >= all {
            return None;
        }
        let time = until.0.saturating_sub(began.0);
        let from = time * u64::from(self.letters.from) / 100;
        Some(began.after(from + (time - from) * shown as u64 / all as u64))
    }

    fn show_letter(&self, happening: &mut Happening<'_, Self>) {
        let chance = happening.chance;
        let round = &happening.now().game;
        let Some(word) = &round.word else { return };
        let hidden: Vec<(u8, char)> = (0u8..)
            .zip(word.word.chars())
            .filter(|(place, c)| c.is_alphanumeric() && !round.letters.contains(place))
            .collect();
        let count = u64::from(round.number) << 8 | round.letters.len() as u64;
        let next_letter = self.letter_time(word, round.began, round.until, round.letters.len() + 1);
        if let Some((place, letter)) = chance.draws("letter", count).pick(&hidden).copied() {
            happening.push(Event::Letter { place, letter, next_letter });
        }
    }

    /// Why this may not be done. Offers, forecast and decide all come from here, so they agree.
    fn against(&self, state: &StateOf<Self>, seat: Seat, action: &Action) -> Vec<Refusal> {
        let round = &state.game;
        let draws = round.drawer == Some(seat);
        match action {
            Action::Pick(_) | Action::Ink(_) | Action::GiveUp if !draws => refusals::not_the_drawer(),
            Action::Guess(_) | Action::NoLetters if draws => refusals::you_draw(),
            Action::Pick(_) if round.word.is_some() => refusals::picked(),
            Action::Pick(place) if usize::from(*place) >= round.choices.len() => refusals::no_such_word(),
            Action::Pick(_) => Vec::new(),
            _ if round.word.is_none() => refusals::pick_first(),
            Action::Ink(ink) => self.against_ink(round, ink),
            Action::GiveUp => Vec::new(),
            _ if !self.guessers_of(&state.table, round.drawer.unwrap_or(seat), SeatSet::only(seat)).contains(seat) => {
                refusals::other_team()
            }
            Action::NoLetters if !self.may_object => refusals::no_objections(),
            Action::NoLetters if round.objectors.contains(seat) => refusals::objected(),
            Action::NoLetters => Vec::new(),
            Action::Guess(_) if round.solvers().contains(seat) => refusals::known(),
            Action::Guess(text) if text.trim().is_empty() => refusals::empty_guess(),
            Action::Guess(text) if text.chars().count() > LONGEST || text.chars().any(char::is_control) => {
                refusals::long_guess()
            }
            Action::Guess(_) => Vec::new(),
        }
    }

    fn against_ink(&self, round: &Round, ink: &str) -> Vec<Refusal> {
        struct Why(Vec<Refusal>);
        impl From<TooMuch> for Why {
            fn from(why: TooMuch) -> Self {
                Why(refusals::too_much(why))
            }
        }
        let tried = round.sheet.try_on(ink, |sheet, op| {
            let objections = self.top().against(round, sheet, op);
            if objections.is_empty() { Ok(()) } else { Err(Why(objections)) }
        });
        tried.err().map(|Why(objections)| objections).unwrap_or_default()
    }

    fn guess(&self, happening: &mut Happening<'_, Self>, seat: Seat, text: &str) {
        let at = happening.at;
        let round = &happening.now().game;
        let Some(word) = &round.word else { return };
        let guessing = Guessing { language: &round.language };
        if guessing.is_right(&word.word, &word.also, text) {
            let millis = at.0.saturating_sub(round.began.0);
            happening.push(Event::Solved(Solved { seat, millis }));
        } else {
            let close = self.close_calls && guessing.is_close(&word.word, &word.also, text);
            let near = guessing.tells(&word.word, &word.also, text);
            happening.push(Event::Guessed(Guess { seat, text: text.trim().into(), near, close }));
        }
    }

    /// More than half of those who guess say that it is writing.
    fn is_void(&self, state: &StateOf<Self>) -> bool {
        let guessers = self.guessers(state);
        2 * state.game.objectors.and(guessers).len() > guessers.len()
    }
}

impl RoundGame for Pictionary {
    type State = Round;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;
    type Details = Details;

    fn places(&self) -> Places {
        let least = if self.mode == Mode::Teams { 4 } else { 2 };
        Places { least, most: state::MOST, late: true, sides: self.sides }
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn blank(&self, setup: &Setup) -> Round {
        // Who draws first goes round from match to match.
        let first = (setup.number % u32::from(setup.seats.max(1))) as u8;
        Round { before: setup.used.clone(), first, ..Round::default() }
    }

    fn begin(&self, happening: &mut Happening<'_, Self>) {
        let (at, chance) = (happening.at, happening.chance);
        let state = happening.now();
        let drawer = self.next_drawer(state);
        let choices = self.choose(&state.game, &mut chance.draws("words", u64::from(state.game.number)));
        let until = at.after(u64::from(self.picking) * 1_000);
        let language = self.library.language().to_string();
        happening.push(Event::Offered { drawer, choices, language, at, until });
    }

    fn objections(&self, state: &StateOf<Self>, seat: Seat, action: &Action) -> Vec<Refusal> {
        self.against(state, seat, action)
    }

    fn act(&self, happening: &mut Happening<'_, Self>, seat: Seat, action: &Action) {
        match action {
            Action::Pick(place) => {
                let word = happening.now().game.choices.get(usize::from(*place)).cloned();
                if let Some(word) = word {
                    self.pick(happening, word);
                }
            }
            Action::Ink(ink) => happening.push(Event::Ink(ink.clone())),
            Action::GiveUp => happening.push(Event::Ended(EndedBy::GaveUp)),
            Action::Guess(text) => self.guess(happening, seat, text),
            Action::NoLetters => happening.push(Event::Objected { seat }),
        }
    }

    fn time_up(&self, happening: &mut Happening<'_, Self>) {
        let (at, chance) = (happening.at, happening.chance);
        let round = &happening.now().game;
        if round.is_picking() {
            let word = chance.draws("pick", u64::from(round.number)).pick(&round.choices).cloned();
            match word {
                Some(word) => self.pick(happening, word),
                None => happening.push(Event::Ended(EndedBy::TimeUp)),
            }
        } else if round.next_letter.is_some_and(|due| due <= at && due < round.until) {
            self.show_letter(happening);
        } else {
            happening.push(Event::Ended(EndedBy::TimeUp));
        }
    }

    /// Whoever was to draw is gone and has drawn nothing: the round is over. A drawing that was begun may still be guessed.
    fn presence(&self, happening: &mut Happening<'_, Self>, seat: Seat, presence: Presence) {
        let round = &happening.now().game;
        let gone = matches!(presence, Presence::Lapsed | Presence::Left);
        if gone && round.drawer == Some(seat) && round.sheet.is_blank() {
            happening.push(Event::Ended(EndedBy::DrawerGone));
        }
    }

    fn evolve(&self, round: &mut Round, event: &Event) {
        state::evolve(round, event);
    }

    fn fits(&self, state: &StateOf<Self>, event: &Event) -> Result<(), Misfit> {
        state::fits(&state.game, event)
    }

    fn ends(&self, state: &StateOf<Self>) -> Option<String> {
        let (round, guessers) = (&state.game, self.guessers(state));
        let solvers = round.solvers();
        let why = match round.ended_by {
            Some(EndedBy::TimeUp) => reason::TIME_UP,
            Some(EndedBy::GaveUp) => GAVE_UP,
            Some(EndedBy::DrawerGone) => reason::DRAWER_GONE,
            None if self.is_void(state) => VOID,
            None if self.mode != Mode::EveryoneGuesses && !solvers.is_empty() => reason::FIRST_CORRECT,
            None if guessers.is_empty() && solvers.is_empty() => reason::NOBODY_LEFT,
            None if guessers.without(solvers).is_empty() => reason::ALL_ANSWERED,
            None => return None,
        };
        Some(why.into())
    }

    fn points(&self, state: &StateOf<Self>, reason: &str) -> BySeat<i64> {
        self.reveal(state, reason).points(state.table.places())
    }

    fn winner(&self, state: &StateOf<Self>, reason: &str) -> Winner {
        let details = self.reveal(state, reason);
        match details.first() {
            Some(seat) if self.mode == Mode::Teams => Winner::Team(Self::team(&state.table, seat)),
            Some(seat) => Winner::Seat(seat),
            None => Winner::Nobody,
        }
    }

    fn figures(&self, state: &StateOf<Self>, reason: &str) -> Vec<(Seat, String, i64)> {
        self.reveal(state, reason).figures()
    }

    fn details(&self, state: &StateOf<Self>, reason: &str) -> Details {
        self.reveal(state, reason)
    }

    fn complete(&self, table: &Scorecard) -> Option<String> {
        let over = match self.laps {
            _ if self.drawers(table).is_empty() => Some(reason::TOO_FEW),
            Some(laps) if table.completed >= laps * self.lap_length(table) => Some(reason::ROUNDS),
            _ => self.course.complete(table),
        };
        over.map(str::to_string)
    }

    /// Whoever is to draw; those who have not found the word are waited for, too, until they are gone.
    fn awaited(&self, state: &StateOf<Self>) -> SeatSet {
        let round = &state.game;
        let drawer = round.drawer.filter(|_| round.sheet.is_blank()).map_or(SeatSet::EMPTY, SeatSet::only);
        let drawer = drawer.and(state.table.players);
        if round.is_picking() { drawer } else { drawer.or(self.guessers(state).without(round.solvers())) }
    }

    fn offers(&self, state: &StateOf<Self>, seat: Seat) -> Vec<Offer<Action>> {
        let allowed =
            |offer: &Offer<Action>| offer.action().is_none_or(|action| self.against(state, seat, action).is_empty());
        let round = &state.game;
        let forms = match (round.drawer == Some(seat), round.word.is_some()) {
            (true, true) => vec![view::ink_form()],
            (false, true) if self.against(state, seat, &Action::Guess("?".into())).is_empty() => {
                vec![view::guess_form()]
            }
            _ => Vec::new(),
        };
        view::picks(round).into_iter().chain(forms).chain(view::buttons()).filter(allowed).collect()
    }

    fn deadline(&self, state: &StateOf<Self>) -> Option<Moment> {
        let round = &state.game;
        let due = round.next_letter.map_or(round.until, |letter| letter.min(round.until));
        (round.ended_by.is_none() && round.drawer.is_some()).then_some(due)
    }

    /// Whoever lets others wait: not to find a word is no crime.
    fn late(&self, state: &StateOf<Self>) -> SeatSet {
        let round = &state.game;
        let drawer = round.drawer.filter(|_| round.sheet.is_blank() && round.next_letter.is_none());
        drawer.map_or(SeatSet::EMPTY, SeatSet::only).and(state.table.players)
    }

    fn used(&self, state: &StateOf<Self>) -> Vec<String> {
        state.game.used.clone()
    }

    fn view(&self, state: &StateOf<Self>, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        view::redact(event, viewer)
    }

    fn backlog(&self, state: &StateOf<Self>, _: Viewer) -> Vec<News> {
        view::backlog(&state.game)
    }

    /// Whoever draws is silent; who found the word talks with those who know it.
    fn may_say(&self, state: &StateOf<Self>, from: Viewer) -> Hearers {
        let round = &state.game;
        let seat = from.seat().filter(|seat| state.table.playing() && state.table.players.contains(*seat));
        match (seat, round.drawer) {
            (Some(seat), Some(drawer)) if seat == drawer => Hearers::Nobody,
            (Some(seat), Some(drawer)) if round.solvers().contains(seat) => {
                Hearers::Seats(round.solvers().or(SeatSet::only(drawer)).and(state.table.players))
            }
            _ => Hearers::Everyone,
        }
    }

    const BULK: bool = true;

    fn join(&self, one: (&mut Action, &mut Event), next: (&Action, &Event)) -> bool {
        let ((Action::Ink(drawn), Event::Ink(told)), (Action::Ink(more), Event::Ink(and))) = (one, next) else {
            return false;
        };
        drawn.push_str(more);
        told.push_str(and);
        true
    }
}

impl RoundSample for Pictionary {
    fn imagine(&self, shown: &Shown<'_, Self>, draws: &mut Draws) -> Round {
        sample::imagine(shown, draws)
    }

    fn otherwise(&self, state: &StateOf<Self>, viewer: Viewer, draws: &mut Draws) -> Round {
        sample::otherwise(state, viewer, draws)
    }

    fn told_otherwise(&self, event: &Event, viewer: Viewer, draws: &mut Draws) -> Event {
        sample::told_otherwise(event, viewer, draws)
    }

    fn fill(&self, view: &View, _: Seat, form: &Form, draws: &mut Draws) -> Option<Action> {
        sample::fill(self, view, form, draws)
    }
}

impl RoundWords for Pictionary {
    fn read(&self, view: &View, seat: Seat, text: &str) -> Option<Result<Action, Message>> {
        Some(view::read(view, seat, text))
    }

    fn show(&self, view: &View, table: &Scorecard, speaker: &Speaker<'_>) -> String {
        view::show(view, table, speaker)
    }

    fn narrate(&self, news: &News) -> Vec<Message> {
        view::narrate(news).into_iter().collect()
    }

    fn narrate_details(&self, details: &Details) -> Vec<Message> {
        view::narrate_details(details)
    }

    fn label(&self, view: &View, _: &Scorecard, offer: &Offer<Action>) -> Message {
        view::label(view, offer)
    }
}

impl Pictionary {
    /// Who plays with whom, as the rules have it.
    pub fn sides(&self) -> Sides {
        self.sides
    }
}
