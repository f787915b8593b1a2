//! The HTTP calls. See `docs/protocol.md`.

use crate::actor::Letter;
use crate::analysis;
use crate::device;
use crate::door;
use crate::enter;
use crate::host;
use crate::nodes;
use crate::openapi::{self, Listed};
use crate::protocol::{CatalogueCard, ErrorAnswer, MatchCard, Past, VERSION};
use crate::serve::{Refused, Server};
use crate::words;
use crate::{small, socket, wire};
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use catalogue::{AnyKind, AnyReplay, Unreadable};
use kernel::{Header, Message, Refusal, message};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use table::RoomCard;
use tokio::sync::oneshot;

pub(crate) type Answer<T> = Result<Json<T>, Refused>;
pub(crate) type Host = State<Arc<Server>>;
pub(crate) type From = ConnectInfo<SocketAddr>;

/// The largest body of a call.
pub(crate) const BODY: usize = 16 * 1024;
/// The largest log that is read for somebody.
pub(crate) const LOG: usize = 1024 * 1024;
/// A frame that is so many times longer than allowed is not even read; a shorter one is, and refused with the reason.
const MUCH_TOO_LONG: usize = 8;

pub(crate) fn router(house: Arc<Server>) -> Router {
    // The outermost is the last: also what is refused on the way in has its headers.
    routes(&house)
        .router
        .method_not_allowed_fallback(no_such_method)
        .fallback(page)
        .layer(axum::extract::DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn(door::whole_body))
        .layer(middleware::from_fn_with_state(house.clone(), same_origin))
        .layer(middleware::from_fn_with_state(house.clone(), door::who))
        .layer(middleware::from_fn_with_state(house.clone(), words::speak))
        .layer(middleware::from_fn(secure))
        .with_state(house)
}

/// Every call there is; what each takes and gives stands in `openapi.rs`.
pub(crate) fn routes(house: &Arc<Server>) -> Listed {
    // About one room: whichever node is asked, its owner answers.
    let rooms = Listed::default()
        .route("/api/rooms/{code}", get(card))
        .route("/api/rooms/{code}/join", post(enter::join))
        .route("/api/rooms/{code}/device", post(enter::device))
        .route("/api/rooms/{code}/device/redeem", post(enter::redeem))
        .route("/api/rooms/{code}/view", get(room_past))
        .map(|router| router.route_layer(middleware::from_fn_with_state(house.clone(), nodes::to_the_owner)));
    Listed::default()
        .merge(rooms)
        .merge(host::router(house.clone()))
        .route(openapi::PATH, get(openapi::openapi))
        .route("/api/catalogue", get(catalogue))
        .route("/api/content/{game}/{kind}/{name}", get(preview))
        .route("/api/device", get(device::card))
        .route("/api/files/{kind}/{name}/{checksum}", get(device::file))
        .route("/sw.js", get(device::keeper))
        .route("/api/words", get(words::languages))
        .route("/api/words/{tag}/{scope}", get(words::words))
        .route("/api/books/{tag}/{game}", get(words::rule_book))
        .route("/api/rooms", get(list).post(enter::create))
        .route("/api/matches/{id}", get(finished))
        .route("/api/matches/{id}/view", get(match_past))
        .route("/api/matches/{id}/analysis", get(analysis::of_match))
        .route("/api/matches/{id}/forecast", get(analysis::forecast_of_match))
        .route("/api/matches/{id}/log", get(log))
        .route("/api/matches/{id}/record", get(record))
        .route("/api/logs", post(read_log).layer(axum::extract::DefaultBodyLimit::max(LOG)))
        .route("/api/logs/view", post(log_past).layer(axum::extract::DefaultBodyLimit::max(LOG)))
        .route("/api/logs/analysis", post(analysis::of_log).layer(axum::extract::DefaultBodyLimit::max(LOG)))
        .route("/api/logs/forecast", post(analysis::forecast_of_log).layer(axum::extract::DefaultBodyLimit::max(LOG)))
        .route("/ws", get(websocket))
        // The same: with the code, whatever stands in front can find the node where the room lives.
        .route("/ws/{code}", get(websocket))
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(ready))
}

