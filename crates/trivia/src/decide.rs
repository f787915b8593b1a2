//! The mechanics: they ask, rules answer. No house rule is named here.

use crate::question::{Answer, Key, Question, Sort};
use crate::reveal::Details;
use crate::rules::{Asking, Questions};
use crate::state::{self, Action, Event, Reply, Round};
use crate::view::{self, News, View};
use crate::{Trivia, sample};
use kernel::{
    BySeat, Draws, Form, Message, Misfit, Moment, Offer, Places, Refusal, Seat, SeatSet, Setup, Speaker, Viewer,
    message,
};
use rounds::{
    Course, Ended, Happening, Phase, RoundGame, RoundSample, RoundWords, Shown, StateOf, Total, Winner, reason,
};

impl Trivia {
    pub(crate) fn top(&self) -> Asking<'_> {
        self.rules.top()
    }

    /// The question of the next round: one that was not asked in this room, or else the one that was asked longest
    /// ago.
    fn choose(&self, round: &Round, draws: &mut Draws) -> Option<Question> {
        let pool = self.library.pool(self.race);
        let last_asked = |question: &&Question| {
            let asked = round.before.iter().chain(&round.used);
            asked.enumerate().filter(|(_, id)| **id == question.id).last().map(|(when, _)| when)
        };
        let fresh: Vec<&Question> = pool.iter().copied().filter(|question| last_asked(question).is_none()).collect();
        let chosen = draws.pick(&fresh).copied().or_else(|| pool.iter().copied().min_by_key(last_asked))?;
        Some(chosen.clone().shuffled(draws))
    }

    /// Why this may not be done. Offers, forecast and decide all come from here, so they agree.
    fn against(&self, round: &Round, seat: Seat, action: &Action) -> Vec<Refusal> {
        let Some(question) = &round.question else { return Refusal::alone("trivia.none", message!("refused-none")) };
        match action {
            Action::Accept(_) | Action::TakeBack(_) => Refusal::alone("rounds.host", message!("rounds-host-only")),
            _ if round.locked.contains(seat) => Refusal::alone("trivia.locked", message!("refused-locked")),
            _ if round.reply(seat).is_some() => Refusal::alone("trivia.once", message!("refused-once")),
            Action::FiftyFifty => self.against_fifty_fifty(round, question, seat),
            Action::Answer(Answer::Choice(place)) if round.removed_for(seat).contains(place) => {
                Refusal::alone("trivia.removed", message!("refused-removed"))
            }
            Action::Answer(answer) => question.misfits(answer),
        }
    }

    fn against_fifty_fifty(&self, round: &Round, question: &Question, seat: Seat) -> Vec<Refusal> {
        let removes = self.top().fifty_fifty(round);
        match () {
            () if removes == 0 => Refusal::alone("trivia.fifty_fifty", message!("refused-fifty")),
            () if round.spent.contains(seat) => Refusal::alone("trivia.fifty_fifty", message!("refused-fifty-used")),
            // One wrong option must stay beside the right one.
            () if question.sort() != Sort::Choice || question.options().len() < removes + 2 => {
                Refusal::alone("trivia.fifty_fifty", message!("refused-fifty-few"))
            }
            () => Vec::new(),
        }
    }

    fn remove_options(&self, happening: &mut Happening<'_, Self>, seat: Seat) {
        let chance = happening.chance;
        let round = &happening.now().game;
        let Some(Key::Choice { options, right }) = round.question.as_ref().map(|question| &question.key) else {
            return;
        };
        let mut wrong: Vec<u8> = (0..options.len() as u8).filter(|place| place != right).collect();
        let count = u64::from(round.number) << 8 | u64::from(seat.0);
        chance.draws("fifty-fifty", count).shuffle(&mut wrong);
        wrong.truncate(self.top().fifty_fifty(round));
        wrong.sort_unstable();
        happening.push(Event::Removed { seat, options: wrong });
    }

    fn answer(&self, happening: &mut Happening<'_, Self>, seat: Seat, answer: &Answer) {
        let at = happening.at;
        let round = &happening.now().game;
        let millis = at.0.saturating_sub(round.asked.0);
        let right = round.question.as_ref().is_some_and(|question| self.is_right(round, question, answer));
        happening.push(Event::Answered(Reply { seat, answer: answer.clone(), millis }));
        if self.race && !right {
            happening.push(Event::Locked { seat });
        }
    }

    /// How many in a row each seat has right, after the last round that is over.
    fn streaks(state: &StateOf<Self>) -> BySeat<u32> {
        let mut streaks = BySeat::of(state::MOST, 0);
        for given in state.table.last.iter().flat_map(|ended| ended.details.iter()).flat_map(|details| &details.given) {
            if let Some(streak) = streaks.0.get_mut(given.seat.index()) {
                *streak = given.streak;
            }
        }
        streaks
    }

    /// Is the round that begins now the last one?
    fn is_last(&self, state: &StateOf<Self>) -> bool {
        self.course.rounds == Total::Fixed(state.table.completed + 1)
    }

    /// The results of the round once more, with these answers accepted.
    fn judged_again(&self, state: &StateOf<Self>, accepted: SeatSet) -> Option<Ended<Option<Details>>> {
        let before = state.table.last.as_deref()?;
        let details = self.reveal(state, &before.reason, accepted)?;
        Some(Ended {
            winner: details.winner(|seat| state.table.team(seat)),
            points: details.points(state.table.places()),
            figures: details.figures(),
            details: Some(details),
            ..before.clone()
        })
    }
}

