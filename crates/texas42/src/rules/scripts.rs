//! What the golden transcripts play.

use crate::state::SEATS;
use kernel::RuleSpec;
use kernel::playthrough::Script;
use serde_json::json;

/// Each preset, and each contract made and set: with a seed where the random bots really play it.
pub fn scripts() -> Vec<Script> {
    let presets = ["straight", "tournament", "family", "everything", "points-250", "one-hand", "seed"];
    let presets = presets.map(|id| Script { bot: "easy", entries: 120, ..Script::preset(id, SEATS, 1) });
    let contracts = CONTRACTS.iter().map(|(name, contract, seed)| {
        let rules = vec![RuleSpec::plain(contract), RuleSpec::new("marks", json!({"to": 2}))];
        Script { name: (*name).into(), rules, ..Script::preset("straight", SEATS, *seed) }
    });
    let manners = ["acknowledge", "first_lead_trump", "hints", "speed", "turn_clock"].map(RuleSpec::plain);
    let manners = Script {
        name: "table-manners".into(),
        rules: manners.into_iter().chain([RuleSpec::new("marks", json!({"to": 1}))]).collect(),
        bot: "easy",
        ..Script::preset("straight", SEATS, 2)
    };
    presets.into_iter().chain(contracts).chain([manners]).collect()
}

/// The transcript, the contract in it, and the seed.
const CONTRACTS: &[(&str, &str, u64)] = &[
    ("nello-made", "nello", 80),
    ("nello-set", "nello", 0),
    ("plunge-made", "plunge", 938),
    ("plunge-set", "plunge", 137),
    ("sevens-made", "sevens", 116),
    ("sevens-set", "sevens", 0),
    ("splash-made", "splash", 18),
    ("splash-set", "splash", 27),
];
