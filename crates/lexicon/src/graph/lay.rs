//! Lists of edges, as files have them, laid out as nodes for walks.

use super::mask::Mask;
use super::nodes::{NOTHING_NEEDED, Nodes, TARGET_BITS, Way};
use super::place::Place;
use crate::lists::{Edge, Lists, Node};

/// What is known of all completions from a node.
#[derive(Clone, Copy)]
struct Known<M> {
    /// Letters that occur in each of them.
    needed: M,
    /// How many letters the shortest one has.
    distance: u8,
}

/// Lays lists out, if their nodes can all be named. `order` has every edge before those that it leads to and those
/// that follow it in its list.
pub(super) fn lay<M: Mask>(lists: &Lists, order: &[u32]) -> Option<Nodes<M>> {
    let (nodes, places, size) = places::<M>(lists)?;
    let known = known::<M>(&lists.edges, order);
    let rarest = rarest::<M>(lists, &nodes);
    let mut cells = Vec::with_capacity(size);
    cells.resize(M::HEAD.next_multiple_of(1 << M::SHIFT), 0);
    for node in nodes {
        cells.resize(cells.len().next_multiple_of(1 << M::SHIFT), 0);
        let (mut deep, mut accept) = (M::NONE, M::NONE);
        for edge in lists.edges(node) {
            let bit = M::of(edge.code() as usize);
            deep |= if edge.target().is_end() { M::NONE } else { bit };
            accept |= if edge.accepts() { bit } else { M::NONE };
        }
        deep.write(&mut cells);
        accept.write(&mut cells);
        for target in lists.edges(node).map(Edge::target).filter(|target| !target.is_end()) {
            let place = place_of(lists, &places, target);
            let Known { needed, distance } = known[target.0 as usize];
            cells.push(Way::new(place, rarest(needed), u32::from(distance)).0);
        }
    }
    let place = |node: Node| Place(places[node.0 as usize]);
    Some(Nodes::new(cells, place(lists.forward), place(lists.gaddag)))
}

/// The nodes by their distance from the roots, the place of each, and the size of all.
fn places<M: Mask>(lists: &Lists) -> Option<(Vec<Node>, Vec<u32>, usize)> {
    let (mut nodes, mut places) = (vec![lists.gaddag, lists.forward], vec![0; lists.edges.len()]);
    let mut seen = vec![false; lists.edges.len()];
    nodes.retain(|node| !node.is_end() && !std::mem::replace(&mut seen[node.0 as usize], true));
    let mut done = 0;
    while done < nodes.len() {
        for target in lists.edges(nodes[done]).map(Edge::target) {
            if !target.is_end() && !std::mem::replace(&mut seen[target.0 as usize], true) {
                nodes.push(target);
            }
        }
        done += 1;
    }
    nodes.retain(|node| *node == lists.gaddag || only_turns(lists, *node).is_none());
    // Place 0 is the end: a node without anything.
    let mut size = M::HEAD;
    for node in &nodes {
        size = size.next_multiple_of(1 << M::SHIFT);
        places[node.0 as usize] = (size >> M::SHIFT) as u32;
        size += M::HEAD + lists.edges(*node).filter(|edge| !edge.target().is_end()).count();
    }
    (size >> M::SHIFT < 1 << TARGET_BITS).then_some((nodes, places, size))
}

/// Where the node's turn leads, if it has nothing else.
fn only_turns(lists: &Lists, node: Node) -> Option<Node> {
    let first = lists.edges.get(node.0 as usize)?;
    (first.is_turn() && first.is_last()).then(|| first.target())
}

fn place_of(lists: &Lists, places: &[u32], node: Node) -> Place {
    match only_turns(lists, node) {
        Some(beyond) => Place(places[beyond.0 as usize] | Place::TURNED),
        None => Place(places[node.0 as usize]),
    }
}

/// What is known from each edge of a list on.
fn known<M: Mask>(edges: &[Edge], order: &[u32]) -> Vec<Known<M>> {
    let nothing = Known { needed: M::ALL, distance: u8::MAX };
    let mut known = vec![nothing; edges.len()];
    for at in order.iter().rev().map(|at| *at as usize) {
        let edge = edges[at];
        let along = known[edge.target().0 as usize];
        let own = match (edge.is_turn(), edge.accepts()) {
            (true, _) => along,
            (false, true) => Known { needed: M::of(edge.code() as usize), distance: 1 },
            (false, false) => {
                Known { needed: along.needed | M::of(edge.code() as usize), distance: along.distance.saturating_add(1) }
            }
        };
        let beside = if edge.is_last() { nothing } else { known[at + 1] };
        known[at] = Known { needed: own.needed & beside.needed, distance: own.distance.min(beside.distance) };
    }
    known
}

/// Chooses among letters the one that the graph has least often: it is at hand least often, too.
fn rarest<M: Mask>(lists: &Lists, nodes: &[Node]) -> impl Fn(M) -> u32 + use<M> {
    let mut often = [0u32; 64];
    for edge in nodes.iter().flat_map(|node| lists.edges(*node)) {
        often[edge.code() as usize] += 1;
    }
    move |mut letters: M| {
        let mut best = (u32::MAX, NOTHING_NEEDED);
        while letters.any() {
            best = best.min((often[letters.index()], letters.index() as u32));
            letters = letters.without_lowest();
        }
        best.1
    }
}
