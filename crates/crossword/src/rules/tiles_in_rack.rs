//! Players play tiles they have.

use super::{Ask, Generation, Questions, Rule, category};
use crate::play::Play;
use crate::state::State;
use crate::tiles::{Tile, missing};
use kernel::{Arg, Refusal, RuleEntry, make, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every tile of a play comes from the player's rack; a blank stands for any letter.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct TilesInRack {}

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "tiles_in_rack",
    "Your own tiles",
    "Every tile of a play comes from your rack.",
    make!(TilesInRack => dyn Rule),
)
.words(
    "tiles_in_rack-lacks = { $count ->
        [one] Your rack lacks { $tile ->
            [blank] a blank
           *[other] the tile { $tile }
        }.
       *[other] Your rack lacks { $tile ->
            [blank] { $count } blanks
           *[other] the tile { $tile } { $count } times
        }.
    }\n\
    tiles_in_rack-unknown = There is no tile “{ $tile }” in this game.",
)
.category(category::PLAYS)
.core();

/// A player has so few of a tile.
pub(super) fn lacks(state: &State, tile: Tile, count: usize) -> Refusal {
    let tile = tile.letter().map_or(Arg::from("blank"), |letter| state.tiles.text(letter).to_string().into());
    Refusal::new(RULE.id, message!("tiles_in_rack-lacks", tile = tile, count = count))
}

/// There is no such tile, for anybody.
pub(crate) fn unknown(tile: String) -> Refusal {
    Refusal::new(RULE.id, message!("tiles_in_rack-unknown", tile = tile))
}

impl Rule for TilesInRack {
    fn holding(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().holding(state, play);
        let mut texts = play.unknown.clone();
        texts.dedup();
        refusals.extend(texts.into_iter().map(unknown));
        let mut lacking = missing(state.rack(play.seat), &play.tiles);
        lacking.sort_unstable();
        let alike = lacking.chunk_by(|one, other| one == other);
        refusals.extend(alike.map(|tiles| lacks(state, tiles[0], tiles.len())));
        refusals
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        Some(Generation::Tabulated)
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::{Picture, tile};

    #[test]
    fn what_is_missing_is_named() {
        let mut picture = Picture::new(". . . .\n. . . .");
        picture.rack("AAB?");
        let refused = |letters: &[&str]| {
            let placements = (0i16..).zip(letters).map(|(col, letter)| match letter.strip_prefix('?') {
                Some(letter) => crate::Placement { blank: true, ..tile(0, col, letter) },
                None => tile(0, col, letter),
            });
            picture.refused(&placements.collect::<Vec<_>>())
        };
        assert_eq!(refused(&["A", "B", "A"]), [""; 0]);
        assert_eq!(refused(&["A", "B", "?Z"]), [""; 0], "a blank is any letter");
        assert_eq!(refused(&["A", "B", "B"]), ["tiles_in_rack: Your rack lacks the tile B."]);
        assert_eq!(refused(&["C", "C", "?C"]), ["tiles_in_rack: Your rack lacks the tile C 2 times."]);
        assert_eq!(refused(&["?A", "?A"]), ["tiles_in_rack: Your rack lacks a blank."]);
        assert_eq!(refused(&["A", "!"]), ["tiles_in_rack: There is no tile “!” in this game."]);
        assert_eq!(refused(&["A", "?"]).len(), 1, "a blank must say what it stands for");
    }
}
