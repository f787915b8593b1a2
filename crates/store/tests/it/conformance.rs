//! What every store must do. A new store is one line in [`stores`].

use proptest::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Claim, Finished, Kept, Memory, Node, Sqlite, Store, StoreError, Unopened, Unusable, Whole};
use testkit::Postgres;

/// What must stay alive with a store.
type Ground = Option<tempfile::TempDir>;

/// A fresh store of each kind.
async fn stores() -> Vec<(&'static str, Arc<dyn Store>, Ground)> {
    let folder = tempfile::tempdir().expect("a folder");
    let sqlite = Sqlite::open(&folder.path().join("rooms.sqlite")).expect("opens");
    let mut stores: Vec<(&str, Arc<dyn Store>, Ground)> =
        vec![("memory", Arc::new(Memory::default()), None), ("sqlite", Arc::new(sqlite), Some(folder))];
    if let Some(server) = Postgres::shared() {
        let postgres = store::Postgres::open(&server.database(), node("here")).await.expect("opens");
        stores.push(("postgres", Arc::new(postgres), None));
    }
    stores
}

/// Rooms, matches, and rooms that were set aside.
async fn counts(store: &dyn Store) -> (usize, usize, usize) {
    let counts = store.counts().await.expect("counts");
    (counts.rooms, counts.matches, counts.aside)
}

/// A node that may be silent for a short while only.
fn node(address: &str) -> Node {
    Node { address: address.into(), lease: Duration::from_millis(400), ..Node::default() }
}

/// A node whose lease does not lapse while a test looks on.
fn patient_node(address: &str) -> Node {
    Node { lease: Duration::from_secs(600), ..node(address) }
}

fn run<F: Future<Output = ()>>(test: impl Fn(&'static str, Arc<dyn Store>) -> F) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        for (name, store, _ground) in stores().await {
            test(name, store).await;
        }
    });
}

/// Each kind of store that nodes can share, as two nodes see it.
fn run_two<F: Future<Output = ()>>(
    node: fn(&str) -> Node,
    test: impl Fn(&'static str, Arc<dyn Store>, Arc<dyn Store>) -> F,
) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let memory = Memory::new(node("here"));
        let beside = memory.neighbour("there");
        test("memory", Arc::new(memory), Arc::new(beside)).await;
        let Some(server) = Postgres::shared() else { return };
        let url = server.database();
        let here = store::Postgres::open(&url, node("here")).await.expect("opens");
        let there = store::Postgres::open(&url, node("there")).await.expect("opens");
        test("postgres", Arc::new(here), Arc::new(there)).await;
    });
}

async fn claimed(store: &Arc<dyn Store>, code: &str) -> Kept {
    store.claim(code).await.expect("asked").kept().expect("there, and nobody's")
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
        let kept = claimed(&store, "BCDF").await;
        assert_eq!(
            (kept.entries, kept.snapshot),
            (vec!["e1", "e2", "e3", "e4", "e5"].into_iter().map(String::from).collect(), None)
        );
        assert_eq!(store.claim("XXXX").await.expect(name), Claim::Nowhere);
        assert_eq!(store.alive().await.expect(name), 1);
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
        let kept = claimed(&store, "BCDF").await;
        assert_eq!(kept.entries.len(), 1, "{name}");
    });
}

