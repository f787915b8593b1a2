//! Everything that Texas 42 is put to, as one program.

mod auction;
mod bots;
mod brute;
mod common;
mod composition;
mod contracts;
mod house_rules;
mod laws;
mod lay_down;
mod model;
mod outside;
mod perft;
mod refusals;
mod scripts;
mod secrets;
mod shapes;
mod solve;
mod teaching;
mod vectors;
mod words;
mod worlds;
