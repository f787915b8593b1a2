//! The tests of this crate, one module a subject, in one program: it is linked once.

mod bots;
mod drawing;
mod guessing;
mod laws;
mod packs;
mod raster;
mod rules;
mod secrets;
mod table;
mod words;