/// Nothing from elsewhere, no framing, no guessing of types; what carries a token is kept by nobody. Workers and wasm of our
/// own may run. Styles stand in attributes of elements (where a card lies, say), sheets of them and scripts never do; the
/// first line about styles is for browsers that do not know the other two.
async fn secure(request: axum::extract::Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
    // Not every browser counts a WebSocket to the same place as one to oneself.
    let sockets = if host.chars().all(plain) { format!(" ws://{host} wss://{host}") } else { String::new() };
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let policy = format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; \
         style-src 'self' 'unsafe-inline'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'{sockets}; object-src 'none'; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    );
    headers.extend(HeaderValue::from_str(&policy).ok().map(|policy| (header::CONTENT_SECURITY_POLICY, policy)));
    for (name, value) in [
        ("cross-origin-resource-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    response
}

/// A name that leads here by the host's will: an address, this machine, a name of the local network, or the public one. A
/// page from elsewhere whose name suddenly leads here (DNS rebinding) has another.
fn is_ours(host: &str, public_url: Option<&str>) -> bool {
    let name = host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |(name, _)| name);
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    let public = public_url.and_then(|url| url.split_once("://")).map(|(_, rest)| rest.trim_end_matches('/'));
    let local = ["local", "lan", "home", "internal", "localhost", "home.arpa"];
    bare.parse::<std::net::IpAddr>().is_ok()
        || !name.contains('.')
        || local.iter().any(|end| name.strip_suffix(end).is_some_and(|rest| rest.ends_with('.')))
        || public.is_some_and(|public| public.eq_ignore_ascii_case(host) || public.eq_ignore_ascii_case(name))
}

/// Another site's page may not use a visitor's browser to talk to us.
async fn same_origin(State(house): Host, request: axum::extract::Request, next: Next) -> Response {
    let headers = request.headers();
    let origin = headers.get(header::ORIGIN).and_then(|value| value.to_str().ok());
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let allowed = origin.is_none_or(|origin| {
        let name = origin.split_once("://").map_or("", |(_, name)| name);
        let ours = house.config.public_url.as_deref().map(|url| url.trim_end_matches('/'));
        name == host || ours == Some(origin)
    });
    if !is_ours(host, house.config.public_url.as_deref()) {
        let why = message!("server-host", host = host.to_string());
        return Refused::new(StatusCode::MISDIRECTED_REQUEST, "server.host", why).into_response();
    }
    if allowed {
        return next.run(request).await;
    }
    Refused::new(StatusCode::FORBIDDEN, "server.origin", message!("server-origin")).into_response()
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(ErrorAnswer { error: self.refusal.clone() })).into_response();
        // It is put into words on the way out, in the language that was asked for.
        response.extensions_mut().insert(self.refusal);
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if let Some(node) = self.elsewhere {
            response.extensions_mut().insert(*node);
        }
        response
    }
}

pub(crate) fn unreadable(why: impl std::fmt::Display) -> Refused {
    let why = in_plain_words(&why.to_string());
    Refused::new(StatusCode::BAD_REQUEST, "server.unreadable", message!("server-unreadable", why = why))
}

/// What a reader of JSON complains of, without the names of our own types.
pub(crate) fn in_plain_words(why: &str) -> String {
    let shapes =
        ["struct variant ", "tuple variant ", "newtype variant ", "unit variant ", "variant ", "struct ", "enum "];
    let mut said = why.to_string();
    for shape in shapes {
        while let Some(at) = said.find(&format!("expected {shape}")) {
            let name = at + "expected ".len();
            let end = said[name + shape.len()..].find(' ').map_or(said.len(), |end| name + shape.len() + end);
            said.replace_range(name..end, if shape == "enum " { "one of the known words" } else { "an object" });
        }
    }
    said
}

/// A body as it came; it may have been too large.
pub(crate) type Sent = Result<Bytes, BytesRejection>;

/// Reads a body as JSON, with an error in our own form.
pub(crate) fn body<T: DeserializeOwned>(sent: Sent) -> Result<T, Refused> {
    let bytes = sent.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Refused::new(StatusCode::PAYLOAD_TOO_LARGE, "server.too_large", message!("server-too-large", most = BODY))
        }
        _ => unreadable(rejection),
    })?;
    serde_json::from_slice(&bytes).map_err(unreadable)
}

pub(crate) fn conflict(mut refusals: Vec<Refusal>) -> Refused {
    let refusal =
        if refusals.is_empty() { Refusal::new("server", message!("server-no")) } else { refusals.swap_remove(0) };
    Refused { status: StatusCode::CONFLICT, refusal, retry_after: None, again: false, elsewhere: None }
}

