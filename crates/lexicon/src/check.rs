//! Checks a word graph that comes from a file, so that walking it can neither leave the array nor go in circles.

use crate::builder::MAX_LENGTH;
use crate::lists::{Edge, Lists, MAX_EDGES, TURN};

/// What is wrong with a word graph. A file with this fault was not written by this program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GraphError {
    /// An impossible number of edges.
    #[error("it has {0} edges")]
    Size(usize),
    /// A root or an edge leads outside.
    #[error("{from} leads to edge {target}, and there are {size}")]
    Target {
        /// What leads there.
        from: String,
        /// Where it leads.
        target: u32,
        /// How many edges there are.
        size: usize,
    },
    /// An edge has a letter that the alphabet has not, or a turn is where none can be.
    #[error("edge {0} has a letter that cannot stand there")]
    Letter(usize),
    /// The last list has no end.
    #[error("its last list does not end")]
    Endless,
    /// Some way comes back to where it was.
    #[error("it leads in a circle")]
    Circle,
    /// A way is longer than words can be.
    #[error("it has words of more than {MAX_LENGTH} letters")]
    Long,
    /// The number of words is not what the header says.
    #[error("it has {found} words, but says {said}")]
    Words {
        /// What the header says.
        said: u64,
        /// How many there are.
        found: u64,
    },
}

/// Whether these lists are a word graph with `words` words over `letters` letters. If so, all edges in an order in which
/// every way goes forward.
pub(crate) fn check(lists: &Lists, letters: usize, words: u64) -> Result<Vec<u32>, GraphError> {
    check_edges(lists, letters)?;
    let order = lists.in_order().ok_or(GraphError::Circle)?;
    check_ways(lists, &order)?;
    match count_words(lists, &order) {
        found if found == words => Ok(order),
        found => Err(GraphError::Words { said: words, found }),
    }
}

/// Each edge by itself.
fn check_edges(lists: &Lists, letters: usize) -> Result<(), GraphError> {
    let (edges, size) = (&lists.edges, lists.edges.len());
    if size == 0 || size > MAX_EDGES {
        return Err(GraphError::Size(size));
    }
    if edges[0] != Edge::new(0, false, true, 0) {
        return Err(GraphError::Letter(0));
    }
    if !edges[size - 1].is_last() {
        return Err(GraphError::Endless);
    }
    let inside = |from: String, target: u32| match (target as usize) < size {
        true => Ok(()),
        false => Err(GraphError::Target { from, target, size }),
    };
    inside("the forward root".to_owned(), lists.forward.0)?;
    inside("the gaddag root".to_owned(), lists.gaddag.0)?;
    for (at, edge) in edges.iter().enumerate() {
        let target = edge.target().0;
        if target as usize >= size {
            inside(format!("edge {at}"), target)?;
        }
        if !edge.is_turn() && edge.code() as usize >= letters {
            return Err(GraphError::Letter(at));
        }
        // In the alphabet's order, a turn first: the graph finds an edge by counting those before it.
        if let Some(next) = edges.get(at + 1).filter(|_| !edge.is_last())
            && (next.is_turn() || !edge.is_turn() && next.code() <= edge.code())
        {
            return Err(GraphError::Letter(at + 1));
        }
    }
    Ok(())
}

