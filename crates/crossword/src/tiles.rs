//! Tiles, the set they come from, and the bag.

use kernel::Draws;
use lexicon::{Alphabet, AlphabetError, Letter, TileSet};
use serde::{Deserialize, Serialize};

/// How a blank is written on a rack.
pub const BLANK_TEXT: &str = "?";

/// A tile as it lies on a rack: a letter, or a blank. Letters come in the alphabet's order, blanks last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Tile(u8);

impl Tile {
    /// Stands for any letter. Its number is free: alphabets have at most 62 letters.
    pub const BLANK: Tile = Tile(lexicon::MAX_LETTERS as u8);

    /// The tile of a letter.
    pub fn of(letter: Letter) -> Tile {
        Tile(letter.into())
    }

    /// Its letter; a blank has none.
    pub fn letter(self) -> Option<Letter> {
        Letter::try_from(self.0).ok()
    }
}

/// A letter with its count and value, as the first event of a match tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileKind {
    /// How it is written.
    pub letter: String,
    /// How many tiles there are.
    pub count: u16,
    /// What one is worth.
    pub value: u16,
    /// Other spellings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
}

/// The tile set of a match: plain data, so that a log needs no content to be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tiles {
    /// What rules call it.
    pub name: String,
    /// The tag of its language.
    pub language: String,
    /// Its letters, in the alphabet's order.
    pub letters: Vec<TileKind>,
    /// How many blanks there are.
    pub blanks: u16,
}

impl From<&TileSet> for Tiles {
    fn from(set: &TileSet) -> Tiles {
        let kind = |(letter, spellings): (Letter, &Vec<String>)| TileKind {
            letter: set.alphabet().letter_text(letter).into(),
            count: set.count(letter),
            value: set.value(letter),
            aliases: spellings.iter().skip(1).cloned().collect(),
        };
        let letters = set.alphabet().letters().zip(set.alphabet().spellings()).map(kind).collect();
        Tiles { name: set.name().into(), language: set.language().into(), letters, blanks: set.blanks() }
    }
}

impl Tiles {
    /// Its letters as an alphabet, to fold text with.
    pub fn alphabet(&self) -> Result<Alphabet, AlphabetError> {
        let spellings = |kind: &TileKind| [vec![kind.letter.clone()], kind.aliases.clone()].concat();
        Alphabet::new(self.letters.iter().map(spellings).collect())
    }

    /// The letter that is written so.
    pub fn letter(&self, text: &str) -> Option<Letter> {
        let named = |kind: &TileKind| kind.letter == text || kind.aliases.iter().any(|alias| alias == text);
        self.letters.iter().position(named).and_then(|at| Letter::try_from(at as u8).ok())
    }

    /// How a letter is written.
    pub fn text(&self, letter: Letter) -> &str {
        self.letters.get(letter.index()).map_or("", |kind| kind.letter.as_str())
    }

    /// What a letter is worth.
    pub fn value(&self, letter: Letter) -> i32 {
        self.letters.get(letter.index()).map_or(0, |kind| i32::from(kind.value))
    }

    /// The tile that is written so: a letter, or `?`.
    pub fn tile(&self, text: &str) -> Option<Tile> {
        if text == BLANK_TEXT { Some(Tile::BLANK) } else { self.letter(text).map(Tile::of) }
    }

    /// How a tile is written on a rack.
    pub fn tile_text(&self, tile: Tile) -> &str {
        tile.letter().map_or(BLANK_TEXT, |letter| self.text(letter))
    }

    /// Tiles as they are written.
    pub fn texts(&self, tiles: &[Tile]) -> Vec<String> {
        tiles.iter().map(|tile| self.tile_text(*tile).into()).collect()
    }

    /// Reads tiles; `None` if one of them is not in the set.
    pub fn read(&self, texts: &[String]) -> Option<Vec<Tile>> {
        texts.iter().map(|text| self.tile(text)).collect()
    }

    /// What tiles on a rack are worth.
    pub fn worth(&self, tiles: &[Tile]) -> i32 {
        tiles.iter().filter_map(|tile| tile.letter()).map(|letter| self.value(letter)).sum()
    }

