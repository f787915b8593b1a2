//! Teams instead of each for themselves.

use super::{Ask, Questions, Rule};
use crate::state::Round;
use kernel::{RuleEntry, Sides, layer};
use rounds::{Course, TeamScore};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Teams, arranged in the lobby. Each member answers; the team has one score.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Teams {
    /// How many teams there are.
    #[schemars(range(min = 2, max = 8))]
    pub teams: u8,
    /// What a team's score is made of its members'.
    pub score: TeamScore,
}

impl Default for Teams {
    fn default() -> Self {
        Teams { teams: 2, score: TeamScore::Average }
    }
}

/// Its entry in the registry.
pub const RULE: RuleEntry<dyn Rule> = RuleEntry::house(
    "teams",
    "Teams",
    "{ $score ->
        [sum] { $teams } teams play, each for all its members' points together.
        [best] { $teams } teams play, each for the points of its best member.
       *[average] { $teams } teams play, each for the average of its members' points.
    }",
    kernel::make!(Teams => dyn Rule),
)
.category("match")
.layer(layer::SETUP);

impl Rule for Teams {
    fn in_force(&self, _: &Round) -> bool {
        false // It only says who plays: nothing to ask it during a round.
    }

    fn sides(&self, _: &Round, _: Ask<'_>) -> Sides {
        Sides::Teams(self.teams)
    }

    fn course(&self, round: &Round, ask: Ask<'_>) -> Course {
        Course { team_score: self.score, ..ask.under().course(round) }
    }
}
