//! Whole matches over real sockets: by people, by bots, with broken connections and restarts.

use crate::common::*;
use kernel::Content;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Memory, Sqlite, Store};

fn sqlite(folder: &tempfile::TempDir) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&folder.path().join("rooms.sqlite")).expect("opens"))
}

/// Stops a server and waits until nobody holds its file any more.
async fn stop(running: server::Running, store: Arc<dyn Store>) {
    running.stop().await;
    patient(async {
        while Arc::strong_count(&store) > 1 {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    })
    .await;
}

async fn check_finished(addr: std::net::SocketAddr, id: &str) {
    let card = get(addr, &format!("/api/matches/{id}")).await.json();
    let entries = card["entries"].as_u64().expect("a number");
    assert_eq!(card["lines"].as_array().map(Vec::len), Some(entries as usize));
    assert!(!card["outcome"].is_null() && !card["reveal"].is_null());
    for at in 0..=entries {
        for seat in ["", "&as=0", "&as=1"] {
            let past = get(addr, &format!("/api/matches/{id}/view?at={at}{seat}")).await;
            assert_eq!((past.status, past.json()["at"].as_u64()), (200, Some(at)));
        }
    }
    for nowhere in [format!("view?at={}", entries + 1), "view?at=0&as=9".into(), "nothing".into()] {
        assert_eq!(get(addr, &format!("/api/matches/{id}/{nowhere}")).await.status, 404, "{nowhere}");
    }
    let log = get(addr, &format!("/api/matches/{id}/log")).await.body;
    let verdict = house().catalogue.get("nim").expect("nim").verify(&log, &Content::none()).expect("as decided");
    assert_eq!(verdict.entries as u64, entries);
}

async fn two_people_play(store: Arc<dyn Store>) {
    let running = serve(store, |_| {}).await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    begin(&mut ann, &mut bob).await;
    let waiting = if ann.offers().is_empty() { &mut ann } else { &mut bob };
    assert_eq!(waiting.no(json!({ "act": { "pile": 0, "sticks": 1 } })).await, "turn");
    play_out(&mut ann, &mut bob).await;
    assert_eq!(ann.table["outcome"], bob.table["outcome"]);
    check_finished(running.addr(), word(&ann.room["matches"][0], "id")).await;
    ann.yes(json!("rematch")).await;
    level(&mut ann, &mut bob).await;
    assert_eq!(bob.phase(), "lobby");
    begin(&mut ann, &mut bob).await;
    play_out(&mut ann, &mut bob).await;
    assert_eq!(ann.room["matches"].as_array().map(Vec::len), Some(2));
    running.stop().await;
}

#[tokio::test]
async fn two_people_play_in_memory() {
    two_people_play(Arc::new(Memory::default())).await;
}

#[tokio::test]
async fn two_people_play_in_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    two_people_play(sqlite(&folder)).await;
}

