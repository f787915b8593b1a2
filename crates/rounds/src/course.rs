//! How a match goes: how many rounds, what ends it, what lies between rounds, who is ahead.
//!
//! A [`Course`] is a value. A game's rules make it (`target {points: 500}` sets one field), the engine reads it.

use crate::scorecard::{Phase, Scorecard};
use kernel::{Outcome, Patience, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Why rounds and matches end. A word, never a closed list: games add their own.
pub mod reason {
    /// Somebody was right, and that was enough.
    pub const FIRST_CORRECT: &str = "first_correct";
    /// All who could answer have answered.
    pub const ALL_ANSWERED: &str = "all_answered";
    /// The clock ran out.
    pub const TIME_UP: &str = "time_up";
    /// The host skipped it.
    pub const SKIPPED: &str = "skipped";
    /// Nobody who plays in this round is left.
    pub const NOBODY_LEFT: &str = "nobody_left";
    /// Who was to draw is gone.
    pub const DRAWER_GONE: &str = "drawer_gone";
    /// Somebody got rid of all cards.
    pub const HAND_WON: &str = "hand_won";
    /// Nobody can do anything any more.
    pub const STALEMATE: &str = "stalemate";
    /// All agreed to end the match now.
    pub const STOPPED: &str = "stopped";
    /// A match: a side has the points to win.
    pub const TARGET: &str = "target";
    /// A match: all its rounds are played.
    pub const ROUNDS: &str = "rounds";
    /// A match without a number of rounds: it has gone on for long enough.
    pub const CAP: &str = "cap";
    /// A match: too few are left to go on.
    pub const TOO_FEW: &str = "too_few";
}

/// How many rounds a match has. In JSON a number, or null; -1 and 0 mean null too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(from = "Option<i64>", into = "Option<u32>")]
#[ts(type = "number | null")]
pub enum Total {
    /// So many completed rounds.
    Fixed(u32),
    /// Until something else ends it; see [`Course::cap`].
    #[default]
    Unlimited,
}

impl From<Option<i64>> for Total {
    fn from(number: Option<i64>) -> Self {
        match number.map(u32::try_from) {
            Some(Ok(rounds)) if rounds > 0 => Total::Fixed(rounds),
            _ => Total::Unlimited,
        }
    }
}

impl From<Total> for Option<u32> {
    fn from(total: Total) -> Self {
        match total {
            Total::Fixed(rounds) => Some(rounds),
            Total::Unlimited => None,
        }
    }
}

/// What the pause between rounds waits for. It always has a deadline too: nobody's absence blocks the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Wait {
    /// A countdown; if all who are there are ready, it goes on at once.
    #[default]
    Countdown,
    /// The host says "next".
    Host,
    /// All who are there say that they are ready.
    Players,
}

/// What lies between two rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pause {
    /// What it waits for.
    pub wait: Wait,
    /// For how long at most; 0: no pause at all.
    pub seconds: u32,
    /// Also after the last round, so that the host may still correct it.
    pub after_last: bool,
}

/// What a team's score is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TeamScore {
    /// All its members' points together.
    Sum,
    /// Their average, so that teams need not be of one size.
    #[default]
    Average,
    /// Those of its best member.
    Best,
}

/// What tells equal scores apart: a figure of the sides, see [`Ended::figures`](crate::Ended::figures).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// More is better: rounds won (`won`), right answers.
    Most(String),
    /// Less is better: milliseconds.
    Least(String),
}

/// How a match goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// How many rounds.
    pub rounds: Total,
    /// After so many rounds it is over in any case.
    pub cap: u32,
    /// The score that ends it, looked at when all points of a round are in.
    pub target: Option<i64>,
    /// The lowest score wins.
    pub low_wins: bool,
    /// What lies between rounds.
    pub pause: Pause,
    /// What a team's score is made of.
    pub team_score: TeamScore,
    /// What tells equal scores apart, the first one first; who is still equal shares a place.
    pub ties: Vec<Tie>,
    /// How long others wait for who is away; after that nobody counts on them in this round.
    pub patience: Patience,
}

impl Default for Course {
    fn default() -> Self {
        Course {
            rounds: Total::Unlimited,
            cap: 100,
            target: None,
            low_wins: false,
            pause: Pause { wait: Wait::Countdown, seconds: 10, after_last: false },
            team_score: TeamScore::Average,
            ties: Vec::new(),
            patience: Patience::seconds(30),
        }
    }
}

/// So that averages compare exactly: divisible by every team size up to 16.
const PARTS: i64 = 720_720;

