//! Matches that are checked, rules that are tried out, matches that are played on: all of it on the device.

use crate::phone::Phone;
use catalogue::{Catalogue, Noted, Trial, seed_of, usual_bot};
use kernel::{Content, RuleSpec};
use serde_json::{Value, json};

const GAMES: [(&str, u8); 6] =
    [("nim", 2), ("uno", 2), ("texas42", 4), ("trivia", 2), ("pictionary", 3), ("crossword", 2)];

/// The first rule set of a game.
fn rules(house: &Catalogue, game: &str) -> Vec<RuleSpec> {
    house.get(game).expect("it is there").specs(None, vec![]).expect("a rule set")
}

/// What plays them, as `houserules simulate` does.
fn trial(house: &Catalogue, content: &Content, game: &str, rules: &[RuleSpec], seats: u8) -> Trial {
    let kind = house.get(game).expect("it is there");
    let bots = [usual_bot(kind.bots()).expect("a bot").to_string()];
    Trial::new(kind.simulator(rules, content, seats, &bots).expect("bots can play"), 1, 5_000)
}

/// The log of a match by bots.
fn log(house: &Catalogue, content: &Content, game: &str, seats: u8) -> String {
    let kind = house.get(game).expect("it is there");
    let bots = [usual_bot(kind.bots()).expect("a bot").to_string()];
    let simulator = kind.simulator(&rules(house, game), content, seats, &bots).expect("bots can play");
    simulator.play(seed_of(1, 0), 20_000, true).expect("an end").log.expect("a log")
}

/// Content comes when the check wants it; what it says is what the program says.
#[test]
fn a_match_is_checked_as_the_program_checks_it() {
    let house = Catalogue::standard();
    let content = house.stock();
    for (game, seats) in GAMES {
        let log = log(&house, &content, game, seats);
        let last = log.trim_end().rfind('\n').expect("lines") + 1;
        let other = log[..last].to_string() + &log[last..].replacen("\"secret\":\"", "\"secret\":\"0", 1);
        for text in [&log, &other, &log[..log.len() - 50], "nonsense"] {
            let told = Phone::new().ask(&json!({ "check": { "log": text, "noted": { "entropy": "", "seat": 0 } } }));
            let noted = Noted { entropy: Some(String::new()), seat: Some(kernel::Seat(0)), commitment: None };
            let natively = house.check(text.as_bytes(), &content, &noted);
            assert_eq!(natively.sound, text == log, "{game}");
            assert_eq!(told.expect("it is checked"), json!(natively), "{game}");
        }
    }
}

#[test]
fn rules_are_tried_out_as_simulate_does() {
    let house = Catalogue::standard();
    let content = house.stock();
    for (game, seats, matches) in [("nim", 2, 40), ("uno", 2, 12), ("crossword", 2, 3)] {
        let rules = rules(&house, game);
        let asked =
            json!({ "game": game, "rules": rules, "seats": seats, "matches": matches, "seed": 1, "most": 5_000 });
        let told = Phone::new().ask(&json!({ "effect": asked })).unwrap_or_else(|why| panic!("{game}: {why}"));
        let effect = trial(&house, &content, game, &rules, seats).go_on(matches);
        assert_eq!((&told["effect"], &told["said"]), (&json!(effect), &json!(effect.message())), "{game}");
        assert_eq!(told["change"], Value::Null);
    }
    // Beside the rules as they were.
    let before = rules(&house, "nim");
    let misere = house.get("nim").expect("nim").specs(Some("misere"), vec![]).expect("a rule set");
    let asked =
        json!({ "game": "nim", "rules": misere, "before": before, "seats": 1, "matches": 50, "seed": 1, "most": 500 });
    let told = Phone::new().ask(&json!({ "effect": asked })).expect("it is tried out");
    let effect = |rules: &[RuleSpec]| trial(&house, &content, "nim", rules, 2).go_on(50);
    assert_eq!(told["change"], json!(effect(&misere).change(&effect(&before))));
    let unknown = json!({ "game": "chess", "rules": [], "seats": 2, "matches": 5, "seed": 1, "most": 500 });
    assert_eq!(Phone::new().ask(&json!({ "effect": unknown })).expect_err("no such game")["rule"], "table.game");
}

/// From a point of a match by bots to its end, with a dead battery in between; the log says where it branched off.
#[test]
fn a_match_is_played_on() {
    let house = Catalogue::standard();
    let content = house.stock();
    for (game, seats) in GAMES {
        let log = log(&house, &content, game, seats);
        let mut phone = Phone::new();
        phone.play_on(&log, 5, 1, "random").unwrap_or_else(|why| panic!("{game}: {why}"));
        // Who sits where now is told to the match first.
        let entries = phone.table["entries"].as_u64().expect("a number");
        assert!((5..5 + 2 * u64::from(seats) + 2).contains(&entries), "{game}: {entries}");
        for step in 0..20_000 {
            if step == 3 {
                phone.dies();
            }
            if !phone.step() {
                break;
            }
        }
        let finished = phone.finished.values().next().unwrap_or_else(|| panic!("{game} is over")).clone();
        let header = kernel::log::read_header(&finished).expect("a header");
        assert_eq!(header.origin.map(|origin| origin.entries), Some(5), "{game}");
        let noted = json!({ "entropy": "of Ann", "seat": 1 });
        let checked = phone.ask(&json!({ "check": { "log": finished, "noted": noted } })).expect("it is checked");
        assert_eq!(checked["sound"], true, "{game}: {checked}");
    }
}

/// A room that was opened for nothing is closed.
#[test]
fn what_cannot_be_played_on_leaves_no_room() {
    let house = Catalogue::standard();
    let log = log(&house, &house.stock(), "nim", 2);
    let mut phone = Phone::new();
    let end = log.lines().count() - 2;
    let why = phone.play_on(&log, end, 0, "random").expect_err("it is over there");
    assert_eq!(why["id"], "branch-over");
    let closed = phone.kept.entries.last().expect("an entry");
    assert!(closed.contains("closed"), "{closed}");
    assert_eq!(phone.ask(&json!({ "is_record": { "text": log } })), Ok(json!(false)));
}

/// One person who plays against bots asks what to do, in the words of the protocol.
#[test]
fn the_coach_is_asked() {
    let mut phone = Phone::new();
    phone.open("nim", None).expect("a room");
    phone.start("random", 1);
    while phone.table["offers"].as_array().is_none_or(Vec::is_empty) {
        assert!(phone.wait(), "it is Ann's turn some time");
    }
    let advice = phone.coach();
    assert_eq!(advice[0]["said"]["id"], "coach-would");
    assert_eq!(phone.command(&json!({ "act": advice[0]["action"] })), Some(vec![]), "it can be done");
    while phone.step() {}
    assert_eq!(phone.coach(), json!([]), "it is over");
}
