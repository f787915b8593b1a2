//! The generator as it was: from every anchor through the gaddag, blanks tried as tiles of their own, each edge looked at.

use super::graph::{Edge, Graph, Node};
use crossword::board::{MAX_SIDE, Premium};
use crossword::tables::Tables;
use crossword::{Board, Direction, Tile};
use lexicon::{Letter, Lexicon};
use std::sync::Arc;

/// No tile in a lane.
const FREE: u8 = u8::MAX;
/// A place where no tile can be.
const WALL: u8 = u8::MAX - 1;
/// Marks a tile of the play as a blank.
const BLANK: u8 = 1 << 6;
/// Every letter there can be.
const ANY: u64 = (1 << lexicon::MAX_LETTERS) - 1;

/// Finds plays.
pub struct Generator {
    lexicon: Arc<Lexicon>,
    graph: Graph,
    tables: Arc<Tables>,
}

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
    pub first: usize,
    pub stride: usize,
    pub laid: &'a [u8],
}

/// What the words across the lanes allow and add, for each square.
struct Crossing {
    allowed: Vec<u64>,
    /// The points of the tiles before and after; negative where there are none.
    points: Vec<i32>,
    /// How many letters the cross word would have.
    length: Vec<u8>,
}

/// A row or a column, ready to be walked.
struct Lane {
    direction: Direction,
    /// Its first square, and how far it is from each to the next.
    first: usize,
    stride: usize,
    size: usize,
    tiles: [u8; MAX_SIDE],
    points: [i32; MAX_SIDE],
    allowed: [u64; MAX_SIDE],
    crossing: [i32; MAX_SIDE],
    crossing_length: [u8; MAX_SIDE],
    letter_factors: [i32; MAX_SIDE],
    word_factors: [i32; MAX_SIDE],
    anchors: u64,
}

/// The sums of a walk so far.
#[derive(Clone, Copy)]
struct Sums {
    main: i32,
    times: i32,
    crossing: i32,
    placed: usize,
    /// The points of the tiles put down, before they count several times.
    spent: i32,
}

/// Before the first tile.
const NOTHING: Sums = Sums { main: 0, times: 1, crossing: 0, placed: 0, spent: 0 };

impl Generator {
    /// For these words under these rules.
    pub fn new(lexicon: Arc<Lexicon>, tables: Arc<Tables>) -> Generator {
        Generator { graph: Graph::of(&lexicon), lexicon, tables }
    }

    /// Gives every play of these tiles to `found`, each once.
    pub fn each(&self, board: &Board, rack: &[Tile], mut found: impl FnMut(&Found<'_>)) {
        let held = Held::of(rack);
        let mut any = |play: &Found<'_>| {
            found(play);
            i32::MIN
        };
        self.lanes(board, |lane| {
            let mut walk = Walk::new(&self.graph, &self.tables, &lane, held, All, &mut any);
            lane.spots().for_each(|(anchor, leftmost)| walk.from(anchor, leftmost));
        });
        self.lone_tiles(board, rack, &mut any);
    }

