//! The golden transcripts. `make playthroughs` writes them anew (`HR_BLESS=1`); here they are compared.

mod common;

use catalogue::Catalogue;
use std::path::{Path, PathBuf};

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../playthroughs").join(game)
}

fn compare(path: &Path, text: &str) -> Result<(), String> {
    if std::env::var_os("HR_BLESS").is_some_and(|value| value == "1") {
        std::fs::create_dir_all(path.parent().expect("in a folder")).map_err(|e| e.to_string())?;
        return std::fs::write(path, text).map_err(|e| e.to_string());
    }
    let golden = std::fs::read_to_string(path).map_err(|e| format!("{e}; `make playthroughs` writes it"))?;
    let differing = (1..).zip(golden.lines().zip(text.lines())).find(|(_, (old, new))| old != new);
    match differing {
        Some((line, (old, new))) => Err(format!("line {line}:\n  golden: {old}\n  now:    {new}")),
        None if golden.len() != text.len() => Err("one is longer than the other".into()),
        None => Ok(()),
    }
}

#[test]
fn matches_go_as_they_went() {
    let mut differing = Vec::new();
    let house = Catalogue::standard();
    let content = common::content(&house);
    for kind in house.iter() {
        for script in kind.scripts() {
            let path = folder(kind.about().id).join(format!("{}.txt", script.name));
            let text = kind.transcript(&script, &content);
            let text = text.unwrap_or_else(|why| panic!("{} {}: {why}", kind.about().id, script.name));
            differing.extend(compare(&path, &text).err().map(|why| format!("{}: {why}", path.display())));
        }
    }
    assert!(
        differing.is_empty(),
        "{}\nIf this is meant: `make playthroughs`, and look at the diff.",
        differing.join("\n")
    );
}
