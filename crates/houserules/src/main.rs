//! The program `houserules`: every game of the house.

use std::process::ExitCode;

fn main() -> ExitCode {
    houserules::run(catalogue::Catalogue::standard())
}
