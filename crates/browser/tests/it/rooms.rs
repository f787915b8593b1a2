//! What is told, and when.

use crate::phone::{Phone, ROOM};
use browser::Desk;
use serde_json::json;

#[test]
fn nobody_is_told_of_what_is_not_kept() {
    let mut phone = Phone::new();
    phone.open("nim", None).expect("a room");
    phone.holds = true;
    assert_eq!(phone.command(&json!({ "say": { "text": "Hello?" } })), None, "no ok before it is kept");
    assert!(phone.held && phone.heard.is_empty(), "nothing at all is told: {:?}", phone.heard);
    // It never is: the room comes back as it was, and hears it again.
    phone.holds = false;
    let kept = phone.kept.entries.len();
    phone.dies();
    assert_eq!(phone.command(&json!({ "say": { "text": "Hello." } })), Some(vec![]));
    assert_eq!(phone.kept.entries.len(), kept + 1);
}

#[test]
fn a_command_that_came_twice_acts_once() {
    let mut phone = Phone::new();
    phone.open("nim", None).expect("a room");
    let say = json!({ "do": { "id": 40, "what": { "say": { "text": "Once." } } } });
    for answer in ["ok", "dup"] {
        phone.heard.clear();
        phone.say(&json!({ "frame": { "room": ROOM, "from": 7, "frame": say } }));
        assert!(phone.heard.iter().any(|frame| frame[answer]["id"] == 40), "{answer}: {:?}", phone.heard);
        phone.dies();
    }
}

#[test]
fn what_is_wrong_is_said() {
    let mut desk = Desk::default();
    for nonsense in ["", "{", "null", r#"{"now":1,"said":"dance"}"#, r#"{"now":-1,"said":"tick"}"#] {
        assert!(desk.say(nonsense).contains("unreadable"), "{nonsense}");
    }
    assert!(desk.say(r#"{"now":1,"said":{"kept":{"room":"0NONE"}}}"#).starts_with('['), "nobody is at home");
    let mut phone = Phone::new();
    assert_eq!(phone.ask(&json!({ "card": { "room": "0NONE" } })).expect_err("none")["rule"], "server.no_room");
    let no_game = phone.open("chess", None).expect_err("it is not in the house");
    assert_eq!(no_game["id"], "table-game-unknown");
    for log in ["", "nonsense", "{\"houserules\":1}\n", &"x".repeat(1 << 20)] {
        let why = phone.ask(&json!({ "read_log": { "log": log } })).expect_err("no log");
        assert_eq!(why["rule"], "server.no_log");
    }
}

#[test]
fn a_damaged_room_is_told_of() {
    let mut desk = Desk::default();
    let room = json!({ "now": 1, "said": { "room": { "code": ROOM, "entries": ["{}"] } } });
    let told = desk.say(&room.to_string());
    assert!(told.contains(r#""fault":{"room":"0BCDF""#), "{told}");
}
