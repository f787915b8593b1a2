//! UNO, on the rounds engine: a hand is a round.

pub mod card;
pub mod rules;
pub mod state;

pub mod bot;

mod decide;
mod view;

pub use card::{Card, Cards, Colour, Kinds, Symbol};
pub use decide::LAST_PLAYER;
pub use state::{Action, Event, Hand, Penalty, Step};
pub use view::{Asked, Challenge, Details, Left, News, View};

use kernel::{
    About, Bot, BotCard, Composition, Content, Kind, RANDOM, RandomBot, Registry, RuleCard, RuleEntry, RuleSpec, Seat,
    SpecError, Variant,
};
use rounds::{Course, Rounds};
use rules::{Duty, Official, Questions, Rule};
use std::sync::Arc;

/// The table that all games in rounds have.
pub type Table = rounds::Table<Details>;

/// UNO as a [`kernel::Game`].
pub type Game = Rounds<Uno>;

/// UNO with its rules.
#[derive(Clone)]
pub struct Uno {
    rules: Arc<rules::Rules>,
    // What rules say once and for all is asked once.
    course: Course,
    clock: u64,
    duty: Option<Duty>,
    hand_size: u8,
    turn_limit: u32,
}

impl Uno {
    /// With these rules.
    pub fn new(rules: rules::Rules) -> Self {
        let (before, top) = (Hand::default(), rules.top());
        let (course, duty, hand_size) = (top.course(&before), top.duty(&before), top.hand_size(&before));
        let clock = u64::from(top.clock(&before)) * 1_000;
        let turn_limit = top.turn_limit(&before);
        Uno { rules: Arc::new(rules), course, clock, duty, hand_size, turn_limit }
    }
}

/// UNO before its rules are chosen.
#[derive(Clone)]
pub struct UnoKind {
    registry: Registry<dyn Rule>,
}

impl Default for UnoKind {
    fn default() -> Self {
        UnoKind { registry: Registry::of(rules::RULES) }
    }
}

impl UnoKind {
    /// With rules from another crate.
    #[must_use]
    pub fn with(self, theirs: &'static [RuleEntry<dyn Rule>]) -> Self {
        UnoKind { registry: self.registry.with(theirs) }
    }
}

impl Kind for UnoKind {
    type Game = Game;

    fn about(&self) -> About {
        About { id: "uno", name: "UNO", sentence: "Get rid of your cards, and say so in time.", rules: "" }
    }

    fn rules(&self) -> Vec<RuleCard> {
        self.registry.cards()
    }

    fn presets(&self) -> Vec<Variant> {
        Variant::presets(&[
            include_str!("../presets/official.toml"),
            include_str!("../presets/seed.toml"),
            include_str!("../presets/family.toml"),
            include_str!("../presets/wild.toml"),
        ])
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Game>, Vec<SpecError>> {
        let composed = self.registry.compose(specs, content)?;
        let rules = rules::Rules::new(Arc::new(Official), composed.rules);
        Ok(Composition { game: Rounds(Uno::new(rules)), specs: composed.specs, content: composed.content })
    }

    fn bots(&self) -> Vec<BotCard> {
        vec![RANDOM, bot::EASY, bot::STRONG]
    }

    fn bot(&self, id: &str, game: &Arc<Game>, _: Seat) -> Option<Box<dyn Bot<Game>>> {
        match id {
            "random" => Some(Box::new(RandomBot::new(game.clone()))),
            "easy" => Some(Box::new(bot::Easy)),
            "strong" => Some(Box::new(bot::Strong)),
            _ => None,
        }
    }
}