    /// Gives plays to `found` until it has had the best one, which is the last: each scores more than the one before, or
    /// the same and comes before it in the order of [`Generator::each`].
    pub fn best(&self, board: &Board, rack: &[Tile], mut found: impl FnMut(&Found<'_>)) {
        let held = Held::of(rack);
        let hopes = Hopes::of(&self.tables, rack);
        let mut lanes = Vec::new();
        self.lanes(board, |lane| {
            let rightwards = hopes.rightwards(&self.tables, &lane, held);
            lanes.push((lane, rightwards));
        });
        let spots = lanes.iter().flat_map(|(lane, right)| lane.spots().map(move |spot| (lane, right, spot)));
        let mut spots: Vec<_> = (0usize..)
            .zip(spots)
            .map(|(order, (lane, right, (anchor, leftmost)))| {
                let left = hopes.leftwards(&self.tables, lane, held, right, anchor, leftmost);
                let bound = |tiles| hopes.bound(left.at(anchor, tiles), NOTHING);
                // A bonus for the whole rack is hoped for nearly everywhere, and hardly ever there.
                (bound(hopes.tiles.saturating_sub(1)), bound(hopes.tiles), order, lane, right, left, anchor, leftmost)
            })
            .collect();
        spots.sort_unstable_by_key(|(most, _, order, ..)| (std::cmp::Reverse(*most), *order));
        let mut best: Option<(i32, usize)> = None;
        for (_, most, order, lane, right, left, anchor, leftmost) in spots {
            // What a play from here must score, to be better or (from an earlier anchor) as good.
            let wanted =
                |best: Option<(i32, usize)>| best.map_or(i32::MIN, |(score, at)| score + i32::from(at <= order));
            let at_first = wanted(best);
            if most < at_first {
                continue;
            }
            let mut better = |play: &Found<'_>| {
                if play.score >= wanted(best) {
                    best = Some((play.score, order));
                    found(play);
                }
                wanted(best)
            };
            let choosy = Choosy { hopes: &hopes, left, right, wanted: at_first };
            Walk::new(&self.graph, &self.tables, lane, held, choosy, &mut better).from(anchor, leftmost);
        }
        self.lone_tiles(board, rack, &mut |play: &Found<'_>| {
            if best.is_none_or(|(score, _)| play.score > score) {
                best = Some((play.score, usize::MAX));
                found(play);
            }
            i32::MIN
        });
    }

    /// Gives every lane with an anchor to `visit`, rows first.
    fn lanes(&self, board: &Board, mut visit: impl FnMut(Lane)) {
        let (width, height) = (board.layout.width(), board.layout.height());
        let anchors = self.anchors(board);
        for direction in [Direction::Across, Direction::Down] {
            let (lanes, size, lane_step, stride) = match direction {
                Direction::Across => (height, width, width, 1),
                Direction::Down => (width, height, 1, width),
            };
            let crossing = self.crossing(board, direction.other());
            for first in (0..lanes).map(|lane| lane * lane_step) {
                if (0..size).any(|at| anchors[first + at * stride]) {
                    visit(self.lane(board, &anchors, &crossing, direction, first, stride, size));
                }
            }
        }
    }

    /// Where no word is too short, a single tile may open the game.
    fn lone_tiles(&self, board: &Board, rack: &[Tile], found: &mut impl FnMut(&Found<'_>) -> i32) {
        if !board.is_empty() || self.tables.least_letters > 1 {
            return;
        }
        let mut tiles: Vec<Tile> = rack.to_vec();
        tiles.dedup();
        for square in self.tables.starts.iter().filter(|square| board.is_free(**square)) {
            for tile in &tiles {
                let letters = match tile.letter() {
                    Some(letter) => vec![(letter, self.tables.points[letter.index()], 0)],
                    None => self.lexicon.alphabet().letters().map(|letter| (letter, 0, BLANK)).collect(),
                };
                let allowed = |letter: &Letter| self.tables.letters[*square] & 1 << letter.index() != 0;
                for (letter, points, blank) in letters.into_iter().filter(|(letter, ..)| allowed(letter)) {
                    let factors = self.tables.letter_factors[*square] * self.tables.word_factors[*square];
                    let (score, direction) = (points * factors + self.tables.bonus[1], Direction::Across);
                    let laid = &[u8::from(letter) | blank];
                    found(&Found { direction, score, tiles: 1, length: 1, first: *square, stride: 1, laid });
                }
            }
        }
    }

    fn anchors(&self, board: &Board) -> Vec<bool> {
        let mut anchors = vec![false; board.layout.size()];
        if board.is_empty() {
            self.tables.starts.iter().for_each(|start| anchors[*start] = board.is_free(*start));
            return anchors;
        }
        for (square, anchor) in anchors.iter_mut().enumerate() {
            let old = |square: usize| !board.cell(square).is_empty();
            *anchor = board.is_free(square) && board.neighbours(square).any(old);
        }
        anchors
    }

    /// For each free square what the words in `direction` through it allow and add.
    fn crossing(&self, board: &Board, direction: Direction) -> Crossing {
        let size = board.layout.size();
        let mut all = Crossing { allowed: self.tables.letters.clone(), points: vec![-1; size], length: vec![1; size] };
        let mut letters = [Letter::new(0); 2 * MAX_SIDE];
        for square in (0..size).filter(|square| board.cell(*square).is_empty()) {
            let (mut length, mut points) = (0, 0);
            let mut before = 0;
            for forwards in [false, true] {
                let mut at = board.layout.step(square, direction, forwards);
                while let Some(cell) = at.map(|at| board.cell(at))
                    && let Some(letter) = cell.letter()
                {
                    letters[length] = letter;
                    length += 1;
                    points += if cell.is_blank() { 0 } else { self.tables.points[letter.index()] };
                    at = at.and_then(|at| board.layout.step(at, direction, forwards));
                }
                if !forwards {
                    before = length;
                }
            }
            if length > 0 {
                letters[..before].reverse();
                all.allowed[square] &= self.fitting(&letters[..before], &letters[before..length]);
                all.points[square] = points;
                all.length[square] = length as u8 + 1;
            }
        }
        all
    }

    /// The letters that make a word between these.
    fn fitting(&self, before: &[Letter], after: &[Letter]) -> u64 {
        let graph = &self.graph;
        let follow = |root, letters: &mut dyn Iterator<Item = Letter>| graph.follow(root, letters).map(Edge::target);
        if before.is_empty() {
            let node = follow(graph.gaddag(), &mut after.iter().rev().copied());
            return node.map_or(0, |node| graph.accepting(node).0);
        }
        let Some(node) = follow(graph.forward(), &mut before.iter().copied()) else { return 0 };
        if after.is_empty() {
            return graph.accepting(node).0;
        }
        let completes = |edge: &Edge| graph.follow(edge.target(), after.iter().copied()).is_some_and(Edge::accepts);
        graph.edges(node).filter(completes).fold(0, |mask, edge| mask | edge.bit())
    }

    #[allow(clippy::too_many_arguments, reason = "called once; a struct would only say it twice")]
    fn lane(
        &self,
        board: &Board,
        anchors: &[bool],
        crossing: &Crossing,
        direction: Direction,
        first: usize,
        stride: usize,
        size: usize,
    ) -> Lane {
        let mut lane = Lane {
            direction,
            first,
            stride,
            size,
            tiles: [WALL; MAX_SIDE],
            points: [0; MAX_SIDE],
            allowed: [0; MAX_SIDE],
            crossing: [0; MAX_SIDE],
            crossing_length: [0; MAX_SIDE],
            letter_factors: [1; MAX_SIDE],
            word_factors: [1; MAX_SIDE],
            anchors: 0,
        };
        for at in 0..size {
            let square = first + at * stride;
            let cell = board.cell(square);
            lane.anchors |= u64::from(anchors[square]) << at;
            if let Some(letter) = cell.letter() {
                lane.tiles[at] = letter.into();
                lane.points[at] = if cell.is_blank() { 0 } else { self.tables.points[letter.index()] };
            } else if board.layout.premium(square) != Premium::Blocked {
                lane.tiles[at] = FREE;
                lane.allowed[at] = crossing.allowed[square];
                lane.crossing[at] = crossing.points[square];
                lane.crossing_length[at] = crossing.length[square];
                lane.letter_factors[at] = self.tables.letter_factors[square];
                lane.word_factors[at] = self.tables.word_factors[square];
            }
        }
        lane
    }
}

