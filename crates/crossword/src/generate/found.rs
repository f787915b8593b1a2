//! A play as the generator tells of it.

use super::lanes::ROOM;
use crate::board::Direction;
use crate::play::{Placed, Placement};
use crate::state::State;
use lexicon::Letter;

/// A play that was found.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    /// Which way its main word is read.
    pub direction: Direction,
    /// What it scores.
    pub score: i32,
    /// How many tiles it puts down.
    pub tiles: usize,
    /// How many letters its main word has.
    pub length: usize,
    /// The first square of its lane, and how far it is from each to the next.
    pub(super) first: usize,
    pub(super) stride: usize,
    /// Where in the lane its main word begins.
    pub(super) start: usize,
    /// Places of its blanks in the lane.
    pub(super) blanks: u64,
    /// The letters put down, by their place in the lane; no letter where a tile lay before.
    pub(super) laid: &'a [u8; ROOM],
}

impl<'a> Found<'a> {
    /// No letter is put down: a tile lay there before.
    pub(crate) const NO_LETTER: u8 = u8::MAX;

    /// A play of so many tiles, whose word begins at `first`. Nobody has scored it yet.
    pub(crate) fn unscored(
        direction: Direction,
        [tiles, length]: [usize; 2],
        [first, stride]: [usize; 2],
        blanks: u64,
        laid: &'a [u8; ROOM],
    ) -> Found<'a> {
        Found { direction, score: 0, tiles, length, first, stride, start: 0, blanks, laid }
    }

    /// The same play with another score.
    pub(crate) fn scoring(self, score: i32) -> Found<'a> {
        Found { score, ..self }
    }

    /// Its tiles, in the order of squares.
    pub fn placed(&self) -> impl Iterator<Item = Placed> + '_ {
        (self.start..self.start + self.length).filter_map(|at| {
            let letter = Letter::try_from(self.laid[at]).ok()?;
            Some(Placed { square: self.first + at * self.stride, letter, blank: self.blanks >> at & 1 != 0 })
        })
    }

    /// Its tiles as an action has them.
    pub fn placements(&self, state: &State) -> Vec<Placement> {
        let placement = |placed: Placed| {
            let (row, col) = state.board.layout.place(placed.square);
            let letter = state.tiles.text(placed.letter).into();
            Placement { row: row as i16, col: col as i16, letter, blank: placed.blank }
        };
        self.placed().map(placement).collect()
    }
}
