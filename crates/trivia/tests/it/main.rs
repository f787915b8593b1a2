//! The tests of this crate, one module a subject, in one program: it is linked once.

mod bots;
mod input;
mod laws;
mod matching;
mod rules;
mod secrets;
mod table;
mod words;
