//! Secrets that say who someone is.

use crate::clock::{random, wall};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use table::PlayerId;

/// A second device must be brought within so many milliseconds.
const GRANT_MILLIS: u64 = 5 * 60_000;

/// A new token: 256 random bits in hex. Of it, only its hash is kept.
pub(crate) fn token() -> String {
    kernel::fair::to_hex(&random())
}

/// What is kept of a secret.
fn hash(secret: &str) -> String {
    kernel::checksum(secret.as_bytes())
}

/// Secrets for second devices: good once, for five minutes, and gone with the process.
#[derive(Default)]
pub(crate) struct Grants(Mutex<HashMap<String, Grant>>);

struct Grant {
    code: String,
    player: PlayerId,
    until: u64,
}

impl Grants {
    pub(crate) fn give(&self, code: &str, player: PlayerId) -> String {
        let secret = token();
        let now = wall();
        let mut grants = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        grants.retain(|_, grant| grant.until > now);
        grants.insert(hash(&secret), Grant { code: code.into(), player, until: now + GRANT_MILLIS });
        secret
    }

    pub(crate) fn take(&self, code: &str, secret: &str) -> Option<PlayerId> {
        let mut grants = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let grant = grants.remove(&hash(secret))?;
        (grant.code == code && grant.until > wall()).then_some(grant.player)
    }
}
