//! WebSockets byte by byte: what a browser never sends, and what comes in pieces.

use crate::common::*;
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const CONTINUED: u8 = 0x0;
const TEXT: u8 = 0x1;
const CLOSE: u8 = 0x8;
const PING: u8 = 0x9;
const PONG: u8 = 0xa;
/// Nothing follows that belongs to it.
const LAST: u8 = 0x80;
/// What came is masked, as all of a client's must be.
const MASKED: u8 = 0x80;
const MASK: [u8; 4] = [7, 0, 211, 19];

/// A connection that is a WebSocket already, without anybody who knows how to speak it.
async fn dial_by_hand(addr: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.expect("connects");
    let call = format!(
        "GET /ws HTTP/1.1\r\nHost: {addr}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(call.as_bytes()).await.expect("sends");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(patient(stream.read_u8()).await.expect("an answer"));
    }
    let answer = String::from_utf8_lossy(&answer).to_lowercase();
    assert!(answer.starts_with("http/1.1 101 ") && answer.contains("s3pplmbitxaq9kygzzhzrbk+xoo="), "{answer}");
    stream
}

/// A frame as a client sends it.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match payload.len() {
        short @ 0..126 => bytes.push(MASKED | short as u8),
        long @ 126..65_536 => {
            bytes.push(MASKED | 126);
            bytes.extend((long as u16).to_be_bytes());
        }
        longer => {
            bytes.push(MASKED | 127);
            bytes.extend((longer as u64).to_be_bytes());
        }
    }
    bytes.extend(MASK);
    bytes.extend(payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

/// The next frame of the server: how it begins, and what is in it. Nothing: the connection is over. That the server asks
/// whether we live is passed over.
async fn next_frame(stream: &mut TcpStream) -> Option<(u8, Vec<u8>)> {
    loop {
        let frame = any_frame(stream).await?;
        if frame.0 != LAST | PING {
            return Some(frame);
        }
    }
}

async fn any_frame(stream: &mut TcpStream) -> Option<(u8, Vec<u8>)> {
    let read = async {
        let mut head = [0; 2];
        stream.read_exact(&mut head).await.ok()?;
        let length = match head[1] {
            126 => usize::from(stream.read_u16().await.ok()?),
            127 => stream.read_u64().await.ok()? as usize,
            short => usize::from(short),
        };
        assert!(length < 1 << 20, "a server does not mask, and says nothing that long");
        let mut payload = vec![0; length];
        stream.read_exact(&mut payload).await.ok()?;
        Some((head[0], payload))
    };
    patient(read).await
}

/// The rule that a goodbye names, and the code that the connection is closed with.
async fn goodbye(stream: &mut TcpStream) -> (String, u16) {
    let (first, text) = next_frame(stream).await.expect("a goodbye");
    assert_eq!(first, LAST | TEXT);
    let bye: serde_json::Value = serde_json::from_slice(&text).expect("JSON");
    let (first, code) = next_frame(stream).await.expect("a close");
    assert_eq!(first, LAST | CLOSE);
    (word(&bye["bye"], "rule").into(), u16::from_be_bytes([code[0], code[1]]))
}

/// Somebody who is in a room, byte by byte; and what lets others in.
async fn in_a_room(addr: SocketAddr) -> (TcpStream, serde_json::Value) {
    let pass = new_room(addr, "Ann").await;
    let mut stream = dial_by_hand(addr).await;
    stream.write_all(&frame(LAST | TEXT, &hello(&pass))).await.expect("sends");
    let (first, welcome) = next_frame(&mut stream).await.expect("a welcome");
    assert!(first == LAST | TEXT && welcome.starts_with(b"{\"welcome\""));
    (stream, pass)
}

fn hello(pass: &serde_json::Value) -> Vec<u8> {
    let hello = json!({ "hello": {
        "v": server::protocol::VERSION, "room": pass["code"], "token": pass["token"], "device": "bytes" } });
    hello.to_string().into_bytes()
}

/// Reads until the answer to a ping of the protocol (not of the wire) with this number comes.
async fn pong_of(stream: &mut TcpStream, number: u64) {
    loop {
        let (_, text) = next_frame(stream).await.expect("a pong");
        let frame: serde_json::Value = serde_json::from_slice(&text).expect("JSON");
        if frame["pong"]["ping"] == number {
            return;
        }
    }
}

#[tokio::test]
async fn a_frame_may_come_in_pieces_with_a_ping_between_them() {
    let running = serve_in_memory().await;
    let (mut stream, _) = in_a_room(running.addr()).await;
    stream.write_all(&frame(TEXT, b"{\"pi")).await.expect("sends");
    stream.write_all(&frame(LAST | PING, b"there?")).await.expect("sends");
    assert_eq!(next_frame(&mut stream).await, Some((LAST | PONG, b"there?".to_vec())));
    stream.write_all(&frame(CONTINUED, b"ng\":")).await.expect("sends");
    stream.write_all(&frame(LAST | CONTINUED, b"41}")).await.expect("sends");
    pong_of(&mut stream, 41).await;
    running.stop().await;
}

/// Longer than what is read at once, and two in one piece; each byte by itself.
#[tokio::test]
async fn bytes_come_as_they_like() {
    let running = serve_in_memory().await;
    let (mut stream, _) = in_a_room(running.addr()).await;
    let long = format!("{}{{\"ping\":1}}", " ".repeat(5_000));
    let mut both = frame(LAST | TEXT, long.as_bytes());
    both.extend(frame(LAST | TEXT, b"{\"ping\":2}"));
    stream.write_all(&both).await.expect("sends");
    pong_of(&mut stream, 1).await;
    pong_of(&mut stream, 2).await;
    stream.set_nodelay(true).expect("a socket");
    for byte in frame(LAST | TEXT, b"{\"ping\":3}") {
        stream.write_all(&[byte]).await.expect("sends");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    pong_of(&mut stream, 3).await;
    running.stop().await;
}

#[tokio::test]
async fn a_close_is_answered_and_the_connection_ends() {
    let running = serve_in_memory().await;
    let (mut stream, _) = in_a_room(running.addr()).await;
    stream.write_all(&frame(LAST | CLOSE, &1000_u16.to_be_bytes())).await.expect("sends");
    loop {
        let (first, payload) = next_frame(&mut stream).await.expect("an answer");
        if first == LAST | CLOSE {
            assert_eq!(payload, 1000_u16.to_be_bytes());
            break;
        }
    }
    assert_eq!(next_frame(&mut stream).await, None);
    running.stop().await;
}

/// A frame that is too long is refused; one that is much too long is not even waited for, in one piece or in several.
#[tokio::test]
async fn what_is_too_long_is_refused_with_its_code() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let most = server::Config::default().limits.frame_bytes;
    let unreadable = ("server.unreadable".to_string(), 1007);

    let (mut stream, _) = in_a_room(addr).await;
    stream.write_all(&frame(LAST | TEXT, &vec![b' '; most + 1])).await.expect("sends");
    assert_eq!(goodbye(&mut stream).await, unreadable, "too long");

    let (mut stream, _) = in_a_room(addr).await;
    let much = frame(LAST | TEXT, &vec![b' '; 100 * most]);
    stream.write_all(&much[..200]).await.expect("sends");
    assert_eq!(goodbye(&mut stream).await, unreadable, "much too long, and never sent");

    let (mut stream, _) = in_a_room(addr).await;
    stream.write_all(&frame(TEXT, &vec![b' '; most])).await.expect("sends");
    for _ in 0..8 {
        stream.write_all(&frame(CONTINUED, &vec![b' '; most])).await.expect("sends");
    }
    assert_eq!(goodbye(&mut stream).await, unreadable, "much too long in pieces");
    running.stop().await;
}

#[tokio::test]
async fn what_is_no_text_or_no_frame_is_refused() {
    let running = serve_in_memory().await;
    let unmasked = vec![LAST | TEXT, 2, b'{', b'}'];
    for (bytes, what) in [
        (frame(LAST | TEXT, b"{\"ping\":\xff}"), "not UTF-8"),
        (frame(LAST | CONTINUED, b"{}"), "goes on with nothing"),
        (frame(LAST | 0x3, b"{}"), "of no kind"),
        (frame(LAST | 0x40 | TEXT, b"{}"), "with an extension that nobody agreed on"),
        (unmasked, "not masked"),
    ] {
        let (mut stream, _) = in_a_room(running.addr()).await;
        stream.write_all(&bytes).await.expect("sends");
        assert_eq!(goodbye(&mut stream).await, ("server.unreadable".to_string(), 1007), "{what}");
    }
    running.stop().await;
}

/// Half a frame, and then nothing: others in the room are not kept waiting, and when the rest comes it is heard.
#[tokio::test]
async fn half_a_frame_keeps_nobody_waiting() {
    let running = serve_in_memory().await;
    let addr = running.addr();
    let (mut silent, pass) = in_a_room(addr).await;
    let whole = frame(LAST | TEXT, b"{\"ping\":7}");
    silent.write_all(&whole[..9]).await.expect("sends");

    let other = join(addr, word(&pass, "code"), "Bob").await;
    let mut bob = Client::hello(addr, &other, "phone", None).await.expect("is let in");
    say(&mut bob.socket, &json!({ "ping": 8 })).await;
    loop {
        if next(&mut bob.socket).await.expect("a frame")["pong"]["ping"] == 8 {
            break;
        }
    }
    silent.write_all(&whole[9..]).await.expect("sends");
    pong_of(&mut silent, 7).await;

    // Who is gone in the middle of a frame is gone.
    silent.write_all(&whole[..9]).await.expect("sends");
    silent.shutdown().await.expect("hangs up");
    while next_frame(&mut silent).await.is_some() {}
    running.stop().await;
}
