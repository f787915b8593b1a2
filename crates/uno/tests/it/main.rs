//! The tests of this crate, one module a subject, in one program: it is linked once.

mod bots;
mod figures;
mod input;
mod laws;
mod pairs;
mod perft;
mod presence;
mod rules;
mod secrets;
mod table;
mod words;
