//! Somebody who does everything that a server must bear, at once, beside those who play.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Connections that say nothing, and sockets that never say hello.
const SILENT: usize = 300;
const WITHOUT_HELLO: usize = 60;
/// A breath between two tries: the machine is shared, and what is measured is the server.
const BREATH: Duration = Duration::from_millis(20);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// It goes on until this is dropped.
pub(crate) struct Hostile {
    #[expect(dead_code, reason = "what it does ends with it")]
    doing: JoinSet<()>,
}

impl Hostile {
    /// Floods, oversized frames, deep JSON, a reader who does not read, codes that are guessed, silent sockets.
    pub(crate) fn begin(addr: SocketAddr) -> Self {
        let mut doing = JoinSet::new();
        doing.spawn(flood(addr));
        doing.spawn(nonsense(addr, "x".repeat(100_000)));
        doing.spawn(nonsense(addr, format!("{}{}", "[".repeat(7_000), "]".repeat(7_000))));
        doing.spawn(slow_reader(addr));
        doing.spawn(guess(addr));
        for _ in 0..SILENT {
            doing.spawn(half_a_head(addr));
        }
        for _ in 0..WITHOUT_HELLO {
            doing.spawn(no_hello(addr));
        }
        Hostile { doing }
    }
}

async fn dial(addr: SocketAddr) -> Option<Socket> {
    Some(tokio_tungstenite::connect_async(format!("ws://{addr}/ws")).await.ok()?.0)
}

/// A room of one's own; its pass.
async fn room(addr: SocketAddr, path: &str) -> Option<Value> {
    let pass = crate::http::post(addr, path, &json!({ "name": "Mallory" }).to_string()).await.ok()?;
    serde_json::from_str(&pass).ok()
}

async fn enter(addr: SocketAddr, pass: &Value) -> Option<Socket> {
    let mut socket = dial(addr).await?;
    let hello = json!({ "hello": { "v": 3, "room": pass["code"], "token": pass["token"], "device": "d" } });
    socket.send(Message::text(hello.to_string())).await.ok()?;
    socket.next().await?.ok()?;
    Some(socket)
}

/// As many frames as go, until the connection is ended; then again.
async fn flood(addr: SocketAddr) {
    loop {
        if let Some(pass) = room(addr, "/api/rooms").await
            && let Some(mut socket) = enter(addr, &pass).await
        {
            for number in 0..2_000 {
                if socket.send(Message::text(format!("{{\"ping\":{number}}}"))).await.is_err() {
                    break;
                }
            }
        }
        tokio::time::sleep(BREATH).await;
    }
}

async fn nonsense(addr: SocketAddr, frame: String) {
    loop {
        if let Some(mut socket) = dial(addr).await {
            let _ = socket.send(Message::text(frame.clone())).await;
            let _ = socket.next().await;
        }
        tokio::time::sleep(BREATH).await;
    }
}

/// One who reads nothing, in a room in which much is said.
async fn slow_reader(addr: SocketAddr) {
    loop {
        let made = room(addr, "/api/rooms").await;
        let joined = match &made {
            Some(made) => room(addr, &format!("/api/rooms/{}/join", made["code"].as_str().unwrap_or_default())).await,
            None => None,
        };
        if let (Some(made), Some(joined)) = (made, joined)
            && let (Some(mut talker), Some(_deaf)) = (enter(addr, &made).await, enter(addr, &joined).await)
        {
            for id in 1..2_000 {
                let text = "w".repeat(300);
                let frame = json!({ "do": { "id": id, "what": { "say": { "text": text } } } });
                if talker.send(Message::text(frame.to_string())).await.is_err() || talker.next().await.is_none() {
                    break;
                }
            }
        }
        tokio::time::sleep(BREATH).await;
    }
}

async fn guess(addr: SocketAddr) {
    loop {
        let _ = crate::http::get(addr, "/api/rooms/ZZZZ").await;
        tokio::time::sleep(BREATH).await;
    }
}

/// A head that never ends.
async fn half_a_head(addr: SocketAddr) {
    loop {
        if let Ok(mut stream) = TcpStream::connect(addr).await {
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: 127").await;
            tokio::time::sleep(Duration::from_secs(5)).await;
        }
        tokio::time::sleep(BREATH).await;
    }
}

async fn no_hello(addr: SocketAddr) {
    loop {
        if let Some(mut socket) = dial(addr).await {
            while socket.next().await.is_some_and(|frame| frame.is_ok()) {}
        }
        tokio::time::sleep(BREATH).await;
    }
}
