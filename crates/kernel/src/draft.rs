//! Deciding several events in a row.

use crate::Game;

/// Most decisions have no more events than this.
const A_FEW: usize = 4;

/// Events decided so far, and the state after them.
///
/// The state is copied only when it is read after an event: a decision of one event (a stroke, a plain play) copies
/// nothing. Where the state may be changed ([`Draft::on`]) nothing is ever copied.
pub struct Draft<'a, G: Game> {
    game: &'a G,
    state: Base<'a, G::State>,
    folded: usize,
    events: Vec<G::Event>,
}

enum Base<'a, S> {
    Lent(&'a S),
    /// Boxed, so that a draft is handed on without moving a whole state.
    Copied(Box<S>),
    Given(&'a mut S),
}

impl<'a, G: Game> Draft<'a, G> {
    /// Starts from a state, which stays as it is.
    pub fn new(game: &'a G, base: &'a G::State) -> Self {
        Draft { game, state: Base::Lent(base), folded: 0, events: Vec::with_capacity(A_FEW) }
    }

    /// Starts from a state that becomes what it is after all events, and from a list that gets them: for
    /// [`Game::enact`], which hands on the list it was lent.
    pub fn on(game: &'a G, state: &'a mut G::State, events: &mut Vec<G::Event>) -> Self {
        let events = std::mem::take(events);
        Draft { game, state: Base::Given(state), folded: events.len(), events }
    }

    /// This happens next.
    pub fn push(&mut self, event: G::Event) {
        self.events.push(event);
    }

    /// The state after all events pushed so far.
    #[inline]
    pub fn now(&mut self) -> &G::State {
        if self.folded < self.events.len() {
            self.fold();
        }
        match &self.state {
            Base::Lent(state) => state,
            Base::Copied(state) => state,
            Base::Given(state) => state,
        }
    }

    /// Takes what was pushed since the last time into the state.
    fn fold(&mut self) {
        if let Base::Lent(base) = &self.state {
            self.state = Base::Copied(Box::new((*base).clone()));
        }
        let state = match &mut self.state {
            Base::Lent(_) => return,
            Base::Copied(state) => &mut **state,
            Base::Given(state) => state,
        };
        self.events[self.folded..].iter().for_each(|event| self.game.evolve(state, event));
        self.folded = self.events.len();
    }

    /// All that happened, after what was in the list it started with. A state that may be changed has changed by all of it.
    pub fn events(mut self) -> Vec<G::Event> {
        if let Base::Given(_) = self.state {
            self.now();
        }
        self.events
    }
}
