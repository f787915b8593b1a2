//! What the word list knows around a word, for who is curious when the match is over: its hooks and its anagrams.

use crate::tiles::Tiles;
use lexicon::{Letter, Lexicon, Rack};
use serde::Serialize;

/// What there is around a word.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Lore {
    /// Letters that make another word of it when they are put before it.
    pub before: Vec<String>,
    /// The same after it.
    pub after: Vec<String>,
    /// Other words of the same letters.
    pub anagrams: Vec<String>,
}

/// No more anagrams than this are told.
const MOST: usize = 50;

impl Lore {
    /// Of these letters, which may be a word or not.
    pub fn of(words: &Lexicon, tiles: &Tiles, letters: &[Letter]) -> Lore {
        let text = |letter: Letter| tiles.text(letter).to_string();
        let hooks = words.hooks(letters);
        let rack = Rack { letters: letters.to_vec(), blanks: 0 };
        let others = words.anagrams(&rack).into_iter().filter(|word| word != letters).take(MOST);
        Lore {
            before: hooks.front.iter().map(text).collect(),
            after: hooks.back.iter().map(text).collect(),
            anagrams: others.map(|word| word.into_iter().map(text).collect()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::TileSet;

    #[test]
    fn hooks_and_anagrams() {
        let set = TileSet::built_in("english").expect("built in");
        let list = "ATE\nDATE\nEAT\nEATH\nETA\nFATE\nNEAT\nSEAT\nTEA\nTEAM\nTEAR\n";
        let (words, _) = Lexicon::build("few", &set, list.as_bytes()).expect("words");
        let tiles = Tiles::from(&set);
        let lore = |word: &str| Lore::of(&words, &tiles, &words.alphabet().fold(word).expect("letters"));
        let eat = lore("eat");
        assert_eq!((eat.before.concat(), eat.after.concat()), ("NS".into(), "H".into()));
        assert_eq!(eat.anagrams, ["ATE", "ETA", "TEA"]);
        assert_eq!(lore("aet").anagrams, ["ATE", "EAT", "ETA", "TEA"], "of no word, too");
        assert_eq!(lore("q"), Lore::default());
    }
}
