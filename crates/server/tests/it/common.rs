//! A small client of the protocol, for tests: HTTP by hand, WebSocket by tungstenite, all of it JSON.
#![allow(dead_code, missing_docs, unreachable_pub, reason = "each test uses a part of it")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Only to fail instead of hanging.
pub const PATIENCE: Duration = Duration::from_secs(30);

pub async fn patient<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("it takes too long")
}

pub fn house() -> table::House {
    table::House {
        catalogue: catalogue::Catalogue::standard().led_by("nim"),
        content: kernel::Content::none(),
        variants: vec![],
    }
}

/// A server of our own on a free port.
pub async fn serve(store: Arc<dyn Store>, change: impl FnOnce(&mut server::Config)) -> server::Running {
    serve_house(house(), store, change).await
}

/// The same, with games and content of one's own.
pub async fn serve_house(
    house: table::House,
    store: Arc<dyn Store>,
    change: impl FnOnce(&mut server::Config),
) -> server::Running {
    let mut config = server::Config { addr: SocketAddr::from(([127, 0, 0, 1], 0)), ..server::Config::default() };
    // Tests are hasty; those about limits set their own.
    config.limits.frames_a_second = 10_000;
    config.limits.frames_at_once = 10_000;
    config.limits.rooms_a_minute = 10_000;
    config.limits.joins_a_minute = 10_000;
    change(&mut config);
    server::start(config, house, store).await.expect("a free port")
}

pub async fn serve_in_memory() -> server::Running {
    serve(Arc::new(store::Memory::default()), |_| {}).await
}

/// What an HTTP call answered.
pub struct Answer {
    pub status: u16,
    pub headers: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e} in {} {:?}", self.status, self.body))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let line = self.headers.lines().find(|line| line.to_lowercase().starts_with(&format!("{name}: ")))?;
        line.split_once(": ").map(|(_, value)| value)
    }
}

pub async fn http(addr: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    try_http(addr, method, path, headers, body).await.expect("the server answers")
}

/// `None`: there was no whole answer.
pub async fn try_http(addr: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Option<Answer> {
    let call = async {
        let mut stream = TcpStream::connect(addr).await.ok()?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nContent-Length: {}\r\n{headers}\r\n",
            body.len()
        );
        stream.write_all(format!("{head}{body}").as_bytes()).await.ok()?;
        let mut bytes = Vec::new();
        // A server that refuses a large body may close before it has read all of it.
        let _ = stream.read_to_end(&mut bytes).await;
        let text = String::from_utf8(bytes).ok()?;
        let (headers, body) = text.split_once("\r\n\r\n")?;
        let status = headers.split(' ').nth(1)?.parse().ok()?;
        Some(Answer { status, headers: headers.into(), body: body.into() })
    };
    patient(call).await
}

pub async fn get(addr: SocketAddr, path: &str) -> Answer {
    http(addr, "GET", path, "", "").await
}

pub async fn post(addr: SocketAddr, path: &str, body: Value) -> Answer {
    http(addr, "POST", path, "", &body.to_string()).await
}

/// What lets one into a room: `{code, player, token}`.
pub async fn new_room(addr: SocketAddr, name: &str) -> Value {
    let answer = post(addr, "/api/rooms", json!({ "name": name })).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

pub async fn join(addr: SocketAddr, code: &str, name: &str) -> Value {
    let answer = post(addr, &format!("/api/rooms/{code}/join"), json!({ "name": name })).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

pub fn word<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub async fn dial(addr: SocketAddr) -> Option<Socket> {
    patient(tokio_tungstenite::connect_async(format!("ws://{addr}/ws"))).await.ok().map(|(socket, _)| socket)
}

/// Sends one frame.
pub async fn say(socket: &mut Socket, frame: &Value) {
    socket.send(Message::text(frame.to_string())).await.expect("sends");
}

/// The next JSON frame; `None`: the connection is over.
pub async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        match patient(socket.next()).await? {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(text.as_str()).expect("JSON")),
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            _ => return None,
        }
    }
}

/// Someone who is connected and follows the protocol.
pub struct Client {
    pub socket: Socket,
    pub addr: SocketAddr,
    pub pass: Value,
    pub device: String,
    /// The last number seen: it may have no gap.
    pub seq: u64,
    /// The number of the last command.
    pub id: u64,
    pub welcome: Value,
    pub room: Value,
    pub table: Value,
    /// Every entry that was told, in order.
    pub told: Vec<Value>,
    /// All that was ever received.
    pub received: String,
}

