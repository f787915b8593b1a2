//! What a server must bear: nonsense, floods, readers who do not read, pages from elsewhere.

use crate::common::*;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::protocol::VERSION;
use std::sync::Arc;
use std::time::Duration;
use store::Memory;
use tokio_tungstenite::tungstenite::Message;

/// Sends one frame on a fresh connection and gives the rule of the goodbye.
async fn rule_after(addr: std::net::SocketAddr, frame: Message) -> String {
    let mut socket = dial(addr).await.expect("connects");
    socket.send(frame).await.expect("sends");
    let bye = next(&mut socket).await.expect("a goodbye");
    assert!(!word(&bye["bye"], "sentence").is_empty(), "{bye}");
    word(&bye["bye"], "rule").into()
}

#[tokio::test]
async fn nonsense_is_answered_with_a_reason() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let pass = new_room(addr, "Ann").await;
    let code = word(&pass, "code");
    let hello = |v: u32, room: &str, token: Value| {
        Message::text(json!({ "hello": { "v": v, "room": room, "token": token } }).to_string())
    };
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    let cases = [
        (Message::text("not JSON"), "server.unreadable"),
        (Message::text("{\"hello\": 5}"), "server.unreadable"),
        (Message::text("{\"hello\": {\"v\": \"one\"}}"), "server.unreadable"),
        (Message::text(deep.clone()), "server.unreadable"),
        (Message::text("x".repeat(20_000)), "server.unreadable"),
        (Message::binary(vec![1, 2, 3]), "server.unreadable"),
        (Message::text("{\"ping\": 1}"), "server.hello"),
        (hello(1, code, Value::Null), "server.version"),
        (hello(VERSION, "ZZZZ", Value::Null), "server.no_room"),
        (hello(VERSION, "../../etc", Value::Null), "server.no_room"),
        (hello(VERSION, code, json!("wrong")), "server.token"),
    ];
    for (frame, rule) in cases {
        assert_eq!(rule_after(addr, frame.clone()).await, rule, "{frame:.60}");
    }
    // The same after hello: the connection ends, the room does not.
    let later = [
        Message::text("not JSON"),
        Message::text("{\"do\": {\"id\": -1, \"what\": \"start\"}}"),
        Message::text("{\"do\": {\"id\": 1, \"what\": \"fly\"}}"),
        Message::text("x".repeat(20_000)),
        Message::binary(vec![1, 2, 3]),
        hello(VERSION, code, Value::Null),
    ];
    for frame in later {
        let mut ann = Client::enter(addr, &pass).await;
        ann.socket.send(frame).await.expect("sends");
        let bye = ann.bye().await;
        assert!(["server.unreadable", "server.hello"].contains(&word(&bye, "rule")), "{bye}");
        assert_eq!(bye["again"], false);
    }
    let mut ann = Client::enter(addr, &pass).await;
    ann.socket
        .send(Message::text(format!("{{\"forecast\": {{\"id\": 1, \"action\": {deep}}}}}")))
        .await
        .expect("sends");
    ann.yes(json!({ "say": { "text": "still here" } })).await;
    // A number that is beyond all that happened.
    Client::hello(addr, &pass, "other", Some(u64::MAX)).await.expect("welcome");
    running.stop().await;
}

#[tokio::test]
async fn a_flood_ends_its_own_connection_only() {
    let store = Arc::new(Memory::default());
    let running = serve(store, |config| (config.limits.frames_a_second, config.limits.frames_at_once) = (20, 60)).await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    for number in 0..200 {
        bob.send(json!({ "ping": number })).await;
    }
    let bye = bob.bye().await;
    assert_eq!((word(&bye, "rule"), &bye["again"]), ("limit.frames", &json!(true)));
    ann.yes(json!({ "say": { "text": "who shouts?" } })).await;
    let mut bob = bob.again().await;
    bob.yes(json!({ "say": { "text": "sorry" } })).await;
    running.stop().await;
}

