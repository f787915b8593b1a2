//! The page, carried in the binary.
//!
//! ```
//! let (mime, bytes) = page::file("index.html").expect("there is always a first page");
//! assert_eq!(mime, "text/html; charset=utf-8");
//! assert!(!bytes.is_empty());
//! ```

static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the page: its type and its bytes.
pub fn file(path: &str) -> Option<(&'static str, &'static [u8])> {
    FILES.iter().find(|(name, _)| *name == path).map(|(name, bytes)| (mime(name), *bytes))
}

/// May a browser keep this file for ever? Vite writes a hash into such names.
pub fn is_immutable(path: &str) -> bool {
    path.starts_with("assets/")
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json" | "webmanifest") => "application/json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
