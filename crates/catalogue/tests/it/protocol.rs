//! `docs/protocol-games.md`: what each game takes and sends, with examples from real matches. `HR_BLESS=1` writes it anew.

use catalogue::{AnyKind, Catalogue};
use kernel::{Content, Seat, Viewer};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

const OPENING: &str = "\
# The games in the protocol

What stands where `docs/protocol.md` says ACTION, View and News: the types of each game, and examples from matches that bots
played. This page is generated from the types and checked by a test (`make types` writes it anew).

An action that an offer names exactly (`{\"what\": {\"exact\": ACTION}}`) may be sent as it is. Where an offer is a form
(`{\"what\": {\"form\": …}}`), the client makes the action itself; `forecast` tells whether it would do, and what it would score.
";

/// A generated declaration, with its comments on one line each and without its imports.
fn declaration(text: &str) -> String {
    let mut lines = Vec::new();
    let mut comment: Option<String> = None;
    for line in text.lines().skip(1).filter(|line| !line.starts_with("import ")) {
        match (line.trim(), &mut comment) {
            ("/**", _) => comment = Some(String::new()),
            ("*/", Some(said)) => {
                lines.push(format!("// {}", said.trim()));
                comment = None;
            }
            (more, Some(said)) => {
                let _ = write!(said, "{} ", more.trim_start_matches('*').trim());
            }
            ("", None) => {}
            (code, None) => lines.push(code.trim_start_matches("export ").to_string()),
        }
    }
    // Comments of fields stand above them, a step to the right.
    let mut declared = false;
    let mut indented = String::new();
    for line in lines {
        let _ = writeln!(indented, "{}{line}", if declared && !line.starts_with("type ") { "  " } else { "" });
        declared |= line.starts_with("type ");
    }
    indented
}

/// The declarations of a game that its actions, views and news speak of, those first.
fn declarations(folder: &Path) -> String {
    let read = |name: &str| std::fs::read_to_string(folder.join(format!("{name}.ts"))).unwrap_or_default();
    let index = read("index");
    let mut wanted: Vec<String> = Vec::new();
    for line in index.lines().filter(|line| line.starts_with("export type Game")) {
        wanted.extend(names(line.split('=').nth(1).unwrap_or_default()));
    }
    let (mut seen, mut text) = (BTreeSet::new(), String::new());
    for line in index.lines().filter(|line| line.starts_with("export type Game")) {
        let _ = writeln!(text, "{}", line.trim_start_matches("export "));
    }
    while !wanted.is_empty() {
        let name = wanted.remove(0);
        let file = read(&name);
        if file.is_empty() || !seen.insert(name) {
            continue;
        }
        let declared = declaration(&file);
        wanted.extend(declared.lines().filter(|line| !line.trim().starts_with("//")).flat_map(names));
        text.push_str(&declared);
    }
    text
}

/// Words that may be names of types.
fn names(code: &str) -> Vec<String> {
    let words = code.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.starts_with(|first: char| first.is_uppercase())).map(String::from).collect()
}

/// How an action is made: the names in it. Two examples of one shape tell no more than one.
fn shape(action: &Value, path: &str, names: &mut BTreeSet<String>) {
    match action {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| shape(field, &format!("{path}.{name}"), names));
        }
        Value::Array(items) => items.iter().for_each(|item| shape(item, path, names)),
        Value::String(word) if path.is_empty() || path == ".play" => drop(names.insert(word.clone())),
        _ => drop(names.insert(path.into())),
    }
}

/// Matches of a game by bots, as logs.
fn logs(kind: &dyn AnyKind, content: &Content) -> Vec<String> {
    let mut logs = Vec::new();
    for preset in kind.presets() {
        let Ok(chosen) = kind.choose(&preset.rules, content) else { continue };
        // Who thinks long shows nothing that others do not.
        for bot in ["random", "easy"].map(String::from) {
            let seats = chosen.places.least.max(chosen.places.most.min(3));
            let Ok(simulator) = kind.simulator(&preset.rules, content, seats, &[bot]) else { continue };
            logs.extend((1..=1).filter_map(|seed| simulator.play(seed, 20_000, true).ok()?.log));
        }
    }
    logs
}

/// One action of each shape.
fn actions(logs: &[String]) -> Vec<String> {
    let mut found: BTreeMap<BTreeSet<String>, String> = BTreeMap::new();
    for line in logs.iter().flat_map(|log| log.lines()) {
        let entry: Value = serde_json::from_str(line).expect("a line of a log");
        let action = &entry["input"]["act"][1];
        if action.is_null() {
            continue;
        }
        let mut names = BTreeSet::new();
        shape(action, "", &mut names);
        let text = action.to_string();
        let kept = found.entry(names).or_insert_with(|| text.clone());
        // The shortest is read first.
        if (text.len(), &text) < (kept.len(), kept) {
            *kept = text;
        }
    }
    found.into_values().collect()
}

fn chapter(kind: &dyn AnyKind, content: &Content) -> String {
    let about = kind.about();
    let logs = logs(kind, content);
    let replay = kind.replay(&logs[0]).expect("it was just played");
    let at = replay.len().min(8);
    let viewer = Viewer::Seat(Seat(0));
    let news: Vec<Value> =
        (0..at).rev().flat_map(|entry| replay.tell(entry, viewer).news).take(2).map(|news| news.value()).collect();
    let folder = testkit::root().join("web/src/generated").join(about.id);
    let mut text = format!("\n## {} (`{}`)\n\nActions:\n\n```json\n", about.name, about.id);
    for action in actions(&logs) {
        let _ = writeln!(text, "{action}");
    }
    let _ = write!(text, "```\n\nThe view of seat 0 after {at} entries, and some news:\n\n```json\n");
    let _ = writeln!(text, "{}", replay.view(at, viewer).value());
    for news in news {
        let _ = writeln!(text, "{news}");
    }
    let _ = write!(text, "```\n\nTypes:\n\n```ts\n{}```\n", declarations(&folder));
    text
}

#[test]
fn the_games_are_told_in_the_protocol() {
    let house = Catalogue::standard();
    let content = crate::common::content(&house);
    let chapters: String = house.iter().map(|kind| chapter(&**kind, &content)).collect();
    let path = testkit::root().join("docs/protocol-games.md");
    testkit::golden(&path, &format!("{OPENING}{chapters}"))
        .unwrap_or_else(|why| panic!("{why}\nIf this is meant: `make types`, and look at the diff."));
}