#[tokio::test]
async fn a_reader_who_stops_is_dropped_and_the_room_goes_on() {
    let store = Arc::new(Memory::default());
    let running = serve(store, |config| config.limits.unread_frames = 8).await;
    let (mut ann, bob) = pair(running.addr()).await;
    // Bob reads nothing: his buffers fill, then his outbox, then he is away. Rules come whole when others are chosen:
    // some ten thousand of them are more than any buffer holds.
    for turn in 0..20_000 {
        let (game, preset) = if turn % 2 == 0 { ("texas42", "everything") } else { ("uno", "wild") };
        ann.yes(json!({ "choose": { "game": game, "preset": preset, "rules": null } })).await;
        if ann.room["players"][1]["online"] == false {
            break;
        }
        ann.told.clear();
        ann.received.clear();
    }
    patient(ann.until(|one| one.room["players"][1]["online"] == false)).await;
    let mut bob = bob.again_fresh().await;
    bob.yes(json!({ "say": { "text": "I slept" } })).await;
    running.stop().await;
}

#[tokio::test]
async fn too_often_is_told_with_the_time_to_wait() {
    let store = Arc::new(Memory::default());
    let running = serve(store, |config| {
        let limits = &mut config.limits;
        (limits.rooms_a_minute, limits.joins_a_minute, limits.misses_a_minute, limits.sockets) = (2, 3, 4, 2);
    })
    .await;
    let addr = running.addr();
    let code = word(&new_room(addr, "Ann").await, "code").to_string();
    new_room(addr, "Bob").await;
    let often = |answer: &Answer| {
        let wait: u64 = answer.header("retry-after").expect("how long").parse().expect("seconds");
        assert!((1..=60).contains(&wait));
        assert_eq!((answer.status, word(&answer.json()["error"], "rule")), (429, "limit.often"));
    };
    often(&post(addr, "/api/rooms", json!({ "name": "Cat" })).await);
    for name in ["Dan", "Eve", "Fay"] {
        join(addr, &code, name).await;
    }
    often(&post(addr, &format!("/api/rooms/{code}/join"), json!({ "name": "Gus" })).await);
    let pass = json!({ "code": code, "token": null });
    let two = (Client::enter(addr, &pass).await, Client::enter(addr, &pass).await);
    let bye = Client::hello(addr, &pass, "", None).await.err().expect("too many");
    assert_eq!(word(&bye, "rule"), "limit.sockets");
    drop(two);
    running.stop().await;
}

/// Over the limit a right code is refused like a wrong one, so that the refusal tells nothing; who has a token plays on.
#[tokio::test]
async fn codes_cannot_be_guessed() {
    let running = serve(Arc::new(Memory::default()), |config| config.limits.misses_a_minute = 4).await;
    let addr = running.addr();
    let pass = new_room(addr, "Ann").await;
    let code = word(&pass, "code").to_string();
    for _ in 0..4 {
        assert_eq!(get(addr, "/api/rooms/ZZZZ").await.status, 404);
    }
    for code in ["ZZZZ", &code] {
        assert_eq!(get(addr, &format!("/api/rooms/{code}")).await.status, 429, "{code}");
        let joined = post(addr, &format!("/api/rooms/{code}/join"), json!({ "name": "Gus" })).await;
        assert_eq!(joined.status, 429, "{code}");
        for token in [json!(null), json!("made-up")] {
            let guess = json!({ "code": code, "token": token });
            let bye = Client::hello(addr, &guess, "", None).await.err().expect("refused");
            assert_eq!(word(&bye, "rule"), "limit.often", "{code} {token}");
        }
    }
    let mut ann = Client::enter(addr, &pass).await;
    ann.yes(json!({ "say": { "text": "mine" } })).await;
    running.stop().await;
}