/// The room ended while it was asked.
pub(crate) fn gone<E>(_: E) -> Refused {
    Refused::new(StatusCode::SERVICE_UNAVAILABLE, "server.again", message!("server-try-again"))
}

pub(crate) fn bearer(headers: &HeaderMap) -> Result<String, Refused> {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token =
        value.and_then(|value| value.split_once(' ')).filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    token
        .map(|(_, token)| token.trim().to_string())
        .ok_or_else(|| Refused::new(StatusCode::FORBIDDEN, "server.token", message!("server-bearer")))
}

/// What can be played here does not change while the server runs: it is composed, written and compressed once, beside
/// everything else, and who has it already is not sent it again.
async fn catalogue(State(house): Host, asked: HeaderMap) -> Response {
    if house.catalogue.get().is_none() {
        let all = house.clone();
        let _ = tokio::task::spawn_blocking(move || all.catalogue.get_or_init(|| all.compose()).tag()).await;
    }
    house.catalogue.get_or_init(|| house.compose()).answer(&asked)
}

/// `GET /api/content/GAME/KIND/NAME`: what is seen of a board, a tile set, a word list or a pack before it is chosen.
async fn preview(
    State(house): Host,
    Path((game, kind, name)): Path<(String, String, String)>,
    asked: HeaderMap,
) -> Result<Response, Refused> {
    let all = &house.rooms.house;
    let found = all.catalogue.get(&game).and_then(|game| game.preview(&all.content, &kind, &name));
    let none = || Refused::new(StatusCode::NOT_FOUND, "server.no_content", message!("server-no-content"));
    Ok(small::Written::json(&found.ok_or_else(none)?).answer(&asked))
}

impl Server {
    /// Composes every preset of every game.
    fn compose(&self) -> small::Written {
        let content = &self.rooms.house.content;
        let names = |kind: &str| (kind.to_string(), content.names(kind).map(str::to_string).collect());
        small::Written::json(&CatalogueCard {
            version: VERSION,
            games: self.rooms.house.catalogue.cards(content),
            variants: self.rooms.house.variants.clone(),
            content: content.kinds().map(names).collect::<BTreeMap<_, _>>(),
        })
    }
}

/// Can it serve? Not while it stops, nor while its store does not work.
async fn ready(State(house): Host) -> Response {
    if *house.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping").into_response();
    }
    match house.rooms.store.alive().await {
        Ok(_) => "ok".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, error.to_string()).into_response(),
    }
}

async fn list(State(house): Host) -> Answer<Vec<RoomCard>> {
    Ok(Json(house.rooms.listed(100).await.map_err(|e| Refused::store(&e))?))
}

async fn card(State(house): Host, ConnectInfo(from): From, Path(code): Path<String>) -> Answer<RoomCard> {
    let room = house.find(&code, from.ip()).await?;
    let (answer, waiting) = oneshot::channel();
    room.send(Box::new(Letter::Card { answer })).await.map_err(gone)?;
    Ok(Json(waiting.await.map_err(gone)?))
}

#[derive(Deserialize)]
struct At {
    at: usize,
    #[serde(rename = "as")]
    seat: Option<u8>,
}

fn no_such_point() -> Refused {
    Refused::new(StatusCode::NOT_FOUND, "server.no_point", message!("server-no-point"))
}

async fn room_past(
    State(house): Host,
    ConnectInfo(from): From,
    Path(code): Path<String>,
    at: Result<Query<At>, QueryRejection>,
    headers: HeaderMap,
) -> Answer<Past> {
    let Query(at) = at.map_err(unreadable)?;
    let token = bearer(&headers)?;
    let room = house.find_own(&code, from.ip()).await?;
    let (answer, waiting) = oneshot::channel();
    room.send(Box::new(Letter::Past { token, at: at.at, answer })).await.map_err(gone)?;
    match waiting.await.map_err(gone)? {
        Ok((replay, viewer)) => {
            beside(move || Ok(Past::of(&house.rooms.house.catalogue, &*replay, viewer, at.at))).await
        }
        Err(refusal) if refusal.rule == "server.token" => {
            house.missed(from.ip())?;
            Err(Refused { status: StatusCode::FORBIDDEN, refusal, retry_after: None, again: false, elsewhere: None })
        }
        Err(_) => Err(no_such_point()),
    }
}

