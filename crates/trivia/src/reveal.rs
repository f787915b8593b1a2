//! Who was right, and what that earns.

use crate::Trivia;
use crate::matching::Matcher;
use crate::question::{Answer, Asked, Key, Number, Question};
use crate::rules::Questions;
use crate::state::{Reply, Round};
use kernel::{Arg, BySeat, Seat, SeatSet};
use rounds::{StateOf, Winner, reason};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// All there is to say of a question, once its round is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Details {
    /// The question's id in its pack, for whoever wants to mend it.
    pub id: String,
    /// The language of its pack.
    pub language: String,
    /// What was asked.
    pub question: Asked,
    /// The right answer: the places of options are those of `question`.
    pub answer: Answer,
    /// What else was right, in words.
    pub aliases: Vec<String>,
    /// So far off was still right; 0: not at all.
    pub tolerance: Number,
    /// More about it.
    pub explanation: Option<String>,
    /// Everybody who played in the round, those who answered first, in the order of their answers.
    pub given: Vec<Given>,
    /// Who was right first.
    pub fastest: Option<Seat>,
    /// Points were given: the round was not skipped.
    pub scored: bool,
    /// How often these points count: 2 in a double round.
    pub times: u32,
}

/// What one seat answered, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Given {
    /// Who.
    pub seat: Seat,
    /// What; nothing: no answer.
    pub answer: Option<Answer>,
    /// So many milliseconds after the question was asked.
    #[ts(type = "number | null")]
    pub millis: Option<u64>,
    /// It is right, or the host accepted it.
    pub right: bool,
    /// The host accepted it.
    pub accepted: bool,
    /// The host may accept it.
    pub acceptable: bool,
    /// What it earns, and why.
    pub points: Points,
    /// How many in a row this seat has right now.
    pub streak: u32,
}

/// Points and their parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Points {
    /// For being right.
    #[ts(type = "number")]
    pub base: i64,
    /// For being quick; or, where time takes away, for being slow.
    #[ts(type = "number")]
    pub speed: i64,
    /// For being right again.
    #[ts(type = "number")]
    pub streak: i64,
    /// For being wrong: not above 0.
    #[ts(type = "number")]
    pub negative: i64,
    /// All that once more, in a double round.
    #[ts(type = "number")]
    pub double: i64,
    /// All together.
    #[ts(type = "number")]
    pub total: i64,
}

impl Points {
    /// All parts together, counted so often.
    fn times(self, times: u32) -> Self {
        let once = self.base + self.speed + self.streak + self.negative;
        let double = once * (i64::from(times) - 1);
        Points { double, total: once + double, ..self }
    }
}

impl Details {
    /// The right answer, as something to be spoken of: its words are the pack's own.
    pub fn right(&self) -> Arg {
        match &self.answer {
            Answer::Text(text) => Arg::quote(&self.language, text),
            other => other.told(&self.question, &self.language),
        }
    }

    /// What this seat gave.
    pub fn given(&self, seat: Seat) -> Option<&Given> {
        self.given.iter().find(|given| given.seat == seat)
    }

    /// Whose answers the host accepted.
    pub fn accepted(&self) -> SeatSet {
        self.given.iter().filter(|given| given.accepted).map(|given| given.seat).collect()
    }

    pub(crate) fn points(&self, places: u8) -> BySeat<i64> {
        let mut points = BySeat::of(places, 0);
        for given in &self.given {
            points[given.seat] = given.points.total;
        }
        points
    }

    /// Who was right first, or their team.
    pub(crate) fn winner(&self, team: impl Fn(Seat) -> Option<u8>) -> Winner {
        match self.fastest.filter(|_| self.scored) {
            None => Winner::Nobody,
            Some(seat) => team(seat).map_or(Winner::Seat(seat), Winner::Team),
        }
    }

    /// Questions answered, answered rightly, and the time that took.
    pub(crate) fn figures(&self) -> Vec<(Seat, String, i64)> {
        let mut figures = Vec::new();
        for given in self.given.iter().filter(|_| self.scored) {
            let Some(millis) = given.millis else { continue };
            figures.push((given.seat, "answered".into(), 1));
            if given.right {
                figures.push((given.seat, "right".into(), 1));
                figures.push((given.seat, "right_millis".into(), millis as i64));
            }
        }
        figures
    }
}