#[tokio::test]
async fn every_answer_has_its_guards() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let code = word(&new_room(addr, "Ann").await, "code").to_string();
    let elsewhere = "Origin: https://evil.example\r\n";
    let large = json!({ "name": "x".repeat(20_000) }).to_string();
    let room = format!("/api/rooms/{code}");
    let cases: [(&str, &str, &str, &str, u16); 14] = [
        ("GET", "/", "", "", 200),
        ("GET", "/r/BCDF", "", "", 200),
        ("GET", "/assets/none.js", "", "", 404),
        ("GET", "/healthz", "", "", 200),
        ("GET", "/readyz", "", "", 200),
        ("GET", "/api/catalogue", "", "", 200),
        ("GET", &room, "", "", 200),
        ("GET", "/api/nothing", "", "", 404),
        ("GET", "/api/rooms/A%00B", "", "", 404),
        ("GET", &room, elsewhere, "", 403),
        ("POST", "/api/rooms", elsewhere, "{\"name\": \"Eve\"}", 403),
        ("POST", "/api/rooms", "", "{\"name\": 5}", 400),
        ("POST", "/api/rooms", "", "{\"name\": \"\"}", 409),
        ("DELETE", "/api/rooms", "", "", 405),
    ];
    for (method, path, headers, body, status) in cases {
        let answer = http(addr, method, path, headers, body).await;
        assert_eq!(answer.status, status, "{method} {path} {}", answer.body);
        for guard in ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"] {
            assert!(answer.header(guard).is_some(), "{guard} is missing for {method} {path}");
        }
        if path.starts_with("/api") && (400..405).contains(&status) {
            assert!(!word(&answer.json()["error"], "sentence").is_empty(), "{method} {path}");
        }
    }
    let own = format!("Origin: http://{addr}\r\n");
    assert_eq!(http(addr, "GET", &room, &own, "").await.status, 200);
    let answer = http(addr, "POST", "/api/rooms", "", &large).await;
    assert_eq!((answer.status, word(&answer.json()["error"], "rule")), (413, "server.too_large"));
    let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    assert_eq!(http(addr, "GET", "/ws", &format!("{elsewhere}{upgrade}"), "").await.status, 403);
    running.stop().await;
}

#[tokio::test]
async fn a_page_under_the_public_address_may_connect() {
    let store = Arc::new(Memory::default());
    let running = serve(store, |config| config.public_url = Some("https://games.example/".into())).await;
    let addr = running.addr();
    let from = |origin: &str| format!("Origin: {origin}\r\n");
    assert_eq!(http(addr, "GET", "/api/rooms", &from("https://games.example"), "").await.status, 200);
    assert_eq!(http(addr, "GET", "/api/rooms", &from("https://games.example.evil"), "").await.status, 403);
    assert_eq!(http(addr, "GET", "/api/rooms", &from("null"), "").await.status, 403);
    running.stop().await;
}

#[tokio::test]
async fn many_rooms_have_many_codes() {
    let running = serve_in_memory().await;
    let mut codes = std::collections::HashSet::new();
    for _ in 0..200 {
        let pass = new_room(running.addr(), "Ann").await;
        assert!(codes.insert(word(&pass, "code").to_string()), "a code was given twice");
    }
    running.stop().await;
}

#[tokio::test]
async fn a_server_that_stops_says_so() {
    let running = serve_in_memory().await;
    let (mut ann, _bob) = pair(running.addr()).await;
    tokio::time::timeout(Duration::from_secs(30), running.stop()).await.expect("it stops");
    let bye = ann.bye().await;
    assert_eq!((word(&bye, "rule"), &bye["again"]), ("server.restart", &json!(true)));
}

/// The code of the close frame that ends a connection.
async fn code_after(client: &mut Client) -> u16 {
    loop {
        match patient(client.socket.next()).await {
            Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
            Some(Ok(_)) => {}
            other => panic!("no close frame with a code: {other:?}"),
        }
    }
}

