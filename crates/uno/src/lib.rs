//! UNO: a hand of cards is a round of the [rounds] engine, and a match is hands until somebody has 500 points, or
//! just one.
//!
//! Mechanics ([`decide`](crate::Uno)) ask [questions](rules::Questions); the [official game](rules::Official) answers
//! them all, and every house rule is a file that answers some of them differently. No mechanic names a house rule, and
//! how rules work together follows from what they ask each other: `hand_limit` only speaks against drawing, and *who
//! can neither draw nor play passes* is the base game's own rule.
//!
//! Other hands, the draw pile (a set, drawn from by chance when it is drawn from) and whether a wild draw four was
//! fair are secret; a challenger alone sees the hand of the challenged.
//!
//! ```
//! use kernel::{Content, Game, Input, Kind, Moment, Seat, perft::table_of, RuleSpec};
//! use uno::{Action, UnoKind};
//!
//! // One hand, draw twos may be stacked.
//! let specs = [RuleSpec::plain("one_hand"), RuleSpec::plain("stacking")];
//! let mut table = table_of(&UnoKind::default(), &specs, &Content::none(), 3, 42).expect("sound rules");
//!
//! // Whose turn it is gets offers; the first one is done.
//! let seat = table.game.awaited(&table.state).iter().next().expect("somebody is asked");
//! let offers = table.game.offers(&table.state, seat);
//! let action = offers[0].action().expect("UNO has no forms").clone();
//! table.submit(Input::Act(seat, action), Moment(1_000)).expect("what is offered is accepted");
//!
//! // With five cards there is no UNO to say, and the refusal says so.
//! let seat = table.game.awaited(&table.state).iter().next().expect("somebody is asked");
//! let why = table.submit(Input::Act(seat, rounds::Action::Play(Action::Uno)), Moment(2_000)).unwrap_err();
//! assert_eq!(why[0].message, kernel::message!("refused-uno-cards", cards = 7));
//! ```
//!
//! The rules in words:
#![doc = include_str!("../RULES.md")]

pub mod card;
pub mod rules;
mod sample;
pub mod state;

pub mod bot;

mod decide;
mod view;

pub use card::{Card, Cards, Colour, Kinds, Symbol};
pub use decide::LAST_PLAYER;
pub use state::{Action, Event, Hand, Penalty, Step};
pub use view::{Asked, Challenge, Details, Left, News, View};

use kernel::playthrough::Script;
use kernel::{
    About, Bot, Composition, Content, Kind, KindCard, RANDOM, RandomBot, Registry, RuleEntry, RuleSpec, Seat,
    SpecError, Variant,
};
use rounds::{Course, Rounds};
use rules::{Duty, Official, Questions, Rule};
use serde_json::json;
use std::sync::Arc;

/// The scorecard that all games in rounds have.
pub type Scorecard = rounds::Scorecard<Details>;

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
        UnoKind { registry: Registry::of(rules::RULES).patient(Course::default().patience) }
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

    fn card(&self) -> KindCard {
        let presets = Variant::presets(&[
            include_str!("../presets/official.toml"),
            include_str!("../presets/seed.toml"),
            include_str!("../presets/family.toml"),
            include_str!("../presets/wild.toml"),
        ]);
        let mut scripts: Vec<Script> = presets
            .iter()
            .map(|preset| Script { bot: "strong", entries: 150, ..Script::preset(&preset.id, 4, 1) })
            .collect();
        let shown = |name: &str, id: &str, rules: Vec<RuleSpec>, seats, seed| Script {
            name: name.into(),
            rules,
            bot: "easy",
            entries: 150,
            ..Script::preset(id, seats, seed)
        };
        let all = json!({"two": true, "four": true, "cross": "any"});
        scripts.push(shown("two-players", "seed", vec![], 2, 2));
        scripts.push(shown("stacking-any", "seed", vec![RuleSpec::new("stacking", all)], 5, 3));
        scripts.push(shown("seven-zero", "seed", vec![RuleSpec::plain("seven_zero")], 3, 4));
        scripts.push(shown("jump-in", "seed", vec![RuleSpec::plain("jump_in")], 4, 5));
        scripts.push(shown("low-score", "official", vec![RuleSpec::plain("low_score")], 3, 6));
        scripts.push(shown("full-table", "seed", vec![RuleSpec::plain("hand_limit")], 10, 7));
        let about = About {
            id: "uno",
            name: "UNO",
            sentence: "Get rid of your cards, and say so in time.",
            book: kernel::text_file!("../RULES.md"),
        };
        KindCard {
            presets,
            scripts,
            books: &[("nl", kernel::text_file!("../RULES.nl.md")), ("es", kernel::text_file!("../RULES.es.md"))],
            words: rounds::WORDS.into_iter().chain(kernel::word_files!("uno")).collect(),
            bots: vec![RANDOM, bot::EASY, bot::STRONG],
            ..KindCard::new(about, self.registry.cards())
        }
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Game>, Vec<SpecError>> {
        let composed = self.registry.compose(specs, content)?;
        let rules = rules::Rules::new(Arc::new(Official), composed.rules);
        let mut game = Uno::new(rules);
        game.course.patience = composed.patience;
        Ok(Composition { game: Rounds(game), specs: composed.specs, content: composed.content })
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
