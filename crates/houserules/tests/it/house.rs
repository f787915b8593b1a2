//! What a host does with a house: looks at it, keeps it in a file, carries it to another store.

use crate::crash::{Player, Program, check, finish, free_port};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output};
use store::{Append, Finished, Sqlite, Store, Whole};

fn houserules(args: &[&str], failpoint: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_houserules"));
    command.args(args).env("HOUSERULES_FAILPOINT", failpoint).output().expect("runs")
}

fn done(args: &[&str]) -> String {
    let out = houserules(args, "");
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8_lossy(&out.stdout).into_owned()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_is_kept_in_a_file_while_people_play() {
    let (first, second) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let (file, addr) = (first.path().join("sunday.house"), SocketAddr::from(([127, 0, 0, 1], free_port())));
    let program = Program::start(first.path(), addr, "").await;
    let mut player = Player::enter(addr).await.expect("a room");
    player.play(30).await.expect("they play");
    let status = done(&["status", "--data", text(first.path())]);
    assert!(status.contains("rooms: 1 (1 awake here)"), "{status}");
    let told = done(&["backup", "--from", text(first.path()), text(&file)]);
    assert!(told.contains("1 rooms"), "{told}");
    player.play(2).await.expect("nobody noticed");
    program.kill();
    // What was played after the backup is not in it; what was before is.
    let notes = player.notes.clone();
    done(&["restore", text(&file), "--to", text(second.path())]);
    let again = houserules(&["restore", text(&file), "--to", text(second.path())], "");
    assert!(String::from_utf8_lossy(&again.stderr).contains("is not empty"), "{again:?}");
    let mut torn = std::fs::read(&file).expect("reads");
    torn.truncate(torn.len() - 30);
    let torn_file = first.path().join("torn.house");
    std::fs::write(&torn_file, torn).expect("writes");
    let empty = tempfile::tempdir().expect("a folder");
    let refused = houserules(&["restore", text(&torn_file), "--to", text(empty.path())], "");
    assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("torn"), "{refused:?}");
    let program = Program::start(second.path(), addr, "").await;
    let mut early = notes.clone();
    for one in &mut early {
        one.acknowledged = one.acknowledged.clone().into_iter().take(5).collect();
        one.open = None;
    }
    let player = check(addr, &early).await.expect("the room is there");
    finish(player).await;
    program.kill();
    let stopped = houserules(&["status", "--data", text(empty.path())], "");
    assert!(String::from_utf8_lossy(&stopped.stderr).contains("no house runs"), "{stopped:?}");
}

async fn fill(folder: &Path, rooms: usize) {
    let store = Sqlite::open(&folder.join("houserules.sqlite")).expect("opens");
    for room in 0..rooms {
        let code = format!("R{room:04}");
        for expected in 0..4 {
            let append = Append::new(&code, expected, 1, &format!("{{\"seq\":{}}}", expected + 1));
            let snapshot = (expected == 2).then(|| format!("{{\"of\":{room}}}"));
            let finished = (expected == 3).then(|| (format!("m{room}"), format!("a log of {room} — ü")));
            let (wall, due_at) = (1_000 + expected, (room % 2 == 0).then_some(9_000));
            store.append(Append { snapshot, finished, wall, due_at, ..append }).await.expect("kept");
        }
    }
}

async fn all_of(folder: &Path) -> (Vec<Whole>, Vec<Finished>) {
    let store = Sqlite::open(&folder.join("houserules.sqlite")).expect("opens");
    let rooms = store.rooms_after("", 10_000).await.expect("rooms");
    (rooms, store.matches_after("", 10_000).await.expect("matches"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_moves_to_postgres_and_home_again() {
    let Some(server) = testkit::Postgres::start() else { return };
    let url = server.database();
    let (first, second) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let rooms = if testkit::long() { 900 } else { 350 };
    fill(first.path(), rooms).await;
    let there = ["move", "--from", text(first.path()), "--to", &url];
    // It is interrupted, twice, and goes on.
    for page in [3, 6] {
        assert!(!houserules(&there, &format!("carry_page=kill@{page}")).status.success(), "killed");
    }
    let told = done(&there);
    assert!(told.contains(&format!("{rooms} rooms and {rooms} matches")), "{told}");
    let carried = told.split(", ").nth(1).and_then(|rest| rest.split(' ').next()).and_then(|n| n.parse::<usize>().ok());
    assert!(carried.is_some_and(|carried| carried > 0 && carried < 2 * rooms - 300), "what was there stayed: {told}");
    done(&["move", "--from", &url, "--to", text(second.path())]);
    assert_eq!(all_of(first.path()).await, all_of(second.path()).await);
    // Not while somebody is at work there.
    let _node = store::Postgres::open(&url, store::Node { address: "10.0.0.9:1".into(), ..Default::default() }).await;
    let busy = houserules(&there, "");
    assert!(String::from_utf8_lossy(&busy.stderr).contains("10.0.0.9:1"), "{busy:?}");
}
