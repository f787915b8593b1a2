//! A PostgreSQL for tests that are not written in Rust: it prints the address of an empty database, and goes when its input
//! ends.

use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(postgres) = testkit::Postgres::start() else { return ExitCode::FAILURE };
    println!("{}", postgres.database());
    let _ = std::io::stdin().read_line(&mut String::new());
    ExitCode::SUCCESS
}