impl Lane {
    /// Each anchor, and how far to its left tiles may go: not as far as the anchor before.
    fn spots(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (mut anchors, mut leftmost) = (self.anchors, 0);
        std::iter::from_fn(move || {
            let anchor = (anchors != 0).then_some(anchors.trailing_zeros() as usize)?;
            anchors &= anchors - 1;
            Some((anchor, std::mem::replace(&mut leftmost, anchor + 1)))
        })
    }

    fn is_tile(&self, at: usize) -> bool {
        at < self.size && self.tiles[at] < WALL
    }

    fn is_free(&self, at: usize) -> bool {
        at < self.size && self.tiles[at] == FREE
    }
}

/// The tiles of a rack, while some of them lie on the board.
#[derive(Clone, Copy)]
struct Held {
    /// How many tiles of each letter are still there, and which letters those are.
    counts: [u8; lexicon::MAX_LETTERS + 2],
    letters: u64,
    blanks: u8,
    /// All of them.
    count: usize,
}

impl Held {
    fn of(rack: &[Tile]) -> Held {
        let mut held = Held { counts: [0; lexicon::MAX_LETTERS + 2], letters: 0, blanks: 0, count: rack.len() };
        for tile in rack {
            match tile.letter() {
                Some(letter) => {
                    held.counts[letter.index()] += 1;
                    held.letters |= 1 << letter.index();
                }
                None => held.blanks += 1,
            }
        }
        held
    }

