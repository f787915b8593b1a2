//! Three nodes on one PostgreSQL, and what may befall them under load: nothing that a player was told is lost or done
//! twice, logs have no gaps, and every room can be played again. `HR_LONG=1` does it as often as is worth doing.

use crate::crash::common::*;
use crate::crash::{Notes, Player, Program, check, check_log, free_port};
use futures_util::future::join_all;
use serde_json::json;
use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use testkit::Postgres;
use tokio::net::{TcpListener, TcpStream};

const ROOMS: usize = 3;
const LEASE: &str = "1";

/// A house of three nodes.
struct House {
    postgres: Shared,
    url: String,
    nodes: Vec<Option<Program>>,
    addrs: Vec<SocketAddr>,
    folders: Vec<tempfile::TempDir>,
    /// Between the first node and the database.
    wire: Wire,
    codes: Vec<String>,
}

impl House {
    /// `None`: there is no PostgreSQL here, which was said.
    async fn open(postgres: Option<Shared>) -> Option<House> {
        let postgres = postgres?;
        let url = postgres.database();
        let wire = Wire::to(SocketAddr::from(([127, 0, 0, 1], postgres.port()))).await;
        let addrs = (0..3).map(|_| SocketAddr::from(([127, 0, 0, 1], free_port()))).collect();
        let folders = (0..3).map(|_| tempfile::tempdir().expect("a folder")).collect();
        let mut house = House { postgres, url, nodes: vec![None, None, None], addrs, folders, wire, codes: Vec::new() };
        // All at once, as they may be started.
        let started = join_all((0..3).map(|node| house.program(node))).await;
        house.nodes = started.into_iter().map(Some).collect();
        Some(house)
    }

    async fn start(&mut self, node: usize) {
        self.nodes[node] = Some(self.program(node).await);
    }

    async fn program(&self, node: usize) -> Program {
        let port = if node == 0 { self.wire.port } else { self.postgres.port() };
        let url = self.url.replace(&self.postgres.port().to_string(), &port.to_string());
        let more = ["--store", &url, "--lease-seconds", LEASE];
        Program::with(self.folders[node].path(), self.addrs[node], &more, "").await
    }

    fn signal(&self, node: usize, signal: &str) {
        let id = self.nodes[node].as_ref().expect("it runs").child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill").success());
    }

    /// Rooms of the first node; people come in through `doors`, and play.
    async fn rooms(&mut self, doors: &[usize]) -> Vec<Player> {
        let mut players = Vec::new();
        for room in 0..ROOMS {
            let player = Player::enter(self.addrs[0]).await.expect("a room");
            self.codes.push(word(&player.notes[0].pass, "code").to_string());
            let door = self.addrs[doors[room % doors.len()]];
            let mut player = check(door, &player.notes).await.expect("through that door, too");
            player.play(5).await.expect("they play");
            players.push(player);
        }
        players
    }

    /// Everything that was ever written here can be read, without a gap.
    async fn check_logs(mut self) {
        for node in &mut self.nodes {
            node.take().into_iter().for_each(Program::kill);
        }
        let store = store::Postgres::open(&self.url, store::Node::default()).await.expect("opens");
        for code in &self.codes {
            patient(async {
                while !matches!(store::Store::claim(&store, code).await, Ok(store::Claim::Ours(_))) {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            })
            .await;
            check_log(&store, code).await;
        }
        eprintln!("{} logs without a gap", self.codes.len());
    }
}

/// A database server: one for all tests, or one of a test's own that may crash.
enum Shared {
    All(&'static Postgres),
    Own(Box<Postgres>),
}

impl Shared {
    fn all() -> Option<Shared> {
        Postgres::shared().map(Shared::All)
    }
}

impl std::ops::Deref for Shared {
    type Target = Postgres;

    fn deref(&self) -> &Postgres {
        match self {
            Shared::All(postgres) => postgres,
            Shared::Own(postgres) => postgres,
        }
    }
}

/// A connection to the database that can be cut.
struct Wire {
    port: u16,
    whole: Arc<AtomicBool>,
}

impl Wire {
    async fn to(database: SocketAddr) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let whole = Arc::new(AtomicBool::new(true));
        let wire = Wire { port, whole: whole.clone() };
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let whole = whole.clone();
                tokio::spawn(async move {
                    let Ok(mut there) = TcpStream::connect(database).await else { return };
                    let cut = async {
                        while whole.load(Ordering::SeqCst) {
                            tokio::time::sleep(Duration::from_millis(5)).await;
                        }
                    };
                    tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut here, &mut there) => {}
                        () = cut => {}
                    }
                });
            }
        });
        wire
    }

    fn set(&self, whole: bool) {
        self.whole.store(whole, Ordering::SeqCst);
    }
}

