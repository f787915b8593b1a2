//! Who guesses, what that earns, and what ends the match.

use super::{Ask, Questions, Rule};
use crate::state::Round;
use kernel::{RuleEntry, Sides, layer};
use rounds::{Course, TeamScore, Total};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who guesses, what that earns, and what ends the match.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Playing {
    /// The first right guess ends the round; or everyone guesses until time is up; or two teams draw in turn, and each
    /// guesses what its own draws.
    pub mode: Mode,
    /// Where the first guess counts: who has so many points wins.
    #[schemars(range(min = 1, max = 50))]
    pub target: u32,
    /// Where everyone or a team guesses: how often each draws.
    #[schemars(range(min = 1, max = 10))]
    pub laps: u32,
}

impl Default for Playing {
    fn default() -> Self {
        Playing { mode: Mode::FirstGuess, target: 5, laps: 3 }
    }
}

/// Who guesses, and what does it earn?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// The first right guess ends the round: a point for whoever drew and for whoever guessed.
    #[default]
    FirstGuess,
    /// Everyone guesses until time is up; quick guesses earn more, and whoever draws as much as the others on average.
    EveryoneGuesses,
    /// Two teams draw in turn; only the drawer's own team guesses.
    Teams,
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "mode",
    "Mode",
    "{ $mode ->
        [everyone_guesses] Everyone guesses until time is up; { $laps ->
            [one] each draws once
           *[other] each draws { $laps } times
        }.
        [teams] Two teams draw in turn, and each guesses what its own draws; { $laps ->
            [one] each draws once
           *[other] each draws { $laps } times
        }.
       *[first_guess] The first right guess ends the round; { $target ->
            [one] one point wins
           *[other] { $target } points win
        }.
    }",
    kernel::make!(Playing => dyn Rule),
)
.category("match")
.layer(layer::SETUP)
.core();

/// A match without an end comes to one after so many rounds.
const CAP: u32 = 100;

impl Rule for Playing {
    fn mode(&self, _: &Round, _: Ask<'_>) -> Mode {
        self.mode
    }

    fn sides(&self, round: &Round, ask: Ask<'_>) -> Sides {
        if self.mode == Mode::Teams { Sides::Teams(2) } else { ask.under().sides(round) }
    }

    fn laps(&self, _: &Round, _: Ask<'_>) -> Option<u32> {
        (self.mode != Mode::FirstGuess).then_some(self.laps)
    }

    fn course(&self, round: &Round, ask: Ask<'_>) -> Course {
        let under = ask.under().course(round);
        match self.mode {
            Mode::FirstGuess => {
                Course { rounds: Total::Unlimited, cap: CAP, target: Some(i64::from(self.target)), ..under }
            }
            // Laps are counted by whoever is there. Rounds in which nobody was left do not count; an empty room must come
            // to an end, too.
            _ => Course { cap: 4 * self.laps * u32::from(crate::state::MOST), team_score: TeamScore::Sum, ..under },
        }
    }
}
