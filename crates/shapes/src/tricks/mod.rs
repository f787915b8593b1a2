//! A tiny trick game with contracts: four seats, twelve cards, three tricks a hand.
//!
//! The namer names a contract, then tricks are played. Contracts are rules: offered always (a contract
//! must be nameable before it is in force), answering the rest only while they are this hand's contract.

mod decide;
pub mod rules;
mod state;
mod view;

pub use state::{Action, Card, Event, Hand, Phase, Presence, State};
pub use view::{News, View};

use kernel::{About, Composition, Content, Kind, KindCard, Registry, RuleEntry, RuleSpec, SpecError, Variant};
use rules::{Plain, Rule, Rules};
use std::sync::Arc;

/// The game with its rules.
#[derive(Clone)]
pub struct Tricks {
    /// What the mechanics ask.
    pub rules: Arc<Rules>,
    /// Broken on purpose?
    pub fault: Option<Fault>,
}

/// Ways to break it on purpose, to see the laws bite.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fault {
    /// A refusal tells what another seat holds.
    RefusalTells,
    /// Cards that do not follow suit are offered too.
    OffersTooMuch,
    /// Everybody is told all hands.
    NewsTellsHands,
    /// Forecast allows everything.
    ForecastIsKind,
    /// It goes on though all agreed to stop.
    NeverStops,
    /// Who is away is given half a minute by a clock of the game's own, whoever is there to wait.
    OwnAwayClock,
    /// When everyone is away, the game gives them half a minute.
    ClosesWhenEmpty,
}

/// The game before its rules are chosen.
pub struct TricksKind {
    registry: Registry<dyn Rule>,
}

impl Default for TricksKind {
    fn default() -> Self {
        TricksKind { registry: Registry::of(rules::RULES) }
    }
}

impl TricksKind {
    /// With rules from another crate.
    #[must_use]
    pub fn with(self, theirs: &'static [RuleEntry<dyn Rule>]) -> Self {
        TricksKind { registry: self.registry.with(theirs) }
    }
}

impl Kind for TricksKind {
    type Game = Tricks;

    fn card(&self) -> KindCard {
        let about = About { id: "tricks", name: "Tricks", sentence: "Name a contract, take tricks.", book: "" };
        KindCard {
            presets: Variant::presets(&[
                "id = 'plain'",
                "id = 'dear'\n[rules]\nstakes = { times = 3 }\nlast_hand = true\nhands = { count = 3 }",
            ]),
            ..KindCard::new(about, self.registry.cards())
        }
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Tricks>, Vec<SpecError>> {
        let made = self.registry.compose(specs, content)?;
        let rules = Arc::new(Rules::new(Arc::new(Plain), made.rules));
        Ok(Composition { game: Tricks { rules, fault: None }, specs: made.specs, content: made.content })
    }
}
