//! The page, carried in the binary.
//!
//! ```
//! let first = page::file("index.html").expect("there is always a first page");
//! assert_eq!(first.mime, "text/html; charset=utf-8");
//! assert!(!first.bytes().is_empty());
//! // Whoever can read it gets it small.
//! assert!(first.brotli.is_none_or(|small| small.len() < first.bytes().len()));
//! // What it says comes apart from it, in every language.
//! assert!(page::words().any(|words| words.scope == "house" && words.tag == "nl"));
//! ```

pub mod lists;

use std::borrow::Cow;
use std::io::Read;

static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

static WORDS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// A file of words that the page speaks from.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// Whose they are: `house` for the page itself, a game's for that game's page.
    pub scope: &'static str,
    /// Their language.
    pub tag: &'static str,
    /// In the syntax of Project Fluent.
    pub text: &'static str,
}

/// What the page says: texts that a server hands out together with its own.
pub fn words() -> impl Iterator<Item = Words> {
    WORDS.iter().map(|&(scope, tag, text)| Words { scope, tag, text })
}

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its type.
    pub mime: &'static str,
    /// As it is; what is large is there only compressed.
    pub plain: Option<&'static [u8]>,
    /// Compressed with Brotli, where that makes it smaller.
    pub brotli: Option<&'static [u8]>,
    /// Compressed with gzip, where that makes it smaller.
    pub gzip: Option<&'static [u8]>,
}

/// A file of the page, if there is one of that name.
pub fn file(path: &str) -> Option<File> {
    let (plain, brotli, gzip) = (raw(path), raw(&format!("{path}.br")), raw(&format!("{path}.gz")));
    plain.or(gzip)?;
    Some(File { mime: mime(path), plain, brotli, gzip })
}

impl File {
    /// As it is, perhaps unpacked for it.
    pub fn bytes(&self) -> Cow<'static, [u8]> {
        let unpacked = || {
            let mut bytes = Vec::new();
            // What the build has packed can be unpacked.
            let _ = flate2::read::GzDecoder::new(self.carried()).read_to_end(&mut bytes);
            bytes
        };
        self.plain.map_or_else(|| unpacked().into(), Cow::Borrowed)
    }

    /// What there is of it without unpacking: another one for another file.
    pub fn carried(&self) -> &'static [u8] {
        self.plain.or(self.gzip).unwrap_or_default()
    }
}

fn raw(path: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(name, _)| *name == path).map(|(_, bytes)| *bytes)
}

/// The names of all files of the page.
pub fn files() -> impl Iterator<Item = &'static str> {
    let packed_alone = |name: &&'static str| name.strip_suffix(".gz").filter(|plain| raw(plain).is_none());
    let packed = |name: &str| name.ends_with(".br") || name.ends_with(".gz");
    FILES.iter().filter_map(move |(name, _)| packed_alone(name).or(Some(*name).filter(|name| !packed(name))))
}

/// The name of the module that browsers play with, if it was there when the program was built.
pub fn module() -> Option<&'static str> {
    files().find(|name| name.ends_with(".wasm"))
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
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
