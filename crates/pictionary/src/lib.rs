//! Pictionary: somebody draws a word, the others find out which; a drawing is a round of the [rounds] engine.
//!
//! Mechanics ([`decide`](crate::Pictionary)) ask [questions](rules::Questions); the [plain game](rules::Plain) answers
//! them all, and every house rule is a file that answers some of them differently. Words come in [packs](content), which a
//! host can add; guesses are judged by [guess]; what is drawn is [ink], kept on a [sheet] and made pixels by [raster];
//! what a drawing earned is its [`Details`].
//!
//! The word is in nobody else's view and in no news before the round is over. It is in the log from the moment it is picked,
//! as a hand of cards is; logs are given away when the match is over.
//!
//! ```
//! use kernel::{Game, Input, Moment, RuleSpec, Seat, Viewer, perft::table_of};
//! use pictionary::{Action, PictionaryKind, content};
//! use serde_json::json;
//!
//! // Words in Dutch, for two; seat 0 draws first.
//! let specs = [RuleSpec::new("words", json!({"pack": "words-nl"}))];
//! let mut table = table_of(&PictionaryKind::default(), &specs, &content::built_in(), 2, 7).expect("sound rules");
//! let play = |seat: u8, action: Action| Input::Act(Seat(seat), rounds::Action::Play(action));
//! table.submit(play(0, Action::Pick(1)), Moment(2_000)).expect("a word");
//!
//! // Whoever draws sees the word, the other how long it is.
//! let word = table.game.view(&table.state, Viewer::Seat(Seat(0))).game.word.expect("it was picked");
//! let seen = table.game.view(&table.state, Viewer::Seat(Seat(1))).game;
//! assert_eq!((seen.word, seen.pattern.chars().count()), (None, word.chars().count()));
//!
//! // Found: a point for both.
//! table.submit(play(1, Action::Guess(word)), Moment(30_000)).expect("a guess");
//! let ended = table.state.table.last.as_ref().expect("a round that is over");
//! assert_eq!((ended.reason.as_str(), ended.points[Seat(0)], ended.points[Seat(1)]), ("first_correct", 1, 1));
//! ```
//!
//! The rules in words:
#![doc = include_str!("../RULES.md")]

pub mod bot;
pub mod content;
pub mod guess;
pub mod ink;
pub mod pictures;
pub mod raster;
pub mod reveal;
pub mod rules;
mod sample;
pub mod sheet;
pub mod state;

mod decide;
mod refusals;
mod view;

pub use decide::{GAVE_UP, VOID};
pub use reveal::{Details, Given};
pub use rules::mode::Mode;
pub use state::{Action, Event, Round, Solved};
pub use view::{Guessed, News, Pick, View};

use content::Library;
use kernel::playthrough::Script;
use kernel::{
    About, Bot, Composition, Content, ContentError, Kind, KindCard, Patience, Preview, Registry, RuleEntry, RuleSpec,
    Seat, Sides, SpecError, Variant, message,
};
use rounds::{Course, Rounds};
use rules::{Letters, Plain, Questions, Rule, Sight};
use std::sync::Arc;

/// The scorecard that all games in rounds have.
pub type Scorecard = rounds::Scorecard<Details>;

/// Pictionary as a [`kernel::Game`].
pub type Game = Rounds<Pictionary>;

/// Others wait so many seconds for somebody who is away: an empty sheet is dull.
const PATIENCE: Patience = Patience::seconds(8);

/// Pictionary with its rules.
#[derive(Clone)]
pub struct Pictionary {
    rules: Arc<rules::Rules>,
    // What rules say once and for all is asked once.
    library: Arc<Library>,
    /// What bots can draw.
    album: pictures::Album,
    course: Course,
    sides: Sides,
    mode: Mode,
    laps: Option<u32>,
    choices: usize,
    picking: u32,
    seconds: u32,
    letters: Letters,
    shows_length: bool,
    close_calls: bool,
    may_object: bool,
    sight: Sight,
    one_stroke: bool,
    one_colour: bool,
}

