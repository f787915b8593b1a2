//! The tests of this crate, one module a subject, in one program: it is linked once.

mod conversation;
mod door;
mod room;
