//! What one may do to a server beside others who play: they go on, and what it costs has an end.

use crate::common::*;
use futures_util::SinkExt;
use serde_json::json;
use server::protocol::VERSION;
use std::sync::Arc;
use store::Memory;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// Bytes of memory that are this program's own.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap_or("0 kB");
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or_default() * 1024
}

/// Connections that say half a word, sockets that never say hello, frames too long and too deep: next door a match goes on
/// to its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_silent_sockets_keep_nobody_from_playing() {
    let running = serve(Arc::new(Memory::default()), |config| config.limits.sockets = 10_000).await;
    let addr = running.addr();
    let (mut ann, mut bob) = pair(addr).await;
    let before = resident();
    let mut silent = Vec::new();
    for number in 0..1_000 {
        let mut stream = TcpStream::connect(addr).await.expect("connects");
        if number % 2 == 0 {
            stream.write_all(b"GET /api/rooms HTTP/1.1\r\nHost: 127").await.expect("sends");
        }
        silent.push(stream);
    }
    let mut speechless = Vec::new();
    for _ in 0..100 {
        speechless.push(dial(addr).await.expect("connects"));
    }
    let nonsense = tokio::spawn(async move {
        let deep = format!("{{\"hello\": {}{}}}", "[".repeat(6_000), "]".repeat(6_000));
        for frame in ["x".repeat(100_000), deep].iter().cycle().take(60) {
            let mut socket = dial(addr).await.expect("connects");
            let _ = socket.send(Message::text(frame.clone())).await;
            let bye = next(&mut socket).await.expect("a goodbye");
            assert_eq!(word(&bye["bye"], "rule"), "server.unreadable");
        }
    });
    begin(&mut ann, &mut bob).await;
    play_out(&mut ann, &mut bob).await;
    nonsense.await.expect("all of it was refused");
    // Both ends of each connection are in this program, and still it is not much.
    let grown = resident().saturating_sub(before);
    assert!(grown < 120 << 20, "{} MB more", grown >> 20);
    drop((silent, speechless));
    running.stop().await;
}

/// What was said long ago is not said again with every frame, and what changes nothing is told to nobody else.
#[tokio::test]
async fn a_long_chat_is_in_no_frame() {
    let running = serve_in_memory().await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    for _ in 0..100 {
        ann.yes(json!({ "say": { "text": "𒐫".repeat(300) } })).await;
    }
    level(&mut ann, &mut bob).await;
    let before = bob.received.len();
    ann.yes(json!({ "open": { "public": false, "watchers": true } })).await;
    ann.yes(json!({ "rename": { "name": "Anna" } })).await;
    bob.until(|one| one.room["players"][0]["name"] == "Anna").await;
    let heard = bob.received.len() - before;
    assert!(heard < 1_000, "{heard} bytes for a new name, and none for what was so before");
    running.stop().await;
}

/// Devices and tabs of one player, and onlookers without a name, have an end; so have those of an address.
#[tokio::test]
async fn sockets_are_counted_by_room_and_player() {
    let running = serve(Arc::new(Memory::default()), |config| config.limits.sockets = 10_000).await;
    let addr = running.addr();
    let (ann, _bob) = pair(addr).await;
    let onlooker = json!({ "code": ann.pass["code"], "token": null });
    for (pass, most, taken) in [(&ann.pass, table::SOCKETS_A_PLAYER, 1), (&onlooker, table::ONLOOKERS, 0)] {
        let mut all = Vec::new();
        for number in taken..most {
            all.push(Client::hello(addr, pass, &number.to_string(), None).await.expect("welcome"));
        }
        let bye = Client::hello(addr, pass, "one more", None).await.err().expect("one too many");
        assert_eq!(word(&bye, "rule"), "limit.sockets");
    }
    running.stop().await;
}

/// A field that nobody knows is refused on both ways, and what is said of it names none of our types.
#[tokio::test]
async fn unknown_fields_are_refused_in_plain_words() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let pass = new_room(addr, "Ann").await;
    let http = post(addr, "/api/rooms", json!({ "name": "Bob", "colour": "red" })).await;
    assert_eq!(http.status, 400);
    assert!(word(&http.json()["error"], "sentence").contains("colour"), "{}", http.body);
    let hello = |more: &str| format!("{{\"hello\": {{\"v\": {VERSION}, \"room\": \"BCDF\"{more}}}}}");
    let frames = [
        (hello(", \"colour\": 1"), "colour"),
        ("{\"hello\": 5}".into(), "object"),
        ("{\"do\": [\"x\"]}".into(), "expected"),
        ("{\"fly\": 1}".into(), "fly"),
    ];
    for (frame, said) in frames {
        let mut socket = dial(addr).await.expect("connects");
        socket.send(Message::text(frame.clone())).await.expect("sends");
        let bye = next(&mut socket).await.expect("a goodbye");
        let sentence = word(&bye["bye"], "sentence");
        assert!(sentence.contains(said), "{frame}: {sentence}");
        assert!(!sentence.contains("::") && !sentence.contains("struct") && !sentence.contains("enum"), "{sentence}");
    }
    let mut ann = Client::enter(addr, &pass).await;
    ann.socket
        .send(Message::text("{\"do\": {\"id\": 1, \"what\": {\"say\": {\"text\": \"hi\", \"loud\": true}}}}"))
        .await
        .expect("sends");
    assert!(word(&ann.bye().await, "sentence").contains("loud"));
    running.stop().await;
}

/// Names that look the same are not the same; a scheme is written as one likes; a grant is spent where it is good.
#[tokio::test]
async fn small_things_of_the_hostile_tour() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let made = new_room(addr, "Ann").await;
    let code = word(&made, "code");
    let mut ann = Client::enter(addr, &made).await;
    join(addr, code, "A\u{200b}nn").await;
    ann.until(|one| one.room["players"][1]["name"] == "Ann 2").await;
    let path = format!("/api/rooms/{code}/join");
    for (name, status) in
        [("\u{200b}", 409), ("\u{3164}\u{2800}", 409), ("Perfect bot", 409), ("", 409), ("Ben Bot", 200)]
    {
        assert_eq!(post(addr, &path, json!({ "name": name })).await.status, status, "{name:?}");
    }
    let device = format!("/api/rooms/{code}/device");
    for scheme in ["Bearer", "bearer", "BEARER"] {
        let token = format!("Authorization: {scheme} {}\r\n", word(&made, "token"));
        assert_eq!(http(addr, "POST", &device, &token, "").await.status, 200, "{scheme}");
    }
    let token = format!("Authorization: Bearer {}\r\n", word(&made, "token"));
    let grant = http(addr, "POST", &device, &token, "").await.json();
    let other = new_room(addr, "Eve").await;
    let redeem = |code: &str| format!("/api/rooms/{code}/device/redeem");
    assert_eq!(post(addr, &redeem(word(&other, "code")), grant.clone()).await.status, 403, "not there");
    assert_eq!(post(addr, &redeem(code), grant.clone()).await.status, 200, "and not used up by that");
    assert_eq!(post(addr, &redeem(code), grant).await.status, 403, "once");
    running.stop().await;
}
