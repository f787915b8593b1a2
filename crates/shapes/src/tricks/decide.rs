//! The mechanics: they ask, rules answer.

use super::rules::Questions;
use super::state::{self, Action, CARDS_EACH, Card, Event, Phase, Presence, SEATS, State};
use super::view::{self, News, View};
use super::{Fault, Tricks};
use kernel::*;

/// How long a seat that is away may take, by a clock of the broken variants' own.
const AWAY_MILLIS: u64 = 30_000;

impl Tricks {
    fn not_held(&self, state: &State, card: Card) -> Refusal {
        let refusal = Refusal::new("held", Message::new("held"));
        if self.fault != Some(Fault::RefusalTells) {
            return refusal;
        }
        let holder = state.hand.held.0.iter().position(|held| held.contains(&card));
        let message = Message::new("held").with("holder", holder.unwrap_or(usize::MAX));
        Refusal { message, ..refusal }
    }

    /// All actions that could be possible for a seat, by its own cards.
    fn candidates(&self, state: &State, seat: Seat) -> Vec<Action> {
        let own = state.hand.held.get(seat).into_iter().flatten();
        match state.hand.phase {
            Phase::Naming => self.rules.top().contracts(&state.hand).into_iter().map(Action::Name).collect(),
            Phase::Playing => own.copied().map(Action::Play).collect(),
        }
    }

    fn carry_out(&self, draft: &mut Draft<'_, Self>, seat: Seat, action: &Action, at: Moment, chance: &Chance) {
        match action {
            Action::Name(contract) => draft.push(Event::Named { contract: contract.clone(), at }),
            Action::Play(card) => self.play(draft, seat, *card, at, chance),
        }
    }

    fn play(&self, draft: &mut Draft<'_, Self>, seat: Seat, card: Card, at: Moment, chance: &Chance) {
        draft.push(Event::Played { seat, card, at });
        let hand = &draft.now().hand;
        if hand.trick.len() < usize::from(SEATS) {
            return;
        }
        let by = hand.trick[self.rules.top().winner(hand, &hand.trick)].0;
        draft.push(Event::TrickTaken { by });
        if draft.now().hand.held.0.iter().all(Vec::is_empty) {
            self.score(draft, chance);
        }
    }

    fn score(&self, draft: &mut Draft<'_, Self>, chance: &Chance) {
        let hand = &draft.now().hand;
        let Some(namer) = hand.namer else { return };
        let points = self.rules.top().worth(hand, hand.taken[namer]);
        let (next, last) = (hand.number + 1, self.rules.top().hands(hand));
        draft.push(Event::HandScored { seat: namer, points });
        draft.push(if next >= last { Event::Ended { reason: "hands".into() } } else { deal(next, chance) });
    }

    /// The safe default for whoever is not there: the first thing that is allowed.
    fn play_for(&self, state: &State, seat: Seat) -> Option<Action> {
        let legal = |action: &Action| self.objections(state, seat, action).is_empty();
        self.candidates(state, seat).into_iter().find(legal)
    }
}

fn deal(number: u32, chance: &Chance) -> Event {
    let mut cards = state::deck();
    chance.draws("deal", u64::from(number)).shuffle(&mut cards);
    let held = BySeat(cards.chunks(CARDS_EACH).map(<[Card]>::to_vec).collect());
    Event::Dealt { number, namer: Seat((number % u32::from(SEATS)) as u8), held }
}

impl Game for Tricks {
    type State = State;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;

    fn places(&self) -> Places {
        Places::each(SEATS, SEATS)
    }

    fn blank(&self, _: &Setup) -> State {
        State { scores: BySeat::of(SEATS, 0), ..State::default() }
    }

    fn deal(&self, _: &Setup, _: Moment, chance: &Chance) -> Vec<Event> {
        vec![deal(0, chance)]
    }

    fn objections(&self, state: &State, seat: Seat, action: &Action) -> Vec<Refusal> {
        let hand = &state.hand;
        if hand.turn != Some(seat) {
            return Refusal::alone("turn", Message::new("turn"));
        }
        match (hand.phase, action) {
            (Phase::Naming, Action::Name(contract)) => {
                if self.rules.top().contracts(hand).contains(contract) {
                    return Vec::new();
                }
                Refusal::alone("naming", Message::new("naming"))
            }
            (Phase::Playing, Action::Play(card)) if !hand.held[seat].contains(card) => {
                vec![self.not_held(state, *card)]
            }
            (Phase::Playing, Action::Play(card)) => self.rules.top().objections(hand, seat, *card),
            _ => Refusal::alone("phase", Message::new("phase")),
        }
    }

