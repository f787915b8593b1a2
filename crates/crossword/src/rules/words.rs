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
    "Good words are those of { $lexicon ->
        [english] the English list
        [dutch] the Dutch list
        [spanish] the Spanish list
       *[other] the list “{ $lexicon }”
    }.",
    make_with!(Words => dyn Rule, |params, shelf| {
        let found = shelf.take::<WordSource>(LEXICON, &params.lexicon);
        Ok(Arc::new(Listed(found.map_err(|why| how_to_get(&params.lexicon, &why))?)))
    }),
)
.words(
    "words-missing = There is no word list called “{ $name }” here{ $count ->
        [0] .
       *[other] ; there are: { $known }.
    } { $package ->
        [none] Put a word list called { $name } into the data folder’s lexicons/.
       *[other] Install Debian’s { $package }, or put a word list called { $name } into the data folder’s lexicons/.
    }\n\
    words-other_letters = The word list “{ $name }” has other letters than the tiles “{ $tiles }”.\n\
    words-not_text = The word list “{ $name }” cannot be read: byte { $at } of line { $line } is { $byte }, which is \
    not UTF-8 text.\n\
    words-control = The word list “{ $name }” cannot be read: byte { $at } of line { $line } is the control character \
    { $character }.\n\
    words-empty = The word list “{ $name }” has no word that can be spelled with the tiles “{ $tiles }”.\n\
    words-unusable = The word list “{ $name }” cannot be used: { $why }.",
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
