//! Games in rounds: a trivia question, a drawing, a hand of cards.
//!
//! One thing is how *one round* is played and ended, another how *the match* is won; an engine coordinates the two.
//! A game supplies a [`RoundGame`], and [`Rounds`] makes a [`kernel::Game`] of it, with everything that such
//! games share:
//!
//! - several seats act at once, in the order in which they arrive;
//! - a round ends **once**, with a [`reason`]; its points are computed then, and its secrets told;
//! - the match is over between rounds only: after so many rounds, at a target, at a cap ([`Course`]);
//! - a pause between rounds is a phase with a deadline and an offer ([`Wait`]: a countdown, the host, the players);
//! - people go away, come back, leave for good and join late; who was there when the round began and is connected,
//!   or was 30 seconds ago, is [eligible](Scorecard::eligible); late joiners begin with the next round; nobody's absence
//!   blocks the room;
//! - the host skips a round, ends a pause, corrects a result ([`Happening::rescore`]);
//! - a score board, teams, a ranking with shared places (1, 1, 3), tie-breaks, statistics;
//! - [packs](pack) of content, with every error in its place; [matching] of what people type with what was meant.
//!
//! House rules amend a game by its own [`kernel::questions!`]: the game answers the engine by asking its stack.
//! What the whole match is about is one value, the [`Course`], so that `target {points: 500}` sets one field.
//!
//! # A game on one page
//!
//! Everybody secretly names a number from 1 to 5. The highest number that only one seat named earns itself.
//!
//! ```
//! use kernel::*;
//! use rounds::*;
//! use serde::{Deserialize, Serialize};
//! use std::collections::BTreeMap;
//! use ts_rs::TS;
//!
//! struct Alone { course: Course }
//!
//! #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
//! struct Named { numbers: BTreeMap<Seat, u8>, until: Option<Moment> }
//!
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
//! enum Event { Asked { until: Moment }, Named { seat: Seat, number: u8 }, TimeUp }
//!
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
//! struct Told { seat: Option<Seat> }
//!
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
//! struct Seen { own: Option<u8>, done: SeatSet, until: Option<Moment> }
//!
//! impl Alone {
//!     fn best(&self, game: &Named) -> Option<(Seat, u8)> {
//!         let alone = |number: &u8| game.numbers.values().filter(|other| *other == number).count() == 1;
//!         let mut all: Vec<_> = game.numbers.iter().filter(|(_, number)| alone(number)).collect();
//!         all.sort_by_key(|(_, number)| **number);
//!         all.last().map(|(seat, number)| (**seat, **number))
//!     }
//! }
//!
//! impl RoundGame for Alone {
//!     type State = Named;
//!     type Action = u8;
//!     type Event = Event;
//!     type News = Told;
//!     type View = Seen;
//!     type Details = BTreeMap<Seat, u8>;
//!
//!     fn places(&self) -> Places { Places { late: true, ..Places::each(2, 8) } }
//!     fn course(&self) -> &Course { &self.course }
//!     fn blank(&self, _: &Setup) -> Named { Named::default() }
//!
//!     // The round.
//!     fn begin(&self, happening: &mut Happening<'_, Self>) {
//!         let until = happening.at.after(20_000);
//!         happening.push(Event::Asked { until });
//!     }
//!     fn objections(&self, state: &StateOf<Self>, seat: Seat, number: &u8) -> Vec<Refusal> {
//!         match number {
//!             _ if state.game.numbers.contains_key(&seat) => Refusal::alone("alone.once", message!("refused-once")),
//!             1..=5 => vec![],
//!             _ => Refusal::alone("alone.numbers", message!("refused-number")),
//!         }
//!     }
//!     fn act(&self, happening: &mut Happening<'_, Self>, seat: Seat, number: &u8) {
//!         happening.push(Event::Named { seat, number: *number });
//!     }
//!     fn time_up(&self, happening: &mut Happening<'_, Self>) {
//!         happening.push(Event::TimeUp);
//!     }
//!     fn evolve(&self, game: &mut Named, event: &Event) {
//!         match event {
//!             Event::Asked { until } => *game = Named { numbers: BTreeMap::new(), until: Some(*until) },
//!             Event::Named { seat, number } => { game.numbers.insert(*seat, *number); }
//!             Event::TimeUp => game.until = None,
//!         }
//!     }
//!     fn fits(&self, _: &StateOf<Self>, _: &Event) -> Result<(), Misfit> { Ok(()) }
//!     fn ends(&self, state: &StateOf<Self>) -> Option<String> {
//!         let done: SeatSet = state.game.numbers.keys().copied().collect();
//!         if state.table.eligible().without(done).is_empty() { Some(reason::ALL_ANSWERED.into()) }
//!         else { state.game.until.is_none().then(|| reason::TIME_UP.into()) }
//!     }
//!     fn points(&self, state: &StateOf<Self>, _: &str) -> BySeat<i64> {
//!         let mut points = BySeat::of(state.table.places(), 0);
//!         if let Some((seat, number)) = self.best(&state.game) { points[seat] = i64::from(number); }
//!         points
//!     }
//!     fn winner(&self, state: &StateOf<Self>, _: &str) -> Winner {
//!         self.best(&state.game).map_or(Winner::Nobody, |(seat, _)| Winner::Seat(seat))
//!     }
//!     fn details(&self, state: &StateOf<Self>, _: &str) -> BTreeMap<Seat, u8> { state.game.numbers.clone() }
//!
//!     // What is offered and shown.
//!     fn awaited(&self, state: &StateOf<Self>) -> SeatSet {
//!         state.table.eligible().without(state.game.numbers.keys().copied().collect())
//!     }
//!     fn offers(&self, state: &StateOf<Self>, seat: Seat) -> Vec<Offer<u8>> {
//!         let legal = |number: &u8| self.objections(state, seat, number).is_empty();
//!         (1..=5).filter(legal).map(Offer::exact).collect()
//!     }
//!     fn deadline(&self, state: &StateOf<Self>) -> Option<Moment> { state.game.until }
//!     fn view(&self, state: &StateOf<Self>, viewer: Viewer) -> Seen {
//!         let own = viewer.seat().and_then(|seat| state.game.numbers.get(&seat).copied());
//!         Seen { own, done: state.game.numbers.keys().copied().collect(), until: state.game.until }
//!     }
//!     fn redact(&self, event: &Event, _: Viewer) -> Option<Told> {
//!         match event {
//!             Event::Asked { .. } | Event::TimeUp => Some(Told { seat: None }),
//!             Event::Named { seat, .. } => Some(Told { seat: Some(*seat) }),
//!         }
//!     }
//! }
//!
//! // What is hidden: the numbers of the others.
//! impl RoundSample for Alone {
//!     fn imagine(&self, shown: &Shown<'_, Self>, draws: &mut Draws) -> Named {
//!         let Seen { own, done, until } = shown.view;
//!         let mut number = |seat: Seat| own.filter(|_| shown.viewer.is(seat)).unwrap_or(1 + draws.below(5) as u8);
//!         Named { numbers: done.iter().map(|seat| (seat, number(seat))).collect(), until: *until }
//!     }
//!     fn otherwise(&self, state: &StateOf<Self>, viewer: Viewer, draws: &mut Draws) -> Named {
//!         let mut other = state.game.clone();
//!         let hidden = other.numbers.iter_mut().filter(|(seat, _)| !viewer.is(**seat));
//!         hidden.for_each(|(_, number)| *number = 1 + draws.below(5) as u8);
//!         other
//!     }
//! }
//!
//! // What stands in `words/en.ftl`: `offer-number = { $number }`; its kind chains `rounds::WORDS` and its own files.
//! impl RoundWords for Alone {
//!     fn label(&self, _: &Seen, _: &Scorecard<BTreeMap<Seat, u8>>, offer: &Offer<u8>) -> Message {
//!         message!("offer-number", number = offer.action().copied().unwrap_or_default())
//!     }
//! }
//!
//! // Three rounds, a pause of ten seconds between them.
//! let course = Course { rounds: Total::Fixed(3), ..Course::default() };
//! let game = std::sync::Arc::new(Rounds(Alone { course }));
//!
//! // It keeps every law, with people who come and go.
//! laws::check(&game, &Setup::seats(3), laws::Effort::plays(5)).expect("the laws hold");
//! ```
//!
//! A trivia question is the same with a better question: `begin` draws one from a [pack], `points` looks at
//! the time taken, `details` tells the answer. A hand of UNO pushes more events, and is still one round.

pub mod course;
pub mod matching;
pub mod pack;

mod engine;
mod game;
mod scorecard;
mod show;

pub use course::{Course, Pause, TeamScore, Tie, Total, Wait, reason};
pub use engine::{Happening, Rounds};
pub use game::{Action, Presence, RoundGame, RoundSample, RoundWords, Shown, State, StateOf, View};
pub use scorecard::{Board, Ended, Event, Phase, Scorecard, Winner};

/// What the engine says: `rounds-…`, why rounds and matches end (`end-…`), and its statistics (`stat-…`). A game's words
/// come after these, and may say the same in other words.
pub const WORDS: [kernel::Source; 3] = kernel::word_files!("rounds");