    /// Can one of the tiles be one of these letters?
    fn has_any(&self, letters: u64) -> bool {
        letters & if self.blanks > 0 { ANY } else { self.letters } != 0
    }
}

/// How much tiles could score at most, whatever the words.
struct Hopes {
    /// The points of the tiles on the rack, the dearest first, and the letter of each.
    points: Vec<(i32, u64)>,
    /// The points of so many of the dearest together.
    sums: Vec<i32>,
    /// The highest bonus for so many tiles or fewer.
    bonus: Vec<i32>,
    tiles: usize,
    /// Points or factors below nothing: then nothing is known.
    unknown: bool,
}

/// What so many more tiles could add at most, each figure by itself.
#[derive(Clone, Copy, Default)]
struct Hope {
    /// How many of them have a place.
    tiles: usize,
    /// The points of the tiles of the main word that lie there already.
    old: i32,
    /// What letter factors add to the points of the tiles.
    extra: i32,
    /// How many times the main word counts for the squares.
    times: i32,
    /// The words across.
    crossing: i32,
}

impl Hope {
    const NONE: Hope = Hope { tiles: 0, old: 0, extra: 0, times: 1, crossing: 0 };

    /// Some here and some there.
    fn and(self, other: Hope) -> Hope {
        Hope {
            tiles: self.tiles + other.tiles,
            old: self.old + other.old,
            extra: self.extra + other.extra,
            times: self.times * other.times,
            crossing: self.crossing + other.crossing,
        }
    }

    /// The higher of each figure.
    fn or(self, other: Hope) -> Hope {
        Hope {
            tiles: self.tiles.max(other.tiles),
            old: self.old.max(other.old),
            extra: self.extra.max(other.extra),
            times: self.times.max(other.times),
            crossing: self.crossing.max(other.crossing),
        }
    }
}

/// For each place in a lane and each number of tiles: what they could add, the next of them put there.
struct Ahead {
    hopes: Vec<Hope>,
    tiles: usize,
}

impl Ahead {
    #[inline]
    fn at(&self, place: usize, tiles: usize) -> &Hope {
        &self.hopes[place * (self.tiles + 1) + tiles]
    }
}

impl Hopes {
    fn of(tables: &Tables, rack: &[Tile]) -> Hopes {
        let tile =
            |tile: &Tile| tile.letter().map_or((0, 0), |letter| (tables.points[letter.index()], 1 << letter.index()));
        let mut points: Vec<(i32, u64)> = rack.iter().map(tile).collect();
        points.sort_unstable_by_key(|(points, _)| std::cmp::Reverse(*points));
        let so_far = |sum: &mut i32, (points, _): &(i32, u64)| {
            *sum += points;
            Some(*sum)
        };
        let sums = std::iter::once(0).chain(points.iter().scan(0, so_far)).collect();
        let tiles = rack.len().min(MAX_SIDE);
        let highest = |highest: &mut i32, bonus: &i32| {
            *highest = (*highest).max(*bonus);
            Some(*highest)
        };
        let bonus = tables.bonus[..=tiles].iter().scan(0, highest).collect();
        let factors = tables.letter_factors.iter().chain(&tables.word_factors);
        let unknown = tables.points.iter().chain(factors).any(|number| *number < 0);
        Hopes { points, sums, bonus, tiles, unknown }
    }

