//! The word graph as lists of edges: the smallest form, in which it is built and kept in files.
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
//! Edges stand in the alphabet's order, a turn first. A node whose list is the tail of a longer list is not written
//! again: it points into that list. So the form is small, but to find a letter's edge takes a search: for walks the lists
//! are laid out anew ([`crate::Graph`]).

/// The letter code of a turn.
pub(crate) const TURN: u32 = 63;
/// How many edges can be named: targets have 24 bits.
pub(crate) const MAX_EDGES: usize = 1 << 24;

const ACCEPTS: u32 = 1 << 6;
const LAST: u32 = 1 << 7;

/// A list, by the place of its first edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Node(pub(crate) u32);

impl Node {
    /// Whether nothing follows.
    pub(crate) const fn is_end(self) -> bool {
        self.0 == 0
    }
}

/// A step in the word graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edge(pub(crate) u32);

impl Edge {
    pub(crate) const fn new(code: u32, accepts: bool, last: bool, target: u32) -> Edge {
        Edge(code | (accepts as u32) << 6 | (last as u32) << 7 | target << 8)
    }

    /// Its letter's number, or [`TURN`].
    pub(crate) const fn code(self) -> u32 {
        self.0 & 63
    }

    pub(crate) const fn is_last(self) -> bool {
        self.0 & LAST != 0
    }

    /// Whether this is the gaddag's turn, from leftwards to rightwards, instead of a letter.
    pub(crate) const fn is_turn(self) -> bool {
        self.code() == TURN
    }

    /// Whether a word is complete with its letter.
    pub(crate) const fn accepts(self) -> bool {
        self.0 & ACCEPTS != 0
    }

    /// Where it leads.
    pub(crate) const fn target(self) -> Node {
        Node(self.0 >> 8)
    }
}

/// All edges, and where reading begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lists {
    /// The first edge belongs to no node, so that target 0 is free to mean "nothing".
    pub(crate) edges: Vec<Edge>,
    pub(crate) forward: Node,
    pub(crate) gaddag: Node,
}

impl Lists {
    /// The edges of a node, a turn first.
    pub(crate) fn edges(&self, node: Node) -> impl Iterator<Item = Edge> + '_ {
        let list = if node.is_end() { &[] } else { &self.edges[node.0 as usize..] };
        let length = list.iter().position(|edge| edge.is_last()).map_or(list.len(), |last| last + 1);
        list[..length].iter().copied()
    }

    /// Where one can go from an edge: along it, and on to the next of its list.
    pub(crate) fn ways_on(&self, at: usize) -> [Option<usize>; 2] {
        let edge = self.edges[at];
        [Some(edge.target().0 as usize).filter(|target| *target != 0), Some(at + 1).filter(|_| !edge.is_last())]
    }

    /// All edges in an order in which every way goes forward; there is one unless some way is a circle.
    pub(crate) fn in_order(&self) -> Option<Vec<u32>> {
        let size = self.edges.len();
        let mut entries = vec![0u32; size];
        for at in 0..size {
            self.ways_on(at).into_iter().flatten().for_each(|to| entries[to] += 1);
        }
        let mut order: Vec<u32> = (0..size as u32).filter(|at| entries[*at as usize] == 0).collect();
        let mut done = 0;
        while done < order.len() {
            for to in self.ways_on(order[done] as usize).into_iter().flatten() {
                entries[to] -= 1;
                if entries[to] == 0 {
                    order.push(to as u32);
                }
            }
            done += 1;
        }
        (order.len() == size).then_some(order)
    }
}
