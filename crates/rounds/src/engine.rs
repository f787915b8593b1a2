//! The engine: rounds begin, are played, end once, and make a match.

use crate::course::{Wait, reason};
use crate::game::{Action, Presence, RoundGame, RoundSample, RoundWords, Shown, State, StateOf, View};
use crate::scorecard::{Ended, Event, Phase, Scorecard};
use crate::show;
use kernel::{
    Chance, Draft, Draws, EntryOf, Form, Game, Hearers, Input, Message, Misfit, Moment, Offer, Outcome, Patience,
    Places, Refusal, Sample, Seat, SeatSet, Seen, Setup, Speaker, Viewer, What, Words,
};
use std::sync::Arc;

/// A game in rounds as a [`kernel::Game`].
#[derive(Clone)]
pub struct Rounds<R>(pub R);

/// What is happening: the events so far, and when.
pub struct Happening<'a, R: RoundGame> {
    draft: Draft<'a, Rounds<R>>,
    /// The moment of it all.
    pub at: Moment,
    /// Chance, for what is drawn.
    pub chance: &'a Chance,
}

impl<R: RoundGame> Happening<'_, R> {
    /// This happens next, in the game itself.
    pub fn push(&mut self, event: R::Event) {
        self.draft.push(Event::Play(event));
    }

    /// The state after all that.
    pub fn now(&mut self) -> &StateOf<R> {
        self.draft.now()
    }

    /// The round that is over gets other results, by the host's word.
    pub fn rescore(&mut self, ended: Ended<R::Details>) {
        self.engine(Event::Rescored(Arc::new(ended)));
    }

    fn engine(&mut self, event: Event<R::Event, R::Details>) {
        self.draft.push(event);
    }

    /// The table after all that.
    pub fn table(&mut self) -> &Scorecard<R::Details> {
        &self.draft.now().table
    }
}

impl<R: RoundGame> Rounds<R> {
    fn begin_round(&self, happening: &mut Happening<'_, R>) {
        let (round, at) = (happening.table().round + 1, happening.at);
        happening.engine(Event::RoundBegan { round, at });
        self.0.begin(happening);
    }

    /// Ends the round. Its results are asked for here, once.
    fn end_round(&self, happening: &mut Happening<'_, R>, reason: &str) {
        let at = happening.at;
        let state = happening.now();
        let ended = Ended {
            round: state.table.round,
            reason: reason.to_string(),
            winner: self.0.winner(state, reason),
            points: self.0.points(state, reason),
            figures: self.0.figures(state, reason),
            millis: at.0.saturating_sub(state.table.round_began.0),
            details: self.0.details(state, reason),
        };
        happening.engine(Event::RoundEnded(Arc::new(ended)));
    }

    /// Is the match over? Asked between rounds only.
    fn complete(&self, table: &Scorecard<R::Details>) -> Option<String> {
        let too_few = table.seated.len() < usize::from(self.0.places().least);
        if too_few { Some(reason::TOO_FEW.into()) } else { self.0.complete(table) }
    }

    /// What follows on the end of a round: the end of the match, a pause, or the next round.
    fn after_round(&self, happening: &mut Happening<'_, R>) {
        let pause = self.0.course().pause;
        let over = self.complete(happening.table());
        let too_few = over.as_deref() == Some(reason::TOO_FEW);
        match over {
            Some(reason) if too_few || pause.seconds == 0 || !pause.after_last => self.finish(happening, reason),
            None if pause.seconds == 0 => self.begin_round(happening),
            _ => {
                let until = happening.at.after(u64::from(pause.seconds) * 1_000);
                happening.engine(Event::Paused { until, wait: pause.wait });
            }
        }
    }

    fn after_pause(&self, happening: &mut Happening<'_, R>) {
        match self.complete(happening.table()) {
            Some(reason) => self.finish(happening, reason),
            None => self.begin_round(happening),
        }
    }

    fn finish(&self, happening: &mut Happening<'_, R>, reason: String) {
        let at = happening.at;
        happening.engine(Event::Finished { reason, at });
    }

