//! A lexicon: the words of a game in a graph, and what one asks of them.

use crate::alphabet::{Alphabet, Letter, LetterSet, Rack, Unspellable};
use crate::builder::{self, MAX_LENGTH, Stage, TooLarge};
use crate::file::checksum;
use crate::graph::{Graph, Place};
use crate::is_name;
use crate::list::{self, BadLine, MIN_LENGTH, Options, Report};
use crate::tiles::TileSet;

/// Why no lexicon could be built.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// The name is empty, long, or has control characters.
    #[error("a lexicon needs a short name, not {0:?}")]
    Name(String),
    /// The longest word wanted is out of range.
    #[error("the longest word may have from {MIN_LENGTH} to {MAX_LENGTH} letters, not {0}")]
    MaxLength(usize),
    /// The list has a line that cannot be part of one.
    #[error(transparent)]
    Line(#[from] BadLine),
    /// No line of the list is a word of these tiles.
    #[error("there is not a single word to keep: {0}")]
    NoWords(Report),
    /// The words do not fit.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

/// The words of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lexicon {
    pub(crate) name: String,
    pub(crate) language: String,
    pub(crate) tiles: String,
    pub(crate) alphabet: Alphabet,
    pub(crate) words: usize,
    pub(crate) graph: Graph,
    pub(crate) checksum: [u8; 32],
}

/// The letters that make another word when put before or after one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hooks {
    /// Letters to put before.
    pub front: LetterSet,
    /// Letters to put after.
    pub back: LetterSet,
}

impl Lexicon {
    /// Builds a lexicon from a list of one word a line.
    ///
    /// # Errors
    /// A line that no word list has (named), no words at all, or more words than a graph can hold.
    pub fn build(name: &str, tiles: &TileSet, list: &[u8]) -> Result<(Lexicon, Report), BuildError> {
        Lexicon::build_with(name, tiles, list, &Options::default(), &mut |_| {})
    }

    /// Builds a lexicon, with a say in which words are kept; tells when a stage of the work begins.
    ///
    /// # Errors
    /// As [`Lexicon::build`], and options that cannot be.
    pub fn build_with(
        name: &str,
        tiles: &TileSet,
        list: &[u8],
        options: &Options<'_>,
        progress: &mut dyn FnMut(Stage),
    ) -> Result<(Lexicon, Report), BuildError> {
        if !is_name(name) {
            return Err(BuildError::Name(name.to_owned()));
        }
        if !(MIN_LENGTH..=MAX_LENGTH).contains(&options.max_length) {
            return Err(BuildError::MaxLength(options.max_length));
        }
        progress(Stage::Read);
        let (keys, report) = list::read(list, tiles.alphabet(), options)?;
        if keys.is_empty() {
            return Err(BuildError::NoWords(report));
        }
        let lists = builder::build(&keys, progress)?;
        let order = lists.in_order().expect("letters are put before what was built");
        let mut lexicon = Lexicon {
            name: name.to_owned(),
            language: tiles.language().to_owned(),
            tiles: tiles.name().to_owned(),
            alphabet: tiles.alphabet().clone(),
            words: keys.len(),
            graph: Graph::new(&lists, &order, tiles.alphabet().size())?,
            checksum: [0; 32],
        };
        lexicon.checksum = checksum(&lexicon, &lists);
        Ok((lexicon, report))
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

    /// The name of the tile set it was built for. Any tile set whose alphabet [agrees](Alphabet::agrees) will do.
    #[must_use]
    pub fn tiles(&self) -> &str {
        &self.tiles
    }

    /// Its letters.
    #[must_use]
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// How many words it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words
    }

