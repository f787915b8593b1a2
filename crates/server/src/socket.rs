//! One WebSocket.

use crate::actor::{Letter, ToSocket};
use crate::limits::Bucket;
use crate::mailbox::Post;
use crate::nodes;
use crate::outbox::{Inbox, Outbox, outbox};
use crate::protocol::{FromClient, FromServer, Hello};
use crate::serve::{Refused, Server};
use crate::wire::{self, Frame, Utf8Bytes, Wire};
use axum::http::StatusCode;
use kernel::{Refusal, message};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Connection;

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

pub(crate) async fn serve(socket: &mut Wire, house: Arc<Server>, address: IpAddr, passed_on: bool) {
    if !house.sockets.take(address, house.config.limits.sockets) {
        let why = Refusal::new("limit.sockets", message!("limit-address"));
        Box::pin(bye(socket, &house, &why, false)).await;
        return;
    }
    house.counts.sockets.inc();
    if let Err((why, again)) = talk(socket, &house, address, passed_on).await {
        // What happens once is not kept room for in the task that waits.
        Box::pin(bye(socket, &house, &why, again)).await;
    }
    house.counts.sockets.dec();
    house.sockets.give_back(address);
}

type Ended = Result<(), (Refusal, bool)>;

fn unreadable(why: &str) -> (Refusal, bool) {
    let why = crate::http::in_plain_words(why);
    (Refusal::new("server.unreadable", message!("server-unreadable", why = why)), false)
}

async fn talk(socket: &mut Wire, house: &Arc<Server>, address: IpAddr, passed_on: bool) -> Ended {
    let first = tokio::time::timeout(HELLO, next_text(socket, house.config.limits.frame_bytes));
    let hello = match Box::pin(first).await {
        Ok(Ok(Some(text))) => read_hello(&text)?,
        Ok(Ok(None)) => return Ok(()),
        Ok(Err(why)) => return Err(unreadable(&why)),
        Err(_) => return Err((Refusal::new("server.hello", message!("server-hello")), false)),
    };
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let id: Connection = NEXT.fetch_add(1, Ordering::Relaxed);
    let (outbox, mut inbox) = outbox(house.config.limits.unread_frames);
    let room = match Box::pin(enter(house, address, id, &hello, outbox)).await {
        Ok(room) => room,
        Err(Refused { elsewhere: Some(node), .. }) if !passed_on => {
            return Box::pin(nodes::pass_socket(socket, house, address, &node.0, hello)).await;
        }
        Err(refused) => return Err((refused.refusal, refused.again)),
    };
    drop(hello);
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
    outbox: Outbox<ToSocket>,
) -> Result<Post<Box<Letter>>, Refused> {
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
    socket: &mut Wire,
    house: &Arc<Server>,
    address: IpAddr,
    inbox: &mut Inbox<ToSocket>,
) -> Result<bool, (Refusal, bool)> {
    let Some(answer) = inbox.take().await else { return Err(again()) };
    match write_all(socket, answer).await {
        Some(Some((why, come_again))) => {
            // A made-up token must not tell more of a code than no token would.
            if why.rule == "server.token" {
                house.missed(address).map_err(|refused| (refused.refusal, refused.again))?;
            }
            Err((why, come_again))
        }
        written => Ok(written.is_some()),
    }
}

/// Passes frames both ways until one side ends. What that takes is on the heap only while it is done: a socket's task has
/// little to remember while it waits.
async fn exchange(
    socket: &mut Wire,
    house: &Arc<Server>,
    id: Connection,
    room: &Post<Box<Letter>>,
    inbox: &mut Inbox<ToSocket>,
) -> Ended {
    let limits = house.config.limits;
    let mut bucket = Bucket::full(limits.frames_at_once);
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    let mut silent = 0;
    loop {
        tokio::select! {
            all = inbox.take() => {
                // The room dropped this connection: it was too slow, or the room ended badly.
                let Some(all) = all else { return Err(again()) };
                match Box::pin(write_all(socket, all)).await {
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
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => continue,
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
                Box::pin(pass_on(&text, id, room)).await?;
            }
            _ = heartbeat.tick() => {
                silent += 1;
                if silent > 3 || !Box::pin(ping(socket)).await {
                    return Ok(());
                }
            }
        }
    }
}

async fn pass_on(text: &str, connection: Connection, room: &Post<Box<Letter>>) -> Ended {
    let frame = serde_json::from_str(text).map_err(|e| unreadable(&e.to_string()))?;
    room.send(Box::new(Letter::Frame { connection, frame })).await.map_err(|_| again())
}

/// The next text; nothing: the other side is gone.
async fn next_text(socket: &mut Wire, most: usize) -> Result<Option<String>, String> {
    loop {
        match socket.recv().await {
            Some(Ok(Frame::Text(text))) => return check_length(&text, most).map(|()| Some(text.to_string())),
            Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => {}
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

/// Writes all that waits, in one go. Gives the goodbye, if one is among it. `None`: nobody reads.
async fn write_all(socket: &mut Wire, all: Vec<ToSocket>) -> Option<Option<(Refusal, bool)>> {
    let (mut texts, mut bye) = (Vec::with_capacity(all.len()), None);
    for to in all {
        match to {
            ToSocket::Frame(text) => texts.push(text),
            ToSocket::Frames(more) => texts.extend(more),
            ToSocket::Bye(why, again) => {
                bye = Some((*why, again));
                break;
            }
        }
    }
    write(socket, &texts).await.then_some(bye)
}

/// Is it written? Not, if nobody reads.
pub(crate) async fn write(socket: &mut Wire, texts: &[Utf8Bytes]) -> bool {
    in_time(socket.write(texts)).await
}

pub(crate) async fn ping(socket: &mut Wire) -> bool {
    in_time(socket.ping()).await
}

pub(crate) async fn close(socket: &mut Wire, code: u16) {
    in_time(socket.close(code)).await;
}

async fn in_time(written: impl Future<Output = Result<(), wire::Error>>) -> bool {
    matches!(tokio::time::timeout(STUCK, written).await, Ok(Ok(())))
}

async fn bye(socket: &mut Wire, house: &Server, why: &Refusal, again: bool) {
    let said = why.clone().said(house.rooms.house.words(), kernel::ENGLISH, &[]);
    let frame = FromServer::Bye { why: said, again };
    let text = serde_json::to_string(&frame).unwrap_or_default();
    if write(socket, &[text.into()]).await {
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
async fn hear_out(socket: &mut Wire) {
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
