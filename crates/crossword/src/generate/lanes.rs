//! The board as a walk wants it: what is read off it once for each position, and a row or column at a time.

use crate::board::{Board, Direction, Premium};
use crate::tables::Tables;
use lexicon::{LetterSet, Mask, Nodes, Place};

/// Room for a lane; a power of two, so that places in it need no bounds checks.
pub(crate) const ROOM: usize = 64;
/// No tile lies here.
const FREE: u8 = u8::MAX;

/// The places of a lane from `start` up to `end`.
#[inline(always)]
pub(super) fn span(start: usize, end: usize) -> u64 {
    (u64::MAX << (start & 63)) & !(u64::MAX << (end & 63))
}

/// The places of a set, lowest first.
pub(super) fn places(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}

/// What the word across a lane allows and adds on a square.
#[derive(Clone, Copy)]
struct Cross<M> {
    allowed: M,
    points: i32,
    /// How many letters it would have.
    length: u8,
}

/// Tiles side by side in a lane.
#[derive(Clone, Copy)]
struct Run {
    start: usize,
    end: usize,
    /// Where they lead in the gaddag, read from the last to the first.
    place: Place,
    points: i32,
}

/// How the lanes of one direction lie on the board.
#[derive(Clone, Copy)]
struct Course {
    lanes: usize,
    size: usize,
    /// From a lane to the next, and from a square of a lane to the next.
    step: usize,
    stride: usize,
}

/// All that is read off the board before any walk: its tiles, the runs of each lane, and what may be put on each square.
pub(super) struct Reading<M> {
    /// The letter on each square, or [`FREE`]; and what the tile there is worth.
    letters: Vec<u8>,
    points: Vec<i32>,
    courses: [Course; 2],
    /// By the direction of plays, lane after lane: the squares, and how many letters the words across them would have.
    squares: [Vec<Square<M>>; 2],
    crossing_lengths: [Vec<u8>; 2],
    /// For each lane the places of tiles, and those that plays can hang on: with tiles beside the lane, or where the first
    /// play may go.
    tiles: [Vec<u64>; 2],
    hooks: [Vec<u64>; 2],
    /// The runs of all lanes, and how many there are before each lane.
    runs: [Vec<Run>; 2],
    runs_before: [Vec<usize>; 2],
}

impl<M: Mask> Reading<M> {
    /// Of a board, for a rack of these letters.
    pub(super) fn of(nodes: &Nodes<M>, tables: &Tables, board: &Board, rack: M) -> Reading<M> {
        let (width, height, area) = (board.layout.width(), board.layout.height(), board.layout.size());
        let across = Course { lanes: height, size: width, step: width, stride: 1 };
        let down = Course { lanes: width, size: height, step: 1, stride: width };
        let mut reading = Reading {
            letters: vec![FREE; area],
            points: vec![0; area],
            courses: [across, down],
            squares: [Vec::with_capacity(area), vec![Square::CLOSED; area]],
            crossing_lengths: [vec![1; area], vec![1; area]],
            tiles: [vec![0; height], vec![0; width]],
            hooks: [vec![0; height], vec![0; width]],
            runs: [Vec::with_capacity(ROOM), Vec::with_capacity(ROOM)],
            runs_before: [Vec::with_capacity(height + 1), Vec::with_capacity(width + 1)],
        };
        reading.read_squares(tables, board, rack);
        for direction in [Direction::Across, Direction::Down] {
            for lane in 0..reading.courses[direction as usize].lanes {
                reading.read_lane(nodes, tables, direction, lane);
            }
            let all = reading.runs[direction as usize].len();
            reading.runs_before[direction as usize].push(all);
        }
        if board.is_empty() {
            for (row, col) in tables.starts.iter().map(|start| board.layout.place(*start)) {
                reading.hooks[0][row] |= 1 << col;
                reading.hooks[1][col] |= 1 << row;
            }
        }
        reading
    }

