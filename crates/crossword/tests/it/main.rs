//! The tests of this crate, one module a subject, in one program: it is linked once.

mod bad_input;
mod best;
mod bots;
mod brute_force;
mod challenge;
mod checklist;
mod clocks;
mod common;
mod gcg;
mod laws;
mod outside;
mod positions;
mod rules;
mod secrets;
mod stacking;
mod theirs;
mod turns;
mod words;
