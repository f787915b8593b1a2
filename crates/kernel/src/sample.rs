//! Other states that could be: for the laws, and for bots that sample.

use crate::{Draws, Form, Game, Seat, Viewer};

/// All that one viewer has been shown: the view, and the bulk that came as news.
pub struct Seen<'a, G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// What they see.
    pub view: &'a G::View,
    /// See [`Game::backlog`].
    pub backlog: &'a [G::News],
}

/// What is hidden, said from both sides: [`imagine`](Sample::imagine) fills in what a viewer was not shown;
/// [`otherwise`](Sample::otherwise) changes what a viewer must not know. The laws compare all that is sent.
pub trait Sample: Game {
    /// Is anything hidden from anybody? Then the laws see to it that states really are imagined, and changed.
    const HIDES: bool = true;

    /// A state that looks just like this.
    ///
    /// Made from what the viewer was shown and nothing else, so it can neither leak nor forget.
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> Self::State;

    /// The same state, with everything else that `viewer` must not know.
    ///
    /// Made from the state and never from a view, so that it cannot believe a view that shows too much.
    fn otherwise(&self, state: &Self::State, _viewer: Viewer, _draws: &mut Draws) -> Self::State {
        state.clone()
    }

    /// The same event, with everything else that `viewer` must not be told.
    fn told_otherwise(&self, event: &Self::Event, _viewer: Viewer, _draws: &mut Draws) -> Self::Event {
        event.clone()
    }

    /// A random answer to a form, from what the seat sees: for random bots and the laws.
    fn fill(&self, _view: &Self::View, _seat: Seat, _form: &Form, _draws: &mut Draws) -> Option<Self::Action> {
        None
    }

    /// All things in a state (tiles, dominoes, cards), wherever they lie; the laws check that they stay.
    fn census(&self, _state: &Self::State) -> Vec<u32> {
        Vec::new()
    }
}
