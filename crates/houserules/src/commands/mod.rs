//! The commands, a file each.

pub(crate) mod analyse;
pub(crate) mod crossword;
pub(crate) mod games;
pub(crate) mod gcg;
pub(crate) mod lexicon;
pub(crate) mod new;
pub(crate) mod packs;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod site;
pub(crate) mod status;
pub(crate) mod texas42;
pub(crate) mod transfer;
pub(crate) mod verify;
pub(crate) mod words;

use crate::Cupboard;
use indicatif::ProgressStyle;
use kernel::message;
use std::time::Duration;

/// How far a row of matches is.
fn bar_style(house: &Cupboard) -> ProgressStyle {
    let so_far = house.say(&message!("simulate-bar", done = "{pos}", all = "{len}", left = "{eta}"));
    ProgressStyle::with_template(&format!("{{bar:40}} {so_far}")).unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// The time that this process has computed, from the system; where that is not told, the time that has passed.
pub(crate) fn cpu_time() -> Duration {
    static STARTED: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let started = STARTED.get_or_init(std::time::Instant::now);
    let nanos = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanos = nanos.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanos.map_or_else(|| started.elapsed(), Duration::from_nanos)
}
