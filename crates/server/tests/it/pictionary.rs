//! A drawing over real sockets: who draws too much hurts nobody else.

use crate::common::*;
use serde_json::{Value, json};
use std::sync::Arc;
use store::Store;
use tokio_tungstenite::tungstenite::Message;

/// As in the table of docs/protocol.md: 92 characters are digits.
fn digit(number: usize) -> char {
    ('!'..='~').filter(|letter| !['"', '\\'].contains(letter)).nth(number).expect("a digit")
}

/// A batch that puts the pen down in the middle of the paper and moves it `points` times.
fn batch(points: usize) -> Value {
    let [mark, down, still] = [88, 81, 40].map(digit);
    let place: String = [4, 4, 32, 3, 24].map(digit).iter().collect();
    json!({ "act": { "play": { "ink": format!("{mark}{down}{place}{}", still.to_string().repeat(points)) } } })
}

/// Sends without waiting for answers, which come back as refusals or not.
async fn flood(drawer: &mut Client, batches: usize, points: usize) -> Vec<String> {
    use futures_util::SinkExt;
    let first = drawer.id + 1;
    for number in 0..batches as u64 {
        let frame = json!({ "do": { "id": first + number, "what": batch(points) } });
        drawer.socket.feed(Message::text(frame.to_string())).await.expect("is taken");
    }
    drawer.socket.flush().await.expect("is sent");
    drawer.id += batches as u64;
    let mut refused = Vec::new();
    for number in 0..batches as u64 {
        let answer = drawer.answer(first + number).await.expect("an answer");
        refused.extend(answer["refused"]["refusals"][0]["rule"].as_str().map(String::from));
    }
    refused
}

#[tokio::test]
async fn a_flood_of_points_leaves_other_rooms_unhurt() {
    let catalogue = catalogue::Catalogue::standard().led_by("nim");
    let content = catalogue.stock();
    let house = table::House { catalogue, content, variants: vec![] };
    let running = serve_house(house, Arc::new(store::Memory::default()), |config| {
        config.limits.unread_frames = 10_000;
    })
    .await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    ann.yes(json!({ "choose": { "game": "pictionary", "preset": "seed", "rules": null } })).await;
    begin(&mut ann, &mut bob).await;
    level(&mut ann, &mut bob).await;
    let draws_first = ann.table["view"]["game"]["drawer"] == 0;
    let (mut drawer, mut guesser) = if draws_first { (ann, bob) } else { (bob, ann) };
    drawer.yes(json!({ "act": { "play": { "pick": 0 } } })).await;

    // Next door a match of Nim goes on, move by move, while the sheet is filled beyond what it holds.
    let (mut cy, mut dee) = pair(running.addr()).await;
    begin(&mut cy, &mut dee).await;
    let drawing = tokio::spawn(async move {
        let refused = flood(&mut drawer, 400, 200).await;
        (drawer, refused)
    });
    play_out(&mut cy, &mut dee).await;
    let (mut drawer, refused) = drawing.await.expect("drawn");

    // A sheet holds 30,000 points: 149 of these batches.
    assert_eq!(refused.len(), 400 - 30_000 / 201, "{:?}", refused.first());
    assert!(refused.iter().all(|rule| rule == "pictionary.points"), "{refused:?}");
    level(&mut drawer, &mut guesser).await;
    // Who guesses still can, and who comes back sees all of the sheet.
    guesser.yes(json!({ "act": { "play": { "guess": "a house?" } } })).await;
    let drawn = guesser.received.matches(&digit(40).to_string().repeat(200)).count();
    assert_eq!(drawn, 30_000 / 201);
    let guesser = guesser.again_fresh().await;
    assert_eq!(guesser.received.matches(&digit(40).to_string().repeat(200)).count(), drawn);
    running.stop().await;
}

/// Ink is kept in short entries; what was acknowledged is there after a restart, to the last point.
#[tokio::test]
async fn a_drawing_is_kept_short_and_survives_a_restart() {
    let house = || {
        let catalogue = catalogue::Catalogue::standard().led_by("pictionary");
        let content = catalogue.stock();
        table::House { catalogue, content, variants: vec![] }
    };
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(store::Sqlite::open(&folder.path().join("rooms.sqlite")).expect("opens"));
    let running = serve_house(house(), store.clone(), |config| config.limits.frames_at_once = 300).await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    begin(&mut ann, &mut bob).await;
    level(&mut ann, &mut bob).await;
    let draws_first = ann.table["view"]["game"]["drawer"] == 0;
    let (mut drawer, mut guesser) = if draws_first { (ann, bob) } else { (bob, ann) };
    drawer.yes(json!({ "act": { "play": { "pick": 0 } } })).await;
    // More entries than one snapshot lies apart from the next.
    for points in 0..130 {
        drawer.yes(batch(points % 7)).await;
        if points == 60 {
            guesser.yes(json!({ "act": { "play": { "guess": "a house?" } } })).await;
        }
    }
    level(&mut drawer, &mut guesser).await;
    let ink_of = |news: &Value| news["play"]["ink"].as_str().unwrap_or_default().to_string();
    let told = guesser.told.iter().flat_map(|tidings| tidings["news"].as_array().cloned().unwrap_or_default());
    let drawn: String = told.map(|news| ink_of(&news)).collect();
    let (code, pass) = (word(&drawer.pass, "code").to_string(), guesser.pass.clone());
    running.stop().await;

    let kept = store.claim(&code).await.expect("works").kept().expect("there");
    let short: Vec<&String> = kept.entries.iter().filter(|entry| entry.starts_with('[')).collect();
    assert!(short.len() > 20 && short.iter().all(|entry| entry.len() < 40), "{:?}", kept.entries);
    let running = serve_house(house(), store, |_| {}).await;
    let back = Client::enter(running.addr(), &pass).await;
    let backlog = back.table["backlog"].as_array().cloned().unwrap_or_default();
    assert_eq!(backlog.iter().map(ink_of).collect::<String>(), drawn);
    running.stop().await;
}
