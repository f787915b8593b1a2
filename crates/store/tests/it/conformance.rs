//! What every store must do. A new store is one line in [`stores`].

use proptest::prelude::*;
use std::sync::Arc;
use store::{Append, Counts, Memory, Sqlite, Store, StoreError};

/// A fresh store of each kind, and what must stay alive with it.
fn stores() -> Vec<(&'static str, Arc<dyn Store>, Option<tempfile::TempDir>)> {
    let folder = tempfile::tempdir().expect("a folder");
    let sqlite = Sqlite::open(&folder.path().join("rooms.sqlite")).expect("opens");
    vec![("memory", Arc::new(Memory::default()), None), ("sqlite", Arc::new(sqlite), Some(folder))]
}

fn run<F: Future<Output = ()>>(test: impl Fn(&'static str, Arc<dyn Store>) -> F) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for (name, store, _folder) in stores() {
        runtime.block_on(test(name, store));
    }
}

fn entry(code: &str, expected: u64, epoch: u64) -> Append {
    Append { wall: 1_000 + expected, ..Append::new(code, expected, epoch, &format!("e{}", expected + 1)) }
}

#[test]
fn entries_are_kept_in_order() {
    run(|name, store| async move {
        for expected in 0..5 {
            store.append(entry("BCDF", expected, 1)).await.expect(name);
        }
        let kept = store.claim("BCDF").await.expect(name).expect("there");
        assert_eq!(
            (kept.entries, kept.snapshot),
            (vec!["e1", "e2", "e3", "e4", "e5"].into_iter().map(String::from).collect(), None)
        );
        assert!(store.exists("BCDF").await.expect(name));
        assert!(!store.exists("XXXX").await.expect(name));
        assert_eq!(store.claim("XXXX").await.expect(name), None);
    });
}

#[test]
fn what_does_not_follow_is_refused() {
    run(|name, store| async move {
        store.append(entry("BCDF", 0, 1)).await.expect(name);
        let conflict = |expected, found| StoreError::Conflict { code: "BCDF".into(), expected, found };
        assert_eq!(store.append(entry("BCDF", 0, 1)).await, Err(conflict(0, 1)), "{name}: the code is taken");
        assert_eq!(store.append(entry("BCDF", 5, 1)).await, Err(conflict(5, 1)), "{name}");
        assert!(store.append(entry("GHJK", 3, 1)).await.is_err(), "{name}: there is no such room");
        let kept = store.claim("BCDF").await.expect(name).expect("there");
        assert_eq!(kept.entries.len(), 1, "{name}");
    });
}

#[test]
fn a_former_owner_is_fenced_off() {
    run(|name, store| async move {
        store.append(entry("BCDF", 0, 1)).await.expect(name);
        let epoch = store.claim("BCDF").await.expect(name).expect("there").epoch;
        assert_eq!(store.append(entry("BCDF", 1, 1)).await, Err(StoreError::Fenced { code: "BCDF".into() }), "{name}");
        store.append(entry("BCDF", 1, epoch)).await.expect(name);
    });
}

#[test]
fn a_snapshot_stands_for_what_came_before() {
    run(|name, store| async move {
        for expected in 0..3 {
            store.append(entry("BCDF", expected, 1)).await.expect(name);
        }
        let snapshot = Some("all of it".to_string());
        store.append(Append { snapshot: snapshot.clone(), ..entry("BCDF", 3, 1) }).await.expect(name);
        store.append(entry("BCDF", 4, 1)).await.expect(name);
        let kept = store.claim("BCDF").await.expect(name).expect("there");
        assert_eq!((kept.snapshot, kept.entries), (snapshot, vec!["e4".to_string(), "e5".to_string()]), "{name}");
    });
}

#[test]
fn finished_matches_outlive_their_room() {
    run(|name, store| async move {
        let finished = Some(("m1".to_string(), "a log".to_string()));
        store.append(Append { finished, closed: true, ..entry("BCDF", 0, 1) }).await.expect(name);
        assert_eq!(store.expire(0).await.expect(name), ["BCDF"], "{name}: closed rooms go");
        assert_eq!(store.finished("m1").await.expect(name).as_deref(), Some("a log"), "{name}");
        assert_eq!(store.finished("m2").await.expect(name), None);
        assert_eq!(store.counts().await.expect(name), Counts { rooms: 0, matches: 1 });
        // The code can be used again.
        store.append(entry("BCDF", 0, 1)).await.expect(name);
    });
}

