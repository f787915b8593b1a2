//! What was counted, and what is made of it.

use serde::Serialize;
use std::time::Duration;

/// What one client counted while it was measured.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Actions of the game that were acknowledged.
    pub moves: u64,
    /// Other commands that were: ready, start, rematch.
    pub others: u64,
    /// What was refused.
    pub refused: u64,
    /// Matches that ended, counted by the host.
    pub matches: u64,
    /// Frames that told of an entry.
    pub frames: u64,
    /// Their bytes.
    pub frame_bytes: u64,
    /// Those within a match.
    pub played_frames: u64,
    /// Their bytes.
    pub played_bytes: u64,
    /// All bytes, acknowledgements too.
    pub bytes: u64,
    /// From the command to its acknowledgement, in microseconds.
    pub took: Vec<u32>,
}

impl Tally {
    /// Notes a frame that told of an entry; `playing`: within a match.
    pub fn frame(&mut self, bytes: usize, playing: bool) {
        self.frames += 1;
        self.frame_bytes += bytes as u64;
        if playing {
            self.played_frames += 1;
            self.played_bytes += bytes as u64;
        }
    }

    /// Notes how long a move took.
    pub fn took(&mut self, time: Duration) {
        self.took.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// Both together.
    pub fn add(&mut self, other: Tally) {
        self.moves += other.moves;
        self.others += other.others;
        self.refused += other.refused;
        self.matches += other.matches;
        self.frames += other.frames;
        self.frame_bytes += other.frame_bytes;
        self.played_frames += other.played_frames;
        self.played_bytes += other.played_bytes;
        self.bytes += other.bytes;
        self.took.extend(other.took);
    }
}

/// One run in figures.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Run {
    /// How long it was measured, in seconds.
    pub seconds: f64,
    /// Actions of the game that were acknowledged.
    pub moves: u64,
    /// Other commands that were.
    pub other_commands: u64,
    /// Matches that ended.
    pub matches: u64,
    /// What was refused.
    pub refused: u64,
    /// Rooms in which nobody moved.
    pub still_rooms: usize,
    /// Moves a second.
    pub moves_a_second: f64,
    /// Half of the moves were acknowledged within so many milliseconds.
    pub p50_ms: f64,
    /// All but one in a hundred.
    pub p99_ms: f64,
    /// The server's CPU time for a move, in microseconds: all of it, also between matches.
    pub cpu_us_a_move: f64,
    /// What of that its store's thread took.
    pub store_us_a_move: f64,
    /// Frames that told of an entry, for each move.
    pub frames_a_move: f64,
    /// Bytes of such a frame, on average.
    pub bytes_a_frame: f64,
    /// The same within a match only.
    pub bytes_a_played_frame: f64,
    /// All bytes to all clients, for each move.
    pub bytes_a_move: f64,
}

/// CPU time that a process has used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cpu {
    /// All of it.
    pub all: Duration,
    /// That of its store's thread.
    pub store: Duration,
}

impl Run {
    /// What came of a run of these rooms.
    pub fn of(rooms: Vec<Tally>, time: Duration, before: Cpu, after: Cpu) -> Self {
        let still_rooms = rooms.iter().filter(|room| room.moves == 0).count();
        let mut all = Tally::default();
        rooms.into_iter().for_each(|room| all.add(room));
        all.took.sort_unstable();
        let per_move = |what: f64| what / (all.moves.max(1) as f64);
        let micros = |before: Duration, after: Duration| after.saturating_sub(before).as_secs_f64() * 1e6;
        let millis = |share: f64| f64::from(percentile(&all.took, share)) / 1000.0;
        Run {
            seconds: time.as_secs_f64(),
            moves: all.moves,
            other_commands: all.others,
            matches: all.matches,
            refused: all.refused,
            still_rooms,
            moves_a_second: all.moves as f64 / time.as_secs_f64().max(1e-9),
            p50_ms: millis(0.50),
            p99_ms: millis(0.99),
            cpu_us_a_move: per_move(micros(before.all, after.all)),
            store_us_a_move: per_move(micros(before.store, after.store)),
            frames_a_move: per_move(all.frames as f64),
            bytes_a_frame: all.frame_bytes as f64 / (all.frames.max(1) as f64),
            bytes_a_played_frame: all.played_bytes as f64 / (all.played_frames.max(1) as f64),
            bytes_a_move: per_move(all.bytes as f64),
        }
    }
}

/// The value that this share of the (sorted) values does not exceed.
pub fn percentile(sorted: &[u32], share: f64) -> u32 {
    let rank = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.max(1) - 1).or(sorted.last()).copied().unwrap_or(0)
}

/// The best of several runs, and the one in the middle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The best: the least, or of rates the most.
    pub best: f64,
    /// The one in the middle; of two, their mean.
    pub median: f64,
}

impl Spread {
    /// Where less is better.
    pub fn least(values: impl IntoIterator<Item = f64>) -> Self {
        let sorted = sorted(values);
        Spread { best: sorted.first().copied().unwrap_or(0.0), median: median(&sorted) }
    }

    /// Where more is better.
    pub fn most(values: impl IntoIterator<Item = f64>) -> Self {
        let sorted = sorted(values);
        Spread { best: sorted.last().copied().unwrap_or(0.0), median: median(&sorted) }
    }
}

fn sorted(values: impl IntoIterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_by(f64::total_cmp);
    values
}

fn median(sorted: &[f64]) -> f64 {
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => 0.0,
        many if many % 2 == 1 => sorted[middle],
        _ => f64::midpoint(sorted[middle - 1], sorted[middle]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let hundred: Vec<u32> = (1..=100).collect();
        assert_eq!((percentile(&hundred, 0.5), percentile(&hundred, 0.99), percentile(&hundred, 1.0)), (50, 99, 100));
        assert_eq!((percentile(&[7], 0.5), percentile(&[7], 0.99)), (7, 7));
        assert_eq!(percentile(&[1, 2], 0.5), 1);
        assert_eq!(percentile(&[], 0.5), 0);
    }

    #[test]
    fn the_best_is_the_least_or_the_most() {
        assert_eq!(Spread::least([3.0, 1.0, 2.0]), Spread { best: 1.0, median: 2.0 });
        assert_eq!(Spread::most([3.0, 1.0, 2.0, 4.0]), Spread { best: 4.0, median: 2.5 });
        assert_eq!(Spread::least([]), Spread { best: 0.0, median: 0.0 });
    }

    #[test]
    fn a_run_is_counted_by_the_move() {
        let mut busy = Tally { moves: 10, others: 5, bytes: 3_000, ..Tally::default() };
        (0..20).for_each(|_| busy.frame(100, true));
        busy.frame(400, false);
        busy.took(Duration::from_micros(1_500));
        let cpu = |millis, store| Cpu { all: Duration::from_millis(millis), store: Duration::from_millis(store) };
        let run = Run::of(vec![busy, Tally::default()], Duration::from_secs(2), cpu(5, 1), cpu(8, 2));
        assert_eq!((run.moves, run.moves_a_second, run.still_rooms), (10, 5.0, 1));
        assert!((run.cpu_us_a_move - 300.0).abs() < 1e-6 && (run.store_us_a_move - 100.0).abs() < 1e-6, "{run:?}");
        assert!((run.frames_a_move - 2.1).abs() < 1e-9 && (run.bytes_a_move - 300.0).abs() < 1e-9, "{run:?}");
        assert_eq!((run.bytes_a_played_frame, run.p50_ms, run.p99_ms), (100.0, 1.5, 1.5));
    }
}
