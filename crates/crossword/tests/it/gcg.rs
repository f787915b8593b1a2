//! Records of matches: those of others are read and found right or wrong, ours come back as they were.

use crate::common::{self, specs, table_with};
use crate::turns::THEIRS;
use crossword::{Action, Crossword, CrosswordKind, Event, Placement, Step, gcg};
use kernel::{Book, Chance, Game, Input, Kind, Log, Match, Moment, ReadRecord, RecordFault, Seat, Written, book_of};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The crossword with rules of a stranger: records know them too.
fn kind() -> CrosswordKind {
    THEIRS.kind()
}

fn read(bytes: &[u8]) -> Result<ReadRecord<Crossword>, RecordFault> {
    kind().read_record(bytes)
}

fn english(fault: &RecordFault) -> String {
    let book: Book = book_of(&kind());
    format!("line {}: {}", fault.line, book.say("en", &fault.why, &[]))
}

/// The records in a folder, by name.
fn records(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let mut all: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|ending| ending == "gcg")).collect();
    all.sort();
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    all.iter().map(|path| (name(path), std::fs::read(path).expect("a file that was listed"))).collect()
}

fn outside(folder: &str, cases: &str) -> Vec<(String, Vec<u8>)> {
    // Which files there are is not known before the folder is found.
    let found = records(&testkit::outside_folder(folder));
    if found.is_empty() {
        testkit::skipped(cases, &format!("{folder}; HOUSERULES_TEST_DATA names the folder of test data"));
    }
    found
}

/// What a record says of each player's last score, and what came of playing it over.
fn same_scores(name: &str, bytes: &[u8], read: &ReadRecord<Crossword>) {
    let record = gcg::read(bytes).expect("sound");
    let made =
        CrosswordKind::default().compose(&read.log.header.rules, &kernel::Content::replaying()).expect("rules of ours");
    let state = read.log.replay_all(&made.game).unwrap_or_else(|e| panic!("{name}: {e}"));
    for player in 0..record.players.len() {
        let last = record.lines.iter().rfind(|line| line.player == player).map_or(0, |line| line.total);
        assert_eq!(state.scores[Seat(player as u8)], last, "{name}: {}", record.players[player].0);
    }
}

#[test]
fn games_of_others_are_played_over_to_the_last_point() {
    let all = outside("crossword/gcg", "117 recorded games");
    for (name, bytes) in &all {
        let read = read(bytes).unwrap_or_else(|fault| panic!("{name}: {}", english(&fault)));
        same_scores(name, bytes, &read);
        // Written and read again, it is the same match.
        let kind = CrosswordKind::default();
        let again = kind.write_record(&read.log).unwrap();
        let twice = self::read(again.text.as_bytes())
            .unwrap_or_else(|fault| panic!("{name}: {}\n{}", english(&fault), again.text));
        assert_eq!(course(&twice.log), course(&read.log), "{name}\n{}", again.text);
    }
    assert!(all.is_empty() || all.len() == 117, "{}", all.len());
}

#[test]
fn faulty_games_are_refused_with_line_and_reason() {
    let all = outside("crossword/gcg-bad", "34 records, 24 of them faulty");
    let Some(expected) = testkit::outside("crossword/gcg-bad/expected.tsv", "what is wrong with them") else { return };
    let expected = String::from_utf8(expected).unwrap();
    let mut found = String::new();
    let (mut good, mut bad) = (0, 0);
    for (file, fault) in expected.lines().filter_map(|line| line.split_once('\t')) {
        let bytes = &all.iter().find(|(name, _)| name == file).unwrap_or_else(|| panic!("{file}")).1;
        match (fault, read(bytes)) {
            ("ok", Ok(read)) => {
                same_scores(file, bytes, &read);
                good += 1;
            }
            ("ok", Err(fault)) => panic!("{file}: {}", english(&fault)),
            (_, Ok(_)) => panic!("{file} has {fault}, and nobody saw it"),
            (_, Err(seen)) => {
                found.push_str(&format!("{fault}: {} {}\n", seen.line, seen.why.id));
                bad += 1;
            }
        }
    }
    assert_eq!((good, bad), (10, 24));
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gcg/faults.txt");
    testkit::golden(&golden, &found).unwrap();
}

