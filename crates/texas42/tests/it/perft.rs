//! Exact counts of lines of play.

use kernel::{Content, perft};
use texas42::Texas42Kind;

#[test]
fn counts() {
    let compared = perft::check_file(&Texas42Kind::default(), include_str!("texas42.perft"), &Content::none());
    assert!(compared.unwrap_or_else(|error| panic!("{error}")) > 20);
}
