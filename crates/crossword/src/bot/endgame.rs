//! The end of a match between two, when nothing is left to draw: who sees their own rack and the board knows the other rack,
//! too, and can look at everything that may come.

use super::think::{Search, Valued, rest};
use crate::board::{Board, Cell};
use crate::generate::Found;
use crate::rules::Questions;
use crate::state::State;
use crate::tiles::Tile;
use kernel::Seat;

/// So much work may a search of everything be, counted in plays that are looked at. With seven tiles on both racks, or a
/// blank, it is often more: then only the best few plays of each turn are looked at, one turn further each time, as far as so
/// much more work leads.
const WORK: [u64; 2] = [500_000, 250_000];
/// How many the best few are.
const FEW: usize = 6;
/// Finding the plays of a turn is as much work as looking at so many.
const FINDING: u64 = 200;
/// What anyone may come ahead by.
const ANY: [i32; 2] = [-i32::MAX, i32::MAX];

/// A search of everything that may come.
pub(crate) struct Endgame<'a> {
    search: Search<'a>,
    state: State,
    seats: [Seat; 2],
    /// How many plays of each turn are looked at.
    width: usize,
    /// After how much work the search is given up, and whether it ended anywhere before the match did.
    work: u64,
    cut: bool,
}

impl<'a> Endgame<'a> {
    pub(crate) fn new(search: &Search<'a>, seat: Seat, other: Seat) -> Endgame<'a> {
        let state = search.state.clone();
        Endgame { search: *search, state, seats: [seat, other], width: usize::MAX, work: 0, cut: false }
    }

    /// The play that leads to the best end if both play their best; none where it is better to pass.
    pub(crate) fn best(&mut self, other: &[Tile]) -> Option<Valued> {
        self.search(other).1
    }

    /// How far that brings one ahead from here on.
    #[cfg(test)]
    fn worth(&mut self, other: &[Tile]) -> i32 {
        self.search(other).0
    }

    fn search(&mut self, other: &[Tile]) -> (i32, Option<Valued>) {
        let racks = [self.state.rack(self.seats[0]).to_vec(), other.to_vec()];
        let board = self.state.board.clone();
        let [all, few] = WORK;
        self.begin(usize::MAX, all);
        let found = self.look(&board, &racks, 0, usize::MAX, false, ANY);
        if !self.is_given_up() {
            return found;
        }
        self.begin(FEW, few);
        let mut best = self.look(&board, &racks, 0, 0, false, ANY);
        for turns in 1.. {
            self.cut = false;
            let found = self.look(&board, &racks, 0, turns, false, ANY);
            if self.is_given_up() {
                break;
            }
            best = found;
            if !self.cut {
                break;
            }
        }
        best
    }

    fn begin(&mut self, width: usize, work: u64) {
        (self.width, self.work) = (width, work);
        self.search.looked.set(0);
    }

    fn is_given_up(&self) -> bool {
        self.search.looked.get() > self.work
    }

    /// How far whoever is on turn comes ahead from here on, and with which play, looking so many turns ahead. What comes of a
    /// search that is given up is not used.
    fn look(
        &mut self,
        board: &Board,
        racks: &[Vec<Tile>; 2],
        mover: usize,
        turns: usize,
        passed: bool,
        [mut least, most]: [i32; 2],
    ) -> (i32, Option<Valued>) {
        if self.is_given_up() {
            return (0, None);
        }
        let plays = self.plays(board, racks, mover);
        if turns == 0 {
            // What looks best now is all that is known.
            self.cut = true;
            let value = plays.first().map_or(0, |play| play.value as i32);
            return (value, plays.into_iter().next());
        }
        let mut best = (-i32::MAX, None);
        for play in plays {
            let mut after = board.clone();
            play.placed.iter().for_each(|tile| after.set(tile.square, Cell::tile(tile.letter, tile.blank)));
            let mut left = racks.clone();
            left[mover] = rest(&racks[mover], play.placed.iter().copied());
            let then = if left[mover].is_empty() {
                self.ended(&left, Some(mover), mover)
            } else {
                let bounds = [most, least].map(|bound| play.score.saturating_sub(bound));
                -self.look(&after, &left, 1 - mover, turns - 1, false, bounds).0
            };
            let value = play.score + then;
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
            -self.look(board, racks, 1 - mover, turns - 1, true, [-most, -least]).0
        };
        if value > best.0 { (value, None) } else { best }
    }

    /// All plays, or the best few, in the order in which they are worth a look.
    fn plays(&self, board: &Board, racks: &[Vec<Tile>; 2], mover: usize) -> Vec<Valued> {
        let (rack, others) = (&racks[mover], self.search.points(&racks[1 - mover]));
        let mut plays: Vec<Valued> = Vec::new();
        self.search.generator.each(board, rack, |play: &Found<'_>| {
            let kept = rest(rack, play.placed());
            let value = play.score as f32 + self.search.after(&kept, true, others);
            plays.push(Valued { placed: play.placed().collect(), score: play.score, value });
        });
        self.search.looked.set(self.search.looked.get() + FINDING + plays.len() as u64);
        let place = |play: &Valued| play.placed.first().map(|tile| (tile.square, tile.letter));
        kernel::order::sort_by(&mut plays, |one, other| {
            other.value.total_cmp(&one.value).then_with(|| place(one).cmp(&place(other)))
        });
        plays.truncate(self.width);
        plays
    }

