//! *Check this match*: a log that was tampered with is found out, whatever was changed; and bad input is told in a sentence.

use crate::common::{SECRET, content, entropy, played, say};
use catalogue::{Catalogue, Checked, Noted, Place, Verdict};
use kernel::{Content, Seat, fair};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What whoever sat in the first seat noted.
fn noted() -> Noted {
    let entropy = entropy(1).pop();
    Noted { commitment: Some(fair::commitment("tried", &SECRET)), entropy, seat: Some(Seat(0)) }
}

fn lines_of(log: &str) -> Vec<Value> {
    log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn text_of(lines: &[Value]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Changes the first number or truth in it, or else the first text. `false`: there is none.
fn disturb(value: &mut Value) -> bool {
    match value {
        Value::Number(number) => {
            *value = json!(number.as_i64().unwrap_or(0) ^ 1);
            true
        }
        Value::Bool(truth) => {
            *value = json!(!*truth);
            true
        }
        Value::Array(all) => all.iter_mut().any(disturb),
        Value::Object(all) => all.values_mut().any(disturb),
        Value::String(_) | Value::Null => false,
    }
}

/// A log with something changed: what was done, and the log.
type Tampered = (String, String);

/// Each kind of line changed, in each way that lies there.
fn tampered(log: &str) -> Vec<Tampered> {
    let lines = lines_of(log);
    let last = lines.len() - 1;
    let mut all: Vec<Tampered> = Vec::new();
    let mut with = |what: String, change: &dyn Fn(&mut Vec<Value>)| {
        let mut changed = lines.clone();
        change(&mut changed);
        assert_ne!(changed, lines, "{what}");
        all.push((what, text_of(&changed)));
    };
    with("another match".into(), &|lines| lines[0]["match"] = json!("other"));
    with("another promise".into(), &|lines| lines[0]["commitment"] = json!(fair::commitment("tried", &[6; 32])));
    with("one more seat".into(), &|lines| {
        lines[0]["setup"]["seats"] = json!(lines[0]["setup"]["seats"].as_u64().unwrap_or(0) + 1);
    });
    with("a rule that nobody knows".into(), &|lines| {
        lines[0]["rules"].as_array_mut().expect("rules").push(json!({"id": "cheat", "version": 1}));
    });
    if lines[0]["content"].as_array().is_some_and(|content| !content.is_empty()) {
        with("other content".into(), &|lines| lines[0]["content"][0]["checksum"] = json!("0000"));
    }
    with("another deal".into(), &|lines| assert!(disturb(&mut lines[1]["events"])));
    with("no deal".into(), &|lines| drop(lines.remove(1)));
    // The first line of each kind: by what came in, and by what happened.
    let mut kinds = BTreeSet::new();
    for at in 2..last {
        let input = &lines[at]["input"];
        let kind = input.as_str().map(str::to_string).or_else(|| input.as_object()?.keys().next().cloned());
        let kind = format!("{kind:?} {}", lines[at].get("there").is_some());
        if !kinds.insert(kind.clone()) {
            continue;
        }
        let mut changed = lines[at]["events"].clone();
        if disturb(&mut changed) {
            with(format!("what happened ({kind})"), &|lines| lines[at]["events"] = changed.clone());
        }
        let mut seat = lines[at]["input"].clone();
        if seat.is_object() && disturb(&mut seat) {
            with(format!("who did it ({kind})"), &|lines| lines[at]["input"] = seat.clone());
        }
        with(format!("nothing happened ({kind})"), &|lines| {
            match lines[at]["events"].as_array().is_some_and(Vec::is_empty) {
                // Where nothing happened, somebody is waited for.
                true => lines[at]["there"] = json!([{"waits": [0, 1]}]),
                false => lines[at]["events"] = json!([]),
            }
        });
        with(format!("earlier than the last ({kind})"), &|lines| {
            lines[at]["at"] = json!(lines[at - 1]["at"].as_u64().unwrap_or(0).wrapping_sub(1) as i64);
        });
    }
    let act = (2..last).find(|at| lines[*at]["input"].get("act").is_some()).expect("somebody acts");
    with("a move left out".into(), &|lines| drop(lines.remove(act)));
    with("a move twice".into(), &|lines| lines.insert(act, lines[act].clone()));
    with("another secret".into(), &|lines| lines[last]["reveal"]["secret"] = json!("06".repeat(32)));
    with("no secret".into(), &|lines| lines[last]["reveal"]["secret"] = json!(""));
    with("other entropy".into(), &|lines| lines[last]["reveal"]["entropy"][0] = json!("made up"));
    with("no reveal".into(), &|lines| drop(lines.pop()));
    with("more after the end".into(), &|lines| lines.push(lines[1].clone()));
    all
}

fn broken(checked: &Checked) -> Vec<&kernel::Message> {
    checked.findings.iter().filter(|finding| finding.verdict == Verdict::Broken).map(|finding| &finding.what).collect()
}

#[test]
fn whatever_is_changed_in_a_log_is_found_out() {
    let house = Catalogue::standard();
    let content = content(&house);
    for kind in house.iter() {
        let game = kind.about().id;
        let log = played(&**kind, &content, 24);
        let checked = house.check(log.as_bytes(), &content, &noted());
        assert!(checked.sound, "{game}: {:?}", checked.findings);
        let said: Vec<&str> = checked.findings.iter().map(|finding| finding.what.id.as_ref()).collect();
        assert_eq!(said, ["check-moves", "check-commitment", "check-shown", "check-sent"], "{game}");

        for (what, changed) in tampered(&log) {
            let checked = house.check(changed.as_bytes(), &content, &noted());
            assert!(!checked.sound, "{game}, {what}: nothing was noticed");
            for tag in ["en", "nl", "es"] {
                let said: Vec<String> = broken(&checked).iter().map(|what| say(&house, tag, what)).collect();
                assert!(!said.is_empty() && said.iter().all(|said| said.contains(' ')), "{game}, {what}: {said:?}");
            }
        }
    }
}

/// A log that is sound in itself, and not the one of the match that was dealt to this device.
#[test]
fn a_log_that_was_made_up_is_found_out_by_what_a_device_noted() {
    let house = Catalogue::standard();
    let content = content(&house);
    let log = played(&**house.get("uno").expect("uno"), &content, 12);
    let check = |noted: Noted| {
        let checked = house.check(log.as_bytes(), &content, &noted);
        (
            checked.sound,
            checked.findings.into_iter().skip(2).map(|finding| finding.what.id.into_owned()).collect::<Vec<_>>(),
        )
    };
    let strings = |all: &[&str]| all.iter().map(ToString::to_string).collect::<Vec<_>>();
    let other = Some("00".repeat(32));
    let sent = |seat| Noted { entropy: Some("entropy of 1".into()), seat, ..noted() };
    for (noted, sound, says) in [
        (noted(), true, strings(&["check-shown", "check-sent"])),
        (Noted { commitment: other, ..noted() }, false, strings(&["check-shown-other", "check-sent"])),
        (Noted { entropy: Some("mine".into()), ..noted() }, false, strings(&["check-shown", "check-sent-other"])),
        (sent(Some(Seat(0))), false, strings(&["check-shown", "check-sent-other"])),
        (sent(None), true, strings(&["check-shown", "check-sent"])),
        (Noted { entropy: None, ..noted() }, true, strings(&["check-shown", "check-sent-nothing"])),
        (Noted::default(), true, strings(&["check-shown-nothing"])),
    ] {
        assert_eq!(check(noted.clone()), (sound, says), "{noted:?}");
    }
}

#[test]
fn the_first_difference_is_told_by_line_entry_and_event() {
    let house = Catalogue::standard();
    let content = content(&house);
    let log = played(&**house.get("uno").expect("uno"), &content, 12);
    let mut lines = lines_of(&log);
    let many = (2..lines.len() - 1).find(|at| lines[*at]["events"].as_array().is_some_and(|all| all.len() > 1));
    let at = many.expect("an entry with several events");
    let second = lines[at]["events"].as_array_mut().expect("events");
    let last = second.len() - 1;
    assert!(disturb(&mut second[last]));
    let checked = house.check(text_of(&lines).as_bytes(), &content, &Noted::default());
    assert_eq!(checked.place, Some(Place { line: at + 1, entry: Some(at), event: Some(last + 1) }));
    let said = say(&house, "en", broken(&checked)[0]);
    assert!(said.starts_with(&format!("line {}, entry {at}, event {}: decided again", at + 1, last + 1)), "{said}");
    assert!(said.chars().count() < 900, "{said}");
}

/// The log of a match of Nim, and something done to its text.
fn bad(change: impl FnOnce(String) -> Vec<u8>) -> (bool, String) {
    let house = Catalogue::standard();
    let log = played(&**house.get("nim").expect("nim"), &Content::none(), 6);
    let checked = house.check(&change(log), &Content::none(), &Noted::default());
    (checked.sound, broken(&checked).iter().map(|what| say(&house, "en", what)).collect::<Vec<_>>().join(" "))
}

#[test]
fn bad_input_is_told_in_a_sentence() {
    let replace = |one: &'static str, other: &'static str| move |log: String| log.replacen(one, other, 1).into_bytes();
    type Change = Box<dyn FnOnce(String) -> Vec<u8>>;
    let table: Vec<(&str, Change, &str)> = vec![
        ("nothing", Box::new(|_| Vec::new()), "line 1: the log is empty"),
        (
            "another version",
            Box::new(replace("\"houserules\":2", "\"houserules\":9")),
            "of format 9, and this program reads",
        ),
        (
            "an old version",
            Box::new(replace("\"houserules\":2", "\"houserules\":1")),
            "of format 1, of a trial version",
        ),
        (
            "another game",
            Box::new(replace("\"game\":\"nim\"", "\"game\":\"chess\"")),
            "“chess”, which is not in this house",
        ),
        ("newer rules", Box::new(replace("\"version\":1", "\"version\":7")), "its rules are not known here"),
        ("cut in a line", Box::new(|log| log.into_bytes()[..700].to_vec()), "the log is cut short here"),
        ("no text", Box::new(|_| vec![0xff; 50 << 20]), "this is no text"),
        ("50 MB of nonsense", Box::new(|_| vec![b'x'; 50 << 20]), "line 1: this is no log of House Rules"),
        ("50 MB of lines", Box::new(|_| b"nonsense\n".repeat((50 << 20) / 9)), "line 1: this is no log of House Rules"),
        ("a picture of 100 MB", Box::new(|_| vec![0; 100 << 20]), "larger than any match: 100 MB"),
        (
            "nonsense after a good beginning",
            Box::new(|log| {
                let mut begun: Vec<u8> = log.lines().take(2).flat_map(|line| [line, "\n"]).collect::<String>().into();
                begun.extend(vec![b'['; 50 << 20]);
                begun.push(b'\n');
                begun
            }),
            "line 3: this cannot be read",
        ),
    ];
    for (what, change, says) in table {
        let (sound, said) = bad(change);
        assert!(!sound && said.contains(says), "{what}: {said}");
        assert!(said.chars().count() < 500 && !said.contains('\n'), "{what}: {said}");
    }
}

#[test]
fn every_language_is_complete() {
    let book = kernel::Book::of(catalogue::WORDS);
    assert_eq!(book.faults(), []);
    assert_eq!(words::check(&book), []);
    assert_eq!(book.languages().collect::<Vec<_>>(), ["en", "es", "nl"]);
}
