//! `examples/bot.py` knows nothing but docs/protocol.md: it sits down at every game and plays to the end. `examples/nim.py` opens
//! a room of its own.

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

async fn open_house() -> server::Running {
    let catalogue = catalogue::Catalogue::standard();
    let house = table::House { content: catalogue.stock(), catalogue, variants: vec![] };
    serve_house(house, Arc::new(Memory::default()), |_| {}).await
}

async fn plays(choice: Value, seats: usize) {
    let running = open_house().await;
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
    if !has_python() {
        return;
    }
    // Side by side: bots take their time, as people do.
    let tables = tables.map(|(choice, seats)| tokio::spawn(plays(choice, seats)));
    for table in tables {
        table.await.expect("it was played to the end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_smallest_bot_opens_a_room_and_plays_nim() {
    if !has_python() {
        return;
    }
    let running = open_house().await;
    let mut command = Command::new("python3");
    command.arg(testkit::root().join("examples/nim.py")).arg(format!("http://{}", running.addr()));
    let played = tokio::task::spawn_blocking(move || command.env("PYTHONDONTWRITEBYTECODE", "1").output());
    let output = played.await.expect("it was played").expect("python3");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && ["won", "lost"].contains(&said.trim()), "{output:?}");
    running.stop().await;
}

fn has_python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok();
    if !there {
        testkit::skipped("a bot from outside", "python3 is not installed");
    }
    there
}
