//! What tiles that stay on the rack are worth, in points of the turns to come: a model with a number for each tile, for each
//! tile that is held again, for how far vowels and other letters are out of balance, and for how many stay.
//!
//! The numbers are learnt by self-play (`train.rs`) for a tile set and its rules, and kept in a small text file. Those for
//! the tile sets of our presets come with the program; a host puts others into the data folder's `leaves/`.

mod train;

pub use train::train;

use crate::content::{LEAVES, TILES};
use crate::tables::Tables;
use crate::tiles::{BLANK_TEXT, Tile, Tiles};
use kernel::{Content, ContentError, Message, checksum, message, on_line};
use lexicon::TileSet;
use std::fmt::Write;
use std::sync::Arc;

/// The models that come with the program, by the name of their tile set.
const SHIPPED: [(&str, &str); 6] = [
    ("english", include_str!("../../leaves/english.txt")),
    ("english-wordfeud", include_str!("../../leaves/english-wordfeud.txt")),
    ("dutch", include_str!("../../leaves/dutch.txt")),
    ("dutch-wordstockt", include_str!("../../leaves/dutch-wordstockt.txt")),
    ("spanish", include_str!("../../leaves/spanish.txt")),
    ("upwords", include_str!("../../leaves/upwords.txt")),
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
    /// The tile set they were learnt with, and a mark of what the rules say of its tiles.
    of: [String; 2],
    /// Each tile's text, and whether it is a vowel; the blank last.
    tiles: Vec<(String, bool)>,
    /// For each tile held once, then for each held again, then by tilt, then by number.
    worth: Vec<f32>,
}

/// Why a text is no model.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LeaveError {
    /// A line without numbers, or with something else.
    #[error("line {0}: after the name come numbers")]
    NoNumbers(usize),
    /// A line for something that is no tile.
    #[error("line {line}: {name:?} is no tile of {tiles}")]
    NoTile {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        name: String,
        /// The tile set.
        tiles: String,
    },
    /// A line with more or fewer numbers, or with one that is none.
    #[error("line {line}: {name} needs {count} numbers")]
    Count {
        /// Counted from 1.
        line: usize,
        /// Of what.
        name: String,
        /// How many there must be.
        count: usize,
    },
    /// A tile without a line.
    #[error("there is no line for {0}")]
    Missing(String),
    /// The line that names the tile set is not there, or it is none of this house: its name, if it has one.
    #[error("it does not say which tile set it is for")]
    NoSet(Option<String>),
}

impl LeaveError {
    /// The same, to be said.
    pub fn message(&self) -> Message {
        match self {
            LeaveError::NoNumbers(line) => on_line(Some(*line), Message::new("leaves-no_numbers")),
            LeaveError::NoTile { line, name, tiles } => {
                on_line(Some(*line), message!("leaves-no_tile", name = name, tiles = tiles))
            }
            LeaveError::Count { line, name, count } => {
                on_line(Some(*line), message!("leaves-count", name = name, count = *count))
            }
            LeaveError::Missing(tile) => message!("leaves-missing", tile = tile),
            LeaveError::NoSet(None) => Message::new("leaves-no_set"),
            LeaveError::NoSet(Some(name)) => message!("leaves-other_set", name = name),
        }
    }
}

/// A mark of all that makes tiles worth more or less: where they lie, what they count, how many a rack holds.
fn mark(tables: &Tables, tiles: &Tiles, rack_size: usize) -> String {
    let Tables { layout, points, letter_factors, word_factors, bonus, crossing_counts, least_letters, .. } = tables;
    let board = (layout.rows(), letter_factors, word_factors, crossing_counts, least_letters);
    let counts: Vec<_> = tiles.letters.iter().map(|kind| (&kind.letter, kind.count)).collect();
    checksum(format!("{:?}", (board, points, bonus, counts, tiles.blanks, rack_size)).as_bytes())[..12].into()
}

/// The model for these tiles under these rules: one that was learnt for just them, else one for the same tiles (a host's
/// before ours), else what is plain.
pub(crate) fn choose(
    content: &Content,
    tables: Option<&Tables>,
    tiles: &Tiles,
    rack_size: usize,
) -> Result<Leaves, ContentError> {
    // All are asked for before any is waited for.
    let found: Vec<_> = content.names(LEAVES).map(|name| content.find_if_any::<Leaves>(LEAVES, name)).collect();
    let found: Vec<_> = found.into_iter().collect::<Result<_, _>>()?;
    let hosts: Vec<Arc<Leaves>> = found.into_iter().flatten().filter(|model| model.fits(tiles)).collect();
    let mark = tables.map(|tables| mark(tables, tiles, rack_size));
    let exact = hosts.iter().find(|model| Some(&model.of[1]) == mark.as_ref());
    Ok(exact.or(hosts.first()).map_or_else(|| Leaves::of(tiles), |model| (**model).clone()))
}

/// Reads a host's model, which says what tiles it is for.
pub(crate) fn read_file(text: &str, content: &Content) -> Result<Leaves, LeaveError> {
    let line = text.lines().find_map(|line| line.strip_prefix(FOR));
    let name = line.and_then(|line| line.split_whitespace().next()).ok_or(LeaveError::NoSet(None))?;
    let set = content.find::<TileSet>(TILES, name).ok().flatten();
    Leaves::read(text, &Tiles::from(&*set.ok_or_else(|| LeaveError::NoSet(Some(name.into())))?))
}

/// How the line begins that says what tiles a model is for.
const FOR: &str = "for = ";

fn is_vowel(text: &str) -> bool {
    // Digraphs count as their first letter: QU is no vowel, IJ is one.
    text.chars().next().is_some_and(|first| "AEIOUÁÉÍÓÚÄÖÜÅÆØ".contains(first))
}

