//! The word graph as it was walked before: the lists of a lexicon's file, with masks and what lies ahead beside them.
//!
//! A **node** is a list of edges that stand side by side; it is named by the place of its first edge. An **edge** is
//! 32 bits:
//!
//! ```text
//!   31 ............ 8   7     6        5 ..... 0
//!   target node         last  accepts  letter
//! ```
//!
//! *accepts*: a word ends with this letter. *last*: the node's list ends here. Target 0 is the node without edges.
//! Edges stand in the alphabet's order, so words come out sorted.

use lexicon::{Letter, LetterSet, Lexicon, MAX_LENGTH};

/// The letter code of a turn.
pub const TURN: u32 = 63;

const ACCEPTS: u32 = 1 << 6;
const LAST: u32 = 1 << 7;

/// A place in the word graph: what may follow after some letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node(pub u32);

impl Node {
    /// The node that nothing follows.
    pub const END: Node = Node(0);

    /// Whether nothing follows.
    #[inline]
    #[must_use]
    pub const fn is_end(self) -> bool {
        self.0 == 0
    }
}

/// A step in the word graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge(pub u32);

impl Edge {
    pub const fn code(self) -> u32 {
        self.0 & 63
    }

    pub const fn is_last(self) -> bool {
        self.0 & LAST != 0
    }

    /// Whether this is the gaddag's turn, from leftwards to rightwards, instead of a letter.
    #[inline]
    #[must_use]
    pub const fn is_turn(self) -> bool {
        self.code() == TURN
    }

    /// Its letter; to be asked only of an edge that is no turn.
    #[inline]
    #[must_use]
    pub const fn letter(self) -> Letter {
        debug_assert!(!self.is_turn(), "a turn has no letter");
        Letter::new(self.code() as u8)
    }

    /// Its letter as a mask, to be compared with a [`LetterSet`]. A turn has a bit that no letter set has.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.code()
    }

    /// Whether a word is complete with its letter.
    #[inline]
    #[must_use]
    pub const fn accepts(self) -> bool {
        self.0 & ACCEPTS != 0
    }

    /// Where it leads.
    #[inline]
    #[must_use]
    pub const fn target(self) -> Node {
        Node(self.0 >> 8)
    }
}

/// The edges of a node, in the alphabet's order; a turn comes first.
#[derive(Clone, Debug)]
pub struct Edges<'a>(&'a [Edge]);

impl Iterator for Edges<'_> {
    type Item = Edge;

    #[inline]
    fn next(&mut self) -> Option<Edge> {
        let (edge, rest) = self.0.split_first()?;
        self.0 = if edge.is_last() { &[] } else { rest };
        Some(*edge)
    }
}

/// All words of a lexicon, ready to be walked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The first edge belongs to no node, so that target 0 is free to mean "nothing".
    pub edges: Vec<Edge>,
    /// For each edge the letters of its list from there on, and the turn: what can follow is known without a search,
    /// and where a letter's edge stands is a matter of counting bits.
    masks: Vec<u64>,
    /// For each edge what lies ahead in its list from there on.
    ahead: Ahead,
    pub forward: Node,
    pub gaddag: Node,
}

impl Graph {
    /// From the end of a lexicon's file: the roots, how many edges there are, and the edges.
    pub fn of(lexicon: &Lexicon) -> Graph {
        let bytes = lexicon.to_bytes();
        let numbers: Vec<u32> = bytes.as_rchunks::<4>().1.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        let is_count = |at: &usize| numbers[*at] as usize == numbers.len() - at - 1 && *at >= 2;
        let count = (0..numbers.len()).find(is_count).expect("a lexicon's file ends with its edges");
        let edges = numbers[count + 1..].iter().map(|number| Edge(*number)).collect();
        Graph::new(edges, Node(numbers[count - 2]), Node(numbers[count - 1]))
    }

    fn new(edges: Vec<Edge>, forward: Node, gaddag: Node) -> Graph {
        let mut masks = vec![0; edges.len()];
        for (at, edge) in edges.iter().enumerate().skip(1).rev() {
            let rest = if edge.is_last() { 0 } else { masks.get(at + 1).copied().unwrap_or(0) };
            masks[at] = rest | edge.bit();
        }
        let ahead = Ahead::of(&edges);
        Graph { edges, masks, ahead, forward, gaddag }
    }

    /// Where words are read from left to right.
    #[inline]
    #[must_use]
    pub const fn forward(&self) -> Node {
        self.forward
    }

    /// Where words are read from any of their letters: leftwards, a turn, rightwards.
    #[inline]
    #[must_use]
    pub const fn gaddag(&self) -> Node {
        self.gaddag
    }

