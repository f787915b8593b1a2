//! What a device needs to play by itself: the module, its content, and a service worker that keeps them.

use crate::deals;
use crate::serve::{Refused, Server};
use crate::small::Written;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{ContentFile, ContentUse, ENGLISH, checksum, message};
use std::sync::{Arc, PoisonError};
use table::House;
use table::protocol::{ContentCard, DeviceCard, WordsCard};

/// The page's service worker, before it is told what to keep.
pub(crate) const KEEPER: &str = "sw.js";

/// `GET /api/device`.
pub(crate) async fn card(State(house): State<Arc<Server>>, asked: HeaderMap) -> Result<Response, Refused> {
    let deal = deals::wished(&asked, house.config.chosen_deals)?;
    let mut card = house.device().clone();
    card.deal = deal;
    Ok(Written::json(&card).answer(&asked))
}

/// `GET /api/files/KIND/NAME/CHECKSUM`: a piece of content as its file, which is the same for ever.
pub(crate) async fn file(
    State(house): State<Arc<Server>>,
    Path((kind, name, sum)): Path<(String, String, String)>,
    asked: HeaderMap,
) -> Result<Response, Refused> {
    let key = (kind, name);
    let known = house.files.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    let written = match known {
        Some(written) => written,
        None => {
            let (of, all) = (key.clone(), house.clone());
            let found = tokio::task::spawn_blocking(move || read(&all.rooms.house, &of, &sum)).await.ok().flatten();
            let none = || Refused::new(StatusCode::NOT_FOUND, "server.no_content", message!("server-no-content"));
            let written = Arc::new(found.ok_or_else(none)?);
            house.files.lock().unwrap_or_else(PoisonError::into_inner).insert(key, written.clone());
            written
        }
    };
    let mut response = written.answer(&asked);
    let for_ever = HeaderValue::from_static("public, max-age=31536000, immutable");
    response.headers_mut().insert(header::CACHE_CONTROL, for_ever);
    Ok(response)
}

fn read(house: &House, (kind, name): &(String, String), sum: &str) -> Option<Written> {
    let (_, file) =
        house.content.files().find(|(what, _)| what.kind == *kind && what.name == *name && what.checksum == sum)?;
    Some(Written::file((file.bytes)()))
}

/// `GET /sw.js`: the service worker, told what to keep. It is another one whenever anything of that is another.
pub(crate) async fn keeper(State(house): State<Arc<Server>>) -> Response {
    let Some(worker) = page::file(KEEPER) else { return StatusCode::NOT_FOUND.into_response() };
    let script = told(&house.device().version, &paths(&house), &worker.bytes());
    let headers = [(header::CONTENT_TYPE, worker.mime), (header::CACHE_CONTROL, "no-cache")];
    (headers, script).into_response()
}

/// The service worker, told what to keep.
pub(crate) fn told(version: &str, keep: &[String], worker: &[u8]) -> String {
    let house = serde_json::json!({ "version": version, "keep": keep });
    format!("self.HOUSE = {house};\n{}", String::from_utf8_lossy(worker))
}

impl Server {
    /// Found once: what is served does not change while the server runs.
    pub(crate) fn device(&self) -> &DeviceCard {
        self.device.get_or_init(|| {
            let house = &self.rooms.house;
            DeviceCard {
                version: self.version(),
                module: page::module().map(str::to_string),
                variants: house.variants.clone(),
                content: house.content.files().map(|(what, file)| content_card(what, file)).collect(),
                schemas: kernel::schemas(),
                words: self.scopes().into_iter().map(words_card).collect(),
                deal: None,
            }
        })
    }

    /// A name for all that a device keeps, as it is.
    fn version(&self) -> String {
        let files = page::files().filter_map(|name| Some((name, page::file(name)?.carried())));
        let mut all: String = files.map(|(name, bytes)| format!("{name} {}\n", checksum(bytes))).collect();
        let tags = self.languages().iter().map(|language| language.tag.clone());
        let scopes: Vec<&str> = self.scopes();
        for tag in tags {
            for scope in &scopes {
                all += &checksum(self.text_of(&tag, scope).unwrap_or_default().as_bytes());
            }
        }
        all += &self.rooms.house.content.files().map(|(what, _)| what.checksum).collect::<String>();
        checksum(all.as_bytes())[..16].to_string()
    }

    fn scopes(&self) -> Vec<&str> {
        self.rooms.house.catalogue.iter().map(|kind| kind.about().id).chain(["house"]).collect()
    }
}

fn content_card(what: ContentUse, file: &ContentFile) -> ContentCard {
    let path = file_path(&what);
    ContentCard { what, folder: file.folder.into(), ending: file.ending.into(), path }
}

fn words_card(scope: &str) -> WordsCard {
    WordsCard { scope: scope.into(), path: format!("api/words/{ENGLISH}/{scope}") }
}

fn file_path(what: &ContentUse) -> String {
    format!("api/files/{}/{}/{}", encoded(&what.kind), encoded(&what.name), what.checksum)
}

/// A part of a path.
fn encoded(part: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    part.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// Everything that a device keeps, from the root of the house: the page, the module, the content, all words and books.
pub(crate) fn paths(house: &Server) -> Vec<String> {
    let all = &house.rooms.house;
    let mut paths = vec![String::new()];
    paths
        .extend(page::files().filter(|name| !matches!(*name, "index.html" | "site.html" | KEEPER)).map(str::to_string));
    paths.extend(["api/device", "api/catalogue", "api/words"].map(str::to_string));
    for language in house.languages() {
        for scope in house.scopes() {
            paths.push(format!("api/words/{}/{scope}", language.tag));
            if scope != "house" {
                paths.push(format!("api/books/{}/{scope}", language.tag));
            }
        }
    }
    for game in all.catalogue.iter() {
        let id = game.about().id;
        let names = all.content.kinds().flat_map(|kind| all.content.names(kind).map(move |name| (kind, name)));
        let shown = names.filter(|(kind, name)| game.preview(&all.content, kind, name).is_some());
        paths.extend(shown.map(|(kind, name)| format!("api/content/{id}/{}/{}", encoded(kind), encoded(name))));
    }
    paths.extend(all.content.files().map(|(what, _)| file_path(&what)));
    paths
}
