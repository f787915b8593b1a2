//! `squeeze FILE`: writes FILE.gz, a twentieth smaller than gzip does and a hundred times as slowly. What every phone fetches
//! and one machine makes is worth it.

use anyhow::{Context, Result};
use std::fs::{self, File};
use zopfli::{Format, Options};

fn main() -> Result<()> {
    let path = std::env::args().nth(1).context("usage: squeeze FILE")?;
    let bytes = fs::read(&path).with_context(|| format!("reading {path}"))?;
    let packed = format!("{path}.gz");
    let file = File::create(&packed).with_context(|| format!("writing {packed}"))?;
    // More rounds find a few hundred bytes more.
    let options = Options { iteration_count: ROUNDS.try_into()?, ..Options::default() };
    zopfli::compress(options, Format::Gzip, bytes.as_slice(), file).with_context(|| format!("writing {packed}"))
}

const ROUNDS: u64 = 5;
