//! The house, with these rules: `cargo run --features house -- serve`.

fn main() -> std::process::ExitCode {
    let game = GAME::KINDKind::default().with(CRATE::RULES);
    houserules::run(catalogue::Catalogue::standard().with(game))
}
