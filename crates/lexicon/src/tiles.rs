//! Tile sets: which letters a game has, how many of each, and what they are worth.

use serde::Deserialize;
use toml::Spanned;

use crate::alphabet::{Alphabet, AlphabetError, Letter};
use crate::is_name;

/// The largest number of tiles of a kind, blanks, or points of a tile that makes sense.
const MAX_NUMBER: u16 = 1000;

/// The tile sets that come with the crate, by name.
const BUILT_IN: &[(&str, &str)] = &[
    ("english", include_str!("../tiles/english.toml")),
    ("english-wordfeud", include_str!("../tiles/english-wordfeud.toml")),
    ("dutch", include_str!("../tiles/dutch.toml")),
    ("dutch-wordstockt", include_str!("../tiles/dutch-wordstockt.toml")),
    ("spanish", include_str!("../tiles/spanish.toml")),
    ("upwords", include_str!("../tiles/upwords.toml")),
];

/// Why a text is no tile set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TileError {
    /// It is not TOML, or not TOML of this shape.
    #[error("{}{why}", on(*line))]
    Toml {
        /// The line, counted from 1, if it is known.
        line: Option<usize>,
        /// What the reader of TOML says.
        why: String,
    },
    /// A name that cannot be one.
    #[error("{key} must be a short text, not {value:?}")]
    Name {
        /// Of what: `name` or `language`.
        key: &'static str,
        /// What the file says.
        value: String,
    },
    /// A number that makes no sense.
    #[error("{}{key} = {value}: it must be from 0 to {MAX_NUMBER}", on(*line))]
    Number {
        /// The line of the tile, counted from 1; none for the blanks.
        line: Option<usize>,
        /// Of what: `count`, `value`, `blanks`.
        key: &'static str,
        /// What the file says.
        value: i64,
    },
    /// The letters are no alphabet.
    #[error("{}{error}", on(*line))]
    Alphabet {
        /// The line of the tile at fault, if it is a single one.
        line: Option<usize>,
        /// What is wrong with it.
        error: AlphabetError,
    },
    /// A set without tiles.
    #[error("there is not a single tile")]
    Empty,
    /// The tiles do not add up to what the file says.
    #[error("the file says total = {said}, but its tiles and blanks add up to {found}")]
    Total {
        /// What the file says.
        said: u32,
        /// What the tiles add up to.
        found: u32,
    },
}

impl TileError {
    /// The largest number that makes sense anywhere.
    pub const MOST: u16 = MAX_NUMBER;
}

fn on(line: Option<usize>) -> String {
    line.map(|line| format!("line {line}: ")).unwrap_or_default()
}

/// The letters of a game with their counts and values, and the blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    name: String,
    language: String,
    alphabet: Alphabet,
    counts: Vec<u16>,
    values: Vec<u16>,
    blanks: u16,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    language: String,
    total: Option<u32>,
    #[serde(default)]
    blanks: i64,
    tiles: Vec<Spanned<Row>>,
}

/// A line of the file. Numbers are read wide, so that a bad one gets our words and its line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    letter: String,
    count: i64,
    value: i64,
    #[serde(default)]
    aliases: Vec<String>,
}

impl TileSet {
    /// Reads a tile set from TOML:
    ///
    /// ```
    /// let tiles = lexicon::TileSet::from_toml(r#"
    ///     name = "tiny"
    ///     language = "nl"
    ///     blanks = 1
    ///     total = 6
    ///     tiles = [
    ///         { letter = "IJ", count = 2, value = 4, aliases = ["Y"] },
    ///         { letter = "S", count = 3, value = 2 },
    ///     ]
    /// "#)?;
    /// assert_eq!(tiles.alphabet().fold("ys")?, tiles.alphabet().fold("ijs")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// `blanks`, `total` and `aliases` may be left out.
    ///
    /// # Errors
    /// Anything that does not make a tile set, with its line where there is one.
    pub fn from_toml(text: &str) -> Result<TileSet, TileError> {
        let line_at = |at: usize| 1 + text[..at].matches('\n').count();
        let file: File = toml::from_str(text).map_err(|error| {
            let line = error.span().map(|span| line_at(span.start));
            TileError::Toml { line, why: error.message().trim().to_owned() }
        })?;
        for (key, value) in [("name", &file.name), ("language", &file.language)] {
            if !is_name(value) {
                return Err(TileError::Name { key, value: value.clone() });
            }
        }
        let line = |index: usize| Some(line_at(file.tiles[index].span().start));
        let spellings = file.tiles.iter().map(|row| spellings(row.get_ref())).collect();
        let alphabet = Alphabet::new(spellings)
            .map_err(|error| TileError::Alphabet { line: error.index().and_then(line), error })?;
        let numbers = |of: fn(&Row) -> (&'static str, i64)| {
            let rows = file.tiles.iter().enumerate();
            rows.map(|(index, row)| {
                let (key, value) = of(row.get_ref());
                number(line(index), key, value)
            })
            .collect::<Result<Vec<u16>, TileError>>()
        };
        let counts = numbers(|row| ("count", row.count))?;
        let values = numbers(|row| ("value", row.value))?;
        let blanks = number(None, "blanks", file.blanks)?;
        let tiles = TileSet { name: file.name, language: file.language, alphabet, counts, values, blanks };
        tiles.check_total(file.total)?;
        Ok(tiles)
    }

