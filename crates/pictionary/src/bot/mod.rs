//! Players that are programs. They guess words of the pack that fit what is shown, at a human pace; when it is their turn to
//! draw, they pick a word that they have a [picture](crate::pictures) of, and draw it stroke by stroke.
//!
//! A bot looks at nothing but its own view and the ink that all see.

use crate::Game;
use crate::content::Word;
use crate::sheet::Sheet;
use crate::state::Action;
use crate::view::{News, View};
use kernel::{Bot, BotCard, Draws, Moment, RANDOM, RandomBot, Seat, Turn, What, Wish};
use std::sync::Arc;

/// The bots, the weakest first.
pub const CARDS: &[BotCard] = &[
    BotCard { id: "random", sentence: "Scribbles, and guesses anything." },
    BotCard { id: "easy", sentence: "Draws a picture, and guesses now and then." },
    BotCard { id: "strong", sentence: "Draws a picture, and guesses often." },
];

/// How often a bot guesses: every so many milliseconds, from and to.
#[derive(Clone, Copy, Debug)]
struct Pace {
    guesses: (u64, u64),
}

const EASY: Pace = Pace { guesses: (9_000, 18_000) };
const STRONG: Pace = Pace { guesses: (4_000, 9_000) };

/// To look at the words, and at the reveal.
const PICKS: u64 = 2_500;
const READS: u64 = 4_000;
/// Between two batches of ink, and before a stroke.
const DRAWS: u64 = 120;
const LIFTS: u64 = 350;
/// Who has drawn it all gives the others so long.
const LOOKS: u64 = 600_000;

/// The bot of this name.
pub fn new(id: &str, game: Arc<Game>) -> Option<Box<dyn Bot<Game>>> {
    match id {
        id if id == RANDOM.id => Some(Box::new(RandomBot::new(game))),
        "easy" => Some(Box::new(Sketcher { game, pace: EASY, plan: None })),
        "strong" => Some(Box::new(Sketcher { game, pace: STRONG, plan: None })),
        _ => None,
    }
}

/// A bot that draws pictures.
struct Sketcher {
    game: Arc<Game>,
    pace: Pace,
    plan: Option<Plan>,
}

/// What it will guess, and when; in which round, after how many guesses of its own.
struct Plan {
    round: u32,
    said: Vec<String>,
    at: Moment,
    text: String,
}

impl Sketcher {
    /// The word that it can draw, or any.
    fn pick(&self, view: &View, luck: &mut Draws) -> u8 {
        let album = &self.game.0.album;
        let can = |place: &u8| album.of(&view.choices[usize::from(*place)].word, &view.language).is_some();
        let all: Vec<u8> = (0..view.choices.len() as u8).collect();
        let drawable: Vec<u8> = all.iter().copied().filter(can).collect();
        luck.pick(&drawable).or_else(|| luck.pick(&all)).copied().unwrap_or_default()
    }

    /// The next batch of its picture. What is drawn so far is on the sheet, so nothing has to be remembered.
    fn draw(&self, view: &View, ink: &str) -> Option<Wish<Action>> {
        let album = &self.game.0.album;
        let batches = match album.of(view.word.as_deref()?, &view.language) {
            Some(picture) if view.one_stroke || view.one_colour => picture.batches_plain(view.one_stroke),
            Some(picture) => picture.batches(),
            // Somebody else's word, which it has no picture of: it waves its pen.
            None => album.all().next()?.batches_plain(true),
        };
        let mut done = String::new();
        let mut next = 0;
        for (number, batch) in (1..).zip(&batches) {
            done.push_str(batch);
            if ink.ends_with(&done) {
                next = number;
            }
        }
        let sheet = Sheet::try_from(ink.to_string()).unwrap_or_default();
        if next == 0 && !sheet.is_blank() {
            // Somebody began something else.
            let clear = crate::ink::write(&mut crate::ink::Pen::default(), &[crate::ink::Op::Clear]);
            return Some(Wish { action: Action::Ink(clear), delay: LIFTS });
        }
        let delay = if sheet.pen().is_down() { DRAWS } else { LIFTS };
        let batch = batches.get(next)?;
        Some(Wish { action: Action::Ink(batch.clone()), delay })
    }

    /// A word that fits what is shown, and was not said before.
    fn word(&self, view: &View, said: &[String], luck: &mut Draws) -> Option<String> {
        let heard = |word: &Word| said.contains(&word.word) || view.guesses.iter().any(|guess| guess.text == word.word);
        let fitting: Vec<&Word> =
            self.game.0.library().pool().filter(|word| fits(&word.word, &view.pattern) && !heard(word)).collect();
        luck.pick(&fitting).map(|word| word.word.clone())
    }

    fn guess(&mut self, view: &View, seat: Seat, now: Moment, luck: &mut Draws) -> Option<Wish<Action>> {
        let said = |plan: &Plan| view.guesses.iter().any(|guess| guess.seat == seat && guess.text == plan.text);
        let stale = self.plan.as_ref().is_none_or(|plan| plan.round != view.number || said(plan));
        if stale {
            let before = self.plan.take().filter(|plan| plan.round == view.number);
            let mut said = before.map(|plan| plan.said).unwrap_or_default();
            let text = self.word(view, &said, luck)?;
            said.push(text.clone());
            let (least, most) = self.pace.guesses;
            let at = now.after(least + luck.below((most - least) as usize) as u64);
            self.plan = Some(Plan { round: view.number, said, at, text });
        }
        // Letters may have appeared since it made up its mind.
        let outdated = self.plan.as_ref().is_some_and(|plan| !fits(&plan.text, &view.pattern));
        if outdated {
            let said = self.plan.as_ref().map(|plan| plan.said.clone()).unwrap_or_default();
            let text = self.word(view, &said, luck)?;
            if let Some(plan) = &mut self.plan {
                plan.said.push(text.clone());
                plan.text = text;
            }
        }
        let plan = self.plan.as_ref()?;
        let delay = plan.at.0.saturating_sub(now.0);
        Some(Wish { action: Action::Guess(plan.text.clone()), delay })
    }
}

/// Could this be the word? Where its length is hidden, any could.
fn fits(word: &str, pattern: &str) -> bool {
    if pattern.is_empty() {
        return true;
    }
    let same = |(c, shown): (char, char)| if shown == '_' { c.is_alphanumeric() } else { c == shown };
    word.chars().count() == pattern.chars().count() && word.chars().zip(pattern.chars()).all(same)
}

impl Bot<Game> for Sketcher {
    fn act(&mut self, turn: &Turn<'_, Game>, luck: &mut Draws) -> Option<Wish<rounds::Action<Action>>> {
        let has =
            |kind: &str| turn.offers().iter().any(|offer| matches!(&offer.what, What::Form(form) if form.kind == kind));
        if turn.offers().iter().any(|offer| offer.action() == Some(&rounds::Action::Ready)) {
            return Some(Wish { action: rounds::Action::Ready, delay: READS });
        }
        let view = &turn.view().game;
        let choice = if !view.choices.is_empty() {
            Some(Wish { action: Action::Pick(self.pick(view, luck)), delay: PICKS })
        } else if has("ink") {
            let ink = turn.backlog().iter().find_map(|news| match news {
                rounds::Event::Play(News::Ink(ink)) => Some(ink.to_string()),
                _ => None,
            });
            self.draw(view, &ink.unwrap_or_default())
        } else if has("guess") {
            self.guess(view, turn.seat, turn.now, luck)
        } else {
            None
        };
        choice.map(|Wish { action, delay }| Wish { action: rounds::Action::Play(action), delay: delay.min(LOOKS) })
    }
}
