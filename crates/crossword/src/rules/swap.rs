//! Tiles may be exchanged instead of playing.

use super::tiles_in_rack::lacks;
use super::{Ask, Rule, category};
use crate::state::State;
use crate::tiles::{Tile, missing};
use kernel::{Refusal, RuleEntry, Seat, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Tiles may be exchanged instead of playing.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Swap {
    /// How often a player may swap in a match; nothing: as often as they like.
    #[schemars(range(min = 0, max = 100))]
    pub limit: Option<u16>,
    /// The bag must have so many tiles; 0 or 1: as many as are swapped.
    #[schemars(range(min = 0, max = 100))]
    pub minimum_bag: u16,
    /// Does the turn go on after a player's first swap?
    pub free_first: bool,
    /// How many tiles may be swapped at once; nothing: the whole rack.
    #[schemars(range(min = 1, max = 20))]
    pub max_tiles: Option<u8>,
}

impl Default for Swap {
    fn default() -> Self {
        Swap { limit: None, minimum_bag: 7, free_first: false, max_tiles: None }
    }
}

impl Swap {
    fn most(&self, state: &State, seat: Seat) -> usize {
        self.max_tiles.map_or(state.rack(seat).len(), usize::from)
    }

    /// Why nothing may be swapped at all.
    fn closed(&self, state: &State, seat: Seat) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        let least = self.minimum_bag.max(1);
        if state.bag_left() < usize::from(least) {
            let bag = message!("swap-bag", minimum = least, bag = state.bag_left());
            refusals.push(Refusal::new(RULE.id, bag));
        }
        if let Some(limit) = self.limit.filter(|limit| state.swaps.get(seat).is_some_and(|swaps| swaps >= limit)) {
            refusals.push(Refusal::new(RULE.id, message!("swap-often", limit = limit)));
        }
        refusals
    }
}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "swap",
    "Swapping",
    "Instead of playing, { $max_tiles ->
        [none] tiles
        [one] one tile
       *[other] up to { $max_tiles } tiles
    } may be swapped while the bag has { $minimum_bag ->
        [0] enough
        [one] enough
       *[other] at least { $minimum_bag }
    }{ $limit ->
        [none] {\"\"}
        [one] , once in a match
       *[other] , { $limit } times in a match
    }{ $free_first ->
        [true] ; after a player’s first swap the turn goes on
       *[false] {\"\"}
    }.",
    make!(Swap => dyn Rule),
)
.words(
    "swap-bag = Swapping needs at least { $minimum ->
        [one] 1 tile
       *[other] { $minimum } tiles
    } in the bag; { $bag ->
        [one] there is 1
       *[other] there are { $bag }
    }.\n\
    swap-often = You have swapped as often as a match allows: { $limit }.\n\
    swap-many = At most { $most ->
        [one] 1 tile
       *[other] { $most } tiles
    } may be swapped at once.\n\
    swap-few = The bag has only { $bag ->
        [one] 1 tile
       *[other] { $bag } tiles
    }.",
)
.category(category::TURNS);

impl Rule for Swap {
    fn swapping(&self, state: &State, seat: Seat, given: &[Tile], _: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = self.closed(state, seat);
        let most = self.most(state, seat);
        if given.len() > most {
            refusals.push(Refusal::new(RULE.id, message!("swap-many", most = most)));
        } else if given.len() > state.bag_left() {
            refusals.push(Refusal::new(RULE.id, message!("swap-few", bag = state.bag_left())));
        }
        let mut lacking = missing(state.rack(seat), given);
        lacking.truncate(state.rack(seat).len().max(1));
        refusals.extend(lacking.into_iter().map(|tile| lacks(state, tile, 1)));
        refusals
    }

    fn swap_most(&self, state: &State, seat: Seat, _: Ask<'_>) -> usize {
        self.most(state, seat).min(state.bag_left()).min(state.rack(seat).len())
    }

    fn swap_is_free(&self, state: &State, seat: Seat, _: Ask<'_>) -> bool {
        self.free_first && state.swaps.get(seat) == Some(&0)
    }
}
