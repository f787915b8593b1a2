//! What the games are tried with.

use catalogue::Catalogue;
use kernel::Content;

/// All that comes with the games, and a few Dutch and Spanish words, so that those presets can be tried everywhere. The
/// browser's test of transcripts reads the same files.
pub(crate) fn content(house: &Catalogue) -> Content {
    let mut content = house.stock();
    for (name, words) in
        [("dutch", include_str!("../words/dutch.txt")), ("spanish", include_str!("../words/spanish.txt"))]
    {
        crossword::content::add_words(&mut content, name, words.as_bytes().to_vec(), lexicon::Options::default());
    }
    content
}
