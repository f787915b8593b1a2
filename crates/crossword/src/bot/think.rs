//! What `steady` and `strong` have in common: plays by their score and by what stays on the rack, and a table without a
//! rule engine around it, on which turns to come are tried.

use crate::Crossword;
use crate::board::{Board, Cell};
use crate::generate::{Found, Generator};
use crate::leave::Leaves;
use crate::play::{Placed, Placement};
use crate::rules::Questions;
use crate::state::{Action, State};
use crate::tiles::Tile;
use kernel::Seat;
use std::cell;

/// A play with what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Valued {
    pub(crate) placed: Vec<Placed>,
    pub(crate) score: i32,
    /// Its score, and what the rest of the rack will bring.
    pub(crate) value: f32,
}

/// A play that must be put to the rules takes as long as so many others.
const JUDGED: u64 = 60;
/// Finding the plays of a turn takes as long as looking at so many.
const FINDING: u64 = 2_000;

/// What can be done.
#[derive(Clone)]
pub(crate) enum Plan {
    Play(Valued),
    /// Tiles given back, and what the others are worth.
    Swap(Vec<Tile>, f32),
}

impl Plan {
    pub(crate) fn value(&self) -> f32 {
        match self {
            Plan::Play(play) => play.value,
            Plan::Swap(_, value) => *value,
        }
    }

    pub(crate) fn action(&self, state: &State) -> Action {
        match self {
            Plan::Play(play) => Action::Play(placements(state, &play.placed)),
            Plan::Swap(given, _) => Action::Swap(state.tiles.texts(given)),
        }
    }
}

/// Tiles as an action has them.
pub(crate) fn placements(state: &State, placed: &[Placed]) -> Vec<Placement> {
    let placement = |tile: &Placed| {
        let (row, col) = state.board.layout.place(tile.square);
        let letter = state.tiles.text(tile.letter).into();
        Placement { row: row as i16, col: col as i16, letter, blank: tile.blank }
    };
    placed.iter().map(placement).collect()
}

/// All that a player does not see of a position, in the alphabet's order.
pub(crate) fn unseen(state: &State) -> Vec<Tile> {
    let letters = (0..).zip(&state.bag.letters);
    let letters = letters.flat_map(|(at, count)| vec![Tile::of(lexicon::Letter::new(at)); usize::from(*count)]);
    letters.chain(vec![Tile::BLANK; usize::from(state.bag.blanks)]).collect()
}

/// What plays are judged by.
#[derive(Clone, Copy)]
pub(crate) struct Search<'a> {
    pub(crate) game: &'a Crossword,
    pub(crate) generator: &'a Generator,
    pub(crate) leaves: &'a Leaves,
    /// The table at which it begins.
    pub(crate) state: &'a State,
    /// How much was done so far, in plays that are looked at. It is counted, never timed: so the same view gives the same move
    /// on every machine, and two blanks on a rack take no longer than none.
    pub(crate) looked: &'a cell::Cell<u64>,
}

/// The rest of a rack after a play, still sorted.
pub(crate) fn rest(rack: &[Tile], placed: impl Iterator<Item = Placed>) -> Vec<Tile> {
    let mut rest = rack.to_vec();
    for tile in placed {
        let wanted = if tile.blank { Tile::BLANK } else { Tile::of(tile.letter) };
        if let Some(at) = rest.iter().position(|held| *held == wanted) {
            rest.remove(at);
        }
    }
    rest
}

