//! Secrets that say who someone is.

use crate::clock::{random, wall};
use crate::nodes::Key;
use store::{Store, StoreError};
use table::PlayerId;

/// A second device must be brought within so many milliseconds.
const GRANT_MILLIS: u64 = 5 * 60_000;

/// A new token: 256 random bits in hex. Of it, only its hash is kept.
pub(crate) fn token() -> String {
    kernel::fair::to_hex(&random())
}

/// A secret for a second device. It is signed by the house, so that every node can read it: nothing has to be remembered
/// but that it was used.
pub(crate) fn grant(key: &Key, code: &str, player: PlayerId) -> String {
    let (until, number) = (wall() + GRANT_MILLIS, kernel::fair::to_hex(&random()[..8]));
    let said = format!("{player}.{until}.{number}");
    let signed = key.sign(&format!("grant {code} {said}"));
    format!("{said}.{}", &signed[..32])
}

/// For whom this secret was made, if it is good in this room; it is used up by that, and by nothing else.
pub(crate) async fn redeem(
    key: &Key,
    store: &dyn Store,
    code: &str,
    secret: &str,
) -> Result<Option<PlayerId>, StoreError> {
    let Some((said, signed)) = secret.rsplit_once('.') else { return Ok(None) };
    let right = key.sign(&format!("grant {code} {said}"));
    let mut parts = said.split('.');
    let (player, until) = (parts.next().and_then(|p| p.parse().ok()), parts.next().and_then(|u| u.parse::<u64>().ok()));
    let (Some(player), Some(until)) = (player, until) else { return Ok(None) };
    if signed.len() != 32 || right[..32] != *signed || until < wall() {
        return Ok(None);
    }
    Ok(store.spend(said, until).await?.then_some(player))
}
