//! With these rules, too, the game keeps its laws.

use kernel::laws::{Effort, check_kind};
use kernel::{Content, Kind};

#[test]
fn every_rule_keeps_the_laws() {
    let game = GAME::KINDKind::default().with(CRATE::RULES);
    let mut content = Content::none();
    game.stock(&mut content);
    let report = check_kind(&game, &content, Effort::plays(1).every(50).states(4));
    report.unwrap_or_else(|breach| panic!("{breach}"));
}