impl Leaves {
    /// Nothing is known: every leave is worth nothing.
    pub fn unknown(tiles: &Tiles) -> Leaves {
        let name = tiles.name.clone();
        let texts = tiles.letters.iter().map(|kind| kind.letter.as_str()).chain([BLANK_TEXT]);
        let tiles: Vec<(String, bool)> = texts.map(|text| (text.into(), is_vowel(text))).collect();
        let worth = vec![0.0; 2 * tiles.len() + OTHERS];
        Leaves { of: [name, String::new()], tiles, worth }
    }

    /// Was it learnt with such tiles?
    fn fits(&self, tiles: &Tiles) -> bool {
        let texts = tiles.letters.iter().map(|kind| kind.letter.as_str()).chain([BLANK_TEXT]);
        self.of[0] == tiles.name && self.tiles.iter().map(|(text, _)| text.as_str()).eq(texts)
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
        let mut text = format!("{FOR}{}\n", self.of.join(" ").trim());
        text += "# What tiles are worth that stay on the rack: once, and again.\n";
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
            if let Some(rest) = row.strip_prefix(FOR) {
                leaves.of[1] = rest.split_whitespace().nth(1).unwrap_or_default().into();
                continue;
            }
            let (name, rest) = row.split_once(' ').ok_or(LeaveError::NoNumbers(line))?;
            let numbers = rest.trim_start_matches('=').split_whitespace();
            let numbers: Result<Vec<f32>, _> = numbers.map(str::parse).collect();
            let numbers = numbers.map_err(|_| LeaveError::NoNumbers(line))?;
            let tile = leaves.tiles.iter().position(|(text, _)| text == name);
            let (tilt, many) = (2 * count, 2 * count + 2 * TILT as usize + 1);
            let places: Vec<usize> = match (name, tile) {
                ("tilt", None) => (tilt..many).collect(),
                ("tiles", None) => (many..leaves.worth.len()).collect(),
                (_, Some(at)) => vec![at, count + at],
                _ => return Err(LeaveError::NoTile { line, name: name.into(), tiles: tiles.name.clone() }),
            };
            if places.len() != numbers.len() || numbers.iter().any(|number| !number.is_finite()) {
                return Err(LeaveError::Count { line, name: name.into(), count: places.len() });
            }
            places.iter().zip(numbers).for_each(|(at, number)| leaves.worth[*at] = number);
            missing.retain(|at| Some(*at) != tile);
        }
        match missing.first() {
            Some(at) => Err(LeaveError::Missing(leaves.tiles[*at].0.clone())),
            None => Ok(leaves),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CrosswordKind, content};
    use kernel::{Kind, perft};
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

    /// Every preset has a model for its tiles.
    #[test]
    fn every_preset_has_a_model() {
        for preset in CrosswordKind::default().card().presets {
            let tiles = preset.rules.iter().find(|spec| spec.id == "tiles").expect("tiles");
            let name = tiles.params["name"].as_str().unwrap_or_default();
            assert!(SHIPPED.iter().any(|(shipped, _)| *shipped == name), "{}: {name}", preset.id);
        }
    }

    /// A host's file is used for its tiles, before ours, and in matches of just its rules before others.
    #[test]
    fn a_hosts_model_is_found_by_its_tiles_and_rules() {
        let table = |preset: &str, house: &Content| {
            let kind = CrosswordKind::default();
            let specs = perft::specs_of(&kind, Some(preset), Vec::new()).expect("a preset");
            perft::table_of(&kind, &specs, house, 2, 0).expect("sound rules")
        };
        let mut house = content::built_in();
        let plain = table("scrabble", &house);
        assert_eq!(plain.game.leaves, Leaves::of(&english()));
        let learnt = train(&table("house", &house).game, 3, 1, &mut || {}).expect("searchable").write();
        let other = train(&plain.game, 3, 2, &mut || {}).expect("searchable").write();
        for (name, text) in [("a-house", &learnt), ("b-scrabble", &other)] {
            let read = read_file(text, &house).unwrap_or_else(|e| panic!("{e}"));
            house.add(LEAVES, name, String::new(), Arc::new(read));
        }
        assert_eq!(table("house", &house).game.leaves.write(), learnt);
        assert_eq!(table("scrabble", &house).game.leaves.write(), other);
        assert_eq!(table("wordfeud", &house).game.leaves, table("wordfeud", &content::built_in()).game.leaves);
        assert_eq!(read_file("A 1 2", &house), Err(LeaveError::NoSet(None)));
        assert_eq!(read_file("for = martian\nA 1 2", &house), Err(LeaveError::NoSet(Some("martian".into()))));
    }

    #[test]
    fn bad_files_are_named() {
        let error = |text: &str| Leaves::read(text, &english()).unwrap_err().to_string();
        assert_eq!(error("A 1 2\nß 1 2"), "line 2: \"ß\" is no tile of english");
        assert_eq!(error("A x y"), "line 1: after the name come numbers");
        assert_eq!(error("A 1"), "line 1: A needs 2 numbers");
        assert_eq!(error("A 1 NaN"), "line 1: A needs 2 numbers");
        assert_eq!(error("A 1 2"), "there is no line for B");
    }

    #[test]
    fn the_same_seed_teaches_the_same() {
        let kind = CrosswordKind::default();
        let specs = perft::specs_of(&kind, Some("scrabble"), Vec::new()).expect("a preset");
        let table = perft::table_of(&kind, &specs, &content::built_in(), 2, 0).expect("sound rules");
        let learn = |seed: u64| train(&table.game, 6, seed, &mut || {}).expect("searchable").write();
        assert!(learn(1) == learn(1) && learn(1) != learn(2));
    }
}
