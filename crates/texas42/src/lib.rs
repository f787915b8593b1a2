//! Texas 42: four players, two teams, twenty-eight dominoes; an auction, then tricks.
//!
//! The game is a stack of rules on a base of straight 42 ([`rules::Straight`]). Mechanics ask questions
//! ([`rules::Questions`]) and rules answer; a special contract is one file of answers. What follows what and what
//! beats what is one value, [`Suits`], which mechanics, bots and views all read.
//!
//! # Example
//!
//! ```
//! use kernel::{Content, Game, Input, Kind, Moment, Viewer, perft};
//! use texas42::{Action, Bid, Texas42Kind};
//!
//! let kind = Texas42Kind::default();
//! let specs = perft::specs_of(&kind, Some("straight"), vec![]).expect("a preset");
//! let mut table = perft::table_of(&kind, &specs, &Content::none(), 4, 1).expect("sound rules");
//!
//! // The player to the left of the shaker opens with 31…
//! let first = table.state.hand.turn.expect("someone bids");
//! table.submit(Input::Act(first, Action::Bid(Bid::points(31))), Moment(1_000)).expect("a legal bid");
//!
//! // …and the next one cannot bid 30 any more.
//! let next = table.state.hand.turn.expect("someone bids");
//! let refused = table.submit(Input::Act(next, Action::Bid(Bid::points(30))), Moment(2_000));
//! assert_eq!(refused.unwrap_err()[0].message, kernel::message!("refused-beat", amount = 30, high = 31));
//!
//! // Everyone sees the auction, and nobody another's dominoes.
//! let view = table.game.view(&table.state, Viewer::Public);
//! assert_eq!((view.calls.len(), view.own.len()), (1, 0));
//! ```
//!
//! # Where things are
//!
//! | file | what |
//! |---|---|
//! | `domino.rs` | the dominoes and sets of them |
//! | `suits.rs` | what follows what, what beats what: one value |
//! | `state.rs` | state, actions, events, folding |
//! | `decide.rs` | the mechanics |
//! | `rules/` | the questions, the base, and a file for each rule |
//! | `view.rs` | views, news, imagining, text |
//! | `words/` | what people read, a file a language; `words.rs` understands what they say |
//! | `solve/` | double dummy: what a hand comes to with all dominoes open |
//! | `worlds/` | what can be held: counts and samples of the deals that fit |
//! | `deals.rs` | deals in a file, to be solved |
//! | `bot/` | programs that play |
//!
//! To add a contract, write a file in `rules/` and a line in `rules/mod.rs`; or, in a crate of your own, hand your
//! [`kernel::RuleEntry`]s to [`Texas42Kind::with`].
//!
//! # The rules in words
//!
#![doc = include_str!("../RULES.md")]

pub mod bot;
pub mod deals;
pub mod rules;
pub mod solve;
pub mod suits;
pub mod worlds;

mod claim;
mod decide;
mod domino;
mod hand;
mod looking_back;
mod nouns;
mod options;
mod sample;
mod state;
mod teaching;
mod view;
mod words;

pub use domino::{Domino, Dominoes};
pub use options::{Bids, Dish, Menu, Options, Trumps};
pub use state::{
    Absence, Action, Amount, Bid, Call, Claim, Event, Figures, Finished, Hand, MadeOrSet, Phase, Play, SEATS, State,
    TRICKS, Trick, Trump, partner, team,
};
pub use suits::Suits;
pub use view::{Contract, News, SeatView, View};

use bot::easy::Easy;
use bot::thoughtful::{STEADY, STRONG, Thoughtful};
use kernel::{
    About, Answers, Bot, BotCard, Composed, Composition, Content, Kind, KindCard, Patience, RANDOM, RandomBot,
    Registry, RuleEntry, RuleSpec, Seat, SpecError, Variant,
};
use rules::{Base, Rule, Rules, Straight};
use std::sync::Arc;

/// The game with its rules.
#[derive(Clone)]
pub struct Texas42 {
    rules: Arc<Rules>,
    ids: Arc<[&'static str]>,
    patience: Patience,
}

impl Texas42 {
    /// Where the mechanics ask.
    pub fn ask(&self) -> Answers<'_, dyn Base, dyn Rule> {
        self.rules.top()
    }

    /// Is this rule part of the game?
    pub fn has_rule(&self, id: &str) -> bool {
        self.ids.contains(&id)
    }
}

/// The game before its rules are chosen.
#[derive(Clone)]
pub struct Texas42Kind {
    registry: Registry<dyn Rule>,
}

impl Default for Texas42Kind {
    fn default() -> Self {
        Texas42Kind { registry: Registry::of(rules::RULES).patient(Patience::seconds(60)) }
    }
}

impl Texas42Kind {
    /// With rules of another crate.
    #[must_use]
    pub fn with(self, theirs: &'static [RuleEntry<dyn Rule>]) -> Self {
        Texas42Kind { registry: self.registry.with(theirs) }
    }
}

/// Rules of thumb.
const EASY: BotCard = BotCard { id: "easy", sentence: "Counts trumps, doubles and offs; saves count for its partner." };

/// Sampling, a little.
const STEADY_CARD: BotCard = BotCard {
    id: "steady",
    sentence: "Imagines two dozen deals that fit plays and bids, solves them, and plays what does best.",
};

/// Sampling, more.
const STRONG_CARD: BotCard = BotCard {
    id: "strong",
    sentence: "Imagines five dozen deals that fit plays and bids, solves them, and plays what does best.",
};

impl Kind for Texas42Kind {
    type Game = Texas42;

    fn card(&self) -> KindCard {
        let about = About {
            id: "texas42",
            name: "Texas 42",
            sentence: "Dominoes with bids and trumps: four players, two teams, seven tricks.",
            book: kernel::text_file!("../RULES.md"),
        };
        KindCard {
            presets: Variant::presets(&[
                include_str!("../presets/straight.toml"),
                include_str!("../presets/tournament.toml"),
                include_str!("../presets/family.toml"),
                include_str!("../presets/everything.toml"),
                include_str!("../presets/points-250.toml"),
                include_str!("../presets/one-hand.toml"),
                include_str!("../presets/seed.toml"),
            ]),
            scripts: rules::scripts(),
            books: &[("nl", kernel::text_file!("../RULES.nl.md")), ("es", kernel::text_file!("../RULES.es.md"))],
            words: kernel::word_files!("texas42").into(),
            bots: vec![RANDOM, EASY, STEADY_CARD, STRONG_CARD],
            ..KindCard::new(about, self.registry.cards())
        }
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Texas42>, Vec<SpecError>> {
        let Composed { rules, specs, content, patience } = self.registry.compose(specs, content)?;
        let ids = rules.iter().map(|(id, _)| *id).collect();
        let game = Texas42 { rules: Arc::new(Rules::new(Arc::new(Straight), rules)), ids, patience };
        Ok(Composition { game, specs, content })
    }

    fn bot(&self, id: &str, game: &Arc<Texas42>, _: Seat) -> Option<Box<dyn Bot<Texas42>>> {
        match id {
            id if id == RANDOM.id => Some(Box::new(RandomBot::new(game.clone()))),
            id if id == EASY.id => Some(Box::new(Easy::new(game.clone()))),
            id if id == STEADY_CARD.id => Some(Box::new(Thoughtful::new(game.clone(), STEADY))),
            id if id == STRONG_CARD.id => Some(Box::new(Thoughtful::new(game.clone(), STRONG))),
            _ => None,
        }
    }
}
