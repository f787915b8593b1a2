//! All legal plays with their scores.
//!
//! A play touches what lies on the board: it comes to a **run** of tiles in its own lane, or it covers a **hook**, a free
//! square with tiles beside the lane. From each of these starts the word graph is walked leftwards and then rightwards along the
//! lane, taking tiles from the rack where squares are free and following those that lie there (Steven Gordon's gaddag). What
//! words across the lane allow on a square is a mask that is read off the board once for each position, and scores are
//! summed on the way, so that a finished word costs an addition. Columns are lanes too.
//!
//! `lanes.rs` reads the board, `walk.rs` goes along a lane, `record.rs` makes plays of finished words, `found.rs` is a play.

mod found;
mod lanes;
mod record;
mod walk;

pub use found::Found;
pub(crate) use lanes::ROOM;

use crate::board::{Board, Direction};
use crate::tables::Tables;
use crate::tiles::Tile;
use lanes::Reading;
use lexicon::{Graph, Letter, Lexicon, Mask, Nodes};
use std::sync::Arc;
use walk::Walk;

/// Finds plays.
#[derive(Clone)]
pub struct Generator {
    lexicon: Arc<Lexicon>,
    tables: Arc<Tables>,
}

impl Generator {
    /// For these words under these rules.
    pub fn new(lexicon: Arc<Lexicon>, tables: Arc<Tables>) -> Generator {
        Generator { lexicon, tables }
    }

    /// The same rules with other words.
    #[must_use]
    pub fn with_words(&self, lexicon: Arc<Lexicon>) -> Generator {
        Generator { lexicon, tables: self.tables.clone() }
    }

    /// The rules it goes by.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The words it goes by.
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// Gives every play of these tiles to `found`, each once.
    pub fn each(&self, board: &Board, rack: &[Tile], mut found: impl FnMut(&Found<'_>)) {
        // In a browser size counts for more than the last bit of speed: one walk for all who look for plays.
        #[cfg(target_family = "wasm")]
        let mut found: &mut dyn FnMut(&Found<'_>) = &mut found;
        match self.lexicon.graph() {
            #[cfg(not(target_family = "wasm"))]
            Graph::Narrow(nodes) => self.each_by(nodes, board, rack, &mut found),
            Graph::Wide(nodes) => self.each_by(nodes, board, rack, &mut found),
        }
        self.lone_tiles(board, rack, &mut found);
    }

    fn each_by<M: Mask>(&self, nodes: &Nodes<M>, board: &Board, rack: &[Tile], found: &mut impl FnMut(&Found<'_>)) {
        if rack.is_empty() {
            return;
        }
        let (mut walk, mut starts) = (Walk::new(nodes, &self.tables, rack, found), Vec::with_capacity(ROOM));
        let reading = Reading::of(nodes, &self.tables, board, walk.rack);
        for lane in reading.lanes() {
            reading.prepare(lane, &mut walk.lane, &mut starts);
            starts.iter().for_each(|start| walk.from(start));
        }
    }

    /// Gives the best play to `found`, and perhaps others before it.
    pub fn best(&self, board: &Board, rack: &[Tile], mut found: impl FnMut(&Found<'_>)) {
        let mut best = None;
        self.each(board, rack, |play| {
            if best.is_none_or(|score| play.score > score) {
                best = Some(play.score);
                found(play);
            }
        });
    }

    /// Where no word is too short, a single tile may open the game.
    fn lone_tiles(&self, board: &Board, rack: &[Tile], found: &mut impl FnMut(&Found<'_>)) {
        if !board.is_empty() || self.tables.least_letters > 1 {
            return;
        }
        let mut tiles: Vec<Tile> = rack.to_vec();
        tiles.dedup();
        for square in self.tables.starts.iter().filter(|square| board.is_free(**square)) {
            for tile in &tiles {
                let letters = match tile.letter() {
                    Some(letter) => vec![(letter, self.tables.points[letter.index()], 0)],
                    None => self.lexicon.alphabet().letters().map(|letter| (letter, 0, 1)).collect(),
                };
                let allowed = |letter: Letter| self.tables.letters[*square] & 1 << letter.index() != 0;
                for (letter, points, blanks) in letters.into_iter().filter(|(letter, ..)| allowed(*letter)) {
                    let factors = self.tables.letter_factors[*square] * self.tables.word_factors[*square];
                    let (score, direction) = (points * factors + self.tables.bonus[1], Direction::Across);
                    let laid = &[letter.into(); ROOM];
                    let (tiles, length, first, stride, start) = (1, 1, *square, 1, 0);
                    found(&Found { direction, score, tiles, length, first, stride, start, blanks, laid });
                }
            }
        }
    }
}
