//! The tests of this crate, one module a subject, in one program: it is linked once.

mod cli;
mod crash;
mod house;
mod new;
mod nodes;
mod proxy;
