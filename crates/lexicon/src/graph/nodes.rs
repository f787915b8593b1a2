//! The nodes of the word graph in the shape that a walk wants: everything about a node side by side.
//!
//! A flat array of cells of 32 bits. A node is a header of two masks, then a cell for each of its ways on:
//!
//! ```text
//!   header   deep, accept    letters that lead on (and the turn: the highest bit); letters that complete a word
//!   turn     way             only if the turn is in `deep`
//!   letters  way             for each letter of `deep`, in the alphabet's order
//!
//!   way      31 30      29 ... 24   23       22 ... 0
//!            distance   needed      turned   target
//! ```
//!
//! *turned*: the node that the way leads to has nothing but a turn and is left out; the target is where that turn leads.
//! *needed*: the rarest letter that occurs in every completion from there; 63 if there is none. *distance*: how many letters
//! the shortest completion has, less one, at most 3. A letter that only completes words has no cell.
//!
//! Nodes stand in the order of their distance from the roots, so that those which every walk comes to are side by side.

use super::mask::Mask;
use super::place::Place;
use std::fmt;
use std::marker::PhantomData;

/// The bits of a target.
pub(super) const TARGET_BITS: u32 = 23;
/// The letter that is needed where none is: as a mask the turn, which walks always hold.
pub(super) const NOTHING_NEEDED: u32 = 63;
const NEEDED_AT: u32 = 24;
const DISTANCE_AT: u32 = 30;
/// Distances from here on are one.
const FAR: u32 = 4;

/// The nodes of a word graph, for masks of one width.
#[derive(Clone, PartialEq, Eq)]
pub struct Nodes<M> {
    cells: Vec<u32>,
    forward: Place,
    gaddag: Place,
    masks: PhantomData<M>,
}

/// A step on from a node: where it leads, and what is known of the rest.
#[derive(Clone, Copy, Debug)]
pub struct Way(pub(super) u32);

impl Way {
    pub(super) fn new(place: Place, needed: u32, distance: u32) -> Way {
        Way(place.0 | needed << NEEDED_AT | (distance.clamp(1, FAR) - 1) << DISTANCE_AT)
    }

    /// Where it leads, perhaps to a node that is left out.
    #[inline(always)]
    #[must_use]
    pub fn place(self) -> Place {
        Place(self.0 & Place::BITS)
    }

    /// How many letters the shortest completion has: 1 to 3, or 4 for more.
    #[inline(always)]
    #[must_use]
    pub fn distance(self) -> usize {
        (self.0 >> DISTANCE_AT) as usize + 1
    }

    /// A letter without which nothing is completed; the turn's bit if there is none.
    #[inline(always)]
    #[must_use]
    pub fn needed<M: Mask>(self) -> M {
        M::of((self.0 >> NEEDED_AT) as usize)
    }
}

impl<M> fmt::Debug for Nodes<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nodes of {} cells", self.cells.len())
    }
}

impl<M: Mask> Nodes<M> {
    /// Of cells that are known to be sound.
    pub(super) fn new(cells: Vec<u32>, forward: Place, gaddag: Place) -> Nodes<M> {
        Nodes { cells, forward, gaddag, masks: PhantomData }
    }

    /// Where words are read from left to right.
    #[inline(always)]
    #[must_use]
    pub fn forward(&self) -> Place {
        self.forward
    }

    /// Where words are read from any of their letters: leftwards, a turn, rightwards.
    #[inline(always)]
    #[must_use]
    pub fn gaddag(&self) -> Place {
        self.gaddag
    }

    /// How many bytes they take.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.cells.len() * size_of::<u32>()
    }

    #[inline(always)]
    fn start(place: Place) -> usize {
        (place.node() as usize) << M::SHIFT
    }

    /// The letters that lead on, with the turn; and those that complete a word. Of a node that is left out it is the
    /// header of the one beyond the turn.
    #[inline(always)]
    #[must_use]
    pub fn header(&self, place: Place) -> [M; 2] {
        let start = Self::start(place);
        M::read(&self.cells[start..start + M::HEAD])
    }

    /// Where the turn leads of a node that has one.
    #[inline(always)]
    #[must_use]
    pub fn turn_way(&self, place: Place) -> Way {
        Way(self.cells[Self::start(place) + M::HEAD])
    }

    /// The cell of a node's first letter, given its letters that lead on.
    #[inline(always)]
    #[must_use]
    pub fn ways(&self, place: Place, deep: M) -> usize {
        Self::start(place) + M::HEAD + deep.turn()
    }

    /// The way that a cell holds.
    #[inline(always)]
    #[must_use]
    pub fn way(&self, cell: usize) -> Way {
        Way(self.cells[cell])
    }

    /// The way of a letter that is in `deep`.
    #[inline(always)]
    #[must_use]
    pub fn edge(&self, place: Place, deep: M, bit: M) -> Way {
        self.way(self.ways(place, deep) + (deep & bit.below()).count())
    }

    /// The header of a place, which is empty for a node that is left out.
    #[inline(always)]
    fn own_header(&self, place: Place) -> [M; 2] {
        if place.is_turned() { [M::NONE; 2] } else { self.header(place) }
    }

    /// Where a letter leads; to the end if nothing follows it.
    #[inline(always)]
    #[must_use]
    pub fn next(&self, place: Place, letter: usize) -> Place {
        let [deep, _] = self.own_header(place);
        let bit = M::of(letter);
        if (deep & bit).any() { self.edge(place, deep, bit).place() } else { Place::END }
    }

    /// The letters that complete a word.
    #[inline(always)]
    #[must_use]
    pub fn accepting(&self, place: Place) -> M {
        self.own_header(place)[1]
    }

    /// The letters that can follow.
    #[inline(always)]
    #[must_use]
    pub fn following(&self, place: Place) -> M {
        let [deep, accept] = self.own_header(place);
        (deep | accept) & M::ALL
    }

    /// Where the turn leads; to the end if there is none.
    #[inline(always)]
    #[must_use]
    pub fn turned(&self, place: Place) -> Place {
        if place.is_turned() {
            return place.beyond();
        }
        let [deep, _] = self.header(place);
        if deep.turn() != 0 { self.turn_way(place).place() } else { Place::END }
    }
}
