//! The words of the house, as pages fetch them, and what is refused in the language that was asked for.

use crate::serve::Server;
use crate::small::Written;
use ::words::{Finds, check_in};
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::{Book, ENGLISH, Refusal, escape, message};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::{Arc, PoisonError};
use table::House;
use table::protocol::{ErrorAnswer, LanguageCard};

/// What rooms and the server say; the rest are games.
const HOUSE: &str = "house";

/// What a language calls itself.
const NAME: &str = "page-name";

/// `GET /api/words`: the languages there are.
pub(crate) async fn languages(State(house): State<Arc<Server>>) -> Json<Vec<LanguageCard>> {
    Json(house.languages().to_vec())
}

/// `GET /api/words/TAG/SCOPE`: the words of a game, or of the house, as a file of Fluent.
pub(crate) async fn words(
    State(house): State<Arc<Server>>,
    Path((tag, scope)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    match house.written(&tag, &scope) {
        Some(written) => written.answer(&headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// `GET /api/books/TAG/GAME`: the rules of a game in words; in English, where there is no such book. Which, it says.
pub(crate) async fn rule_book(
    State(house): State<Arc<Server>>,
    Path((tag, game)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some((tag, text)) = house.rooms.house.catalogue.rule_book(&game, &tag) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut response = Written::text(text.to_string()).answer(&headers);
    if let Ok(language) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::CONTENT_LANGUAGE, language);
    }
    response
}

impl Server {
    pub(crate) fn languages(&self) -> &[LanguageCard] {
        self.languages.get_or_init(|| cards(&self.rooms.house))
    }

    /// What is said in a language, by a game or by the house.
    pub(crate) fn text_of(&self, tag: &str, scope: &str) -> Option<String> {
        text_of(&self.rooms.house, tag, scope)
    }

    fn written(&self, tag: &str, scope: &str) -> Option<Arc<Written>> {
        let mut known = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (tag.to_string(), scope.to_string());
        if let Some(written) = known.get(&key) {
            return Some(written.clone());
        }
        // Only what there is, is kept: names that somebody makes up take no room.
        let written = Arc::new(Written::text(text_of(&self.rooms.house, tag, scope)?));
        known.insert(key, written.clone());
        Some(written)
    }
}

/// All languages that anything is said in.
fn cards(house: &House) -> Vec<LanguageCard> {
    let books: Vec<&Book> = house.catalogue.books().values().chain([house.words()]).collect();
    let tags: BTreeSet<&str> = books.iter().flat_map(|book| book.languages()).collect();
    let name = |tag: &str| house.words().has(tag, NAME).then(|| house.words().say(tag, &message!(NAME), &[]));
    let card = |tag: &str| {
        let complete = books.iter().all(|book| is_complete(book, tag));
        LanguageCard { tag: tag.into(), name: name(tag), complete }
    };
    tags.into_iter().map(card).collect()
}

fn is_complete(book: &Book, tag: &str) -> bool {
    check_in(book, [tag]).iter().all(|found| found.finds != Finds::Missing)
}

fn text_of(house: &House, tag: &str, scope: &str) -> Option<String> {
    let book = if scope == HOUSE { house.words() } else { house.catalogue.book(scope)? };
    let sources = book.sources().iter().filter(|source| source.tag == tag);
    let mut text: String = sources.map(|source| format!("{}\n", source.text)).collect();
    if scope == HOUSE {
        house.catalogue.books().iter().for_each(|(id, book)| name_game(&mut text, tag, id, book));
    }
    // A host's language need not have words for every game: the page says those in English.
    let spoken = || house.catalogue.books().values().chain([house.words()]).any(|book| book.speaks(tag));
    (!text.is_empty() || spoken()).then_some(text)
}

/// What a game is called stands with the house, too: home names them all.
fn name_game(text: &mut String, tag: &str, id: &str, book: &Book) {
    let [name, sentence] = ["game", "game.sentence"].map(|id| escape(&book.say(tag, &message!(id), &[])));
    let _ = writeln!(text, "game-{id} = {name}\n    .sentence = {sentence}");
}

/// Says why not in the first language of `Accept-Language` that there is.
pub(crate) async fn speak(State(house): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let wishes = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let tag = wishes.and_then(|wishes| preferred(wishes, house.languages()));
    let mut response = next.run(request).await;
    let Some(refusal) = response.extensions_mut().remove::<Refusal>() else { return response };
    let error = refusal.said(house.rooms.house.words(), tag.as_deref().unwrap_or(ENGLISH), &[]);
    let body = serde_json::to_vec(&ErrorAnswer { error }).unwrap_or_default();
    response.headers_mut().remove(header::CONTENT_LENGTH);
    response.map(|_| Body::from(body))
}

/// The first of these languages that is known, whole (`pt-BR`) or without its country; they stand in the order of who
/// asks, nearly always.
fn preferred(wishes: &str, known: &[LanguageCard]) -> Option<String> {
    let find = |wish: &str| known.iter().find(|card| card.tag.eq_ignore_ascii_case(wish));
    let wishes = wishes.split(',').map(|wish| wish.split(';').next().unwrap_or_default().trim());
    let mut found = wishes.filter_map(|wish| find(wish).or_else(|| find(wish.split('-').next().unwrap_or_default())));
    found.next().map(|card| card.tag.clone())
}