/// The log of a finished match, as it is kept.
pub(crate) async fn kept(house: &Arc<Server>, id: &str) -> Result<String, Refused> {
    let log = house.rooms.store.finished(id).await.map_err(|e| Refused::store(&e))?;
    let none = || Refused::new(StatusCode::NOT_FOUND, "server.no_match", message!("server-no-match"));
    log.ok_or_else(none)
}

fn replay(house: &Arc<Server>, log: &str) -> Result<Box<dyn AnyReplay>, Refused> {
    let damaged = |why: String| {
        Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "server.damaged", message!("server-damaged", why = why))
    };
    let header = kernel::log::read_header(log).map_err(|e| damaged(e.to_string()))?;
    let kind = house.rooms.house.catalogue.get(&header.game);
    let kind = kind.ok_or_else(|| damaged(format!("{} is not in this house", header.game)))?;
    kind.replay(log).map_err(|e| damaged(e.to_string()))
}

/// Works something out beside everything else: folding a match may take a while.
pub(crate) async fn beside<T: Send + 'static>(work: impl FnOnce() -> Result<T, Refused> + Send + 'static) -> Answer<T> {
    let gone = |_| Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "server.damaged", message!("server-not-shown"));
    tokio::task::spawn_blocking(work).await.map_err(gone)?.map(Json)
}

async fn finished(State(house): Host, Path(id): Path<String>) -> Answer<MatchCard> {
    let log = kept(&house, &id).await?;
    beside(move || Ok(MatchCard::of(&house.rooms.house.catalogue, id, &*replay(&house, &log)?))).await
}

/// A log that somebody has: decided again, told, and not kept. Or a record of others: played over, told, and not kept.
async fn read_log(State(house): Host, ConnectInfo(from): From, sent: Sent) -> Answer<MatchCard> {
    let sent = sent_bytes(&house, from, sent)?;
    let task = move || {
        if let Some(kind) = house.rooms.house.catalogue.of_record(&sent) {
            let (log, _) = kind.read_record(&sent).map_err(|fault| no_record(&**kind, &fault))?;
            let replay = kind.replay(&log).map_err(|why| undecided(kind.about().id, &why))?;
            return Ok(Json(MatchCard::of(&house.rooms.house.catalogue, replay.header().name.clone(), &*replay)));
        }
        let log = log_text(sent)?;
        let header = kernel::log::read_header(&log).map_err(|fault| no_log(catalogue::said_of(&fault)))?;
        let kind = game_of(&house, &header)?;
        kind.verify(&log, &house.rooms.house.content).map_err(|why| undecided(&header.game, &why))?;
        let replay = kind.replay(&log).map_err(|why| undecided(&header.game, &why))?;
        Ok(Json(MatchCard::of(&house.rooms.house.catalogue, header.name, &*replay)))
    };
    tokio::task::spawn_blocking(task).await.map_err(|_| no_such_point())?
}

async fn log_past(
    State(house): Host,
    ConnectInfo(from): From,
    at: Result<Query<At>, QueryRejection>,
    sent: Sent,
) -> Answer<Past> {
    let Query(at) = at.map_err(unreadable)?;
    let sent = sent_bytes(&house, from, sent)?;
    beside(move || point_of(&house, &sent_log(&house, sent)?, at.at, at.seat)).await
}

/// What was sent, as a log.
pub(crate) fn sent_log(house: &Arc<Server>, sent: Bytes) -> Result<String, Refused> {
    match house.rooms.house.catalogue.of_record(&sent) {
        Some(kind) => Ok(kind.read_record(&sent).map_err(|fault| no_record(&**kind, &fault))?.0),
        None => log_text(sent),
    }
}

/// A log or a record, from who does not send too many.
pub(crate) fn sent_bytes(house: &Arc<Server>, from: SocketAddr, sent: Sent) -> Result<Bytes, Refused> {
    house.log_limit.take(from.ip()).map_err(Refused::too_often)?;
    sent.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Refused::new(StatusCode::PAYLOAD_TOO_LARGE, "server.too_large", message!("server-log-large"))
        }
        _ => unreadable(rejection),
    })
}

fn log_text(sent: Bytes) -> Result<String, Refused> {
    String::from_utf8(sent.into()).map_err(|e| no_log(message!("file-not_text", at = 1 + e.utf8_error().valid_up_to())))
}

fn bad_request(refusal: Refusal) -> Refused {
    Refused { status: StatusCode::BAD_REQUEST, refusal, retry_after: None, again: false, elsewhere: None }
}