    /// Asked after everything that happens: does the round end, does the pause?
    fn settle(&self, happening: &mut Happening<'_, R>) {
        loop {
            let state = happening.now();
            match &state.table.phase {
                Phase::Playing => {
                    let nobody = state.table.players.is_empty().then(|| reason::NOBODY_LEFT.to_string());
                    let Some(reason) = nobody.or_else(|| self.0.ends(state)) else { return };
                    self.end_round(happening, &reason);
                    self.after_round(happening);
                }
                Phase::Pause { ready, wait, .. } => {
                    let all_ready = *wait != Wait::Host && !ready.is_empty() && state.table.unready(*ready).is_empty();
                    if !all_ready {
                        return;
                    }
                    self.after_pause(happening);
                }
                Phase::Over { .. } => return,
            }
        }
    }

    fn host(&self, happening: &mut Happening<'_, R>, action: &Action<R::Action>) -> Result<(), Vec<Refusal>> {
        let playing = happening.table().playing();
        match action {
            Action::Play(action) => self.0.host_acts(happening, action)?,
            Action::Skip if playing => {
                self.end_round(happening, reason::SKIPPED);
                self.after_round(happening);
            }
            Action::Skip => return Err(refused("rounds.pause", "rounds-no-round")),
            Action::Next if playing => return Err(refused("rounds.playing", "rounds-playing")),
            Action::Next => self.after_pause(happening),
            Action::Ready => return Err(refused("rounds.host", "rounds-not-for-host")),
        }
        Ok(())
    }

    /// The pause is over, or the game's own deadline has come.
    fn time_up(&self, happening: &mut Happening<'_, R>) {
        let at = happening.at;
        let state = happening.now();
        match &state.table.phase {
            Phase::Pause { until, .. } if *until <= at => self.after_pause(happening),
            Phase::Playing if self.0.deadline(state).is_some_and(|due| due <= at) => self.0.time_up(happening),
            _ => {}
        }
    }

    /// Tells the game, if it is about somebody in its round.
    fn tell(&self, happening: &mut Happening<'_, R>, seat: Seat, presence: Presence) {
        if happening.table().playing() && happening.table().players.contains(seat) {
            self.0.presence(happening, seat, presence);
        }
    }

    fn went_away(&self, happening: &mut Happening<'_, R>, seat: Seat) {
        if !happening.table().away.contains(seat) {
            happening.engine(Event::Away { seat });
            self.tell(happening, seat, Presence::Away);
        }
    }

    /// Others have waited for long enough.
    fn lapsed(&self, happening: &mut Happening<'_, R>, seat: Seat) {
        happening.engine(Event::Lapsed { seat });
        self.tell(happening, seat, Presence::Lapsed);
    }

    fn came_back(&self, happening: &mut Happening<'_, R>, seat: Seat) {
        if happening.table().away.contains(seat) {
            happening.engine(Event::Back { seat });
            self.tell(happening, seat, Presence::Back);
        }
    }

    fn left(&self, happening: &mut Happening<'_, R>, seat: Seat) {
        let table = happening.table();
        let in_round = table.playing() && table.players.contains(seat);
        happening.engine(Event::Left { seat });
        if in_round {
            self.0.presence(happening, seat, Presence::Left);
        }
    }

    /// A newcomer begins with nothing; who comes back has what they had.
    fn joined(&self, happening: &mut Happening<'_, R>, seat: Seat) {
        let table = happening.table();
        let known = table.played.contains(seat);
        let score = if known { table.board.total(seat) } else { self.0.course().joins_with(table) };
        let team = if known { table.team(seat) } else { table.smallest_team() };
        happening.engine(Event::Joined { seat, score, team });
    }

