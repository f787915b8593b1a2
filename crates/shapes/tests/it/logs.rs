//! Logs: kept for ever, and never trusted.

use super::content::{finished, house};
use kernel::{Content, Fault, Game, Kind, Log, Reveal};
use proptest::prelude::*;
use shapes::bluff::Bluff;
use shapes::pack::{Event, Pack, PackKind};
use std::sync::{Arc, LazyLock};

const GOLDEN: &str = include_str!("../golden/format-2.jsonl");

fn game() -> Pack {
    PackKind::default().compose(&[], &house()).expect("a sound choice").game
}

fn read(text: &str) -> (Log<Pack>, Option<kernel::LogFault>) {
    Log::read(text).expect("a sound header")
}

/// What the first format looked like. It must stay readable, replayable and verifiable for ever.
#[test]
fn the_golden_log_is_read_replayed_and_verified() {
    let (log, fault) = read(GOLDEN);
    assert_eq!((log.header.houserules, fault), (2, None));
    let state = log.replay_all(&game()).expect("replays");
    assert_eq!(game().outcome(&state).map(|outcome| outcome.reason), Some("rounds".into()));
    assert_eq!(log.verify(&game(), &house()), Ok(()));
    // Composed of what its header says, by a house without the list.
    let made = PackKind::default().compose(&log.header.rules, &Content::replaying()).expect("known rules");
    assert_eq!(log.replay_all(&made.game), Ok(state));
}

/// The format as it is written now. When this fails, the format has changed: keep the old file, raise
/// `FORMAT`, and write a golden log of the new one beside it.
#[test]
fn the_golden_log_is_what_is_written_now() {
    assert_eq!(finished().to_lines(), GOLDEN);
    assert_eq!(read(GOLDEN).0.to_lines(), GOLDEN);
}

#[test]
#[ignore = "writes the golden log of a new format"]
fn write_the_golden_log() {
    let name = format!("{}/tests/golden/format-{}.jsonl", env!("CARGO_MANIFEST_DIR"), kernel::log::FORMAT);
    std::fs::write(name, finished().to_lines()).expect("the folder is there");
}

/// The golden log with one line changed.
fn with_line(line: usize, change: impl Fn(&str) -> String) -> String {
    let changed = |(number, text): (usize, &str)| if number == line { change(text) } else { text.into() };
    let lines: Vec<String> = (1..).zip(GOLDEN.lines()).map(changed).collect();
    lines.join("\n") + "\n"
}

/// What is wrong with a log, in whichever step it shows, and how many entries can still be replayed.
fn diagnosis(text: &str) -> (usize, String) {
    let (log, fault) = match Log::<Pack>::read(text) {
        Ok(read) => read,
        Err(fault) => return (0, fault.to_string()),
    };
    let replayed = log.replay(&game(), log.entries.len());
    let sound = replayed.1.as_ref().map_or(log.entries.len(), |fault| fault.line - 2);
    let fault = fault.or(replayed.1).or_else(|| log.verify(&game(), &house()).err());
    (sound, fault.map(|fault| fault.to_string()).unwrap_or_default())
}

/// A row: what was done, the log, how many entries can still be shown, and the line and the fault named.
type Damage = (&'static str, String, usize, usize, &'static str);