impl Course {
    /// Is the match over, and why? Asked between rounds only.
    pub fn complete<D>(&self, table: &Scorecard<D>) -> Option<&'static str> {
        let reached = |target: i64| sides(table).iter().any(|side| self.score(table, side) >= target * PARTS);
        match self.rounds {
            _ if self.target.is_some_and(reached) => Some(reason::TARGET),
            Total::Fixed(rounds) if table.completed >= rounds => Some(reason::ROUNDS),
            _ if table.round >= self.cap => Some(reason::CAP),
            _ => None,
        }
    }

    /// With which score somebody begins who joins late: with nothing, or, where low scores win, with the worst.
    pub fn joins_with<D>(&self, table: &Scorecard<D>) -> i64 {
        let totals = table.seated.iter().map(|seat| table.board.total(seat));
        if self.low_wins { totals.max().unwrap_or(0) } else { 0 }
    }

    /// A side's score, in parts.
    fn score<D>(&self, table: &Scorecard<D>, side: &[Seat]) -> i64 {
        let totals = side.iter().map(|seat| table.board.total(*seat) * PARTS);
        match (self.team_score, side.len() as i64) {
            (_, 0) => 0,
            (TeamScore::Sum, _) => totals.sum(),
            (TeamScore::Average, members) => totals.sum::<i64>() / members,
            (TeamScore::Best, _) if self.low_wins => totals.min().unwrap_or(0),
            (TeamScore::Best, _) => totals.max().unwrap_or(0),
        }
    }

    /// The score of each side as it is shown: averages are rounded.
    pub fn scores<D>(&self, table: &Scorecard<D>) -> Vec<(Vec<Seat>, i64)> {
        let rounded = |parts: i64| (parts + PARTS / 2).div_euclid(PARTS);
        sides(table)
            .into_iter()
            .map(|side| {
                let score = rounded(self.score(table, &side));
                (side, score)
            })
            .collect()
    }

    /// The ranking and the statistics, once the match is over.
    ///
    /// Whoever left for good comes after all who stayed. Equals share a place: 1, 1, 3.
    pub fn outcome<D>(&self, table: &Scorecard<D>) -> Option<Outcome> {
        let Phase::Over { reason, at } = &table.phase else { return None };
        let scores = self.scores(table);
        let average = scores.iter().map(|(_, score)| score).sum::<i64>() / (scores.len() as i64).max(1);
        let worth = |(side, score): (Vec<Seat>, i64)| {
            let parts = self.score(table, &side);
            let stayed = side.iter().any(|seat| table.seated.contains(*seat));
            let ties: Vec<i64> = self.ties.iter().map(|tie| tie.worth(table, &side)).collect();
            (side, score, (stayed, if self.low_wins { -parts } else { parts }, ties))
        };
        let mut outcome = Outcome::by_worth(scores.into_iter().map(worth).collect(), reason)
            .with("rounds", i64::from(table.completed))
            .with("duration_ms", at.0.saturating_sub(table.began.0) as i64)
            .with("average_score", average);
        for standing in &mut outcome.standings {
            standing.statistics = figures(table, &standing.seats);
        }
        Some(outcome)
    }
}

impl Tie {
    fn worth<D>(&self, table: &Scorecard<D>, side: &[Seat]) -> i64 {
        let figure = |name: &String| figures(table, side).get(name).copied().unwrap_or(0);
        match self {
            Tie::Most(name) => figure(name),
            Tie::Least(name) => -figure(name),
        }
    }
}

/// A side's own figures: those of its members together.
fn figures<D>(table: &Scorecard<D>, side: &[Seat]) -> BTreeMap<String, i64> {
    let mut all = BTreeMap::new();
    for (name, value) in side.iter().filter_map(|seat| table.board.figures.get(*seat)).flatten() {
        *all.entry(name.clone()).or_insert(0) += value;
    }
    all
}

/// Who plays with whom: teams where the table arranged them, else each alone.
fn sides<D>(table: &Scorecard<D>) -> Vec<Vec<Seat>> {
    let members = |seats: SeatSet| -> Vec<Seat> { seats.iter().collect() };
    if table.teams.is_empty() {
        return table.played.iter().map(|seat| vec![seat]).collect();
    }
    let mut teams: BTreeMap<u8, SeatSet> = BTreeMap::new();
    for seat in table.played.iter() {
        teams.entry(table.team(seat).unwrap_or(0)).or_default().insert(seat);
    }
    teams.into_values().map(members).collect()
}