    /// What comes of an input.
    fn happens(
        &self,
        mut happening: Happening<'_, R>,
        input: &Input<Action<R::Action>>,
    ) -> Result<Vec<<Self as Game>::Event>, Vec<Refusal>> {
        match input {
            Input::Act(seat, Action::Play(action)) => self.0.act(&mut happening, *seat, action),
            Input::Act(seat, _) => happening.engine(Event::Ready { seat: *seat }),
            Input::Host(action) => self.host(&mut happening, action)?,
            Input::TimeUp => self.time_up(&mut happening),
            Input::Lapsed(seat) => self.lapsed(&mut happening, *seat),
            Input::Bot(_) => {}
            Input::Away(seat) => self.went_away(&mut happening, *seat),
            Input::Back(seat) => self.came_back(&mut happening, *seat),
            Input::Left(seat) => self.left(&mut happening, *seat),
            Input::Joined(seat) => self.joined(&mut happening, *seat),
            Input::Stop => self.stop(&mut happening),
        }
        self.settle(&mut happening);
        Ok(happening.draft.events())
    }

    fn stop(&self, happening: &mut Happening<'_, R>) {
        if happening.table().playing() {
            self.end_round(happening, reason::STOPPED);
        }
        self.finish(happening, reason::STOPPED.into());
    }
}

impl<R: RoundGame> Game for Rounds<R> {
    type State = StateOf<R>;
    type Action = Action<R::Action>;
    type Event = Event<R::Event, R::Details>;
    type News = Event<R::News, R::Details>;
    type View = View<R::View, R::Details>;

    fn places(&self) -> Places {
        self.0.places()
    }

    fn blank(&self, setup: &Setup) -> Self::State {
        let most = self.0.places().most.max(setup.seats);
        State { table: Scorecard::new(setup.seats, most, &setup.teams), game: self.0.blank(setup) }
    }

    fn deal(&self, setup: &Setup, at: Moment, chance: &Chance) -> Vec<Self::Event> {
        let blank = self.blank(setup);
        let mut happening = Happening { draft: Draft::new(self, &blank), at, chance };
        self.begin_round(&mut happening);
        self.settle(&mut happening);
        happening.draft.events()
    }