impl Pictionary {
    /// With these rules.
    pub fn new(rules: rules::Rules) -> Self {
        let (before, top) = (Round::default(), rules.top());
        Pictionary {
            library: top.library(&before),
            album: pictures::Album::default(),
            course: top.course(&before),
            sides: top.sides(&before),
            mode: top.mode(&before),
            laps: top.laps(&before),
            choices: top.choices(&before),
            picking: top.picking(&before),
            seconds: top.clock(&before),
            letters: top.letters(&before),
            shows_length: top.shows_length(&before),
            close_calls: top.close_calls(&before),
            may_object: top.may_object(&before),
            sight: top.sight(&before),
            one_stroke: top.one_stroke(&before),
            one_colour: top.one_colour(&before),
            rules: Arc::new(rules),
        }
    }

    /// The words it may have drawn.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// What cannot be played, though every rule by itself can.
    fn problems(&self) -> Vec<SpecError> {
        let mut whys = Vec::new();
        if let Some(pack) = &self.library.pack {
            let (needed, there) = (self.choices, self.library.pool().count());
            if there < needed {
                let (all, pack) = (pack.items.len(), message!("chosen-words-pack", pack = &pack.head.id));
                whys.push(message!("refused-few", all = all, pack = pack, there = there, needed = needed));
            }
        }
        whys.into_iter().map(|why| SpecError::Contradiction { why }).collect()
    }
}

/// Pictionary before its rules are chosen.
#[derive(Clone)]
pub struct PictionaryKind {
    registry: Registry<dyn Rule>,
}

impl Default for PictionaryKind {
    fn default() -> Self {
        PictionaryKind { registry: Registry::of(rules::RULES).patient(PATIENCE) }
    }
}

impl PictionaryKind {
    /// With rules from another crate.
    #[must_use]
    pub fn with(self, theirs: &'static [RuleEntry<dyn Rule>]) -> Self {
        PictionaryKind { registry: self.registry.with(theirs) }
    }
}

impl Kind for PictionaryKind {
    type Game = Game;

    fn card(&self) -> KindCard {
        let presets = Variant::presets(&[
            include_str!("../presets/seed.toml"),
            include_str!("../presets/party.toml"),
            include_str!("../presets/teams.toml"),
            include_str!("../presets/silly.toml"),
        ]);
        let shown = |name: &str, id: &str, rules: Vec<RuleSpec>, seats, seed| Script {
            name: name.into(),
            rules,
            bot: "easy",
            entries: 70,
            ..Script::preset(id, seats, seed)
        };
        let mut scripts: Vec<Script> =
            presets.iter().map(|preset| shown(&preset.id, &preset.id, vec![], 4, 1)).collect();
        let house = ["no_letters", "one_colour", "blind", "speed"].map(RuleSpec::plain);
        let dutch = RuleSpec::new("words", serde_json::json!({"pack": "words-nl"}));
        scripts.push(shown("house-rules", "party", house.into_iter().chain([dutch]).collect(), 3, 2));
        let about = About {
            id: "pictionary",
            name: "Pictionary",
            sentence: "One draws, the others find out what.",
            book: kernel::text_file!("../RULES.md"),
        };
        KindCard {
            presets,
            scripts,
            books: &[("nl", kernel::text_file!("../RULES.nl.md")), ("es", kernel::text_file!("../RULES.es.md"))],
            words: rounds::WORDS.into_iter().chain(kernel::word_files!("pictionary")).collect(),
            folders: content::folders(),
            bots: bot::CARDS.to_vec(),
            ..KindCard::new(about, self.registry.cards())
        }
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Game>, Vec<SpecError>> {
        let composed = self.registry.compose(specs, content)?;
        let mut game = Pictionary::new(rules::Rules::new(Arc::new(Plain), composed.rules));
        game.course.patience = composed.patience;
        let on_its_way = |why: ContentError| vec![SpecError::BadParam { id: "words".into(), why: why.message() }];
        game.album = content::album(content).map_err(on_its_way)?;
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
        bot::new(id, game.clone())
    }
}
