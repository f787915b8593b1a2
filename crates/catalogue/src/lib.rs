//! Every game of the house, behind JSON.
//!
//! Here types end: the table and the server hold `dyn` [`AnyKind`] and [`AnyMatch`] and know no game. A game is
//! one line in [`every_game!`]; a host with rules or games of their own builds a [`Catalogue`] of their own.
//!
//! ```
//! use catalogue::{Catalogue, Opening, Raw};
//! use kernel::{Content, Input, Moment, Viewer};
//! use serde_json::json;
//!
//! let house = Catalogue::standard();
//! let nim = house.get("nim").expect("nim is in the house");
//! let rules = nim.specs(Some("standard"), vec![]).expect("a preset");
//! let mut table = nim.open(&rules, &Content::none(), Opening::seeded(2, 1)).expect("sound rules");
//!
//! // As a server does: judge, make the line durable, fold it, tell.
//! let seat = table.public().awaited.iter().next().expect("someone is on turn");
//! let take = Raw::of(&json!({"pile": 0, "sticks": 2}));
//! let line = table.judge(Input::Act(seat, take), Moment(1_000)).expect("legal");
//! assert!(line.text().contains("\"took\""));
//! table.fold(&line).expect("it was judged");
//! assert_eq!(table.observe(Viewer::Public).view.value()["piles"], json!([1, 4, 5]));
//! ```

mod analysis;
mod any;
mod bots;
mod branch;
mod check;
mod coach;
mod effect;
mod erased;
mod fields;
mod known;
mod offers;
mod played;
mod raw;
mod replay;
mod simulate;

pub use analysis::{Analysis, Remarked, Sum};
pub use any::{AnyKind, AnyMatch, AnyWords, Chosen, Coaching, Hints, Observed, Opening, Public, Telling, Unfoldable};
pub use bots::{AnyBots, BotMove, Dismissed, Thinking, Thought};
pub use branch::Branching;
pub use check::{Checked, Finding, LARGEST, Noted, Place, Verdict, said_of};
pub use effect::{Effect, Trial, Tried, Tryout, seed_of, usual_bot};
pub use fields::Field;
pub use raw::Raw;
pub use replay::{AnyReplay, Unreadable, Verified};
pub use simulate::{AnySimulator, NoEnd, Simulated};

use kernel::{About, Book, BotCard, Content, Kind, Message, Places, RuleCard, RuleSpec, Source, Variant, VariantError};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use ts_rs::TS;

/// What the house says of matches: whether a log holds, what rules do.
pub const WORDS: [Source; 3] = kernel::word_files!("catalogue");

/// All games, in the order of the lobby. Adding one is one line here.
///
/// `every_game!(call)` becomes `call!(Kind, Kind, …)`: so that tests can go through the games with their types.
#[macro_export]
macro_rules! every_game {
    ($call:ident) => {
        $call! {
            $crate::games::CrosswordKind,
            $crate::games::Texas42Kind,
            $crate::games::UnoKind,
            $crate::games::TriviaKind,
            $crate::games::PictionaryKind,
            $crate::games::NimKind,
        }
    };
}

/// The kinds that [`every_game!`] names.
pub mod games {
    pub use crossword::CrosswordKind;
    pub use nim::NimKind;
    pub use pictionary::PictionaryKind;
    pub use texas42::Texas42Kind;
    pub use trivia::TriviaKind;
    pub use uno::UnoKind;
}

macro_rules! erased {
    ($($Kind:ty,)*) => { vec![$(known(<$Kind>::default())),*] };
}

fn known(kind: impl Kind) -> Arc<dyn AnyKind> {
    Arc::new(known::Known::new(kind))
}

