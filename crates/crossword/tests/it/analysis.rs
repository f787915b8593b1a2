//! Looking back at whole matches, and the coach.

use crate::common::{deal, house, play, specs, table, table_of};
use crossword::looking_back::Choices;
use crossword::{Action, Crossword, CrosswordKind, Event, State};
use kernel::{Chance, Draws, Game, Input, Kind, Log, Match, Remark, Sample, Seat, Viewer, Words, play_out};
use serde_json::json;
use std::fmt::Write;

/// Ten matches of our own bots: preset, who plays.
const MATCHES: [(&str, &[&str]); 10] = [
    ("scrabble", &["steady", "greedy"]),
    ("scrabble", &["easy", "random", "greedy"]),
    ("wordfeud", &["greedy", "easy"]),
    ("wordfeud-random", &["steady", "easy"]),
    ("upwords", &["greedy", "easy"]),
    ("house", &["easy", "steady"]),
    ("challenge", &["easy", "greedy"]),
    ("club", &["steady", "random"]),
    ("wordstockt-english", &["greedy", "steady"]),
    ("scrabble", &["strong", "easy"]),
];

fn played(preset: &str, ids: &[&str], seed: u64) -> Match<Crossword> {
    let kind = CrosswordKind::default();
    let mut table = table_of(&specs(preset, &[], &[]), ids.len() as u8, seed);
    let bots = (0..).zip(ids).map(|(seat, id)| kind.bot(id, &table.game, Seat(seat)).expect("it can play"));
    let mut bots: Vec<_> = bots.collect();
    play_out(&mut table, &mut bots, &Chance::seeded(seed), 1_000).unwrap_or_else(|e| panic!("{preset}: {e}"));
    table
}

/// Every turn of a log: its entry, and what could have been done.
fn turns(game: &Crossword, log: &Log<Crossword>) -> Vec<(usize, Choices)> {
    let (mut state, mut turns) = (game.blank(&log.header.setup), Vec::new());
    for (at, entry) in log.entries.iter().enumerate() {
        let looked = game.look_back(&state, &entry.events).unwrap_or_else(|why| panic!("{why}"));
        turns.extend(looked.map(|choices| (at, choices)));
        entry.events.iter().for_each(|event| game.evolve(&mut state, event));
    }
    turns
}

fn told(name: &str, turns: &[(usize, Choices)]) -> String {
    let mut text = format!("{name}\n");
    let best = |choices: &[crossword::looking_back::Choice]| {
        let told = choices.iter().map(|choice| format!("{} {} {:.1}", choice.written, choice.score, choice.value));
        told.collect::<Vec<_>>().join(", ")
    };
    for (entry, choices) in turns {
        let Choices { seat, rack, chosen, by_score, by_value } = choices;
        let _ = writeln!(
            text,
            "{entry} {} {}: {} {} {:.1} costs {} {:.1}\n  by value {}\n  by score {}",
            seat.0,
            rack.concat(),
            chosen.written,
            chosen.score,
            chosen.value,
            choices.cost(),
            choices.cost_in_value(),
            best(by_value),
            best(by_score)
        );
    }
    text
}

#[test]
fn the_analysis_of_ten_matches_is_stable() {
    let mut text = String::new();
    for (seed, (preset, ids)) in (0..).zip(MATCHES) {
        let table = played(preset, ids, seed);
        let turns = turns(&table.game, &table.log);
        text += &told(&format!("{preset} {} {seed}", ids.join(" ")), &turns);
        for (_, choices) in &turns {
            let share = choices.share();
            assert!(share.found <= share.most && choices.cost() >= 0, "{preset}: {choices:?}");
            assert!(choices.by_value.len() <= 3 && choices.by_score.len() <= 3);
            assert!(choices.by_score.is_sorted_by(|one, other| one.score >= other.score));
            assert!(choices.by_value.is_sorted_by(|one, other| one.value >= other.value));
        }
    }
    let golden = testkit::root().join("crates/crossword/tests/golden/analysis.txt");
    testkit::golden(&golden, &text).unwrap_or_else(|why| panic!("{why}"));
}

