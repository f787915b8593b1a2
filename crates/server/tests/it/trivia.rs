//! A quiz over real sockets: nothing of the answer is sent before the reveal, to nobody.

use crate::common::*;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;

/// Questions whose every secret is a text found nowhere else.
fn pack(questions: usize) -> String {
    let mut text =
        String::from("id = 'unique'\nname = 'Unique'\nlanguage = 'en'\nlicence = 'CC0-1.0'\nauthor = 'Ann'\n");
    for number in 0..questions {
        text += &format!(
            "[[question]]\nid = 'secret-id-{number}-x'\ncategory = 'things'\ndifficulty = 1\nkind = 'text'\n\
             text = 'Which is number {number}?'\nanswer = 'secretanswer{number}x'\naliases = ['secretalias{number}x']\n\
             explanation = 'secretreason{number}x'\n"
        );
    }
    text
}

/// The house, with that pack.
fn quiz_house(questions: usize) -> table::House {
    let catalogue = catalogue::Catalogue::standard().led_by("trivia");
    let mut content = catalogue.stock();
    let folders = catalogue.get("trivia").expect("trivia").folders();
    let read = folders.iter().find(|folder| folder.name == "packs").expect("packs").read;
    read("unique", "toml", pack(questions).as_bytes(), &mut content).expect("a sound pack");
    table::House { catalogue, content, variants: vec![] }
}

async fn serve_quiz(questions: usize) -> server::Running {
    serve_house(quiz_house(questions), Arc::new(store::Memory::default()), |_| {}).await
}

/// A match of the unique questions.
async fn choose(host: &mut Client, preset: &str, questions: usize) {
    let rules = json!([{ "id": "questions", "params": { "pack": "unique", "count": questions } },
                       { "id": "clock", "params": { "seconds": 300 } }, { "id": "pause", "params": { "seconds": 600 } }]);
    host.yes(json!({ "choose": { "game": "trivia", "preset": preset, "rules": rules } })).await;
}

/// Which of the pack's questions is asked.
fn asked(client: &Client) -> String {
    let text = client.table["view"]["game"]["question"]["text"].as_str().expect("a question");
    text.chars().filter(char::is_ascii_digit).collect()
}

fn answers(text: &str) -> Value {
    json!({ "act": { "play": { "answer": { "text": text } } } })
}

fn is_paused(client: &Client) -> bool {
    client.table["view"]["table"]["phase"].get("pause").is_some()
}

async fn three(addr: SocketAddr) -> (Client, Client, Client) {
    let (ann, bob) = pair(addr).await;
    let code = word(&ann.pass, "code").to_string();
    let mut tv = Client::enter(addr, &join(addr, &code, "Tilly").await).await;
    // Only looks on.
    tv.yes(json!("stand")).await;
    (ann, bob, tv)
}

/// What each was sent since the last look, which held no secret of this question.
fn nothing_leaked(clients: [&Client; 3], marks: &mut [usize; 3], hidden: &[(usize, String)]) {
    for (who, (client, mark)) in clients.iter().zip(marks.iter_mut()).enumerate() {
        let sent = &client.received[*mark..];
        for (knows, secret) in hidden {
            assert!(*knows == who || !sent.contains(secret.as_str()), "{secret} was sent to {who}: {sent}");
        }
        *mark = client.received.len();
    }
}

