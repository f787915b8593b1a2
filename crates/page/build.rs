//! Builds the page with npm and lists its files, so that they travel in the binary.
//!
//! Without npm the build still succeeds, with a warning and a page that says what to install; with
//! `HOUSERULES_REQUIRE_PAGE=1` (releases, CI) that is an error.

#[path = "build/hunspell.rs"]
mod hunspell;
#[path = "build/lists.rs"]
mod lists;
#[path = "build/packed.rs"]
mod packed;

use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let web = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web");
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it"));
    println!("cargo:rerun-if-env-changed=HOUSERULES_REQUIRE_PAGE");
    println!("cargo:rerun-if-env-changed=HOUSERULES_REQUIRE_MODULE");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    for part in
        ["src", "words", "index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json", "public"]
    {
        let path = web.join(part);
        if path.exists() {
            println!("cargo:rerun-if-changed={}", path.display());
        }
    }
    let dist = out.join("dist");
    if let Err(why) = build(&web, &dist) {
        assert!(std::env::var_os("HOUSERULES_REQUIRE_PAGE").is_none_or(|v| v != "1"), "the page was not built: {why}");
        println!("cargo:warning=the page was not built ({why}); the server will show a notice instead");
        let _ = std::fs::remove_dir_all(&dist);
        std::fs::create_dir_all(&dist).expect("OUT_DIR can be written");
        std::fs::write(dist.join("index.html"), include_str!("src/notice.html")).expect("OUT_DIR can be written");
    }
    let mut files = vec![];
    walk(&dist, &mut files);
    let mut named: Vec<_> = files.into_iter().map(|file| (name_in(&dist, &file), file)).collect();
    named.extend(module(&web));
    named.sort();
    std::fs::write(out.join("files.rs"), list(&named)).expect("OUT_DIR can be written");
    std::fs::write(out.join("words.rs"), words(&web)).expect("OUT_DIR can be written");
    std::fs::write(out.join("lists.rs"), lists(&web, &out)).expect("OUT_DIR can be written");
}

fn build(web: &Path, dist: &Path) -> Result<(), String> {
    if !web.join("package.json").exists() {
        return Err("there is no web/package.json".into());
    }
    // Installing takes a while, so only when the lock file is newer than what is installed.
    let newer = |a: PathBuf, b: PathBuf| {
        let time = |path: PathBuf| std::fs::metadata(path).and_then(|meta| meta.modified()).ok();
        match (time(a), time(b)) {
            (Some(a), Some(b)) => a > b,
            _ => true,
        }
    };
    if newer(web.join("package-lock.json"), web.join("node_modules/.package-lock.json")) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let dist = dist.display().to_string();
    npm(web, &["exec", "--no", "--", "vite", "build", "--outDir", &dist, "--emptyOutDir", "--logLevel", "error"])
}

/// A Rust slice of (name, language, number of words, packed words): the word lists that come with npm's packages. Without
/// them the program is built all the same, and says which are missing.
fn lists(web: &Path, out: &Path) -> String {
    let (found, missing) = lists::found(&web.join("node_modules"));
    for missing in missing {
        println!("cargo:warning={missing}");
    }
    let mut code = String::from("&[\n");
    for lists::List { name, tag, words } in found {
        let path = out.join(format!("{name}.words"));
        let mut deflated = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
        std::io::Write::write_all(&mut deflated, &packed::front_coded(&words)).expect("memory can be written");
        std::fs::write(&path, deflated.finish().expect("memory can be written")).expect("OUT_DIR can be written");
        let _ = writeln!(
            code,
            "    ({name:?}, {tag:?}, {}, include_bytes!({:?})),",
            words.len(),
            path.display().to_string()
        );
    }
    code.push_str("]\n");
    code
}

fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    let run = Command::new("npm").args(args).current_dir(web).output();
    let run = run.map_err(|e| format!("npm cannot be run: {e}; install Node.js 20 or newer"))?;
    if run.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&run.stderr);
    Err(format!("npm {} failed: {}", args.join(" "), said.lines().last().unwrap_or_default()))
}

/// The module that browsers play with, under a name with its checksum: only as it is sent, for plain it is as large as all
/// lists of words together. `scripts/module` builds it; without it the program is built all the same, and tables of one's own
/// are the server's.
fn module(web: &Path) -> Vec<(String, PathBuf)> {
    let folder = web.join("module");
    println!("cargo:rerun-if-changed={}", folder.display());
    let Ok(bytes) = std::fs::read(folder.join("house.wasm")) else {
        let required = std::env::var_os("HOUSERULES_REQUIRE_MODULE").is_some_and(|v| v == "1");
        assert!(!required, "the module for browsers is not there: run scripts/module");
        println!(
            "cargo:warning=built without the module for browsers (scripts/module makes it): nothing is played offline"
        );
        return Vec::new();
    };
    let mut hasher = std::hash::DefaultHasher::new();
    bytes.hash(&mut hasher);
    let name = format!("assets/house-{:016x}.wasm", hasher.finish());
    ["br", "gz"].map(|ending| (format!("{name}.{ending}"), folder.join(format!("house.wasm.{ending}")))).into()
}

fn name_in(dist: &Path, file: &Path) -> String {
    file.strip_prefix(dist).expect("below dist").to_string_lossy().replace('\\', "/")
}

/// A Rust slice of (path, bytes).
fn list(files: &[(String, PathBuf)]) -> String {
    let mut code = String::from("&[\n");
    for (path, file) in files {
        let _ = writeln!(code, "    ({path:?}, include_bytes!({:?})),", file.display().to_string());
    }
    code.push_str("]\n");
    code
}

/// A Rust slice of (whose, language, text): the page's own words, and those of each game's page. The server hands them
/// out with its own, so they are no part of what is built.
fn words(web: &Path) -> String {
    let mut folders = vec![("house".to_string(), web.join("words"))];
    for game in std::fs::read_dir(web.join("src/games")).into_iter().flatten().flatten() {
        folders.push((game.file_name().to_string_lossy().to_string(), game.path().join("words")));
    }
    folders.sort();
    let mut code = String::from("&[\n");
    for (scope, folder) in folders {
        let mut files = Vec::new();
        walk(&folder, &mut files);
        files.sort();
        for file in files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "ftl")) {
            let tag = file.file_stem().expect("a file has a name").to_string_lossy();
            let path = file.canonicalize().expect("it was listed");
            let _ = writeln!(code, "    ({scope:?}, {tag:?}, include_str!({:?})),", path.display().to_string());
        }
    }
    code.push_str("]\n");
    code
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { walk(&path, files) } else { files.push(path) }
    }
}
