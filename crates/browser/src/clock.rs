//! Time and chance, from what the worker brings.

use kernel::{Moment, checksum, fair};
use table::Now;

/// Random bytes, each made from what the worker brought and a count: none is handed out twice.
#[derive(Default)]
pub(crate) struct Dice {
    seed: String,
    rolled: u64,
}

impl Dice {
    pub(crate) fn new(random: &str) -> Self {
        Dice { seed: random.into(), rolled: 0 }
    }

    pub(crate) fn roll(&mut self) -> [u8; 32] {
        self.rolled += 1;
        fair::from_hex(&checksum(format!("{} {}", self.seed, self.rolled).as_bytes())).unwrap_or_default()
    }
}

/// A room's clock: it goes on from the last entry, so it stands still while the page is closed; and it can be stopped.
pub(crate) struct Clock {
    base: Moment,
    /// Since when it runs, if it does, in milliseconds since 1970.
    since: Option<u64>,
}

impl Clock {
    pub(crate) fn from(base: Moment, wall: u64) -> Self {
        Clock { base, since: Some(wall) }
    }

    fn at(&self, wall: u64) -> Moment {
        self.base.after(self.since.map_or(0, |since| wall.saturating_sub(since)))
    }

    /// Lets it run, or stops it.
    pub(crate) fn run(&mut self, runs: bool, wall: u64) {
        if runs != self.since.is_some() {
            self.base = self.at(wall);
            self.since = runs.then_some(wall);
        }
    }

    pub(crate) fn now(&self, wall: u64, dice: &mut Dice) -> Now {
        Now { at: self.at(wall), wall, random: dice.roll() }
    }

    /// A moment in milliseconds since 1970. `None`: the clock stands still.
    pub(crate) fn wall_of(&self, at: Moment) -> Option<u64> {
        self.since.map(|since| since + at.0.saturating_sub(self.base.0))
    }
}