impl Search<'_> {
    /// Do the tables hold all rules?
    fn is_tabulated(&self) -> bool {
        self.generator.tables().exact && self.game.rules.top().highest(self.state) <= 1
    }

    /// Gives every play of a rack on a board that may come to `found`. Where the tables do not hold all rules, they are asked.
    pub(crate) fn each(&self, board: &Board, rack: &[Tile], found: &mut dyn FnMut(&Found<'_>)) {
        if self.is_tabulated() {
            return self.generator.each(board, rack, found);
        }
        let seat = self.state.turn.unwrap_or(Seat(0));
        let mut state = State { board: board.clone(), ..self.state.clone() };
        state.racks[seat] = rack.to_vec();
        self.game.plays_with(self.generator, &state, seat, found);
    }

    /// What tiles are worth when they are left at the end.
    pub(crate) fn points(&self, tiles: &[Tile]) -> i32 {
        let points = &self.generator.tables().points;
        tiles.iter().filter_map(|tile| tile.letter()).map(|letter| points[letter.index()]).sum()
    }

    /// What the rest of a rack adds to a play: later turns while there is something to draw, else that it counts against who
    /// is left with it, and what others are left with who goes out.
    pub(crate) fn after(&self, rest: &[Tile], nothing_to_draw: bool, others: i32) -> f32 {
        match (nothing_to_draw, rest.is_empty()) {
            (false, _) => self.leaves.value(rest),
            (true, true) => 2.0 * others as f32,
            (true, false) => -4.0 - 2.0 * self.points(rest) as f32,
        }
    }

    /// The highest that any rest of this rack adds.
    fn most(&self, rack: &[Tile], nothing_to_draw: bool, others: i32) -> f32 {
        let all = 1u32 << rack.len().min(10);
        let rest =
            |set: u32| (0..).zip(rack).filter(move |(at, _)| *at < 10 && set >> at & 1 == 1).map(|(_, tile)| *tile);
        (0..all).map(|set| self.after(&rest(set).collect::<Vec<_>>(), nothing_to_draw, others)).fold(0.0, f32::max)
    }

    /// The `count` plays of the highest value among those that `each` tells of, highest first. `unseen` is what is neither
    /// on the board nor on the rack, and `bag` how many of those can be drawn.
    pub(crate) fn top(
        &self,
        each: impl FnOnce(&mut dyn FnMut(&Found<'_>)),
        rack: &[Tile],
        unseen: &[Tile],
        bag: usize,
        count: usize,
    ) -> Vec<Valued> {
        let (nothing, others) = (bag == 0, self.points(unseen));
        let most = self.most(rack, nothing, others) + if rack.len() > 10 { 50.0 } else { 0.0 };
        let mut top: Vec<Valued> = Vec::with_capacity(count + 1);
        let mut looked = FINDING;
        let cost = if self.is_tabulated() { 1 } else { JUDGED };
        each(&mut |play: &Found<'_>| {
            looked += cost;
            let least = if top.len() < count { f32::MIN } else { top.last().map_or(f32::MIN, |last| last.value) };
            if play.score as f32 + most < least {
                return;
            }
            let kept = rest(rack, play.placed());
            let value = play.score as f32 + self.after(&kept, nothing, others);
            let made = || Valued { placed: play.placed().collect(), score: play.score, value };
            insert(&mut top, count, value, made);
        });
        self.looked.set(self.looked.get() + looked);
        top
    }

    /// What a seat can do, best first: the best plays, and a swap of at most so many tiles where there is one.
    pub(crate) fn plans(&self, seat: Seat, bag: usize, swap: Option<usize>, count: usize) -> Vec<Plan> {
        let (state, rack) = (self.state, self.state.rack(seat));
        let each = |found: &mut dyn FnMut(&Found<'_>)| self.game.plays_with(self.generator, state, seat, found);
        let plays = self.top(each, rack, &unseen(state), bag, count);
        let mut plans: Vec<Plan> = plays.into_iter().map(Plan::Play).collect();
        // Where nobody has played for a round, more swaps would go on for ever.
        if let Some(most) = swap.filter(|_| state.quiet < u16::from(state.seats))
            && let Some((given, value)) = self.swap(rack, most)
        {
            plans.push(Plan::Swap(given, value));
            kernel::order::sort_by(&mut plans, |one, other| other.value().total_cmp(&one.value()));
        }
        plans
    }

    /// The tiles to swap, at most so many, and what the others are worth.
    pub(crate) fn swap(&self, rack: &[Tile], most: usize) -> Option<(Vec<Tile>, f32)> {
        let choose = |set: u32, taken: bool| {
            let is_taken = move |at: u32| (at < 10 && set >> at & 1 == 1) == taken;
            (0u32..).zip(rack).filter(move |(at, _)| is_taken(*at)).map(|(_, tile)| *tile).collect::<Vec<Tile>>()
        };
        let sets = (1u32..1 << rack.len().min(10)).filter(|set| set.count_ones() as usize <= most);
        let valued = sets.map(|set| (set, self.leaves.value(&choose(set, false))));
        let best = valued.reduce(|one, other| if other.1 > one.1 { other } else { one })?;
        Some((choose(best.0, true), best.1))
    }
}

/// Keeps a list of the highest: of equals the one whose tiles lie first, so that the order of the search does not matter.
pub(crate) fn insert(top: &mut Vec<Valued>, count: usize, value: f32, made: impl FnOnce() -> Valued) {
    if top.len() == count && top.last().is_some_and(|last| last.value > value) {
        return;
    }
    let play = made();
    let key = |play: &Valued| play.placed.iter().map(|tile| (tile.square, tile.letter, tile.blank)).collect::<Vec<_>>();
    let before = |other: &Valued| match other.value.total_cmp(&play.value) {
        std::cmp::Ordering::Equal => key(other) < key(&play),
        order => order.is_gt(),
    };
    let at = top.partition_point(before);
    top.insert(at, play);
    top.truncate(count);
}

/// The play of the highest value, with a bag that is known.
pub(crate) fn best(search: &Search<'_>, board: &Board, rack: &[Tile], bag: &[Tile]) -> Option<Valued> {
    search.top(|found| search.each(board, rack, found), rack, bag, bag.len(), 1).pop()
}

/// A table on which turns to come are tried: everything is known.
pub(crate) struct Table<'a> {
    pub(crate) search: Search<'a>,
    pub(crate) board: Board,
    pub(crate) racks: Vec<Vec<Tile>>,
    /// What is still to be drawn, from the end.
    pub(crate) bag: Vec<Tile>,
    pub(crate) turn: usize,
    rack_size: usize,
}

impl<'a> Table<'a> {
    /// A position with these racks, which are filled from the bag.
    pub(crate) fn of(
        search: Search<'a>,
        board: Board,
        racks: Vec<Vec<Tile>>,
        bag: Vec<Tile>,
        rack_size: usize,
    ) -> Table<'a> {
        let mut table = Table { search, board, racks, bag, turn: 0, rack_size };
        (0..table.racks.len()).for_each(|seat| table.draw(seat));
        table
    }

    fn draw(&mut self, seat: usize) {
        let rack = &mut self.racks[seat];
        while rack.len() < self.rack_size
            && let Some(tile) = self.bag.pop()
        {
            rack.push(tile);
        }
        rack.sort_unstable();
    }

    /// Someone has no tile left.
    pub(crate) fn is_over(&self) -> bool {
        self.racks.iter().any(Vec::is_empty)
    }

    /// Puts a play down and draws; what was kept.
    pub(crate) fn play(&mut self, play: &Valued) -> Vec<Tile> {
        play.placed.iter().for_each(|tile| self.board.put(tile.square, Cell::tile(tile.letter, tile.blank)));
        let seat = self.turn;
        let kept = rest(&self.racks[seat], play.placed.iter().copied());
        self.racks[seat].clone_from(&kept);
        self.draw(seat);
        self.turn = (seat + 1) % self.racks.len();
        kept
    }

    /// Whoever cannot play swaps what can be swapped.
    pub(crate) fn swap_all(&mut self) {
        let many = self.racks[self.turn].len().min(self.bag.len());
        let given: Vec<Tile> = self.racks[self.turn].iter().take(many).copied().collect();
        self.swap(&given);
    }

    /// Gives tiles back, after as many are drawn.
    pub(crate) fn swap(&mut self, given: &[Tile]) {
        let seat = self.turn;
        for tile in given {
            let at = self.racks[seat].iter().position(|held| held == tile);
            at.map(|at| self.racks[seat].remove(at));
        }
        self.draw(seat);
        self.bag.splice(0..0, given.iter().copied());
        self.turn = (seat + 1) % self.racks.len();
    }
}
