//! What can be called, as OpenAPI 3.1: made from the types that are sent, and from this list of calls.

use crate::host::HouseCard;
use crate::protocol::{
    CatalogueCard, DeviceCard, ErrorAnswer, Grant, Join, LanguageCard, MatchCard, NewRoom, Pass, Past, VERSION,
};
use crate::serve::Server;
use crate::small::Written;
use crate::tables::HostTable;
use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::MethodRouter;
use catalogue::Analysis;
use kernel::{Forecast, Preview};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::sync::{Arc, LazyLock};
use table::RoomCard;

/// Where it is found.
pub(crate) const PATH: &str = "/api/openapi.json";

/// A router that knows its paths, so that none of them is left out here.
#[derive(Default)]
pub(crate) struct Listed {
    pub(crate) router: Router<Arc<Server>>,
    pub(crate) paths: Vec<&'static str>,
}

impl Listed {
    pub(crate) fn route(mut self, path: &'static str, methods: MethodRouter<Arc<Server>>) -> Self {
        self.paths.push(path);
        Listed { router: self.router.route(path, methods), ..self }
    }

    pub(crate) fn merge(mut self, other: Listed) -> Self {
        self.paths.extend(other.paths);
        Listed { router: self.router.merge(other.router), ..self }
    }

    pub(crate) fn map(self, change: impl FnOnce(Router<Arc<Server>>) -> Router<Arc<Server>>) -> Self {
        Listed { router: change(self.router), ..self }
    }
}

/// Whose secret a call needs.
#[derive(Clone, Copy, PartialEq)]
enum Secret {
    None,
    /// A player's token.
    Token,
    /// A token that one had, if one had one.
    Before,
    /// The host's key.
    Host,
}

/// One call.
struct Call {
    method: &'static str,
    path: &'static str,
    about: &'static str,
    secret: Secret,
    query: &'static [(&'static str, &'static str, bool, &'static str)],
    takes: Option<Value>,
    gives: Option<Value>,
    /// What is given, if it is not JSON.
    kind: &'static str,
}

/// What schemas are made with: what is taken may leave out what has a default, what is given never does.
struct Shapes {
    taken: SchemaGenerator,
    given: SchemaGenerator,
}

impl Shapes {
    fn new() -> Self {
        let settings = || {
            SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = "/components/schemas".into();
                settings.meta_schema = None;
            })
        };
        let (taken, given) = (settings().for_deserialize(), settings().for_serialize());
        Shapes { taken: taken.into_generator(), given: given.into_generator() }
    }

    fn takes<T: JsonSchema>(&mut self) -> Option<Value> {
        Some(self.taken.subschema_for::<T>().to_value())
    }

    fn gives<T: JsonSchema>(&mut self) -> Option<Value> {
        Some(self.given.subschema_for::<T>().to_value())
    }

    fn definitions(mut self) -> Map<String, Value> {
        let mut all = self.taken.take_definitions(true);
        all.extend(self.given.take_definitions(true));
        // A message writes itself: what speaks of nothing in particular has no `args`.
        for schema in all.values_mut().filter(|schema| schema["properties"]["id"].is_object()) {
            if let Some(required) = schema["required"].as_array_mut() {
                required.retain(|name| name != "args");
            }
        }
        all
    }
}

fn get(path: &'static str, about: &'static str, gives: Option<Value>) -> Call {
    let (secret, query, takes, kind) = (Secret::None, &[][..], None, "application/json");
    Call { method: "get", path, about, secret, query, takes, gives, kind }
}

fn post(path: &'static str, about: &'static str, takes: Option<Value>, gives: Option<Value>) -> Call {
    Call { method: "post", takes, ..get(path, about, gives) }
}

fn text(path: &'static str, about: &'static str, kind: &'static str) -> Call {
    Call { kind, ..get(path, about, None) }
}

impl Call {
    fn with(self, secret: Secret) -> Self {
        Call { secret, ..self }
    }

    fn asking(self, query: &'static [(&'static str, &'static str, bool, &'static str)]) -> Self {
        Call { query, ..self }
    }
}

