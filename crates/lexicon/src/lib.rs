//! Letters and tiles.

mod alphabet;
mod tiles;

pub use alphabet::{Alphabet, AlphabetError, Letter, LetterSet, MAX_LETTERS, Rack, Unspellable};
pub use tiles::{TileError, TileSet};

/// Whether a text can name something: neither empty nor long, and without control characters.
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.len() <= 100 && !text.chars().any(char::is_control)
}
