//! A card each, keep or swap, and the highest wins: a small game in which something is hidden.
//!
//! Read in this order: [`state`](State) (what there is and what can happen), `decide.rs` (the mechanics, which ask),
//! [`rules`] (the questions, the base that answers them all, and the house rules, a file each), `view.rs` (who may see
//! what), `sample.rs` (what is hidden, for the laws).
//!
//! ```
//! use kernel::{Content, Input, Moment, Seat, perft};
//! use skeleton::{Action, SkeletonKind};
//!
//! let rules = perft::specs_of(&SkeletonKind::default(), Some("standard"), vec![])?;
//! let mut table = perft::table_of(&SkeletonKind::default(), &rules, &Content::none(), 2, 1).expect("sound rules");
//! table.submit(Input::Act(Seat(0), Action::Keep), Moment(1_000)).expect("it is their turn");
//! table.submit(Input::Act(Seat(1), Action::Swap), Moment(2_000)).expect("it is their turn");
//! assert!(table.state.end.is_some());
//! # Ok::<(), kernel::SpecError>(())
//! ```
#![doc = include_str!("../RULES.md")]

mod decide;
pub mod rules;
mod sample;
mod state;
mod view;

pub use state::{Action, Card, End, Event, HIGHEST, State};
pub use view::{News, View};

use kernel::{
    About, Composed, Composition, Content, Kind, KindCard, Patience, Registry, RuleEntry, RuleSpec, Source, SpecError,
    Variant,
};
use rules::{Plain, Rule, Rules};
use std::sync::Arc;

/// The game with its rules.
pub struct Skeleton {
    rules: Rules,
    patience: Patience,
}

/// The game before its rules are chosen.
pub struct SkeletonKind {
    registry: Registry<dyn Rule>,
}

impl Default for SkeletonKind {
    fn default() -> Self {
        SkeletonKind { registry: Registry::of(rules::RULES).patient(Patience::seconds(60)) }
    }
}

impl SkeletonKind {
    /// With rules from another crate.
    #[must_use]
    pub fn with(self, theirs: &'static [RuleEntry<dyn Rule>]) -> Self {
        SkeletonKind { registry: self.registry.with(theirs) }
    }
}

impl Kind for SkeletonKind {
    type Game = Skeleton;

    fn card(&self) -> KindCard {
        let about = About {
            id: "skeleton",
            name: "Skeleton",
            sentence: "A card each; keep it or swap it, and the highest wins.",
            book: include_str!("../RULES.md"),
        };
        KindCard {
            presets: Variant::presets(&[include_str!("../presets/standard.toml"), include_str!("../presets/low.toml")]),
            words: vec![Source::new("en", "skeleton", include_str!("../words/en.ftl"))],
            ..KindCard::new(about, self.registry.cards())
        }
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Skeleton>, Vec<SpecError>> {
        let Composed { rules, specs, content, patience } = self.registry.compose(specs, content)?;
        Ok(Composition { game: Skeleton { rules: Rules::new(Arc::new(Plain), rules), patience }, specs, content })
    }
}
