//! Letters, tiles and words.
//!
//! A word game needs to know three things about language: which **letters** there are, how many **tiles** have each and
//! what they are worth, and which **words** are good. This crate answers all three. It reads no files and has no
//! clock: bytes and text come in, values go out.
//!
//! - [`Alphabet`]: letters are small numbers, [`Letter`] 0 to 61, so that a set of them is one mask
//!   ([`LetterSet`]). A letter may be written with several characters, such as `Qu` or `IJ`. Text *folds* to letters:
//!   case is ignored, and diacritics are taken off where the alphabet has no letter with them.
//! - [`TileSet`]: an alphabet with counts, values and blanks, from a small TOML file. Five are built in.
//! - [`Lexicon`]: the words in a [`Graph`] that can be read from left to right and from any letter of a word in both
//!   directions. It answers whether a word is good, finds anagrams and hooks, and lets a move generator walk it.
//!   It is built from a list of one word a line, and kept in a file with a checksum.
//! - [`builtin`]: an English lexicon that is always there, and the names of lists that many systems have.
//!
//! ```
//! use lexicon::{Lexicon, TileSet};
//!
//! let tiles = TileSet::built_in("english").ok_or("no such tiles")?;
//! let (words, report) = Lexicon::build("small", &tiles, b"care\ncares\nrace\nscare\nna\xc3\xafve\nx-ray\n")?;
//! assert_eq!((words.len(), report.lines), (5, 6)); // No tile has a hyphen.
//!
//! assert!(words.contains_text("Naive")?);
//! assert!(!words.contains_text("carer")?);
//!
//! let alphabet = words.alphabet();
//! let found: Vec<String> = words.anagrams(&alphabet.rack("ACE?")?).iter().map(|word| alphabet.text(word)).collect();
//! assert_eq!(found, ["CARE", "RACE"]);
//!
//! let hooks = words.hooks(&alphabet.fold("CARE")?);
//! let s = alphabet.fold("S")?[0];
//! assert!(hooks.front.contains(s) && hooks.back.contains(s));
//!
//! // A file holds everything, and a damaged one is refused.
//! let mut bytes = words.to_bytes();
//! assert_eq!(Lexicon::from_bytes(&bytes)?, words);
//! bytes[200] ^= 1;
//! assert!(Lexicon::from_bytes(&bytes).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Walking the graph, as a move generator does: from the `R` of a `CARE` on the board, leftwards to `A` and `C`, then
//! over the turn to what may come after the `R`.
//!
//! ```
//! # use lexicon::{Lexicon, TileSet};
//! # let tiles = TileSet::built_in("english").ok_or("no such tiles")?;
//! # let (words, _) = Lexicon::build("small", &tiles, b"care\ncares\nrace\nscare")?;
//! let graph = words.graph();
//! let left = graph.follow(graph.gaddag(), words.alphabet().fold("RAC")?);
//! let right = graph.turn(left);
//! assert_eq!(words.alphabet().text(&graph.accepting(right).iter().collect::<Vec<_>>()), "E");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alphabet;
mod builder;
pub mod builtin;
mod check;
mod file;
mod graph;
mod lexicon;
mod list;
mod lists;
mod tiles;

pub use alphabet::{Alphabet, AlphabetError, Letter, LetterSet, MAX_LETTERS, Rack, Unfit, Unspellable};
pub use builder::{MAX_LENGTH, Stage, TooLarge};
pub use check::GraphError;
pub use file::FileError;
pub use graph::{Graph, Mask, Nodes, Place, Way};
pub use lexicon::{BuildError, Hooks, Lexicon, Words};
pub use list::{BadLine, MIN_LENGTH, Options, Reason, Report, Skipped};
pub use tiles::{TileError, TileSet};

/// Whether a text can name something: neither empty nor long, and without control characters.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.len() <= 100 && !text.chars().any(char::is_control)
}
