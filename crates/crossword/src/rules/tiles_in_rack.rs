//! Players play tiles they have.

use super::{Ask, Questions, Rule, category};
use crate::play::Play;
use crate::state::State;
use crate::tiles::missing;
use kernel::{Refusal, RuleEntry, make};
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
.category(category::PLAYS)
.core();

impl Rule for TilesInRack {
    fn holding(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        let mut refusals = ask.under().holding(state, play);
        let mut unknown = play.unknown.clone();
        unknown.dedup();
        refusals.extend(
            unknown.into_iter().map(|text| {
                Refusal::new(RULE.id, format!("There is no tile {text:?} in this game.")).with("tile", text)
            }),
        );
        let mut lacking = missing(state.rack(play.seat), &play.tiles);
        lacking.sort_unstable();
        for tiles in lacking.chunk_by(|one, other| one == other) {
            let tile = state.tiles.tile_text(tiles[0]);
            let name = if tile == crate::tiles::BLANK_TEXT { "blank" } else { tile };
            let sentence = match tiles.len() {
                1 => format!("Your rack lacks the tile {name}."),
                more => format!("Your rack lacks the tile {name} {more} times."),
            };
            refusals.push(Refusal::new(RULE.id, sentence).with("tile", tile).with("count", tiles.len()));
        }
        refusals
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
        assert_eq!(refused(&["?A", "?A"]), ["tiles_in_rack: Your rack lacks the tile blank."]);
        assert_eq!(refused(&["A", "!"]), ["tiles_in_rack: There is no tile \"!\" in this game."]);
        assert_eq!(refused(&["A", "?"]).len(), 1, "a blank must say what it stands for");
    }
}