    fn decide(
        &self,
        state: &State,
        input: &Input<Action>,
        at: Moment,
        chance: &Chance,
    ) -> Result<Vec<Event>, Vec<Refusal>> {
        let mut draft = Draft::new(self, state);
        let mut presence = |seat: &Seat, how| draft.push(Event::Presence { seat: *seat, how, at });
        match input {
            Input::Act(seat, action) => {
                self.carry_out(&mut draft, *seat, action, at, chance);
            }
            Input::TimeUp | Input::Lapsed(_) => {
                let stuck = || Refusal::alone("stuck", Message::new("stuck"));
                let seat = state.hand.turn.ok_or_else(stuck)?;
                let action = self.play_for(state, seat).ok_or_else(stuck)?;
                self.carry_out(&mut draft, seat, &action, at, chance);
            }
            Input::Bot(_) => {}
            Input::Away(seat) => presence(seat, Presence::Away),
            Input::Back(seat) => presence(seat, Presence::Back),
            Input::Left(seat) => {
                presence(seat, Presence::Left);
                if draft.now().gone.len() == usize::from(SEATS) {
                    draft.push(Event::Ended { reason: "left".into() });
                }
            }
            Input::Stop if self.fault == Some(Fault::NeverStops) => {}
            Input::Stop => draft.push(Event::Ended { reason: "stopped".into() }),
            Input::Joined(_) => return Err(Refusal::alone("seats", Message::new("seats"))),
            Input::Host(_) => return Err(Refusal::alone("host", Message::new("host"))),
        }
        Ok(draft.events())
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state::evolve(state, event);
    }

    fn fits(&self, state: &State, event: &Event) -> Result<(), Misfit> {
        state::fits(state, event)
    }

    fn seated(&self, _: &State) -> SeatSet {
        SeatSet::first(SEATS)
    }

    fn awaited(&self, state: &State) -> SeatSet {
        state.hand.turn.map(SeatSet::only).unwrap_or_default()
    }

    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Action>> {
        let too_much = self.fault == Some(Fault::OffersTooMuch) && state.hand.turn == Some(seat);
        let legal = |action: &Action| too_much || self.objections(state, seat, action).is_empty();
        let offer = |action: Action| Offer::exact(action.clone());
        self.candidates(state, seat).into_iter().filter(legal).map(offer).collect()
    }

    fn forecast(&self, state: &State, seat: Seat, action: &Action) -> Forecast {
        if self.fault == Some(Fault::ForecastIsKind) {
            return Forecast::default();
        }
        Forecast::of(self.objections(state, seat, action))
    }

    fn deadline(&self, state: &State) -> Option<Moment> {
        let turn = state.hand.turn?;
        match self.fault {
            Some(Fault::OwnAwayClock) => state.away.contains(turn).then(|| state.since.after(AWAY_MILLIS)),
            Some(Fault::ClosesWhenEmpty) => {
                (state.away.len() == usize::from(SEATS)).then(|| state.since.after(AWAY_MILLIS))
            }
            _ => None,
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.ended.as_ref().map(|reason| Outcome::by_score(&state.scores.0, reason))
    }

    fn scores(&self, state: &State) -> Vec<(Vec<Seat>, i64)> {
        state.scores.iter().map(|(seat, score)| (vec![seat], *score)).collect()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        Some(view::redact(event, viewer, self.fault == Some(Fault::NewsTellsHands)))
    }

    /// Table talk would tell partners about hands.
    fn may_say(&self, state: &State, _: Viewer) -> Hearers {
        if state.ended.is_some() { Hearers::Everyone } else { Hearers::Nobody }
    }
}

impl Sample for Tricks {
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> State {
        view::imagine(seen.view, seen.viewer, draws)
    }

    /// The cards of the others, dealt otherwise.
    fn otherwise(&self, state: &State, viewer: Viewer, draws: &mut Draws) -> State {
        let mut other = state.clone();
        let hidden = other.hand.held.iter_mut().filter(|(seat, _)| !viewer.is(*seat));
        let mut places: Vec<&mut Card> = hidden.flat_map(|(_, held)| held).collect();
        let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
        draws.shuffle(&mut cards);
        places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
        other
    }

    fn census(&self, state: &State) -> Vec<u32> {
        let hand = &state.hand;
        let played = hand.tricks.iter().flatten().chain(&hand.trick).map(|(_, card)| card);
        let number = |card: &Card| u32::from(card.suit) * 6 + u32::from(card.rank);
        hand.held.0.iter().flatten().chain(played).map(number).collect()
    }
}

impl Words for Tricks {}