    /// No play with these sums scores more if the tiles that are hoped for come.
    #[inline]
    fn bound(&self, hope: &Hope, sums: Sums) -> i32 {
        if self.unknown {
            return i32::MAX;
        }
        let dearest = self.sums[hope.tiles].min(self.sums[self.points.len()] - sums.spent);
        let main = (sums.main + hope.old + dearest + hope.extra) * sums.times * hope.times;
        main + sums.crossing + hope.crossing + self.bonus[sums.placed + hope.tiles]
    }

    /// What tiles could add from each place of a lane on, rightwards.
    fn rightwards(&self, tables: &Tables, lane: &Lane, held: Held) -> Ahead {
        let mut hopes = Vec::with_capacity((lane.size + 1) * (self.tiles + 1));
        for place in 0..=lane.size {
            self.along(&mut hopes, tables, lane, held, place, |at| at + 1, |at| lane.is_free(at));
        }
        Ahead { hopes, tiles: self.tiles }
    }

    /// What tiles could add from each place on, leftwards as far as they may go, and then to the right of the anchor.
    fn leftwards(
        &self,
        tables: &Tables,
        lane: &Lane,
        held: Held,
        right: &Ahead,
        anchor: usize,
        leftmost: usize,
    ) -> Ahead {
        let mut left = vec![Hope::NONE; leftmost * (self.tiles + 1)];
        for place in leftmost..=anchor {
            let ours = |at: usize| at >= leftmost && at <= anchor && lane.is_free(at);
            self.along(&mut left, tables, lane, held, place, |at| at.wrapping_sub(1), ours);
        }
        let mut hopes = left.clone();
        for place in leftmost..=anchor {
            for tiles in 0..=self.tiles {
                let here = |count: usize| left[place * (self.tiles + 1) + count];
                let split = (0..=tiles).map(|count| here(count).and(*right.at(anchor + 1, tiles - count)));
                hopes[place * (self.tiles + 1) + tiles] = split.reduce(Hope::or).unwrap_or(Hope::NONE);
            }
        }
        Ahead { hopes, tiles: self.tiles }
    }

    /// What no tile, one, two… could add from a place on, step by step while squares are `free`.
    #[allow(clippy::too_many_arguments, reason = "both ways, and nowhere else")]
    fn along(
        &self,
        hopes: &mut Vec<Hope>,
        tables: &Tables,
        lane: &Lane,
        held: Held,
        place: usize,
        step: impl Fn(usize) -> usize,
        free: impl Fn(usize) -> bool,
    ) {
        let (mut hope, mut at, mut factors) = (Hope::NONE, place, Factors::default());
        let mut open = true;
        for _ in 0..=self.tiles {
            while lane.is_tile(at) {
                hope.old += lane.points[at];
                at = step(at);
            }
            hopes.push(hope);
            open = open && free(at) && held.has_any(lane.allowed[at]);
            if !open {
                continue;
            }
            let (letter, word) = (lane.letter_factors[at], lane.word_factors[at]);
            hope.tiles += 1;
            hope.times *= word;
            if tables.crossing_counts && lane.crossing[at] >= 0 {
                let fits = |(_, bit): &&(i32, u64)| lane.allowed[at] & bit != 0;
                let dearest = self.points.iter().find(fits).map_or(0, |(points, _)| *points);
                hope.crossing += (lane.crossing[at] + dearest * letter) * word;
            }
            if letter > 1 {
                factors.add(letter - 1);
                hope.extra = factors.0.iter().zip(&self.points).map(|(extra, (points, _))| extra * points).sum();
            }
            at = step(at);
        }
    }
}

/// What letter factors add to a tile's points, the highest first.
#[derive(Default)]
struct Factors(Vec<i32>);

