//! The tests of this crate, one module a subject, in one program. What the build runs is tested from here, too.

#[path = "../../build/hunspell.rs"]
mod hunspell;
#[path = "../../build/lists.rs"]
mod lists;
#[path = "../../build/packed.rs"]
mod packed;

mod affixes;
mod files;
mod packages;
