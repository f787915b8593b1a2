//! The tests of this crate, one module a subject, in one program: it is linked once.

mod analysis;
mod common;
mod endings;
mod from_json;
mod laws;
mod playthroughs;
mod previews;
mod protocol;
mod same_as_ever;
mod words;
