//! One WebSocket.

use crate::actor::{Letter, ToSocket};
use crate::limits::Bucket;
use crate::nodes;
use crate::protocol::{FromClient, FromServer, Hello};
use crate::serve::{Refused, Server};
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use axum::http::StatusCode;
use futures_util::SinkExt;
use kernel::{Refusal, message};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Connection;
use tokio::sync::mpsc;

/// Hello must come within so long.
const HELLO: Duration = Duration::from_secs(10);
/// So often a silent connection is asked whether it still lives.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// A frame that cannot be written for so long: nobody reads.
const STUCK: Duration = Duration::from_secs(10);
/// So long someone who is sent away may still be talking.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// So long a goodbye may be on its way to someone whose words cannot be read any more.
const ON_ITS_WAY: Duration = Duration::from_millis(200);

pub(crate) async fn serve(mut socket: WebSocket, house: Arc<Server>, address: IpAddr, passed_on: bool) {
    if !house.sockets.take(address, house.config.limits.sockets) {
        let why = Refusal::new("limit.sockets", message!("limit-address"));
        Box::pin(bye(&mut socket, &house, &why, false)).await;
        return;
    }
    house.counts.sockets.inc();
    if let Err((why, again)) = talk(&mut socket, &house, address, passed_on).await {
        // What happens once is not kept room for in the task that waits.
        Box::pin(bye(&mut socket, &house, &why, again)).await;
    }
    house.counts.sockets.dec();
    house.sockets.give_back(address);
}

type Ended = Result<(), (Refusal, bool)>;

fn unreadable(why: &str) -> (Refusal, bool) {
    let why = crate::http::in_plain_words(why);
    (Refusal::new("server.unreadable", message!("server-unreadable", why = why)), false)
}

async fn talk(socket: &mut WebSocket, house: &Arc<Server>, address: IpAddr, passed_on: bool) -> Ended {
    let first = tokio::time::timeout(HELLO, next_text(socket, house.config.limits.frame_bytes));
    let hello = match Box::pin(first).await {
        Ok(Ok(Some(text))) => read_hello(&text)?,
        Ok(Ok(None)) => return Ok(()),
        Ok(Err(why)) => return Err(unreadable(&why)),
        Err(_) => return Err((Refusal::new("server.hello", message!("server-hello")), false)),
    };
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let id: Connection = NEXT.fetch_add(1, Ordering::Relaxed);
    let (outbox, mut inbox) = mpsc::channel(house.config.limits.unread_frames);
    let room = match Box::pin(enter(house, address, id, &hello, outbox)).await {
        Ok(room) => room,
        Err(Refused { elsewhere: Some(node), .. }) if !passed_on => {
            return Box::pin(nodes::pass_socket(socket, house, address, &node.0, hello)).await;
        }
        Err(refused) => return Err((refused.refusal, refused.again)),
    };
    let ended = match Box::pin(first_answer(socket, house, address, &mut inbox)).await {
        Ok(true) => exchange(socket, house, id, &room, &mut inbox).await,
        Ok(false) => Ok(()),
        Err(ended) => Err(ended),
    };
    let _ = room.send(Box::new(Letter::Gone { connection: id })).await;
    ended
}

fn read_hello(text: &str) -> Result<Hello, (Refusal, bool)> {
    match serde_json::from_str(text) {
        Ok(FromClient::Hello(hello)) => Ok(hello),
        Ok(_) => Err((Refusal::new("server.hello", message!("server-hello")), false)),
        Err(e) => Err(unreadable(&e.to_string())),
    }
}

fn again() -> (Refusal, bool) {
    (Refusal::new("server.again", message!("server-closing")), true)
}

async fn enter(
    house: &Arc<Server>,
    address: IpAddr,
    connection: Connection,
    hello: &Hello,
    outbox: mpsc::Sender<Box<ToSocket>>,
) -> Result<mpsc::Sender<Box<Letter>>, Refused> {
    let ended = || Refused {
        again: true,
        ..Refused::new(StatusCode::SERVICE_UNAVAILABLE, "server.again", message!("server-closing"))
    };

    let found = match hello.token {
        Some(_) => house.find_own(&hello.room, address).await,
        None => house.find(&hello.room, address).await,
    };
    let room = found?;
    room.send(Box::new(Letter::Open { connection, address, outbox })).await.map_err(|_| ended())?;
    let frame = Box::new(FromClient::Hello(hello.clone()));
    room.send(Box::new(Letter::Frame { connection, frame })).await.map_err(|_| ended())?;
    Ok(room)
}

/// The answer to hello: is one let in? `Ok(false)`: nobody reads it.
async fn first_answer(
    socket: &mut WebSocket,
    house: &Arc<Server>,
    address: IpAddr,
    inbox: &mut mpsc::Receiver<Box<ToSocket>>,
) -> Result<bool, (Refusal, bool)> {
    match inbox.recv().await.map(|boxed| *boxed) {
        Some(ToSocket::Frame(welcome)) => Ok(write(socket, Frame::Text(welcome)).await),
        Some(ToSocket::Frames(frames)) => {
            for frame in frames {
                if !write(socket, Frame::Text(frame)).await {
                    return Ok(false);
                }
            }
            Ok(true)
        }
        Some(ToSocket::Bye(why, come_again)) => {
            // A made-up token must not tell more of a code than no token would.
            if why.rule == "server.token" {
                house.missed(address).map_err(|refused| (refused.refusal, refused.again))?;
            }
            Err((why, come_again))
        }
        None => Err(again()),
    }
}

