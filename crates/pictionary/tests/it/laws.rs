//! The laws of the kernel, on every preset and every rule: the word is secret, and so is whose guess was close.

use kernel::laws::{Effort, check, check_kind};
use kernel::{Content, Kind, RuleSpec, Setup};
use pictionary::{PictionaryKind, content};
use serde_json::json;
use std::sync::Arc;

/// A few words only, so that random guesses are right now and then.
fn few_words() -> Content {
    let mut content = content::built_in();
    let pack = r#"
id = "words-en"
name = "A few"
language = "en"
licence = "CC0-1.0"
author = "Ann"
word = [
  { word = "sun", difficulty = 1 },
  { word = "ice cream", difficulty = 2, also = ["sorbet"] },
  { word = "t-shirt", difficulty = 3 },
  { word = "moth", difficulty = 1 },
]
"#;
    content::add(&mut content, pack).expect("a sound pack");
    content
}

fn effort(plays: u64, every: usize) -> Effort {
    let plays = if testkit::long() { plays * 5 } else { plays };
    Effort { plays, steps: 30_000, every, states: 12 }
}

#[test]
fn every_preset_and_every_rule_keeps_the_laws() {
    let report = check_kind(&PictionaryKind::default(), &few_words(), effort(1, 40)).unwrap_or_else(|e| panic!("{e}"));
    assert!(report.states > 300 && report.news_pairs > 300, "{report:?}");
}

/// All modes, with all house rules that go together, looked at closely.
#[test]
fn everything_at_once_is_looked_at_closely() {
    for mode in ["first_guess", "everyone_guesses", "teams"] {
        for others in [&["letters_appear", "mirror"][..], &["hidden_length", "blind"]] {
            let house = ["close_calls", "no_letters", "one_stroke", "one_colour", "speed"].iter().chain(others);
            let mut specs: Vec<RuleSpec> = house.map(|id| RuleSpec::plain(id)).collect();
            specs.push(RuleSpec::new("mode", json!({"mode": mode, "target": 3, "laps": 1})));
            let game = PictionaryKind::default().compose(&specs, &few_words()).expect("sound rules").game;
            let used = vec!["words-en/sun".into(), "something-else".into()];
            let setup = Setup { teams: vec![0, 1, 0, 1, 0], used, ..Setup::seats(5) };
            let report =
                check(&Arc::new(game), &setup, effort(1, 2).states(60)).unwrap_or_else(|e| panic!("{mode}: {e}"));
            assert!(report.states > 30 && report.imagined > 200, "{report:?}");
        }
    }
}
