//! Which tiles are played with.

use super::{Ask, Rule, category};
use crate::content::TILES;
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
    "Played with the tiles {name}.",
    make_with!(Tiles => dyn Rule, |params, shelf| {
        let set = shelf.take::<TileSet>(TILES, &params.name)?;
        Ok(Arc::new(Set(set.map(|set| Arc::new(crate::Tiles::from(&*set))))))
    }),
)
.category(category::SETUP)
.layer(layer::SETUP)
.core();

impl Rule for Set {
    fn tiles(&self, _: &State, _: Ask<'_>) -> Option<Arc<crate::Tiles>> {
        self.0.clone()
    }
}