/// What happened, without what a record cannot tell: when it was, who challenged, and why.
fn course(log: &Log<Crossword>) -> Vec<String> {
    let made = kind().compose(&log.header.rules, &kernel::Content::replaying()).expect("rules of ours");
    let mut state = made.game.blank(&log.header.setup);
    let mut course = vec![log.header.names.join(", ")];
    for event in log.entries.iter().flat_map(|entry| &entry.events) {
        let held = |seat: Seat| state.tiles.texts(state.rack(seat)).concat();
        let told = match event {
            Event::Played { seat, written, score, bingo, .. } => {
                Some(format!("{seat:?} {} {written} {} {bingo}", held(*seat), score.total))
            }
            Event::Swapped { seat, gave, free, .. } => {
                Some(format!("{seat:?} {} -{} {free}", held(*seat), gave.concat()))
            }
            Event::Passed { seat, .. } => Some(format!("{seat:?} {} passes", held(*seat))),
            Event::Skipped { seat } => Some(format!("{seat:?} {} skips", held(*seat))),
            Event::Judged(verdict) if !verdict.valid => Some(format!("{:?} withdraws", verdict.seat)),
            Event::After { seat, after } => Some(format!("{seat:?} {after:?}")),
            Event::Left { seat, why } => Some(format!("{seat:?} {why}")),
            Event::Ended(end) => Some(format!("{end:?}")),
            _ => None,
        };
        made.game.evolve(&mut state, event);
        course.extend(told.map(|told| format!("{told} {:?}", state.scores)));
    }
    let racks: Vec<String> = state.racks.0.iter().map(|rack| state.tiles.texts(rack).concat()).collect();
    let stacks: Vec<_> = state.board.stacks().collect();
    course.push(format!("{racks:?} {:?} {:?} {stacks:?} {:?}", state.scores, state.board.cells(), state.kept));
    course
}

/// Plays a match by what it may do: the best play, now and then a swap, a pass, a challenge.
fn play(mut table: Match<Crossword>, seed: u64, turns: usize) -> Log<Crossword> {
    let luck = Chance::seeded(seed);
    for turn in 0..turns {
        let mut draws = luck.draws("test", turn as u64);
        let state = &table.state;
        if state.end.is_some() {
            break;
        }
        let awaited = table.game.awaited(state).iter().next();
        let Some(seat) = awaited else { break };
        let action = if state.challenge.is_some() {
            if draws.below(2) == 0 { Action::Valid } else { Action::Invalid }
        } else if state.may_challenge().contains(seat) && draws.below(3) == 0 {
            Action::Challenge
        } else if state.turn != Some(seat) {
            Action::Waive
        } else {
            let best = table.game.best_play(state, seat).ok().flatten();
            let rack = state.tiles.texts(state.rack(seat));
            match (draws.below(8), best) {
                (0, _) if table.game.objections(state, seat, &Action::Swap(rack[..1].to_vec())).is_empty() => {
                    Action::Swap(rack[..1 + draws.below(rack.len())].to_vec())
                }
                (1, _) | (_, None) => Action::Pass,
                (2, _) if draws.below(4) == 0 => Action::Resign,
                (_, Some(best)) => Action::Play(best),
            }
        };
        let at = Moment(table.clock().0 + 1_000);
        if table.submit(Input::Act(seat, action), at).is_err() {
            table.submit(Input::Act(seat, Action::Pass), at).expect("one may always pass");
        }
    }
    log_of(table)
}

fn comes_back(log: &Log<Crossword>) -> Result<(), TestCaseError> {
    let kind = kind();
    let written = kind.write_record(log).expect("it can be written");
    let read = read(written.text.as_bytes());
    let read = read.map_err(|fault| TestCaseError::fail(format!("{}\n{}", english(&fault), written.text)))?;
    let odd: Vec<String> = read.odd.iter().map(english).collect();
    prop_assert_eq!(odd, Vec::<String>::new(), "{}", written.text);
    prop_assert_eq!(&read.log.header.rules, &log.header.rules);
    prop_assert_eq!(course(&read.log), course(log), "{}", written.text);
    let again = kind.write_record(&read.log).expect("it can be written");
    let plain =
        |text: &str| text.lines().filter(|line| !line.starts_with("#note")).map(String::from).collect::<Vec<_>>();
    prop_assert_eq!(plain(&again.text), plain(&written.text));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if testkit::long() { 2_000 } else { 60 }))]

    #[test]
    fn what_is_written_comes_back_the_same(seed in any::<u64>(), which in 0..16usize, seats in 2..5u8, turns in 1..80usize) {
        let few = ("words", json!({"lexicon": "few"}));
        let rules = match which {
            0 => specs("scrabble", &[few], &[]),
            1 => specs("house", &[few, ("bingo_bonus", json!({"points": 20, "tiles": 5}))], &[]),
            2 => specs("challenge", &[few], &[]),
            3 => specs("club", &[few, ("challenge", json!({"penalty": "points", "points": 10}))], &[]),
            4 => specs("wordfeud", &[few], &[]),
            5 => specs("wordstockt", &[("swap", json!({"free_first": true}))], &[]),
            6 => specs("scrabble", &[few, ("tiles", json!({"name": "upwords"}))], &["bingo_bonus", "swap"]),
            7 => specs("wordstockt-app", &[], &[]),
            8 => specs("wordfeud-random", &[few], &[]),
            9 => specs("spanish", &[], &[]),
            10 => specs("friends", &[], &[]),
            11 => specs("speed", &[few], &[]),
            12 => specs("scrabble", &[few, ("toll", Value::Null), ("upper", Value::Null)], &[]),
            // Tiles on tiles, as often as the rest.
            13 => specs("upwords", &[few, ("toll", Value::Null)], &[]),
            14 => specs("upwords", &[few, ("challenge", json!({"judge": "table"}))], &["word_validation"]),
            _ => specs("upwords", &[few], &[]),
        };
        comes_back(&play(table_with(&kind(), &rules, seats, seed), seed, turns))?;
    }
}

