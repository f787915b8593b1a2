//! The tests of this crate, one module a subject, in one program: it is linked once.

mod analysis;
mod branch;
mod check;
mod coach;
mod common;
mod effect;
mod endings;
mod from_json;
mod laws;
mod playthroughs;
mod previews;
mod protocol;
mod same_as_ever;
mod words;
