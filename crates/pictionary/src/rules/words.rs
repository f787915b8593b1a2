//! Which words are drawn.

use super::{Ask, Rule};
use crate::content::{Library, PACK, Pack};
use crate::state::Round;
use kernel::{Message, RuleEntry, Shelf, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Which words are drawn.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Draws {
    /// The pack they are from.
    #[schemars(length(max = 60))]
    pub pack: String,
    /// How many there are to pick from.
    #[schemars(range(min = 1, max = 6))]
    pub choices: u32,
    /// Of these difficulties only; none: of all.
    #[schemars(length(max = 3))]
    pub difficulty: Vec<Difficulty>,
}

/// How hard a word is to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Easy: everybody draws it alike.
    Easy,
    /// Medium: it takes some lines.
    Medium,
    /// Hard: it takes an idea.
    Hard,
}

impl Default for Draws {
    fn default() -> Self {
        Draws { pack: "words-en".into(), choices: 3, difficulty: Vec::new() }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "words",
    "Words",
    "{ $choices ->
        [one] One word
       *[other] { $choices } words to pick from
    }, from “{ chosen-words-pack }”.",
    kernel::make_with!(Draws => dyn Rule, |params, shelf| Ok(Arc::new(Chosen::new(&params, shelf)?))),
)
.words(
    "chosen-words-pack = { $pack ->
    [words-en] Things to draw (English)
    [words-es] Things to draw (Spanish)
    [words-nl] Things to draw (Dutch)
   *[other] { $pack }
}",
)
.category("words")
.layer(layer::SETUP)
.core();

/// The rule with its words at hand.
struct Chosen {
    choices: usize,
    library: Arc<Library>,
}

impl Chosen {
    fn new(params: &Draws, shelf: &mut Shelf<'_>) -> Result<Self, Message> {
        let pack = shelf.take::<Pack>(PACK, &params.pack)?;
        let difficulties = params.difficulty.iter().map(|level| *level as u8 + 1).collect();
        let library = Library { pack, difficulties };
        Ok(Chosen { choices: params.choices as usize, library: Arc::new(library) })
    }
}

impl Rule for Chosen {
    fn library(&self, _: &Round, _: Ask<'_>) -> Arc<Library> {
        self.library.clone()
    }

    fn choices(&self, _: &Round, _: Ask<'_>) -> usize {
        self.choices
    }
}
