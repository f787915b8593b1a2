//! The mechanics: they ask, rules answer.

use crate::Skeleton;
use crate::rules::Questions;
use crate::state::{self, Action, Card, End, Event, HIGHEST, State};
use crate::view::{self, News, View};
use kernel::{
    BySeat, Chance, Draft, Game, Input, Message, Misfit, Moment, Offer, Outcome, Patience, Places, Refusal, Seat,
    SeatSet, Setup, Viewer,
};

impl Skeleton {
    fn act(draft: &mut Draft<'_, Self>, seat: Seat, action: Action) {
        let top = draft.now().deck.last().copied();
        draft.push(match (action, top) {
            (Action::Swap, Some(card)) => Event::Swapped { seat, card },
            _ => Event::Kept { seat },
        });
    }

    /// The next turn, or the end.
    fn go_on(&self, draft: &mut Draft<'_, Self>, after: Seat) {
        let state = draft.now();
        let playing = state.playing();
        let next = playing.iter().find(|seat| *seat > after);
        let event = match next {
            _ if playing.len() < 2 => shown(state, playing, "alone"),
            Some(seat) => Event::Turn { seat },
            None => shown(state, self.rules.top().winners(state), "cards"),
        };
        draft.push(event);
    }
}

fn shown(state: &State, winners: SeatSet, reason: &str) -> Event {
    Event::Shown { cards: state.cards.clone(), end: End { winners, reason: reason.into() } }
}

impl Game for Skeleton {
    type State = State;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;

    fn places(&self) -> Places {
        Places::each(2, 6)
    }

    fn blank(&self, setup: &Setup) -> State {
        State { cards: BySeat::of(setup.seats, 0), ..State::default() }
    }

    fn deal(&self, setup: &Setup, _: Moment, chance: &Chance) -> Vec<Event> {
        let mut deck: Vec<Card> = (1..=HIGHEST).collect();
        chance.draws("deal", 0).shuffle(&mut deck);
        let cards = BySeat(deck.split_off(deck.len() - usize::from(setup.seats)));
        vec![Event::Dealt { cards, deck }, Event::Turn { seat: Seat(0) }]
    }

    fn objections(&self, state: &State, seat: Seat, _: &Action) -> Vec<Refusal> {
        if state.turn == Some(seat) { Vec::new() } else { Refusal::alone("turn", Message::new("kernel-turn")) }
    }

    fn decide(&self, state: &State, input: &Input<Action>, _: Moment, _: &Chance) -> Result<Vec<Event>, Vec<Refusal>> {
        let mut draft = Draft::new(self, state);
        match input {
            Input::Act(seat, action) => {
                Self::act(&mut draft, *seat, *action);
                self.go_on(&mut draft, *seat);
            }
            // Others have waited long enough for someone who is away: the game does something for them.
            Input::Lapsed(seat) => {
                Self::act(&mut draft, *seat, Action::Keep);
                self.go_on(&mut draft, *seat);
            }
            Input::Left(seat) => {
                let awaited = state.turn == Some(*seat);
                draft.push(Event::Left { seat: *seat });
                if awaited || draft.now().playing().len() < 2 {
                    self.go_on(&mut draft, *seat);
                }
            }
            Input::Stop => draft.push(shown(state, SeatSet::EMPTY, "agreed")),
            // Who comes and goes is the kernel's to note.
            Input::TimeUp | Input::Away(_) | Input::Back(_) | Input::Bot(_) => {}
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

    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Action>> {
        let all = [Offer::exact(Action::Keep), Offer::exact(Action::Swap)];
        if state.turn == Some(seat) { all.into() } else { Vec::new() }
    }

    /// No clock of its own: see how `nim` has one.
    fn deadline(&self, _: &State) -> Option<Moment> {
        None
    }

    fn patience(&self) -> Patience {
        self.patience
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let end = state.end.as_ref()?;
        let seats = SeatSet::first(state.cards.seats());
        let scores: Vec<i64> = seats.iter().map(|seat| i64::from(end.winners.contains(seat))).collect();
        Some(Outcome::by_score(&scores, &end.reason))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        Some(view::redact(event, viewer))
    }
}
