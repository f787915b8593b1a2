//! What a search tries first. The numbers were found by hill climbing on the size of the search: they cost nothing but
//! time if they are wrong.

/// A lead that the opponents cannot beat: base, each five, place in the order, a trump, nothing can beat it, each
/// opponent who must give count, the partner can give count, the partner is void.
pub(super) const SURE: [i32; 8] = [298, 7, 0, -154, -127, 238, 11, -18];

/// A lead that the partner can win: base, each five, place, a trump, each opponent who must give count, the partner is
/// void.
pub(super) const PARTNERS: [i32; 6] = [285, 84, -6, 78, 130, -90];

/// A lead that an opponent wins: base, each five, place, a trump, each opponent who is void, the partner is void, the
/// partner must give count, an opponent can give count.
pub(super) const LOST: [i32; 8] = [50, -8, 3, 47, -707, -7, -93, -547];

/// A lead that was good elsewhere in this search.
pub(super) const KILLER: i32 = 200;

/// Replies: base, each five, place in the order. The last to play has four situations: loses or wins, and the same with
/// the partner ahead. Each of the two before has twelve: by whether the partner is ahead, by whether the next opponent
/// cannot beat what lies, and then: loses, surely wins, may win.
pub(super) const REPLIES: [[i32; 3]; 28] = [
    [53, -540, -20],
    [213, 138, -2],
    [909, 15, -1],
    [-403, 52, -7],
    [-99, -24, -153],
    [307, 17, -9],
    [-208, -9, -26],
    [189, -35, -34],
    [259, 219, -1],
    [-54, 258, 152],
    [-184, -65, 179],
    [277, -47, -126],
    [-246, 36, 520],
    [129, 49, -29],
    [-147, 513, 177],
    [-940, 16, 128],
    [-328, -311, -11],
    [228, 50, -5],
    [15, -40, -3],
    [-397, -20, -2],
    [13, 169, -15],
    [-45, -260, -81],
    [-41, 100, -176],
    [107, 88, -5],
    [-208, -25, -6],
    [235, 40, -3],
    [252, 116, -11],
    [134, -274, -98],
];
