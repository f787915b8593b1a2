//! `kill -9` under load: what was acknowledged is there, exactly once, and people play on.
//!
//! The program itself is started, killed at a failpoint (or from outside) and started again on the same folder.
//! `HR_LONG=1` kills twenty times at each place.

#[path = "../../../server/tests/it/common.rs"]
pub(crate) mod common;

use common::*;
use kernel::Content;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::Store;

const ROOMS: usize = 3;

pub(crate) fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

fn kills() -> u64 {
    if testkit::long() { 20 } else { 2 }
}

/// The program, killed at the latest when the test is over.
pub(crate) struct Program {
    pub(crate) child: Child,
    addr: SocketAddr,
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    pub(crate) async fn start(folder: &Path, addr: SocketAddr, failpoint: &str) -> Program {
        Program::with(folder, addr, &[], failpoint).await
    }

    /// With more on its command line.
    pub(crate) async fn with(folder: &Path, addr: SocketAddr, more: &[&str], failpoint: &str) -> Program {
        let limits = "first_game = \"nim\"\nproxies = [\"127.0.0.2\"]\n[limits]\nframes_a_second = 100000\nframes_at_once = 100000\njoins_a_minute = 100000\nrooms_a_minute = 100000\n";
        std::fs::write(folder.join("houserules.toml"), limits).expect("writes");
        let child = Command::new(env!("CARGO_BIN_EXE_houserules"))
            .args(["serve", "--addr", &addr.to_string(), "--data"])
            .arg(folder)
            .args(more)
            .env("HOUSERULES_FAILPOINT", failpoint)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("starts");
        let mut program = Program { child, addr };
        patient(async {
            while try_http(addr, "GET", "/readyz", "", "").await.is_none_or(|ready| ready.status != 200) {
                assert!(program.is_alive(), "it ended before it began");
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        program
    }

    fn is_alive(&mut self) -> bool {
        self.child.try_wait().expect("our own child").is_none()
    }

    pub(crate) fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    pub(crate) async fn wait(mut self) {
        patient(async {
            while self.is_alive() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    }
}

/// A player's notes: what must be true after a restart.
#[derive(Clone)]
pub(crate) struct Notes {
    pub(crate) pass: Value,
    /// Every acknowledged command: its number, its entry, what it said.
    pub(crate) acknowledged: BTreeMap<u64, (u64, String)>,
    /// Sent, but not answered.
    pub(crate) open: Option<(u64, Value)>,
}

/// Ann plays both sides of a room of her own, over match after match, until the server is gone.
pub(crate) struct Player {
    pub(crate) ann: Client,
    pub(crate) bob: Client,
    pub(crate) notes: [Notes; 2],
}

fn notes(pass: &Value) -> Notes {
    Notes { pass: pass.clone(), acknowledged: BTreeMap::new(), open: None }
}

/// Sends a command and notes what became of it. `None`: the server is gone.
async fn note(client: &mut Client, notes: &mut Notes, what: Value) -> Option<Value> {
    client.id += 1;
    let id = client.id;
    notes.open = Some((id, what.clone()));
    client.send(json!({ "do": { "id": id, "what": what } })).await;
    let answer = client.answer(id).await?;
    notes.open = None;
    if let Some(seq) = answer["ok"]["seq"].as_u64() {
        notes.acknowledged.insert(id, (seq, what.to_string()));
    }
    Some(answer)
}

impl Player {
    /// `None`: the server was gone before the room was there.
    pub(crate) async fn enter(addr: SocketAddr) -> Option<Player> {
        let made = try_http(addr, "POST", "/api/rooms", "", "{\"name\":\"Ann\"}")
            .await
            .filter(|one| one.status == 200)?
            .json();
        let path = format!("/api/rooms/{}/join", word(&made, "code"));
        let joined =
            try_http(addr, "POST", &path, "", "{\"name\":\"Bob\"}").await.filter(|one| one.status == 200)?.json();
        Player::resume(addr, [notes(&made), notes(&joined)]).await
    }

    async fn resume(addr: SocketAddr, notes: [Notes; 2]) -> Option<Player> {
        let ann = Client::hello(addr, &notes[0].pass, "phone", Some(0)).await.ok()?;
        let bob = Client::hello(addr, &notes[1].pass, "phone", Some(0)).await.ok()?;
        Some(Player { ann, bob, notes })
    }

    /// Plays until the server is gone, or `rounds` steps are done.
    pub(crate) async fn play(&mut self, rounds: usize) -> Option<()> {
        for _ in 0..rounds {
            self.step().await?;
        }
        Some(())
    }

    async fn step(&mut self) -> Option<()> {
        let Player { ann, bob, notes: [a, b] } = self;
        catch_up(ann, bob).await?;
        match ann.phase() {
            "lobby" => {
                // Whoever is ready already would make no entry, and so nothing to be found again.
                if !is_ready(ann) {
                    note(ann, a, json!({ "ready": { "entropy": "a" } })).await?;
                }
                if !is_ready(bob) {
                    note(bob, b, json!({ "ready": { "entropy": "b" } })).await?;
                }
                note(ann, a, json!("start")).await?;
            }
            "over" => drop(note(bob, b, json!("rematch")).await?),
            _ if !ann.offers().is_empty() => drop(act(ann, a).await?),
            _ if !bob.offers().is_empty() => drop(act(bob, b).await?),
            // It is over, and that will be told in a moment.
            _ => drop(ann.frame().await?),
        }
        Some(())
    }
}

async fn act(client: &mut Client, notes: &mut Notes) -> Option<Value> {
    let action = client.offers()[0]["what"]["exact"].clone();
    note(client, notes, json!({ "act": action })).await
}

fn is_ready(client: &Client) -> bool {
    let players = client.room["players"].as_array().cloned().unwrap_or_default();
    players.iter().any(|player| player["id"] == client.me() && player["ready"] == true)
}

/// Both up to the same entry.
async fn catch_up(ann: &mut Client, bob: &mut Client) -> Option<()> {
    while ann.seq != bob.seq {
        if ann.seq < bob.seq {
            ann.frame().await?
        } else {
            bob.frame().await?
        };
    }
    Some(())
}

/// Everything that was acknowledged is there exactly once, and what was not answered is done once.
pub(crate) async fn check(addr: SocketAddr, notes: &[Notes; 2]) -> Result<Player, String> {
    let player = Player::resume(addr, notes.clone()).await;
    let mut player = player.ok_or("the room is gone")?;
    let Player { ann, bob, notes: [a, b] } = &mut player;
    for (client, notes) in [(ann, a), (bob, b)] {
        let last = notes.acknowledged.keys().last().copied().unwrap_or(0);
        if client.welcome["last"].as_u64() < Some(last) {
            return Err(format!("the acknowledged command {last} is lost"));
        }
        for (id, (seq, what)) in notes.acknowledged.iter().rev().take(20) {
            let what: Value = serde_json::from_str(what).map_err(|e| e.to_string())?;
            client.send(json!({ "do": { "id": id, "what": what } })).await;
            let answer = client.answer(*id).await.ok_or("no answer")?;
            if answer["dup"]["seq"] != *seq {
                return Err(format!("command {id} made entry {seq}, but now it is answered {answer}"));
            }
        }
        // What was sent and not answered: again, with the same number.
        if let Some((id, what)) = notes.open.take() {
            let before = client.welcome["last"].as_u64();
            client.send(json!({ "do": { "id": id, "what": what } })).await;
            let answer = client.answer(id).await.ok_or("no answer")?;
            let done = answer.get("dup").is_some();
            if done != (before == Some(id)) {
                return Err(format!("command {id} was {before:?}, and is answered {answer}"));
            }
            client.id = client.id.max(id);
        }
    }
    Ok(player)
}

/// The entries of a room's log follow each other without a gap, and replay.
pub(crate) async fn check_log(store: &dyn Store, code: &str) {
    let kept = store.claim(code).await.expect("works").kept().expect("is there");
    let snapshot = kept.snapshot.map(|text| serde_json::from_str(&text).expect("a snapshot"));
    let mut hand = table::Shorthand::default();
    let entries: Vec<table::Entry> = kept.entries.iter().map(|text| hand.read(text).expect("an entry")).collect();
    let now = table::Now { at: kernel::Moment(0), wall: 0, random: [0; 32] };
    table::Room::load(Arc::new(house()), snapshot, &entries, &now).expect("no gap, and every entry fits");
}

/// One life: play until the program is gone, restart, check, play on to the end of a match.
async fn one_crash(failpoint: &str, kill_after: Option<u64>) -> Result<(), String> {
    let folder = tempfile::tempdir().expect("a folder");
    let addr = SocketAddr::from(([127, 0, 0, 1], free_port()));
    let program = Program::start(folder.path(), addr, failpoint).await;
    let steps = Arc::new(AtomicU64::new(0));
    let tasks: Vec<_> = (0..ROOMS)
        .map(|_| {
            let steps = steps.clone();
            tokio::spawn(async move {
                let mut player = Player::enter(addr).await?;
                while player.step().await.is_some() {
                    steps.fetch_add(1, Ordering::SeqCst);
                }
                Some(player.notes)
            })
        })
        .collect();
    match kill_after {
        Some(after) => {
            // After so many steps, and a moment: not where a step has just ended.
            let enough = async {
                while steps.load(Ordering::SeqCst) < after {
                    tokio::task::yield_now().await;
                }
            };
            patient(enough).await;
            tokio::time::sleep(Duration::from_micros(after * 37 % 1_900)).await;
            program.kill();
        }
        None => program.wait().await,
    }
    let program = Program::start(folder.path(), addr, "").await;
    let (mut checked, mut codes) = (0, Vec::new());
    let mut outcome = Ok(());
    for task in tasks {
        let Some(notes) = patient(task).await.expect("no panic") else { continue };
        codes.push(word(&notes[0].pass, "code").to_string());
        match check(program.addr, &notes).await {
            Ok(player) => {
                checked += notes.iter().map(|one| one.acknowledged.len()).sum::<usize>();
                finish(player).await;
            }
            Err(why) => outcome = Err(why),
        }
    }
    outcome?;
    assert!(checked > 0 || failpoint.contains("=kill"), "nothing was acknowledged, so nothing was tested");
    program.kill();
    let store = store::Sqlite::open(&folder.path().join("houserules.sqlite")).expect("opens");
    for code in codes {
        check_log(&store, &code).await;
    }
    Ok(())
}

/// Plays on until another match is over, and verifies it.
pub(crate) async fn finish(mut player: Player) {
    let count = |player: &Player| player.ann.room["matches"].as_array().map_or(0, Vec::len);
    let before = count(&player);
    while count(&player) <= before {
        player.step().await.expect("the server holds");
    }
    let matches = player.ann.room["matches"].as_array().cloned().unwrap_or_default();
    for one in matches {
        let path = format!("/api/matches/{}/log", word(&one, "id"));
        let log = get(player.ann.addr, &path).await.body;
        house().catalogue.get("nim").expect("nim").verify(&log, &Content::none()).expect("as decided");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_at_a_failpoint() {
    for place in ["before_begin", "before_commit", "after_commit", "in_checkpoint"] {
        for number in 0..kills() {
            let failpoint = format!("{place}=kill@{}", 15 + number * 37);
            one_crash(&failpoint, None).await.unwrap_or_else(|why| panic!("{failpoint}: {why}"));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_at_any_moment() {
    for number in 0..kills() {
        let after = 20 + number * 23;
        one_crash("", Some(after)).await.unwrap_or_else(|why| panic!("killed after {after} steps: {why}"));
    }
}

/// The checker has teeth: a server that acknowledges before the commit is caught.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_acknowledges_too_early_is_caught() {
    // Not every entry is a player's: a kill at one that nobody waits for loses nothing that was promised.
    for visit in 40..50 {
        let failpoint = format!("ack_early=on,before_commit=sleep,before_begin=kill@{visit}");
        if let Err(why) = one_crash(&failpoint, None).await {
            assert!(why.contains("is lost") || why.contains("is answered"), "{why}");
            return;
        }
    }
    panic!("acknowledged moves are lost, and the checker does not notice");
}

/// A store that fails once: everyone is told to come back, and nothing is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failing_store_is_told_and_heals() {
    let folder = tempfile::tempdir().expect("a folder");
    let addr = SocketAddr::from(([127, 0, 0, 1], free_port()));
    let program = Program::start(folder.path(), addr, "before_commit=fail@25").await;
    let mut player = Player::enter(addr).await.expect("a room");
    assert!(player.play(10_000).await.is_none(), "the connection ends");
    let told = player.ann.received.contains("\"again\":true") || player.bob.received.contains("\"again\":true");
    assert!(told, "with a goodbye that says to come back");
    let player = check(addr, &player.notes).await.expect("healed, with nothing lost");
    finish(player).await;
    program.kill();
}