/// The games of a house. A value: a host adds games, or rules to a game.
#[derive(Clone)]
pub struct Catalogue {
    kinds: Vec<Arc<dyn AnyKind>>,
    /// What a host adds to the words of each game.
    more_words: Vec<(String, Source)>,
    /// A host's rule books: of which game, in which language.
    more_books: BTreeMap<(String, String), Arc<str>>,
    /// Made when somebody first reads: a simulation never does.
    books: Arc<OnceLock<BTreeMap<&'static str, Book>>>,
    /// What is said beside the games.
    house: Arc<OnceLock<Book>>,
}

impl Catalogue {
    /// Every game there is.
    pub fn standard() -> Self {
        Catalogue {
            kinds: every_game!(erased),
            more_words: Vec::new(),
            more_books: BTreeMap::new(),
            books: Arc::default(),
            house: Arc::default(),
        }
    }

    /// With a host's words for a game: another language, or other words.
    #[must_use]
    pub fn with_words(mut self, game: &str, source: Source) -> Self {
        self.more_words.push((game.into(), source));
        (self.books, self.house) = (Arc::default(), Arc::default());
        self
    }

    /// With a host's rule book of a game, in a language.
    #[must_use]
    pub fn with_rule_book(mut self, game: &str, tag: &str, text: String) -> Self {
        self.more_books.insert((game.into(), tag.into()), text.into());
        self
    }

    /// The rules of a game in words, in this language or else in English: with the language that it is.
    pub fn rule_book(&self, game: &str, tag: &str) -> Option<(String, Arc<str>)> {
        let own = |tag: &str| self.more_books.get(&(game.to_string(), tag.to_string())).cloned();
        let kind = self.get(game)?;
        let ours = |tag: &str| kind.books().iter().find(|(other, _)| *other == tag).map(|(_, text)| Arc::from(*text));
        [tag, kernel::ENGLISH].into_iter().find_map(|tag| Some((tag.to_string(), own(tag).or_else(|| ours(tag))?)))
    }

    /// The words of a game, in all their languages.
    pub fn book(&self, game: &str) -> Option<&Book> {
        self.books().get(game)
    }

    /// What rooms say, beside the games: these words, with a host's (`house`) put over them. Made once.
    pub fn house_words(&self, base: impl IntoIterator<Item = Source>) -> &Book {
        let more = || self.more_words.iter().filter(|(of, _)| of == "house").map(|(_, source)| source.clone());
        self.house.get_or_init(|| Book::of(base.into_iter().chain(more())))
    }

