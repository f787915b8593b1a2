//! The engine's part of views and news, as text.

use crate::course::Wait;
use crate::table::{Ended, Event, Phase, Table, Winner};
use kernel::{Names, Seat};

/// The table: phase, presence, scores.
pub(crate) fn table<D>(table: &Table<D>, names: &Names) -> String {
    let phase = match &table.phase {
        Phase::Playing => String::new(),
        Phase::Pause { ready, .. } if ready.is_empty() => ", over".into(),
        Phase::Pause { ready, .. } => format!(", over; ready: {}", list(ready.iter(), names)),
        Phase::Over { reason, .. } => format!(", the match is over: {}", words(reason)),
    };
    let scores: Vec<String> =
        table.played.iter().map(|seat| format!("{} {}", names.of(seat), table.board.total(seat))).collect();
    let away =
        if table.away.is_empty() { String::new() } else { format!("\naway: {}", list(table.away.iter(), names)) };
    format!("round {}{phase}\nscores: {}{away}", table.round, scores.join(", "))
}

/// How a round ended.
pub(crate) fn ended<D>(ended: &Ended<D>, names: &Names) -> String {
    let winner = match ended.winner {
        Winner::Nobody => String::new(),
        Winner::Seat(seat) => format!(" {} wins it.", names.of(seat)),
        Winner::Team(team) => format!(" Team {} wins it.", team + 1),
    };
    let points: Vec<String> = ended
        .points
        .iter()
        .filter(|(_, points)| **points != 0)
        .map(|(seat, points)| format!("{} {points:+}", names.of(seat)))
        .collect();
    let points = if points.is_empty() { String::new() } else { format!(" {}.", points.join(", ")) };
    format!("Round {} is over: {}.{winner}{points}", ended.round, words(&ended.reason))
}

/// What the engine itself tells.
pub(crate) fn news<E, D>(news: &Event<E, D>, names: &Names) -> String {
    match news {
        Event::Play(_) | Event::RoundEnded(_) | Event::Rescored(_) => String::new(),
        Event::RoundBegan { round, .. } => format!("Round {round} begins."),
        Event::Paused { wait: Wait::Host, .. } => "The host says when it goes on.".into(),
        Event::Paused { .. } => "A pause.".into(),
        Event::Ready { seat } => format!("{} is ready.", names.of(*seat)),
        Event::Away { seat, .. } => format!("{} is away.", names.of(*seat)),
        Event::Lapsed { seat } => format!("{} is not waited for any more.", names.of(*seat)),
        Event::Back { seat } => format!("{} is back.", names.of(*seat)),
        Event::Left { seat } => format!("{} left.", names.of(*seat)),
        Event::Joined { seat, .. } => format!("{} joins, and plays from the next round on.", names.of(*seat)),
        Event::Finished { reason, .. } => format!("The match is over: {}.", words(reason)),
    }
}

fn list(seats: impl Iterator<Item = Seat>, names: &Names) -> String {
    seats.map(|seat| names.of(seat)).collect::<Vec<_>>().join(", ")
}

/// A reason in words.
fn words(reason: &str) -> String {
    reason.replace('_', " ")
}
