//! The tests of this crate, one module a subject, in one program: it is linked once.

mod phone;

mod content;
mod matches;
mod referee;
mod rooms;
