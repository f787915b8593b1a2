//! The same seeds give the same matches as ever, byte for byte in the log: whatever is made quicker changes nothing.
//!
//! A line is a match: game, preset, bot, seed, how many entries it has, and a checksum of them as they are written.
//! `HR_BLESS=1` writes them anew: only where rules or events were meant to change.

use catalogue::Catalogue;
use kernel::{Bot, Chance, Content, Game, Kind, Seat, Variant, perft, play_out};
use std::fmt::Write;

/// Two matches for each preset and bot.
const SEEDS: std::ops::Range<u64> = 0..2;

/// A match need not come to an end to be compared.
const MOST_ENTRIES: usize = 120;

/// Bots that look ahead for long are left out: what is quick for a program that plays is slow for a test. That they do
/// the same with the same seed is a test of their games.
const SLOW: [(&str, &str); 3] = [("texas42", "steady"), ("texas42", "strong"), ("crossword", "strong")];

/// FNV-1a. Of all checksums the one that is written down fastest.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

fn lines<K: Kind>(kind: &K, content: &Content) -> String {
    let mut lines = String::new();
    let game = kind.card().about.id;
    for preset in kind.card().presets {
        let places = kind.compose(&preset.rules, content).map(|made| made.game.places());
        let places = places.unwrap_or_else(|errors| panic!("{game} {}: {}", preset.id, perft::join(&errors)));
        for bot in kind.card().bots.iter().filter(|bot| !SLOW.contains(&(game, bot.id))) {
            for seed in SEEDS {
                let Some(text) = entries(kind, &preset, content, 4.clamp(places.least, places.most), bot.id, seed)
                else {
                    continue;
                };
                let (number, sum) = (text.lines().count(), checksum(text.as_bytes()));
                let _ = writeln!(lines, "{game} {} {} {seed}: {number} {sum:016x}", preset.id, bot.id);
            }
        }
    }
    lines
}

/// The entries of a match as its log has them. `None`: this bot does not play these rules.
fn entries<K: Kind>(kind: &K, preset: &Variant, content: &Content, seats: u8, bot: &str, seed: u64) -> Option<String> {
    let mut table = perft::table_of(kind, &preset.rules, content, seats, seed).ok()?;
    let bots = (0..seats).map(|seat| kind.bot(bot, &table.game, Seat(seat)));
    let mut bots = bots.collect::<Option<Vec<Box<dyn Bot<K::Game>>>>>()?;
    // The end is of no interest, only how it came there.
    let _ = play_out(&mut table, &mut bots, &Chance::seeded(!seed), MOST_ENTRIES);
    table.log.to_lines().split_once('\n').map(|(_, entries)| entries.to_string())
}

#[test]
fn the_same_seeds_give_the_same_matches() {
    let content = crate::common::content(&Catalogue::standard());
    macro_rules! each {
        ($($Kind:ty,)*) => { [$( lines(&<$Kind>::default(), &content) ),*].concat() };
    }
    let all = catalogue::every_game!(each);
    let golden = testkit::root().join("crates/catalogue/tests/golden/logs.txt");
    testkit::golden(&golden, &all).unwrap_or_else(|why| panic!("{why}"));
}
