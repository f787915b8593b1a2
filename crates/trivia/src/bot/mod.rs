//! Players that are programs. They know their packs as people know their books: better or worse, never by looking at
//! the match.
//!
//! A bot makes up its mind once, when it sees a question: what it will say, and when. Whatever others do meanwhile
//! does not make it think again.

use crate::Game;
use crate::question::{Answer, Asked, Key, Number, Question, Sort};
use crate::state::Action;
use crate::view::{self, View};
use kernel::{Bot, BotCard, Draws, Moment, Turn, Wish};
use std::sync::Arc;

/// The bots, the weakest first.
pub const CARDS: &[BotCard] = &[
    BotCard { id: "random", sentence: "Knows nothing, and guesses." },
    BotCard { id: "easy", sentence: "Knows about half, and takes its time." },
    BotCard { id: "strong", sentence: "Knows nearly everything, and is quick." },
];

/// How well a bot plays.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// Right in so many cases of a hundred: easy, medium and hard questions. None: it guesses.
    right: Option<[usize; 3]>,
    /// Thinks for a part of the time: from so many to so many hundredths.
    thinks: (u64, u64),
}

const RANDOM: Skill = Skill { right: None, thinks: (15, 70) };
const EASY: Skill = Skill { right: Some([70, 45, 25]), thinks: (25, 75) };
const STRONG: Skill = Skill { right: Some([97, 90, 75]), thinks: (10, 40) };

/// To read the question, in milliseconds a character.
const READING: u64 = 15;
/// At the reveal people want to read, too.
const PACE: u64 = 3_000;

/// A bot at a quiz.
pub struct Quizzer {
    game: Arc<Game>,
    skill: Skill,
    plan: Option<Plan>,
}

/// What it will say to a question, and when.
struct Plan {
    asked: Moment,
    answer: Answer,
    at: Moment,
}

impl Quizzer {
    /// The bot of this name.
    pub fn new(id: &str, game: Arc<Game>) -> Option<Self> {
        let skill = match id {
            "random" => RANDOM,
            "easy" => EASY,
            "strong" => STRONG,
            _ => return None,
        };
        Some(Quizzer { game, skill, plan: None })
    }

    fn think(&self, view: &View, asked: &Asked, now: Moment, luck: &mut Draws) -> Plan {
        let time = view.until.0.saturating_sub(view.asked.0);
        let (least, most) = self.skill.thinks;
        let thinking = time * least / 100 + luck.below((time * (most - least) / 100) as usize + 1) as u64;
        let reading = (asked.text.chars().count() as u64 * READING).min(time / 5);
        let at = view.asked.after(thinking + reading).max(now);
        Plan { asked: view.asked, answer: self.answer(view, asked, luck), at }
    }

    /// Right with a probability by skill and difficulty, and else wrong.
    fn answer(&self, view: &View, asked: &Asked, luck: &mut Draws) -> Answer {
        let known = self.recall(asked);
        let (Some(right), Some(question)) = (self.skill.right, known) else {
            return self.guess(view, asked, luck);
        };
        let chance = right[usize::from(asked.difficulty.clamp(1, 3)) - 1];
        let answer = shown(question, asked);
        if luck.chance(chance, 100) { answer } else { self.wrong(view, asked, question, &answer, luck) }
    }

    /// The question, as the bot has it in its books.
    fn recall(&self, asked: &Asked) -> Option<&Question> {
        let pool = self.game.0.pool();
        pool.into_iter().find(|question| question.text == asked.text && question.sort() == asked.kind)
    }

    fn guess(&self, view: &View, asked: &Asked, luck: &mut Draws) -> Answer {
        match asked.kind {
            Sort::Text => Answer::Text(self.some_words(luck).unwrap_or_else(|| "?".into())),
            _ => view::guess(asked, &view.removed, luck),
        }
    }

    /// The answer to some other question.
    fn some_words(&self, luck: &mut Draws) -> Option<String> {
        let pool = self.game.0.pool();
        let words: Vec<&String> = pool
            .iter()
            .filter_map(|question| if let Key::Text { right, .. } = &question.key { Some(right) } else { None })
            .collect();
        luck.pick(&words).map(|words| (*words).clone())
    }

    fn wrong(&self, view: &View, asked: &Asked, question: &Question, right: &Answer, luck: &mut Draws) -> Answer {
        if let (Answer::Number(number), Key::Number { tolerance, .. }) = (right, &question.key) {
            let off = tolerance.in_thousandths() + 1_000 * (1 + luck.below(20) as i64);
            let off = off.max(number.in_thousandths().abs() / 1_000_000 * 100_000);
            let sign = if luck.chance(1, 2) { 1 } else { -1 };
            return Answer::Number(Number::thousandths(number.in_thousandths() + sign * off));
        }
        // With two options left, half of all guesses are right: some tries find a wrong one.
        for _ in 0..64 {
            let answer = self.guess(view, asked, luck);
            if answer != *right {
                return answer;
            }
        }
        self.guess(view, asked, luck)
    }
}

/// The right answer, with its options where they are shown.
fn shown(question: &Question, asked: &Asked) -> Answer {
    let place = |place: &u8| {
        let option = question.options().get(usize::from(*place));
        asked.options.iter().position(|shown| Some(shown) == option).unwrap_or_default() as u8
    };
    match question.right() {
        Answer::Choice(right) => Answer::Choice(place(&right)),
        Answer::Several(right) => {
            let mut places: Vec<u8> = right.iter().map(place).collect();
            places.sort_unstable();
            Answer::Several(places)
        }
        other => other,
    }
}

impl Bot<Game> for Quizzer {
    fn act(&mut self, turn: &Turn<'_, Game>, luck: &mut Draws) -> Option<Wish<rounds::Action<Action>>> {
        if turn.offers().iter().any(|offer| offer.action() == Some(&rounds::Action::Ready)) {
            return Some(Wish { action: rounds::Action::Ready, delay: PACE });
        }
        let view = &turn.view().game;
        let asked = view.question.as_ref()?;
        if self.plan.as_ref().is_none_or(|plan| plan.asked != view.asked) {
            self.plan = Some(self.think(view, asked, turn.now, luck));
        }
        let plan = self.plan.as_ref()?;
        let delay = plan.at.0.saturating_sub(turn.now.0);
        Some(Wish { action: rounds::Action::Play(Action::Answer(plan.answer.clone())), delay })
    }
}
