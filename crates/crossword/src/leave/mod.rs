//! What tiles that stay on the rack are worth, in points of the turns to come: a model with a number for each tile, for each
//! tile that is held again, for how far vowels and other letters are out of balance, and for how many stay.
//!
//! The numbers are learnt by self-play (`train.rs`) for a tile set and its rules, and kept in a small text file. Those for
//! the tile sets of our presets come with the program.

mod train;

pub use train::train;

use crate::tiles::{BLANK_TEXT, Tile, Tiles};
use std::fmt::Write;

/// The models that come with the program, by the name of their tile set.
const SHIPPED: [(&str, &str); 2] = [
    ("english", include_str!("../../leaves/english.txt")),
    ("english-wordfeud", include_str!("../../leaves/english-wordfeud.txt")),
];

/// Tiles that differ more than this from balance are as bad as this.
const TILT: i32 = 4;
/// More tiles than this count as so many.
const MANY: usize = 8;
/// The numbers beside those of the tiles.
const OTHERS: usize = 2 * TILT as usize + 1 + MANY + 1;

/// What leaves are worth with one tile set.
#[derive(Clone, PartialEq, Debug)]
pub struct Leaves {
    /// Each tile's text, and whether it is a vowel; the blank last.
    tiles: Vec<(String, bool)>,
    /// For each tile held once, then for each held again, then by tilt, then by number.
    worth: Vec<f32>,
}

/// Why a text is no model.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct LeaveError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

fn is_vowel(text: &str) -> bool {
    // Digraphs count as their first letter: QU is no vowel, IJ is one.
    text.chars().next().is_some_and(|first| "AEIOUÁÉÍÓÚÄÖÜÅÆØ".contains(first))
}

impl Leaves {
    /// Nothing is known: every leave is worth nothing.
    pub fn unknown(tiles: &Tiles) -> Leaves {
        let texts = tiles.letters.iter().map(|kind| kind.letter.as_str()).chain([BLANK_TEXT]);
        let tiles: Vec<(String, bool)> = texts.map(|text| (text.into(), is_vowel(text))).collect();
        let worth = vec![0.0; 2 * tiles.len() + OTHERS];
        Leaves { tiles, worth }
    }

    /// What came with the program for these tiles; where nothing did, what is plain: blanks are good, and tiles held twice or
    /// worth much are not.
    pub fn of(tiles: &Tiles) -> Leaves {
        let shipped = SHIPPED.iter().find(|(name, _)| *name == tiles.name);
        let read = shipped.and_then(|(_, text)| Leaves::read(text, tiles).ok());
        read.unwrap_or_else(|| {
            let mut plain = Leaves::unknown(tiles);
            let count = plain.tiles.len();
            for (at, kind) in tiles.letters.iter().enumerate() {
                plain.worth[at] = if kind.value > 4 { -2.0 } else { 1.0 };
            }
            plain.worth[count - 1] = 20.0;
            plain.worth[count..2 * count - 1].fill(-3.0);
            (-TILT..=TILT).for_each(|tilt| plain.worth[2 * count + (tilt + TILT) as usize] = -(tilt.abs() as f32));
            plain
        })
    }

    /// Calls `each` with every feature that these tiles have, and how often. They must be sorted, as racks are.
    fn features(&self, kept: &[Tile], mut each: impl FnMut(usize)) {
        let (count, mut tilt, mut before) = (self.tiles.len(), 0, None);
        for tile in kept {
            let at = tile.letter().map_or(count - 1, |letter| letter.index().min(count - 1));
            each(if before == Some(at) { count + at } else { at });
            before = Some(at);
            tilt += match tile.letter() {
                None => 0,
                Some(_) if self.tiles[at].1 => 1,
                Some(_) => -1,
            };
        }
        each(2 * count + (tilt.clamp(-TILT, TILT) + TILT) as usize);
        each(2 * count + 2 * TILT as usize + 1 + kept.len().min(MANY));
    }

    /// Makes everything relative to an empty rack, which is worth nothing.
    fn level(&mut self) {
        let (tilt, many) = self.worth[2 * self.tiles.len()..].split_at_mut(2 * TILT as usize + 1);
        let (balanced, none) = (tilt[TILT as usize], many[0]);
        tilt.iter_mut().for_each(|number| *number -= balanced);
        many.iter_mut().for_each(|number| *number -= none);
    }

    /// What these tiles are worth, sorted as racks are.
    pub fn value(&self, kept: &[Tile]) -> f32 {
        if kept.is_empty() {
            return 0.0;
        }
        let mut sum = 0.0;
        self.features(kept, |at| sum += self.worth[at]);
        sum
    }