const AT: (&str, &str, bool, &str) = ("at", "integer", true, "After so many entries");
const AS: (&str, &str, bool, &str) = ("as", "integer", false, "Through the eyes of this seat; else of everyone");
const ACTION: (&str, &str, bool, &str) = ("action", "string", true, "The action, as JSON");
const CODE: (&str, &str, bool, &str) = ("code", "string", true, "The room");
const AFTER: (&str, &str, bool, &str) = ("after", "string", false, "What comes after this one, in order");

fn calls(s: &mut Shapes) -> Vec<Call> {
    let any = || Some(json!({}));
    vec![
        get(PATH, "This document", any()),
        get("/api/catalogue", "All that the lobby's form is made from", s.gives::<CatalogueCard>()),
        get(
            "/api/content/{game}/{kind}/{name}",
            "A board, a tile set, a word list or a pack before it is chosen",
            s.gives::<Preview>(),
        ),
        get("/api/device", "What a device needs to play by itself", s.gives::<DeviceCard>()),
        text(
            "/api/files/{kind}/{name}/{checksum}",
            "A piece of content as its file, for devices that play by themselves",
            "application/octet-stream",
        ),
        text("/sw.js", "The service worker, told what to keep", "text/javascript"),
        get("/api/words", "The languages there are", s.gives::<Vec<LanguageCard>>()),
        text("/api/words/{tag}/{scope}", "The words of a game, or of the house, as a file of Fluent", "text/plain"),
        text("/api/books/{tag}/{game}", "The rules of a game in words, as Markdown", "text/plain"),
        get("/api/rooms", "Rooms that are listed for everyone", s.gives::<Vec<RoomCard>>()),
        post("/api/rooms", "A new room; its maker is the host", s.takes::<NewRoom>(), s.gives::<Pass>()),
        get("/api/rooms/{code}", "One room; of a private one, that it is there", s.gives::<RoomCard>()),
        post("/api/rooms/{code}/join", "Comes in, or knocks", s.takes::<Join>(), s.gives::<Pass>())
            .with(Secret::Before),
        post("/api/rooms/{code}/device", "A secret that brings a second device", None, s.gives::<Grant>())
            .with(Secret::Token),
        post("/api/rooms/{code}/device/redeem", "The second device comes", s.takes::<Grant>(), s.gives::<Pass>()),
        get("/api/rooms/{code}/view", "What one saw at some point of the running match", s.gives::<Past>())
            .with(Secret::Token)
            .asking(&[AT]),
        get("/api/matches/{id}", "A finished match", s.gives::<MatchCard>()),
        get("/api/matches/{id}/view", "A point of a finished match", s.gives::<Past>()).asking(&[AT, AS]),
        get("/api/matches/{id}/analysis", "What its moves cost, and what could have been done", s.gives::<Analysis>()),
        get("/api/matches/{id}/forecast", "What may be asked of a match that is over", s.gives::<Forecast>())
            .asking(&[ACTION, AS]),
        text("/api/matches/{id}/log", "Its log, as lines of JSON", "application/jsonl"),
        text("/api/matches/{id}/record", "The same in the notation of others, where the game has one", "text/plain"),
        Call {
            kind: "application/json",
            ..post(
                "/api/logs",
                "A log, or a record of others, checked and not kept",
                Some(json!({ "type": "string" })),
                s.gives::<MatchCard>(),
            )
        },
        post("/api/logs/view", "A point of such a log", Some(json!({ "type": "string" })), s.gives::<Past>())
            .asking(&[AT, AS]),
        post("/api/logs/analysis", "The same of such a log", Some(json!({ "type": "string" })), s.gives::<Analysis>()),
        post("/api/logs/forecast", "The same of such a log", Some(json!({ "type": "string" })), s.gives::<Forecast>())
            .asking(&[ACTION, AS]),
        get("/api/host", "How the house is", s.gives::<HouseCard>()).with(Secret::Host),
        get("/api/host/tables", "The tables at which people sit now", s.gives::<Vec<HostTable>>())
            .with(Secret::Host)
            .asking(&[("here", "boolean", false, "Only those of this node")]),
        get("/api/host/rooms", "Rooms as they are kept, for a backup", any()).with(Secret::Host).asking(&[AFTER]),
        get("/api/host/matches", "Finished matches as they are kept, for a backup", any())
            .with(Secret::Host)
            .asking(&[AFTER]),
        post("/api/host/close", "Ends a room", None, s.gives::<bool>()).with(Secret::Host).asking(&[CODE]),
        post("/api/host/again", "Tries a room again that was set aside", None, s.gives::<bool>())
            .with(Secret::Host)
            .asking(&[CODE]),
        post("/api/host/ban", "Keeps an address out; for 0 hours lets it in again", None, s.gives::<bool>())
            .with(Secret::Host)
            .asking(&[("address", "string", true, "Which address"), ("hours", "integer", true, "For how long")]),
        text("/metrics", "For Prometheus", "application/openmetrics-text").with(Secret::Host),
        text("/healthz", "Does it live?", "text/plain"),
        text("/readyz", "Can it serve?", "text/plain"),
        text("/ws", "The WebSocket to play on: see docs/protocol.md", ""),
        text("/ws/{code}", "The same, for whoever routes by code", ""),
    ]
}