    /// A tile set from its parts: for each letter its spellings, how many tiles it has, and what one is worth.
    ///
    /// # Errors
    /// The letters are no alphabet, or there is not a single tile.
    pub fn new(
        name: &str,
        language: &str,
        letters: Vec<(Vec<String>, u16, u16)>,
        blanks: u16,
    ) -> Result<TileSet, TileError> {
        let (name, language) = (name.to_owned(), language.to_owned());
        let counts = letters.iter().map(|(_, count, _)| *count).collect();
        let values = letters.iter().map(|(.., value)| *value).collect();
        let spellings = letters.into_iter().map(|(spellings, ..)| spellings).collect();
        let alphabet = Alphabet::new(spellings).map_err(|error| TileError::Alphabet { line: None, error })?;
        let tiles = TileSet { name, language, alphabet, counts, values, blanks };
        tiles.check_total(None)?;
        Ok(tiles)
    }

    fn check_total(&self, said: Option<u32>) -> Result<(), TileError> {
        match (said, self.total()) {
            (Some(said), found) if said != found => Err(TileError::Total { said, found }),
            (_, 0) => Err(TileError::Empty),
            _ => Ok(()),
        }
    }

    /// The built-in tile set of this name.
    #[must_use]
    pub fn built_in(name: &str) -> Option<TileSet> {
        let (_, text) = BUILT_IN.iter().find(|(known, _)| *known == name)?;
        Some(TileSet::from_toml(text).expect("the tests read every built-in tile set"))
    }

    /// The names of the built-in tile sets.
    pub fn built_in_names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(name, _)| *name)
    }

    /// What rules call it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The tag of its language, such as `en`.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Its letters.
    #[must_use]
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// How many tiles have this letter; none of a letter that is not in the set.
    #[must_use]
    pub fn count(&self, letter: Letter) -> u16 {
        self.counts.get(letter.index()).copied().unwrap_or(0)
    }

    /// What a tile of this letter is worth; nothing for a letter that is not in the set.
    #[must_use]
    pub fn value(&self, letter: Letter) -> u16 {
        self.values.get(letter.index()).copied().unwrap_or(0)
    }

    /// How many blanks there are.
    #[must_use]
    pub fn blanks(&self) -> u16 {
        self.blanks
    }

    /// How many tiles there are, blanks among them.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.counts.iter().chain([&self.blanks]).map(|count| u32::from(*count)).sum()
    }
}

fn spellings(row: &Row) -> Vec<String> {
    std::iter::once(&row.letter).chain(&row.aliases).cloned().collect()
}