    /// The tiles, and what the squares allow and count by themselves.
    fn read_squares(&mut self, tables: &Tables, board: &Board, rack: M) {
        let (width, height) = (board.layout.width(), board.layout.height());
        let rules = tables.letters.iter().zip(&tables.letter_factors).zip(&tables.word_factors);
        let (mut row, mut col) = (0, 0);
        for ((square, cell), ((letters, factor), times)) in board.cells().iter().enumerate().zip(rules) {
            if let Some(letter) = cell.letter() {
                self.letters[square] = letter.into();
                self.points[square] = if cell.is_blank() { 0 } else { tables.points[letter.index()] };
                self.tiles[0][row] |= 1 << col;
                self.tiles[1][col] |= 1 << row;
            }
            let is_wall = board.layout.premium(square) == Premium::Blocked;
            let allowed = if is_wall { M::NONE } else { M::of_set(LetterSet(*letters)) & rack };
            let made = Square { allowed, times: *times, each: i64::from(*factor), add: 0 };
            self.squares[0].push(made);
            self.squares[1][col * height + row] = made;
            col += 1;
            if col == width {
                (row, col) = (row + 1, 0);
            }
        }
    }

    /// Finds the runs of a lane, and what they allow to plays across it.
    fn read_lane(&mut self, nodes: &Nodes<M>, tables: &Tables, direction: Direction, lane: usize) {
        let (way, other) = (direction as usize, direction.other() as usize);
        let Course { lanes, size, step, stride } = self.courses[way];
        let square = |at: usize| lane * step + at * stride;
        let runs = &mut self.runs[way];
        let before = runs.len();
        self.runs_before[way].push(before);
        let mut tiles = self.tiles[way][lane];
        while tiles != 0 {
            let start = tiles.trailing_zeros() as usize;
            let end = start + (!(tiles >> start)).trailing_zeros() as usize;
            tiles &= !span(start, end);
            let letters = (start..end).rev().map(|at| usize::from(self.letters[square(at)]));
            let place = letters.fold(nodes.gaddag(), |place, letter| nodes.next(place, letter));
            let points = (start..end).map(|at| self.points[square(at)]).sum();
            runs.push(Run { start, end, place, points });
        }
        let (squares, lengths) = (&mut self.squares[other], &mut self.crossing_lengths[other]);
        let hooks = &mut self.hooks[other];
        // Plays across this lane have a square of it where they have their place `lane`.
        let mut set = |at: usize, cross: Cross<M>| {
            squares[at * lanes + lane].cross(&cross, tables.crossing_counts);
            lengths[at * lanes + lane] = cross.length;
            hooks[at] |= 1 << lane;
        };
        let runs = &runs[before..];
        for (number, run) in runs.iter().enumerate() {
            let length = (run.end - run.start) as u8 + 1;
            let joins = |run: &Run, next: &Run| next.start == run.end + 1;
            if run.start > 0 && !(number > 0 && joins(&runs[number - 1], run)) {
                let allowed = nodes.accepting(run.place);
                set(run.start - 1, Cross { allowed, points: run.points, length });
            }
            if run.end == size {
                continue;
            }
            let after = nodes.turned(run.place);
            let cross = match runs.get(number + 1).filter(|next| joins(run, next)) {
                None => Cross { allowed: nodes.accepting(after), points: run.points, length },
                Some(next) => {
                    let letters = (next.start..next.end).map(|at| usize::from(self.letters[square(at)]));
                    let allowed = between(nodes, after, nodes.following(next.place), &letters);
                    let length = length + (next.end - next.start) as u8;
                    Cross { allowed, points: run.points + next.points, length }
                }
            };
            set(run.end, cross);
        }
    }

    /// All lanes, rows first: their direction, and their number in it.
    pub(super) fn lanes(&self) -> impl Iterator<Item = (Direction, usize)> + use<M> {
        let counts = self.courses.map(|course| course.lanes);
        let all = move |direction: Direction| (0..counts[direction as usize]).map(move |number| (direction, number));
        all(Direction::Across).chain(all(Direction::Down))
    }

    /// The runs of a lane.
    fn runs(&self, direction: Direction, number: usize) -> &[Run] {
        let before = &self.runs_before[direction as usize];
        &self.runs[direction as usize][before[number]..before[number + 1]]
    }

