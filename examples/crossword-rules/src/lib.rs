//! Four house rules for the crossword, each a file of its own, made outside of House Rules.
//!
//! | rule | shows |
//! |---|---|
//! | [`rules::fixed_bonus`] | a score that the search for plays has in its tables: bots are as fast as ever |
//! | [`rules::near_tiles`] | a check: what it forbids is refused to people and never found by bots |
//! | [`rules::spell`] | an action of its own, turned into tiles on squares |
//! | [`rules::applause`] | something that happens after a play: it is told, it changes a score, it is remembered |
//!
//! ```
//! use crossword::pictures::Picture;
//! use serde_json::{Value, json};
//!
//! let kind = crossword::CrosswordKind::default().with(crossword_rules::RULES);
//! let rules = [("letter_points", Value::Null), ("fixed_bonus", json!({"points": 5}))];
//! assert_eq!(Picture::of(&kind, "A B .\n. . .", &rules).score().total, 1 + 3 + 5);
//! ```

pub mod rules;

pub use rules::RULES;