/// Close frames tell the cause, for clients that look at nothing else, and a client's own is answered.
#[tokio::test]
async fn a_close_frame_tells_the_cause() {
    let running = serve(Arc::new(Memory::default()), |config| {
        (config.limits.frames_a_second, config.limits.frames_at_once) = (20, 30);
    })
    .await;
    let addr = running.addr();
    let (mut ann, mut bob) = pair(addr).await;
    let screen = json!({ "code": ann.pass["code"], "token": null });
    let mut onlooker = Client::enter(addr, &screen).await;
    ann.yes(json!({ "open": { "public": false, "watchers": false } })).await;
    assert_eq!(code_after(&mut onlooker).await, 1008, "a door that was closed");
    let frames = [
        (Message::text("not JSON"), 1007),
        (Message::binary(vec![1]), 1007),
        (Message::text(json!({ "hello": { "v": VERSION, "room": ann.pass["code"] } }).to_string()), 1002),
    ];
    for (frame, code) in frames {
        let mut again = Client::hello(addr, &bob.pass, "other", None).await.expect("welcome");
        again.socket.send(frame).await.expect("sends");
        assert_eq!(code_after(&mut again).await, code);
    }
    let mut flood = Client::hello(addr, &bob.pass, "flood", None).await.expect("welcome");
    for number in 0..100 {
        flood.send(json!({ "ping": number })).await;
    }
    assert_eq!(code_after(&mut flood).await, 1013);
    let mut polite = Client::hello(addr, &bob.pass, "polite", None).await.expect("welcome");
    polite.socket.close(None).await.expect("sends");
    // What was on its way comes first.
    while let Some(frame) = patient(polite.socket.next()).await {
        if matches!(frame.expect("no reset"), Message::Close(_)) {
            break;
        }
    }
    ann.yes(json!({ "kick": { "player": bob.me() } })).await;
    assert_eq!(code_after(&mut bob).await, 1008, "sent away");
    running.stop().await;
    assert_eq!(code_after(&mut ann).await, 1012, "the server stops");
}

/// The catalogue is made once, and whoever has it need not fetch it again.
#[tokio::test]
async fn the_catalogue_is_known_by_its_tag() {
    let running = serve_in_memory().await;
    let first = get(running.addr(), "/api/catalogue").await;
    let tag = first.header("etag").expect("a tag").to_string();
    assert_eq!((first.status, &first.json()["version"]), (200, &json!(VERSION)));
    for (asked, status) in [(tag.as_str(), 304), ("\"other\"", 200)] {
        let again = http(running.addr(), "GET", "/api/catalogue", &format!("If-None-Match: {asked}\r\n"), "").await;
        assert_eq!(
            (again.status, again.header("etag"), again.body.is_empty()),
            (status, Some(tag.as_str()), status == 304)
        );
    }
    running.stop().await;
}

