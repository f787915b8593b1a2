//! Private rooms, knocking and who was sent away, over the wire; and what the host of the house sees.

use crate::common::*;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use store::Memory;

/// A private room of Ann's: her pass, she herself, and the invitation.
async fn private(addr: SocketAddr) -> (Client, String, String) {
    let made = post(addr, "/api/rooms", json!({ "name": "Ann", "private": true, "public": true })).await.json();
    let ann = Client::enter(addr, &made).await;
    let invitation = word(&ann.room, "invitation").to_string();
    (ann, word(&made, "code").into(), invitation)
}

async fn come(addr: SocketAddr, code: &str, body: Value) -> Value {
    let answer = post(addr, &format!("/api/rooms/{code}/join"), body).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

#[tokio::test]
async fn the_code_alone_knocks() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let (mut ann, code, invitation) = private(addr).await;
    let bob = come(addr, &code, json!({ "name": "Bob", "invitation": invitation })).await;
    assert!(bob.get("waits").is_none());
    let eve = come(addr, &code, json!({ "name": "Eve" })).await;
    assert_eq!(eve["waits"], true);
    // Of a private room the code tells that it is there, and nothing else; it is listed nowhere.
    let card = get(addr, &format!("/api/rooms/{code}")).await.json();
    assert_eq!((&card["private"], &card["host"], &card["game"]), (&json!(true), &json!(""), &json!("")));
    assert_eq!(get(addr, "/api/rooms").await.json(), json!([]));
    let bye = Client::hello(addr, &json!({ "code": code, "token": null }), "", None).await.err().expect("refused");
    assert_eq!(word(&bye, "rule"), "table.private");
    // At the door one hears that one waits, and then a welcome on the same connection.
    let mut door = dial(addr).await.expect("connects");
    let hello =
        json!({ "hello": { "v": server::protocol::VERSION, "room": code, "token": eve["token"], "device": "d" } });
    say(&mut door, &hello).await;
    assert_eq!(next(&mut door).await.expect("an answer")["waiting"]["host"], "Ann");
    ann.until(|one| one.room["knocks"][0]["name"] == "Eve").await;
    ann.yes(json!({ "let_in": { "player": eve["player"] } })).await;
    assert_eq!(next(&mut door).await.expect("welcome")["welcome"]["you"]["player"], eve["player"]);
    // Who is turned away is told so.
    let dan = come(addr, &code, json!({ "name": "Dan" })).await;
    let mut door = dial(addr).await.expect("connects");
    let hello =
        json!({ "hello": { "v": server::protocol::VERSION, "room": code, "token": dan["token"], "device": "d" } });
    say(&mut door, &hello).await;
    assert!(next(&mut door).await.expect("an answer").get("waiting").is_some());
    ann.yes(json!({ "turn_away": { "player": dan["player"] } })).await;
    let bye = next(&mut door).await.expect("a goodbye");
    assert_eq!((word(&bye["bye"], "rule"), &bye["bye"]["again"]), ("table.turned_away", &json!(false)));
    running.stop().await;
}

/// By the address they came from, or by the token they had; behind a proxy others come from elsewhere.
#[tokio::test]
async fn who_was_sent_away_knocks() {
    let running = serve(Arc::new(Memory::default()), |config| {
        config.proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let addr = running.addr();
    let made = new_room(addr, "Ann").await;
    let (mut ann, code) = (Client::enter(addr, &made).await, word(&made, "code").to_string());
    let path = format!("/api/rooms/{code}/join");
    let join = async |name: &str, from: &str, token: &str| {
        let headers = format!("X-Forwarded-For: {from}\r\nAuthorization: Bearer {token}\r\n");
        let answer = http(addr, "POST", &path, &headers, &json!({ "name": name }).to_string()).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    };
    let eve = join("Eve", "198.51.100.1", "").await;
    ann.yes(json!({ "kick": { "player": eve["player"] } })).await;
    for (name, from, token, waits) in [
        ("Fay", "198.51.100.1", "", true),
        ("Fay", "198.51.100.2", word(&eve, "token"), true),
        ("EVE", "198.51.100.3", "", true),
        ("Fay", "198.51.100.4", "", false),
    ] {
        assert_eq!(join(name, from, token).await.get("waits").is_some(), waits, "{name} {from}");
    }
    assert!(!ann.received.contains("198.51.100"), "addresses are told to nobody");
    running.stop().await;
}

#[tokio::test]
async fn the_host_of_the_house_sees_who_is_where() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let (mut ann, code, _) = private(addr).await;
    let key = format!("Authorization: Bearer {}\r\n", running.host_key());
    let tables = http(addr, "GET", "/api/host/tables", &key, "").await.json();
    assert_eq!((&tables[0]["code"], &tables[0]["private"]), (&json!(code), &json!(true)));
    assert_eq!(tables[0]["people"], json!([{ "name": "Ann", "online": true, "addresses": ["127.0.0.1"] }]));
    let house = http(addr, "GET", "/api/host", &key, "").await.json();
    assert_eq!((&house["rooms"], &house["awake"], &house["sockets"]), (&json!(1), &json!(1), &json!(1)));
    assert_eq!(http(addr, "GET", "/api/host/tables", "", "").await.status, 403);
    assert_eq!(http(addr, "POST", &format!("/api/host/close?code={code}"), &key, "").await.status, 200);
    ann.until(|one| one.phase() == "closed").await;
    running.stop().await;
}
