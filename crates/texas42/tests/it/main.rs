//! Everything that Texas 42 is put to, as one program.

mod auction;
mod bots;
mod common;
mod composition;
mod contracts;
mod house_rules;
mod laws;
mod perft;
mod refusals;
mod scripts;
mod secrets;
mod shapes;
mod vectors;
