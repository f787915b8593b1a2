//! Players that are programs.

use crate::{Draws, EntryOf, Game, Moment, Offer, Sample, Seat, Viewer, What};
use std::cell::OnceCell;
use std::sync::Arc;

/// A program in a seat. It gets what a person in that seat would get, and nothing else, so it cannot cheat.
///
/// Effort is counted in nodes or samples, never in seconds, so that a bot plays the same on every machine.
pub trait Bot<G: Game>: Send {
    /// Chooses. Asked after every entry while its seat has something on offer; `None`: it has nothing to do, or lets
    /// time pass.
    fn act(&mut self, turn: &Turn<'_, G>, luck: &mut Draws) -> Option<Wish<G::Action>>;
}

/// What a bot is shown. What it does not look at is never made: a bot that takes any offer costs no view.
pub struct Turn<'a, G: Game> {
    /// Where it sits.
    pub seat: Seat,
    /// The match's clock.
    pub now: Moment,
    game: &'a G,
    state: &'a G::State,
    entries: &'a [EntryOf<G>],
    known: Known<'a, G::Action>,
    offers: OnceCell<Vec<Offer<G::Action>>>,
    view: OnceCell<G::View>,
}

/// What is known of what a bot may do, before it asks.
enum Known<'a, A> {
    Offers(&'a [Offer<A>]),
    Possible(&'a [What<A>]),
}

impl<'a, G: Game> Turn<'a, G> {
    /// Of a seat that has these offers in this state.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, offers: &'a [Offer<G::Action>], now: Moment) -> Self {
        Turn::of(game, state, seat, Known::Offers(offers), now)
    }

    /// Of a seat for which just this is [possible](Game::possible).
    pub(crate) fn simulated(
        game: &'a G,
        state: &'a G::State,
        seat: Seat,
        possible: &'a [What<G::Action>],
        now: Moment,
    ) -> Self {
        Turn::of(game, state, seat, Known::Possible(possible), now)
    }

    fn of(game: &'a G, state: &'a G::State, seat: Seat, known: Known<'a, G::Action>, now: Moment) -> Self {
        Turn { seat, now, game, state, entries: &[], known, offers: OnceCell::new(), view: OnceCell::new() }
    }

    /// What it may do, with clocks and advice.
    pub fn offers(&self) -> &[Offer<G::Action>] {
        match self.known {
            Known::Offers(offers) => offers,
            Known::Possible(_) => self.offers.get_or_init(|| self.game.offers(self.state, self.seat)),
        }
    }

    /// What it may do, and nothing about it.
    pub fn possible(&self) -> Vec<&'a What<G::Action>> {
        match self.known {
            Known::Offers(offers) => offers.iter().map(|offer| &offer.what).collect(),
            Known::Possible(possible) => possible.iter().collect(),
        }
    }

    /// The same, and these entries came since the bot was last asked.
    #[must_use]
    pub fn since(self, entries: &'a [EntryOf<G>]) -> Self {
        Turn { entries, ..self }
    }

    /// What its seat sees.
    pub fn view(&self) -> &G::View {
        self.view.get_or_init(|| self.game.view(self.state, Viewer::Seat(self.seat)))
    }

    /// The bulk that the view leaves out; see [`Game::backlog`].
    pub fn backlog(&self) -> Vec<G::News> {
        self.game.backlog(self.state, Viewer::Seat(self.seat))
    }

    /// What its seat was told since the bot was last asked; at first, since the match began.
    pub fn news(&self) -> impl Iterator<Item = G::News> {
        let events = self.entries.iter().flat_map(|entry| &entry.events);
        events.filter_map(|event| self.game.redact(event, Viewer::Seat(self.seat)))
    }
}

/// What a bot would do, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish<A> {
    /// The action.
    pub action: A,
    /// After how many milliseconds: people like to see what a bot does.
    pub delay: u64,
}

impl<A> Wish<A> {
    /// At once (the server still adds its own short pause).
    pub fn now(action: A) -> Self {
        Wish { action, delay: 0 }
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
    fn act(&mut self, turn: &Turn<'_, G>, luck: &mut Draws) -> Option<Wish<G::Action>> {
        let mut possible = turn.possible();
        luck.shuffle(&mut possible);
        possible.into_iter().find_map(|what| match what {
            What::Exact(action) => Some(Wish::now(action.clone())),
            What::Form(form) => self.game.fill(turn.view(), turn.seat, form, luck).map(Wish::now),
        })
    }
}
