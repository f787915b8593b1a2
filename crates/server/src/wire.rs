//! A WebSocket as it goes over the wire. Most connections are quiet most of the time, so little is kept for one that is: what
//! is written has memory of its own, which goes when it is out.

use axum::body::Body;
use axum::http::{Request, Response};
use hyper_util::rt::TokioIo;
use std::future::poll_fn;
use std::io::{self, Read, Write};
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig, WebSocketContext};

pub(crate) use tokio_tungstenite::tungstenite::protocol::CloseFrame;
pub(crate) use tokio_tungstenite::tungstenite::{Error, Message as Frame, Utf8Bytes};

/// So much is read at once. What people send is shorter; what is longer is read in pieces.
const READ: usize = 256;
/// The longest head of a frame that a server writes.
const HEAD: usize = 10;

/// One end of a WebSocket.
pub(crate) struct Wire {
    stream: TcpStream,
    /// Takes apart what comes in, and answers pings and closes.
    frames: WebSocketContext,
    ended: bool,
}

/// The answer to who asks for a WebSocket with frames of so many bytes at most, and what the connection is once they have it.
pub(crate) fn upgrade<B>(
    mut request: Request<B>,
    most: usize,
) -> Result<(Response<Body>, impl Future<Output = Option<Wire>> + Send + 'static), Error> {
    let answer = create_response_with_body(&request, Body::empty)?;
    let upgraded = hyper::upgrade::on(&mut request);
    let wire = async move {
        // As it was accepted (`serve.rs`); what HTTP kept for it is let go.
        let parts = upgraded.await.ok()?.downcast::<TokioIo<TcpStream>>().ok()?;
        Some(Wire::of(parts.io.into_inner(), &parts.read_buf, most))
    };
    Ok((answer, wire))
}

impl Wire {
    /// What was read of it already comes first; it is copied, since it stands in memory for the head of a call.
    fn of(stream: TcpStream, read: &[u8], most: usize) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(most))
            .max_frame_size(Some(most));
        let frames = WebSocketContext::from_partially_read(read.to_vec(), Role::Server, Some(config));
        Wire { stream, frames, ended: false }
    }

    /// The next frame; nothing: the other side is gone.
    pub(crate) async fn recv(&mut self) -> Option<Result<Frame, Error>> {
        if self.ended {
            return None;
        }
        match poll_fn(|cx| in_time(self.frames.read(&mut AtOnce(&mut self.stream, cx)))).await {
            Err(Error::ConnectionClosed | Error::AlreadyClosed) => {
                self.ended = true;
                None
            }
            read => {
                self.ended = read.is_err();
                Some(read)
            }
        }
    }

    /// Writes frames, all in one go.
    pub(crate) async fn write(&mut self, texts: &[Utf8Bytes]) -> Result<(), Error> {
        // An answer to a ping may be half out.
        self.flush().await?;
        if !self.frames.can_write() {
            return Err(Error::AlreadyClosed);
        }
        let bytes = framed(texts)?;
        let mut out = 0;
        while out < bytes.len() {
            let write = |cx: &mut Context<'_>| Pin::new(&mut self.stream).poll_write(cx, &bytes[out..]);
            match poll_fn(write).await? {
                0 => return Err(io::Error::from(io::ErrorKind::WriteZero).into()),
                written => out += written,
            }
        }
        Ok(())
    }

    /// Asks whether the other side lives.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.control(Frame::Ping(Vec::new().into())).await
    }

    /// Nothing is written after this.
    pub(crate) async fn close(&mut self, code: u16) -> Result<(), Error> {
        self.control(Frame::Close(Some(CloseFrame { code: code.into(), reason: "".into() }))).await
    }

    async fn control(&mut self, frame: Frame) -> Result<(), Error> {
        let mut frame = Some(frame);
        poll_fn(|cx| {
            let wire = &mut AtOnce(&mut self.stream, cx);
            in_time(match frame.take() {
                Some(frame) => self.frames.write(wire, frame),
                // It waits already.
                None => self.frames.flush(wire),
            })
        })
        .await?;
        self.flush().await
    }

    async fn flush(&mut self) -> Result<(), Error> {
        match poll_fn(|cx| in_time(self.frames.flush(&mut AtOnce(&mut self.stream, cx)))).await {
            // The last that was to be written is out.
            Err(Error::ConnectionClosed) => Ok(()),
            flushed => flushed,
        }
    }
}

/// The texts as frames, one behind the other.
fn framed(texts: &[Utf8Bytes]) -> Result<Vec<u8>, Error> {
    let head = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let mut bytes = Vec::with_capacity(texts.iter().map(|text| HEAD + text.len()).sum());
    for text in texts {
        head.format(text.len() as u64, &mut bytes)?;
        bytes.extend_from_slice(text.as_bytes());
    }
    Ok(bytes)
}

/// What would have to wait is asked again when it need not.
fn in_time<T>(result: Result<T, Error>) -> Poll<Result<T, Error>> {
    match result {
        Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => Poll::Pending,
        result => Poll::Ready(result),
    }
}

/// A connection that does at once what it can, and wakes the task when it can do more.
struct AtOnce<'a, 'b>(&'a mut TcpStream, &'a mut Context<'b>);

fn at_once<T>(done: Poll<io::Result<T>>) -> io::Result<T> {
    match done {
        Poll::Ready(done) => done,
        Poll::Pending => Err(io::ErrorKind::WouldBlock.into()),
    }
}

impl Read for AtOnce<'_, '_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let mut bytes = ReadBuf::new(bytes);
        at_once(Pin::new(&mut *self.0).poll_read(self.1, &mut bytes))?;
        Ok(bytes.filled().len())
    }
}

impl Write for AtOnce<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        at_once(Pin::new(&mut *self.0).poll_write(self.1, bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        at_once(Pin::new(&mut *self.0).poll_flush(self.1))
    }
}