impl Factors {
    fn add(&mut self, extra: i32) {
        let place = self.0.iter().position(|other| *other < extra).unwrap_or(self.0.len());
        self.0.insert(place, extra);
    }
}

/// Which ways a walk takes.
trait Taste {
    /// Is it worth while to put a tile there, with at most so many more?
    fn takes(&self, leftwards: bool, at: usize, more: impl FnOnce() -> usize, sums: Sums) -> bool;
    /// From now on plays must score so much.
    fn want(&mut self, score: i32);
}

/// All of them.
struct All;

impl Taste for All {
    #[inline]
    fn takes(&self, _: bool, _: usize, _: impl FnOnce() -> usize, _: Sums) -> bool {
        true
    }

    #[inline]
    fn want(&mut self, _: i32) {}
}

/// Those on which a play may be good enough.
struct Choosy<'a> {
    hopes: &'a Hopes,
    left: Ahead,
    right: &'a Ahead,
    wanted: i32,
}

impl Taste for Choosy<'_> {
    #[inline]
    fn takes(&self, leftwards: bool, at: usize, more: impl FnOnce() -> usize, sums: Sums) -> bool {
        let ahead = if leftwards { &self.left } else { self.right };
        let more = more().min(self.hopes.tiles.saturating_sub(sums.placed));
        self.hopes.bound(ahead.at(at, more), sums) >= self.wanted
    }

    #[inline]
    fn want(&mut self, score: i32) {
        self.wanted = score;
    }
}

/// A walk through the word graph along one lane.
struct Walk<'a, F, T> {
    graph: &'a Graph,
    tables: &'a Tables,
    lane: &'a Lane,
    held: Held,
    /// The tiles put down, by their place in the lane.
    laid: [u8; MAX_SIDE],
    anchor: usize,
    /// Where the word begins, once the walk goes rightwards.
    start: usize,
    /// To the left of the anchor, tiles go no further than here.
    leftmost: usize,
    taste: T,
    /// Is told of each play; says what others must score.
    found: &'a mut F,
}

