//! Places where a test can make things go wrong.
//!
//! `HOUSERULES_FAILPOINT="before_commit=kill@20"` ends the process at the 20th visit of that place, at once, as
//! `kill -9` would; `=fail@5` makes the 5th visit an error (`=fail` every one); `=sleep` waits 20 ms at each.
//! Several are separated by commas. Only in builds with debug assertions: a released program has none of this.

use std::collections::HashMap;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

struct Point {
    action: String,
    /// At which visit; 0: at each.
    visit: u64,
    visits: AtomicU64,
}

fn points() -> &'static HashMap<String, Point> {
    static POINTS: OnceLock<HashMap<String, Point>> = OnceLock::new();
    POINTS.get_or_init(|| parse(&std::env::var("HOUSERULES_FAILPOINT").unwrap_or_default()))
}

fn parse(text: &str) -> HashMap<String, Point> {
    let point = |part: &str| {
        let (name, action) = part.split_once('=')?;
        let (action, visit) = action.split_once('@').unwrap_or((action, "0"));
        let visit = visit.parse().unwrap_or(0);
        Some((name.trim().to_string(), Point { action: action.into(), visit, visits: AtomicU64::new(0) }))
    };
    text.split(',').filter_map(point).collect()
}

/// Is this place switched on at all?
pub fn is_set(name: &str) -> bool {
    cfg!(debug_assertions) && points().contains_key(name)
}

/// Begins something in the midst of which the process may be killed: `name=kill@3` ends it a moment after the 3rd time.
pub fn amid(name: &str) {
    if !cfg!(debug_assertions) {
        return;
    }
    let Some(point) = points().get(name) else { return };
    let visit = point.visits.fetch_add(1, Ordering::SeqCst) + 1;
    if point.visit == visit {
        std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_micros(visit * 37 % 400));
            std::process::abort();
        });
    }
}

/// Goes past a place where something may go wrong. `Err`: it does.
pub fn pass(name: &str) -> Result<(), String> {
    if !cfg!(debug_assertions) {
        return Ok(());
    }
    let Some(point) = points().get(name) else { return Ok(()) };
    let visit = point.visits.fetch_add(1, Ordering::SeqCst) + 1;
    if point.visit != 0 && visit != point.visit {
        return Ok(());
    }
    match point.action.as_str() {
        "kill" => std::process::abort(),
        "sleep" => {
            std::thread::sleep(std::time::Duration::from_millis(20));
            Ok(())
        }
        _ => Err(format!("failpoint {name}")),
    }
}