    /// The edges of a node; a turn comes first.
    #[inline]
    #[must_use]
    pub fn edges(&self, node: Node) -> Edges<'_> {
        Edges(if node.is_end() { &[] } else { &self.edges[node.0 as usize..] })
    }

    /// What can follow, as a mask: a bit for each letter, and [`Edge::bit`] of a turn.
    #[inline]
    #[must_use]
    pub fn mask(&self, node: Node) -> u64 {
        self.masks[node.0 as usize]
    }

    /// How many letters can follow at most, on the longest way to the end of a word.
    #[inline]
    #[must_use]
    pub fn longest(&self, node: Node) -> usize {
        usize::from(self.ahead.longest[node.0 as usize])
    }

    /// The letters that can follow somewhere on the way to the end of a word.
    #[inline]
    #[must_use]
    pub fn anywhere(&self, node: Node) -> LetterSet {
        LetterSet(self.ahead.letters[node.0 as usize])
    }

    /// The edge of a node for one letter's bit of its `mask`. For walks that have the mask at hand; else [`Graph::next`].
    #[inline]
    #[must_use]
    pub fn step(&self, node: Node, mask: u64, bit: u64) -> Edge {
        debug_assert!(mask == self.mask(node) && mask & bit != 0, "the bit is in the node's mask");
        // A turn comes first in the list, although its bit is the highest.
        let before = (mask >> TURN) as usize + (mask & (bit - 1)).count_ones() as usize;
        self.edges[node.0 as usize + before]
    }

    /// The edge of a node that has this letter.
    #[inline]
    #[must_use]
    pub fn next(&self, node: Node, letter: Letter) -> Option<Edge> {
        let (mask, bit) = (self.mask(node), 1 << letter.index());
        (mask & bit != 0).then(|| self.step(node, mask, bit))
    }

    /// Where the turn of a node leads; the node without edges if it has none.
    #[inline]
    #[must_use]
    pub fn turn(&self, node: Node) -> Node {
        if self.mask(node) >> TURN == 0 { Node::END } else { self.edges[node.0 as usize].target() }
    }

    /// The letters that complete a word.
    #[inline]
    #[must_use]
    pub fn accepting(&self, node: Node) -> LetterSet {
        // A turn never accepts, so it stays out by itself.
        LetterSet(self.edges(node).fold(0u64, |mask, edge| mask | u64::from(edge.accepts()) << edge.code()))
    }

    /// Follows letters from a node; the last edge, or nothing where the way ends or there are no letters.
    #[must_use]
    pub fn follow(&self, from: Node, letters: impl IntoIterator<Item = Letter>) -> Option<Edge> {
        let mut letters = letters.into_iter();
        let first = self.next(from, letters.next()?)?;
        letters.try_fold(first, |edge, letter| self.next(edge.target(), letter))
    }
}

/// What lies ahead of each edge: of its own letter, of those after it in its list, and of where they lead.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ahead {
    /// How many letters there are on the longest way.
    longest: Vec<u8>,
    /// The letters on any way, as a mask.
    letters: Vec<u64>,
}

/// Not looked at yet.
const UNKNOWN: u8 = u8::MAX;

/// No way is longer: leftwards, a turn, rightwards. What is, is no word graph (files are checked later).
const DEEPEST: usize = 2 * MAX_LENGTH + 1;

impl Ahead {
    fn of(edges: &[Edge]) -> Ahead {
        let mut ahead = Ahead { longest: vec![UNKNOWN; edges.len()], letters: vec![0; edges.len()] };
        (0..edges.len()).for_each(|at| ahead.look(edges, at, DEEPEST));
        ahead
    }

    /// Looks ahead of the edge at `at`, and of those after it in its list.
    fn look(&mut self, edges: &[Edge], at: usize, depth: usize) {
        if self.longest[at] != UNKNOWN || depth == 0 {
            return;
        }
        let mut last = at;
        while !edges[last].is_last() && self.longest.get(last + 1) == Some(&UNKNOWN) {
            last += 1;
        }
        // So that a circle comes to an end.
        self.longest[at..=last].fill(0);
        for at in (at..=last).rev() {
            let (edge, target) = (edges[at], edges[at].target().0 as usize);
            self.look(edges, target, depth - 1);
            let rest = if edge.is_last() { 0 } else { at + 1 };
            // The first edge belongs to no node, and nothing lies ahead of it.
            let (own, bit) = if at == 0 || edge.is_turn() { (0, 0) } else { (1, edge.bit()) };
            let longest = |of: usize| if of == 0 { 0 } else { self.longest[of] };
            let way = longest(rest).max(longest(target).saturating_add(own)).min(MAX_LENGTH as u8);
            self.letters[at] = bit | self.letters[target] | if rest == 0 { 0 } else { self.letters[rest] };
            self.longest[at] = way;
        }
    }
}
