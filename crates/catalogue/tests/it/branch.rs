//! Playing on from a point of a match.

use crate::common::{SECRET, content, entropy, go_on, happens, played, revealed, seat_bots};
use catalogue::{AnyKind, AnyMatch, Branching, Catalogue, Noted, Unreadable};
use kernel::{Chance, Content, Input, Names, Reveal, Seat, Viewer, fair};

/// Another secret than that of the match it comes from.
const OTHER: [u8; 32] = [9; 32];

fn branch(
    kind: &dyn AnyKind,
    content: &Content,
    log: &str,
    entries: usize,
    name: &str,
) -> Result<Box<dyn AnyMatch>, Unreadable> {
    let seats = kernel::log::read_header(log).expect("a header").setup.seats;
    let branching = Branching {
        entries,
        name: name.into(),
        names: Names::plain(seats).0,
        commitment: fair::commitment(name, &OTHER),
        chance: fair::chance(name, &OTHER, &entropy(seats)),
    };
    kind.branch(log, content, branching)
}

/// Bots play it to an end, or until all agree to stop. Its log.
fn played_on(kind: &dyn AnyKind, table: &mut dyn AnyMatch, moves: usize) -> String {
    seat_bots(kind, table);
    for _ in 0..moves {
        if table.public().outcome.is_none() {
            go_on(table, &Chance::seeded(4));
        }
    }
    if table.public().outcome.is_none() {
        happens(table, Input::Stop);
    }
    let seats = table.header().setup.seats;
    table.log(Some(Reveal::new(&OTHER, entropy(seats))))
}

#[test]
fn every_game_is_played_on_from_every_point_and_its_log_verifies() {
    let house = Catalogue::standard();
    let content = content(&house);
    for kind in house.iter() {
        let (game, log) = (kind.about().id, played(&**kind, &content, 16));
        let old = kind.replay(&log).expect("it is sound");
        for entries in 1..old.len() {
            let mut table =
                branch(&**kind, &content, &log, entries, "branch").unwrap_or_else(|e| panic!("{game}: {e}"));
            let seats = (0..table.header().setup.seats).map(Seat).map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Public]) {
                assert_eq!(table.observe(viewer).view, old.view(entries, viewer), "{game} {entries}: the same table");
            }
            assert_eq!((table.entries(), table.clock()), (entries, old.moment(entries - 1).expect("an entry")));
            let branched = played_on(&**kind, &mut *table, 12);
            let checked = house.check(branched.as_bytes(), &content, &Noted::default());
            assert!(checked.sound, "{game} from {entries}: {:?}", checked.findings);
            let told = checked.findings.iter().find(|finding| finding.what.id == "check-origin").expect("it is told");
            assert_eq!(told.what.arg("match"), Some(&"tried".into()));
            assert_eq!(told.what.arg("entry"), Some(&entries.into()));
        }
    }
}

/// A branch of a branch, from before and from after the point where that branched off.
#[test]
fn branches_branch() {
    let house = Catalogue::standard();
    let content = content(&house);
    let kind = house.get("uno").expect("uno");
    let log = played(&**kind, &content, 16);
    let mut first = branch(&**kind, &content, &log, 8, "first").expect("it branches");
    let first = played_on(&**kind, &mut *first, 12);
    for entries in [3, 8, 12] {
        let mut second = branch(&**kind, &content, &first, entries, "second").expect("it branches");
        let origin = second.header().origin.clone().expect("it came from somewhere");
        assert_eq!((origin.name.as_str(), origin.entries), ("first", entries));
        assert_eq!(origin.origin.map(|first| (first.name, first.entries)), Some(("tried".into(), 8)));
        let second = played_on(&**kind, &mut *second, 10);
        assert!(house.check(second.as_bytes(), &content, &Noted::default()).sound, "after {entries}");
    }
}

/// What is drawn after the point is not what was drawn in the match that it came from.
#[test]
fn chance_is_fresh_and_promised() {
    let house = Catalogue::standard();
    let content = content(&house);
    let kind = house.get("crossword").expect("crossword");
    let log = played(&**kind, &content, 10);
    let branched = |name| {
        let mut table = branch(&**kind, &content, &log, 1, name).expect("it branches");
        played_on(&**kind, &mut *table, 1).lines().nth(2).expect("a move").to_string()
    };
    assert_eq!(branched("one"), branched("one"), "the same secret gives the same");
    assert_ne!(branched("one"), branched("other"), "drawn anew");
    let mut table = branch(&**kind, &content, &log, 1, "one").expect("it branches");
    let honest = played_on(&**kind, &mut *table, 4);
    let secret = |secret: &[u8; 32]| honest.replace(&fair::to_hex(&OTHER), &fair::to_hex(secret));
    assert!(house.check(honest.as_bytes(), &content, &Noted::default()).sound);
    assert!(!house.check(secret(&[8; 32]).as_bytes(), &content, &Noted::default()).sound, "another secret");
}

#[test]
fn what_is_said_of_where_it_came_from_is_checked() {
    let house = Catalogue::standard();
    let content = content(&house);
    let kind = house.get("uno").expect("uno");
    let log = played(&**kind, &content, 16);
    let mut table = branch(&**kind, &content, &log, 6, "branch").expect("it branches");
    let branched = played_on(&**kind, &mut *table, 6);
    let (old, own) = (fair::to_hex(&SECRET), "\"entries\":6");
    for (what, changed) in [
        ("another match", branched.replacen("\"match\":\"tried\"", "\"match\":\"other\"", 1)),
        ("another secret there", branched.replacen(&old, &fair::to_hex(&[1; 32]), 1)),
        ("more entries than there are", branched.replacen(own, "\"entries\":600", 1)),
        ("all of it was there", branched.replacen(own, "\"entries\":13", 1)),
        ("no origin", {
            let (from, rest) = branched.split_once(",\"origin\":").expect("an origin");
            let (_, rest) = rest.split_once('\n').expect("a line");
            format!("{from}}}\n{rest}")
        }),
    ] {
        assert_ne!(changed, branched, "{what}");
        assert!(!house.check(changed.as_bytes(), &content, &Noted::default()).sound, "{what}");
    }
}

#[test]
fn what_cannot_be_played_on_is_refused() {
    let house = Catalogue::standard();
    let content = content(&house);
    let kind = house.get("nim").expect("nim");
    let log = played(&**kind, &content, 40);
    let end = kind.replay(&log).expect("sound").len();
    let said = |entries, log: &str| match branch(&**kind, &content, log, entries, "branch").err().expect("refused") {
        Unreadable::Said(why) => why.id.into_owned(),
        other => other.to_string(),
    };
    assert_eq!(said(end, &log), "branch-over");
    assert_eq!(said(end + 1, &log), "branch-no_point");
    assert_eq!(said(0, &log), "branch-no_point");
    let unfinished = log.lines().take(4).map(|line| format!("{line}\n")).collect::<String>();
    assert!(said(2, &unfinished).contains("not finished"), "{}", said(2, &unfinished));
    let tampered = log.replacen("\"sticks\":", "\"sticks\":1", 1);
    assert!(said(2, &tampered).starts_with("line "), "{}", said(2, &tampered));
    // A match that is over is as good as ever.
    assert_eq!(revealed(&*branch(&**kind, &content, &log, 2, "b").expect("it branches")).lines().count(), 3);
}
