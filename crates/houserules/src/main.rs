//! The program `houserules`: every game of the house.

use std::process::ExitCode;

/// Many small pieces come and go with every frame; what this saves, `scripts/bench load` tells.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    houserules::run(catalogue::Catalogue::standard())
}
