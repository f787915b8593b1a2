//! The door: who comes in, and with what.

use crate::http::{BODY, LOG};
use crate::nodes::Gathered;
use crate::serve::{Refused, Server};
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::message;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

/// A body must have come within so long.
const BODY_TIME: Duration = Duration::from_secs(10);

/// Whom a call comes from: who is connected, or whom a proxy that the host named, or another node, speaks for.
pub(crate) async fn who(
    State(house): State<Arc<Server>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = house
        .spoken_for(request.headers())
        .unwrap_or_else(|| behind(peer.ip(), request.headers(), &house.config.proxies));
    if house.rooms.is_banned(address) {
        return Refused::new(StatusCode::FORBIDDEN, "server.banned", message!("server-banned")).into_response();
    }
    request.extensions_mut().insert(ConnectInfo(SocketAddr::new(address, peer.port())));
    next.run(request).await
}

/// The last address of `X-Forwarded-For` that is not a proxy of the host's. Whatever stands before it anyone may have written.
fn behind(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> IpAddr {
    let is_proxy = |address: IpAddr| proxies.iter().any(|network| network.has(address));
    if !is_proxy(peer) {
        return peer;
    }
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let mut last = peer;
    for name in named.iter().rev() {
        let Ok(address) = name.parse::<IpAddr>() else { return last };
        last = address.to_canonical();
        if !is_proxy(last) {
            return last;
        }
    }
    last
}

/// Addresses that begin alike: `10.0.0.0/8`, or one address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl std::str::FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is no address like 10.0.0.7 or 10.0.0.0/8");
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| wrong()))?;
        if bits > most { Err(wrong()) } else { Ok(Network { address, bits }) }
    }
}

impl Network {
    /// Is this address one of them?
    pub fn has(&self, address: IpAddr) -> bool {
        let number = |address: IpAddr| match address {
            IpAddr::V4(v4) => (u128::from(v4.to_bits()) << 96, 32),
            IpAddr::V6(v6) => (v6.to_bits(), 128),
        };
        let ((ours, kind), (theirs, other)) = (number(self.address), number(address.to_canonical()));
        let mask = if self.bits == 0 { 0 } else { u128::MAX << (128 - u32::from(self.bits)) };
        kind == other && ours & mask == theirs & mask
    }
}

/// Reads the whole body, which must come in time and have an end; from here on it is at hand.
pub(crate) async fn whole_body(request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let most = if request.uri().path().starts_with("/api/logs") { LOG } else { BODY };
    let (parts, body) = request.into_parts();
    let gathered = tokio::time::timeout(BODY_TIME, axum::body::to_bytes(body, most)).await;
    let bytes = match gathered {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(error)) if is_too_long(&error) => {
            let why =
                if most == LOG { message!("server-log-large") } else { message!("server-too-large", most = most) };
            return Refused::new(StatusCode::PAYLOAD_TOO_LARGE, "server.too_large", why).into_response();
        }
        Ok(Err(error)) => return crate::http::unreadable(error).into_response(),
        Err(_) => {
            let slow = message!("server-slow", seconds = BODY_TIME.as_secs());
            return Refused::new(StatusCode::REQUEST_TIMEOUT, "server.slow", slow).into_response();
        }
    };
    let mut request = Request::from_parts(parts, Body::from(bytes.clone()));
    request.extensions_mut().insert(Gathered(bytes));
    next.run(request).await
}

fn is_too_long(error: &axum::Error) -> bool {
    std::error::Error::source(error).is_some_and(|cause| cause.to_string().contains("length limit"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_named_proxies_speak_for_others() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxies: Vec<Network> = ["10.0.0.0/8", "::1"].iter().map(|text| text.parse().unwrap()).collect();
        for (peer, forwarded, address) in [
            ("192.0.2.1", "198.51.100.7", "192.0.2.1"),
            ("10.1.2.3", "198.51.100.7", "198.51.100.7"),
            // What a client wrote itself stands in front.
            ("10.1.2.3", "203.0.113.9, 198.51.100.7", "198.51.100.7"),
            ("10.1.2.3", "198.51.100.7, 10.9.9.9", "198.51.100.7"),
            ("::1", "198.51.100.7", "198.51.100.7"),
            ("10.1.2.3", "nonsense", "10.1.2.3"),
            ("10.1.2.3", "", "10.1.2.3"),
        ] {
            let headers = HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), forwarded.parse().unwrap())]);
            assert_eq!(behind(ip(peer), &headers, &proxies), ip(address), "{peer} {forwarded}");
        }
        for wrong in ["10.0.0.0/33", "ten", "10.0.0.1/x", ""] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        assert!("0.0.0.0/0".parse::<Network>().unwrap().has(ip("8.8.8.8")));
    }
}
