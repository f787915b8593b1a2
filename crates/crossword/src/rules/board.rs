//! Which board is laid.

use super::{Ask, Rule, category};
use crate::board::Layout;
use crate::content::{BOARD, missing};
use crate::state::State;
use kernel::{RuleEntry, layer, make_with};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The board of the match.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Board {
    /// Its name.
    pub name: String,
}

impl Default for Board {
    fn default() -> Self {
        Board { name: "standard".into() }
    }
}

/// The rule with its board; none while a log is replayed, which tells its own.
struct Laid(Option<Arc<Layout>>);

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "board",
    "Board",
    "Played on { $name ->
        [standard] the standard board
        [wordfeud] the board of Wordfeud
        [wordstockt] the board of WordStockt
        [upwords] the board of Upwords
       *[other] the board “{ $name }”
    }.",
    make_with!(Board => dyn Rule, |params, shelf| {
        let found = shelf.take(BOARD, &params.name);
        Ok(Arc::new(Laid(found.map_err(|why| missing("board-missing", &why))?)))
    }),
)
.words(
    "board-missing = There is no board called “{ $name }” here{ $count ->
        [0] .
       *[other] ; there are: { $known }.
    }",
)
.category(category::SETUP)
.layer(layer::SETUP)
.core();

impl Rule for Laid {
    fn board(&self, _: &State, _: Ask<'_>) -> Option<Arc<Layout>> {
        self.0.clone()
    }
}
