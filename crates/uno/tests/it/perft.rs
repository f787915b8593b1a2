//! Exact counts: how many lines of play there are, by rules.

use kernel::Content;
use kernel::perft::check_file;
use uno::UnoKind;

#[test]
fn exact_counts() {
    let text = include_str!("../uno.perft");
    let compared = check_file(&UnoKind::default(), text, &Content::none()).unwrap_or_else(|e| panic!("{e}"));
    assert!(compared > 30, "{compared}");
}
