//! The tests of this crate, one module a subject, in one program: it is linked once.

mod beset;
mod common;
mod deals;
mod doors;
mod golden;
mod hostile;
mod openapi;
mod outside;
mod pictionary;
mod play;
mod trivia;
mod typescript;
mod wire;
mod words;