    /// As a file.
    pub fn write(&self) -> String {
        let count = self.tiles.len();
        let mut text = String::from("# What tiles are worth that stay on the rack: once, and again.\n");
        for (at, (tile, _)) in self.tiles.iter().enumerate() {
            let _ = writeln!(text, "{tile} {:.2} {:.2}", self.worth[at], self.worth[count + at]);
        }
        text += "# More vowels than other letters by -4 to 4; and so many tiles, 0 to 8.\n";
        let (tilt, many) = self.worth[2 * count..].split_at(2 * TILT as usize + 1);
        for (name, numbers) in [("tilt", tilt), ("tiles", many)] {
            let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.2}")).collect();
            let _ = writeln!(text, "{name} = {}", numbers.join(" "));
        }
        text
    }

    /// Reads a file for these tiles.
    ///
    /// # Errors
    /// The line that is wrong, and why; or a tile that has no line.
    pub fn read(text: &str, tiles: &Tiles) -> Result<Leaves, LeaveError> {
        let mut leaves = Leaves::unknown(tiles);
        let count = leaves.tiles.len();
        let mut missing: Vec<usize> = (0..count).collect();
        for (line, row) in (1..).zip(text.lines()).filter(|(_, row)| !row.starts_with('#') && !row.trim().is_empty()) {
            let wrong = |why: String| LeaveError { line, why };
            let (name, rest) = row.split_once(' ').ok_or_else(|| wrong("there are no numbers".into()))?;
            let numbers = rest.trim_start_matches('=').split_whitespace();
            let numbers: Result<Vec<f32>, _> = numbers.map(str::parse).collect();
            let numbers = numbers.map_err(|_| wrong(format!("{rest:?} are no numbers")))?;
            let tile = leaves.tiles.iter().position(|(text, _)| text == name);
            let (tilt, many) = (2 * count, 2 * count + 2 * TILT as usize + 1);
            let places: Vec<usize> = match (name, tile) {
                ("tilt", None) => (tilt..many).collect(),
                ("tiles", None) => (many..leaves.worth.len()).collect(),
                (_, Some(at)) => vec![at, count + at],
                _ => return Err(wrong(format!("{name:?} is no tile of {}", tiles.name))),
            };
            if places.len() != numbers.len() || numbers.iter().any(|number| !number.is_finite()) {
                return Err(wrong(format!("{name} needs {} numbers", places.len())));
            }
            places.iter().zip(numbers).for_each(|(at, number)| leaves.worth[*at] = number);
            missing.retain(|at| Some(*at) != tile);
        }
        match missing.first() {
            Some(at) => Err(LeaveError { line: 0, why: format!("there is no line for {}", leaves.tiles[*at].0) }),
            None => Ok(leaves),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CrosswordKind, content};
    use kernel::perft;
    use lexicon::TileSet;

    fn english() -> Tiles {
        Tiles::from(&TileSet::built_in("english").expect("built in"))
    }

    #[test]
    fn what_is_shipped_can_be_read_and_knows_good_tiles() {
        for (name, text) in SHIPPED {
            let tiles = Tiles::from(&TileSet::built_in(name).expect("built in"));
            let leaves = Leaves::read(text, &tiles).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(leaves, Leaves::of(&tiles));
            assert_eq!(Leaves::read(&leaves.write(), &tiles), Ok(leaves));
        }
        let (leaves, tiles) = (Leaves::of(&english()), english());
        let value = |texts: &[&str]| {
            let mut kept: Vec<Tile> = texts.iter().map(|text| tiles.tile(text).expect("a tile")).collect();
            kept.sort_unstable();
            leaves.value(&kept)
        };
        assert!(
            value(&["?"]) > value(&["S"]) && value(&["S"]) > value(&["Q"]) && value(&["E", "R"]) > value(&["U", "U"])
        );
        assert_eq!(value(&[]), 0.0);
    }

    #[test]
    fn bad_files_are_named() {
        let error = |text: &str| Leaves::read(text, &english()).unwrap_err().to_string();
        assert_eq!(error("A 1 2\nß 1 2"), "line 2: \"ß\" is no tile of english");
        assert_eq!(error("A x y"), "line 1: \"x y\" are no numbers");
        assert_eq!(error("A 1"), "line 1: A needs 2 numbers");
        assert_eq!(error("A 1 NaN"), "line 1: A needs 2 numbers");
        assert_eq!(error("A 1 2"), "line 0: there is no line for B");
    }

    #[test]
    fn the_same_seed_teaches_the_same() {
        let kind = CrosswordKind::default();
        let specs = perft::specs_of(&kind, Some("scrabble"), Vec::new()).expect("a preset");
        let table = perft::table_of(&kind, &specs, &content::built_in(), 2, 0).expect("sound rules");
        let generator = table.game.generator().expect("searchable");
        let learn = |seed: u64| train(generator, &table.state.tiles, 7, 6, seed, &mut || {}).write();
        assert!(learn(1) == learn(1) && learn(1) != learn(2));
    }
}