async fn no_byte_leaks(preset: &str) {
    let questions = 6;
    let running = serve_quiz(questions).await;
    let (mut ann, mut bob, mut tv) = three(running.addr()).await;
    choose(&mut ann, preset, questions).await;
    begin(&mut ann, &mut bob).await;
    level(&mut ann, &mut tv).await;
    let mut marks = [0; 3];
    for round in 0..questions {
        let number = asked(&ann);
        // In the mode everyone Ann is right; with the buzzer that would end it.
        let said = if preset == "buzzer" { format!("annsays{number}x") } else { format!("Secretanswer{number}x") };
        ann.yes(answers(&said)).await;
        level(&mut ann, &mut bob).await;
        level(&mut ann, &mut tv).await;
        bob = bob.again_fresh().await;
        marks[1] = 0;
        let mut hidden: Vec<(usize, String)> =
            ["secretanswer", "secretalias", "secretreason"].map(|what| (9, format!("{what}{number}x"))).to_vec();
        hidden.extend([(9, format!("secret-id-{number}-x")), (0, said.clone())]);
        nothing_leaked([&ann, &bob, &tv], &mut marks, &hidden);
        // No log of a match that is being played.
        let deal = word(&ann.table, "id");
        assert!(!deal.is_empty());
        assert_eq!(get(running.addr(), &format!("/api/matches/{deal}/log")).await.status, 404);

        bob.yes(answers(&format!("bobsays{number}x"))).await;
        for client in [&mut ann, &mut bob, &mut tv] {
            client.until(is_paused).await;
            // Now all know all.
            let details = client.table["view"]["table"]["last"]["details"].to_string();
            for told in ["secretanswer", "secretreason", "bobsays"] {
                assert!(details.contains(&format!("{told}{number}x")), "{told} is not in {details}");
            }
            assert!(details.contains(&said) && details.contains("\"millis\""));
        }
        marks = [ann.received.len(), bob.received.len(), tv.received.len()];
        if round + 1 < questions {
            ann.yes(json!({ "host_act": "next" })).await;
            for client in [&mut ann, &mut bob, &mut tv] {
                client.until(|one| !is_paused(one)).await;
            }
            // What is told of the round before stays in the view; the next question's secrets are others.
        }
    }
    ann.yes(json!({ "host_act": "next" })).await;
    ann.until(|one| one.phase() == "over").await;
    running.stop().await;
}

#[tokio::test]
async fn no_byte_of_the_answer_is_sent_while_everyone_answers() {
    no_byte_leaks("quiz-night").await;
}

#[tokio::test]
async fn no_byte_of_the_answer_is_sent_while_the_buzzer_waits() {
    no_byte_leaks("buzzer").await;
}

#[tokio::test]
async fn two_devices_of_a_seat_have_one_answer() {
    let running = serve_quiz(2).await;
    let addr = running.addr();
    let (mut ann, mut bob) = pair(addr).await;
    let path = format!("/api/rooms/{}/device", word(&ann.pass, "code"));
    let token = format!("Authorization: Bearer {}\r\n", word(&ann.pass, "token"));
    let grant = http(addr, "POST", &path, &token, "").await.json();
    let pass = post(addr, &format!("{path}/redeem"), grant).await.json();
    let mut tablet = Client::hello(addr, &pass, "tablet", None).await.expect("welcome");
    choose(&mut ann, "quiz-night", 2).await;
    begin(&mut ann, &mut bob).await;
    level(&mut ann, &mut tablet).await;
    tablet.yes(answers("first")).await;
    assert_eq!(ann.no(answers("second")).await, "trivia.once");
    level(&mut ann, &mut tablet).await;
    // Both see what the seat answered; Bob does not.
    for own in [&ann, &tablet] {
        assert_eq!(own.table["view"]["game"]["own"]["answer"]["text"], "first");
    }
    level(&mut ann, &mut bob).await;
    assert!(bob.table["view"]["game"]["own"].is_null() && !bob.received.contains("first\""));
    // The other one is still there: the seat is not away.
    drop(tablet);
    bob.yes(answers("third")).await;
    ann.until(is_paused).await;
    assert_eq!(ann.table["view"]["table"]["away"], json!([]));
    let details = &ann.table["view"]["table"]["last"]["details"];
    assert_eq!(details["given"].as_array().map(Vec::len), Some(2));
    running.stop().await;
}

