//! `houserules new`: what it writes, in a checkout and outside. With `HR_LONG=1` what it wrote is compiled and tested.

use std::path::Path;
use std::process::{Command, Output};

fn new(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_houserules"));
    command.arg("new").args(args).current_dir(folder).output().expect("it runs")
}

fn works(folder: &Path, args: &[&str]) -> String {
    let output = new(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into()
}

fn mistake(folder: &Path, args: &[&str], names: &[&str]) {
    let output = new(folder, args);
    let error = String::from_utf8_lossy(&output.stderr).to_string();
    assert!(!output.status.success() && error.lines().count() == 1, "{args:?}: {error}");
    names.iter().for_each(|name| assert!(error.contains(name), "{args:?}: {name:?} is not in {error:?}"));
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The games of the house that rules are written for.
const GAMES: [&str; 6] = ["crossword", "nim", "pictionary", "texas42", "trivia", "uno"];

/// A folder with as much of a checkout as is written into.
fn checkout() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let parts =
        ["Cargo.toml", "crates/kernel/Cargo.toml", "crates/catalogue/Cargo.toml", "crates/catalogue/src/lib.rs"];
    let rules = GAMES.map(|game| format!("crates/{game}/src/rules/mod.rs"));
    for part in parts.into_iter().chain(rules.iter().map(String::as_str)) {
        let path = folder.path().join(part);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::copy(testkit::root().join(part), path).expect("copies");
    }
    folder
}

/// Every file below a folder.
fn texts(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        all.push_str(&if path.is_dir() { texts(&path) } else { read(path) });
    }
    all
}

#[test]
fn a_rule_is_a_file_and_its_name() {
    let checkout = checkout();
    let folder = checkout.path();
    let said = works(folder, &["rule", "nim", "no_ones"]);
    assert!(said.contains("cargo test -p nim"), "{said}");
    let rule = read(folder.join("crates/nim/src/rules/no_ones.rs"));
    assert!(rule.contains("pub struct NoOnes") && rule.contains("\"no_ones\", \"No ones\""), "{rule}");
    assert!(read(folder.join("crates/nim/src/rules/mod.rs")).contains("    misere,\n    no_ones,\n    piles,\n"));
    mistake(folder, &["rule", "nim", "no_ones"], &["no_ones.rs", "already"]);
    mistake(folder, &["rule", "nim", "No Ones"], &["No Ones", "small letters"]);
    mistake(folder, &["rule", "chess", "castling"], &["chess", "nim"]);
}

#[test]
fn every_game_takes_a_rule() {
    let checkout = checkout();
    for game in GAMES {
        let list = checkout.path().join(format!("crates/{game}/src/rules/mod.rs"));
        let before = read(&list);
        works(checkout.path(), &["rule", game, "no_ones"]);
        let after = read(&list);
        assert_eq!(after.replacen("    no_ones,\n", "", 1), before, "{game}: its name is added, and nothing else");
        assert!(after.len() > before.len(), "{game}");
    }
    let nim = checkout.path().join("crates/nim/src/rules");
    std::fs::write(nim.join("mod.rs"), "// The list is gone.\n").expect("writes");
    mistake(checkout.path(), &["rule", "nim", "no_twos"], &["kernel::rules!", "no_twos,"]);
    assert!(!nim.join("no_twos.rs").exists(), "a rule that no list names");
}

#[test]
fn a_game_is_a_crate_and_in_the_catalogue() {
    let checkout = checkout();
    let folder = checkout.path();
    works(folder, &["game", "liars_dice"]);
    let written = texts(&folder.join("crates/liars_dice"));
    assert!(written.contains("pub struct LiarsDiceKind") && written.contains("name: \"Liars dice\""), "{written}");
    assert!(!written.to_lowercase().contains("skeleton"), "{written}");
    assert!(read(folder.join("Cargo.toml")).contains("liars_dice = { path = \"crates/liars_dice\" }"));
    assert!(read(folder.join("crates/catalogue/Cargo.toml")).contains("liars_dice.workspace = true"));
    let catalogue = read(folder.join("crates/catalogue/src/lib.rs"));
    assert!(catalogue.contains("games::LiarsDiceKind,") && catalogue.contains("pub use liars_dice::LiarsDiceKind;"));
    mistake(folder, &["game", "liars_dice"], &["liars_dice", "already"]);
    mistake(folder, &["game", "nim"], &["nim", "already"]);
    mistake(Path::new("/"), &["game", "farkle"], &["--house"]);
}

#[test]
fn outside_they_stand_on_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = testkit::root();
    let house = house.to_str().expect("a plain path");
    works(folder.path(), &["game", "farkle", "--into", ".", "--house", house]);
    let said = works(&folder.path().join("farkle/tests"), &["rule", "farkle", "no_ones"]);
    assert!(said.contains("cargo test ") && said.contains("--features house -- play farkle --rule no_ones"), "{said}");
    assert!(read(folder.path().join("farkle/src/rules/mod.rs")).contains("    low_wins,\n    no_ones,\n}"));
    works(folder.path(), &["rules-crate", "nim", "ranch", "--house", house]);
    for name in ["farkle", "ranch"] {
        assert_eq!(read(folder.path().join(name).join(".gitignore")), "/target\n/houserules-data\n");
    }
    mistake(folder.path(), &["rules-crate", "nim", "ranch", "--house", house], &["ranch", "already"]);
    mistake(folder.path(), &["rules-crate", "chess", "gambits", "--house", house], &["chess", "nim"]);
    if !testkit::long() {
        return;
    }
    for name in ["farkle", "ranch"] {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["test", "--offline"]).current_dir(folder.path().join(name));
        let output = cargo.env("CARGO_TARGET_DIR", folder.path().join("target")).output().expect("cargo");
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    }
}
