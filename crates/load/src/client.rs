//! One client: it reads all that it is sent, plays when it is waited for, and notes what that took.

use crate::figures::Tally;
use crate::play::{Luck, Pick, Plan, Stuck, choose};
use crate::protocol::{Heard, Pass, Phase, Protocol, ProtocolError, Seen, Wish};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// So often in a row may a client be refused at the same point of a match before something is wrong.
const REFUSALS: u32 = 8;

/// Why a client stops playing.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection fails.
    #[error("the connection failed: {0}")]
    Connection(#[from] tungstenite::Error),
    /// The connection is over before the measurement.
    #[error("the server ended the connection: {0}")]
    Ended(String),
    /// What is said is not understood.
    #[error(transparent)]
    Protocol(#[from] ProtocolError),
    /// What to do is not known.
    #[error(transparent)]
    Stuck(#[from] Stuck),
    /// What is offered is refused.
    #[error("the server goes on refusing what it offers: {0}")]
    Refused(String),
}

/// What all clients of a crowd look at.
#[derive(Debug, Default)]
pub struct Signals {
    /// Is it being measured now?
    pub measuring: AtomicBool,
    /// May matches begin?
    pub beginning: AtomicBool,
    /// May moves be made?
    pub playing: AtomicBool,
    /// How many matches have begun, measured or not.
    pub begun: AtomicU64,
    /// How many moves have been acknowledged, measured or not.
    pub moves: AtomicU64,
}

/// Someone at a table.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    protocol: Protocol,
    plan: Arc<Plan>,
    signals: Arc<Signals>,
    seen: Seen,
    luck: Luck,
    /// The number of the last command.
    id: u64,
    /// The command that is not answered yet.
    waiting: Option<Waiting>,
    /// The entry of the last command that was done: until it was told, the table is as it was before.
    done: u64,
    /// At which entry one was refused, and how often.
    refused: (u64, u32),
    /// Not before then: see [`Plan::pause`].
    next: Instant,
    tally: Tally,
}

struct Waiting {
    id: u64,
    /// The last entry that was known then.
    at: u64,
    since: Instant,
    is_move: bool,
    measured: bool,
}

impl Client {
    /// Connects and says hello.
    pub async fn connect(
        addr: SocketAddr,
        protocol: Protocol,
        plan: Arc<Plan>,
        pass: &Pass,
        signals: Arc<Signals>,
        seed: u64,
    ) -> Result<Self, ClientError> {
        // Small buffers, so that thousands of clients fit.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(4096);
        let url = format!("ws://{addr}/ws");
        // The last one: without Nagle's algorithm.
        let (mut socket, _) = tokio_tungstenite::connect_async_with_config(url, Some(config), true).await?;
        socket.send(Message::text(protocol.hello(pass))).await?;
        let seen = Seen { wants_view: plan.game == "crossword" || plan.draws(), ..Seen::default() };
        let mut client = Client {
            socket,
            protocol,
            plan,
            signals,
            seen,
            luck: Luck::new(seed + 1),
            id: 0,
            waiting: None,
            done: 0,
            refused: (0, 0),
            next: Instant::now(),
            tally: Tally::default(),
        };
        while client.seen.seat.is_none() {
            client.hear().await?;
        }
        Ok(client)
    }

    /// Plays until it is told to stop (`true`; `false` only wakes it); gives what it noted.
    pub async fn play(mut self, mut stop: watch::Receiver<bool>) -> Result<Tally, ClientError> {
        while !*stop.borrow_and_update() {
            let wish = self.wish()?;
            let waits = matches!(wish, Some(Wish::Act(_))) && Instant::now() < self.next;
            if let Some(wish) = wish.filter(|_| !waits) {
                self.send(&wish).await?;
            }
            let next = self.next;
            tokio::select! {
                heard = self.hear() => heard?,
                _ = stop.changed() => {}
                () = tokio::time::sleep_until(next.into()), if waits => {}
            }
        }
        let _ = self.socket.close(None).await;
        Ok(self.tally)
    }

    /// Reads one frame.
    async fn hear(&mut self) -> Result<(), ClientError> {
        let text = loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => break text,
                Some(Ok(Message::Close(frame))) => return Err(ClientError::Ended(format!("{frame:?}"))),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(ClientError::Ended("without a word".into())),
            }
        };
        let before = self.seen.phase;
        let heard = self.protocol.read(&text, &mut self.seen)?;
        if self.seen.host && before != Phase::Playing && self.seen.phase == Phase::Playing {
            self.signals.begun.fetch_add(1, Ordering::Relaxed);
        }
        if self.signals.measuring.load(Ordering::Relaxed) {
            self.tally.bytes += text.len() as u64;
            if heard == Heard::Entry {
                let playing = before == Phase::Playing && self.seen.phase == Phase::Playing;
                self.tally.frame(text.len(), playing);
                let ended = before == Phase::Playing && self.seen.phase == Phase::Over;
                self.tally.matches += u64::from(ended && self.seen.host);
            }
        }
        if heard == Heard::Entry {
            self.next = Instant::now() + Duration::from_millis(self.plan.pause);
        }
        self.take(heard)
    }

    fn take(&mut self, heard: Heard) -> Result<(), ClientError> {
        match heard {
            Heard::Done { id, seq } => self.was_done(id, seq),
            Heard::Refused { id, why } => return self.was_refused(id, why),
            Heard::Bye(why) => return Err(ClientError::Ended(why)),
            Heard::Entry | Heard::Nothing => {}
        }
        Ok(())
    }

    fn was_done(&mut self, id: u64, seq: u64) {
        let Some(waiting) = self.waiting.take_if(|waiting| waiting.id == id) else { return };
        self.done = seq;
        if waiting.is_move {
            self.signals.moves.fetch_add(1, Ordering::Relaxed);
        }
        if !self.signals.measuring.load(Ordering::Relaxed) {
            return;
        }
        match waiting.is_move {
            true => self.tally.moves += 1,
            false => self.tally.others += 1,
        }
        if waiting.is_move && waiting.measured {
            self.tally.took(waiting.since.elapsed());
        }
    }

    fn was_refused(&mut self, id: u64, why: String) -> Result<(), ClientError> {
        let Some(waiting) = self.waiting.take_if(|waiting| waiting.id == id) else { return Ok(()) };
        self.tally.refused += u64::from(self.signals.measuring.load(Ordering::Relaxed));
        let before = if self.refused.0 == waiting.at { self.refused.1 } else { 0 };
        self.refused = (waiting.at, before + 1);
        if before >= REFUSALS { Err(ClientError::Refused(why)) } else { Ok(()) }
    }

    /// What this client wants now, if anything.
    fn wish(&mut self) -> Result<Option<Wish>, ClientError> {
        if self.waiting.is_some() || self.seen.seq < self.done {
            return Ok(None);
        }
        let seen = &self.seen;
        let may = if seen.phase == Phase::Playing { &self.signals.playing } else { &self.signals.beginning };
        if !may.load(Ordering::Relaxed) {
            return Ok(None);
        }
        Ok(match seen.phase {
            Phase::Lobby | Phase::Starting if !seen.ready => Some(Wish::Ready),
            Phase::Lobby if seen.host && seen.ready_players == usize::from(self.plan.seats) => Some(Wish::Start),
            Phase::Playing if seen.is_awaited() || self.plan.draws() => self.act()?,
            Phase::Over if seen.host => Some(Wish::Rematch),
            _ => None,
        })
    }

    fn act(&mut self) -> Result<Option<Wish>, ClientError> {
        // Refused just here: someone was quicker, or the play was not as good as it looked. Then anything else.
        let again = self.refused.0 == self.seen.seq && self.refused.1 > 0;
        let pick = if again { Pick::Any } else { self.plan.pick };
        let plan = Plan { pick, ..Plan::clone(&self.plan) };
        let view = (!again).then_some(self.seen.view.as_str());
        Ok(choose(&plan, &self.seen.offers, view, &mut self.luck)?.map(Wish::Act))
    }

    async fn send(&mut self, wish: &Wish) -> Result<(), ClientError> {
        self.id += 1;
        let is_move = matches!(wish, Wish::Act(_));
        let measured = self.signals.measuring.load(Ordering::Relaxed);
        self.waiting = Some(Waiting { id: self.id, at: self.seen.seq, since: Instant::now(), is_move, measured });
        self.socket.send(Message::text(self.protocol.command(self.id, wish))).await?;
        Ok(())
    }
}
