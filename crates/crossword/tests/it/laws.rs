//! The laws of every game, on every preset and rule; and what must hold over whole matches.

use crate::common::{house, specs, table_of};
use crossword::{Crossword, CrosswordKind, Event};
use kernel::laws::{self, Effort};
use kernel::{Bot, Chance, Game, Kind, Match, Sample, Seat, Setup, play_out};
use serde_json::json;
use std::sync::Arc;

const PRESETS: [&str; 9] =
    ["scrabble", "wordstockt", "wordfeud", "friends", "club", "house", "speed", "challenge", "upwords"];

#[test]
fn every_preset_and_rule_keeps_the_laws() {
    let long = testkit::long();
    let effort = Effort::plays(if long { 200 } else { 10 }).every(4).states(20);
    let report = laws::check_kind(&CrosswordKind::default(), house(), effort).unwrap_or_else(|e| panic!("{e}"));
    assert!(report.inputs > 1_000 && report.imagined > 500 && report.news_pairs > 500, "{report:?}");
}

/// Without resignations and with high limits, random matches reach their end by the tiles.
#[test]
fn long_matches_keep_the_laws() {
    let amend = [("consecutive_passes", json!({"limit": 60})), ("scoreless_turns", json!({"limit": 100}))];
    let tables = [("scrabble", 2), ("wordfeud", 3), ("wordstockt", 4), ("friends", 3), ("club", 2), ("challenge", 4)];
    for (preset, seats) in tables {
        let specs = specs(preset, &amend, &["resignation"]);
        let made = CrosswordKind::default().compose(&specs, house()).unwrap_or_else(|e| panic!("{e:?}"));
        // In the trials people leave, and between two that ends a match: so it takes some until there are enough long ones.
        let effort = Effort::plays(12).every(20).states(6);
        let report = laws::check(&Arc::new(made.game), &Setup::seats(seats), effort);
        let report = report.unwrap_or_else(|e| panic!("{preset}: {e}"));
        assert!(report.inputs > 80, "{preset}: {report:?}");
    }
}

#[test]
fn challenges_on_all_terms_keep_the_laws() {
    let terms = [
        json!({"judge": "table", "lookup": true}),
        json!({"judge": "table", "penalty": "lose_game", "judging": 10}),
        json!({"judge": "dictionary", "penalty": "points", "per": "word", "window": 5}),
        json!({"judge": "dictionary", "penalty": "points", "points": 10, "to": "minus"}),
        json!({"judge": "dictionary", "penalty": "lose_game"}),
        json!({"judge": "dictionary", "penalty": "none", "lookup": true}),
    ];
    let clocks = [json!({"minutes": 1, "increment": 3, "overtime": 0}), json!({"minutes": 1, "overtime": 1})];
    for (terms, clock) in terms.iter().zip(clocks.iter().cycle()) {
        let amend =
            [("challenge", terms.clone()), ("chess_clock", clock.clone()), ("time_limit", json!({"seconds": 30}))];
        let specs = specs("friends", &amend, &[]);
        let made = CrosswordKind::default().compose(&specs, house()).unwrap_or_else(|e| panic!("{e:?}"));
        let game = Arc::new(made.game);
        for seats in 2..=4 {
            let report = laws::check(&game, &Setup::seats(seats), Effort::plays(4).every(6).states(12));
            report.unwrap_or_else(|e| panic!("{terms}, {clock}, {seats} seats: {e}"));
        }
    }
}

fn bots(table: &Match<Crossword>, ids: &[&str]) -> Vec<Box<dyn Bot<Crossword>>> {
    let kind = CrosswordKind::default();
    let bot = |(seat, id): (u8, &&str)| kind.bot(id, &table.game, Seat(seat)).expect("it can play");
    (0..).zip(ids).map(bot).collect()
}

/// Plays a preset to its end.
fn played(preset: &str, ids: &[&str], seed: u64) -> Match<Crossword> {
    let mut table = table_of(&specs(preset, &[], &[]), ids.len() as u8, seed);
    let mut bots = bots(&table, ids);
    play_out(&mut table, &mut bots, &Chance::seeded(seed), 1_000).unwrap_or_else(|e| panic!("{preset}: {e}"));
    table
}

