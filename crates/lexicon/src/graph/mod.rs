//! The word graph: all words forwards, and from every letter in both directions, in one flat array.
//!
//! There are two roots. From the **forward** root a word is read from left to right. From the **gaddag** root it is
//! read from any of its letters: first leftwards to its beginning, then over a **turn**, then rightwards from where the
//! reading began. `CARE` can be read as `C↷ARE`, `AC↷RE`, `RAC↷E` and `ERAC` (which needs no turn). A move generator begins
//! at a tile on the board and looks both ways without trying a hopeless beginning. What follows a turn is a forward node, so
//! both halves share it.
//!
//! [`Graph`] answers questions in any alphabet. A move generator asks millions, and takes the [`Nodes`] themselves: in masks
//! of 32 bits where the letters fit in 31 (and the nodes in 32 MB), else of 64.

mod lay;
mod mask;
mod nodes;
mod place;

use crate::alphabet::{Letter, LetterSet};
use crate::builder::TooLarge;
use crate::lists::Lists;
pub use mask::Mask;
pub use nodes::{Nodes, Way};
pub use place::Place;

/// All words of a lexicon, ready to be walked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Graph {
    /// Of an alphabet of at most 31 letters. (Browsers have machine words of 64 bits whatever they run on: there the other
    /// width is as fast, and code for one of them is half as much to send.)
    #[cfg(not(target_family = "wasm"))]
    Narrow(Nodes<u32>),
    /// Of any other, or of very many words.
    Wide(Nodes<u64>),
}

/// The same of either width.
macro_rules! each_width {
    ($graph:expr, $nodes:ident => $answer:expr) => {
        match $graph {
            #[cfg(not(target_family = "wasm"))]
            Graph::Narrow($nodes) => $answer,
            Graph::Wide($nodes) => $answer,
        }
    };
}

impl Graph {
    /// Of lists that are known to be sound, over so many letters. `order` has every edge before those it leads to.
    pub(crate) fn new(lists: &Lists, order: &[u32], letters: usize) -> Result<Graph, TooLarge> {
        #[cfg(not(target_family = "wasm"))]
        if letters <= <u32 as Mask>::LETTERS
            && let Some(nodes) = lay::lay(lists, order)
        {
            return Ok(Graph::Narrow(nodes));
        }
        debug_assert!(letters <= <u64 as Mask>::LETTERS, "alphabets are no larger");
        lay::lay(lists, order).map(Graph::Wide).ok_or(TooLarge)
    }

    /// Where words are read from left to right.
    #[must_use]
    pub fn forward(&self) -> Place {
        each_width!(self, nodes => nodes.forward())
    }

    /// Where words are read from any of their letters: leftwards, a turn, rightwards.
    #[must_use]
    pub fn gaddag(&self) -> Place {
        each_width!(self, nodes => nodes.gaddag())
    }

    /// How many bytes it takes in memory.
    #[must_use]
    pub fn bytes(&self) -> usize {
        each_width!(self, nodes => nodes.bytes())
    }

    /// The letters that can follow.
    #[must_use]
    pub fn letters(&self, place: Place) -> LetterSet {
        each_width!(self, nodes => nodes.following(place).letters())
    }

    /// The letters that complete a word.
    #[inline]
    #[must_use]
    pub fn accepting(&self, place: Place) -> LetterSet {
        each_width!(self, nodes => nodes.accepting(place).letters())
    }

    /// Where a letter leads; to the end where nothing follows it.
    #[inline]
    #[must_use]
    pub fn next(&self, place: Place, letter: Letter) -> Place {
        each_width!(self, nodes => nodes.next(place, letter.index()))
    }

    /// Where the turn leads; to the end where there is none.
    #[must_use]
    pub fn turn(&self, place: Place) -> Place {
        each_width!(self, nodes => nodes.turned(place))
    }

    /// Where letters lead, one after another.
    #[inline]
    #[must_use]
    pub fn follow(&self, from: Place, letters: impl IntoIterator<Item = Letter>) -> Place {
        letters.into_iter().fold(from, |place, letter| self.next(place, letter))
    }
}