    fn objections(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Vec<Refusal> {
        let table = &state.table;
        match (action, &table.phase) {
            (Action::Play(_), Phase::Pause { .. }) => refused("rounds.pause", "rounds-not-begun"),
            (Action::Play(_), Phase::Playing) if !table.players.contains(seat) => {
                refused("rounds.next_round", "rounds-next-round")
            }
            (Action::Play(action), _) => self.0.objections(state, seat, action),
            (Action::Ready, Phase::Pause { wait: Wait::Host, .. }) => {
                refused("rounds.wait_for_host", "rounds-host-decides")
            }
            (Action::Ready, Phase::Pause { ready, .. }) if ready.contains(seat) => {
                refused("rounds.ready", "rounds-ready-already")
            }
            (Action::Ready, Phase::Pause { .. }) => Vec::new(),
            (Action::Ready, _) => refused("rounds.playing", "rounds-playing"),
            (Action::Skip | Action::Next, _) => refused("rounds.host", "rounds-host-only"),
        }
    }

    fn decide(
        &self,
        state: &Self::State,
        input: &Input<Self::Action>,
        at: Moment,
        chance: &Chance,
    ) -> Result<Vec<Self::Event>, Vec<Refusal>> {
        self.happens(Happening { draft: Draft::new(self, state), at, chance }, input)
    }

    fn enact(
        &self,
        state: &mut Self::State,
        input: &Input<Self::Action>,
        at: Moment,
        chance: &Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Vec<Refusal>> {
        *events = self.happens(Happening { draft: Draft::on(self, state, events), at, chance }, input)?;
        Ok(())
    }

    fn evolve(&self, state: &mut Self::State, event: &Self::Event) {
        match event {
            Event::Play(event) => self.0.evolve(&mut state.game, event),
            engine => state.table.evolve(engine),
        }
    }

    fn fits(&self, state: &Self::State, event: &Self::Event) -> Result<(), Misfit> {
        state.table.fits(event)?;
        if let Event::Play(event) = event { self.0.fits(state, event) } else { Ok(()) }
    }

    fn seated(&self, state: &Self::State) -> SeatSet {
        state.table.seated
    }

    fn awaited(&self, state: &Self::State) -> SeatSet {
        match &state.table.phase {
            Phase::Playing => self.0.awaited(state),
            Phase::Pause { wait: Wait::Host, .. } | Phase::Over { .. } => SeatSet::EMPTY,
            Phase::Pause { ready, .. } => state.table.unready(*ready),
        }
    }

    fn offers(&self, state: &Self::State, seat: Seat) -> Vec<Offer<Self::Action>> {
        let table = &state.table;
        match &table.phase {
            Phase::Playing if table.players.contains(seat) => {
                self.0.offers(state, seat).into_iter().map(as_play).collect()
            }
            Phase::Pause { .. }
                if table.seated.contains(seat) && self.objections(state, seat, &Action::Ready).is_empty() =>
            {
                vec![Offer::exact(Action::Ready)]
            }
            _ => Vec::new(),
        }
    }

    fn possible(&self, state: &Self::State, seat: Seat, mut each: impl FnMut(What<Self::Action>)) {
        match &state.table.phase {
            Phase::Playing if state.table.players.contains(seat) => {
                self.0.possible(state, seat, |what| each(what.map(Action::Play)));
            }
            Phase::Playing | Phase::Over { .. } => {}
            Phase::Pause { .. } => self.offers(state, seat).into_iter().for_each(|offer| each(offer.what)),
        }
    }

    fn host_offers(&self, state: &Self::State) -> Vec<Offer<Self::Action>> {
        let own = match &state.table.phase {
            Phase::Playing => Offer::exact(Action::Skip),
            Phase::Pause { .. } => Offer::exact(Action::Next),
            Phase::Over { .. } => return Vec::new(),
        };
        [own].into_iter().chain(self.0.host_offers(state).into_iter().map(as_play)).collect()
    }

    fn deadline(&self, state: &Self::State) -> Option<Moment> {
        match &state.table.phase {
            Phase::Playing => self.0.deadline(state),
            Phase::Pause { until, .. } => Some(*until),
            Phase::Over { .. } => None,
        }
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        self.0.course().outcome(&state.table)
    }

    fn late(&self, state: &Self::State) -> SeatSet {
        match &state.table.phase {
            Phase::Playing => self.0.late(state).and(state.table.seated),
            _ => SeatSet::EMPTY,
        }
    }

    /// Rounds are for an evening together.
    fn stands_still(&self) -> bool {
        true
    }

    fn patience(&self) -> Patience {
        self.0.course().patience
    }

    fn scores(&self, state: &Self::State) -> Vec<(Vec<Seat>, i64)> {
        self.0.course().scores(&state.table)
    }

    fn used(&self, state: &Self::State) -> Vec<String> {
        self.0.used(state)
    }

    fn is_reshuffle(&self, event: &Self::Event) -> bool {
        matches!(event, Event::Play(event) if self.0.is_reshuffle(event))
    }

    fn pace(&self, state: &Self::State) -> u64 {
        self.0.pace(state)
    }

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        View { table: state.table.clone(), game: self.0.view(state, viewer) }
    }

    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::News> {
        event.told(|event| self.0.redact(event, viewer))
    }

    fn backlog(&self, state: &Self::State, viewer: Viewer) -> Vec<Self::News> {
        self.0.backlog(state, viewer).into_iter().map(Event::Play).collect()
    }

    fn may_say(&self, state: &Self::State, from: Viewer) -> Hearers {
        self.0.may_say(state, from)
    }

    const BULK: bool = R::BULK;

    fn join(&self, one: &mut EntryOf<Self>, next: &EntryOf<Self>) -> bool {
        let quiet = one.there.is_empty() && next.there.is_empty();
        let (Some(Input::Act(seat, Action::Play(first))), Some(Input::Act(other, Action::Play(second)))) =
            (&mut one.input, &next.input)
        else {
            return false;
        };
        let ([Event::Play(was)], [Event::Play(is)]) = (one.events.as_mut_slice(), next.events.as_slice()) else {
            return false;
        };
        if !quiet || seat != other || !self.0.join((first, was), (second, is)) {
            return false;
        }
        one.at = next.at;
        true
    }
}

impl<R: RoundSample> Sample for Rounds<R> {
    const HIDES: bool = R::HIDES;

    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> Self::State {
        let own = seen.backlog.iter().filter_map(|news| if let Event::Play(news) = news { Some(news) } else { None });
        let backlog = own.collect();
        let shown = Shown { viewer: seen.viewer, table: &seen.view.table, view: &seen.view.game, backlog };
        State { table: seen.view.table.clone(), game: self.0.imagine(&shown, draws) }
    }