/// What the host may do at the reveal. Made from what all were shown.
fn corrections(state: &StateOf<Trivia>) -> Vec<Action> {
    let paused = matches!(state.table.phase, Phase::Pause { .. });
    let last = state.table.last.as_deref().filter(|_| paused).and_then(|ended| ended.details.as_ref());
    let Some(details) = last else { return Vec::new() };
    let offer = |given: &crate::reveal::Given| match given {
        given if given.answer.is_none() => None,
        given if given.accepted => Some(Action::TakeBack(given.seat)),
        given if given.acceptable => Some(Action::Accept(given.seat)),
        _ => None,
    };
    details.given.iter().filter_map(offer).collect()
}

impl RoundGame for Trivia {
    type State = Round;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;
    type Details = Option<Details>;

    fn places(&self) -> Places {
        Places { least: 1, most: state::MOST, late: true, sides: self.sides }
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn blank(&self, setup: &Setup) -> Round {
        Round { before: setup.used.clone(), ..Round::default() }
    }

    fn begin(&self, happening: &mut Happening<'_, Self>) {
        let (at, chance) = (happening.at, happening.chance);
        let state = happening.now();
        let mut draws = chance.draws("question", u64::from(state.game.number));
        // The rules see to it at set-up that there is one.
        let Some(mut question) = self.choose(&state.game, &mut draws) else { return };
        if let Key::Number { closest, .. } = &mut question.key {
            *closest |= self.closest;
        }
        let (last, streaks) = (self.is_last(state), Self::streaks(state));
        let until = at.after(u64::from(self.seconds) * 1_000);
        let language = self.library.language().to_string();
        happening.push(Event::Asked { question: Box::new(question), language, at, until, last, streaks });
    }

    fn objections(&self, state: &StateOf<Self>, seat: Seat, action: &Action) -> Vec<Refusal> {
        self.against(&state.game, seat, action)
    }

    fn act(&self, happening: &mut Happening<'_, Self>, seat: Seat, action: &Action) {
        match action {
            Action::Answer(answer) => self.answer(happening, seat, answer),
            Action::FiftyFifty => self.remove_options(happening, seat),
            Action::Accept(_) | Action::TakeBack(_) => {}
        }
    }

    fn time_up(&self, happening: &mut Happening<'_, Self>) {
        happening.push(Event::TimeUp);
    }

    fn evolve(&self, round: &mut Round, event: &Event) {
        state::evolve(round, event);
    }

    fn fits(&self, state: &StateOf<Self>, event: &Event) -> Result<(), Misfit> {
        state::fits(&state.game, event)
    }

    fn ends(&self, state: &StateOf<Self>) -> Option<String> {
        let (round, eligible) = (&state.game, state.table.eligible());
        let answered = round.answered();
        let why = match () {
            () if self.race && answered != round.locked => reason::FIRST_CORRECT,
            () if eligible.is_empty() && answered.is_empty() => reason::NOBODY_LEFT,
            () if eligible.without(answered).is_empty() => reason::ALL_ANSWERED,
            () if round.time_up => reason::TIME_UP,
            () if round.question.is_none() => reason::STALEMATE,
            () => return None,
        };
        Some(why.into())
    }

    fn points(&self, state: &StateOf<Self>, reason: &str) -> BySeat<i64> {
        let places = state.table.places();
        let details = self.reveal(state, reason, SeatSet::EMPTY);
        details.map_or_else(|| BySeat::of(places, 0), |details| details.points(places))
    }

    fn winner(&self, state: &StateOf<Self>, reason: &str) -> Winner {
        let details = self.reveal(state, reason, SeatSet::EMPTY);
        details.map_or(Winner::Nobody, |details| details.winner(|seat| state.table.team(seat)))
    }

    fn figures(&self, state: &StateOf<Self>, reason: &str) -> Vec<(Seat, String, i64)> {
        self.reveal(state, reason, SeatSet::EMPTY).map(|details| details.figures()).unwrap_or_default()
    }

    fn details(&self, state: &StateOf<Self>, reason: &str) -> Option<Details> {
        self.reveal(state, reason, SeatSet::EMPTY)
    }

    fn host_offers(&self, state: &StateOf<Self>) -> Vec<Offer<Action>> {
        corrections(state).into_iter().map(Offer::exact).collect()
    }

    fn host_acts(&self, happening: &mut Happening<'_, Self>, action: &Action) -> Result<(), Vec<Refusal>> {
        let state = happening.now();
        if !corrections(state).contains(action) {
            return Err(Refusal::alone("trivia.accept", message!("refused-accept")));
        }
        let mut accepted = state
            .table
            .last
            .iter()
            .filter_map(|ended| ended.details.as_ref())
            .map(Details::accepted)
            .next()
            .unwrap_or_default();
        match action {
            Action::Accept(seat) => accepted.insert(*seat),
            Action::TakeBack(seat) => accepted.remove(*seat),
            _ => {}
        }
        if let Some(ended) = self.judged_again(state, accepted) {
            happening.rescore(ended);
        }
        Ok(())
    }

    fn awaited(&self, state: &StateOf<Self>) -> SeatSet {
        state.table.eligible().without(state.game.answered())
    }

    fn offers(&self, state: &StateOf<Self>, seat: Seat) -> Vec<Offer<Action>> {
        let Some(question) = &state.game.question else { return Vec::new() };
        let mut offers = view::offers(question);
        offers.push(Offer::exact(Action::FiftyFifty));
        let silent = state.game.reply(seat).is_none();
        offers.retain(|offer| match offer.action() {
            Some(action) => self.against(&state.game, seat, action).is_empty(),
            None => silent,
        });
        offers
    }

    fn deadline(&self, state: &StateOf<Self>) -> Option<Moment> {
        Some(state.game.until).filter(|_| !state.game.time_up && state.game.question.is_some())
    }

    fn used(&self, state: &StateOf<Self>) -> Vec<String> {
        state.game.used.clone()
    }

    fn view(&self, state: &StateOf<Self>, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        Some(view::redact(event, viewer))
    }
}

impl RoundSample for Trivia {
    fn imagine(&self, shown: &Shown<'_, Self>, draws: &mut Draws) -> Round {
        view::imagine(shown.view, shown.viewer, draws)
    }