/// What they choose is the best by what they choose by.
#[test]
fn bots_find_all_they_look_for() {
    let of = |preset: &str, id: &str| {
        let table = played(preset, &[id, "random"], 11);
        let turns = turns(&table.game, &table.log);
        turns.into_iter().map(|(_, choices)| choices).filter(|choices| choices.seat == Seat(0)).collect::<Vec<_>>()
    };
    for preset in ["scrabble", "upwords"] {
        assert!(of(preset, "greedy").iter().all(|choices| choices.cost() == 0), "{preset}: greedy");
        assert!(of(preset, "steady").iter().all(|choices| choices.cost_in_value() == 0.0), "{preset}: steady");
        let random = of(preset, "random");
        let found: i64 = random.iter().map(|choices| choices.share().found).sum();
        let most: i64 = random.iter().map(|choices| choices.share().most).sum();
        assert!(100 * found < 70 * most && found > 0, "{preset}: random found {found} of {most}");
    }
}

/// The remarks of an entry, as they are told when all is open.
fn remarks(table: &Match<Crossword>, now: Option<&State>) -> Vec<Remark<Action>> {
    let (mut state, mut remarks) = (table.game.blank(&table.log.header.setup), Vec::new());
    for entry in table.log.entries.iter() {
        remarks.extend(table.game.remark(&state, &entry.events, now));
        entry.events.iter().for_each(|event| table.game.evolve(&mut state, event));
    }
    remarks
}

#[test]
fn nothing_is_told_before_the_end_and_a_play_taken_back_counts_for_nothing() {
    let mut table = table("challenge", &[("challenge", json!({"penalty": "none"}))], 2);
    (0..2).for_each(|seat| deal(&mut table, Seat(seat), ""));
    deal(&mut table, Seat(0), "QUIZSAO");
    deal(&mut table, Seat(1), "CATDOGS");
    play(&mut table, "8G ZUIQ").expect("anything may be played");
    let at = table.clock().after(1_000);
    table.submit(Input::Act(Seat(1), Action::Challenge), at).expect("it may be challenged");
    assert_eq!(remarks(&table, Some(&table.state)), [], "racks are secret");
    table.submit(Input::Stop, at).expect("all agree");
    let remarks = remarks(&table, Some(&table.state));
    let shares: Vec<_> = remarks.iter().map(|remark| remark.share.expect("a share")).collect();
    assert_eq!(remarks.len(), 2, "{remarks:?}");
    assert_eq!(shares[0].and(shares[1]).found, 0, "{shares:?}");
    assert_eq!(shares[0].and(shares[1]).most, 46, "QUAIS was there: {shares:?}");
    assert_eq!(remarks[1].said.id, "remark-withdrawn");
}

#[test]
fn records_of_others_are_analysed_with_the_list_of_their_language() {
    let kind = CrosswordKind::default();
    let folder = testkit::root().join("crates/crossword/tests/gcg");
    let ours = ["plays.gcg", "six-zeros.gcg", "withdrawn.gcg", "partly-known.gcg", "odd-rack.gcg"];
    let mut files: Vec<_> = ours.iter().map(|name| folder.join(name)).collect();
    let outside = testkit::outside_folder("crossword/gcg");
    let more = std::fs::read_dir(&outside).into_iter().flatten().flatten().map(|file| file.path());
    let mut more: Vec<_> = more.filter(|path| path.extension().is_some_and(|ending| ending == "gcg")).collect();
    more.sort();
    if more.is_empty() {
        testkit::skipped("the analysis of recorded games", "crossword/gcg; HOUSERULES_TEST_DATA names the folder");
    }
    files.extend(more.into_iter().take(if testkit::long() { usize::MAX } else { 12 }));
    let (mut seen, mut best) = (0, 0);
    for path in files {
        let bytes = std::fs::read(&path).expect("a file that is there");
        let Ok(read) = kind.read_record(&bytes) else { continue };
        let made = kind.looking_back(&read.log.header.rules, house());
        let game = made.unwrap_or_else(|e| panic!("{}: {e:?}", path.display())).game;
        for (_, choices) in turns(&game, &read.log) {
            seen += 1;
            best += usize::from(choices.cost_in_value() == 0.0);
            assert!(choices.share().found <= choices.share().most, "{}: {choices:?}", path.display());
        }
    }
    assert!(seen > 10 && best > 0, "{seen} turns, {best} of them the best");
}

