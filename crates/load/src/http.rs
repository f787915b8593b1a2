//! As much HTTP as it takes to get into a room.

use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The largest answer that is read.
const MOST: u64 = 16 << 20;

/// Why a call failed.
#[derive(Debug, thiserror::Error)]
pub enum HttpError {
    /// Nobody answers, or not to the end.
    #[error("{path}: {why}")]
    Io {
        /// Which call.
        path: String,
        /// What went wrong.
        why: io::Error,
    },
    /// The server says no.
    #[error("{path}: {status} {body}")]
    Status {
        /// Which call.
        path: String,
        /// Its status.
        status: String,
        /// What the server says.
        body: String,
    },
}

/// Asks for something.
pub(crate) async fn get(addr: SocketAddr, path: &str) -> Result<String, HttpError> {
    call(addr, "GET", path, "").await
}

/// Sends something.
pub(crate) async fn post(addr: SocketAddr, path: &str, body: &str) -> Result<String, HttpError> {
    call(addr, "POST", path, body).await
}

async fn call(addr: SocketAddr, method: &str, path: &str, body: &str) -> Result<String, HttpError> {
    let io = |why: io::Error| HttpError::Io { path: path.into(), why };
    let text = exchange(addr, method, path, body).await.map_err(io)?;
    let (head, body) =
        text.split_once("\r\n\r\n").ok_or_else(|| io(io::Error::other("the answer has no end of headers")))?;
    let status = head.lines().next().and_then(|line| line.split(' ').nth(1)).unwrap_or_default();
    if status == "200" {
        return Ok(body.into());
    }
    Err(HttpError::Status { path: path.into(), status: status.into(), body: body.chars().take(400).collect() })
}

async fn exchange(addr: SocketAddr, method: &str, path: &str, body: &str) -> io::Result<String> {
    let mut stream = TcpStream::connect(addr).await?;
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.0\r\nHost: {addr}\r\nContent-Length: {length}\r\n\r\n");
    stream.write_all(format!("{head}{body}").as_bytes()).await?;
    let mut text = String::new();
    stream.take(MOST).read_to_string(&mut text).await?;
    Ok(text)
}
