//! Rules of a stranger: how tests make them, and lay a table with them.

use crate::common::{deal, house, specs, table_with};
use crossword::rules::Rule;
use crossword::{Crossword, CrosswordKind};
use kernel::laws::{self, Effort};
use kernel::{Kind, Match, RuleEntry, Seat, SpecError, book_of};
use serde_json::{Value, json};
use std::sync::Arc;

/// A rule without parameters: its type, its entry, its id and what it says.
macro_rules! rule {
    ($Rule:ident, $RULE:ident, $id:literal, $words:literal) => {
        #[derive(Default, Serialize, Deserialize, JsonSchema)]
        #[serde(default)]
        struct $Rule {}
        const $RULE: RuleEntry<dyn Rule> =
    RuleEntry::house($id, $id, "A rule from outside.", make!($Rule => dyn Rule)).words($words);
    };
}
pub(crate) use rule;

/// The crossword with rules of a stranger.
pub(crate) struct Theirs(pub(crate) &'static [RuleEntry<dyn Rule>]);

/// A preset, the rules that are added to it, and those that are left out.
pub(crate) type Choice<'a> = (&'a str, &'a [&'a str], &'a [&'a str]);

impl Theirs {
    pub(crate) fn kind(&self) -> CrosswordKind {
        CrosswordKind::default().with(self.0)
    }

    /// A match in which the first seat begins, with these tiles; the others have none.
    pub(crate) fn table(&self, (preset, rules, without): Choice<'_>, seats: u8, rack: &str) -> Match<Crossword> {
        let mut amend = plain(rules);
        amend.push(("turn_order", json!({"first": "creator"})));
        let mut table = table_with(&self.kind(), &specs(preset, &amend, without), seats, 1);
        (0..seats).for_each(|seat| deal(&mut table, Seat(seat), ""));
        deal(&mut table, Seat(0), rack);
        table
    }

    /// What is wrong with a choice, in English.
    pub(crate) fn errors(&self, (preset, rules, without): Choice<'_>) -> Vec<String> {
        let made = self.kind().compose(&specs(preset, &plain(rules), without), house());
        let book = book_of(&self.kind());
        let said = |error: &SpecError| book.say("en", &error.message(), &[]);
        made.err().unwrap_or_default().iter().map(said).collect()
    }

    /// Plays some matches, and panics if a law is broken.
    pub(crate) fn keep_the_laws(&self, (preset, rules, without): Choice<'_>, seats: u8) {
        let made = self.kind().compose(&specs(preset, &plain(rules), without), house());
        let game = made.unwrap_or_else(|e| panic!("{e:?}")).game;
        let effort = Effort::plays(3).every(8).states(6);
        let report = laws::check(&Arc::new(game), &kernel::Setup::seats(seats), effort);
        report.unwrap_or_else(|e| panic!("{preset} {rules:?}: {e}"));
    }
}

/// Rules as they are when nothing is said of their parameters.
pub(crate) fn plain<'a>(rules: &[&'a str]) -> Vec<(&'a str, Value)> {
    rules.iter().map(|id| (*id, Value::Null)).collect()
}
