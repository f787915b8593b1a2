//! What many people load is sent small, and only to who does not have it yet.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::io::Write;

/// Does the browser read this encoding? A name with `q=0` says no.
fn reads(asked: &HeaderMap, encoding: &str) -> bool {
    let accepted = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        named && !parts.any(|part| part.replace(' ', "").strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0)))
    })
}

/// The smallest form that whoever asks can read.
pub(crate) fn smallest(asked: &HeaderMap, file: &page::File) -> Response {
    let (encoding, bytes) = match (file.brotli, file.gzip) {
        (Some(bytes), _) if reads(asked, "br") => (Some("br"), bytes.into()),
        (_, Some(bytes)) if reads(asked, "gzip") => (Some("gzip"), bytes.into()),
        _ => (None, file.bytes()),
    };
    encoded(Body::from(bytes), encoding)
}

fn encoded(body: Body, encoding: Option<&'static str>) -> Response {
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// An answer that is the same for everyone: its bytes, plain and compressed, and a name for this very content.
pub(crate) struct Written {
    kind: HeaderValue,
    plain: Bytes,
    gzip: Bytes,
    etag: HeaderValue,
}

impl Written {
    pub(crate) fn json(content: &impl Serialize) -> Self {
        // Maps of strings and lists: there is nothing that cannot be written.
        Written::of("application/json", serde_json::to_vec(content).unwrap_or_default())
    }

    pub(crate) fn text(content: String) -> Self {
        Written::of("text/plain; charset=utf-8", content.into_bytes())
    }

    /// A file of megabytes, perhaps: not at any price.
    pub(crate) fn file(content: Vec<u8>) -> Self {
        Written::packed("application/octet-stream", content, Compression::default())
    }

    fn of(kind: &'static str, plain: Vec<u8>) -> Self {
        Written::packed(kind, plain, Compression::best())
    }

    fn packed(kind: &'static str, plain: Vec<u8>, level: Compression) -> Self {
        let mut encoder = GzEncoder::new(Vec::new(), level);
        let gzip = encoder.write_all(&plain).and_then(|()| encoder.finish()).unwrap_or_default();
        let hash = Sha256::digest(&plain);
        let name: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        let etag = HeaderValue::from_str(&format!("\"{name}\"")).unwrap_or(HeaderValue::from_static("\"\""));
        Written { kind: HeaderValue::from_static(kind), plain: plain.into(), gzip: gzip.into(), etag }
    }

    /// The name of this very content.
    pub(crate) fn tag(&self) -> HeaderValue {
        self.etag.clone()
    }

    pub(crate) fn answer(&self, asked: &HeaderMap) -> Response {
        let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| names(known, &self.etag));
        let mut response = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else if !self.gzip.is_empty() && reads(asked, "gzip") {
            encoded(Body::from(self.gzip.clone()), Some("gzip"))
        } else {
            encoded(Body::from(self.plain.clone()), None)
        };
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.etag.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if !known {
            headers.insert(header::CONTENT_TYPE, self.kind.clone());
        }
        response
    }
}

/// Is this name in the list? A proxy that compresses makes names weak.
fn names(list: &HeaderValue, etag: &HeaderValue) -> bool {
    let (Ok(list), Ok(etag)) = (list.to_str(), etag.to_str()) else { return false };
    list.split(',').map(|name| name.trim().trim_start_matches("W/")).any(|name| name == etag || name == "*")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn encodings_are_read_as_browsers_write_them() {
        for (accepted, encoding, yes) in [
            ("gzip, deflate, br, zstd", "br", true),
            ("GZIP;q=0.5, br;q=0", "gzip", true),
            ("gzip, br; q=0.0", "br", false),
            ("identity", "gzip", false),
            ("brotli", "br", false),
            ("", "gzip", false),
        ] {
            assert_eq!(reads(&asking(header::ACCEPT_ENCODING, accepted), encoding), yes, "{accepted}: {encoding}");
        }
        assert!(!reads(&HeaderMap::new(), "gzip"));
    }

    #[test]
    fn who_has_it_is_not_sent_it_again() {
        let written = Written::json(&vec!["the same thing over and over"; 100]);
        let first = written.answer(&asking(header::ACCEPT_ENCODING, "gzip"));
        assert_eq!(first.status(), StatusCode::OK);
        assert_eq!(first.headers()[header::CONTENT_ENCODING], "gzip");
        assert!(written.gzip.len() * 10 < written.plain.len());
        let etag = first.headers()[header::ETAG].to_str().unwrap().to_string();
        for known in [etag.clone(), format!("W/{etag}"), format!("\"other\", {etag}")] {
            let again = written.answer(&asking(header::IF_NONE_MATCH, &known));
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
        }
        let other = written.answer(&asking(header::IF_NONE_MATCH, "\"other\""));
        assert_eq!(other.status(), StatusCode::OK);
        assert!(other.headers().get(header::CONTENT_ENCODING).is_none());
    }
}
