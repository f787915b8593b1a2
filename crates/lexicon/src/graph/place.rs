//! Places in the word graph.

use super::nodes::TARGET_BITS;

/// A place in the word graph: what may follow after some letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place(pub(super) u32);

impl Place {
    /// Nothing follows.
    pub const END: Place = Place(0);
    /// Marks a node that is left out, by where its turn leads.
    pub(super) const TURNED: u32 = 1 << TARGET_BITS;
    /// All that a place is written with.
    pub(super) const BITS: u32 = Place::TURNED | (Place::TURNED - 1);

    /// Whether nothing follows.
    #[inline(always)]
    #[must_use]
    pub const fn is_end(self) -> bool {
        self.0 == 0
    }

    /// Whether the node here has nothing but a turn.
    #[inline(always)]
    #[must_use]
    pub const fn is_turned(self) -> bool {
        self.0 & Place::TURNED != 0
    }

    /// Where the turn of such a node leads.
    #[inline(always)]
    #[must_use]
    pub const fn beyond(self) -> Place {
        Place(self.node())
    }

    /// The number of the node, or of the one beyond the turn.
    #[inline(always)]
    pub(super) const fn node(self) -> u32 {
        self.0 & !Place::TURNED
    }
}
