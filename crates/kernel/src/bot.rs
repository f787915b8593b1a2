//! Players that are programs.

use crate::{Draws, Game, Moment, Offer, Sample, Seat, What};
use std::sync::Arc;

/// A program in a seat. It gets what a person in that seat would get, and nothing else, so it cannot cheat.
///
/// Effort is counted in nodes or samples, never in seconds, so that a bot plays the same on every machine.
pub trait Bot<G: Game>: Send {
    /// Is told what its seat is told, as it happens.
    fn hear(&mut self, _news: &G::News) {}

    /// Chooses. Asked after every entry, and again whenever its seat has something on offer;
    /// `None`: it has nothing to do, or lets time pass.
    fn act(&mut self, turn: &Turn<'_, G>, luck: &mut Draws) -> Option<Choice<G::Action>>;
}

/// What a bot is shown.
pub struct Turn<'a, G: Game> {
    /// Where it sits.
    pub seat: Seat,
    /// What it sees.
    pub view: &'a G::View,
    /// The bulk that the view leaves out; see [`Game::backlog`].
    pub backlog: &'a [G::News],
    /// What it may do.
    pub offers: &'a [Offer<G::Action>],
    /// The match's clock.
    pub now: Moment,
}

/// What a bot does.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// After how many milliseconds: people like to see what a bot does.
    pub delay: u64,
}

impl<A> Choice<A> {
    /// At once (the server still adds its own short pause).
    pub fn now(action: A) -> Self {
        Choice { action, delay: 0 }
    }
}

/// Does anything that is allowed: one of the offers, forms filled in by [`Sample::fill`].
pub struct RandomBot<G> {
    game: Arc<G>,
}

impl<G: Sample> RandomBot<G> {
    /// Knows the rules, like everyone.
    pub fn new(game: Arc<G>) -> Self {
        RandomBot { game }
    }
}

impl<G: Sample> Bot<G> for RandomBot<G> {
    fn act(&mut self, turn: &Turn<'_, G>, luck: &mut Draws) -> Option<Choice<G::Action>> {
        let mut offers: Vec<_> = turn.offers.iter().collect();
        luck.shuffle(&mut offers);
        offers.into_iter().find_map(|offer| match &offer.what {
            What::Exact(action) => Some(Choice::now(action.clone())),
            What::Form(form) => self.game.fill(turn.view, turn.seat, form, luck).map(Choice::now),
        })
    }
}
