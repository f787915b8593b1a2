//! What only the host may see and do, behind a key that is printed when the house opens.

use crate::actor::Letter;
use crate::clock::wall;
use crate::nodes;
use crate::openapi::Listed;
use crate::serve::{Refused, Server};
use crate::tables;
use axum::Json;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use kernel::message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use store::{Finished, Whole};
use ts_rs::TS;

/// So many rooms or matches are handed out at a time.
const PAGE: usize = 100;

/// How a house is, for its host.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct HouseCard {
    /// The version of the program.
    pub version: String,
    /// For how many seconds it runs.
    pub seconds: u64,
    /// Rooms of the whole house.
    pub rooms: usize,
    /// Finished matches of the whole house.
    pub matches: usize,
    /// Rooms that were set aside, because they cannot be read.
    pub aside: usize,
    /// Rooms in the memory of this node.
    pub awake: i64,
    /// Connections to this node.
    pub sockets: i64,
    /// All nodes, where there are several.
    pub nodes: Vec<NodeCard>,
    /// Addresses that are kept out, and until when (milliseconds since 1970).
    pub bans: Vec<(String, u64)>,
    /// What the store takes, in bytes.
    pub store_bytes: u64,
    /// The disk of this node's folder.
    pub disk: Option<Disk>,
}

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Disk {
    /// Bytes in all.
    pub bytes: u64,
    /// Bytes that are free.
    pub free: u64,
}

impl Disk {
    /// The disk on which this folder lies.
    #[cfg(unix)]
    fn of(folder: &std::path::Path) -> Option<Disk> {
        let told = rustix::fs::statvfs(folder).ok()?;
        Some(Disk { bytes: told.f_blocks * told.f_frsize, free: told.f_bavail * told.f_frsize })
    }

    #[cfg(not(unix))]
    fn of(_: &std::path::Path) -> Option<Disk> {
        None
    }
}

/// One node of a house.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct NodeCard {
    /// Where it is.
    pub address: String,
    /// The version of its program.
    pub version: String,
    /// How many rooms are its own.
    pub rooms: usize,
    /// Is its lease running?
    pub alive: bool,
}

type Host = State<Arc<Server>>;

pub(crate) fn router(house: Arc<Server>) -> Listed {
    Listed::default()
        .route("/api/host", get(card))
        .route("/api/host/tables", get(tables::tables))
        .route("/api/host/rooms", get(rooms))
        .route("/api/host/matches", get(matches))
        .route("/api/host/close", post(close))
        .route("/api/host/again", post(again))
        .route("/api/host/ban", post(ban))
        .route("/metrics", get(metrics))
        .map(|router| {
            router
                .route_layer(middleware::from_fn_with_state(house.clone(), only_the_host))
                .route_layer(middleware::from_fn_with_state(house, nodes::to_the_owner))
        })
}

/// Whoever guesses is slowed down like one who guesses codes.
async fn only_the_host(
    State(house): Host,
    axum::extract::ConnectInfo(from): axum::extract::ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let no = || Refused::new(StatusCode::FORBIDDEN, "server.host_key", message!("server-host-key"));
    if let Err(refused) = house.may_guess(from.ip()) {
        return refused.into_response();
    }
    let key = crate::http::bearer(request.headers()).unwrap_or_default();
    if !house.key.is_signed("host", &key) {
        return house.missed(from.ip()).err().unwrap_or_else(no).into_response();
    }
    next.run(request).await
}

async fn card(State(house): Host) -> Result<Json<HouseCard>, Refused> {
    let all = &house.rooms.store;
    let counts = all.counts().await.map_err(|error| Refused::store(&error))?;
    let nodes = all.nodes().await.map_err(|error| Refused::store(&error))?.into_iter().map(|node| NodeCard {
        address: node.address,
        version: node.version,
        rooms: node.rooms,
        alive: node.alive,
    });
    Ok(Json(HouseCard {
        version: env!("CARGO_PKG_VERSION").into(),
        seconds: house.opened.elapsed().as_secs(),
        rooms: counts.rooms,
        matches: counts.matches,
        aside: counts.aside,
        awake: house.counts.rooms.get(),
        sockets: house.counts.sockets.get(),
        nodes: nodes.collect(),
        bans: all.bans().await.map_err(|error| Refused::store(&error))?,
        store_bytes: counts.bytes,
        disk: house.config.data.as_deref().and_then(Disk::of),
    }))
}

#[derive(Deserialize)]
struct After {
    #[serde(default)]
    after: String,
}

async fn rooms(State(house): Host, after: Result<Query<After>, QueryRejection>) -> Result<Json<Vec<Whole>>, Refused> {
    let Query(After { after }) = after.map_err(crate::http::unreadable)?;
    Ok(Json(house.rooms.store.rooms_after(&after, PAGE).await.map_err(|error| Refused::store(&error))?))
}

async fn matches(
    State(house): Host,
    after: Result<Query<After>, QueryRejection>,
) -> Result<Json<Vec<Finished>>, Refused> {
    let Query(After { after }) = after.map_err(crate::http::unreadable)?;
    Ok(Json(house.rooms.store.matches_after(&after, PAGE).await.map_err(|error| Refused::store(&error))?))
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

/// Ends a room; if it lives elsewhere, the call is passed on.
async fn close(State(house): Host, code: Result<Query<Code>, QueryRejection>) -> Result<Json<bool>, Refused> {
    let Query(Code { code }) = code.map_err(crate::http::unreadable)?;
    let room = house.rooms.get(&code).await.map_err(|no| Refused::no_room(&no))?;
    room.send(Box::new(Letter::Close)).await.map_err(crate::http::gone)?;
    Ok(Json(true))
}

async fn again(State(house): Host, code: Result<Query<Code>, QueryRejection>) -> Result<Json<bool>, Refused> {
    let Query(Code { code }) = code.map_err(crate::http::unreadable)?;
    Ok(Json(house.rooms.store.take_back(&code.to_ascii_uppercase()).await.map_err(|error| Refused::store(&error))?))
}

#[derive(Deserialize)]
struct Ban {
    address: IpAddr,
    hours: u64,
}

async fn ban(State(house): Host, ban: Result<Query<Ban>, QueryRejection>) -> Result<Json<bool>, Refused> {
    let Query(Ban { address, hours }) = ban.map_err(crate::http::unreadable)?;
    let until = if hours == 0 { 0 } else { wall() + hours.saturating_mul(3_600_000) };
    house.rooms.store.ban(&address.to_string(), until).await.map_err(|error| Refused::store(&error))?;
    house.rooms.learn_bans().await;
    Ok(Json(true))
}

/// For Prometheus.
async fn metrics(State(house): Host) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")];
    (kind, house.counts.text()).into_response()
}

/// Asks a house that runs something, with the host's key; gives the status and the body.
pub async fn ask(addr: SocketAddr, method: &str, path: &str, key: &str) -> Result<(u16, Vec<u8>), String> {
    let mut headers = HeaderMap::new();
    let value = |text: String| text.parse().map_err(|_| format!("{text:?} cannot be sent"));
    headers.insert(header::AUTHORIZATION, value(format!("Bearer {key}"))?);
    headers.insert(header::HOST, value(addr.to_string())?);
    let mut request = axum::http::Request::builder().method(method).uri(path);
    request.headers_mut().into_iter().for_each(|all| all.clone_from(&headers));
    let request = request.body(Body::empty()).map_err(|e| e.to_string())?;
    let answer = nodes::call(&addr.to_string(), request).await?;
    let status = answer.status().as_u16();
    let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.map_err(|e| e.to_string())?;
    Ok((status, body.into()))
}
