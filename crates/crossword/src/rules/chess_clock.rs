//! Every player has a clock for the whole match.

use super::{Ask, Rule, category};
use crate::state::State;
use kernel::{RuleEntry, make};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every player has a clock for the whole match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ChessClock {
    /// Minutes for each player.
    #[schemars(range(min = 1, max = 1_440))]
    pub minutes: u32,
    /// Seconds added after each of their turns.
    #[schemars(range(min = 0, max = 600))]
    pub increment: u32,
    /// So many minutes may be used beyond that, at a price; then they are out. 0: they are out at once.
    #[schemars(range(min = 0, max = 120))]
    pub overtime: u32,
    /// What each minute begun beyond it costs, in points.
    #[schemars(range(min = 0, max = 100))]
    pub points: u16,
}

impl Default for ChessClock {
    fn default() -> Self {
        ChessClock { minutes: 25, increment: 0, overtime: 10, points: 10 }
    }
}

impl ChessClock {
    /// The time a clock begins with, in milliseconds.
    pub fn initial_millis(&self) -> i64 {
        i64::from(self.minutes) * MINUTE
    }

    /// How far below nothing a clock may go, in milliseconds.
    pub fn overtime_millis(&self) -> i64 {
        i64::from(self.overtime) * MINUTE
    }

    /// What a clock with so much left costs: nothing, or points for each minute begun.
    pub fn price(&self, left: i64) -> i32 {
        let begun = (-left).max(0).div_euclid(MINUTE) + i64::from((-left).max(0) % MINUTE > 0);
        i32::from(self.points) * begun.min(i64::from(self.overtime)) as i32
    }
}

const MINUTE: i64 = 60_000;

/// For the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "chess_clock",
    "Chess clock",
    "Each player has { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } in all{ $increment ->
        [0] {\"\"}
        [one] , and one second more after each turn
       *[other] , and { $increment } seconds more after each turn
    }; { $overtime ->
        [0] whoever has used them is out
        [one] one more minute costs { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] up to { $overtime } more cost { $points ->
            [one] one point
           *[other] { $points } points
        } each
    }.",
    make!(ChessClock => dyn Rule),
)
.category(category::TURNS);

impl Rule for ChessClock {
    fn chess_clock(&self, _: &State, _: Ask<'_>) -> Option<ChessClock> {
        Some(self.clone())
    }

    fn can_end(&self, _: &State, _: Ask<'_>) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_minute_begun_costs() {
        let clock = ChessClock::default();
        let cases = [(60_000, 0), (0, 0), (-1, 10), (-60_000, 10), (-60_001, 20), (-600_000, 100), (-700_000, 100)];
        for (left, price) in cases {
            assert_eq!(clock.price(left), price, "{left} ms left");
        }
        assert_eq!(ChessClock { points: 0, ..clock }.price(-60_000), 0);
    }
}
