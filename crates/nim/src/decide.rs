//! The mechanics: they ask, rules answer.

use crate::Nim;
use crate::rules::Questions;
use crate::state::{self, End, Event, State, Take};
use crate::view::{self, View};
use kernel::{
    Chance, Draft, Draws, Game, Input, Message, Misfit, Moment, Offer, Outcome, Patience, Places, Refusal, Sample,
    Seat, SeatSet, Seen, Setup, Speaker, Viewer, Words,
};

impl Nim {
    /// Every take that the piles allow.
    fn candidates(state: &State) -> impl Iterator<Item = Take> + '_ {
        let piles = (0u8..).zip(&state.piles);
        piles.flat_map(|(pile, there)| (1..=*there).map(move |sticks| Take { pile, sticks }))
    }

    fn legal(&self, state: &State, seat: Seat) -> Vec<Take> {
        Self::candidates(state).filter(|take| self.objections(state, seat, take).is_empty()).collect()
    }

    /// Until when a turn lasts that begins now, if a rule limits it.
    fn turn_end(&self, state: &State, at: Moment) -> Option<Moment> {
        self.rules.top().turn_millis(state).map(|millis| at.after(millis))
    }

    fn take(&self, draft: &mut Draft<'_, Self>, seat: Seat, take: Take, late: bool, at: Moment) {
        draft.push(Event::Took { seat, pile: take.pile, sticks: take.sticks, late });
        let state = draft.now();
        if state.piles.iter().all(|pile| *pile == 0) {
            let winners = self.rules.top().winners(state, seat);
            draft.push(Event::Ended(End { winners, reason: "last_stick".into() }));
        } else {
            self.next_turn(draft, seat, at);
        }
    }

    fn next_turn(&self, draft: &mut Draft<'_, Self>, after: Seat, at: Moment) {
        let state = draft.now();
        if let Some(seat) = state.after(after) {
            let until = self.turn_end(state, at);
            draft.push(Event::Turn { seat, at, until });
        }
    }

    /// Goes on for a seat that let time run out.
    fn take_for(&self, draft: &mut Draft<'_, Self>, seat: Seat, at: Moment) -> Result<(), Vec<Refusal>> {
        let take = self.default_take(draft.now(), seat);
        let take = take.ok_or_else(|| Refusal::alone("turn", Message::new("refused-nothing")))?;
        self.take(draft, seat, take, true, at);
        Ok(())
    }

    /// What is done for a seat whose time is up: one stick, from the largest pile that allows it.
    fn default_take(&self, state: &State, seat: Seat) -> Option<Take> {
        let legal = self.legal(state, seat);
        legal.into_iter().min_by_key(|take| (take.sticks, u8::MAX - state.piles[usize::from(take.pile)]))
    }

    fn leave(&self, draft: &mut Draft<'_, Self>, seat: Seat, at: Moment) {
        let was_on_turn = draft.now().turn == Some(seat);
        draft.push(Event::Left { seat });
        let playing = draft.now().playing();
        if playing.len() < 2 {
            draft.push(Event::Ended(End { winners: playing, reason: "alone".into() }));
        } else if was_on_turn {
            self.next_turn(draft, seat, at);
        }
    }
}

impl Game for Nim {
    type State = State;
    type Action = Take;
    type Event = Event;
    type News = Event;
    type View = View;

    fn places(&self) -> Places {
        Places::each(2, 4)
    }

    fn blank(&self, setup: &Setup) -> State {
        State { seats: setup.seats, ..State::default() }
    }

    fn deal(&self, setup: &Setup, at: Moment, chance: &Chance) -> Vec<Event> {
        let blank = self.blank(setup);
        let piles = self.rules.top().piles(&blank);
        let seat = Seat(chance.draws("first", 0).below(usize::from(setup.seats)) as u8);
        let until = self.turn_end(&blank, at);
        vec![Event::Laid { piles }, Event::Turn { seat, at, until }]
    }

    fn objections(&self, state: &State, seat: Seat, take: &Take) -> Vec<Refusal> {
        if state.turn != Some(seat) {
            return Refusal::alone("turn", Message::new("kernel-turn"));
        }
        self.rules.top().objections(state, *take)
    }

    fn decide(&self, state: &State, input: &Input<Take>, at: Moment, _: &Chance) -> Result<Vec<Event>, Vec<Refusal>> {
        let mut draft = Draft::new(self, state);
        match input {
            Input::Act(seat, take) => self.take(&mut draft, *seat, *take, false, at),
            Input::TimeUp => {
                let seat = state.turn.ok_or_else(|| Refusal::alone("turn", Message::new("kernel-turn")))?;
                self.take_for(&mut draft, seat, at)?;
            }
            Input::Lapsed(seat) => self.take_for(&mut draft, *seat, at)?,
            Input::Away(_) | Input::Back(_) | Input::Bot(_) => {}
            Input::Left(seat) => self.leave(&mut draft, *seat, at),
            Input::Stop => draft.push(Event::Ended(End { winners: SeatSet::EMPTY, reason: "agreed".into() })),
            Input::Host(_) => return Err(Refusal::alone("host", Message::new("kernel-host"))),
            Input::Joined(_) => return Err(Refusal::alone("seats", Message::new("kernel-late"))),
        }
        Ok(draft.events())
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state::evolve(state, event);
    }

    fn fits(&self, state: &State, event: &Event) -> Result<(), Misfit> {
        state::fits(state, event)
    }

    fn seated(&self, state: &State) -> SeatSet {
        state.playing()
    }

    fn awaited(&self, state: &State) -> SeatSet {
        state.turn.map(SeatSet::only).unwrap_or_default()
    }

    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Take>> {
        let offers = self.legal(state, seat).into_iter().map(Offer::exact).collect();
        self.rules.top().offers(state, offers)
    }

    fn deadline(&self, state: &State) -> Option<Moment> {
        state.until
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let end = state.end.as_ref()?;
        let scores: Vec<i64> = (0..state.seats).map(|seat| i64::from(end.winners.contains(Seat(seat)))).collect();
        Some(Outcome::by_score(&scores, &end.reason).with("turns", state.turns))
    }

    fn patience(&self) -> Patience {
        self.patience
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        view::view(state)
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

impl Sample for Nim {
    const HIDES: bool = false;

    fn imagine(&self, seen: &Seen<'_, Self>, _: &mut Draws) -> State {
        view::state(seen.view)
    }

    fn census(&self, state: &State) -> Vec<u32> {
        // Sticks go, so what must stay is the number of piles.
        vec![state.piles.len() as u32]
    }
}

impl Words for Nim {
    fn show(&self, view: &View, speaker: &Speaker<'_>) -> String {
        view::show(view, speaker)
    }

    fn narrate(&self, news: &Event) -> Vec<Message> {
        view::narrate(news).into_iter().collect()
    }

    fn label(&self, _: &View, offer: &Offer<Take>) -> Message {
        view::label(offer)
    }
}