    /// What is told of it in a log that came from outside must make sense.
    pub(crate) fn is_sound(&self) -> bool {
        self.alphabet().is_ok()
    }
}

/// The tiles nobody has drawn yet. A set, not an order: what is drawn is decided when it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bag {
    /// How many there are of each letter.
    pub letters: Vec<u16>,
    /// How many blanks there are.
    pub blanks: u16,
}

impl Bag {
    /// All tiles of a set.
    pub fn full(tiles: &Tiles) -> Bag {
        Bag { letters: tiles.letters.iter().map(|kind| kind.count).collect(), blanks: tiles.blanks }
    }

    /// How many tiles are in it.
    pub fn len(&self) -> usize {
        self.counts().map(usize::from).sum()
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many there are of each letter, then of blanks.
    pub fn counts(&self) -> impl Iterator<Item = u16> + '_ {
        self.letters.iter().copied().chain([self.blanks])
    }

    /// Every tile in it, sorted.
    pub fn tiles(&self) -> Vec<Tile> {
        let letters = (0u8..).zip(&self.letters).map(|(letter, count)| (Tile(letter), *count));
        letters.chain([(Tile::BLANK, self.blanks)]).flat_map(|(tile, n)| vec![tile; usize::from(n)]).collect()
    }

    fn pile(&mut self, tile: Tile) -> Option<&mut u16> {
        match tile {
            Tile::BLANK => Some(&mut self.blanks),
            Tile(letter) => self.letters.get_mut(usize::from(letter)),
        }
    }

    /// Takes tiles out; gives those that were not there.
    pub fn take(&mut self, tiles: &[Tile]) -> Vec<Tile> {
        let mut missing = Vec::new();
        for tile in tiles {
            match self.pile(*tile) {
                Some(count) if *count > 0 => *count -= 1,
                _ => missing.push(*tile),
            }
        }
        missing
    }

    /// Puts tiles in.
    pub fn put(&mut self, tiles: &[Tile]) {
        for tile in tiles {
            if let Some(count) = self.pile(*tile) {
                *count += 1;
            }
        }
    }

    /// Which tiles the next draw of `count` gives, sorted; all, if there are not so many. Changes nothing.
    pub fn draw(&self, count: usize, draws: &mut Draws) -> Vec<Tile> {
        let mut inside = self.tiles();
        let mut drawn: Vec<Tile> =
            (0..count.min(inside.len())).map(|_| inside.swap_remove(draws.below(inside.len()))).collect();
        drawn.sort_unstable();
        drawn
    }
}

/// The tiles of `wanted` that are not among `held`, each counted.
pub(crate) fn missing(held: &[Tile], wanted: &[Tile]) -> Vec<Tile> {
    let mut left = held.to_vec();
    let absent = |tile: &&Tile| match left.iter().position(|other| other == *tile) {
        Some(at) => {
            left.swap_remove(at);
            false
        }
        None => true,
    };
    wanted.iter().filter(absent).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Chance;

    fn english() -> Tiles {
        Tiles::from(&TileSet::built_in("english").unwrap())
    }

    #[test]
    fn a_bag_is_drawn_to_its_last_tile() {
        let tiles = english();
        let mut bag = Bag::full(&tiles);
        let mut all = Vec::new();
        for draw in 0..15 {
            let drawn = bag.draw(7, &mut Chance::seeded(1).draws("draw", draw));
            assert!(bag.take(&drawn).is_empty());
            all.extend(drawn);
        }
        all.sort_unstable();
        assert_eq!((all, bag.len()), (Bag::full(&tiles).tiles(), 0));
        assert_eq!(bag.take(&[Tile::BLANK]), [Tile::BLANK]);
    }

    #[test]
    fn tiles_are_read_and_written() {
        let tiles = english();
        let rack = tiles.read(&["Q".into(), "?".into()]).unwrap();
        assert_eq!((tiles.texts(&rack).concat(), tiles.worth(&rack)), ("Q?".into(), 10));
        assert_eq!(tiles.read(&["ab".into()]), None);
        assert_eq!(missing(&rack, &[rack[1], rack[0], rack[1]]), [Tile::BLANK]);
    }
}
