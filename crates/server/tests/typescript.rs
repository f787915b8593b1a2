//! The TypeScript types of the page are those of the Rust code. `HR_BLESS=1` writes them anew.

use server::protocol::{
    CatalogueCard, ErrorAnswer, FromClient, FromServer, Grant, Join, MatchCard, NewRoom, Pass, Past,
};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use ts_rs::TS;

fn export<T: TS + 'static>(folder: &Path) {
    // JSON has one kind of number, and nothing here counts beyond 2^53.
    let config = ts_rs::Config::new().with_large_int("number").with_out_dir(folder);
    T::export_all(&config).expect("writes");
}

fn export_everything(folder: &Path) {
    export::<FromClient>(folder);
    export::<FromServer>(folder);
    export::<Pass>(folder);
    export::<NewRoom>(folder);
    export::<Join>(folder);
    export::<Grant>(folder);
    export::<Past>(folder);
    export::<MatchCard>(folder);
    export::<CatalogueCard>(folder);
    export::<table::RoomCard>(folder);
    export::<ErrorAnswer>(folder);
    for kind in catalogue::Catalogue::standard().iter() {
        kind.typescript(&folder.join(kind.about().id)).expect("writes");
    }
}

/// Every generated file below a folder: its path in it, and its text. What people wrote beside them is theirs.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).expect("text");
                if text.starts_with("// This file was generated") {
                    found.insert(path.strip_prefix(folder).expect("below").to_path_buf(), text);
                }
            }
        }
    }
    found
}

#[test]
fn the_page_has_the_types_of_the_server() {
    let fresh = tempfile::tempdir().expect("a folder");
    export_everything(fresh.path());
    let fresh = files(fresh.path());
    for (path, text) in &fresh {
        assert!(!text.contains("bigint"), "{}: JSON has no bigint", path.display());
    }
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    if std::env::var("HR_BLESS").is_ok_and(|bless| bless == "1") {
        files(&kept).keys().for_each(|stale| std::fs::remove_file(kept.join(stale)).expect("goes"));
        for (path, text) in &fresh {
            let path = kept.join(path);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(path, text).expect("writes");
        }
    }
    let kept = files(&kept);
    let names = |files: &BTreeMap<PathBuf, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&kept), names(&fresh), "run the tests with HR_BLESS=1");
    for (path, text) in fresh {
        assert_eq!(kept[&path], text, "{}: run the tests with HR_BLESS=1", path.display());
    }
}
