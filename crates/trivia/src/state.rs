//! The round under way, what happens in it, and folding that. No rule is asked here.

use crate::question::{Answer, Question};
use kernel::{BySeat, Misfit, Moment, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// More players than this do not fit at the table.
pub const MOST: u8 = 20;

/// One round, which is one question: what the rules' questions are about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// How many questions were asked in this match.
    pub number: u32,
    /// The question; none before the first.
    pub question: Option<Question>,
    /// The language of its pack.
    pub language: String,
    /// When it was asked.
    pub asked: Moment,
    /// When its time is up.
    pub until: Moment,
    /// Its time is up.
    pub time_up: bool,
    /// It is the last one of the match.
    pub last: bool,
    /// The answers, in the order in which they came.
    pub answers: Vec<Reply>,
    /// Who was wrong and knows it.
    pub locked: SeatSet,
    /// How many questions in a row each seat had right before this one.
    pub streaks: BySeat<u32>,
    /// Who had options taken away, and which.
    pub removed: BTreeMap<Seat, Vec<u8>>,
    /// Who has used that up for this match.
    pub spent: SeatSet,
    /// The ids of the questions asked in earlier matches, the oldest first.
    pub before: Vec<String>,
    /// The ids of the questions asked in this match.
    pub used: Vec<String>,
}

impl Default for Round {
    fn default() -> Self {
        Round {
            number: 0,
            question: None,
            language: String::new(),
            asked: Moment(0),
            until: Moment(0),
            time_up: false,
            last: false,
            answers: Vec::new(),
            locked: SeatSet::EMPTY,
            streaks: BySeat::of(MOST, 0),
            removed: BTreeMap::new(),
            spent: SeatSet::EMPTY,
            before: Vec::new(),
            used: Vec::new(),
        }
    }
}

impl Round {
    /// Who has answered.
    pub fn answered(&self) -> SeatSet {
        self.answers.iter().map(|reply| reply.seat).collect()
    }

    /// What a seat answered.
    pub fn reply(&self, seat: Seat) -> Option<&Reply> {
        self.answers.iter().find(|reply| reply.seat == seat)
    }

    /// The options that a seat has not any more.
    pub fn removed_for(&self, seat: Seat) -> &[u8] {
        self.removed.get(&seat).map_or(&[], Vec::as_slice)
    }

    /// How many milliseconds there are for the question.
    pub fn time(&self) -> u64 {
        self.until.0.saturating_sub(self.asked.0)
    }
}

/// What a seat answered, and when.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// Who.
    pub seat: Seat,
    /// What.
    pub answer: Answer,
    /// So many milliseconds after the question was asked.
    pub millis: u64,
}

/// What a seat or the host may do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Answer the question.
    Answer(Answer),
    /// Have two wrong options taken away.
    FiftyFifty,
    /// The host, at the reveal: this seat's answer is right after all.
    Accept(Seat),
    /// The host, at the reveal: it is not, after all.
    TakeBack(Seat),
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the fields say it, and `News` says it again")]
pub enum Event {
    /// A question is asked. So many in a row each seat had right before.
    Asked { question: Box<Question>, language: String, at: Moment, until: Moment, last: bool, streaks: BySeat<u32> },
    /// A seat answers. Whether that is right is not said here.
    Answered(Reply),
    /// It was wrong, and all may know.
    Locked { seat: Seat },
    /// A seat has two wrong options taken away.
    Removed { seat: Seat, options: Vec<u8> },
    /// Time is up.
    TimeUp,
}

/// Folds one event.
pub fn evolve(round: &mut Round, event: &Event) {
    match event {
        Event::Asked { question, language, at, until, last, streaks } => {
            let Round { number, spent, before, mut used, .. } = std::mem::take(round);
            used.push(question.id.clone());
            *round = Round {
                number: number + 1,
                question: Some((**question).clone()),
                language: language.clone(),
                asked: *at,
                until: *until,
                last: *last,
                streaks: streaks.clone(),
                spent,
                before,
                used,
                ..Round::default()
            };
        }
        Event::Answered(reply) => round.answers.push(reply.clone()),
        Event::Locked { seat } => round.locked.insert(*seat),
        Event::Removed { seat, options } => {
            round.removed.insert(*seat, options.clone());
            round.spent.insert(*seat);
        }
        Event::TimeUp => round.time_up = true,
    }
}

/// Can this event be folded?
pub fn fits(round: &Round, event: &Event) -> Result<(), Misfit> {
    let place = |seat: &Seat| Misfit::unless(seat.0 < MOST, "no such seat");
    match event {
        Event::Asked { question, streaks, .. } => {
            Misfit::unless(streaks.seats() == MOST, "a row for every seat")?;
            Misfit::unless(question.misfits(&question.right()).is_empty(), "a question without a right answer")
        }
        Event::Answered(reply) => {
            place(&reply.seat)?;
            Misfit::unless(round.reply(reply.seat).is_none(), "a second answer")?;
            let fits = round.question.as_ref().is_some_and(|question| question.misfits(&reply.answer).is_empty());
            Misfit::unless(fits, "no answer to this question")
        }
        Event::Locked { seat } => place(seat),
        Event::Removed { seat, options } => {
            place(seat)?;
            let all = round.question.as_ref().map_or(0, |question| question.options().len());
            Misfit::unless(options.iter().all(|option| usize::from(*option) < all), "no such option")
        }
        Event::TimeUp => Misfit::unless(round.question.is_some(), "nothing was asked"),
    }
}