#[test]
fn scores_are_the_sums_of_their_breakdowns() {
    for preset in PRESETS {
        for (seed, ids) in [(1, &["random", "random"][..]), (2, &["greedy", "easy", "random", "greedy"])] {
            let table = played(preset, ids, seed);
            let mut scores = vec![0; ids.len()];
            let mut state = table.game.blank(&table.log.header.setup);
            let census = table.game.census(&table.state);
            for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
                match event {
                    Event::Played { seat, score, .. } => {
                        let by_word: i32 = score.words.iter().map(|word| word.points).sum();
                        let bonuses: i32 = score.bonuses.iter().map(|bonus| bonus.points).sum();
                        let by_rule: i32 = score.rules.iter().map(|rule| rule.points).sum();
                        assert_eq!((by_word + bonuses, by_rule), (score.total, score.total), "{preset}: {score:?}");
                        scores[seat.index()] += score.total;
                    }
                    Event::Judged(verdict) => {
                        scores[verdict.seat.index()] -= if verdict.valid { 0 } else { verdict.score };
                        verdict.points.iter().for_each(|(seat, points)| scores[seat.index()] += points);
                    }
                    Event::Ended(end) => {
                        let all = end.adjustments.iter().chain(end.overtime.iter());
                        all.for_each(|(seat, points)| scores[seat.index()] += points);
                    }
                    _ => {}
                }
                table.game.evolve(&mut state, event);
                if !state.tiles.letters.is_empty() {
                    assert_eq!(table.game.census(&state), census, "{preset}: tiles are conserved");
                }
            }
            assert_eq!(scores, table.state.scores.0, "{preset}");
            let outcome = table.game.outcome(&table.state).expect("over");
            let told: Vec<i64> = (0..ids.len() as u8).map(|seat| outcome.score(Seat(seat)).expect("a score")).collect();
            assert_eq!(told, scores.iter().map(|score| i64::from(*score)).collect::<Vec<_>>());
        }
    }
}

/// How many of so many matches `one` wins, with seats changed every other time.
fn wins(one: &str, other: &str, matches: u64) -> u64 {
    let won = |number: &u64| {
        let mut ids = [one, other];
        let seat = number % 2;
        ids.rotate_right(seat as usize);
        let table = played("scrabble", &ids, number / 2);
        table.state.scores[Seat(seat as u8)] > table.state.scores[Seat(1 - seat as u8)]
    };
    (0..matches).filter(won).count() as u64
}

/// `easy` knows few words and does not look for the best play; `random` knows all and plays anything. Of 200 matches `easy` won
/// seven of eight, and `greedy` every one of 40 against `easy`. (`steady` and `strong` are measured by `benches/ladder.rs`.)
#[test]
fn better_bots_beat_weaker_ones() {
    assert_eq!(wins("greedy", "easy", 10), 10);
    let won = wins("easy", "random", 60);
    assert!(won >= 48, "easy wins {won} of 60 against random");
}

#[test]
fn a_log_is_replayed_without_any_content() {
    let table = played("wordfeud", &["greedy", "greedy"], 5);
    let made = CrosswordKind::default().compose(&table.log.header.rules, &kernel::Content::replaying());
    let game = made.unwrap_or_else(|e| panic!("{e:?}")).game;
    let (log, fault) = kernel::Log::<Crossword>::read(&table.log.to_lines()).unwrap_or_else(|e| panic!("{e}"));
    assert!(fault.is_none());
    assert_eq!(log.replay_all(&game).unwrap_or_else(|e| panic!("{e}")), table.state);
    assert!(game.generator().is_err(), "and nobody can play on with it");
}

#[test]
fn views_are_small() {
    let table = played("scrabble", &["greedy", "greedy", "greedy", "greedy"], 3);
    let mut state = table.game.blank(&table.log.header.setup);
    let mut largest = 0;
    for event in table.log.entries.iter().flat_map(|entry| &entry.events) {
        table.game.evolve(&mut state, event);
        let view = table.game.view(&state, kernel::Viewer::Seat(Seat(0)));
        largest = largest.max(serde_json::to_string(&view).expect("json").len());
    }
    assert!(largest < 2_300, "{largest} bytes");
}