#[tokio::test]
async fn long_and_odd_answers_are_refused_with_a_reason() {
    let running = serve_quiz(1).await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    choose(&mut ann, "quiz-night", 1).await;
    begin(&mut ann, &mut bob).await;
    assert_eq!(ann.no(answers(&"x".repeat(10_000))).await, "trivia.long");
    assert_eq!(ann.no(answers("bell\u{7}")).await, "trivia.characters");
    assert_eq!(ann.no(answers("")).await, "trivia.empty");
    assert_eq!(ann.no(json!({ "act": { "play": { "answer": { "choice": 9 } } } })).await, "trivia.kind");
    assert_eq!(ann.no(json!({ "act": { "play": { "answer": { "choice": 900 } } } })).await, "unreadable");
    // Only the host skips and accepts.
    assert_eq!(bob.no(json!({ "host_act": "skip" })).await, "table.host");
    assert_eq!(bob.no(json!({ "act": { "play": { "accept": 0 } } })).await, "rounds.host");
    ann.yes(answers("🪲")).await;
    bob.yes(answers("nothing")).await;
    ann.until(is_paused).await;
    assert_eq!(ann.table["scores"][0][1], 0);
    ann.yes(json!({ "host_act": { "play": { "accept": 0 } } })).await;
    assert!(ann.table["scores"][0][1].as_i64() > Some(500), "{}", ann.table["scores"]);
    // A frame beyond the limit ends the connection, and nothing else.
    bob.send(answers(&"x".repeat(20_000))).await;
    while bob.frame().await.is_some() {}
    ann.yes(json!({ "say": { "text": "still here" } })).await;
    running.stop().await;
}

/// The questions of one match are not asked again in the next, also with another game in between.
#[tokio::test]
async fn a_room_remembers_what_was_asked() {
    let running = serve_quiz(4).await;
    let (mut ann, mut bob) = pair(running.addr()).await;
    let mut all = Vec::new();
    for turn in 0..3 {
        if turn == 1 {
            ann.yes(json!({ "choose": { "game": "nim", "preset": null, "rules": [] } })).await;
            begin(&mut ann, &mut bob).await;
            play_out(&mut ann, &mut bob).await;
        } else {
            choose(&mut ann, "quiz-night", 2).await;
            begin(&mut ann, &mut bob).await;
            for _ in 0..2 {
                all.push(asked(&ann));
                ann.yes(json!({ "host_act": "skip" })).await;
                ann.yes(json!({ "host_act": "next" })).await;
            }
            ann.until(|one| one.phase() == "over").await;
        }
        ann.yes(json!("rematch")).await;
        level(&mut ann, &mut bob).await;
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 4, "{all:?}");
    running.stop().await;
}

/// What is seen of a pack before it is chosen is small, known by its tag, and tells no question; what is not there is said
/// to be so.
#[tokio::test]
async fn a_pack_is_seen_before_it_is_chosen() {
    let running = serve_quiz(7).await;
    let path = "/api/content/trivia/question%20pack/unique";
    let first = get(running.addr(), path).await;
    let tag = first.header("etag").expect("a tag").to_string();
    assert_eq!(
        first.json(),
        json!({ "facts": [{ "id": "preview-questions", "args": { "count": 7 } }],
                "language": "en", "rows": [], "pieces": [], "samples": [],
                "parts": { "categories": [
                    { "value": "things", "label": { "id": "topic", "args": { "topic": "things" } } }
                ] } })
    );
    let again = http(running.addr(), "GET", path, &format!("If-None-Match: {tag}\r\n"), "").await;
    assert_eq!(again.status, 304);
    for path in ["/api/content/trivia/board/standard", "/api/content/nim/board/standard", "/api/content/no/such/thing"]
    {
        let none = get(running.addr(), path).await;
        assert_eq!((none.status, &none.json()["error"]["rule"]), (404, &json!("server.no_content")), "{path}");
    }
    running.stop().await;
}