fn no_record(kind: &dyn AnyKind, fault: &kernel::RecordFault) -> Refused {
    bad_request(table::no_record(kind, fault))
}

pub(crate) fn no_log(why: Message) -> Refused {
    bad_request(table::no_log(why))
}

pub(crate) fn undecided(game: &str, why: &Unreadable) -> Refused {
    bad_request(table::undecided(game, why))
}

/// The game that a log is of.
pub(crate) fn game_of<'a>(house: &'a Server, header: &Header) -> Result<&'a Arc<dyn AnyKind>, Refused> {
    let game = house.rooms.house.catalogue.get(&header.game);
    game.ok_or_else(|| no_log(message!("log-no_game", game = &header.game)))
}

async fn match_past(State(house): Host, Path(id): Path<String>, at: Result<Query<At>, QueryRejection>) -> Answer<Past> {
    let Query(at) = at.map_err(unreadable)?;
    let log = kept(&house, &id).await?;
    beside(move || point_of(&house, &log, at.at, at.seat)).await
}

/// What was seen at a point of a log.
fn point_of(house: &Arc<Server>, log: &str, at: usize, seat: Option<u8>) -> Result<Past, Refused> {
    let replay = replay(house, log)?;
    Past::seen(&house.rooms.house.catalogue, &*replay, seat, at).ok_or_else(no_such_point)
}

async fn log(State(house): Host, Path(id): Path<String>) -> Result<Response, Refused> {
    let log = kept(&house, &id).await?;
    let name = format!("attachment; filename=\"{}.jsonl\"", id.replace(['"', '\\', '\n', '\r'], ""));
    let headers = [(header::CONTENT_TYPE, "application/jsonl".to_string()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, log).into_response())
}

/// The same in the notation of others, where the game has one.
async fn record(State(house): Host, Path(id): Path<String>) -> Result<Response, Refused> {
    let log = kept(&house, &id).await?;
    let file = id.replace(['"', '\\', '\n', '\r'], "");
    let task = move || {
        let header = kernel::log::read_header(&log).map_err(|fault| no_log(catalogue::said_of(&fault)))?;
        let kind = game_of(&house, &header)?;
        let written = kind.write_record(&log).map_err(|why| undecided(&header.game, &why))?;
        let ending = kind.notation().map_or("txt", |notation| notation.id);
        let name = format!("attachment; filename=\"{file}.{ending}\"");
        let plain = "text/plain; charset=utf-8".to_string();
        Ok(([(header::CONTENT_TYPE, plain), (header::CONTENT_DISPOSITION, name)], written.text).into_response())
    };
    tokio::task::spawn_blocking(task).await.map_err(|_| no_such_point())?
}

async fn websocket(
    State(house): Host,
    ConnectInfo(from): From,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Refused> {
    let passed_on = house.spoken_for(&headers).is_some();
    let (answer, upgraded) =
        wire::upgrade(request, house.config.limits.frame_bytes * MUCH_TOO_LONG).map_err(unreadable)?;
    tokio::spawn(async move {
        // Handed over at once: nothing of what came before is kept beside it.
        let Some(mut wire) = upgraded.await else { return };
        socket::serve(&mut wire, house, from.ip(), passed_on).await;
    });
    Ok(answer)
}

async fn no_such_method() -> Refused {
    Refused::new(StatusCode::METHOD_NOT_ALLOWED, "server.method", message!("server-method"))
}

/// The page: a file of it, or the first one, which finds its way by the address.
async fn page(method: Method, uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if !matches!(method, Method::GET | Method::HEAD) {
        return no_such_method().await.into_response();
    }
    // Where people go has no dots: whoever asks for /.env or /wp-login.php looks for another house.
    let is_place = path.split('/').all(|part| !part.contains('.'));
    if path.starts_with("api/") || (!is_place && page::file(path).is_none()) {
        return Refused::new(StatusCode::NOT_FOUND, "server.no_call", message!("server-no-call")).into_response();
    }
    let found = page::file(path).map(|file| (file, page::is_immutable(path)));
    let is_asset = path.starts_with("assets/");
    match found.or_else(|| page::file("index.html").filter(|_| !is_asset).map(|file| (file, false))) {
        Some((file, immutable)) => {
            let caching = if immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
            let headers = [(header::CONTENT_TYPE, file.mime), (header::CACHE_CONTROL, caching)];
            (headers, small::smallest(&asked, &file)).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