    /// Makes a lane ready to be walked, and lists its starts; there may be none.
    pub(super) fn prepare(&self, (direction, number): (Direction, usize), lane: &mut Lane<M>, starts: &mut Vec<Start>) {
        starts.clear();
        let (way, runs) = (direction as usize, self.runs(direction, number));
        let Course { size, step, stride, .. } = self.courses[way];
        let hooks = self.hooks[way][number];
        if hooks == 0 && runs.is_empty() {
            return;
        }
        let (first, whole) = (number * step, number * size..(number + 1) * size);
        (lane.direction, lane.first, lane.stride, lane.hooks) = (direction, first, stride, hooks);
        lane.squares[..size].copy_from_slice(&self.squares[way][whole.clone()]);
        lane.crossing_length[..size].copy_from_slice(&self.crossing_lengths[way][whole]);
        lane.occupied = self.tiles[way][number];
        lane.free = span(0, size) & !lane.occupied;
        let (mut free, mut stops) = (0, !span(0, size));
        for at in 0..size {
            stops |= u64::from(lane.squares[at & 63].allowed.is_none()) << at;
            lane.free_before[at & 63] = free as u8;
            lane.nth_free[free & 63] = at as u8;
            free += (lane.free >> at & 1) as usize;
        }
        lane.stops = stops & !lane.occupied;
        lane.free_before[size & 63] = free as u8;
        lane.nth_free[free & 63..].fill(ROOM as u8 - 1);
        if !runs.is_empty() {
            self.lay_tiles(runs, lane, size);
        }
        lane.starts(runs, starts);
    }

    /// The tiles of a lane, and which letters lie from each place on.
    fn lay_tiles(&self, runs: &[Run], lane: &mut Lane<M>, size: usize) {
        let (mut ahead, mut above) = (M::NONE, size + 2);
        for run in runs.iter().rev() {
            lane.ahead[run.end..above].fill(ahead);
            for at in (run.start..run.end).rev() {
                let square = lane.first + at * lane.stride;
                let letter = self.letters[square];
                ahead |= M::of(usize::from(letter));
                lane.ahead[at & 63] = ahead;
                lane.tiles[at & 63] = letter;
                lane.tile_points[at & 63] = self.points[square];
                lane.laid[at & 63] = FREE;
            }
            above = run.start;
        }
        lane.ahead[..above].fill(ahead);
    }
}

/// The letters of `maybe` that lead from a place through `letters` to the end of a word.
fn between<M: Mask>(
    nodes: &Nodes<M>,
    place: Place,
    mut maybe: M,
    letters: &(impl DoubleEndedIterator<Item = usize> + Clone),
) -> M {
    let mut fits = M::NONE;
    while maybe.any() {
        let bit = maybe.lowest();
        maybe = maybe.without_lowest();
        let mut letters = letters.clone();
        let Some(last) = letters.next_back() else { return M::NONE };
        let place = letters.fold(nodes.next(place, bit.index()), |place, letter| nodes.next(place, letter));
        if (nodes.accepting(place) & M::of(last)).any() {
            fits |= bit;
        }
    }
    fits
}

/// A free square of the lane that is walked. Points for the main word stand in the low half of a number, those for cross
/// words in the high half, so that one addition does for both.
#[derive(Clone, Copy)]
pub(super) struct Square<M> {
    /// The letters of the rack that fit.
    pub(super) allowed: M,
    /// How many times the main word counts.
    pub(super) times: i32,
    /// What a point of the tile adds.
    pub(super) each: i64,
    /// What is added whatever the tile.
    pub(super) add: i64,
}

impl<M: Mask> Square<M> {
    /// Nothing can be put here.
    const CLOSED: Square<M> = Square { allowed: M::NONE, times: 1, each: 0, add: 0 };

    /// A word across the lane comes here; whether it counts.
    fn cross(&mut self, cross: &Cross<M>, counts: bool) {
        let again = if counts { i64::from(self.times) << 32 } else { 0 };
        self.allowed &= cross.allowed;
        self.each *= 1 + again;
        self.add = i64::from(cross.points) * again;
    }
}

/// The points of the main word, before it counts several times.
#[inline(always)]
pub(super) fn main_of(sums: i64) -> i32 {
    sums as i32
}