    fn otherwise(&self, state: &Self::State, viewer: Viewer, draws: &mut Draws) -> Self::State {
        State { table: state.table.clone(), game: self.0.otherwise(state, viewer, draws) }
    }

    fn told_otherwise(&self, event: &Self::Event, viewer: Viewer, draws: &mut Draws) -> Self::Event {
        match event {
            Event::Play(event) => Event::Play(self.0.told_otherwise(event, viewer, draws)),
            public => public.clone(),
        }
    }

    fn fill(&self, view: &Self::View, seat: Seat, form: &Form, draws: &mut Draws) -> Option<Self::Action> {
        self.0.fill(&view.game, seat, form, draws).map(Action::Play)
    }

    fn census(&self, state: &Self::State) -> Vec<u32> {
        self.0.census(&state.game)
    }
}

impl<R: RoundWords> Words for Rounds<R> {
    /// In a pause `ready`, in any of our languages, goes on; in a round the game reads.
    fn read(&self, view: &Self::View, seat: Seat, text: &str) -> Option<Result<Self::Action, Message>> {
        if view.table.playing() {
            return self.0.read(&view.game, seat, text).map(|read| read.map(Action::Play));
        }
        let ready = matches!(text.trim().to_lowercase().as_str(), "ready" | "klaar" | "verder" | "listo" | "seguir");
        Some(if ready { Ok(Action::Ready) } else { Err(Message::new("rounds-type-ready")) })
    }

    fn show(&self, view: &Self::View, speaker: &Speaker<'_>) -> String {
        let own = self.0.show(&view.game, &view.table, speaker);
        format!("{}\n{own}", show::table(&view.table, speaker))
    }

    fn narrate(&self, news: &Self::News) -> Vec<Message> {
        match news {
            Event::Play(news) => self.0.narrate(news),
            Event::RoundEnded(ended) | Event::Rescored(ended) => {
                show::ended(ended).into_iter().chain(self.0.narrate_details(&ended.details)).collect()
            }
            engine => show::news(engine),
        }
    }

    fn label(&self, view: &Self::View, offer: &Offer<Self::Action>) -> Message {
        match &offer.what {
            What::Exact(Action::Play(action)) => self.own_label(view, offer, What::Exact(action.clone())),
            What::Form(form) => self.own_label(view, offer, What::Form(form.clone())),
            What::Exact(Action::Ready) => Message::new("rounds-offer-ready"),
            What::Exact(Action::Skip) => Message::new("rounds-offer-skip"),
            What::Exact(Action::Next) => Message::new("rounds-offer-next"),
        }
    }
}

impl<R: RoundWords> Rounds<R> {
    /// What the game calls an offer of its own.
    fn own_label(
        &self,
        view: &View<R::View, R::Details>,
        offer: &Offer<Action<R::Action>>,
        what: What<R::Action>,
    ) -> Message {
        let own = Offer { what, auto: offer.auto.clone(), hint: offer.hint.clone(), until: offer.until };
        self.0.label(&view.game, &view.table, &own)
    }
}

fn refused(rule: &'static str, why: &'static str) -> Vec<Refusal> {
    Refusal::alone(rule, Message::new(why))
}

fn as_play<A>(offer: Offer<A>) -> Offer<Action<A>> {
    Offer { what: offer.what.map(Action::Play), auto: offer.auto, hint: offer.hint, until: offer.until }
}
