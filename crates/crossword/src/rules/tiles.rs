//! Which tiles are played with.

use super::{Ask, Rule, category};
use crate::content::{TILES, missing};
use crate::state::State;
use kernel::{RuleEntry, layer, make_with};
use lexicon::TileSet;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The tile set of the match.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Tiles {
    /// Its name.
    pub name: String,
}

impl Default for Tiles {
    fn default() -> Self {
        Tiles { name: "english".into() }
    }
}

/// The rule with its tiles; none while a log is replayed, which tells its own.
struct Set(Option<Arc<crate::Tiles>>);

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "tiles",
    "Tiles",
    "Played with { $name ->
        [english] the English tiles
        [english-wordfeud] Wordfeud’s English tiles
        [dutch] the Dutch tiles
        [spanish] the Spanish tiles
        [dutch-wordstockt] WordStockt’s Dutch tiles
        [upwords] the tiles of Upwords
       *[other] the tiles “{ $name }”
    }.",
    make_with!(Tiles => dyn Rule, |params, shelf| {
        let found = shelf.take::<TileSet>(TILES, &params.name);
        let set = found.map_err(|why| missing("tiles-missing", &why))?;
        Ok(Arc::new(Set(set.map(|set| Arc::new(crate::Tiles::from(&*set))))))
    }),
)
.words(
    "tiles-missing = There are no tiles called “{ $name }” here{ $count ->
        [0] .
       *[other] ; there are: { $known }.
    }",
)
.category(category::SETUP)
.layer(layer::SETUP)
.core();

impl Rule for Set {
    fn tiles(&self, _: &State, _: Ask<'_>) -> Option<Arc<crate::Tiles>> {
        self.0.clone()
    }
}