/// What can be called, as a document of OpenAPI.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(write);
    &DOCUMENT
}

fn write() -> Value {
    let mut shapes = Shapes::new();
    let error = shapes.gives::<ErrorAnswer>();
    let mut paths = Map::new();
    for call in calls(&mut shapes) {
        let at = paths.entry(call.path).or_insert_with(|| json!({}));
        at[call.method] = operation(&call, error.as_ref());
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "House Rules",
            "version": env!("CARGO_PKG_VERSION"),
            "description": format!("The calls of a House Rules server. Playing is done over a WebSocket, version {VERSION} of the protocol: see docs/protocol.md."),
        },
        "paths": paths,
        "components": {
            "schemas": shapes.definitions(),
            "securitySchemes": {
                "token": { "type": "http", "scheme": "bearer", "description": "The token of a Pass" },
                "host": { "type": "http", "scheme": "bearer", "description": "The host's key, printed when the house opens" },
            },
        },
    })
}

fn operation(call: &Call, error: Option<&Value>) -> Value {
    let named = call.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let mut parameters: Vec<Value> = named
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
        .collect();
    parameters.extend(call.query.iter().map(|(name, kind, required, about)| {
        json!({ "name": name, "in": "query", "required": required, "description": about, "schema": { "type": kind } })
    }));
    let done = match (&call.gives, call.kind) {
        (Some(schema), kind) => json!({ "description": "Done", "content": { kind: { "schema": schema } } }),
        (None, "") => json!({ "description": "Another protocol from here on" }),
        (None, kind) => json!({ "description": "Done", "content": { kind: { "schema": { "type": "string" } } } }),
    };
    let status = if call.kind.is_empty() { "101" } else { "200" };
    let mut operation = json!({
        "summary": call.about,
        "tags": [tag_of(call.path)],
        "parameters": parameters,
        "responses": {
            status: done,
            "default": { "description": "Why not", "content": { "application/json": { "schema": error } } },
        },
    });
    if let Some(schema) = &call.takes {
        let kind = if schema["type"] == "string" { "text/plain" } else { "application/json" };
        operation["requestBody"] = json!({ "required": true, "content": { kind: { "schema": schema } } });
    }
    match call.secret {
        Secret::None => {}
        Secret::Token => operation["security"] = json!([{ "token": [] }]),
        Secret::Before => operation["security"] = json!([{}, { "token": [] }]),
        Secret::Host => operation["security"] = json!([{ "host": [] }]),
    }
    operation
}

/// What a call is about: rooms, matches, the host…
fn tag_of(path: &str) -> &str {
    match path.trim_start_matches("/api").split('/').nth(1) {
        Some("rooms" | "ws") => "rooms",
        Some("matches" | "logs") => "matches",
        Some("host" | "metrics" | "healthz" | "readyz") => "host",
        _ => "house",
    }
}

/// `GET /api/openapi.json`
pub(crate) async fn openapi(State(house): State<Arc<Server>>, asked: HeaderMap) -> Response {
    house.openapi.get_or_init(|| Written::json(document())).answer(&asked)
}
