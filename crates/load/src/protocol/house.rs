//! The house's protocol. In version 1 rooms and tables come whole, whenever they changed; from version 2 on the parts that
//! changed; in version 3 offers with the same fields are told together, and bulk in frames of its own. What is not told is
//! as it was, in all of them.

use super::{Heard, Pass, Phase, ProtocolError, Seen, Wish};
use crate::http;
use crate::play::Plan;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::net::SocketAddr;

/// The frames of the server, as far as a player needs them; the rest is read over.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Frame<'a> {
    #[serde(borrow)]
    Welcome(Box<Welcome<'a>>),
    #[serde(borrow)]
    Tidings(Box<Tidings<'a>>),
    Bulk((u64, IgnoredAny)),
    Ok(Done),
    Dup(Done),
    Refused(Refused),
    Bye(Refusal),
    Forecast(IgnoredAny),
    Pong(IgnoredAny),
}

#[derive(Deserialize)]
struct Welcome<'a> {
    seq: u64,
    you: You,
    room: Room,
    #[serde(borrow)]
    table: Option<Table<'a>>,
}

#[derive(Deserialize)]
struct You {
    player: Option<u64>,
}

#[derive(Deserialize)]
struct Tidings<'a> {
    seq: u64,
    room: Option<Room>,
    #[serde(borrow)]
    table: Option<Table<'a>>,
}

#[derive(Deserialize)]
struct Room {
    phase: Option<Phase>,
    host: Option<u64>,
    players: Option<Vec<Player>>,
}

#[derive(Deserialize)]
struct Player {
    id: u64,
    seat: Option<u8>,
    ready: bool,
}

#[derive(Deserialize)]
struct Table<'a> {
    awaited: Option<Vec<u8>>,
    #[serde(borrow)]
    offers: Option<&'a RawValue>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    /// The fields of the view that changed.
    #[serde(borrow)]
    seen: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Done {
    id: u64,
    seq: u64,
}

#[derive(Deserialize)]
struct Refused {
    id: u64,
    refusals: Vec<Refusal>,
}

#[derive(Deserialize)]
struct Refusal {
    rule: String,
    sentence: String,
}

impl Refusal {
    fn text(&self) -> String {
        format!("{} ({})", self.sentence, self.rule)
    }
}

/// Makes a room and lets everyone in.
pub(super) async fn enter(addr: SocketAddr, plan: &Plan) -> Result<Vec<Pass>, ProtocolError> {
    let new = json!({ "name": "Guest 1", "game": plan.game, "preset": plan.preset });
    let host = pass(&http::post(addr, "/api/rooms", &new.to_string()).await?)?;
    let join = format!("/api/rooms/{}/join", host.code);
    let mut passes = vec![host];
    for guest in 2..=plan.seats {
        let name = json!({ "name": format!("Guest {guest}") });
        passes.push(pass(&http::post(addr, &join, &name.to_string()).await?)?);
    }
    Ok(passes)
}

fn pass(body: &str) -> Result<Pass, ProtocolError> {
    serde_json::from_str(body).map_err(|e| ProtocolError::unreadable(&e, body))
}

pub(super) fn hello(version: u32, pass: &Pass) -> String {
    json!({ "hello": { "v": version, "room": pass.code, "token": pass.token, "device": "load" } }).to_string()
}