    /// What the rules add at the end, as far as it brings `mover` ahead.
    fn ended(&mut self, racks: &[Vec<Tile>; 2], out: Option<usize>, mover: usize) -> i32 {
        for (seat, rack) in self.seats.iter().zip(racks) {
            self.state.racks[*seat].clone_from(rack);
        }
        let out = out.map(|seat| self.seats[seat]);
        let added = self.search.game.rules.top().adjustments(&self.state, out);
        added[self.seats[mover]] - added[self.seats[1 - mover]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CrosswordKind, content};
    use kernel::{Chance, Kind, Match, RuleSpec, perft, play_out};
    use std::cell::Cell as Counter;

    /// Everything that may come, one thing after another: nothing is left out, nothing is guessed.
    fn plainly(end: &mut Endgame<'_>, board: &Board, racks: &[Vec<Tile>; 2], mover: usize, passed: bool) -> i32 {
        let mut plays = Vec::new();
        end.search.each(board, &racks[mover], &mut |play: &Found<'_>| {
            plays.push((play.score, play.placed().collect::<Vec<_>>()));
        });
        let mut best = match passed {
            true => end.ended(racks, None, mover),
            false => -plainly(end, board, racks, 1 - mover, true),
        };
        for (score, placed) in plays {
            let (mut after, mut left) = (board.clone(), racks.clone());
            placed.iter().for_each(|tile| after.set(tile.square, Cell::tile(tile.letter, tile.blank)));
            left[mover] = rest(&racks[mover], placed.iter().copied());
            let then = match left[mover].is_empty() {
                true => end.ended(&left, Some(mover), mover),
                false => -plainly(end, &after, &left, 1 - mover, false),
            };
            best = best.max(score + then);
        }
        best
    }

    /// A match between greedy bots, up to an empty bag.
    fn to_the_end(preset: &str, seed: u64) -> Match<crate::Crossword> {
        let kind = CrosswordKind::default();
        let few = RuleSpec::new("words", serde_json::json!({ "lexicon": "few" }));
        let specs = perft::specs_of(&kind, Some(preset), vec![few]).expect("a preset");
        let mut house = content::built_in();
        let words = include_str!("../../common/en.txt").split_whitespace().collect::<Vec<_>>().join("\n");
        content::add_words(&mut house, "few", words.into_bytes(), lexicon::Options::default());
        let mut table = perft::table_of(&kind, &specs, &house, 2, seed).expect("sound rules");
        let mut bots: Vec<_> = (0..2).map(|seat| kind.bot("greedy", &table.game, Seat(seat)).expect("a bot")).collect();
        while table.state.bag_left() > 0 && table.state.turn.is_some() {
            // One entry more than there are.
            let entries = table.log.entries.len();
            let _ = play_out(&mut table, &mut bots, &Chance::seeded(seed), entries);
        }
        table
    }

    #[test]
    fn as_a_plain_search_of_everything() {
        let mut compared = 0;
        let presets = ["scrabble", "wordfeud", "house"];
        for (seed, preset) in (1..=12).zip(presets.into_iter().cycle()) {
            let table = to_the_end(preset, seed);
            let Some(seat) = table.state.turn else { continue };
            let other = Seat(1 - seat.0);
            for (mine, theirs) in [(1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (2, 3), (3, 3), (4, 2)] {
                let mut state = table.state.clone();
                state.racks[seat].truncate(mine);
                state.racks[other].truncate(theirs);
                let generator = table.game.generator().expect("searchable");
                let looked = Counter::new(0);
                let search =
                    Search { game: &table.game, generator, leaves: &table.game.leaves, state: &state, looked: &looked };
                let mut end = Endgame::new(&search, seat, other);
                let racks = [state.rack(seat).to_vec(), state.rack(other).to_vec()];
                let found = end.worth(&racks[1]);
                let expected = plainly(&mut end, &state.board, &racks, 0, false);
                assert_eq!(found, expected, "{preset} {seed}: {mine} against {theirs} tiles");
                compared += 1;
            }
        }
        assert!(compared >= 60, "{compared} positions");
    }
}
