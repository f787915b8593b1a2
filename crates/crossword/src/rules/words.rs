//! Which word list the match has.

use super::{Ask, Questions, Rule, category};
use crate::content::{LEXICON, WordSource, how_to_get};
use crate::state::State;
use kernel::{RuleEntry, layer, make_with};
use lexicon::Lexicon;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The word list of the match. Whether plays are checked against it is another rule.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Words {
    /// Its name.
    pub lexicon: String,
}

impl Default for Words {
    fn default() -> Self {
        Words { lexicon: "english".into() }
    }
}

/// The rule with its list; none while a log is replayed, which needs none.
struct Listed(Option<Arc<WordSource>>);

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "words",
    "Word list",
    "Good words are those of the list {lexicon}.",
    make_with!(Words => dyn Rule, |params, shelf| {
        let found = shelf.take::<WordSource>(LEXICON, &params.lexicon);
        Ok(Arc::new(Listed(found.map_err(|error| how_to_get(&params.lexicon, &error))?)))
    }),
)
.category(category::SETUP)
.layer(layer::SETUP);

impl Rule for Listed {
    fn lexicon(&self, state: &State, ask: Ask<'_>) -> Option<Arc<Lexicon>> {
        let source = self.0.as_ref()?;
        if state.tiles.letters.is_empty() {
            return source.lexicon_for(&*ask.top().tiles(state)?).ok();
        }
        source.lexicon_for(&state.tiles).ok()
    }

    fn word_source(&self, _: &State, _: Ask<'_>) -> Option<Arc<WordSource>> {
        self.0.clone()
    }
}
