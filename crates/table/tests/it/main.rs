//! The tests of this crate, one module a subject, in one program: it is linked once.

mod branch;
mod conversation;
mod door;
mod room;
