//! The bare relay: what a room costs that knows no game.
//!
//! A room hands a small frame on to everyone in it, after the same commit that a move of the real server waits for
//! (the store's own thread, group commit without a timer, `synchronous=FULL`), and then acknowledges it. What a server
//! costs beyond this is the price of the game, its rules and what is told.

use crate::protocol::relay::{self as words, FromClient, Hello};
use axum::Router;
use axum::extract::ws::{Message as Frame, WebSocket};
use axum::extract::{State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Append, Sqlite, Store};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Messages that wait for a room.
const MAILBOX: usize = 64;
/// The largest frame.
const FRAME_BYTES: usize = 16 * 1024;

type Outbox = mpsc::UnboundedSender<Arc<str>>;

enum Message {
    Enter { seat: u8, seats: u8, outbox: Outbox },
    Do { seat: u8, id: u64, what: Box<RawValue> },
}

/// All rooms by their names.
#[derive(Clone)]
struct Rooms {
    store: Arc<Sqlite>,
    mailboxes: Arc<Mutex<HashMap<String, mpsc::Sender<Message>>>>,
}

/// Relays until the process ends.
pub async fn serve(listener: TcpListener, store: Sqlite) -> io::Result<()> {
    let rooms = Rooms { store: Arc::new(store), mailboxes: Arc::default() };
    let app = Router::new().route("/ws", get(connect)).with_state(rooms);
    // Without this every frame waits for the other side's acknowledgement: 40 ms.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    axum::serve(listener, app).await
}

async fn connect(State(rooms): State<Rooms>, upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .read_buffer_size(2 * 1024)
        .write_buffer_size(2 * 1024)
        .max_message_size(FRAME_BYTES)
        .on_upgrade(move |socket| talk(socket, rooms))
}

async fn talk(mut socket: WebSocket, rooms: Rooms) {
    let Some(Ok(Frame::Text(text))) = socket.next().await else { return };
    let Ok(FromClient::Hello(hello)) = serde_json::from_str(&text) else { return };
    let Hello { room, seat, seats } = hello;
    let room = rooms.find(&room);
    let (outbox, mut inbox) = mpsc::unbounded_channel();
    if room.send(Message::Enter { seat, seats, outbox }).await.is_err() {
        return;
    }
    loop {
        let passed = tokio::select! {
            frame = inbox.recv() => match frame {
                Some(frame) => write(&mut socket, frame, &mut inbox).await,
                None => false,
            },
            frame = socket.next() => match frame {
                Some(Ok(Frame::Text(text))) => pass_on(&text, seat, &room).await,
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => true,
                _ => false,
            },
        };
        if !passed {
            return;
        }
    }
}

/// Writes what there is at once.
async fn write(socket: &mut WebSocket, first: Arc<str>, inbox: &mut mpsc::UnboundedReceiver<Arc<str>>) -> bool {
    let mut next = Some(first);
    while let Some(frame) = next {
        if socket.feed(Frame::Text(frame.as_ref().into())).await.is_err() {
            return false;
        }
        next = inbox.try_recv().ok();
    }
    socket.flush().await.is_ok()
}

async fn pass_on(text: &str, seat: u8, room: &mpsc::Sender<Message>) -> bool {
    let Ok(FromClient::Do(act)) = serde_json::from_str(text) else { return false };
    room.send(Message::Do { seat, id: act.id, what: act.what.to_owned() }).await.is_ok()
}

impl Rooms {
    fn find(&self, name: &str) -> mpsc::Sender<Message> {
        let mut mailboxes = self.mailboxes.lock().unwrap_or_else(PoisonError::into_inner);
        let open = || {
            let (sender, mailbox) = mpsc::channel(MAILBOX);
            let room = Room { name: name.into(), seq: 0, outboxes: HashMap::new(), store: self.store.clone() };
            tokio::spawn(room.run(mailbox));
            sender
        };
        mailboxes.entry(name.into()).or_insert_with(open).clone()
    }
}

struct Room {
    name: String,
    seq: u64,
    outboxes: HashMap<u8, Outbox>,
    store: Arc<Sqlite>,
}

impl Room {
    async fn run(mut self, mut mailbox: mpsc::Receiver<Message>) {
        while let Some(message) = mailbox.recv().await {
            match message {
                Message::Enter { seat, seats, outbox } => {
                    let _ = outbox.send(words::welcome(seat).into());
                    self.outboxes.insert(seat, outbox);
                    // When all are there the first one has the turn.
                    if self.outboxes.len() == usize::from(seats)
                        && self.relay(&RawValue::NULL.to_owned()).await.is_err()
                    {
                        return;
                    }
                }
                Message::Do { seat, id, what } => {
                    if self.relay(&what).await.is_err() {
                        return;
                    }
                    if let Some(outbox) = self.outboxes.get(&seat) {
                        let _ = outbox.send(words::ok(id, self.seq).into());
                    }
                }
            }
        }
    }

    /// Keeps a move, then tells everyone.
    async fn relay(&mut self, what: &RawValue) -> Result<(), store::StoreError> {
        let turn = (self.seq % (self.outboxes.len().max(1) as u64)) as u8;
        let frame = words::tidings(self.seq + 1, turn, what);
        self.store.append(Append::new(&self.name, self.seq, 1, &frame)).await?;
        self.seq += 1;
        let frame: Arc<str> = frame.into();
        self.outboxes.values().for_each(|outbox| drop(outbox.send(frame.clone())));
        Ok(())
    }
}
