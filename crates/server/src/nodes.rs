//! A house of several nodes: whose a room is, and how a call or a connection is passed on to its owner.
//!
//! One hop, never a circle: what was passed on is not passed on again. Nodes know each other by a secret of the house, which
//! stands in the store they share, and their addresses stand there too.

use crate::clock::random;
use crate::protocol::Hello;
use crate::serve::{Refused, Server};
use crate::socket;
use crate::wire::{Frame, Wire};
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hmac::{Hmac, KeyInit, Mac};
use hyper_util::rt::TokioIo;
use kernel::{Refusal, message};
use sha2::Sha256;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// Proves that a call comes from another node of this house.
const NODE: &str = "houserules-node";
/// For whom it is passed on.
const FOR: &str = "houserules-for";
/// Another node of the same network answers sooner, or not at all.
const CONNECT: Duration = Duration::from_secs(2);
const ANSWER: Duration = Duration::from_secs(10);

/// What only this house knows, made of one secret that stands in its store.
#[derive(Clone)]
pub(crate) struct Key(String);

impl Key {
    pub(crate) async fn of(store: &dyn Store) -> Result<Self, StoreError> {
        Ok(Key(store.key(&kernel::fair::to_hex(&random())).await?))
    }

    /// Proves that this house said so.
    pub(crate) fn sign(&self, what: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.0.as_bytes()).expect("a key of any length will do");
        mac.update(what.as_bytes());
        kernel::fair::to_hex(&mac.finalize().into_bytes())
    }

    /// Is this what the house said? It takes as long for a wrong one as for the right one.
    pub(crate) fn is_signed(&self, what: &str, by: &str) -> bool {
        let right = self.sign(what);
        let differing = right.bytes().zip(by.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
        right.len() == by.len() && differing == 0
    }
}

/// The room of this answer lives on another node.
#[derive(Clone)]
pub(crate) struct Elsewhere(pub(crate) String);

/// The body of a call, for whom it is passed on.
#[derive(Clone)]
pub(crate) struct Gathered(pub(crate) Bytes);

impl Server {
    /// Whom another node speaks for, if it is one.
    pub(crate) fn spoken_for(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let said = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        said(NODE).filter(|proof| self.key.is_signed(NODE, proof))?;
        said(FOR)?.parse().ok()
    }

    fn introduce(&self, headers: &mut HeaderMap, from: IpAddr) {
        if let (Ok(proof), Ok(address)) =
            (HeaderValue::from_str(&self.key.sign(NODE)), HeaderValue::from_str(&from.to_string()))
        {
            headers.insert(NODE, proof);
            headers.insert(FOR, address);
        }
    }
}

/// Passes a call on, if it is about a room that lives elsewhere.
pub(crate) async fn to_the_owner(
    State(house): State<Arc<Server>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let passed_on = house.spoken_for(request.headers()).is_some();
    let mut copy = Request::builder().method(request.method()).uri(request.uri());
    copy.headers_mut().into_iter().for_each(|headers| headers.clone_from(request.headers()));
    let body = request.extensions().get::<Gathered>().map(|gathered| gathered.0.clone()).unwrap_or_default();
    let response = next.run(request).await;
    let Some(Elsewhere(address)) = response.extensions().get().cloned() else { return response };
    let Ok(mut copy) = copy.body(Body::from(body)) else { return response };
    if passed_on {
        return response;
    }
    house.introduce(copy.headers_mut(), from.ip());
    house.counts.passed_on.inc();
    match tokio::time::timeout(ANSWER, call(&address, copy)).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(why)) => no_answer(&address, &why),
        Err(_) => no_answer(&address, "no answer in time"),
    }
}

fn no_answer(address: &str, why: &str) -> Response {
    tracing::warn!(node = address, why, "another node does not answer");
    Refused::new(StatusCode::SERVICE_UNAVAILABLE, "server.again", message!("server-try-again")).into_response()
}

