//! The golden transcripts show what they are meant to show.

use kernel::playthrough::{scripts_of, transcript};
use kernel::{Content, Kind};
use texas42::Texas42Kind;

#[test]
fn each_contract_is_really_played() {
    let kind = Texas42Kind::default();
    let scripts = scripts_of(&kind);
    for preset in kind.card().presets {
        assert!(scripts.iter().any(|script| script.name == preset.id), "{} has no transcript", preset.id);
    }
    for script in &scripts {
        let text = transcript(&kind, script, &Content::none()).unwrap_or_else(|why| panic!("{}: {why}", script.name));
        assert!(text.contains("outcome") && !text.contains("{}:"), "{}", script.name);
        let Some((contract, how)) = script.name.split_once('-').filter(|(_, how)| ["made", "set"].contains(how)) else {
            continue;
        };
        let decided = format!("«The bid is {how}:");
        // The contract stands in the line of the table from its naming to the end of the hand.
        let shown = format!("{}: ", kind.card().rules.iter().find(|card| card.id == contract).expect("a rule").name);
        let mut playing = false;
        let played = text.lines().any(|line| {
            if line.starts_with("| ") && line.contains(" bid ") {
                playing = line.contains(&shown);
            }
            playing && line.contains(&decided)
        });
        assert!(played, "{contract} is not {how} in its transcript");
    }
}
