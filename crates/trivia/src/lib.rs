//! Trivia: a question is a round of the [rounds] engine; who knows the answer earns points, and who knows it quickly
//! earns more.
//!
//! Mechanics ([`decide`](crate::Trivia)) ask [questions](rules::Questions); the [plain game](rules::Plain) answers them
//! all, and every house rule is a file that answers some of them differently. Questions come in [packs](content), which
//! a host can add; answers in words are compared by [matching]; what a round earned, and why, is its [`Details`].
//!
//! The right answer, and what others answered, is in nobody's view and in no news before the round is over. It is in the
//! log from the moment of asking, as a hand of cards is; logs are given away when the match is over.
//!
//! ```
//! use kernel::{Game, Input, Moment, RuleSpec, Seat, Viewer, perft::table_of};
//! use serde_json::json;
//! use trivia::{Action, TriviaKind, content};
//!
//! // One question in Dutch, for two.
//! let specs = [RuleSpec::new("questions", json!({"pack": "general-nl", "count": 1}))];
//! let mut table = table_of(&TriviaKind::default(), &specs, &content::built_in(), 2, 7).expect("sound rules");
//!
//! // What everybody sees of it; the answer is not there.
//! let view = table.game.view(&table.state, Viewer::Public).game;
//! let asked = view.question.expect("it was asked");
//! assert_eq!((view.number, view.total, view.language.as_str()), (1, 1, "nl"));
//! assert!(!serde_json::to_string(&asked).expect("JSON").contains("right"));
//!
//! // Seat 0 is right after three seconds, seat 1 says nothing until time is up.
//! let right = table.state.game.question.as_ref().expect("a question").right();
//! table.submit(Input::Act(Seat(0), rounds::Action::Play(Action::Answer(right))), Moment(3_000)).expect("an answer");
//! table.run_until(Moment(20_000)).expect("time passes");
//! let ended = table.state.table.last.as_ref().expect("a round that is over");
//! assert_eq!((ended.reason.as_str(), ended.points[Seat(0)], ended.points[Seat(1)]), ("time_up", 925, 0));
//! ```
//!
//! The rules in words:
#![doc = include_str!("../RULES.md")]

pub mod bot;
pub mod content;
pub mod question;
pub mod reveal;
pub mod rules;
mod sample;
pub mod state;

mod decide;
mod view;

pub use question::{Answer, Asked, Key, Number, Question, Sort};
pub use reveal::{Details, Given, Points};
pub use rules::mode::Mode;
pub use state::{Action, Event, Reply, Round};
pub use view::{News, Own, View};

pub use rounds::matching;

use content::Library;
use kernel::playthrough::Script;
use kernel::{
    About, Bot, Composition, Content, Kind, KindCard, Preview, Registry, RuleEntry, RuleSpec, Seat, Sides, SpecError,
    Variant, message,
};
use rounds::{Course, Rounds, Total};
use rules::{Plain, Questions, Rule};
use std::sync::Arc;

/// The scorecard that all games in rounds have.
pub type Scorecard = rounds::Scorecard<Option<Details>>;

/// Trivia as a [`kernel::Game`].
pub type Game = Rounds<Trivia>;

/// Trivia with its rules.
#[derive(Clone)]
pub struct Trivia {
    rules: Arc<rules::Rules>,
    // What rules say once and for all is asked once.
    library: Arc<Library>,
    course: Course,
    sides: Sides,
    race: bool,
    seconds: u32,
    typos: bool,
    closest: bool,
}

impl Trivia {
    /// With these rules.
    pub fn new(rules: rules::Rules) -> Self {
        let (before, top) = (Round::default(), rules.top());
        let (library, course, sides) = (top.library(&before), top.course(&before), top.sides(&before));
        let (race, seconds) = (top.race(&before), top.clock(&before));
        let (typos, closest) = (top.typos(&before), top.closest(&before));
        Trivia { rules: Arc::new(rules), library, course, sides, race, seconds, typos, closest }
    }