async fn connect(address: &str) -> Result<TcpStream, String> {
    let stream = tokio::time::timeout(CONNECT, TcpStream::connect(address)).await;
    let stream = stream.map_err(|_| "it does not answer".to_string())?.map_err(|e| e.to_string())?;
    let _ = stream.set_nodelay(true);
    Ok(stream)
}

pub(crate) async fn call(address: &str, request: Request<Body>) -> Result<Response, String> {
    let stream = TokioIo::new(connect(address).await?);
    let (mut sender, connection) = hyper::client::conn::http1::handshake(stream).await.map_err(|e| e.to_string())?;
    tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(|e| e.to_string())?;
    Ok(answer.map(Body::new))
}

/// Passes a connection on to the room's owner, frame by frame, until one side ends.
pub(crate) async fn pass_socket(
    socket: &mut Wire,
    house: &Arc<Server>,
    from: IpAddr,
    address: &str,
    hello: Hello,
) -> Result<(), (Refusal, bool)> {
    let again = || (Refusal::new("server.again", message!("server-closing")), true);
    house.counts.passed_on.inc();
    let lost = |why: &str| {
        tracing::warn!(node = address, why, "another node does not answer");
        again()
    };
    let mut owner = match tokio::time::timeout(ANSWER, dial(house, from, address)).await {
        Ok(dialled) => dialled.map_err(|why| lost(&why))?,
        Err(_) => return Err(lost("no answer in time")),
    };
    let hello = serde_json::to_string(&crate::protocol::FromClient::Hello(hello)).unwrap_or_default();
    owner.send(Frame::text(hello)).await.map_err(|e| lost(&e.to_string()))?;
    let mut stopping = house.stopping.clone();
    // A node that stands still does not close its connections: it is asked whether it lives.
    let lease = house.rooms.store.lease().unwrap_or(ANSWER);
    let mut asking = tokio::time::interval(lease / 2);
    let mut silent = 0;
    loop {
        tokio::select! {
            frame = owner.next() => {
                silent = 0;
                let text = match frame {
                    Some(Ok(Frame::Text(text))) => text,
                    Some(Ok(Frame::Close(close))) => {
                        let code = close.map_or(1012, |close| close.code.into());
                        socket::close(socket, code).await;
                        return Ok(());
                    }
                    Some(Ok(_)) => continue,
                    Some(Err(_)) | None => return Err(again()),
                };
                if !socket::write(socket, &[text]).await {
                    return Ok(());
                }
            }
            frame = socket.recv() => {
                let frame = match frame {
                    Some(Ok(frame @ (Frame::Text(_) | Frame::Binary(_)))) => frame,
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_))) => continue,
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => return Ok(()),
                };
                let sent = tokio::time::timeout(ANSWER, owner.send(frame)).await;
                if !matches!(sent, Ok(Ok(()))) {
                    return Err(again());
                }
            }
            _ = asking.tick() => {
                silent += 1;
                if silent > 4 || owner.send(Frame::Ping(Bytes::new())).await.is_err() {
                    return Err(lost("it stands still"));
                }
                // Whoever sleeps behind us is asked too.
                if !socket::ping(socket).await {
                    return Ok(());
                }
            }
            _ = stopping.changed() => {
                return Err((Refusal::new("server.restart", message!("server-restart")), true));
            }
        }
    }
}

type Owner = tokio_tungstenite::WebSocketStream<TcpStream>;

async fn dial(house: &Server, from: IpAddr, address: &str) -> Result<Owner, String> {
    let mut request = format!("ws://{address}/ws").into_client_request().map_err(|e| e.to_string())?;
    house.introduce(request.headers_mut(), from);
    // What the owner sends was made for one client, and is bounded by the owner.
    let config = WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(0);
    let stream = connect(address).await?;
    let dialled = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    dialled.map(|(owner, _)| owner).map_err(|e| e.to_string())
}
