//! The generator of before, to measure against: what it finds is the same, tile by tile.

#![allow(dead_code, unreachable_pub, reason = "it stays as it was")]

mod generate;
mod graph;

pub use generate::Generator;