fn lines_with(text: &str, start: &str) -> usize {
    text.lines().filter(|line| line.starts_with(start)).count()
}

fn without(text: &str, start: &str) -> String {
    text.lines().filter(|line| !line.starts_with(start)).map(|line| format!("{line}\n")).collect()
}

/// What programs of others would not know, in English.
fn untold(written: &Written) -> String {
    let book = book_of(&kind());
    written.untold.iter().map(|what| book.say("en", what, &[])).collect::<Vec<_>>().join("; ")
}

/// Gives everybody these tiles, as the log tells.
fn hold(table: &mut Match<Crossword>, racks: [&str; 2]) {
    let seats = || (0..2).map(Seat);
    let texts = |rack: &str| rack.chars().map(String::from).collect::<Vec<_>>();
    let none = seats().map(|seat| Event::Held { seat, tiles: Vec::new() });
    let held = seats().zip(racks).map(|(seat, rack)| Event::Held { seat, tiles: texts(rack) });
    for event in none.chain(held) {
        table.game.evolve(&mut table.state, &event);
        let entries = Arc::make_mut(&mut table.log.entries);
        entries.last_mut().expect("the deal").events.push(event);
    }
}

fn log_of(table: Match<Crossword>) -> Log<Crossword> {
    let Log { header, entries, reveal } = table.log;
    Log { header, entries, reveal }
}

/// A short match of Upwords: TONE, then D on its T.
fn stacked() -> Log<Crossword> {
    let mut table = common::table("upwords", &[], 2);
    hold(&mut table, ["TONEAAI", "DBBCCFF"]);
    common::play(&mut table, "5D TONE").expect("a word");
    common::act(&mut table, Action::Play(vec![Placement { row: 4, col: 3, letter: "D".into(), blank: false }]))
        .expect("DONE");
    log_of(table)
}

#[test]
fn tiles_on_tiles_are_told_in_lines_of_ours_and_named() {
    let log = stacked();
    comes_back(&log).unwrap_or_else(|e| panic!("{e}"));
    let written = kind().write_record(&log).expect("it can be written");
    let turns: Vec<&str> = written.text.lines().skip_while(|line| !line.starts_with('>')).take(3).collect();
    let expected = [">Seat_1: AAEINOT 5D TONE +8 8", ">Seat_2: BBCCDFF 5D D... +5 5", "#houserules covers 5D T"];
    assert_eq!(turns, expected, "{}", written.text);
    assert!(untold(&written).contains("tiles on tiles"), "{}", untold(&written));
    let refused = |text: &str| english(&read(text.as_bytes()).err().expect("something is missing"));
    let number = 1 + written.text.lines().position(|line| line.contains("D...")).expect("the second play");
    assert_eq!(
        refused(&without(&written.text, "#houserules covers")),
        format!(
            "line {number}: at 5D lies T; that this play goes on it must stand in a line “#houserules covers 5D T” after it"
        )
    );
    let other = written.text.replace("covers 5D T", "covers 5D X");
    assert_eq!(refused(&other), format!("line {}: nothing lies as “5D X” says", number + 1));
    let bare = refused(&without(&written.text, "#houserules"));
    assert!(bare.ends_with("stood in lines that began with #houserules: they are gone)"), "{bare}");
}

