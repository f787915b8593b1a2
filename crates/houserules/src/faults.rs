//! Why bots could not finish a match, as messages.

use catalogue::NoEnd;
use kernel::{Message, Unfinished, message};

/// Why bots came to no end.
pub(crate) fn of_match(no_end: &NoEnd) -> Message {
    let NoEnd::Unfinished { why: unfinished, .. } = no_end else {
        return message!("unfinished-fault", why = no_end.to_string());
    };
    match unfinished {
        Unfinished::TooLong(entries) => message!("unfinished-too_long", entries = *entries),
        Unfinished::Deadlock(entries) => message!("unfinished-deadlock", entries = *entries),
        // Faults of games and bots, for who makes them.
        Unfinished::Stuck(_) | Unfinished::Refused { .. } => message!("unfinished-fault", why = unfinished.to_string()),
    }
}