    /// The words of all games.
    pub fn books(&self) -> &BTreeMap<&'static str, Book> {
        let of = |kind: &Arc<dyn AnyKind>| {
            let id = kind.about().id;
            let more = self.more_words.iter().filter(|(game, _)| game == id).map(|(_, source)| source.clone());
            let shared = self.shared_words(&kind.book(Vec::new()));
            (id, kind.book(shared.into_iter().chain(more).collect()))
        };
        self.books.get_or_init(|| self.kinds.iter().map(of).collect())
    }

    /// What a host's `house.ftl` says for this game, too: what several games share need not be translated for each of them. In
    /// languages that the game speaks by itself it has its own words.
    fn shared_words(&self, game: &Book) -> Vec<Source> {
        let house = self.more_words.iter().filter(|(of, _)| of == "house").map(|(_, source)| source);
        let shared = house.filter(|source| !game.speaks(&source.tag)).map(|source| {
            let text = words::only(&source.text, |id| game.has(kernel::ENGLISH, id));
            Source::made(&source.tag, &source.from, text)
        });
        shared.filter(|source| !source.text.is_empty()).collect()
    }

    /// Adds a game, or replaces the one of the same id (with more rules, say).
    #[must_use]
    pub fn with(mut self, kind: impl Kind) -> Self {
        let kind = known(kind);
        match self.kinds.iter().position(|other| other.about().id == kind.about().id) {
            Some(place) => self.kinds[place] = kind,
            None => self.kinds.push(kind),
        }
        self.books = Arc::default();
        self
    }

    /// With this game in front: the one that new rooms begin with.
    #[must_use]
    pub fn led_by(mut self, id: &str) -> Self {
        self.kinds.sort_by_key(|kind| kind.about().id != id);
        self
    }

    /// The game of this id.
    pub fn get(&self, id: &str) -> Option<&Arc<dyn AnyKind>> {
        self.kinds.iter().find(|kind| kind.about().id == id)
    }

    /// The game whose notation a file is written in, if it is one of others.
    pub fn of_record(&self, bytes: &[u8]) -> Option<&Arc<dyn AnyKind>> {
        self.kinds.iter().find(|kind| kind.notation().is_some_and(|notation| (notation.claims)(bytes)))
    }

    /// The id that was probably meant.
    pub fn nearest(&self, id: &str) -> Option<&'static str> {
        kernel::nearest(id, self.kinds.iter().map(|kind| kind.about().id))
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn AnyKind>> {
        self.kinds.iter()
    }

    /// Reads a host's variant file, in the way of the game that it names.
    pub fn variant(&self, text: &str) -> Result<Variant, VariantError> {
        let game = text.lines().find_map(|line| line.trim().strip_prefix("game")?.trim().strip_prefix('='));
        let game = game.map(|value| value.split('#').next().unwrap_or_default().trim().trim_matches(['"', '\'']));
        match game.and_then(|game| self.get(game)) {
            Some(kind) => kind.variant(text),
            None => Variant::from_toml(text),
        }
    }

    /// All content that comes with the games.
    pub fn stock(&self) -> Content {
        let mut content = Content::none();
        self.kinds.iter().for_each(|kind| kind.stock(&mut content));
        content
    }

    /// What the lobby, `houserules rules --json` and the book are made from.
    pub fn cards(&self, content: &Content) -> Vec<GameCard> {
        self.kinds.iter().map(|kind| GameCard::of(&**kind, content)).collect()
    }
}

/// All that people are told of a game before it begins.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct GameCard {
    /// Name, sentence, rules in words.
    #[serde(flatten)]
    pub about: About,
    /// The rules that may be chosen.
    pub rules: Vec<RuleCard>,
    /// Named choices; the first one is the default.
    pub presets: Vec<PresetCard>,
    /// Who can play it besides people.
    pub bots: Vec<BotCard>,
}

/// A preset, and whether it can be played here.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct PresetCard {
    /// The preset itself.
    #[serde(flatten)]
    pub variant: Variant,
    /// How many may play.
    pub places: Option<Places>,
    /// Why it cannot be played on this machine, and what to do about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<Vec<Message>>,
}

impl GameCard {
    /// Of one game.
    pub fn of(kind: &dyn AnyKind, content: &Content) -> Self {
        let presets = kind.presets().iter().map(|variant| preset_card(kind, variant.clone(), content)).collect();
        GameCard { about: kind.about(), rules: kind.rules().to_vec(), presets, bots: kind.bots().to_vec() }
    }
}

/// What a file says in its own way (0 for nothing) stands as the rules have it: else a table that plays just the preset
/// would seem to differ from it.
fn as_understood(written: &mut [RuleSpec], understood: &[RuleSpec]) {
    for spec in written {
        let Some(same) = understood.iter().find(|other| other.id == spec.id) else { continue };
        for (name, value) in &mut spec.params {
            if let Some(meant) = same.params.get(name) {
                value.clone_from(meant);
            }
        }
    }
}

fn preset_card(kind: &dyn AnyKind, mut variant: Variant, content: &Content) -> PresetCard {
    match kind.choose(&variant.rules, content) {
        Ok(chosen) => {
            as_understood(&mut variant.rules, &chosen.specs);
            PresetCard { variant, places: Some(chosen.places), problem: None }
        }
        Err(errors) => {
            PresetCard { variant, places: None, problem: Some(errors.iter().map(kernel::SpecError::message).collect()) }
        }
    }
}