/// Names that lead here by somebody else's will, methods and paths that nobody needs, heads without an end.
#[tokio::test]
async fn what_is_not_for_this_house_is_refused_with_a_reason() {
    let running =
        serve(Arc::new(Memory::default()), |config| config.public_url = Some("https://games.example.org".into())).await;
    let addr = running.addr();
    for (host, status) in [
        ("127.0.0.1:4242", 200),
        ("[::1]:4242", 200),
        ("localhost", 200),
        ("laptop:4242", 200),
        ("laptop.local", 200),
        ("games.example.org", 200),
        ("evil.example.com", 421),
        ("games.example.org.evil.com", 421),
        ("127.0.0.1.evil.com:4242", 421),
    ] {
        // Two of them would be one too many, so this call is made by hand.
        let answer =
            by_hand(addr, &format!("GET /api/rooms HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{host}: {answer}");
    }
    for (method, path, status) in [
        ("DELETE", "/api/rooms", 405),
        ("PUT", "/", 405),
        ("PROPFIND", "/r/BCDF", 405),
        ("GET", "/.env", 404),
        ("GET", "/wp-login.php", 404),
        ("GET", "/.git/config", 404),
        ("GET", "/api/nothing", 404),
    ] {
        let answer = http(addr, method, path, "", "").await;
        assert_eq!(answer.status, status, "{method} {path}");
        assert!(answer.json()["error"]["rule"].is_string(), "{method} {path}: {}", answer.body);
    }
    let alone = post(addr, "/api/rooms", json!({ "name": "Ann", "preset": "misere" })).await;
    assert_eq!((alone.status, word(&alone.json()["error"], "rule").to_string()), (400, "server.preset".to_string()));
    let long = by_hand(addr, &format!("GET / HTTP/1.1\r\nHost: {addr}\r\nX: {}\r\n\r\n", "x".repeat(500_000))).await;
    assert!(!long.starts_with("HTTP/1.1 200"), "{}", &long[..long.len().min(100)]);
    running.stop().await;
}

async fn by_hand(addr: std::net::SocketAddr, call: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(addr).await.expect("connects");
    let _ = stream.write_all(call.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = patient(stream.read_to_end(&mut answer)).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn answers_say_how_they_may_be_used() {
    let running = serve_in_memory().await;
    let answer = post(running.addr(), "/api/rooms", json!({ "name": "Ann" })).await;
    for (name, value) in [
        ("cache-control", "no-store"),
        ("x-content-type-options", "nosniff"),
        ("cross-origin-resource-policy", "same-origin"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
    ] {
        assert_eq!(answer.header(name), Some(value), "{name}");
    }
    let policy = answer.header("content-security-policy").expect("a policy");
    let sockets = format!("connect-src 'self' ws://{0} wss://{0};", running.addr());
    for part in ["script-src 'self' 'wasm-unsafe-eval';", &sockets, "frame-ancestors 'none'"] {
        assert!(policy.contains(part), "{part} in {policy}");
    }
    assert!(answer.header("permissions-policy").is_some());
    running.stop().await;
}

/// A body that never comes holds nothing for long.
#[tokio::test]
async fn a_body_that_never_comes_is_not_waited_for() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let call = format!("POST /api/rooms HTTP/1.1\r\nHost: {addr}\r\nContent-Length: 50\r\n\r\n{{\"name\"");
    assert!(by_hand(addr, &call).await.starts_with("HTTP/1.1 408 "));
    running.stop().await;
}

/// Whom the host keeps out stays out, on every node that shares the store; proxies speak for who is behind them.
#[tokio::test]
async fn limits_and_bans_are_for_who_is_behind_the_proxy() {
    let store = Arc::new(Memory::default());
    let running = serve(store.clone(), |config| {
        config.proxies = vec!["127.0.0.1".parse().expect("an address")];
        config.limits.misses_a_minute = 3;
    })
    .await;
    let (addr, of) = (running.addr(), |from: &str| format!("X-Forwarded-For: {from}\r\n"));
    for _ in 0..3 {
        assert_eq!(http(addr, "GET", "/api/rooms/ZZZZ", &of("198.51.100.1"), "").await.status, 404);
    }
    assert_eq!(http(addr, "GET", "/api/rooms/ZZZZ", &of("198.51.100.1"), "").await.status, 429);
    assert_eq!(http(addr, "GET", "/api/rooms/ZZZZ", &of("198.51.100.2"), "").await.status, 404, "another person");
    let key = format!("Authorization: Bearer {}\r\n", running.host_key());
    assert_eq!(http(addr, "POST", "/api/host/ban?address=198.51.100.3&hours=1", &key, "").await.status, 200);
    assert_eq!(http(addr, "GET", "/api/rooms", &of("198.51.100.3"), "").await.status, 403);
    assert_eq!(http(addr, "GET", "/api/rooms", &of("198.51.100.4"), "").await.status, 200);
    let wrong = "Authorization: Bearer 00\r\n";
    assert_eq!(http(addr, "GET", "/api/host", wrong, "").await.status, 403);
    running.stop().await;
}

/// A room that cannot be read is set aside: once, with the reason, and others go on.
#[tokio::test]
async fn a_damaged_room_is_set_aside_and_others_go_on() {
    use store::{Append, Store};
    let store = Arc::new(Memory::default());
    // Now: what is older is forgotten.
    let now =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_millis() as u64;
    let due_at = Some(now);
    store.append(Append { due_at, wall: now, ..Append::new("BCDF", 0, 1, "not an entry") }).await.expect("kept");
    store.release("BCDF", 1, false).await.expect("let go");
    let running = serve(store.clone(), |_| {}).await;
    let addr = running.addr();
    patient(async {
        while store.counts().await.expect("counts").aside == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    assert_eq!(get(addr, "/api/rooms/BCDF").await.json()["error"]["rule"], "server.damaged");
    assert_eq!(store.rooms_after("", 1).await.expect("rooms")[0].epoch, 2, "it was tried once");
    new_room(addr, "Ann").await;
    running.stop().await;
}
