//! Rooms full of clients.

use crate::client::{Client, ClientError, Signals};
use crate::figures::Tally;
use crate::play::Plan;
use crate::protocol::Protocol;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// So many rooms are entered at a time.
const AT_A_TIME: usize = 8;

/// Why a crowd does not play.
#[derive(Debug, thiserror::Error)]
pub enum CrowdError {
    /// A client failed.
    #[error("room {room}: {why}")]
    Client {
        /// In which room, counted from 0.
        room: usize,
        /// What happened.
        why: ClientError,
    },
    /// One of our own tasks failed.
    #[error("a client came to a bad end: {0}")]
    Task(#[from] tokio::task::JoinError),
}

type Played = (usize, Result<Tally, ClientError>);

/// Rooms full of clients.
pub struct Crowd {
    clients: JoinSet<Played>,
    signals: Arc<Signals>,
    stop: watch::Sender<bool>,
    rooms: usize,
}

impl Crowd {
    /// Makes so many rooms, on these servers in turn, and connects everyone; nobody plays yet.
    pub async fn gather(
        addrs: &[SocketAddr],
        protocol: Protocol,
        plan: &Arc<Plan>,
        rooms: usize,
    ) -> Result<Self, CrowdError> {
        let (signals, (stop, stopping)) = (Arc::new(Signals::default()), watch::channel(false));
        let mut clients = JoinSet::new();
        let mut entering = JoinSet::new();
        for (room, addr) in (0..rooms).zip(addrs.iter().copied().cycle()) {
            if entering.len() >= AT_A_TIME {
                sit_down(&mut entering, &mut clients, &stopping).await?;
            }
            let (plan, signals) = (plan.clone(), signals.clone());
            entering.spawn(async move { (room, enter(addr, protocol, plan, signals, room).await) });
        }
        while !entering.is_empty() {
            sit_down(&mut entering, &mut clients, &stopping).await?;
        }
        Ok(Crowd { clients, signals, stop, rooms })
    }

    /// Matches begin in all rooms, but nobody moves.
    pub fn begin(&self) {
        self.signals.beginning.store(true, Ordering::Relaxed);
        let _ = self.stop.send(false);
    }

    /// Everyone plays from now on, one match after the other.
    pub fn play(&self) {
        self.signals.playing.store(true, Ordering::Relaxed);
        self.begin();
    }

    /// From now on it counts, or no longer.
    pub fn measure(&self, measuring: bool) {
        self.signals.measuring.store(measuring, Ordering::Relaxed);
    }

    /// How many moves have been acknowledged so far.
    pub fn moves(&self) -> u64 {
        self.signals.moves.load(Ordering::Relaxed)
    }

    /// How many matches have begun so far.
    pub fn begun(&self) -> u64 {
        self.signals.begun.load(Ordering::Relaxed)
    }

    /// Waits until a client fails, which none should.
    pub async fn failure(&mut self) -> CrowdError {
        while let Some(ended) = self.clients.join_next().await {
            match ended {
                Ok((room, Err(why))) => return CrowdError::Client { room, why },
                Ok(_) => {}
                Err(error) => return error.into(),
            }
        }
        std::future::pending().await
    }

    /// Everyone leaves; gives what they counted, room by room.
    pub async fn leave(mut self) -> Result<Vec<Tally>, CrowdError> {
        let _ = self.stop.send(true);
        let mut rooms = vec![Tally::default(); self.rooms];
        while let Some(ended) = self.clients.join_next().await {
            let (room, played) = ended?;
            rooms[room].add(played.map_err(|why| CrowdError::Client { room, why })?);
        }
        Ok(rooms)
    }
}

type Entered = (usize, Result<Vec<Client>, ClientError>);

async fn enter(
    addr: SocketAddr,
    protocol: Protocol,
    plan: Arc<Plan>,
    signals: Arc<Signals>,
    room: usize,
) -> Result<Vec<Client>, ClientError> {
    let mut clients = Vec::new();
    for (seat, pass) in protocol.enter(addr, &plan).await?.iter().enumerate() {
        let seed = (room * 64 + seat) as u64;
        clients.push(Client::connect(addr, protocol, plan.clone(), pass, signals.clone(), seed).await?);
    }
    Ok(clients)
}

/// The next room whose guests are all there.
async fn sit_down(
    entering: &mut JoinSet<Entered>,
    clients: &mut JoinSet<Played>,
    stopping: &watch::Receiver<bool>,
) -> Result<(), CrowdError> {
    let Some(entered) = entering.join_next().await else { return Ok(()) };
    let (room, entered) = entered?;
    for client in entered.map_err(|why| CrowdError::Client { room, why })? {
        let stopping = stopping.clone();
        clients.spawn(async move { (room, client.play(stopping).await) });
    }
    Ok(())
}