impl Trivia {
    /// Is this answer right by itself, whatever the others say?
    pub(crate) fn is_right(&self, round: &Round, question: &Question, answer: &Answer) -> bool {
        match (&question.key, answer) {
            (Key::Number { right, tolerance, .. }, Answer::Number(given)) => given.distance(*right) <= *tolerance,
            (Key::Text { right, aliases }, Answer::Text(given)) => {
                Matcher { language: &round.language, typos: self.typos }.accepts(right, aliases, given)
            }
            _ => *answer == question.right(),
        }
    }

    /// Who is right.
    fn right(&self, round: &Round) -> SeatSet {
        let Some(question) = &round.question else { return SeatSet::EMPTY };
        let closest = closest(question, &round.answers);
        let right = |reply: &&Reply| match closest {
            Some(least) => distance(question, &reply.answer) == Some(least),
            None => self.is_right(round, question, &reply.answer),
        };
        round.answers.iter().filter(right).map(|reply| reply.seat).collect()
    }

    /// What is shown of the round, with what everybody earns. The host accepted the answers of some.
    pub(crate) fn reveal(&self, state: &StateOf<Trivia>, why: &str, accepted: SeatSet) -> Option<Details> {
        let (round, table) = (&state.game, &state.table);
        let question = round.question.as_ref()?;
        let scored = why != reason::SKIPPED && why != reason::STOPPED;
        let mut right = self.right(round).or(accepted);
        let fastest = round.answers.iter().map(|reply| reply.seat).find(|seat| right.contains(*seat));
        // Whoever presses the buzzer first and is right has it; what came after was never asked.
        if self.race {
            right = fastest.map_or(SeatSet::EMPTY, SeatSet::only);
        }
        let times = self.top().times(round);
        let silent = table.players.without(round.answered());
        let replies = round.answers.iter().map(|reply| (reply.seat, Some(reply)));
        let given = replies.chain(silent.iter().map(|seat| (seat, None))).map(|(seat, reply)| {
            let run = round.streaks.get(seat).copied().unwrap_or(0);
            let is_right = right.contains(seat);
            let points = reply.filter(|_| scored).map(|reply| self.earned(round, reply, is_right, run));
            Given {
                seat,
                answer: reply.map(|reply| reply.answer.clone()),
                millis: reply.map(|reply| reply.millis),
                right: is_right,
                accepted: accepted.contains(seat),
                acceptable: scored && reply.is_some() && !is_right,
                points: points.unwrap_or_default().times(times),
                streak: if !scored {
                    run
                } else if is_right {
                    run + 1
                } else {
                    0
                },
            }
        });
        let asked = question.asked();
        Some(Details {
            id: question.id.clone(),
            language: round.language.clone(),
            answer: question.right(),
            aliases: if let Key::Text { aliases, .. } = &question.key { aliases.clone() } else { Vec::new() },
            tolerance: if let Key::Number { tolerance, .. } = question.key { tolerance } else { Number::default() },
            explanation: question.explanation.clone(),
            given: given.collect(),
            question: asked,
            fastest,
            scored,
            times,
        })
    }

    /// What one answer earns, before it is doubled.
    fn earned(&self, round: &Round, reply: &Reply, is_right: bool, run: u32) -> Points {
        if !is_right {
            return Points { negative: self.top().wrong(round), ..Points::default() };
        }
        let (base, speed) = (self.top().base(round), self.top().speed(round, reply.millis));
        Points { base, speed, streak: self.top().streak(round, run), ..Points::default() }
    }
}

fn distance(question: &Question, answer: &Answer) -> Option<Number> {
    match (&question.key, answer) {
        (Key::Number { right, .. }, Answer::Number(given)) => Some(given.distance(*right)),
        _ => None,
    }
}

/// How far off the closest answer is, where the closest is right.
fn closest(question: &Question, answers: &[Reply]) -> Option<Number> {
    let distances = answers.iter().filter_map(|reply| distance(question, &reply.answer));
    distances.min().filter(|_| question.is_closest())
}