pub(super) fn command(id: u64, wish: &Wish) -> String {
    let what: Value = match wish {
        Wish::Ready => json!({ "ready": { "entropy": format!("{id:x}") } }),
        Wish::Start => json!("start"),
        Wish::Rematch => json!("rematch"),
        Wish::Act(action) => return format!(r#"{{"do":{{"id":{id},"what":{{"act":{action}}}}}}}"#),
    };
    json!({ "do": { "id": id, "what": what } }).to_string()
}

pub(super) fn read(text: &str, seen: &mut Seen) -> Result<Heard, ProtocolError> {
    let frame = serde_json::from_str(text).map_err(|e| ProtocolError::unreadable(&e, text))?;
    Ok(match frame {
        Frame::Welcome(welcome) => {
            seen.seq = welcome.seq;
            seen.player = welcome.you.player.unwrap_or_default();
            look_around(seen, &welcome.room);
            welcome.table.iter().for_each(|table| look_at(seen, table));
            Heard::Nothing
        }
        Frame::Tidings(tidings) => {
            seen.follow(tidings.seq)?;
            tidings.room.iter().for_each(|room| look_around(seen, room));
            tidings.table.iter().for_each(|table| look_at(seen, table));
            Heard::Entry
        }
        Frame::Bulk((seq, _)) => {
            seen.follow(seq)?;
            Heard::Entry
        }
        Frame::Ok(done) | Frame::Dup(done) => Heard::Done { id: done.id, seq: done.seq },
        Frame::Refused(refused) => {
            let why: Vec<String> = refused.refusals.iter().map(Refusal::text).collect();
            Heard::Refused { id: refused.id, why: why.join(" ") }
        }
        Frame::Bye(why) => Heard::Bye(why.text()),
        Frame::Forecast(_) | Frame::Pong(_) => Heard::Nothing,
    })
}

fn look_around(seen: &mut Seen, room: &Room) {
    seen.phase = room.phase.unwrap_or(seen.phase);
    seen.host = room.host.map_or(seen.host, |host| host == seen.player);
    if let Some(players) = &room.players {
        seen.ready_players = players.iter().filter(|player| player.ready).count();
        let me = players.iter().find(|player| player.id == seen.player);
        seen.seat = me.and_then(|me| me.seat);
        seen.ready = me.is_some_and(|me| me.ready);
    }
    // Back in the lobby there is no table.
    if room.phase == Some(Phase::Lobby) {
        seen.awaited.clear();
    }
}

fn look_at(seen: &mut Seen, table: &Table<'_>) {
    table.awaited.iter().for_each(|awaited| seen.awaited.clone_from(awaited));
    table.offers.iter().for_each(|offers| replace(&mut seen.offers, offers));
    table.view.iter().for_each(|view| replace(&mut seen.view, view));
    if let Some(fields) = table.seen.filter(|_| seen.wants_view) {
        merge(&mut seen.view, fields);
    }
}

/// Puts fields over those that are known.
fn merge(view: &mut String, fields: &RawValue) {
    let read = |text: &str| serde_json::from_str::<serde_json::Map<String, Value>>(text).unwrap_or_default();
    let mut known = read(view);
    known.extend(read(fields.get()));
    *view = Value::Object(known).to_string();
}

/// Into the same memory: this happens for every frame of every client.
fn replace(old: &mut String, new: &RawValue) {
    old.clear();
    old.push_str(new.get());
}

#[cfg(test)]
mod tests {
    use super::*;

    const WELCOME: &str = r#"{"welcome":{"v":1,"seq":5,"now":9,"you":{"player":2,"seat":1,"host":false},"room":{"code":
        "BCDF","phase":"lobby","host":1,"players":[{"id":1,"name":"Ann","online":true,"seat":0,"ready":true},
        {"id":2,"name":"Bob","online":true,"seat":1,"ready":false}],"chat":[]},"table":null,"missed":[],"last":0}}"#;

    fn welcomed() -> Seen {
        let mut seen = Seen::default();
        assert_eq!(read(WELCOME, &mut seen).expect("welcome"), Heard::Nothing);
        seen
    }

    #[test]
    fn a_welcome_tells_who_one_is_and_who_is_ready() {
        let seen = welcomed();
        assert_eq!((seen.seq, seen.player, seen.seat, seen.phase), (5, 2, Some(1), Phase::Lobby));
        assert_eq!((seen.host, seen.ready, seen.ready_players), (false, false, 1));
    }

    #[test]
    fn the_seat_is_read_from_each_frame() {
        let mut seen = welcomed();
        let turned = r#"{"tidings":{"seq":6,"at":1,"lines":[],"news":[],"chat":null,"room":{"phase":"playing","host":1,
            "players":[{"id":2,"seat":0,"ready":true},{"id":1,"seat":1,"ready":true}]},"table":{"id":"a","awaited":[0],
            "offers":[{"what":{"exact":"pass"},"label":"Pass"}],"view":{"turn":0}}}}"#;
        assert_eq!(read(turned, &mut seen).expect("tidings"), Heard::Entry);
        assert_eq!((seen.seat, seen.is_awaited(), seen.view.as_str()), (Some(0), true, r#"{"turn":0}"#));
    }

    #[test]
    fn what_is_not_told_is_as_it_was() {
        let mut seen = welcomed();
        let began = r#"{"tidings":{"seq":6,"at":1,"lines":[],"news":[],"room":{"phase":"playing"},"table":{"id":"a","awaited":
            [1],"offers":["x"],"view":{"turn":1}}}}"#;
        let passed = r#"{"tidings":{"seq":7,"at":1,"lines":[],"news":[],"table":{"view":{"turn":2}}}}"#;
        assert_eq!(read(began, &mut seen).expect("tidings"), Heard::Entry);
        assert_eq!(read(passed, &mut seen).expect("tidings"), Heard::Entry);
        assert_eq!((seen.seat, seen.is_awaited(), seen.ready_players), (Some(1), true, 1));
        assert_eq!((seen.offers.as_str(), seen.view.as_str()), (r#"["x"]"#, r#"{"turn":2}"#));
    }

    #[test]
    fn a_missing_number_is_noticed() {
        let frame = r#"{"tidings":{"seq":7,"at":1,"lines":[],"news":[],"chat":null}}"#;
        let gap = read(frame, &mut welcomed());
        assert!(matches!(gap, Err(ProtocolError::Gap { last: 5, found: 7 })), "{gap:?}");
    }

    #[test]
    fn bulk_is_an_entry_of_its_own() {
        let mut seen = welcomed();
        assert_eq!(read(r#"{"bulk":[6,[{"play":{"ink":"x"}}]]}"#, &mut seen).expect("bulk"), Heard::Entry);
        assert_eq!(seen.seq, 6);
        assert!(read(r#"{"bulk":[8,[]]}"#, &mut seen).is_err(), "one is missing");
    }

    #[test]
    fn answers_are_told_apart() {
        let mut seen = welcomed();
        let done = Heard::Done { id: 4, seq: 9 };
        assert_eq!(read(r#"{"ok":{"id":4,"seq":9}}"#, &mut seen).expect("ok"), done);
        let refused = r#"{"refused":{"id":4,"refusals":[{"rule":"turn","sentence":"It is not your turn."}]}}"#;
        let why = "It is not your turn. (turn)".to_string();
        assert_eq!(read(refused, &mut seen).expect("refused"), Heard::Refused { id: 4, why });
        assert!(read("{", &mut seen).is_err());
    }

    #[test]
    fn an_action_is_sent_as_it_was_offered() {
        let act = command(3, &Wish::Act(r#"{"pile":0,"sticks":2}"#.into()));
        assert_eq!(act, r#"{"do":{"id":3,"what":{"act":{"pile":0,"sticks":2}}}}"#);
    }
}