impl<'a, F: FnMut(&Found<'_>) -> i32, T: Taste> Walk<'a, F, T> {
    fn new(graph: &'a Graph, tables: &'a Tables, lane: &'a Lane, held: Held, taste: T, found: &'a mut F) -> Self {
        let laid = [FREE; MAX_SIDE];
        Walk { graph, tables, lane, held, laid, anchor: 0, start: 0, leftmost: 0, taste, found }
    }

    /// All plays from an anchor.
    fn from(&mut self, anchor: usize, leftmost: usize) {
        (self.anchor, self.leftmost) = (anchor, leftmost);
        self.put::<true>(anchor, self.graph.gaddag(), NOTHING);
    }

    /// Puts each tile that fits on a free square, and goes on from there.
    #[inline]
    fn put<const LEFT: bool>(&mut self, at: usize, node: Node, sums: Sums) {
        // Tiles whose letter does not come any more stay on the rack, one of each letter at least.
        let more = || {
            let idle = (self.held.letters & !self.graph.anywhere(node).0).count_ones() as usize;
            (self.held.count - idle).min(self.graph.longest(node))
        };
        if !self.taste.takes(LEFT, at, more, sums) {
            return;
        }
        let mask = self.graph.mask(node);
        let fitting = self.lane.allowed[at] & mask;
        let mut wanted = if self.held.blanks > 0 { fitting } else { fitting & self.held.letters };
        while wanted != 0 {
            let bit = wanted & wanted.wrapping_neg();
            wanted ^= bit;
            let edge = self.graph.step(node, mask, bit);
            let letter = bit.trailing_zeros() as usize;
            if self.held.letters & bit != 0 {
                self.held.counts[letter] -= 1;
                self.held.count -= 1;
                self.held.letters ^= if self.held.counts[letter] == 0 { bit } else { 0 };
                self.laid[at] = letter as u8;
                let sums = self.sums(at, sums, self.tables.points[letter]);
                self.go_on::<LEFT>(at, edge, sums);
                self.held.letters |= bit;
                self.held.counts[letter] += 1;
                self.held.count += 1;
            }
            if self.held.blanks > 0 {
                self.held.blanks -= 1;
                self.held.count -= 1;
                self.laid[at] = letter as u8 | BLANK;
                let sums = self.sums(at, sums, 0);
                self.go_on::<LEFT>(at, edge, sums);
                self.held.blanks += 1;
                self.held.count += 1;
            }
        }
        self.laid[at] = FREE;
    }

    #[inline]
    fn sums(&self, at: usize, sums: Sums, points: i32) -> Sums {
        let (own, points) = (points, points * self.lane.letter_factors[at]);
        let times = self.lane.word_factors[at];
        let crossing = if self.lane.crossing[at] < 0 { 0 } else { (self.lane.crossing[at] + points) * times };
        Sums {
            main: sums.main + points,
            times: sums.times * times,
            crossing: sums.crossing + crossing,
            placed: sums.placed + 1,
            spent: sums.spent + own,
        }
    }

    #[inline]
    fn go_on<const LEFT: bool>(&mut self, at: usize, edge: Edge, sums: Sums) {
        if LEFT { self.left(at, edge, sums) } else { self.right(at + 1, edge.target(), edge.accepts(), sums) }
    }

    /// All letters from `at` to the anchor are read, the one at `at` last.
    fn left(&mut self, mut at: usize, mut edge: Edge, mut sums: Sums) {
        while at > 0 && self.lane.tiles[at - 1] < WALL {
            at -= 1;
            let Some(next) = self.graph.next(edge.target(), Letter::new(self.lane.tiles[at])) else { return };
            edge = next;
            sums.main += self.lane.points[at];
        }
        let after = self.anchor + 1;
        let ends = after == self.lane.size || self.lane.tiles[after] >= WALL;
        if edge.accepts() && ends {
            self.record(at, after, sums);
        }
        if edge.target().is_end() {
            return;
        }
        if after < self.lane.size {
            let turned = self.graph.turn(edge.target());
            if !turned.is_end() {
                self.start = at;
                self.right(after, turned, false, sums);
            }
        }
        if at > self.leftmost && self.lane.tiles[at - 1] == FREE {
            self.put::<true>(at - 1, edge.target(), sums);
        }
    }

    /// All letters before `at` are read; `complete` if they are a word.
    fn right(&mut self, mut at: usize, mut node: Node, mut complete: bool, mut sums: Sums) {
        while at < self.lane.size && self.lane.tiles[at] < WALL {
            let Some(edge) = self.graph.next(node, Letter::new(self.lane.tiles[at])) else { return };
            node = edge.target();
            complete = edge.accepts();
            sums.main += self.lane.points[at];
            at += 1;
        }
        if complete {
            self.record(self.start, at, sums);
        }
        if at < self.lane.size && self.lane.tiles[at] == FREE && !node.is_end() {
            self.put::<false>(at, node, sums);
        }
    }

    /// A word from `start` up to `end` is complete.
    fn record(&mut self, start: usize, end: usize, sums: Sums) {
        let length = end - start;
        if length < self.tables.least_letters {
            return;
        }
        if sums.placed == 1 {
            // A single tile with words both ways is found in both lanes; it counts where its word is the longer one.
            let crossing = usize::from(self.lane.crossing_length[self.anchor]);
            let elsewhere = match self.lane.direction {
                Direction::Across => crossing > length,
                Direction::Down => crossing >= length && crossing > 1,
            };
            if elsewhere {
                return;
            }
        }
        let crossing = if self.tables.crossing_counts { sums.crossing } else { 0 };
        let wanted = (self.found)(&Found {
            direction: self.lane.direction,
            score: sums.main * sums.times + crossing + self.tables.bonus[sums.placed],
            tiles: sums.placed,
            length,
            first: self.lane.first + start * self.lane.stride,
            stride: self.lane.stride,
            laid: &self.laid[start..end],
        });
        self.taste.want(wanted);
    }
}
