//! The words and rule books of the house, as pages and scripts fetch them.

use crate::common::{http, serve_house, serve_in_memory};
use kernel::Source;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;

/// A house with a fourth language that has little, and a Dutch text of the host's own.
fn with_french() -> table::House {
    let mut house = crate::common::house();
    let words = |tag: &'static str, text: &'static str| Source::new(tag, "a host", text);
    house.catalogue = house
        .catalogue
        .with_words("nim", words("fr", "game = Nim à la maison\n"))
        .with_words("house", words("fr", "page-name = Français\n"))
        .with_words("nim", words("nl", "game = Luciferspel\n"))
        .with_rule_book("nim", "fr", "# Nim à la maison\n".into());
    house
}

async fn get(addr: SocketAddr, path: &str, headers: &str) -> crate::common::Answer {
    http(addr, "GET", path, headers, "").await
}

#[tokio::test]
async fn languages_are_listed_with_what_they_call_themselves_and_whether_they_are_whole() {
    let server = serve_house(with_french(), Arc::new(store::Memory::default()), |_| {}).await;
    let cards = get(server.addr(), "/api/words", "").await.json();
    let card = |tag: &str| cards.as_array().and_then(|all| all.iter().find(|card| card["tag"] == tag)).cloned();
    let tags: Vec<&Value> = cards.as_array().expect("a list").iter().map(|card| &card["tag"]).collect();
    assert_eq!(tags, ["en", "es", "fr", "nl"]);
    assert_eq!(card("fr"), Some(json!({"tag": "fr", "name": "Français", "complete": false})));
    for tag in ["en", "nl", "es"] {
        assert_eq!(card(tag).map(|card| card["complete"].clone()), Some(json!(true)), "{tag}");
    }
    server.stop().await;
}

#[tokio::test]
async fn words_are_sent_once_and_named_by_their_content() {
    let server = serve_house(with_french(), Arc::new(store::Memory::default()), |_| {}).await;
    let first = get(server.addr(), "/api/words/nl/nim", "").await;
    assert_eq!((first.status, first.header("content-type")), (200, Some("text/plain; charset=utf-8")));
    let etag = first.header("etag").expect("a name").to_string();
    let again = get(server.addr(), "/api/words/nl/nim", &format!("If-None-Match: {etag}\r\n")).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let stale = get(server.addr(), "/api/words/nl/nim", "If-None-Match: \"another\"\r\n").await;
    assert_eq!((stale.status, &stale.body), (200, &first.body));
    let other = get(server.addr(), "/api/words/es/nim", "").await;
    assert_ne!(other.header("etag"), Some(etag.as_str()), "other words have another name");
    server.stop().await;
}

#[tokio::test]
async fn a_hosts_words_come_after_ours_and_home_names_games_in_them() {
    let server = serve_house(with_french(), Arc::new(store::Memory::default()), |_| {}).await;
    let dutch = get(server.addr(), "/api/words/nl/nim", "").await.body;
    // The later one counts, for the page as for the server.
    assert!(dutch.rfind("\ngame = Luciferspel") > dutch.find("\ngame = Nim"), "{dutch}");
    assert!(dutch.contains("news-took"), "and the rest is there");
    assert!(get(server.addr(), "/api/words/nl/house", "").await.body.contains("game-nim = Luciferspel"));
    let french = get(server.addr(), "/api/words/fr/house", "").await.body;
    assert!(french.contains("game-nim = Nim à la maison") && french.contains("game-uno = UNO"), "{french}");
    server.stop().await;
}

#[tokio::test]
async fn what_a_language_lacks_is_empty_and_what_nobody_speaks_is_not_there() {
    let server = serve_house(with_french(), Arc::new(store::Memory::default()), |_| {}).await;
    let uno = get(server.addr(), "/api/words/fr/uno", "").await;
    assert_eq!((uno.status, uno.body.as_str()), (200, ""), "the page says it in English");
    for path in ["/api/words/xx/nim", "/api/words/nl/chess", "/api/words/../nim", "/api/books/nl/chess"] {
        assert_eq!(get(server.addr(), path, "").await.status, 404, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_rule_book_says_in_which_language_it_is() {
    let server = serve_house(with_french(), Arc::new(store::Memory::default()), |_| {}).await;
    for (path, tag, begins) in [
        ("/api/books/en/nim", "en", "# Nim"),
        ("/api/books/nl/nim", "nl", "# Nim"),
        ("/api/books/fr/nim", "fr", "# Nim à la maison"),
        ("/api/books/fr/uno", "en", "# UNO"),
        ("/api/books/xx/uno", "en", "# UNO"),
    ] {
        let book = get(server.addr(), path, "").await;
        assert_eq!((book.status, book.header("content-language")), (200, Some(tag)), "{path}");
        assert!(book.body.starts_with(begins), "{path}: {}", book.body);
        let etag = book.header("etag").expect("a name");
        let again = get(server.addr(), path, &format!("If-None-Match: {etag}\r\n")).await;
        assert_eq!((again.status, again.body.as_str()), (304, ""), "{path}");
    }
    // The catalogue, which every page loads, carries none of them.
    let catalogue = get(server.addr(), "/api/catalogue", "").await.json();
    assert!(catalogue["games"].as_array().is_some_and(|games| games.iter().all(|game| game["book"].is_null())));
    server.stop().await;
}

#[tokio::test]
async fn refusals_speak_the_language_that_is_asked_for() {
    let server = serve_in_memory().await;
    for (wish, sentence) in [
        ("", "There is no such room."),
        ("Accept-Language: nl-BE, en;q=0.5\r\n", "Die kamer is er niet."),
        ("Accept-Language: xx, es-MX;q=0.9\r\n", "No existe esa sala."),
        ("Accept-Language: xx\r\n", "There is no such room."),
    ] {
        let answer = get(server.addr(), "/api/rooms/QQQQQ", wish).await;
        assert_eq!(answer.status, 404);
        assert_eq!(answer.json()["error"]["sentence"], sentence, "{wish}");
    }
    server.stop().await;
}
