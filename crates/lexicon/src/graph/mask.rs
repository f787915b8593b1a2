//! Sets of letters in as few bits as an alphabet needs: the word graph and the walks through it are made for both widths.

use crate::alphabet::LetterSet;
use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// A set of letters, and a bit for the gaddag's turn: the highest one.
pub trait Mask:
    Copy
    + Eq
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + 'static
{
    /// How many letters fit beside the turn.
    const LETTERS: usize;
    /// How many cells of the word graph two of them take: the header of a node.
    const HEAD: usize;
    /// Nodes stand at multiples of two to this power, so that more of them can be named.
    const SHIFT: u32;
    /// Nothing.
    const NONE: Self;
    /// All letters, without the turn.
    const ALL: Self;
    /// The turn alone.
    const TURN: Self;

    /// One letter by its number. A number past all letters, 63, is the turn's.
    fn of(letter: usize) -> Self;
    /// These letters, as far as they fit.
    fn of_set(letters: LetterSet) -> Self;
    /// Its lowest bit alone.
    fn lowest(self) -> Self;
    /// Without its lowest bit.
    fn without_lowest(self) -> Self;
    /// The number of its lowest bit.
    fn index(self) -> usize;
    /// How many bits it has.
    fn count(self) -> usize;
    /// All that is lower than this one bit.
    fn below(self) -> Self;
    /// 1 if the turn is in it.
    fn turn(self) -> usize;
    /// Its letters, without the turn.
    fn letters(self) -> LetterSet;
    /// The two masks of a header.
    fn read(cells: &[u32]) -> [Self; 2];
    /// Puts one mask of a header down.
    fn write(self, cells: &mut Vec<u32>);

    /// Whether it is empty.
    #[inline(always)]
    fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Whether something is in it.
    #[inline(always)]
    fn any(self) -> bool {
        self != Self::NONE
    }
}

/// How many bits each number has.
static ONES: [u8; 2048] = {
    let mut ones = [0; 2048];
    let mut at = 0;
    while at < 2048 {
        ones[at] = (at as u32).count_ones() as u8;
        at += 1;
    }
    ones
};

/// The bits of a mask of 32. Without the processor's help, which a program for every machine cannot count on, three lookups
/// are quicker than counting.
#[inline(always)]
fn ones(mask: u32) -> usize {
    if cfg!(target_feature = "popcnt") {
        return mask.count_ones() as usize;
    }
    let part = |shift: u32| usize::from(ONES[(mask >> shift) as usize & 2047]);
    part(0) + part(11) + part(22)
}

macro_rules! mask {
    ($mask:ty, $shift:literal, $count:expr, $read:expr, $write:expr) => {
        impl Mask for $mask {
            const LETTERS: usize = <$mask>::BITS as usize - 1;
            const HEAD: usize = <$mask>::BITS as usize / 16;
            const SHIFT: u32 = $shift;
            const NONE: $mask = 0;
            const ALL: $mask = <$mask>::MAX >> 1;
            const TURN: $mask = 1 << (<$mask>::BITS - 1);

            #[inline(always)]
            fn of(letter: usize) -> $mask {
                1 << (letter & Self::LETTERS)
            }

            #[inline(always)]
            fn of_set(letters: LetterSet) -> $mask {
                letters.0 as $mask & Self::ALL
            }

            #[inline(always)]
            fn lowest(self) -> $mask {
                self & self.wrapping_neg()
            }

            #[inline(always)]
            fn without_lowest(self) -> $mask {
                self & self.wrapping_sub(1)
            }

            #[inline(always)]
            fn index(self) -> usize {
                self.trailing_zeros() as usize & Self::LETTERS
            }

            #[inline(always)]
            fn count(self) -> usize {
                $count(self)
            }

            #[inline(always)]
            fn below(self) -> $mask {
                self.wrapping_sub(1)
            }

            #[inline(always)]
            fn turn(self) -> usize {
                (self >> Self::LETTERS) as usize
            }

            #[inline(always)]
            fn letters(self) -> LetterSet {
                LetterSet(u64::from(self & Self::ALL))
            }

            #[inline(always)]
            fn read(cells: &[u32]) -> [$mask; 2] {
                $read(cells)
            }

            fn write(self, cells: &mut Vec<u32>) {
                $write(self, cells)
            }
        }
    };
}

mask!(u32, 0, ones, |cells: &[u32]| [cells[0], cells[1]], |mask, cells: &mut Vec<u32>| cells.push(mask));
mask!(
    u64,
    2,
    |mask: u64| mask.count_ones() as usize,
    |cells: &[u32]| {
        let wide = |low: u32, high: u32| u64::from(high) << 32 | u64::from(low);
        [wide(cells[0], cells[1]), wide(cells[2], cells[3])]
    },
    |mask: u64, cells: &mut Vec<u32>| cells.extend([mask as u32, (mask >> 32) as u32])
);
