//! Deals that are chosen, in a house for tests.

use crate::common::*;
use kernel::fair;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;

async fn house_for_tests(chosen_deals: bool) -> server::Running {
    serve(Arc::new(store::Memory::default()), |config| config.chosen_deals = chosen_deals).await
}

/// What Ann sees of a match of Texas 42 whose room was opened with this wish: her dominoes, and who shakes.
async fn dealt(addr: SocketAddr, wish: &str) -> (Client, Value) {
    let answer = http(addr, "POST", "/api/rooms", &format!("Houserules-Deal: {wish}\r\n"), r#"{"name":"Ann"}"#).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let mut ann = Client::enter(addr, &answer.json()).await;
    ann.yes(json!({ "choose": { "game": "texas42", "preset": "one-hand", "rules": null } })).await;
    for _ in 0..3 {
        ann.yes(json!({ "add_bot": { "bot": "random" } })).await;
    }
    ann.ready().await;
    ann.yes(json!("start")).await;
    ann.until(|one| one.phase() == "playing").await;
    let view = &ann.table["view"];
    let seen = json!([sorted(&view["own"]), view["shaker"]]);
    (ann, seen)
}

fn sorted(dominoes: &Value) -> Vec<String> {
    let mut dominoes: Vec<String> = serde_json::from_value(dominoes.clone()).expect("dominoes");
    dominoes.sort();
    dominoes
}

#[tokio::test]
async fn a_chosen_deal_is_the_one_that_is_simulated_with_that_number() {
    let running = house_for_tests(true).await;
    let (ann, first) = dealt(running.addr(), "17").await;
    let (bob, same) = dealt(running.addr(), "17").await;
    assert!(first[0].as_array().is_some_and(|hand| hand.len() == 7), "{first}");
    assert_eq!(first, same);
    assert_ne!(first, dealt(running.addr(), "18").await.1);
    assert_ne!(ann.table["id"], bob.table["id"], "two matches all the same");

    let (name, secret) = fair::seeded(17);
    assert_eq!(ann.room["commitment"], fair::commitment(&name, &secret));
    let catalogue = catalogue::Catalogue::standard();
    let kind = catalogue.get("texas42").expect("texas42");
    let specs = kind.specs(Some("one-hand"), vec![]).expect("a preset");
    let simulator = kind.simulator(&specs, &kernel::Content::none(), 4, &["random".into()]).expect("bots play it");
    let log = simulator.play(17, 10_000, true).expect("it ends").log.expect("a log");
    let deal: Value = serde_json::from_str(log.lines().nth(1).expect("a deal")).expect("JSON");
    let deal = &deal["events"][0]["dealt"];
    assert_eq!(first, json!([sorted(&deal["held"][0]), deal["shaker"]]));
    running.stop().await;
}

#[tokio::test]
async fn elsewhere_nobody_chooses() {
    let running = house_for_tests(false).await;
    let ((ann, first), (_, second)) = (dealt(running.addr(), "17").await, dealt(running.addr(), "17").await);
    assert_ne!(first, second);
    assert!(ann.table["entropy"][0].as_str().is_some_and(|entropy| !entropy.is_empty()), "and everybody shuffles");
    running.stop().await;
}

#[tokio::test]
async fn a_deal_is_a_number() {
    let running = house_for_tests(true).await;
    let answer = http(running.addr(), "POST", "/api/rooms", "Houserules-Deal: aces\r\n", r#"{"name":"Ann"}"#).await;
    assert_eq!((answer.status, answer.json()["error"]["rule"].as_str()), (400, Some("server.deal")));
    running.stop().await;
}