impl Client {
    /// Says hello; `Err`: the server's goodbye, or nothing if there was not even that.
    pub async fn hello(addr: SocketAddr, pass: &Value, device: &str, since: Option<u64>) -> Result<Client, Value> {
        let mut socket = dial(addr).await.ok_or(Value::Null)?;
        let hello = json!({ "hello": {
            "v": server::protocol::VERSION, "room": pass["code"], "token": pass["token"], "device": device, "since": since } });
        socket.send(Message::text(hello.to_string())).await.map_err(|_| Value::Null)?;
        let frame = next(&mut socket).await.ok_or(Value::Null)?;
        if frame.get("welcome").is_none() {
            return Err(frame["bye"].clone());
        }
        let received = frame.to_string();
        let welcome = frame["welcome"].clone();
        Ok(Client {
            socket,
            addr,
            pass: pass.clone(),
            device: device.into(),
            seq: welcome["seq"].as_u64().expect("a number"),
            id: welcome["last"].as_u64().expect("a number"),
            room: welcome["room"].clone(),
            table: welcome["table"].clone(),
            told: welcome["missed"].as_array().cloned().unwrap_or_default(),
            welcome,
            received,
        })
    }

    pub async fn enter(addr: SocketAddr, pass: &Value) -> Client {
        Client::hello(addr, pass, "phone", None).await.expect("welcome")
    }

    pub fn me(&self) -> u64 {
        self.pass["player"].as_u64().unwrap_or_default()
    }

    /// The next frame, folded; `None`: the connection is over.
    pub async fn frame(&mut self) -> Option<Value> {
        let frame = next(&mut self.socket).await?;
        self.received.push_str(&frame.to_string());
        if let Some(bulk) = frame.get("bulk") {
            assert_eq!(bulk[0], self.seq + 1, "a number is missing");
            self.seq += 1;
            self.told.push(json!({ "seq": bulk[0], "news": bulk[1] }));
            self.table["entries"] = json!(self.table["entries"].as_u64().map(|entries| entries + 1));
        }
        if let Some(tidings) = frame.get("tidings") {
            let seq = tidings["seq"].as_u64().expect("a number");
            assert_eq!(seq, self.seq + 1, "a number is missing");
            self.seq = seq;
            self.told.push(tidings.clone());
            // Another match is told whole; of what is known, the parts that changed.
            if tidings["table"].get("id").is_some() {
                self.table = Value::Null;
            }
            take(&mut self.table, tidings.get("table"));
            take(&mut self.room, tidings.get("room"));
            if let (Some(finished), Some(matches)) = (tidings.get("finished"), self.room["matches"].as_array_mut()) {
                matches.push(finished.clone());
            }
            // Back in the lobby there is no match to look at.
            if self.room["phase"] == "lobby" {
                self.table = Value::Null;
            }
        }
        Some(frame)
    }

    pub async fn send(&mut self, frame: Value) {
        let _ = self.socket.send(Message::text(frame.to_string())).await;
    }

    /// The answer to a command: `ok`, `dup` or `refused`. `None`: the connection is over.
    pub async fn answer(&mut self, id: u64) -> Option<Value> {
        loop {
            let frame = self.frame().await?;
            if ["ok", "dup", "refused"].iter().any(|kind| frame[*kind]["id"] == id) {
                return Some(frame);
            }
        }
    }

    pub async fn ask(&mut self, what: Value) -> Option<Value> {
        self.id += 1;
        let id = self.id;
        self.send(json!({ "do": { "id": id, "what": what } })).await;
        self.answer(id).await
    }

    /// A command that must be done; gives its entry's number.
    pub async fn yes(&mut self, what: Value) -> u64 {
        let answer = self.ask(what.clone()).await.expect("an answer");
        answer["ok"]["seq"].as_u64().unwrap_or_else(|| panic!("{what}: {answer}"))
    }

    /// A command that must be refused; gives the rule.
    pub async fn no(&mut self, what: Value) -> String {
        let answer = self.ask(what.clone()).await.expect("an answer");
        let refusal = &answer["refused"]["refusals"][0];
        assert!(!word(refusal, "id").is_empty(), "{what}: {answer}");
        word(refusal, "rule").into()
    }

