//! The end of a match between two, when nothing is left to draw: who sees their own rack and the board knows the other rack,
//! too, and can look at everything that may come.

use super::think::{Search, Valued, rest};
use crate::Crossword;
use crate::board::{Board, Cell};
use crate::generate::Found;
use crate::rules::Questions;
use crate::state::State;
use crate::tiles::Tile;
use kernel::Seat;

/// So often plays are looked for before the search is given up as too large, and tried again with the best few plays only.
const NODES: u32 = 1_500;
/// How many plays those are.
const FEW: usize = 6;

/// A search of everything that may come.
pub(crate) struct Endgame<'a> {
    game: &'a Crossword,
    search: Search<'a>,
    state: State,
    seats: [Seat; 2],
    nodes: u32,
    width: usize,
}

impl<'a> Endgame<'a> {
    pub(crate) fn new(game: &'a Crossword, search: &Search<'a>, state: &State, seat: Seat, other: Seat) -> Endgame<'a> {
        Endgame { game, search: *search, state: state.clone(), seats: [seat, other], nodes: NODES, width: usize::MAX }
    }

    /// The play that leads to the best end if both play their best; none where it is better to pass.
    pub(crate) fn best(&mut self, other: &[Tile]) -> Option<Valued> {
        let racks = [self.state.rack(self.seats[0]).to_vec(), other.to_vec()];
        for width in [usize::MAX, FEW] {
            (self.nodes, self.width) = (NODES, width);
            let board = self.state.board.clone();
            let (_, play) = self.look(&board, &racks, 0, false, -i32::MAX, i32::MAX);
            if self.nodes > 0 || width == FEW {
                return play;
            }
        }
        None
    }

    /// How far whoever is on turn comes ahead from here on, and with which play.
    fn look(
        &mut self,
        board: &Board,
        racks: &[Vec<Tile>; 2],
        mover: usize,
        passed: bool,
        mut least: i32,
        most: i32,
    ) -> (i32, Option<Valued>) {
        let other = 1 - mover;
        let plays = self.plays(board, racks, mover);
        if self.nodes == 0 {
            // Too far: what looks best now is all that is known.
            let value = plays.first().map_or(0, |play| play.value as i32);
            return (value, plays.into_iter().next());
        }
        self.nodes -= 1;
        let mut best = (-i32::MAX, None);
        for play in plays {
            let mut after = board.clone();
            play.placed.iter().for_each(|tile| after.set(tile.square, Cell::tile(tile.letter, tile.blank)));
            let mut left = racks.clone();
            left[mover] = rest(&racks[mover], play.placed.iter().copied());
            let value = play.score
                + if left[mover].is_empty() {
                    self.ended(&left, Some(mover), mover)
                } else {
                    -self
                        .look(
                            &after,
                            &left,
                            other,
                            false,
                            play.score.saturating_sub(most),
                            play.score.saturating_sub(least),
                        )
                        .0
                };
            if value > best.0 {
                best = (value, Some(play));
            }
            least = least.max(value);
            if least >= most {
                return best;
            }
        }
        let value = if passed {
            self.ended(racks, None, mover)
        } else {
            -self.look(board, racks, other, true, -most, -least).0
        };
        if value > best.0 { (value, None) } else { best }
    }

    /// All plays, or the best few, in the order in which they are worth a look.
    fn plays(&self, board: &Board, racks: &[Vec<Tile>; 2], mover: usize) -> Vec<Valued> {
        let (rack, others) = (&racks[mover], self.search.points(&racks[1 - mover]));
        let mut plays = Vec::new();
        self.search.generator.each(board, rack, |play: &Found<'_>| {
            let kept = rest(rack, play.placed());
            let value = play.score as f32 + self.search.after(&kept, true, others);
            plays.push(Valued { placed: play.placed().collect(), score: play.score, value });
        });
        let place = |play: &Valued| play.placed.first().map(|tile| (tile.square, tile.letter));
        plays.sort_by(|one, other| other.value.total_cmp(&one.value).then_with(|| place(one).cmp(&place(other))));
        plays.truncate(self.width);
        plays
    }

    /// What the rules add at the end, as far as it brings `mover` ahead.
    fn ended(&mut self, racks: &[Vec<Tile>; 2], out: Option<usize>, mover: usize) -> i32 {
        for (seat, rack) in self.seats.iter().zip(racks) {
            self.state.racks[*seat].clone_from(rack);
        }
        let out = out.map(|seat| self.seats[seat]);
        let added = self.game.rules.top().adjustments(&self.state, out);
        added[self.seats[mover]] - added[self.seats[1 - mover]]
    }
}
