//! How a match ended.

use crate::{Seat, order};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// How a match ended: every side's place, and why it is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Outcome {
    /// Best first. A side is one seat, or partners.
    pub standings: Vec<Standing>,
    /// What ended it: a rule's id, or a word of the game.
    pub reason: String,
    /// Figures of the whole match: rounds, turns, milliseconds.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, i64>>", optional)]
    pub statistics: BTreeMap<String, i64>,
}

/// One side at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Standing {
    /// 1 is best; equal sides share a place and the next one is left out: 1, 1, 3.
    pub place: u32,
    /// Who plays on this side.
    pub seats: Vec<Seat>,
    /// Its score.
    pub score: i64,
    /// The side's own figures: best play, right answers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, i64>>", optional)]
    pub statistics: BTreeMap<String, i64>,
}

impl Outcome {
    /// Ranks seats that play each for themselves, the highest score first.
    pub fn by_score(scores: &[i64], reason: &str) -> Self {
        let sides = (0u8..).map(|seat| vec![Seat(seat)]).zip(scores.iter().copied());
        Outcome::ranked(sides.collect(), reason, |score| score)
    }

    /// Ranks sides by what `worth` makes of their scores, the highest first; equals share a place.
    pub fn ranked<W: Ord>(sides: Vec<(Vec<Seat>, i64)>, reason: &str, worth: impl Fn(i64) -> W) -> Self {
        let sides = sides.into_iter().map(|(seats, score)| (seats, score, worth(score))).collect();
        Outcome::by_worth(sides, reason)
    }

    /// Ranks sides by a worth of their own (score first, then tie-breaks), the highest first; equals share a place.
    pub fn by_worth<W: Ord>(mut sides: Vec<(Vec<Seat>, i64, W)>, reason: &str) -> Self {
        order::sort_by(&mut sides, |a, b| b.2.cmp(&a.2).then_with(|| a.0.cmp(&b.0)));
        let mut standings: Vec<Standing> = Vec::new();
        let mut place = 1;
        for (i, (seats, score, worth)) in sides.iter().enumerate() {
            if i > 0 && *worth != sides[i - 1].2 {
                place = i as u32 + 1;
            }
            standings.push(Standing { place, seats: seats.clone(), score: *score, statistics: BTreeMap::new() });
        }
        Outcome { standings, reason: reason.into(), statistics: BTreeMap::new() }
    }

    /// Adds a figure of the whole match.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<i64>) -> Self {
        self.statistics.insert(name.into(), value.into());
        self
    }

    /// Adds a figure of the side that `seat` plays on.
    #[must_use]
    pub fn with_of(mut self, seat: Seat, name: &str, value: impl Into<i64>) -> Self {
        if let Some(standing) = self.standings.iter_mut().find(|standing| standing.seats.contains(&seat)) {
            standing.statistics.insert(name.into(), value.into());
        }
        self
    }

    /// All that share the first place.
    pub fn winners(&self) -> impl Iterator<Item = &Standing> {
        self.standings.iter().filter(|standing| standing.place == 1)
    }

    /// The one winner. A shared first place has none.
    pub fn winner(&self) -> Option<&Standing> {
        let mut first = self.winners();
        first.next().filter(|_| first.next().is_none())
    }

    /// The place of a seat.
    pub fn place(&self, seat: Seat) -> Option<u32> {
        self.standings.iter().find(|standing| standing.seats.contains(&seat)).map(|standing| standing.place)
    }

    /// The score of the side that `seat` plays on.
    pub fn score(&self, seat: Seat) -> Option<i64> {
        self.standings.iter().find(|standing| standing.seats.contains(&seat)).map(|standing| standing.score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(scores: &[i64]) -> Vec<u32> {
        let outcome = Outcome::by_score(scores, "test");
        (0..scores.len()).map(|seat| outcome.place(Seat(seat as u8)).expect("everyone has a place")).collect()
    }

    #[test]
    fn equals_share_a_place_and_the_next_is_left_out() {
        let cases: &[(&[i64], &[u32])] = &[
            (&[10, 10, 3], &[1, 1, 3]),
            (&[3, 10, 10], &[3, 1, 1]),
            (&[5, 4, 4, 1], &[1, 2, 2, 4]),
            (&[7, 7, 7], &[1, 1, 1]),
            (&[-5, 0, -5], &[2, 1, 2]),
            (&[1], &[1]),
        ];
        for (scores, expected) in cases {
            assert_eq!(places(scores), *expected, "{scores:?}");
        }
    }

    #[test]
    fn a_shared_first_place_has_no_single_winner() {
        assert_eq!(Outcome::by_score(&[4, 4, 1], "test").winner(), None);
        assert_eq!(Outcome::by_score(&[4, 4, 1], "test").winners().count(), 2);
        assert_eq!(Outcome::by_score(&[4, 5, 1], "test").winner().map(|side| side.seats.clone()), Some(vec![Seat(1)]));
    }

    #[test]
    fn partners_are_one_side_and_low_scores_may_win() {
        let sides = vec![(vec![Seat(0), Seat(2)], 30), (vec![Seat(1), Seat(3)], 12)];
        let outcome = Outcome::ranked(sides, "low", std::cmp::Reverse);
        assert_eq!(outcome.place(Seat(3)), Some(1));
        assert_eq!(outcome.place(Seat(2)), Some(2));
    }
}