#[test]
fn a_former_owner_is_fenced_off() {
    run(|name, store| async move {
        store.append(entry("BCDF", 0, 1)).await.expect(name);
        let epoch = claimed(&store, "BCDF").await.epoch;
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
        let kept = claimed(&store, "BCDF").await;
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
        assert_eq!(counts(&*store).await, (0, 1, 0), "{name}");
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
        assert_eq!(store.due(1_000).await.expect(name), [""; 0], "{name}: who is awake needs no waking");
        for code in ["BBBB", "CCCC", "DDDD"] {
            store.release(code, 1, false).await.expect(name);
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
            let kept = claimed(&store, &format!("R{room}")).await;
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
        let kept = store.claim("BCDF").await.expect("asked").kept().expect("there");
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
    assert!(matches!(error, Unopened::Locked { .. }), "{error}");
}

#[test]
fn a_file_that_is_no_store_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("rooms.sqlite");
    std::fs::write(&path, "this is not a database, whatever its name says, and it is long enough").expect("written");
    let error = Sqlite::open(&path).err().expect("refused");
    assert!(matches!(error, Unopened::Unfit { .. }) && error.to_string().contains("rooms.sqlite"), "{error}");
}

#[test]
fn nothing_is_taken_from_a_living_owner() {
    run_two(patient_node, |name, here, there| async move {
        here.append(entry("BCDF", 0, 1)).await.expect(name);
        assert_eq!(there.claim("BCDF").await.expect(name), Claim::Elsewhere("here".into()), "{name}");
        assert_eq!(there.append(entry("BCDF", 1, 2)).await, Err(StoreError::Fenced { code: "BCDF".into() }), "{name}");
        assert!(here.renew().await.expect(name), "{name}: nothing was taken");
        // Its own owner may load it again.
        assert_eq!(claimed(&here, "BCDF").await.epoch, 2, "{name}");
        here.append(entry("BCDF", 1, 2)).await.expect(name);
        assert_eq!(here.nodes().await.expect(name).iter().map(|node| node.rooms).collect::<Vec<_>>(), [1, 0], "{name}");
    });
}

#[test]
fn what_is_let_go_is_anybodys_at_once() {
    run_two(patient_node, |name, here, there| async move {
        for code in ["BBBB", "CCCC"] {
            here.append(Append { due_at: Some(5), ..entry(code, 0, 1) }).await.expect(name);
        }
        assert_eq!(there.due(10).await.expect(name), [""; 0], "{name}: their owner sees to them");
        here.release("BBBB", 7, true).await.expect(name);
        assert_eq!(there.due(10).await.expect(name), [""; 0], "{name}: it is not that owner's any more");
        here.release("BBBB", 1, true).await.expect(name);
        assert_eq!(there.due(10).await.expect(name), ["BBBB"], "{name}");
        let kept = claimed(&there, "BBBB").await;
        assert_eq!((kept.epoch, kept.slept), (2, true), "{name}");
        assert_eq!(here.due(10).await.expect(name), [""; 0], "{name}: one wakes it");
        here.leave().await.expect(name);
        let kept = claimed(&there, "CCCC").await;
        assert_eq!((kept.epoch, kept.slept), (2, false), "{name}: whoever leaves lets everything go");
    });
}

#[test]
fn a_lapsed_lease_can_be_claimed_and_the_deposed_are_refused() {
    run_two(node, |name, here, there| async move {
        here.append(entry("BCDF", 0, 1)).await.expect(name);
        // Silence: the lease lapses by itself.
        let kept = loop {
            there.renew().await.expect(name);
            match there.claim("BCDF").await.expect(name) {
                Claim::Ours(kept) => break kept,
                claim => assert_eq!(claim, Claim::Elsewhere("here".into()), "{name}"),
            }
        };
        assert_eq!((kept.epoch, kept.entries.len(), kept.slept), (2, 1, false), "{name}");
        assert_eq!(here.append(entry("BCDF", 1, 1)).await, Err(StoreError::Fenced { code: "BCDF".into() }), "{name}");
        there.append(entry("BCDF", 1, 2)).await.expect(name);
        // It comes back, and hears that something was taken.
        assert!(!here.renew().await.expect(name), "{name}");
        assert!(here.renew().await.expect(name), "{name}: that was told");
        let conflict = StoreError::Conflict { code: "BCDF".into(), expected: 1, found: 2 };
        assert_eq!(here.append(entry("BCDF", 1, 1)).await, Err(conflict), "{name}");
    });
}

/// Two nodes ask for the same rooms at the same moment: each room has one owner.
#[test]
fn a_room_is_one_nodes() {
    run_two(patient_node, |name, here, there| async move {
        for room in 0..20 {
            let code = format!("R{room:03}");
            here.append(entry(&code, 0, 1)).await.expect(name);
            here.release(&code, 1, false).await.expect(name);
        }
        let mut mine = 0;
        for room in 0..20 {
            let code = format!("R{room:03}");
            let (one, other) = tokio::join!(here.claim(&code), there.claim(&code));
            let owners = [one.expect(name), other.expect(name)].into_iter().filter_map(Claim::kept).count();
            assert_eq!(owners, 1, "{name} {code}");
            mine += owners;
        }
        assert_eq!(mine, 20);
    });
}

#[test]
fn a_damaged_room_is_set_aside_once() {
    run(|name, store| async move {
        store.append(Append { due_at: Some(5), ..entry("BCDF", 0, 1) }).await.expect(name);
        store.set_aside("BCDF", 9, "not its owner").await.expect(name);
        let epoch = claimed(&store, "BCDF").await.epoch;
        store.set_aside("BCDF", epoch, "line 3 is torn").await.expect(name);
        assert_eq!(store.due(10).await.expect(name), [""; 0], "{name}: it is not woken any more");
        assert_eq!(store.claim("BCDF").await.expect(name), Claim::Aside("line 3 is torn".into()), "{name}");
        assert_eq!(counts(&*store).await, (1, 0, 1), "{name}");
        assert!(store.take_back("BCDF").await.expect(name) && !store.take_back("BCDF").await.expect(name), "{name}");
        assert_eq!(store.due(10).await.expect(name), ["BCDF"], "{name}");
        assert_eq!(claimed(&store, "BCDF").await.entries, ["e1"], "{name}: nothing of it was lost");
    });
}

#[test]
fn a_quiet_room_with_a_far_deadline_is_kept() {
    run(|name, store| async move {
        let day = 86_400_000;
        let far = Append { due_at: Some(30 * day), wall: day, ..entry("BBBB", 0, 1) };
        let awake = Append { wall: day, ..entry("CCCC", 0, 1) };
        let over = Append { closed: true, wall: 20 * day, ..entry("DDDD", 0, 1) };
        for append in [far, awake, over] {
            store.append(append).await.expect(name);
        }
        store.release("BBBB", 1, true).await.expect(name);
        // Not what is due in ten days, nor what somebody has.
        assert_eq!(store.expire(20 * day).await.expect(name), ["DDDD"], "{name}");
        store.release("CCCC", 1, false).await.expect(name);
        assert_eq!(store.expire(20 * day).await.expect(name), ["CCCC"], "{name}");
        assert_eq!(store.expire(40 * day).await.expect(name), ["BBBB"], "{name}");
        assert_eq!(store.alive().await.expect(name), 0);
    });
}

#[test]
fn the_house_has_one_key_and_what_is_good_once_is() {
    run(|name, store| async move {
        assert_eq!(store.key("first").await.expect(name), "first", "{name}");
        assert_eq!(store.key("second").await.expect(name), "first", "{name}");
        assert!(store.spend("a grant", 500).await.expect(name), "{name}");
        assert!(!store.spend("a grant", 500).await.expect(name), "{name}");
        store.ban("10.0.0.9", 77).await.expect(name);
        assert_eq!(store.bans().await.expect(name), [("10.0.0.9".to_string(), 77)], "{name}");
        store.ban("10.0.0.9", 0).await.expect(name);
        assert_eq!(store.bans().await.expect(name), [], "{name}");
    });
}

/// From every store to every other one: what is read is what was brought, and the room plays on there.
#[test]
fn everything_can_be_carried_to_another_store() {
    run(|from, source| async move {
        for room in ["BBBB", "CCCC", "DDDD"] {
            for expected in 0..4 {
                let snapshot = (expected == 2).then(|| "s2".to_string());
                let finished = (expected == 3).then(|| (format!("m-{room}"), "a log".to_string()));
                let append = Append { snapshot, finished, due_at: Some(9), ..entry(room, expected, 1) };
                source.append(append).await.expect(from);
            }
        }
        let rooms: Vec<Whole> = source.rooms_after("", 10).await.expect(from);
        assert_eq!(
            rooms.iter().map(|room| (&*room.code, room.seq, room.entries.len())).collect::<Vec<_>>(),
            [("BBBB", 4, 2), ("CCCC", 4, 2), ("DDDD", 4, 2)]
        );
        assert_eq!(source.rooms_after("BBBB", 1).await.expect(from)[0].code, "CCCC", "{from}");
        let matches: Vec<Finished> = source.matches_after("m-BBBB", 10).await.expect(from);
        assert_eq!(matches.len(), 2, "{from}");
        for (to, target, _ground) in stores().await {
            // Twice is as good as once.
            for _ in 0..2 {
                target.bring_rooms(rooms.clone()).await.expect(to);
                target.bring_matches(matches.clone()).await.expect(to);
            }
            assert_eq!(target.rooms_after("", 10).await.expect(to), rooms, "{from} to {to}");
            assert_eq!(target.matches_after("", 10).await.expect(to), matches, "{from} to {to}");
            let kept = claimed(&target, "CCCC").await;
            assert_eq!((kept.epoch, kept.entries), (2, vec!["e3".to_string(), "e4".to_string()]), "{from} to {to}");
            target.append(entry("CCCC", 4, 2)).await.expect(to);
        }
    });
}

/// The suite has teeth: a build that skips the epoch check fails it, on every store.
#[test]
fn a_store_that_skips_the_epoch_check_is_caught() {
    let this = std::env::current_exe().expect("a program");
    for test in ["a_former_owner_is_fenced_off", "a_lapsed_lease_can_be_claimed_and_the_deposed_are_refused"] {
        let run = |failpoint: &str| {
            let mut command = std::process::Command::new(&this);
            command.args([&format!("conformance::{test}"), "--exact"]).env("HOUSERULES_FAILPOINT", failpoint);
            command.output().expect("runs").status.success()
        };
        assert!(!run("skip_epoch=on"), "{test} does not notice");
    }
}

/// Programs whose logs differ are not at work side by side.
#[test]
fn another_format_of_the_log_is_refused_with_the_reason() {
    let Some(server) = Postgres::shared() else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let (url, newer) = (server.database(), Node { format: store::FORMAT + 1, ..patient_node("new") });
        let old = store::Postgres::open(&url, patient_node("old")).await.expect("opens");
        let _same =
            store::Postgres::open(&url, Node { version: "0.2".into(), ..patient_node("beside") }).await.expect("opens");
        let why = store::Postgres::open(&url, newer.clone()).await.err().expect("refused");
        assert!(matches!(why, Unusable::Beside { .. }), "{why}");
        let said = why.to_string();
        assert!(said.contains("the node at") && said.contains("format 2"), "{said}");
        old.leave().await.expect("leaves");
        _same.leave().await.expect("leaves");
        let _newer = store::Postgres::open(&url, newer).await.expect("alone it may");
        let why = store::Postgres::open(&url, patient_node("old")).await.err().expect("refused");
        assert!(matches!(why, Unusable::NewerRooms { .. }), "{why}");
        server.sql(&url, "INSERT INTO migrations (number) VALUES (999)");
        let why = store::Postgres::open(&url, patient_node("old")).await.err().expect("refused");
        assert!(matches!(why, Unusable::NewerTables { found: 999, .. }), "{why}");
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if testkit::long() { 200 } else { 12 }))]
    /// Whatever is tried, all stores say the same and keep the same.
    #[test]
    fn all_stores_agree(steps in prop::collection::vec((0u8..3, 0u64..6, 1u64..4, any::<bool>(), any::<bool>()), 1..40)) {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let all = stores().await;
            for (room, expected, epoch, snapshot, claim) in steps {
                let code = format!("R{room}");
                let mut said = Vec::new();
                for (_, store, _) in &all {
                    let claimed = if claim { Some(store.claim(&code).await.expect("asked")) } else { None };
                    let snapshot = snapshot.then(|| format!("s{expected}"));
                    let append = Append { snapshot, ..entry(&code, expected, epoch) };
                    said.push((claimed, store.append(append).await));
                }
                assert!(said.iter().all(|one| *one == said[0]), "{said:?}");
            }
        });
    }
}