    /// Whether it has no words; none that was built is so.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == 0
    }

    /// Its word graph.
    #[must_use]
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The SHA-256 of all it holds: names, letters and words.
    #[must_use]
    pub fn checksum(&self) -> &[u8; 32] {
        &self.checksum
    }

    /// Whether these letters are a word.
    #[inline]
    #[must_use]
    pub fn contains(&self, word: &[Letter]) -> bool {
        let Some((last, before)) = word.split_last() else { return false };
        let place = self.graph.follow(self.graph.forward(), before.iter().copied());
        self.graph.accepting(place).contains(*last)
    }

    /// Whether this text, folded to letters, is a word.
    ///
    /// # Errors
    /// The text cannot be spelled with this alphabet.
    pub fn contains_text(&self, text: &str) -> Result<bool, Unspellable> {
        Ok(self.contains(&self.alphabet.fold(text)?))
    }

    /// All words, in the alphabet's order.
    #[must_use]
    pub fn words(&self) -> Words<'_> {
        let root = self.graph.forward();
        Words { graph: &self.graph, open: vec![(root, self.graph.letters(root))], word: Vec::new() }
    }

    /// The words that use all tiles of a rack, in the alphabet's order.
    #[must_use]
    pub fn anagrams(&self, rack: &Rack) -> Vec<Vec<Letter>> {
        self.search(rack, rack.letters.len() + rack.blanks)
    }

    /// The words that can be made from a rack, using all its tiles or some, in the alphabet's order.
    #[must_use]
    pub fn words_from(&self, rack: &Rack) -> Vec<Vec<Letter>> {
        self.search(rack, MIN_LENGTH)
    }

    fn search(&self, rack: &Rack, shortest: usize) -> Vec<Vec<Letter>> {
        let mut counts = [0; 64];
        rack.letters.iter().for_each(|letter| counts[letter.index()] += 1);
        let mut search =
            Search { graph: &self.graph, counts, blanks: rack.blanks, shortest, word: Vec::new(), found: Vec::new() };
        search.extend(self.graph.forward());
        search.found
    }

    /// The letters that can be put before or after these letters, which need not be a word themselves.
    #[must_use]
    pub fn hooks(&self, word: &[Letter]) -> Hooks {
        let (forward, gaddag) = (self.graph.forward(), self.graph.gaddag());
        Hooks {
            front: self.graph.accepting(self.graph.follow(gaddag, word.iter().rev().copied())),
            back: self.graph.accepting(self.graph.follow(forward, word.iter().copied())),
        }
    }
}

/// All words of a lexicon, in the alphabet's order.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    graph: &'a Graph,
    /// For each letter of `word`, and for the one to come, where it stands and the letters still to try.
    open: Vec<(Place, LetterSet)>,
    word: Vec<Letter>,
}

impl Iterator for Words<'_> {
    type Item = Vec<Letter>;

    fn next(&mut self) -> Option<Vec<Letter>> {
        loop {
            let (place, letters) = self.open.last_mut()?;
            let Some(letter) = letters.take_first() else {
                self.open.pop();
                self.word.pop();
                continue;
            };
            let (next, complete) = (self.graph.next(*place, letter), self.graph.accepting(*place).contains(letter));
            self.word.push(letter);
            self.open.push((next, self.graph.letters(next)));
            if complete {
                return Some(self.word.clone());
            }
        }
    }
}

/// The search for words in a rack.
struct Search<'a> {
    graph: &'a Graph,
    counts: [usize; 64],
    blanks: usize,
    shortest: usize,
    word: Vec<Letter>,
    found: Vec<Vec<Letter>>,
}

impl Search<'_> {
    /// Tries every tile left. A blank is spent only where the letter itself is not at hand: the words are the same.
    fn extend(&mut self, place: Place) {
        let accepting = self.graph.accepting(place);
        for letter in self.graph.letters(place).iter() {
            let held = self.counts[letter.index()] > 0;
            if !held && self.blanks == 0 {
                continue;
            }
            let pile = if held { &mut self.counts[letter.index()] } else { &mut self.blanks };
            *pile -= 1;
            self.word.push(letter);
            if accepting.contains(letter) && self.word.len() >= self.shortest {
                self.found.push(self.word.clone());
            }
            self.extend(self.graph.next(place, letter));
            self.word.pop();
            *(if held { &mut self.counts[letter.index()] } else { &mut self.blanks }) += 1;
        }
    }
}