#[rustfmt::skip]
fn damages() -> Vec<Damage> {
    let all = finished().entries.len();
    let reveal = all + 2;
    let unfinished: String = GOLDEN.lines().take(reveal - 1).map(|line| format!("{line}\n")).collect();
    let swap = |line: usize, one: &'static str, other: &'static str| {
        let changed = with_line(line, |text| text.replace(one, other));
        assert_ne!(changed, GOLDEN, "{one} is on line {line}");
        changed
    };
    let put = |line: usize, text: &str| with_line(line, |_| text.into());
    vec![
        ("an empty file", String::new(), 0, 1, "the log is empty"),
        ("an empty line", "\n".into(), 0, 1, "the log is empty"),
        ("no JSON", "hello\n".into(), 0, 1, "this cannot be read: expected value"),
        ("no header", put(1, r#"{"at":0}"#), 0, 1, "this cannot be read: missing field `houserules`"),
        ("a poor header", put(1, r#"{"houserules":2}"#), 0, 1, "this cannot be read: missing field `game`"),
        ("a newer format", put(1, r#"{"houserules":3,"new":1}"#), 0, 1, "this log is of format 3, and this program reads format 2"),
        ("an older format", put(1, r#"{"houserules":1}"#), 0, 1, "this log is of format 1, of a trial version"),
        ("too many seats", swap(1, r#""seats":2"#, r#""seats":40"#), all, 1, "40 cannot play this game, which is for 1 to 6"),
        ("a damaged line", with_line(3, |line| line[5..].into()), 1, 3, "this cannot be read"),
        ("a line of nothing", put(3, ""), 1, 3, "this cannot be read"),
        ("another game's event", swap(3, "said", "laid"), 1, 3, "this cannot be read: unknown variant `laid`"),
        ("cut short", unfinished[..unfinished.len() - 20].into(), all - 1, reveal - 1, "the log is cut short here"),
        ("an event that does not fit", swap(3, r#""turn":1"#, r#""turn":9"#), 1, 3, "this cannot have happened here: there is no such seat"),
        ("time going back", swap(4, r#""at":2000"#, r#""at":999"#), all, 4, "time goes back here"),
        ("an altered event", swap(3, "16000", "16001"), all, 3, "decided again it gives something else"),
        ("an altered input", swap(3, r#"{"say":"boar"}"#, r#"{"say":"lion"}"#), all, 3, "decided again it gives something else"),
        ("an input not allowed", swap(3, r#""act":[0"#, r#""act":[1"#), all, 3, "decided again it gives something else"),
        ("a lost event", put(3, r#"{"at":1000,"events":[]}"#), all, 3, "decided again it gives something else"),
        ("another secret", swap(reveal, "2a2a", "2b2b"), all, reveal, "the revealed secret does not fit the commitment"),
        ("no secret", put(reveal, r#"{"reveal":{"secret":"zz"}}"#), all, reveal, "the revealed secret is not 64 hexadecimal digits"),
        ("other entropy", swap(reveal, "heads", "tails"), all, 2, "decided again it gives something else"),
        ("no reveal", unfinished, all, reveal, "the match is not finished"),
        ("lines after the reveal", format!("{GOLDEN}{{}}\n"), all, reveal + 1, "something follows the reveal"),
    ]
}

#[test]
fn every_damage_is_named_with_its_line_and_what_is_before_is_shown() {
    assert_eq!(diagnosis(GOLDEN), (finished().entries.len(), String::new()));
    for (name, text, shown, line, fault) in damages() {
        let (sound, found) = diagnosis(&text);
        assert!(found.starts_with(&format!("line {line}: {fault}")), "{name}: {found}");
        assert_eq!(sound, shown, "{name}: {found}");
    }
}

#[test]
fn a_log_for_another_number_of_seats_is_no_match() {
    let mut log = finished();
    log.header.setup.seats = 40;
    let fault = log.verify(&game(), &house()).expect_err("six at most");
    assert_eq!(fault.line, 1, "{fault}");
    // A game that deals cards to forty would run out of them; it is not even asked.
    let mut table = shapes::table(&Arc::new(Bluff::default()), 3, 1);
    table.log.header.setup.seats = 40;
    assert_eq!(table.log.decide_again(&table.game, table.chance()).expect_err("six at most").line, 1);
}

/// Header's commitment, reveal's secret, every draw of the match: all of it, end to end.
#[test]
fn a_fair_shuffle_is_proved_and_an_unfair_one_is_seen() {
    let log = finished();
    assert_eq!(log.verify(&game(), &house()), Ok(()));
    let mut unfair = finished();
    unfair.reveal = Some(Reveal::new(&[7; 32], vec!["heads".into(), String::new()]));
    let fault = unfair.verify(&game(), &house()).expect_err("another secret");
    assert!(matches!(fault.fault, Fault::Unfair(_)), "{fault}");
    // A host who swaps the word after the fact: the secret is right, the draw is not.
    let mut swapped = finished();
    if let Event::Asked { word, .. } = &mut Arc::make_mut(&mut swapped.entries)[0].events[0] {
        *word = if word == "wolf" { "lion".into() } else { "wolf".into() };
    }
    let fault = swapped.verify(&game(), &house()).expect_err("another draw");
    assert!(matches!(fault, kernel::LogFault { line: 2, fault: Fault::Differs { .. } }), "{fault}");
}

static BLUFF: LazyLock<String> = LazyLock::new(|| {
    let mut table = shapes::table(&Arc::new(Bluff::default()), 3, 1);
    shapes::play_out(&mut table, 1).expect("it ends");
    table.log.to_lines()
});

/// Reads, replays and verifies whatever it is given; gives whether nothing was wrong.
fn handles<G: Game>(game: &G, text: &str, content: &Content) -> bool {
    let Ok((log, fault)) = Log::<G>::read(text) else { return false };
    let (state, misfit) = log.replay(game, log.entries.len());
    let _ = (game.outcome(&state), game.view(&state, kernel::Viewer::Public));
    let again = log.decide_again(game, &kernel::Chance::seeded(1));
    let _ = log.verify(game, content);
    fault.is_none() && misfit.is_none() && again.is_ok()
}

fn damaged(text: &str, at: usize, with: &str, drop: usize) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = at % bytes.len();
    let end = (at + drop).min(bytes.len());
    bytes.splice(at..end, with.bytes());
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_log_cut_anywhere_never_panics(at in 0usize..100_000) {
        let bluff = Bluff::default();
        let cut = at % BLUFF.len();
        // Cut at the end of a line it is a sound log of an unfinished match; else the fault is named.
        let whole = BLUFF[..cut].ends_with('\n') || BLUFF[cut..].starts_with('\n');
        prop_assert_eq!(handles(&bluff, &BLUFF[..cut], &Content::none()), whole);
        handles(&game(), &GOLDEN[..at % GOLDEN.len()], &house());
    }

    #[test]
    fn a_log_damaged_anywhere_never_panics(
        at in 0usize..100_000,
        with in "[0-9a-z\"{}\\[\\],:é\n]{0,4}",
        drop in 0usize..6,
    ) {
        handles(&Bluff::default(), &damaged(&BLUFF, at, &with, drop), &Content::none());
        handles(&game(), &damaged(GOLDEN, at, &with, drop), &house());
    }

    /// Numbers are where damage is still JSON.
    #[test]
    fn a_log_with_other_numbers_never_panics(nth in 0usize..500, number in any::<u64>(), small in 0u64..12) {
        for number in [number, small] {
            handles(&Bluff::default(), &renumbered(&BLUFF, nth, number), &Content::none());
            handles(&game(), &renumbered(GOLDEN, nth, number), &house());
        }
    }
}

/// The `nth` number of the text replaced.
fn renumbered(text: &str, nth: usize, number: u64) -> String {
    let starts: Vec<usize> = text
        .char_indices()
        .filter(|(i, c)| c.is_ascii_digit() && !text[..*i].ends_with(|before: char| before.is_ascii_alphanumeric()))
        .map(|(i, _)| i)
        .collect();
    let start = starts[nth % starts.len()];
    let length = text[start..].chars().take_while(char::is_ascii_digit).count();
    format!("{}{number}{}", &text[..start], &text[start + length..])
}
