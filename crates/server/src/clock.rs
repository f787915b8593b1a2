//! The only place that reads a clock or rolls dice.

use kernel::Moment;
use std::cell::RefCell;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use table::Now;

/// So many times random bytes are fetched at once.
const FETCHED: usize = 8;

/// A room's clock: it goes on from the last entry, so it stands still while the server is down; and it can be stopped.
pub(crate) struct Clock {
    base: Moment,
    /// Since when it runs, if it does; and when that was, in milliseconds since 1970.
    started: Option<Instant>,
    wall: u64,
}

impl Clock {
    pub(crate) fn from(base: Moment) -> Self {
        Clock { base, started: Some(Instant::now()), wall: wall() }
    }

    pub(crate) fn at(&self) -> Moment {
        self.base.after(self.started.map_or(0, |started| started.elapsed().as_millis() as u64))
    }

    /// Lets it run, or stops it.
    pub(crate) fn run(&mut self, runs: bool) {
        if runs != self.started.is_some() {
            self.base = self.at();
            (self.started, self.wall) = (runs.then(Instant::now), wall());
        }
    }

    pub(crate) fn now(&self) -> Now {
        Now { at: self.at(), wall: wall(), random: roll() }
    }

    /// The instant of a moment; a moment that is past is now. `None`: the clock stands still.
    pub(crate) fn instant(&self, at: Moment) -> Option<Instant> {
        Some(self.started? + Duration::from_millis(at.0.saturating_sub(self.base.0)))
    }

    /// The instant of a time on the wall, as far as can be foreseen; one that is past is now.
    pub(crate) fn instant_of_wall(at: u64) -> Instant {
        Instant::now() + Duration::from_millis(at.saturating_sub(wall()) + 1)
    }

    /// A moment in milliseconds since 1970, as far as can be foreseen, and the same whenever it is asked. `None`: the clock stands still.
    pub(crate) fn wall_of(&self, at: Moment) -> Option<u64> {
        self.started.map(|_| self.wall + at.0.saturating_sub(self.base.0))
    }
}

/// Random bytes of the system, fetched some at a time; none is handed out twice. The rooms of a thread share them.
fn roll() -> [u8; 32] {
    thread_local!(static DICE: RefCell<Vec<[u8; 32]>> = const { RefCell::new(Vec::new()) });
    DICE.with_borrow_mut(|dice| {
        if dice.is_empty() {
            dice.resize(FETCHED, [0; 32]);
            fill(dice.as_flattened_mut());
        }
        dice.pop().unwrap_or_else(random)
    })
}

/// Milliseconds since 1970.
pub(crate) fn wall() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}

/// Random bytes of the system.
///
/// # Panics
/// If the system has none: nothing secret could be made, so the server must not go on.
pub(crate) fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    bytes
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system has random bytes");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A deadline is kept in the store: one that seemed to move by a millisecond would be written again with every entry.
    #[test]
    fn a_moment_is_at_the_same_time_whenever_it_is_asked() {
        let mut clock = Clock::from(Moment(5_000));
        let deadline = Moment(35_000);
        let first = clock.wall_of(deadline).expect("it runs");
        for _ in 0..20 {
            std::thread::sleep(Duration::from_micros(700));
            assert_eq!(clock.wall_of(deadline), Some(first));
            clock.run(true);
        }
        clock.run(false);
        assert_eq!((clock.wall_of(deadline), clock.instant(deadline)), (None, None));
        clock.run(true);
        assert!(clock.wall_of(deadline) >= Some(first), "it stood still for a while");
    }
}