/// Rules of a stranger: an action of its own, swaps beside plays, a toll after each play.
#[test]
fn turns_of_other_actions_come_back() {
    let mut table = THEIRS.table(("scrabble", &["toll", "trade", "word"], &["word_validation"]), 2, "");
    hold(&mut table, ["QUIZSAO", "BCSDEEI"]);
    let swap = |tiles: &[&str]| Step::SwapRack(tiles.iter().map(|tile| (*tile).into()).collect());
    let tile = |row, col, letter: &str| Step::Place(Placement { row, col, letter: letter.into(), blank: false });
    let turns = [
        vec![Step::Custom { name: "word".into(), value: json!({"row": 7, "col": 5, "text": "QUIZ"}) }],
        vec![swap(&["B", "C"]), tile(8, 6, "S")],
        vec![tile(8, 7, "O"), swap(&["S"])],
    ];
    for (turn, steps) in turns.into_iter().enumerate() {
        common::act(&mut table, Action::Turn(steps)).unwrap_or_else(|e| panic!("turn {turn}: {e:?}"));
    }
    let log = log_of(table);
    comes_back(&log).unwrap_or_else(|e| panic!("{e}"));
    let written = kind().write_record(&log).expect("it can be written");
    let counts = ["#houserules turn", "#houserules also", "#houserules after toll"]
        .map(|start| lines_with(&written.text, start));
    assert_eq!(counts, [3, 2, 3], "{}", written.text);
    let named = untold(&written);
    assert!(
        named.contains("actions that are neither plays nor swaps") && named.contains("what comes of plays: toll"),
        "{named}"
    );
    let again = read(written.text.as_bytes()).unwrap_or_else(|fault| panic!("{}\n{}", english(&fault), written.text));
    let inputs = |log: &Log<Crossword>| log.entries.iter().filter_map(|entry| entry.input.clone()).collect::<Vec<_>>();
    assert_eq!(inputs(&again.log), inputs(&log));
    let gone = without(&written.text, "#houserules after");
    let fault = english(&read(gone.as_bytes()).err().expect("the toll is missing"));
    assert!(fault.ends_with("what the rules let happen after this play does not stand in the record"), "{fault}");
}

/// Small records of our own, so that a stranger's checkout tests the same things: name, text, and what is wrong with it.
#[test]
fn small_records() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gcg");
    let (mut seen, mut wrong) = (0, Vec::new());
    for (name, bytes) in records(&folder) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let expected = text.lines().find_map(|line| line.strip_prefix("#expect ")).unwrap_or_else(|| panic!("{name}"));
        let found = match read(&bytes) {
            Ok(read) => {
                same_scores(&name, &bytes, &read);
                let odd: Vec<String> = read.odd.iter().map(english).collect();
                let back = if odd.is_empty() { comes_back(&read.log) } else { Ok(()) };
                back.unwrap_or_else(|e| panic!("{name}: {e}"));
                format!("ok {}", odd.join("; ")).trim().to_string()
            }
            Err(fault) => english(&fault),
        };
        if found != expected {
            wrong.push(format!("{name}: {found}, and not: {expected}"));
        }
        seen += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen >= 12, "{seen} records");
}

#[test]
fn words_are_looked_up_only_where_asked() {
    let text = b"#player1 Ann Ann\n#player2 Bo Bo\n>Ann: AEQRTXZ 8H QZX +56 56\n";
    let record = gcg::read(text).unwrap();
    let kind = CrosswordKind::default();
    assert!(gcg::check(&kind, &record, None).is_ok());
    let asked = |words| gcg::Asked { words, content: common::house() };
    assert!(gcg::check(&kind, &record, Some(asked(None))).is_ok());
    let fault = gcg::check(&kind, &record, Some(asked(Some("english")))).err().unwrap();
    assert_eq!(english(&fault), "line 3: QZX is not in the word list");
    let fault = gcg::check(&kind, &record, Some(asked(Some("klingon")))).err().unwrap();
    assert!(english(&fault).contains("no word list called “klingon”"), "{}", english(&fault));
}

proptest! {
    /// Whatever is sent: an answer, no panic.
    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = gcg::claims(&bytes);
        let _ = read(&bytes);
    }

    /// The same for what looks like a record.
    #[test]
    fn any_lines_are_answered(lines in proptest::collection::vec("(>|#|>A: |>B: |#rack1 |#houserules )[A-G?\\[\\] .0-9()+\\-]{0,20} [+-][0-9]{1,3} [0-9]{1,3}", 0..12)) {
        let text = format!("#player1 A A\n#player2 B B\n{}", lines.join("\n"));
        let _ = read(text.as_bytes());
    }
}