/// The points of the cross words.
#[inline(always)]
pub(super) fn crossing_of(sums: i64) -> i32 {
    ((sums - i64::from(sums as i32)) >> 32) as i32
}

/// A row or a column, ready to be walked.
#[derive(Clone)]
pub(super) struct Lane<M> {
    pub(super) direction: Direction,
    /// Its first square, and how far it is from each to the next.
    pub(super) first: usize,
    pub(super) stride: usize,
    pub(super) squares: [Square<M>; ROOM],
    /// The tiles that lie there.
    pub(super) tiles: [u8; ROOM],
    pub(super) tile_points: [i32; ROOM],
    /// How many letters the word across a square would have.
    pub(super) crossing_length: [u8; ROOM],
    /// How many squares without a tile come before; and where each of them is.
    pub(super) free_before: [u8; ROOM],
    pub(super) nth_free: [u8; ROOM],
    /// Letters of tiles from a place on.
    pub(super) ahead: [M; ROOM],
    /// Where tiles lie, and where none do.
    pub(super) occupied: u64,
    pub(super) free: u64,
    /// Where no tile of the rack can be put, beyond the lane too.
    stops: u64,
    /// Free squares with tiles beside the lane.
    hooks: u64,
    /// The tiles that a play puts down, by their place.
    pub(super) laid: [u8; ROOM],
}

/// Where plays begin: with a run of tiles, or over a hook; and how far they go to either side.
#[derive(Clone, Copy)]
pub(super) struct Start {
    /// The tiles or the square that all its plays cover.
    pub(super) start: usize,
    pub(super) end: usize,
    /// No tile is put before `low`, nor from `high` on.
    pub(super) low: usize,
    pub(super) high: usize,
    /// Where the run leads, and its points; nothing for a hook.
    pub(super) run: Option<(Place, i32)>,
}

impl<M: Mask> Lane<M> {
    pub(super) fn empty() -> Lane<M> {
        Lane {
            direction: Direction::Across,
            first: 0,
            stride: 1,
            squares: [Square::CLOSED; ROOM],
            tiles: [FREE; ROOM],
            tile_points: [0; ROOM],
            crossing_length: [1; ROOM],
            free_before: [0; ROOM],
            nth_free: [0; ROOM],
            ahead: [M::NONE; ROOM],
            occupied: 0,
            free: 0,
            stops: 0,
            hooks: 0,
            laid: [FREE; ROOM],
        }
    }

    /// All starts, so that each play has just one: it is with the first run that the play comes to, or else over the
    /// first hook. Whatever was a start stops all later plays. Long and dear runs come first, then hooks where few
    /// letters fit: any order would do, this one leaves little to the starts with many plays.
    fn starts(&self, runs: &[Run], starts: &mut Vec<Start>) {
        let mut stops = self.stops;
        let mut order = [0u8; ROOM];
        let order = &mut order[..runs.len()];
        (0..).zip(order.iter_mut()).for_each(|(number, at)| *at = number);
        let weight = |run: &Run| (run.end - run.start) as i32 * 4 + run.points;
        order.sort_unstable_by_key(|number| std::cmp::Reverse(weight(&runs[usize::from(*number)])));
        for number in order {
            let Run { start, end, place, points } = runs[usize::from(*number)];
            if !place.is_end() {
                starts.push(Start { run: Some((place, points)), ..start_between(start, end, stops) });
            }
            stops |= span(start.saturating_sub(1), end + 1);
        }
        let mut order = [0u16; ROOM];
        let mut count = 0;
        for at in places(self.hooks & !stops) {
            order[count & 63] = (self.squares[at & 63].allowed.count() as u16) << 8 | at as u16;
            count += 1;
        }
        let order = &mut order[..count];
        order.sort_unstable();
        for at in order.iter().map(|key| usize::from(*key & 255)) {
            starts.push(start_between(at, at + 1, stops));
            stops |= 1 << at;
        }
    }
}

fn start_between(start: usize, end: usize, stops: u64) -> Start {
    let high = (stops & (u64::MAX << end)).trailing_zeros() as usize;
    let low = 64 - (stops & !(u64::MAX << start)).leading_zeros() as usize;
    Start { start, end, low, high, run: None }
}
