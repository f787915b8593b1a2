//! The rules, a file each. A new one is a file beside this one, and its name here.

use crossword::rules::Rule;

kernel::rules! { dyn Rule;
    applause,
    fixed_bonus,
    near_tiles,
    spell,
}