/// Passes frames both ways until one side ends.
async fn exchange(
    socket: &mut WebSocket,
    house: &Arc<Server>,
    id: Connection,
    room: &mpsc::Sender<Box<Letter>>,
    inbox: &mut mpsc::Receiver<Box<ToSocket>>,
) -> Ended {
    let limits = house.config.limits;
    let mut bucket = Bucket::full(limits.frames_at_once);
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    let mut silent = 0;
    loop {
        tokio::select! {
            frame = inbox.recv() => {
                // The room dropped this connection: it was too slow, or the room ended badly.
                let Some(frame) = frame else { return Err(again()) };
                match write_all(socket, *frame, inbox).await {
                    Some(None) => {}
                    Some(Some(bye)) => return Err(bye),
                    None => return Ok(()),
                }
            }
            frame = socket.recv() => {
                silent = 0;
                let text = match frame {
                    Some(Ok(Frame::Text(text))) => text,
                    Some(Ok(Frame::Binary(_))) => return Err(unreadable("it is not text")),
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Ok(Frame::Close(_))) | None => {
                        Box::pin(hear_out(socket)).await;
                        return Ok(());
                    }
                    Some(Err(e)) => return Err(unreadable(&e.to_string())),
                };
                check_length(&text, limits.frame_bytes).map_err(|why| unreadable(&why))?;
                if bucket.take(limits.frames_at_once, f64::from(limits.frames_a_second)).is_err() {
                    return Err((Refusal::new("limit.frames", message!("limit-frames")), true));
                }
                pass_on(&text, id, room).await?;
            }
            _ = heartbeat.tick() => {
                silent += 1;
                if silent > 3 || !write(socket, Frame::Ping(Vec::new().into())).await {
                    return Ok(());
                }
            }
        }
    }
}

async fn pass_on(text: &str, connection: Connection, room: &mpsc::Sender<Box<Letter>>) -> Ended {
    let frame = serde_json::from_str(text).map_err(|e| unreadable(&e.to_string()))?;
    room.send(Box::new(Letter::Frame { connection, frame })).await.map_err(|_| again())
}

/// The next text; nothing: the other side is gone.
async fn next_text(socket: &mut WebSocket, most: usize) -> Result<Option<String>, String> {
    loop {
        match socket.recv().await {
            Some(Ok(Frame::Text(text))) => return check_length(&text, most).map(|()| Some(text.to_string())),
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
            Some(Ok(Frame::Binary(_))) => return Err("it is not text".into()),
            Some(Ok(Frame::Close(_))) | None => return Ok(None),
            Some(Err(e)) => return Err(e.to_string()),
        }
    }
}

/// A frame that is too long is read before it is refused: the connection of who is still writing would be reset, and the
/// reason lost on its way.
fn check_length(text: &str, most: usize) -> Result<(), String> {
    if text.len() > most { Err(format!("it has {} bytes, and {most} are allowed", text.len())) } else { Ok(()) }
}

/// Writes a frame, and those that wait behind it, in one go. Gives the goodbye, if one is among them. `None`: nobody reads.
async fn write_all(
    socket: &mut WebSocket,
    first: ToSocket,
    inbox: &mut mpsc::Receiver<Box<ToSocket>>,
) -> Option<Option<(Refusal, bool)>> {
    let all = async {
        let mut next = Some(first);
        let mut bye = None;
        while let Some(to) = next {
            match to {
                ToSocket::Frame(text) => socket.feed(Frame::Text(text)).await?,
                ToSocket::Frames(texts) => {
                    for text in texts {
                        socket.feed(Frame::Text(text)).await?;
                    }
                }
                ToSocket::Bye(why, again) => bye = Some((why, again)),
            }
            next = if bye.is_none() { inbox.try_recv().ok().map(|boxed| *boxed) } else { None };
        }
        socket.flush().await?;
        Ok::<_, axum::Error>(bye)
    };
    tokio::time::timeout(STUCK, all).await.ok()?.ok()
}

pub(crate) async fn write(socket: &mut WebSocket, frame: Frame) -> bool {
    matches!(tokio::time::timeout(STUCK, socket.send(frame)).await, Ok(Ok(())))
}

async fn bye(socket: &mut WebSocket, house: &Server, why: &Refusal, again: bool) {
    let said = why.clone().said(house.rooms.house.words(), kernel::ENGLISH, &[]);
    let frame = FromServer::Bye { why: said, again };
    let text = serde_json::to_string(&frame).unwrap_or_default();
    if write(socket, Frame::Text(text.into())).await {
        close(socket, code_of(&why.rule, again)).await;
        hear_out(socket).await;
    }
}

/// The code that tells the cause, for clients that look at nothing else.
fn code_of(rule: &str, again: bool) -> u16 {
    match rule {
        "server.unreadable" => 1007,
        "server.hello" | "server.version" => 1002,
        rule if rule.starts_with("limit.") => 1013,
        _ if again => 1012,
        _ => 1008,
    }
}

/// Reads until the other side has closed, too. With frames unread the system would reset the connection, and a goodbye
/// could be lost on its way.
async fn hear_out(socket: &mut WebSocket) {
    let rest = async {
        while let Some(frame) = socket.recv().await {
            if frame.is_err() {
                tokio::time::sleep(ON_ITS_WAY).await;
                return;
            }
        }
    };
    let _ = tokio::time::timeout(LAST_WORDS, rest).await;
}

pub(crate) async fn close(socket: &mut WebSocket, code: u16) {
    write(socket, Frame::Close(Some(CloseFrame { code, reason: "".into() }))).await;
}
