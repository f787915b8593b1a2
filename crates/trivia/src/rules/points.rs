//! What a right answer earns.

use super::{Ask, Questions, Rule};
use crate::state::Round;
use kernel::{RuleEntry, layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a right answer earns.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Worth {
    /// How points come about.
    pub formula: Formula,
    /// What a right answer is worth; nothing: 1000 where time takes away, else 100.
    #[schemars(range(min = 1, max = 100_000))]
    pub base: Option<u32>,
}

/// How points come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Formula {
    /// All points within half a second; then time takes away, up to half of them.
    #[default]
    Classic,
    /// The points, and one more for each whole second that is left of 50.
    Seed,
    /// The points, whatever the time.
    Flat,
}

/// Within so many milliseconds `classic` takes nothing away.
const AT_ONCE: u64 = 500;
/// For so many seconds `seed` gives a point each.
const SEED_SECONDS: i64 = 50;

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "points",
    "Points",
    "{ $formula ->
        [seed] A right answer earns { $base ->
            [none] 100
           *[other] { $base }
        } points, and one more for each whole second that is left of 50.
        [flat] A right answer earns { $base ->
            [none] 100
           *[other] { $base }
        } points, whatever the time.
       *[classic] A right answer earns { $base ->
            [none] 1000
           *[other] { $base }
        } points at once, and down to half of them at the end of the time.
    }",
    kernel::make!(Worth => dyn Rule),
)
.category("points")
.layer(layer::SETUP)
.core();

/// `classic`: all points `p` within half a second, else (2·p·limit − p·t + limit) / (2·limit), in whole numbers.
///
/// ```
/// use trivia::rules::points::classic;
///
/// assert_eq!([0, 499, 500, 10_000, 20_000].map(|t| classic(1_000, 20_000, t)), [1_000, 1_000, 988, 750, 500]);
/// ```
pub fn classic(p: i64, limit: u64, millis: u64) -> i64 {
    if millis < AT_ONCE || limit == 0 {
        return p;
    }
    let (limit, t) = (limit as i64, millis.min(limit) as i64);
    (2 * p * limit - p * t + limit) / (2 * limit)
}

impl Rule for Worth {
    fn base(&self, _: &Round, _: Ask<'_>) -> i64 {
        let usual = if self.formula == Formula::Classic { 1_000 } else { 100 };
        self.base.map_or(usual, i64::from)
    }

    fn speed(&self, round: &Round, millis: u64, ask: Ask<'_>) -> i64 {
        let base = ask.top().base(round);
        match self.formula {
            Formula::Classic => classic(base, round.time(), millis) - base,
            Formula::Seed => (SEED_SECONDS - (millis / 1_000) as i64).max(0),
            Formula::Flat => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classic_is_the_formula_for_every_millisecond() {
        for limit in [3_000u64, 10_000, 20_000, 300_000] {
            let mut before = 1_000;
            for t in (0..limit).step_by(7).chain([499, 500, limit - 1]) {
                let (p, big, t_) = (1_000i64, limit as i64, t as i64);
                let formula = if t < 500 { p } else { (2 * p * big - p * t_ + big) / (2 * big) };
                assert_eq!(classic(p, limit, t), formula, "{t} of {limit}");
                assert!((500..=1_000).contains(&formula));
                before = formula.min(before);
            }
        }
        assert_eq!(classic(1_000, 20_000, 19_999), 500);
        assert_eq!(classic(7, 10_000, 3_333), 6);
    }
}