fn number(line: Option<usize>, key: &'static str, value: i64) -> Result<u16, TileError> {
    let number = u16::try_from(value).ok().filter(|number| *number <= MAX_NUMBER);
    number.ok_or(TileError::Number { line, key, value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_sets_are_whole() {
        let cases = [
            ("english", "en", 26, 100, 2),
            ("english-wordfeud", "en", 26, 104, 2),
            ("dutch", "nl", 26, 102, 2),
            ("dutch-wordstockt", "nl", 26, 102, 2),
            ("spanish", "es", 28, 100, 2),
            ("upwords", "en", 26, 100, 0),
        ];
        assert_eq!(TileSet::built_in_names().collect::<Vec<_>>(), cases.map(|case| case.0));
        for (name, language, letters, total, blanks) in cases {
            let set = TileSet::built_in(name).unwrap();
            assert_eq!((set.name(), set.language()), (name, language));
            assert_eq!((set.alphabet().size(), set.total(), set.blanks()), (letters, total, blanks), "{name}");
        }
        assert_eq!(TileSet::built_in("klingon"), None);
    }

    #[test]
    fn counts_and_values_of_all_tiles() {
        let cases = [
            (
                "english",
                "A9/1 B2/3 C2/3 D4/2 E12/1 F2/4 G3/2 H2/4 I9/1 J1/8 K1/5 L4/1 M2/3 N6/1 O8/1 P2/3 Q1/10 R6/1 S4/1 T6/1 \
                 U4/1 V2/4 W2/4 X1/8 Y2/4 Z1/10",
            ),
            (
                "english-wordfeud",
                "A10/1 B2/4 C2/4 D5/2 E12/1 F2/4 G3/3 H3/4 I9/1 J1/10 K1/5 L4/1 M2/3 N6/1 O7/1 P2/4 Q1/10 R6/1 S5/1 \
                 T7/1 U4/2 V2/4 W2/4 X1/8 Y2/4 Z1/10",
            ),
            (
                "dutch",
                "A6/1 B2/3 C2/5 D5/2 E18/1 F2/4 G3/3 H2/4 I4/1 J2/4 K3/3 L3/3 M3/3 N10/1 O6/1 P2/3 Q1/10 R5/2 S5/2 T5/2 \
                 U3/4 V2/4 W2/5 X1/8 Y1/8 Z2/4",
            ),
            (
                "dutch-wordstockt",
                "A6/1 B2/2 C2/4 D5/1 E18/1 F2/3 G3/2 H2/3 I4/1 J2/3 K3/2 L3/2 M3/2 N10/1 O6/1 P2/2 Q1/8 R5/1 S5/1 T5/1 \
                 U3/2 V2/3 W2/3 X1/5 Y1/8 Z2/4",
            ),
            (
                "spanish",
                "A12/1 B2/3 C4/3 CH1/5 D5/2 E12/1 F1/4 G2/2 H2/4 I6/1 J1/8 L4/1 LL1/8 M2/3 N5/1 Ñ1/8 O9/1 P2/3 Q1/5 \
                 R5/1 RR1/8 S6/1 T4/1 U5/1 V1/4 X1/8 Y1/4 Z1/10",
            ),
            (
                "upwords",
                "A7/1 B3/1 C4/1 D5/1 E8/1 F3/1 G3/1 H3/1 I7/1 J1/1 K2/1 L5/1 M5/1 N5/1 O7/1 P3/1 Qu1/1 R5/1 S6/1 T5/1 \
                 U5/1 V1/1 W2/1 X1/1 Y2/1 Z1/1",
            ),
        ];
        for (name, expected) in cases {
            let set = TileSet::built_in(name).unwrap();
            let tile = |l| format!("{}{}/{}", set.alphabet().letter_text(l), set.count(l), set.value(l));
            assert_eq!(set.alphabet().letters().map(tile).collect::<Vec<_>>().join(" "), expected, "{name}");
        }
    }

    #[test]
    fn bad_sets_are_refused() {
        let error = |head: &str, tiles: &str| {
            let text = format!("name = \"x\"\nlanguage = \"en\"\n{head}\ntiles = [\n{tiles}\n]\n");
            TileSet::from_toml(&text).unwrap_err().to_string()
        };
        let tile = |letter: &str| format!("{{ letter = {letter:?}, count = 1, value = 1 }},\n");
        let a = tile("A");
        assert_eq!(error("", ""), "there are no letters");
        assert_eq!(error("", &(a.clone() + &a)), r#"line 6: "A" stands twice"#);
        assert!(error("", &tile("a")).starts_with(r#"line 5: "a" cannot be a letter"#));
        assert_eq!(error("total = 9\nblanks = 2", &a), "the file says total = 9, but its tiles and blanks add up to 3");
        assert_eq!(error("blanks = -1", &a), "blanks = -1: it must be from 0 to 1000");
        let odd = |count: &str, value: &str| format!("{{ letter = \"A\", count = {count}, value = {value} }}");
        assert_eq!(error("", &odd("1", "-3")), "line 5: value = -3: it must be from 0 to 1000");
        assert_eq!(error("", &odd("5000", "1")), "line 5: count = 5000: it must be from 0 to 1000");
        assert_eq!(error("", &odd("0", "1")), "there is not a single tile");
        assert!(error("", &odd("1.5", "1")).contains("line 5"));
        assert!(error("colour = 1", &a).contains("colour"));
        assert!(TileSet::from_toml("name = ").is_err());
        assert!(TileSet::from_toml("name = \"\"\nlanguage = \"en\"\ntiles = []").is_err());
    }
}
