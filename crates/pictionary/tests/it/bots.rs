//! Bots draw pictures and guess what fits, whatever the rules.

use kernel::perft::{specs_of, table_of};
use kernel::{Chance, Game, Kind, RuleSpec, Seat, play_out};
use pictionary::raster::Raster;
use pictionary::{Event, PictionaryKind, content};

type Table = kernel::Match<pictionary::Game>;

fn played(preset: &str, rules: Vec<RuleSpec>, bots: &[&str], seed: u64) -> Table {
    let kind = PictionaryKind::default();
    let specs = specs_of(&kind, Some(preset), rules).expect("a preset");
    let mut table = table_of(&kind, &specs, &content::built_in(), bots.len() as u8, seed).expect("sound");
    let mut bots: Vec<_> =
        (0u8..).map(Seat).zip(bots).map(|(seat, id)| kind.bot(id, &table.game, seat).expect("a bot")).collect();
    play_out(&mut table, &mut bots, &Chance::seeded(seed), 60_000).expect("it ends");
    table
}

#[test]
fn bots_draw_their_pictures_whole_and_guess_at_a_human_pace() {
    let words = RuleSpec::new("words", serde_json::json!({"difficulty": ["easy"]}));
    let table = played("party", vec![words], &["easy", "strong", "easy"], 3);
    assert!(table.game.outcome(&table.state).is_some());
    let gallery = &table.state.game.gallery;
    let album = content::album(&content::built_in()).expect("all is here");
    let whole = gallery.iter().filter(|drawing| {
        let picture = album.of(drawing.word.as_deref().expect("a word"), "en");
        picture.is_some_and(|picture| picture.batches().concat() == drawing.sheet.ink())
    });
    assert!(whole.count() * 2 > gallery.len(), "most of {} drawings are whole", gallery.len());
    // At least two seconds between two guesses of a seat, and all that is guessed is in the pack.
    let mut last = [0u64; 3];
    let mut guesses = 0;
    for entry in table.log.entries.iter() {
        for event in &entry.events {
            if let rounds::Event::Play(Event::Guessed(guess)) = event {
                assert!(entry.at.0 - last[guess.seat.index()] > 2_000, "{guess:?}");
                assert!(table.game.0.library().pool().any(|word| word.word == guess.text), "{guess:?}");
                last[guess.seat.index()] = entry.at.0;
                guesses += 1;
            }
        }
    }
    assert!(guesses > 20, "{guesses}");
}

#[test]
fn bots_keep_to_the_rules_of_drawing() {
    for rules in [&["one_stroke", "mirror"][..], &["one_colour", "blind"], &["one_stroke", "one_colour", "no_letters"]]
    {
        let mut specs: Vec<RuleSpec> = rules.iter().map(|id| RuleSpec::plain(id)).collect();
        specs.push(RuleSpec::new("mode", serde_json::json!({"mode": "everyone_guesses", "laps": 1})));
        for bots in [["easy", "strong"], ["random", "easy"]] {
            let table = played("seed", specs.clone(), &bots, 5);
            assert!(table.game.outcome(&table.state).is_some(), "{rules:?}");
            assert!(table.state.game.drew.len() >= 2, "{rules:?}");
        }
    }
}

#[test]
fn pictures_fit_the_sheet_and_differ() {
    let mut hashes: Vec<u32> = Vec::new();
    let album = content::album(&content::built_in()).expect("all is here");
    for picture in album.all() {
        let raster = Raster::of(&picture.batches().concat());
        let inked = raster.pixels().iter().filter(|pixel| **pixel != 0).count();
        let share = inked * 100 / raster.pixels().len();
        assert!((1..=60).contains(&share), "{:?}: {share} % of the sheet", picture.word("en"));
        hashes.push(raster.hash());
    }
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), album.all().count());
}
