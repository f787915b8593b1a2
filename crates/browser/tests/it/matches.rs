//! Whole matches on a device, with a dead battery in the middle.

use crate::phone::Phone;
use serde_json::json;

/// Plays to the end; the battery dies after so many steps.
fn play(game: &str, preset: Option<&str>, bots: usize, dies_after: usize) -> Phone {
    let mut phone = Phone::new();
    phone.open(game, preset).unwrap_or_else(|why| panic!("{game}: {why}"));
    phone.start("random", bots);
    for step in 0..20_000 {
        if step == dies_after {
            let before = phone.table["entries"].clone();
            phone.dies();
            assert_eq!(phone.table["entries"], before, "{game}: all that was told is there again");
        }
        if !phone.step() {
            break;
        }
    }
    assert!(phone.table["outcome"].is_object(), "{game} is over: {}", phone.table["entries"]);
    phone
}

#[test]
fn every_game_is_played_to_its_end() {
    for (game, bots) in [("nim", 1), ("uno", 2), ("texas42", 3), ("trivia", 1), ("pictionary", 2), ("crossword", 1)] {
        let mut phone = play(game, None, bots, 5);
        let (id, log) = phone.finished.first_key_value().map(|(id, log)| (id.clone(), log.clone())).expect("a log");
        let card = phone.ask(&json!({ "match_card": { "match": id, "log": log } })).expect("a card");
        assert_eq!((card["game"].as_str(), card["id"].as_str()), (Some(game), Some(id.as_str())));
        let entries = card["entries"].as_u64().expect("a number");
        let past = phone.ask(&json!({ "match_past": { "log": log, "at": entries, "seat": 0 } })).expect("a point");
        assert_eq!(past["at"], entries);
        let read = phone.ask(&json!({ "read_log": { "log": log } })).expect("it holds");
        assert_eq!(read["lines"], card["lines"]);
        let late = phone.ask(&json!({ "match_past": { "log": log, "at": entries + 1 } })).expect_err("no such point");
        assert_eq!(late["rule"], "server.no_point");
    }
}

#[test]
fn a_running_match_is_looked_back_at() {
    let mut phone = Phone::new();
    phone.open("nim", None).expect("a room");
    phone.start("random", 1);
    for _ in 0..3 {
        phone.step();
    }
    let token = phone.token().to_string();
    let past = phone.ask(&json!({ "room_past": { "room": crate::phone::ROOM, "token": token, "at": 1 } }));
    assert_eq!(past.expect("what Ann saw")["at"], 1);
    let stranger = phone.ask(&json!({ "room_past": { "room": crate::phone::ROOM, "token": "no", "at": 1 } }));
    assert_eq!(stranger.expect_err("not for strangers")["rule"], "server.token");
}