/// They play until their connection ends; gives what they noted.
fn play_on(players: Vec<Player>) -> Vec<tokio::task::JoinHandle<[Notes; 2]>> {
    let play = |mut player: Player| async move {
        player.play(100_000).await;
        player.notes
    };
    players.into_iter().map(|player| tokio::spawn(play(player))).collect()
}

/// They come again, through whatever door opens, and find everything that they were told.
async fn come_again(doors: &[SocketAddr], notes: &[Notes; 2]) -> Player {
    let (begun, mut notes) = (Instant::now(), notes.clone());
    for door in doors.iter().cycle() {
        match check(*door, &notes).await {
            Ok(mut player) => match player.play(3).await {
                Some(()) => return player,
                None => notes = player.notes,
            },
            Err(why) => assert!(!why.contains("is lost") && !why.contains("is answered"), "{why}"),
        }
        assert!(begun.elapsed() < PATIENCE * 2, "no door opens");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    unreachable!("doors go round")
}

/// What may befall the first node.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Blow {
    Killed,
    Paused,
    Stopped,
    DatabaseCrashes,
    CutOff,
}

async fn survive(house: &mut House, blow: Blow) {
    // Nobody can be told anything by a node that stands still, so its people came through another door.
    let doors: &[usize] = if blow == Blow::Paused { &[1, 2] } else { &[0, 1, 2] };
    let playing = play_on(house.rooms(doors).await);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let begun = Instant::now();
    match blow {
        Blow::Killed => house.nodes[0].take().into_iter().for_each(Program::kill),
        Blow::Paused => house.signal(0, "-STOP"),
        Blow::Stopped => house.signal(0, "-TERM"),
        Blow::DatabaseCrashes => house.postgres.crash(),
        Blow::CutOff => house.wire.set(false),
    }
    let others: Vec<SocketAddr> = match blow {
        Blow::DatabaseCrashes => house.addrs.clone(),
        _ => house.addrs[1..].to_vec(),
    };
    let mut players = Vec::new();
    for task in playing {
        let notes = task.await.expect("no panic");
        let told: usize = notes.iter().map(|one| one.acknowledged.len()).sum();
        assert!(told > 5, "they were told too little to tell anything: {told}");
        players.push(come_again(&others, &notes).await);
    }
    eprintln!("{blow:?}: all rooms are played again after {:.1} s", begun.elapsed().as_secs_f64());
    match blow {
        Blow::Killed => house.start(0).await,
        Blow::Stopped => {
            house.nodes[0].take().expect("it ran").wait().await;
            house.start(0).await;
        }
        Blow::Paused => house.signal(0, "-CONT"),
        Blow::CutOff => house.wire.set(true),
        Blow::DatabaseCrashes => {}
    }
    // It is back, and a door like the others.
    patient(async {
        while try_http(house.addrs[0], "GET", "/readyz", "", "").await.is_none_or(|ready| ready.status != 200) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    for mut player in players {
        player.play(5).await.expect("nothing disturbs them");
        let mut player = come_again(&house.addrs[..1], &player.notes).await;
        player.play(5).await.expect("and through the door of the node that is back");
    }
}

async fn all(blow: Blow, times: u64) {
    let postgres = match blow {
        Blow::DatabaseCrashes => Postgres::start().map(Box::new).map(Shared::Own),
        _ => Shared::all(),
    };
    let Some(mut house) = House::open(postgres).await else { return };
    for _ in 0..if testkit::long() { times } else { 1 } {
        survive(&mut house, blow).await;
    }
    house.check_logs().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_is_killed() {
    all(Blow::Killed, 20).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_stands_still_and_goes_on() {
    all(Blow::Paused, 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_is_stopped_and_hands_its_rooms_over() {
    all(Blow::Stopped, 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_crashes() {
    all(Blow::DatabaseCrashes, 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_is_cut_off_from_the_database() {
    all(Blow::CutOff, 5).await;
}

/// Whatever is asked about a room, wherever: the answer is the same. One hop, never a circle.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_node_serves_anyone() {
    let Some(house) = House::open(Shared::all()).await else { return };
    let made = post(house.addrs[0], "/api/rooms", json!({ "name": "Ann", "public": true })).await.json();
    let code = word(&made, "code");
    for door in &house.addrs {
        assert_eq!(get(*door, &format!("/api/rooms/{code}")).await.json()["host"], "Ann");
        assert_eq!(get(*door, "/api/rooms").await.json()[0]["code"], code, "lists are the house's");
        assert_eq!(get(*door, "/api/rooms/ZZZZ").await.status, 404);
    }
    // A grant of one node is good at another, once, and in its own room.
    let bearer = format!("Authorization: bearer {}\r\n", word(&made, "token"));
    let path = format!("/api/rooms/{code}/device");
    let grant = http(house.addrs[1], "POST", &path, &bearer, "").await.json();
    let other = new_room(house.addrs[2], "Eve").await;
    let wrong = format!("/api/rooms/{}/device/redeem", word(&other, "code"));
    assert_eq!(post(house.addrs[2], &wrong, grant.clone()).await.status, 403, "not there");
    let redeem = format!("{path}/redeem");
    let pass = post(house.addrs[2], &redeem, grant.clone()).await;
    assert_eq!(pass.status, 200, "{}", pass.body);
    assert_eq!(post(house.addrs[0], &redeem, grant).await.status, 403, "once");
    let mut ann = Client::enter(house.addrs[1], &made).await;
    let mut tablet = Client::hello(house.addrs[2], &pass.json(), "tablet", None).await.expect("welcome");
    ann.yes(json!({ "say": { "text": "here and there" } })).await;
    tablet.until(|one| one.received.contains("here and there")).await;
    // A private room: its door is the same wherever one knocks, and people are known again by where they come from.
    let closed = post(house.addrs[0], "/api/rooms", json!({ "name": "Fay", "private": true })).await.json();
    let path = format!("/api/rooms/{}/join", word(&closed, "code"));
    let mut fay = Client::enter(house.addrs[1], &closed).await;
    let gus = post(house.addrs[2], &path, json!({ "name": "Gus" })).await.json();
    assert_eq!(gus["waits"], true);
    let mut door = dial(house.addrs[1]).await.expect("connects");
    let hello = json!({ "v": server::protocol::VERSION, "room": closed["code"], "token": gus["token"], "device": "d" });
    say(&mut door, &json!({ "hello": hello })).await;
    assert_eq!(next(&mut door).await.expect("an answer")["waiting"]["host"], "Fay");
    fay.yes(json!({ "let_in": { "player": gus["player"] } })).await;
    assert!(next(&mut door).await.expect("an answer").get("welcome").is_some());
    let invitation = word(&fay.room, "invitation").to_string();
    let hal = post(house.addrs[1], &path, json!({ "name": "Hal", "invitation": invitation })).await.json();
    assert!(hal.get("waits").is_none());
    fay.yes(json!({ "kick": { "player": hal["player"] } })).await;
    let again = json!({ "name": "Hal", "invitation": invitation });
    assert_eq!(post(house.addrs[2], &path, again).await.json()["waits"], true, "sent away is sent away everywhere");
    // Whoever pretends to be a node is nobody: the answer is passed on all the same, not taken from them.
    let forged = "houserules-node: 00\r\nhouserules-for: 10.9.9.9\r\n";
    assert_eq!(http(house.addrs[1], "GET", &format!("/api/rooms/{code}"), forged, "").await.status, 200);
    // What the host asks is answered with the host's key alone; the key is the house's.
    assert_eq!(get(house.addrs[1], "/metrics").await.status, 403);
    let plate = std::fs::read_to_string(house.folders[0].path().join("running.json")).expect("a plate at the door");
    let plate: serde_json::Value = serde_json::from_str(&plate).expect("JSON");
    let key = format!("Authorization: Bearer {}\r\n", word(&plate, "key"));
    let metrics = http(house.addrs[1], "GET", "/metrics", &key, "").await.body;
    assert!(metrics.contains("houserules_passed_on_total"), "{metrics}");
    let card = http(house.addrs[2], "GET", "/api/host", &key, "").await.json();
    assert_eq!((card["nodes"].as_array().map(Vec::len), &card["rooms"]), (Some(3), &json!(3)));
    // The host sees the tables of all nodes, through any of them.
    let tables = http(house.addrs[1], "GET", "/api/host/tables", &key, "").await.json();
    let codes: Vec<&str> = tables.as_array().into_iter().flatten().map(|table| word(table, "code")).collect();
    assert!(codes.contains(&code) && codes.contains(&word(&other, "code")), "{codes:?}");
    // A room is closed through any node.
    assert_eq!(http(house.addrs[2], "POST", &format!("/api/host/close?code={code}"), &key, "").await.status, 200);
    ann.until(|one| one.phase() == "closed").await;
}
