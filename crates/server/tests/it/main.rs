//! The tests of this crate, one module a subject, in one program: it is linked once.

mod common;
mod deals;
mod golden;
mod hostile;
mod outside;
mod pictionary;
mod play;
mod trivia;
mod typescript;
mod words;