/// What a seat is told by the coach, before its turn and after it, is the same whatever it cannot see.
#[test]
fn the_coach_knows_no_more_than_the_player() {
    let mut luck: Draws = Chance::seeded(3).draws("otherwise", 0);
    let mut told = 0;
    for (preset, seed) in [("scrabble", 1), ("upwords", 2), ("wordfeud", 3)] {
        let table = played(preset, &["easy", "easy"], seed);
        let game = &*table.game;
        let mut state = game.blank(&table.log.header.setup);
        for entry in table.log.entries.iter() {
            if let Some(seat) = state.turn.filter(|_| entry.input.is_some()) {
                let other = game.otherwise(&state, Viewer::Seat(seat), &mut luck);
                let [one, two] = [&state, &other].map(|state| game.view(state, Viewer::Seat(seat)));
                assert_eq!(game.advise(&one, seat), game.advise(&two, seat), "{preset}");
                assert_eq!(game.review(&one, seat, &entry.events), game.review(&two, seat, &entry.events), "{preset}");
                told += usize::from(state.racks != other.racks);
                // The last step is what would be worth most, so that it is never better than itself.
                let advice = game.advise(&one, seat);
                assert!(matches!(advice.len(), 1 | 3), "{advice:?}");
                assert_eq!(advice.iter().filter(|step| step.action.is_some()).count(), usize::from(advice.len() == 3));
            }
            entry.events.iter().for_each(|event| game.evolve(&mut state, event));
        }
    }
    assert!(told > 30, "{told} positions in which something was hidden");
}

#[test]
fn a_hint_comes_in_steps() {
    let mut table = table("scrabble", &[], 2);
    (0..2).for_each(|seat| deal(&mut table, Seat(seat), ""));
    deal(&mut table, Seat(0), "QUIZSAO");
    let view = table.game.view(&table.state, Viewer::Seat(Seat(0)));
    let advice = table.game.advise(&view, Seat(0));
    let ids: Vec<&str> = advice.iter().map(|step| step.said.id.as_ref()).collect();
    assert_eq!(ids, ["hint-column", "hint-tiles", "hint-play"]);
    let Some(action) = &advice[2].action else { panic!("{advice:?}") };
    assert!(table.game.forecast(&table.state, Seat(0), action).is_legal());
    // What was advised is reviewed as the best.
    let before = table.state.clone();
    let entry = table.submit(Input::Act(Seat(0), action.clone()), table.clock().after(1)).expect("legal")[0].clone();
    let view = table.game.view(&before, Viewer::Seat(Seat(0)));
    let review = table.game.review(&view, Seat(0), &entry.events).expect("a turn");
    assert_eq!(review.said.id, "remark-good");
    assert!(review.better.iter().all(|other| other.action.as_ref() != Some(action)));
    assert_eq!(table.game.review(&view, Seat(1), &entry.events), None, "it was another's");
    let waits = table.game.view(&before, Viewer::Seat(Seat(1)));
    assert_eq!(table.game.advise(&waits, Seat(1))[0].said.id, "hint-wait");
}

/// Rules that nobody can search say so; a match of them is not analysed.
#[test]
fn where_nothing_can_be_found_the_reason_is_told() {
    let table = table_of(&specs("scrabble", &[], &["no_gaps"]), 2, 1);
    let passed = [Event::Passed { seat: Seat(0), late: false }];
    assert_eq!(table.game.look_back(&table.state, &passed), Err(kernel::Message::new("no_bots-gaps")));
}