#[tokio::test]
async fn one_plays_against_a_bot() {
    let running = serve_in_memory().await;
    let mut ann = Client::enter(running.addr(), &new_room(running.addr(), "Ann").await).await;
    assert_eq!(ann.no(json!("start")).await, "table.not_yet");
    ann.yes(json!({ "add_bot": { "bot": "perfect" } })).await;
    // One pile of three: at most two moves each, since a bot takes its time.
    let rules = json!([{ "id": "piles", "params": { "sizes": [1, 2] } }]);
    ann.yes(json!({ "choose": { "game": "nim", "preset": null, "rules": rules } })).await;
    ann.ready().await;
    ann.yes(json!("start")).await;
    while ann.phase() != "over" {
        if ann.phase() == "playing" && !ann.offers().is_empty() {
            ann.act().await;
        } else {
            ann.frame().await.expect("the connection holds");
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn a_forced_move_is_made_by_itself_and_a_deadline_comes() {
    let running = serve_in_memory().await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    let rules = json!([{ "id": "piles", "params": { "sizes": [2] } }, { "id": "take_most", "params": { "sticks": 1 } },
                       { "id": "turn_clock", "params": { "seconds": 20 } }, { "id": "swift" }]);
    ann.yes(json!({ "choose": { "game": "nim", "preset": "quick", "rules": rules } })).await;
    begin(&mut ann, &mut bob).await;
    // Nobody does anything: each move is the only one, so both are made.
    ann.until(|one| one.phase() == "over").await;
    running.stop().await;
}

#[tokio::test]
async fn a_command_sent_twice_acts_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(&folder);
    let running = serve(store.clone(), |_| {}).await;
    let (mut ann, bob) = pair(running.addr()).await;
    let say = |text: &str| json!({ "say": { "text": text } });
    let frame = |id: u64, text: &str| json!({ "do": { "id": id, "what": say(text) } });
    for id in [1, 2, 1, 2, 2] {
        ann.send(frame(id, &format!("hello {id}"))).await;
    }
    let mut answers = Vec::new();
    for id in [1, 2, 1, 2, 2] {
        answers.push(ann.answer(id).await.expect("an answer"));
    }
    let seqs = (answers[0]["ok"]["seq"].clone(), answers[1]["ok"]["seq"].clone());
    assert!(seqs.0.is_u64() && seqs.1.is_u64());
    for (at, seq) in [(2, &seqs.0), (3, &seqs.1), (4, &seqs.1)] {
        assert_eq!(answers[at]["dup"]["seq"], *seq, "{answers:?}");
    }
    // Also on another connection, and on another server.
    let mut ann = ann.again().await;
    assert_eq!(ann.welcome["last"], 2);
    ann.send(frame(1, "hello 1")).await;
    assert_eq!(ann.answer(1).await.expect("an answer")["dup"]["seq"], seqs.0);
    drop(bob);
    let (pass, device) = (ann.pass.clone(), ann.device.clone());
    stop(running, store).await;
    let store = sqlite(&folder);
    let running = serve(store.clone(), |_| {}).await;
    let mut ann = Client::hello(running.addr(), &pass, &device, None).await.expect("welcome");
    ann.send(frame(2, "hello 2")).await;
    assert_eq!(ann.answer(2).await.expect("an answer")["dup"]["seq"], seqs.1);
    let chat = ann.room["chat"].as_array().cloned().unwrap_or_default();
    assert_eq!(chat.iter().map(|line| line["text"].clone()).collect::<Vec<_>>(), ["hello 1", "hello 2"]);
    stop(running, store).await;
}

#[tokio::test]
async fn two_devices_share_a_seat() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let (mut ann, mut bob) = pair(addr).await;
    let path = format!("/api/rooms/{}/device", word(&ann.pass, "code"));
    assert_eq!(http(addr, "POST", &path, "Authorization: Bearer nonsense\r\n", "").await.status, 403);
    assert_eq!(http(addr, "POST", &path, "", "").await.status, 403);
    let token = format!("Authorization: Bearer {}\r\n", word(&ann.pass, "token"));
    let grant = http(addr, "POST", &path, &token, "").await.json();
    let pass = post(addr, &format!("{path}/redeem"), grant.clone()).await.json();
    assert_eq!(pass["player"], ann.pass["player"]);
    assert_ne!(pass["token"], ann.pass["token"]);
    assert_eq!(post(addr, &format!("{path}/redeem"), grant).await.status, 403, "good once");
    let mut tablet = Client::hello(addr, &pass, "tablet", None).await.expect("welcome");
    // The numbers of one device are its own.
    ann.yes(json!({ "say": { "text": "one" } })).await;
    tablet.yes(json!({ "say": { "text": "two" } })).await;
    ann.yes(json!({ "say": { "text": "three" } })).await;
    begin(&mut ann, &mut bob).await;
    level(&mut tablet, &mut ann).await;
    assert_eq!((&tablet.room, &tablet.table), (&ann.room, &ann.table));
    if ann.offers().is_empty() {
        bob.act().await;
        level(&mut bob, &mut tablet).await;
    }
    tablet.act().await;
    level(&mut ann, &mut tablet).await;
    assert_eq!((&tablet.room, &tablet.table), (&ann.room, &ann.table));
    // One of them goes: nobody is told.
    let seq = tablet.seq;
    drop(ann);
    let last = tablet.yes(json!({ "say": { "text": "four" } })).await;
    assert_eq!(last, seq + 1);
    running.stop().await;
}

#[tokio::test]
async fn a_deadline_survives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(&folder);
    let running = serve(store.clone(), |_| {}).await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    let rules = json!([{ "id": "piles", "params": { "sizes": [2] } }, { "id": "take_most", "params": { "sticks": 1 } },
                       { "id": "turn_clock", "params": { "seconds": 2 } }]);
    ann.yes(json!({ "choose": { "game": "nim", "preset": "quick", "rules": rules } })).await;
    begin(&mut ann, &mut bob).await;
    stop(running, store).await;
    assert_eq!(ann.bye().await["again"], true);
    // Nobody comes back: the server wakes the room by itself, and both turns run out.
    let store = sqlite(&folder);
    let running = serve(store.clone(), |_| {}).await;
    patient(async {
        while store.counts().await.expect("counts").matches == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    let ann = Client::hello(running.addr(), &ann.pass, "phone", None).await.expect("welcome");
    assert_eq!(ann.phase(), "over");
    stop(running, store).await;
}

#[tokio::test]
async fn a_spectator_sees_what_everyone_sees_if_allowed() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let (mut ann, mut bob) = pair(addr).await;
    let outside = json!({ "code": ann.pass["code"], "token": null });
    let mut screen = Client::hello(addr, &outside, "screen", None).await.expect("welcome");
    assert_eq!(screen.welcome["you"], json!({ "player": null, "seat": null, "host": false }));
    begin(&mut ann, &mut bob).await;
    level(&mut ann, &mut screen).await;
    assert_eq!((screen.offers().len(), &screen.table["view"]), (0, &ann.table["view"]));
    assert_eq!(screen.no(json!({ "say": { "text": "hello" } })).await, "table.stranger");
    assert_eq!(screen.no(json!("start")).await, "table.stranger");
    ann.yes(json!({ "open": { "public": true, "watchers": false } })).await;
    assert_eq!(word(&screen.bye().await, "rule"), "table.no_watchers");
    let refused = Client::hello(addr, &outside, "screen", None).await.err().expect("no");
    assert_eq!((word(&refused, "rule"), &refused["again"]), ("table.no_watchers", &json!(false)));
    running.stop().await;
}

#[tokio::test]
async fn who_is_sent_away_is_told_and_cannot_come_back() {
    let running = serve_in_memory().await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    ann.yes(json!({ "kick": { "player": bob.me() } })).await;
    let bye = bob.bye().await;
    assert_eq!((word(&bye, "rule"), &bye["again"]), ("table.kicked", &json!(false)));
    let refused = Client::hello(running.addr(), &bob.pass, "phone", None).await.err().expect("no");
    assert_eq!(word(&refused, "rule"), "table.kicked");
    // Whoever comes from there is let in by the host.
    let cat = join(running.addr(), word(&ann.pass, "code"), "Cat").await;
    assert_eq!(cat["waits"], true);
    ann.yes(json!({ "let_in": { "player": cat["player"] } })).await;
    // Who leaves is answered first.
    let mut cat = Client::enter(running.addr(), &cat).await;
    cat.yes(json!("leave")).await;
    assert_eq!(word(&cat.bye().await, "rule"), "table.left");
    running.stop().await;
}

#[tokio::test]
async fn the_past_of_a_running_match_is_its_players_own() {
    let running = serve_in_memory().await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    begin(&mut ann, &mut bob).await;
    play_one(&mut ann, &mut bob).await;
    let path = format!("/api/rooms/{}/view?at=", word(&ann.pass, "code"));
    let token = format!("Authorization: Bearer {}\r\n", word(&ann.pass, "token"));
    let addr = running.addr();
    let past = |at: u32, headers: String| {
        let path = format!("{path}{at}");
        async move { http(addr, "GET", &path, &headers, "").await }
    };
    assert_eq!(past(2, token.clone()).await.json()["view"], ann.table["view"]);
    assert_eq!(past(1, token.clone()).await.json()["at"], 1);
    assert_eq!(past(99, token).await.status, 404);
    assert_eq!(past(1, "Authorization: Bearer nonsense\r\n".into()).await.status, 403);
    assert_eq!(past(1, String::new()).await.status, 403);
    running.stop().await;
}

/// The law of secrets, on everything that a socket received.
#[tokio::test]
async fn nobody_receives_the_secrets_of_another() {
    let store = Arc::new(Memory::default());
    let running = serve(store.clone(), |_| {}).await;
    let addr = running.addr();
    let (mut ann, mut bob) = pair(addr).await;
    let code = word(&ann.pass, "code").to_string();
    let outside = json!({ "code": code, "token": null });
    let mut screen = Client::hello(addr, &outside, "screen", None).await.expect("welcome");
    ann.ready().await;
    level(&mut ann, &mut bob).await;
    level(&mut ann, &mut screen).await;
    let late = Client::hello(addr, &bob.pass, "late", Some(0)).await.expect("welcome");
    for one in [&ann, &bob, &screen, &late] {
        assert!(!one.received.contains("entropy-of-"), "entropy is told when all of it is in");
    }
    bob.ready().await;
    ann.yes(json!("start")).await;
    ann.until(|one| one.phase() == "playing").await;
    level(&mut ann, &mut bob).await;
    play_one(&mut ann, &mut bob).await;
    level(&mut ann, &mut screen).await;
    let kept = store.claim(&code).await.expect("works").kept().expect("there");
    let secrets = secrets_of(&kept.entries);
    assert!(secrets.len() >= 3, "{secrets:?}");
    let rest = [get(addr, &format!("/api/rooms/{code}")).await.body, get(addr, "/api/rooms").await.body];
    for text in [&ann, &bob, &screen, &late].into_iter().map(|one| &one.received).chain(&rest) {
        for secret in secrets.iter().map(String::as_str).chain([word(&ann.pass, "token"), word(&bob.pass, "token")]) {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
    running.stop().await;
}

/// The match's secret and the hashes of tokens, from the log of a room.
fn secrets_of(entries: &[String]) -> Vec<String> {
    let entries = entries.iter().map(|entry| serde_json::from_str::<Value>(entry).expect("JSON"));
    let events = entries.flat_map(|entry| entry["events"].as_array().cloned().unwrap_or_default());
    let secret =
        |event: Value| event["committed"]["secret"].as_str().or(event["joined"]["token"].as_str()).map(String::from);
    events.filter_map(secret).collect()
}

#[tokio::test]
async fn public_rooms_are_listed_as_they_are() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    assert_eq!(get(addr, "/api/rooms").await.json(), json!([]));
    new_room(addr, "Hidden").await;
    let body = json!({ "name": "Ann", "public": true, "game": "nim", "preset": "misere" });
    let pass = post(addr, "/api/rooms", body).await.json();
    let listed = get(addr, "/api/rooms").await.json();
    assert_eq!((listed.as_array().map(Vec::len), &listed[0]["preset"]), (Some(1), &json!("misere")));
    assert_eq!(listed[0]["players"], 1);
    join(addr, &word(&pass, "code").to_lowercase(), "Bob").await;
    assert_eq!(get(addr, "/api/rooms").await.json()[0]["players"], 2);
    let mut ann = Client::enter(addr, &pass).await;
    ann.yes(json!("close")).await;
    assert_eq!(get(addr, "/api/rooms").await.json(), json!([]));
    let bad = json!({ "name": "Ann", "game": "chess" });
    assert_eq!(post(addr, "/api/rooms", bad).await.status, 409);
    running.stop().await;
}
