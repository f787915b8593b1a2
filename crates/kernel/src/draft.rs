//! Deciding several events in a row.

use crate::Game;

/// Events decided so far, and the state after them.
///
/// The state is copied only when it is read after an event. A decision of one event (a stroke, a plain
/// play) copies nothing.
pub struct Draft<'a, G: Game> {
    game: &'a G,
    base: &'a G::State,
    scratch: Option<G::State>,
    folded: usize,
    events: Vec<G::Event>,
}

impl<'a, G: Game> Draft<'a, G> {
    /// Starts from a state.
    pub fn new(game: &'a G, base: &'a G::State) -> Self {
        Draft { game, base, scratch: None, folded: 0, events: Vec::new() }
    }

    /// This happens next.
    pub fn push(&mut self, event: G::Event) {
        self.events.push(event);
    }

    /// The state after all events pushed so far.
    pub fn now(&mut self) -> &G::State {
        if self.folded < self.events.len() {
            let scratch = self.scratch.get_or_insert_with(|| self.base.clone());
            for event in &self.events[self.folded..] {
                self.game.evolve(scratch, event);
            }
            self.folded = self.events.len();
        }
        self.scratch.as_ref().unwrap_or(self.base)
    }

    /// All that happened.
    pub fn events(self) -> Vec<G::Event> {
        self.events
    }
}
