//! GCG: how players of word games, and their programs, write matches down.
//!
//! ```text
//! #player1 Ann Ann Adams
//! #player2 Bo Bo
//! >Ann: ?EINRST 8D NIcEST +18 18
//! >Bo: AAEHPSZ - +0 0
//! ```
//!
//! A line a turn: who, what they held, what they did, what it scored, their score after it. [`read`] makes of a text what
//! it says, [`check`] plays it over on a table and names the line that cannot be, [`write()`] does the same the other way.
//! Where a file of ours has more to say than GCG can, it says so in lines that begin with `#houserules`, which other programs
//! pass over and we read again:
//!
//! | line | says |
//! |---|---|
//! | `begins 1` | where the first player sits |
//! | `rules scrabble`, `rule ID {…}`, `without ID` | the rules: those of Scrabble, and what differs |
//! | `board {…}`, `tiles {…}` | what was played with, where it is not the usual |
//! | `turn […]` | the actions of the turn that follows, where they are more than a play or a swap |
//! | `also` | the line that follows is of the same turn |
//! | `covers 5D T` | the play before goes on the T that lies there |
//! | `after ID {…}` | what a rule let happen after the play before |
//! | `skipped`, `minus NICK -5`, `left NICK WHY`, `ended ID` | what came of challenges, who left, why it is over |

mod check;
mod end;
mod plays;
mod read;
mod walk;
mod write;

pub use check::{Asked, check};
pub use read::{Line, Ours, Pragma, Record, What, read};
pub use write::write;

use crate::board::Layout;
use crate::tiles::Tiles;
use crate::turn::After;
use kernel::{Message, RecordFault};

/// The word that our own lines begin with.
const OURS: &str = "houserules";

/// Does this look like GCG, and not like a log of ours?
pub fn claims(bytes: &[u8]) -> bool {
    let text = read::decode(bytes);
    let mut lines = text.lines().map(str::trim_start).filter(|line| !line.is_empty());
    lines.next().is_some_and(|line| line.starts_with(['#', '>']))
}

fn fault(line: usize, why: Message) -> RecordFault {
    RecordFault { line, why }
}

/// How `#houserules` says that a play goes on a tile: where, and on what.
fn covers(layout: &Layout, tiles: &Tiles, square: usize, there: lexicon::Letter) -> String {
    format!("{} {}", crate::notation::name(layout, square), tiles.text(there))
}

/// How `#houserules` says what a rule let happen after a play.
fn happened(after: &After) -> String {
    format!("{} {}", after.rule, serde_json::json!({ "points": after.points, "kept": after.kept }))
}