    /// How many questions a match has.
    pub fn total(&self) -> u32 {
        if let Total::Fixed(count) = self.course.rounds { count } else { self.course.cap }
    }

    /// The questions it may ask.
    pub fn pool(&self) -> Vec<&Question> {
        self.library.pool(self.race)
    }

    /// What cannot be played, though every rule by itself can.
    fn problems(&self) -> Vec<SpecError> {
        let mut whys = Vec::new();
        if let Some(pack) = &self.library.pack {
            let (asked, there) = (self.total() as usize, self.pool().len());
            if there < asked {
                let (all, pack) = (pack.items.len(), content::called(&pack.head.id));
                whys.push(message!("refused-few", all = all, pack = pack, there = there, asked = asked));
            }
        }
        whys.into_iter().map(|why| SpecError::Contradiction { why }).collect()
    }
}

/// Trivia before its rules are chosen.
#[derive(Clone)]
pub struct TriviaKind {
    registry: Registry<dyn Rule>,
}

impl Default for TriviaKind {
    fn default() -> Self {
        TriviaKind { registry: Registry::of(rules::RULES).patient(Course::default().patience) }
    }
}

impl TriviaKind {
    /// With rules from another crate.
    #[must_use]
    pub fn with(self, theirs: &'static [RuleEntry<dyn Rule>]) -> Self {
        TriviaKind { registry: self.registry.with(theirs) }
    }
}

impl Kind for TriviaKind {
    type Game = Game;

    fn card(&self) -> KindCard {
        let presets = Variant::presets(&[
            include_str!("../presets/quiz-night.toml"),
            include_str!("../presets/buzzer.toml"),
            include_str!("../presets/speed.toml"),
        ]);
        let shown = |name: &str, id: &str, rules: Vec<RuleSpec>, seats, seed| Script {
            name: name.into(),
            rules,
            bot: "easy",
            entries: 80,
            ..Script::preset(id, seats, seed)
        };
        let mut scripts: Vec<Script> =
            presets.iter().map(|preset| shown(&preset.id, &preset.id, vec![], 3, 1)).collect();
        let house = ["negative", "double_last_round", "fifty_fifty", "tie_break"].map(RuleSpec::plain);
        let few = RuleSpec::new("questions", serde_json::json!({"pack": "general-nl", "count": 4}));
        scripts.push(shown("house-rules", "speed", house.into_iter().chain([few]).collect(), 4, 2));
        let about = About {
            id: "trivia",
            name: "Trivia",
            sentence: "Questions, answers, and who knew it first.",
            book: kernel::text_file!("../RULES.md"),
        };
        KindCard {
            presets,
            scripts,
            books: &[("nl", kernel::text_file!("../RULES.nl.md")), ("es", kernel::text_file!("../RULES.es.md"))],
            words: rounds::WORDS.into_iter().chain(kernel::word_files!("trivia")).collect(),
            folders: content::folders(),
            bots: bot::CARDS.to_vec(),
            ..KindCard::new(about, self.registry.cards())
        }
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Game>, Vec<SpecError>> {
        let composed = self.registry.compose(specs, content)?;
        let mut game = Trivia::new(rules::Rules::new(Arc::new(Plain), composed.rules));
        game.course.patience = composed.patience;
        let problems = game.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(Composition { game: Rounds(game), specs: composed.specs, content: composed.content })
    }

    fn stock(&self, content: &mut Content) {
        content::add_built_in(content);
    }

    fn preview(&self, content: &Content, kind: &str, name: &str) -> Option<Preview> {
        content::preview(content, kind, name)
    }

    fn bot(&self, id: &str, game: &Arc<Game>, _: Seat) -> Option<Box<dyn Bot<Game>>> {
        Some(Box::new(bot::Quizzer::new(id, game.clone())?))
    }
}
