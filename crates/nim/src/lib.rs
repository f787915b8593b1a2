//! Nim: the smallest game of the house, and the pattern for the others.
//!
//! Read in this order: [`state`](State) (what there is and what can happen), `decide.rs` (the mechanics, which
//! ask), [`rules`] (the questions, the base that answers them all, and the house rules, a file each), `view.rs`
//! (who may see what), `bot` (a program that plays).
//!
//! ```
//! use kernel::{Content, Input, Moment, perft};
//! use nim::{NimKind, Take};
//!
//! // Rules are values: the standard preset, with one house rule on top.
//! let rules = perft::specs_of(&NimKind::default(), Some("standard"), vec![kernel::RuleSpec::plain("misere")])?;
//! let mut table = perft::table_of(&NimKind::default(), &rules, &Content::none(), 2, 1).expect("sound rules");
//!
//! let first = table.state.turn.expect("begun");
//! table.submit(Input::Act(first, Take { pile: 0, sticks: 3 }), Moment(1_000)).expect("legal");
//! assert_eq!(table.state.piles, [0, 4, 5]);
//!
//! let refusals = table.submit(Input::Act(first.next(2), Take { pile: 0, sticks: 1 }), Moment(2_000)).unwrap_err();
//! assert_eq!(refusals[0].message, kernel::message!("refused-few", pile = 1, there = 0));
//! # Ok::<(), kernel::SpecError>(())
//! ```
#![doc = include_str!("../RULES.md")]

mod bot;
mod decide;
pub mod rules;
mod state;
mod view;

pub use state::{Event, State, Take};
pub use view::View;

use bot::Perfect;
use kernel::{
    About, Bot, Composed, Composition, Content, Kind, KindCard, Patience, RANDOM, RandomBot, Registry, RuleEntry,
    RuleSpec, Seat, SpecError, Variant,
};
use rules::{Plain, Rule, Rules};
use std::sync::Arc;

/// Nim with its rules.
pub struct Nim {
    rules: Rules,
    patience: Patience,
}

/// Nim before its rules are chosen.
pub struct NimKind {
    registry: Registry<dyn Rule>,
}

impl Default for NimKind {
    fn default() -> Self {
        NimKind { registry: Registry::of(rules::RULES).patient(Patience::seconds(30)) }
    }
}

impl NimKind {
    /// With rules from another crate.
    #[must_use]
    pub fn with(self, theirs: &'static [RuleEntry<dyn Rule>]) -> Self {
        NimKind { registry: self.registry.with(theirs) }
    }
}

impl Kind for NimKind {
    type Game = Nim;

    fn card(&self) -> KindCard {
        let about = About {
            id: "nim",
            name: "Nim",
            sentence: "Take sticks from one pile at a time; the last stick decides.",
            book: kernel::text_file!("../RULES.md"),
        };
        KindCard {
            presets: Variant::presets(&[
                include_str!("../presets/standard.toml"),
                include_str!("../presets/misere.toml"),
                include_str!("../presets/quick.toml"),
            ]),
            books: &[("nl", kernel::text_file!("../RULES.nl.md")), ("es", kernel::text_file!("../RULES.es.md"))],
            words: kernel::word_files!("nim").into(),
            bots: vec![RANDOM, bot::PERFECT],
            ..KindCard::new(about, self.registry.cards())
        }
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Nim>, Vec<SpecError>> {
        let Composed { rules, specs, content, patience } = self.registry.compose(specs, content)?;
        Ok(Composition { game: Nim { rules: Rules::new(Arc::new(Plain), rules), patience }, specs, content })
    }

    fn bot(&self, id: &str, game: &Arc<Nim>, _: Seat) -> Option<Box<dyn Bot<Nim>>> {
        match id {
            "random" => Some(Box::new(RandomBot::new(game.clone()))),
            "perfect" => Some(Box::new(Perfect::new(game))),
            _ => None,
        }
    }
}