/// No way is too long, and turns are taken at most once: first in a list, and never in the forward half.
fn check_ways(graph: &Lists, order: &[u32]) -> Result<(), GraphError> {
    let size = graph.edges.len();
    // The most letters read before an edge, and whether it can be reached from the forward root or by a turn.
    let (mut read, mut forwards) = (vec![0u8; size], vec![false; size]);
    forwards[graph.forward.0 as usize] = true;
    for at in order.iter().map(|at| *at as usize) {
        let edge = graph.edges[at];
        let follows = at > 0 && !graph.edges[at - 1].is_last();
        if edge.is_turn() && (forwards[at] || follows || edge.accepts() || edge.target().is_end()) {
            return Err(GraphError::Letter(at));
        }
        let after = read[at] + u8::from(!edge.is_turn());
        if usize::from(after) > MAX_LENGTH && at != 0 {
            return Err(GraphError::Long);
        }
        let [along, beside] = graph.ways_on(at);
        if let Some(to) = along {
            read[to] = read[to].max(after);
            forwards[to] |= forwards[at] || edge.is_turn();
        }
        if let Some(to) = beside {
            read[to] = read[to].max(read[at]);
            forwards[to] |= forwards[at];
        }
    }
    Ok(())
}

/// How many words are read from the forward root.
fn count_words(graph: &Lists, order: &[u32]) -> u64 {
    // Words from an edge on, and from the rest of its list. Saturating: a crafted graph can have very many.
    let mut words = vec![0u64; graph.edges.len()];
    for at in order.iter().rev().map(|at| *at as usize).filter(|at| *at != 0) {
        let onward = graph.ways_on(at).into_iter().flatten().map(|to| words[to]);
        words[at] = onward.fold(u64::from(graph.edges[at].accepts()), u64::saturating_add);
    }
    words[graph.forward.0 as usize]
}

const _: () = assert!(TURN as usize >= crate::alphabet::MAX_LETTERS);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lists::Node;

    fn lists(edges: Vec<Edge>, roots: [u32; 2]) -> Lists {
        Lists { edges, forward: Node(roots[0]), gaddag: Node(roots[1]) }
    }

    #[test]
    fn crafted_graphs_are_refused() {
        let end = Edge::new(0, false, true, 0);
        let cases: &[(&[Edge], [u32; 2], u64, &str)] = &[
            (&[], [0, 0], 0, "it has 0 edges"),
            (&[Edge::new(1, false, true, 0)], [0, 0], 0, "edge 0 has a letter that cannot stand there"),
            (&[end], [1, 0], 0, "the forward root leads to edge 1, and there are 1"),
            (&[end], [0, 9], 0, "the gaddag root leads to edge 9, and there are 1"),
            (&[end, Edge::new(0, true, true, 2)], [1, 0], 1, "edge 1 leads to edge 2, and there are 2"),
            (&[end, Edge::new(2, true, true, 0)], [1, 0], 1, "edge 1 has a letter that cannot stand there"),
            (&[end, Edge::new(0, true, false, 0)], [1, 0], 1, "its last list does not end"),
            (&[end, Edge::new(0, true, true, 1)], [1, 0], 1, "it leads in a circle"),
            (&[end, Edge::new(TURN, false, true, 0)], [0, 1], 0, "edge 1 has a letter that cannot stand there"),
            (
                &[end, Edge::new(TURN, false, true, 2), Edge::new(0, true, true, 0)],
                [1, 0],
                1,
                "edge 1 has a letter that cannot stand there",
            ),
            (
                &[end, Edge::new(1, true, false, 0), Edge::new(0, true, true, 0)],
                [1, 0],
                2,
                "edge 2 has a letter that cannot stand there",
            ),
            (&[end, Edge::new(0, true, true, 0)], [1, 0], 7, "it has 1 words, but says 7"),
        ];
        for (edges, roots, words, expected) in cases {
            let error = check(&lists(edges.to_vec(), *roots), 2, *words).unwrap_err();
            assert_eq!(error.to_string(), *expected);
        }
    }

    #[test]
    fn words_without_limit_are_refused() {
        // A chain of 22 letters.
        let chain = (1..=22).map(|at| Edge::new(0, at == 22, true, if at == 22 { 0 } else { at + 1 }));
        let edges: Vec<Edge> = [Edge::new(0, false, true, 0)].into_iter().chain(chain).collect();
        assert_eq!(check(&lists(edges, [1, 0]), 1, 1), Err(GraphError::Long));
    }
}