    fn otherwise(&self, state: &StateOf<Self>, viewer: Viewer, draws: &mut Draws) -> Round {
        sample::otherwise(&state.game, viewer, draws)
    }

    fn told_otherwise(&self, event: &Event, viewer: Viewer, draws: &mut Draws) -> Event {
        sample::told_otherwise(event, viewer, draws)
    }

    fn fill(&self, view: &View, _: Seat, form: &Form, draws: &mut Draws) -> Option<Action> {
        view::fill(view, form, draws).map(Action::Answer)
    }
}

impl RoundWords for Trivia {
    fn read(&self, view: &View, _: Seat, text: &str) -> Option<Result<Action, Message>> {
        Some(view::read(view, text))
    }

    fn show(&self, view: &View, table: &crate::Scorecard, speaker: &Speaker<'_>) -> String {
        view::show(view, table, speaker)
    }

    fn narrate(&self, news: &News) -> Vec<Message> {
        vec![view::narrate(news)]
    }

    fn narrate_details(&self, details: &Option<Details>) -> Vec<Message> {
        details.as_ref().map(view::narrate_details).unwrap_or_default()
    }

    fn label(&self, view: &View, table: &crate::Scorecard, offer: &Offer<Action>) -> Message {
        view::label(view, table, offer)
    }
}
