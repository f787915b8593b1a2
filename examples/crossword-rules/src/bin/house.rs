//! The house, with these rules in its lobby: `cargo run --features house -- serve`.

fn main() -> std::process::ExitCode {
    let crossword = crossword::CrosswordKind::default().with(crossword_rules::RULES);
    houserules::run(catalogue::Catalogue::standard().with(crossword))
}