#[test]
fn rooms_are_listed_woken_and_expired() {
    run(|name, store| async move {
        let hour = 3_600_000;
        let card = |text: &str| Some(text.to_string());
        let old = Append { card: card("old"), due_at: Some(50), wall: hour, ..entry("BBBB", 0, 1) };
        let new = Append { card: card("new"), due_at: Some(150), wall: 9 * hour, ..entry("CCCC", 0, 1) };
        let hidden = Append { wall: 9 * hour, ..entry("DDDD", 0, 1) };
        for append in [old, new, hidden] {
            store.append(append).await.expect(name);
        }
        assert_eq!(store.listed(10).await.expect(name), ["new", "old"], "{name}");
        assert_eq!(store.listed(1).await.expect(name), ["new"], "{name}");
        assert_eq!(store.due(100).await.expect(name), ["BBBB"], "{name}");
        store.append(Append { wall: 2 * hour, ..entry("BBBB", 1, 1) }).await.expect(name);
        assert_eq!(store.due(100).await.expect(name), [""; 0], "{name}: nothing is due any more");
        assert_eq!(store.expire(5 * hour).await.expect(name), ["BBBB"], "{name}");
        assert_eq!(store.counts().await.expect(name).rooms, 2, "{name}");
    });
}

#[test]
fn many_rooms_write_at_once() {
    run(|name, store| async move {
        let writers: Vec<_> = (0..20u8)
            .map(|room| {
                let store = store.clone();
                tokio::spawn(async move {
                    let code = format!("R{room}");
                    for expected in 0..50 {
                        store.append(entry(&code, expected, 1)).await.expect("follows");
                    }
                })
            })
            .collect();
        for writer in writers {
            writer.await.expect(name);
        }
        for room in 0..20 {
            let kept = store.claim(&format!("R{room}")).await.expect(name).expect("there");
            assert_eq!(kept.entries.len(), 50, "{name}");
        }
    });
}

#[test]
fn a_file_is_there_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("rooms.sqlite");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(&path).expect("opens");
        for expected in 0..4 {
            let snapshot = (expected == 1).then(|| "s2".to_string());
            store.append(Append { snapshot, due_at: Some(7), ..entry("BCDF", expected, 1) }).await.expect("kept");
        }
        drop(store);
        let store = Sqlite::open(&path).expect("opens again");
        assert_eq!(store.due(8).await.expect("asked"), ["BCDF"]);
        let kept = store.claim("BCDF").await.expect("asked").expect("there");
        assert_eq!((kept.snapshot.as_deref(), kept.entries.len(), kept.epoch), (Some("s2"), 3, 2));
        store.append(entry("BCDF", 4, 2)).await.expect("goes on");
    });
}

#[test]
fn a_second_server_on_the_same_file_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("rooms.sqlite");
    let _first = Sqlite::open(&path).expect("opens");
    let error = Sqlite::open(&path).err().expect("it is taken");
    assert!(error.contains("locked"), "{error}");
}

#[test]
fn a_file_that_is_no_store_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("rooms.sqlite");
    std::fs::write(&path, "this is not a database, whatever its name says, and it is long enough").expect("written");
    assert!(Sqlite::open(&path).err().expect("refused").contains("rooms.sqlite"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    /// Whatever is tried, both stores say the same and keep the same.
    #[test]
    fn both_stores_agree(steps in prop::collection::vec((0u8..3, 0u64..6, 1u64..4, any::<bool>(), any::<bool>()), 1..40)) {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let all = stores();
        runtime.block_on(async {
            for (room, expected, epoch, snapshot, claim) in steps {
                let code = format!("R{room}");
                let mut said = Vec::new();
                for (_, store, _) in &all {
                    let claimed = if claim { store.claim(&code).await.expect("asked") } else { None };
                    let snapshot = snapshot.then(|| format!("s{expected}"));
                    let append = Append { snapshot, ..entry(&code, expected, epoch) };
                    said.push((claimed, store.append(append).await));
                }
                assert_eq!(said[0], said[1]);
            }
        });
    }
}
