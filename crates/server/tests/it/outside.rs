//! `examples/bot.py` knows nothing but docs/protocol.md: it sits down at every game and plays to the end.

use crate::common::*;
use serde_json::{Value, json};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use store::Memory;

fn bot(addr: std::net::SocketAddr, code: &str, name: &str) -> Child {
    let script = testkit::root().join("examples/bot.py");
    let mut command = Command::new("python3");
    command.arg(script).args([&format!("http://{addr}"), code, name, "--once"]);
    command.stdout(Stdio::null()).spawn().expect("python3")
}

async fn plays(choice: Value, seats: usize) {
    let catalogue = catalogue::Catalogue::standard();
    let house = table::House { content: catalogue.stock(), catalogue, variants: vec![] };
    let running = serve_house(house, Arc::new(Memory::default()), |_| {}).await;
    let pass = new_room(running.addr(), "Ann").await;
    let mut ann = Client::enter(running.addr(), &pass).await;
    ann.yes(json!({ "choose": choice })).await;
    ann.yes(json!("stand")).await;
    let name = |number: usize| format!("Robot {number}");
    let mut bots: Vec<Child> = (0..seats).map(|seat| bot(running.addr(), word(&pass, "code"), &name(seat))).collect();
    let seated = |one: &Client| one.room["seats"].as_array().is_some_and(|all| all.len() == seats);
    let ready = |one: &Client| {
        let players = one.room["players"].as_array().into_iter().flatten();
        players.filter(|player| player["ready"] == true).count() == seats
    };
    ann.until(|one| seated(one) && ready(one)).await;
    ann.yes(json!("start")).await;
    ann.until(|one| one.phase() == "over").await;
    for bot in &mut bots {
        assert!(bot.wait().expect("it ran").success());
    }
    assert_eq!(ann.room["matches"][0]["standings"].as_array().map(Vec::is_empty), Some(false));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_from_outside_plays_every_game() {
    let rules = |game: &str, rules: Value| json!({ "game": game, "preset": null, "rules": rules });
    let preset = |game: &str, preset: &str| json!({ "game": game, "preset": preset, "rules": null });
    let tables = [
        (preset("nim", "quick"), 2),
        (preset("texas42", "one-hand"), 4),
        (rules("uno", json!([{ "id": "one_hand", "version": 1 }])), 2),
        (rules("trivia", json!([{ "id": "questions", "version": 1, "params": { "count": 3 } }])), 2),
        (preset("crossword", "friends"), 2),
    ];
    if Command::new("python3").arg("--version").output().is_err() {
        testkit::skipped("a bot from outside", "python3 is not installed");
        return;
    }
    // Side by side: bots take their time, as people do.
    let tables = tables.map(|(choice, seats)| tokio::spawn(plays(choice, seats)));
    for table in tables {
        table.await.expect("it was played to the end");
    }
}
