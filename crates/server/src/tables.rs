//! The tables at which people sit now, for the host of the house.

use crate::actor::Letter;
use crate::http::unreadable;
use crate::nodes;
use crate::serve::{Refused, Server};
use axum::Json;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, Request, header};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use table::Phase;
use tokio::sync::oneshot;
use ts_rs::TS;

/// A room that takes longer to answer is left out.
const PATIENCE: Duration = Duration::from_secs(2);
/// The longest answer of another node that is read.
const LONGEST: usize = 16 * 1024 * 1024;

/// A room that is awake, for the host of the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct HostTable {
    /// Its code.
    pub code: String,
    /// Where it stands.
    pub phase: Phase,
    /// Which game.
    pub game: String,
    /// Only for those who are invited?
    pub private: bool,
    /// Everyone in it.
    pub people: Vec<PersonCard>,
    /// Addresses of those who look on without a name.
    pub onlookers: Vec<String>,
    /// How many entries its log has.
    pub entries: u64,
    /// When something last happened, in milliseconds since 1970.
    pub active_at: u64,
}

/// Someone in a room, for the host of the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct PersonCard {
    /// Their name.
    pub name: String,
    /// Are they there?
    pub online: bool,
    /// Where their devices are.
    pub addresses: Vec<String>,
}

#[derive(Deserialize)]
pub(crate) struct Where {
    /// Only those of this node.
    #[serde(default)]
    here: bool,
}

/// `GET /api/host/tables`: of the whole house, by code.
pub(crate) async fn tables(
    State(house): State<Arc<Server>>,
    headers: HeaderMap,
    asked: Result<Query<Where>, QueryRejection>,
) -> Result<Json<Vec<HostTable>>, Refused> {
    let Query(Where { here }) = asked.map_err(unreadable)?;
    let mut all: BTreeMap<String, HostTable> = BTreeMap::new();
    all.extend(own(&house).await.into_iter().map(|table| (table.code.clone(), table)));
    if !here {
        let nodes = house.rooms.store.nodes().await.map_err(|error| Refused::store(&error))?;
        // This one is among them, and says the same again.
        for node in nodes.iter().filter(|node| node.alive && nodes.len() > 1) {
            match of_node(&node.address, &headers).await {
                Ok(tables) => all.extend(tables.into_iter().map(|table| (table.code.clone(), table))),
                Err(why) => tracing::warn!(node = node.address, why, "another node does not tell of its tables"),
            }
        }
    }
    Ok(Json(all.into_values().collect()))
}

async fn own(house: &Server) -> Vec<HostTable> {
    let mut waiting = Vec::new();
    for mailbox in house.rooms.awake().await {
        let (answer, table) = oneshot::channel();
        if mailbox.try_send(Box::new(Letter::Look { answer })).is_ok() {
            waiting.push(table);
        }
    }
    let mut all = Vec::new();
    for table in waiting {
        all.extend(tokio::time::timeout(PATIENCE, table).await.ok().and_then(Result::ok));
    }
    // What is closed is only being cleared away.
    all.retain(|table: &HostTable| table.phase != Phase::Closed);
    all
}

/// What another node says, asked with the same key.
async fn of_node(address: &str, headers: &HeaderMap) -> Result<Vec<HostTable>, String> {
    let mut request = Request::builder().uri("/api/host/tables?here=true").header(header::HOST, address);
    if let Some(key) = headers.get(header::AUTHORIZATION) {
        request = request.header(header::AUTHORIZATION, key);
    }
    let request = request.body(Body::empty()).map_err(|e| e.to_string())?;
    let answer = tokio::time::timeout(PATIENCE, nodes::call(address, request)).await;
    let answer = answer.map_err(|_| "no answer in time".to_string())??;
    let body = axum::body::to_bytes(answer.into_body(), LONGEST).await.map_err(|e| e.to_string())?;
    serde_json::from_slice(&body).map_err(|e| e.to_string())
}
