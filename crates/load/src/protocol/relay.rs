//! What the bare relay and its clients say: hello, one small frame a move, and the acknowledgement.

use super::{Heard, Pass, Phase, ProtocolError, Seen};
use crate::play::Plan;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::atomic::{AtomicU64, Ordering};

/// The first frame: which room, and which of its seats.
#[derive(Serialize, Deserialize)]
pub(crate) struct Hello {
    /// The room.
    pub(crate) room: String,
    /// Where one sits.
    pub(crate) seat: u8,
    /// How many sit there.
    pub(crate) seats: u8,
}

/// What a client sends.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FromClient<'a> {
    /// Who one is.
    Hello(Hello),
    /// A move.
    #[serde(borrow)]
    Do(Move<'a>),
}

/// A move, which the relay does not look into.
#[derive(Deserialize)]
pub(crate) struct Move<'a> {
    /// Counts up.
    pub(crate) id: u64,
    /// Whatever it is.
    #[serde(borrow)]
    pub(crate) what: &'a RawValue,
}

/// What the relay sends.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum FromRelay {
    Welcome { seat: u8 },
    Tidings { seq: u64, turn: u8 },
    Ok { id: u64, seq: u64 },
}

/// A move of about the size of one of Nim.
const MOVE: &str = r#"[{"what":{"exact":{"pile":0,"sticks":2}}}]"#;

/// The answer to hello.
pub(crate) fn welcome(seat: u8) -> String {
    format!(r#"{{"welcome":{{"seat":{seat}}}}}"#)
}

/// The frame of a move: some ninety bytes.
pub(crate) fn tidings(seq: u64, turn: u8, what: &RawValue) -> String {
    format!(r#"{{"tidings":{{"seq":{seq},"turn":{turn},"what":{what},"pad":"0123456789"}}}}"#)
}

/// The acknowledgement.
pub(crate) fn ok(id: u64, seq: u64) -> String {
    format!(r#"{{"ok":{{"id":{id},"seq":{seq}}}}}"#)
}

/// Passes for a room that nobody is in yet.
pub(super) fn enter(plan: &Plan) -> Vec<Pass> {
    static ROOMS: AtomicU64 = AtomicU64::new(0);
    let room = ROOMS.fetch_add(1, Ordering::Relaxed);
    let pass = |seat: u8| Pass { code: format!("R{room}"), player: seat.into(), token: plan.seats.to_string() };
    (0..plan.seats).map(pass).collect()
}

pub(super) fn hello(pass: &Pass) -> String {
    let seats = &pass.token;
    format!(r#"{{"hello":{{"room":"{}","seat":{},"seats":{seats}}}}}"#, pass.code, pass.player)
}

pub(super) fn read(text: &str, seen: &mut Seen) -> Result<Heard, ProtocolError> {
    let frame = serde_json::from_str(text).map_err(|e| ProtocolError::unreadable(&e, text))?;
    Ok(match frame {
        FromRelay::Welcome { seat } => {
            (seen.seat, seen.host, seen.phase) = (Some(seat), seat == 0, Phase::Playing);
            Heard::Nothing
        }
        FromRelay::Tidings { seq, turn } => {
            seen.follow(seq)?;
            seen.awaited = vec![turn];
            seen.offers.clear();
            seen.offers.push_str(MOVE);
            Heard::Entry
        }
        FromRelay::Ok { id, seq } => Heard::Done { id, seq },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_relay_says_is_understood() {
        let mut seen = Seen::default();
        assert_eq!(read(&welcome(1), &mut seen).expect("welcome"), Heard::Nothing);
        let what = RawValue::from_string(r#"{"act":{"pile":0,"sticks":2}}"#.into()).expect("JSON");
        let frame = tidings(1, 1, &what);
        assert!((85..=95).contains(&frame.len()), "{} bytes", frame.len());
        assert_eq!(read(&frame, &mut seen).expect("tidings"), Heard::Entry);
        assert!(seen.is_awaited());
        assert_eq!(read(&ok(7, 1), &mut seen).expect("ok"), Heard::Done { id: 7, seq: 1 });
    }
}
