//! What is printed: a table for people, JSON for programs.

use crate::figures::{Run, Spread};
use serde::Serialize;
use std::fmt;

/// Everything that was measured in one sitting.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The machine's cores, which servers and clients share.
    pub cores: usize,
    /// Was the server kept to one core, and the clients to another?
    pub pinned: bool,
    /// Game by game.
    pub games: Vec<Comparison>,
    /// Memory of idle rooms.
    pub idle: Vec<Idle>,
}

/// One game, played on each server.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// Which game.
    pub game: String,
    /// Which preset.
    pub preset: Option<String>,
    /// How many looked at each table.
    pub viewers: u8,
    /// How many rooms.
    pub rooms: usize,
    /// How long each run was measured.
    pub seconds: f64,
    /// How long each run went on before.
    pub warm_up_seconds: f64,
    /// The servers; the first one is what the others are compared with.
    pub lines: Vec<Line>,
}

/// One server.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// What it is called.
    pub name: String,
    /// Its runs, in order.
    pub runs: Vec<Run>,
}

/// The memory of idle rooms.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Idle {
    /// Which server.
    pub name: String,
    /// How many rooms.
    pub rooms: usize,
    /// How many are connected in each.
    pub viewers: u8,
    /// With one room.
    pub before_bytes: u64,
    /// What all of them add.
    pub growth_bytes: u64,
}

impl Line {
    fn least(&self, figure: impl Fn(&Run) -> f64) -> Spread {
        Spread::least(self.runs.iter().map(figure))
    }

    fn rate(&self) -> Spread {
        Spread::most(self.runs.iter().map(|run| run.moves_a_second))
    }

    fn cpu(&self) -> Spread {
        self.least(|run| run.cpu_us_a_move)
    }
}

/// `best (median)`.
fn both(spread: Spread, decimals: usize) -> String {
    format!("{:.decimals$} ({:.decimals$})", spread.best, spread.median)
}

impl Report {
    /// What stands above the tables.
    pub fn heading(&self) -> String {
        let how = if self.pinned { "servers on one, clients on another" } else { "shared by server and clients" };
        format!(
            "{} cores, {how}: CPU time a move says more than moves a second.\n\
             Best of the runs (median). Store: its thread's part of the CPU time. Bytes a frame: in a match / all.",
            self.cores
        )
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Comparison { game, viewers, rooms, seconds, warm_up_seconds, .. } = self;
        let (preset, runs) =
            (self.preset.as_deref().unwrap_or("-"), self.lines.first().map_or(0, |line| line.runs.len()));
        writeln!(
            f,
            "{game} {preset}: {viewers} viewers, {rooms} rooms, {runs} runs of {seconds} s after {warm_up_seconds} s each"
        )?;
        writeln!(
            f,
            "  {:10} {:>16} {:>16} {:>14} {:>14} {:>16} {:>12} {:>7} {:>8}  {:>8} {:>8}",
            "",
            "moves/s",
            "CPU µs/move",
            "store µs",
            "p50 ms",
            "p99 ms",
            "bytes/frame",
            "frames",
            "bytes",
            "rate",
            "CPU"
        )?;
        for line in &self.lines {
            self.write_line(line, f)?;
        }
        for line in &self.lines {
            let sum = |count: fn(&Run) -> u64| line.runs.iter().map(count).sum::<u64>();
            let (moves, others, matches) =
                (sum(|run| run.moves), sum(|run| run.other_commands), sum(|run| run.matches));
            let (refused, still) = (sum(|run| run.refused), sum(|run| run.still_rooms as u64));
            writeln!(
                f,
                "  {:10} {moves} moves, {others} other commands, {matches} matches ended, {refused} refused, \
                 {still} rooms without a move",
                line.name
            )?;
        }
        Ok(())
    }
}

impl Comparison {
    /// How much longer the slowest moves of the second take than those of the first: median of p99 by median of p99.
    pub fn slower(&self) -> Option<f64> {
        let [first, second, ..] = self.lines.as_slice() else { return None };
        let p99 = |line: &Line| line.least(|run| run.p99_ms).median;
        Some(p99(second) / p99(first).max(1e-9))
    }

    fn write_line(&self, line: &Line, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, middle) = (self.lines.first().unwrap_or(line), |figure: fn(&Run) -> f64| line.least(figure).median);
        let bytes = (middle(|run| run.bytes_a_played_frame), middle(|run| run.bytes_a_frame));
        writeln!(
            f,
            "  {:10} {:>16} {:>16} {:>14} {:>14} {:>16} {:>12} {:>7.2} {:>8.0}  {:>8.2} {:>7.1}x",
            line.name,
            both(line.rate(), 0),
            both(line.cpu(), 1),
            both(line.least(|run| run.store_us_a_move), 1),
            both(line.least(|run| run.p50_ms), 2),
            both(line.least(|run| run.p99_ms), 2),
            format!("{:.0} / {:.0}", bytes.0, bytes.1),
            middle(|run| run.frames_a_move),
            middle(|run| run.bytes_a_move),
            line.rate().median / first.rate().median.max(1e-9),
            line.cpu().median / first.cpu().median.max(1e-9),
        )
    }
}

impl fmt::Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        write!(
            f,
            "  {:10} {} idle rooms of {}, a match begun, everyone connected: +{:.1} MB (from {:.1} MB), {:.1} kB a room",
            self.name,
            self.rooms,
            self.viewers,
            megabytes(self.growth_bytes),
            megabytes(self.before_bytes),
            self.growth_bytes as f64 / 1e3 / (self.rooms.max(1) as f64)
        )
    }
}
