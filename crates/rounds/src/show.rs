//! The engine's part of views and news, in messages.

use crate::course::Wait;
use crate::scorecard::{Ended, Event, Phase, Scorecard, Winner};
use kernel::{Arg, Message, Seat, Speaker, message};

/// The table: phase, presence, scores.
pub(crate) fn table<D>(table: &Scorecard<D>, speaker: &Speaker<'_>) -> String {
    let round = table.round;
    let phase = match &table.phase {
        Phase::Playing => message!("rounds-show-round", round = round),
        Phase::Pause { ready, .. } if ready.is_empty() => message!("rounds-ended", round = round),
        Phase::Pause { ready, .. } => message!("rounds-show-ready", round = round, ready = *ready),
        Phase::Over { reason, .. } => message!("rounds-show-finished", why = why(reason)),
    };
    let score = |seat: Seat| message!("rounds-show-score", seat = seat, points = table.board.total(seat));
    let scores: Vec<Message> = table.played.iter().map(score).collect();
    let mut lines = vec![phase, message!("rounds-show-scores", scores = scores)];
    if !table.away.is_empty() {
        lines.push(message!("rounds-show-away", away = table.away));
    }
    lines.iter().map(|line| speaker.say(line)).collect::<Vec<_>>().join("\n")
}

/// How a round ended.
pub(crate) fn ended<D>(ended: &Ended<D>) -> Vec<Message> {
    let mut told = vec![message!("rounds-ended", round = ended.round), why(&ended.reason)];
    told.extend(match ended.winner {
        Winner::Nobody => None,
        Winner::Seat(seat) => Some(message!("rounds-won", seat = seat)),
        Winner::Team(team) => Some(message!("rounds-won-team", team = team + 1)),
    });
    let points = ended.points.iter().filter(|(_, points)| **points != 0);
    let points: Vec<Arg> = points.map(|(seat, points)| earned(seat, *points).into()).collect();
    if !points.is_empty() {
        told.push(message!("rounds-points", points = points));
    }
    told
}

fn earned(seat: Seat, points: i64) -> Message {
    message!("rounds-earned", seat = seat, points = format!("{points:+}"))
}

/// What the engine itself tells.
pub(crate) fn news<E, D>(news: &Event<E, D>) -> Vec<Message> {
    vec![match news {
        Event::Play(_) | Event::RoundEnded(_) | Event::Rescored(_) => return Vec::new(),
        Event::RoundBegan { round, .. } => message!("rounds-began", round = *round),
        Event::Paused { wait: Wait::Host, .. } => message!("rounds-host-decides"),
        Event::Paused { .. } => message!("rounds-pause"),
        Event::Ready { seat } => message!("rounds-ready", seat = *seat),
        Event::Away { seat, .. } => message!("rounds-away", seat = *seat),
        Event::Lapsed { seat } => message!("rounds-lapsed", seat = *seat),
        Event::Back { seat } => message!("rounds-back", seat = *seat),
        Event::Left { seat } => message!("rounds-left", seat = *seat),
        Event::Joined { seat, .. } => message!("rounds-joined", seat = *seat),
        Event::Finished { reason, .. } => return vec![message!("rounds-finished"), why(reason)],
    }]
}

/// Why a round or a match ended: the game may have reasons of its own.
fn why(reason: &str) -> Message {
    Message::called(format!("end-{reason}"))
}
