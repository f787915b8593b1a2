//! The commands, a file each.

pub(crate) mod crossword;
pub(crate) mod games;
pub(crate) mod lexicon;
pub(crate) mod packs;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod verify;
