//! The clients play every game on a real server in this process: as many moves as asked, without a word of how fast.

use load::play::Plan;
use load::protocol::Protocol;
use load::{Crowd, CrowdError, relay};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

/// Only to fail instead of hanging.
const PATIENCE: Duration = Duration::from_secs(60);

async fn house() -> server::Running {
    let catalogue = catalogue::Catalogue::standard();
    let content = catalogue.stock();
    let house = table::House { catalogue, content, variants: vec![] };
    let mut config = server::Config { addr: SocketAddr::from(([127, 0, 0, 1], 0)), ..server::Config::default() };
    config.limits.frames_a_second = 100_000;
    config.limits.frames_at_once = 100_000;
    config.limits.rooms_a_minute = 1_000;
    config.limits.joins_a_minute = 1_000;
    server::start(config, house, Arc::new(store::Memory::default())).await.expect("a free port")
}

/// Plays so many moves in two rooms; gives how many matches began.
async fn play(addr: SocketAddr, protocol: Protocol, plan: Plan, moves: u64) -> Result<u64, CrowdError> {
    let mut crowd = Crowd::gather(&[addr], protocol, &Arc::new(plan), 2).await?;
    crowd.measure(true);
    crowd.play();
    let enough = tokio::time::timeout(PATIENCE, async {
        while crowd.moves() < moves {
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(5)) => {}
                error = crowd.failure() => return Err(error),
            }
        }
        Ok(())
    });
    enough.await.expect("it takes too long")?;
    let begun = crowd.begun();
    let rooms = crowd.leave().await?;
    assert!(rooms.iter().all(|room| room.moves > 0 && room.frames > 0 && room.took.len() as u64 == room.moves));
    Ok(begun)
}

async fn play_here(game: &str, moves: u64) -> u64 {
    let running = house().await;
    let protocol = Protocol::of(running.addr()).await.expect("a version that is known");
    let begun = play(running.addr(), protocol, Plan::of(game), moves).await.expect("everyone plays");
    running.stop().await;
    begun
}

#[tokio::test(flavor = "multi_thread")]
async fn nim_goes_on_after_a_rematch() {
    // A match has twelve moves, so there are several in each room, with seats that change.
    assert!(play_here("nim", 80).await >= 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn texas42_is_played() {
    play_here("texas42", 120).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uno_is_played() {
    play_here("uno", 120).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crossword_is_played() {
    play_here("crossword", 60).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiz_is_played() {
    play_here("trivia", 60).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_relay_relays() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store::Sqlite::open(&folder.path().join("relay.sqlite")).expect("opens");
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let addr = listener.local_addr().expect("an address");
    let relay = tokio::spawn(relay::serve(listener, store));
    let plan = Plan::of("texas42").relayed();
    play(addr, Protocol::Relay, plan, 40).await.expect("everyone is told");
    relay.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_not_there_is_told() {
    let running = house().await;
    let failed = play(running.addr(), Protocol::House(2), Plan::of("chess"), 1).await.expect_err("no such game");
    assert!(failed.to_string().contains("/api/rooms: 4"), "{failed}");
    running.stop().await;
}
