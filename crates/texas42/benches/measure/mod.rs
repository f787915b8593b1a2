//! Measuring.

use std::time::{Duration, Instant};

/// What came of it, and the CPU-seconds that it took.
pub(crate) fn seconds<T>(run: impl FnOnce() -> T) -> (T, f64) {
    let started = (Instant::now(), cpu_time());
    let done = run();
    let time = match (started.1, cpu_time()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => started.0.elapsed(),
    };
    (done, time.as_secs_f64())
}

/// The time that this thread has computed, where the system tells: to a few milliseconds, so measure for longer.
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// The commit that is measured.
pub(crate) fn commit() -> String {
    let git = std::process::Command::new("git").args(["describe", "--always", "--dirty"]).output();
    git.map_or_else(|_| "?".into(), |output| String::from_utf8_lossy(&output.stdout).trim().to_string())
}
