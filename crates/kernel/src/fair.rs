//! Shuffles that nobody can have altered.
//!
//! Before a match the server draws a secret S of 32 bytes and shows C = SHA-256("fair-v1" ‖ match ‖ S).
//! Each player then sends some entropy e with "ready"; none of it is shown before all of it is in. The key
//! of the match is K = HMAC-SHA256(S, match ‖ e₁ ‖ … ‖ eₙ), each piece preceded by its length as 8 bytes,
//! little endian. At the end S is revealed, and anyone can derive every draw again.
//!
//! It proves that draws were not altered, not that the host didn't look.

use crate::Chance;
use hmac::{Hmac, KeyInit, Mac};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use ts_rs::TS;

/// What is told at the end of a match, so that all of it can be checked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Reveal {
    /// The server's secret, in hex.
    pub secret: String,
    /// What each player sent, in the order of seats; empty where nothing came.
    #[serde(default)]
    pub entropy: Vec<String>,
}

/// A match that was not shuffled as promised.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unfair {
    /// The secret is not 32 bytes in hex.
    #[error("the revealed secret is not 64 hexadecimal digits")]
    Unreadable,
    /// Its hash is not what was shown before the match.
    #[error("the revealed secret does not fit the commitment shown before the match")]
    OtherSecret,
}

/// The name and the secret of a match that is told by a number: for simulations and tests.
pub fn seeded(seed: u64) -> (String, [u8; 32]) {
    (format!("simulated-{seed}"), Sha256::digest(seed.to_le_bytes()).into())
}

/// What is shown before the match, in hex.
pub fn commitment(name: &str, secret: &[u8; 32]) -> String {
    to_hex(&Sha256::new().chain_update("fair-v1").chain_update(name).chain_update(secret).finalize())
}

/// The chance of the match.
pub fn chance(name: &str, secret: &[u8; 32], entropy: &[String]) -> Chance {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("a key of any length will do");
    for piece in std::iter::once(name).chain(entropy.iter().map(String::as_str)) {
        mac.update(&(piece.len() as u64).to_le_bytes());
        mac.update(piece.as_bytes());
    }
    Chance::new(mac.finalize().into_bytes().into())
}

impl Reveal {
    /// Of a secret and what the players sent.
    pub fn new(secret: &[u8; 32], entropy: Vec<String>) -> Self {
        Reveal { secret: to_hex(secret), entropy }
    }

    /// The chance of the match, if the secret fits what was shown before it.
    pub fn check(&self, name: &str, shown: &str) -> Result<Chance, Unfair> {
        let secret = from_hex(&self.secret).ok_or(Unfair::Unreadable)?;
        if commitment(name, &secret) != shown {
            return Err(Unfair::OtherSecret);
        }
        Ok(chance(name, &secret, &self.entropy))
    }
}

/// Bytes in lower-case hex.
pub fn to_hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// 32 bytes from hex.
pub fn from_hex(hex: &str) -> Option<[u8; 32]> {
    if hex.len() != 64 || !hex.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(hex.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reveal_is_checked_against_what_was_shown() {
        let secret = [9; 32];
        let shown = commitment("m-1", &secret);
        let reveal = Reveal::new(&secret, vec!["a".into(), String::new()]);
        let draw = |chance: Chance| chance.draws("x", 0).below(1 << 40);
        let fair = draw(reveal.check("m-1", &shown).expect("fair"));
        assert_eq!(fair, draw(chance("m-1", &secret, &["a".into(), String::new()])));
        assert_ne!(fair, draw(chance("m-1", &secret, &[String::new(), "a".into()])), "who sent it matters");
        assert_eq!(reveal.check("m-2", &shown).err(), Some(Unfair::OtherSecret), "bound to its match");
        let other = Reveal::new(&[8; 32], vec![]);
        assert_eq!(other.check("m-1", &shown).err(), Some(Unfair::OtherSecret));
        let broken = Reveal { secret: "zz".into(), entropy: vec![] };
        assert_eq!(broken.check("m-1", &shown).err(), Some(Unfair::Unreadable));
    }
}
