//! The words of the house, as pages fetch them, and what is refused in the language that was asked for.

use crate::serve::Server;
use crate::small::Written;
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::{Book, ENGLISH, Refusal, escape, message};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::{Arc, PoisonError};
use table::House;
use table::protocol::ErrorAnswer;

/// What rooms and the server say; the rest are games.
const HOUSE: &str = "house";

/// `GET /api/words`: the languages there are.
pub(crate) async fn languages(State(house): State<Arc<Server>>) -> Json<BTreeSet<String>> {
    Json(tags(&house.rooms.house))
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

impl Server {
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
fn tags(house: &House) -> BTreeSet<String> {
    let books = house.catalogue.books().values().chain([house.words()]);
    books.flat_map(Book::languages).map(str::to_string).collect()
}

fn text_of(house: &House, tag: &str, scope: &str) -> Option<String> {
    let book = if scope == HOUSE { house.words() } else { house.catalogue.book(scope)? };
    let sources = book.sources().iter().filter(|source| source.tag == tag);
    let mut text: String = sources.map(|source| format!("{}\n", source.text)).collect();
    if scope == HOUSE {
        house.catalogue.books().iter().for_each(|(id, book)| name_game(&mut text, tag, id, book));
    }
    (!text.is_empty()).then_some(text)
}

/// What a game is called stands with the house, too: home names them all.
fn name_game(text: &mut String, tag: &str, id: &str, book: &Book) {
    let [name, sentence] = ["game", "game.sentence"].map(|id| escape(&book.say(tag, &message!(id), &[])));
    let _ = writeln!(text, "game-{id} = {name}\n    .sentence = {sentence}");
}

/// Says why not in the first language of `Accept-Language` that there is.
pub(crate) async fn speak(State(house): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let wishes = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let tag = wishes.and_then(|wishes| preferred(wishes, &tags(&house.rooms.house)));
    let mut response = next.run(request).await;
    let Some(refusal) = response.extensions_mut().remove::<Refusal>() else { return response };
    let error = refusal.said(house.rooms.house.words(), tag.as_deref().unwrap_or(ENGLISH), &[]);
    let body = serde_json::to_vec(&ErrorAnswer { error }).unwrap_or_default();
    response.headers_mut().remove(header::CONTENT_LENGTH);
    response.map(|_| Body::from(body))
}

/// The first of these languages that is known; they stand in the order of who asks, nearly always.
fn preferred(wishes: &str, known: &BTreeSet<String>) -> Option<String> {
    let tags = wishes.split(',').map(|wish| wish.split([';', '-']).next().unwrap_or_default().trim().to_lowercase());
    tags.into_iter().find(|tag| known.contains(tag))
}
