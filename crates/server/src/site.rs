//! The house as a folder of files, for a web space without any server of ours.
//!
//! Every file is what this server would answer, under a name that a plain file server can have: `api/words` is a folder
//! there, so what is said of it is in `api/words.json`. `web/src/lib/place.ts` finds them under the same names.

use crate::device;
use crate::http;
use crate::serve::{ServeError, Server, empty_house};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, header};
use std::net::SocketAddr;
use std::sync::Arc;
use tower::ServiceExt;

/// The files of such a folder: name and bytes. Without the module for browsers there is nothing to play: then none.
///
/// # Errors
/// The house cannot be opened.
pub async fn site(house: table::House) -> Result<Vec<(String, Vec<u8>)>, ServeError> {
    let server = empty_house(house).await?;
    let Some(first) = page::file("site.html").filter(|_| page::module().is_some()) else { return Ok(Vec::new()) };
    let asked: Vec<String> = device::paths(&server).into_iter().filter(|path| !path.is_empty()).collect();
    let app = http::router(server.clone());
    let mut files = vec![("index.html".to_string(), first.bytes().into_owned())];
    for path in &asked {
        let bytes = match path.as_str() {
            "api/device" => card(&server),
            path => answer(&app, path).await,
        };
        files.push((decoded(&name(path)), bytes));
    }
    let keep: Vec<String> = [String::new()].into_iter().chain(asked.iter().map(|path| name(path))).collect();
    if let Some(worker) = page::file(device::KEEPER) {
        let worker = device::told(&server.device().version, &keep, &worker.bytes());
        files.push((device::KEEPER.into(), worker.into_bytes()));
    }
    Ok(files)
}

/// What a device needs, with the names that files have here.
fn card(server: &Arc<Server>) -> Vec<u8> {
    let mut card = server.device().clone();
    card.content.iter_mut().for_each(|content| content.path = name(&content.path));
    card.words.iter_mut().for_each(|words| words.path = name(&words.path));
    serde_json::to_vec(&card).unwrap_or_default()
}

async fn answer(app: &Router, path: &str) -> Vec<u8> {
    let mut request = Request::new(Body::empty());
    *request.uri_mut() = format!("/{path}").parse().unwrap_or_default();
    request.headers_mut().insert(header::HOST, header::HeaderValue::from_static("localhost"));
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 0))));
    let Ok(response) = app.clone().oneshot(request).await;
    to_bytes(response.into_body(), usize::MAX).await.map(|bytes| bytes.to_vec()).unwrap_or_default()
}

/// The name of the file with the answer to a call.
fn name(path: &str) -> String {
    let text = ["api/words/", "api/books/", "api/files/"].iter().any(|start| path.starts_with(start));
    match path.starts_with("api/") {
        true => format!("{path}.{}", if text { "txt" } else { "json" }),
        false => path.into(),
    }
}

/// A path as a file's name: what was written with % as it is.
fn decoded(path: &str) -> String {
    let mut parts = path.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        match part.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                bytes.extend(&part.as_bytes()[2..]);
            }
            None => bytes.extend([b"%", part.as_bytes()].concat()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
