//! Chosen deals, for tests of the page alone: see `table/src/deals.rs`.

use crate::serve::Refused;
use axum::http::{HeaderMap, StatusCode};
use kernel::message;

/// The header in which a deal is wished for.
const HEADER: &str = "houserules-deal";

/// The deal that someone wishes for, where deals may be chosen.
pub(crate) fn wished(headers: &HeaderMap, may_choose: bool) -> Result<Option<u64>, Refused> {
    let Some(value) = headers.get(HEADER).filter(|_| may_choose) else { return Ok(None) };
    let number = value.to_str().ok().and_then(|value| value.parse().ok());
    let wrong = || Refused::new(StatusCode::BAD_REQUEST, "server.deal", message!("server-deal"));
    number.map(Some).ok_or_else(wrong)
}
