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
//! Where a file of ours has more to say than GCG can (other rules, boards, tiles, who left), it says so in lines that begin
//! with `#houserules`, which other programs pass over and we read again.

mod check;
mod end;
mod read;
mod walk;
mod write;

pub use check::{Asked, check};
pub use read::{Line, Ours, Pragma, Record, What, read};
pub use write::write;

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