    /// Reads until that is so.
    pub async fn until(&mut self, so: impl Fn(&Client) -> bool) {
        while !so(self) {
            self.frame().await.expect("the connection holds");
        }
    }

    /// Reads until the goodbye.
    pub async fn bye(&mut self) -> Value {
        loop {
            let frame = self.frame().await.expect("a goodbye");
            if let Some(bye) = frame.get("bye") {
                return bye.clone();
            }
        }
    }

    pub fn phase(&self) -> &str {
        word(&self.room, "phase")
    }

    /// Those that were told together, too, one by one.
    pub fn offers(&self) -> Vec<Value> {
        let unfold = |offer: Value| match offer["each"].as_object() {
            None => vec![offer],
            Some(each) => {
                let count = each.values().next().and_then(Value::as_array).map_or(0, Vec::len);
                let action =
                    |n: usize| -> Value { each.iter().map(|(name, of)| (name.clone(), of[n].clone())).collect() };
                (0..count).map(|n| json!({ "what": { "exact": action(n) } })).collect()
            }
        };
        self.table["offers"].as_array().cloned().unwrap_or_default().into_iter().flat_map(unfold).collect()
    }

    /// Does the first thing that is offered.
    pub async fn act(&mut self) -> u64 {
        let action = self.offers()[0]["what"]["exact"].clone();
        self.yes(json!({ "act": action })).await
    }

    pub async fn ready(&mut self) {
        let entropy = format!("entropy-of-{}-{}", self.me(), self.device);
        self.yes(json!({ "ready": { "entropy": entropy } })).await;
    }

    /// The same person after a broken connection.
    pub async fn again(self) -> Client {
        let Client { socket, addr, pass, device, seq, told, received, .. } = self;
        drop(socket);
        let mut back = Client::hello(addr, &pass, &device, Some(seq)).await.expect("welcome back");
        back.told = [told, back.told].concat();
        back.received = received + &back.received;
        back
    }
}

impl Client {
    /// The same person, who has forgotten everything.
    pub async fn again_fresh(self) -> Client {
        let (addr, pass, device) = (self.addr, self.pass.clone(), self.device.clone());
        drop(self.socket);
        Client::hello(addr, &pass, &device, None).await.expect("welcome back")
    }
}

/// Two people in a room, the first one is host.
pub async fn pair(addr: SocketAddr) -> (Client, Client) {
    let pass = new_room(addr, "Ann").await;
    let ann = Client::enter(addr, &pass).await;
    let bob = Client::enter(addr, &join(addr, word(&pass, "code"), "Bob").await).await;
    (ann, bob)
}

/// Both ready and begun.
pub async fn begin(ann: &mut Client, bob: &mut Client) {
    ann.ready().await;
    bob.ready().await;
    let host = ann.yes(json!("start")).await;
    ann.until(|one| one.phase() == "playing").await;
    bob.until(|one| one.seq >= host && one.phase() == "playing").await;
}

/// Both up to the same entry.
pub async fn level(one: &mut Client, other: &mut Client) {
    let seq = one.seq.max(other.seq);
    one.until(|client| client.seq >= seq).await;
    other.until(|client| client.seq >= seq).await;
}

/// Whoever is on turn plays, once.
pub async fn play_one(ann: &mut Client, bob: &mut Client) {
    level(ann, bob).await;
    let on_turn = if ann.offers().is_empty() { &mut *bob } else { &mut *ann };
    on_turn.act().await;
    level(ann, bob).await;
}

pub async fn play_out(ann: &mut Client, bob: &mut Client) {
    loop {
        play_one(ann, bob).await;
        if !ann.table["outcome"].is_null() {
            break;
        }
    }
    ann.until(|one| one.phase() == "over").await;
    level(ann, bob).await;
}

/// Takes over the parts that were told.
fn take(known: &mut Value, told: Option<&Value>) {
    for (name, part) in told.and_then(Value::as_object).into_iter().flatten() {
        // Of the game's own view, each field is a part.
        match name.as_str() {
            "seen" => take(&mut known["view"], Some(part)),
            _ => known[name] = part.clone(),
        }
    }
}
