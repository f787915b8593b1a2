//! What is hidden, imagined and changed: for the laws of secrecy. The word, what there was to pick from, and whose guess
//! was close.

use crate::Pictionary;
use crate::content::Word;
use crate::ink::{COLOURS, Op, Pen, Point, write};
use crate::rules::Sight;
use crate::sheet::Sheet;
use crate::state::{Action, Drawing, Event, Guess, Round};
use crate::view::{News, View};
use kernel::{Draws, Form, Seat, Viewer};
use rounds::{Shown, StateOf};
use std::sync::Arc;

fn letter(draws: &mut Draws) -> char {
    char::from(b'a' + draws.below(26) as u8)
}

/// Some word that looks like this from outside.
fn word_like(pattern: &str, draws: &mut Draws) -> Word {
    let pattern = if pattern.is_empty() { "_____" } else { pattern };
    let word = pattern.chars().map(|c| if c == '_' { letter(draws) } else { c }).collect();
    Word { word, difficulty: 1 + draws.below(3) as u8, also: Vec::new() }
}

fn words(draws: &mut Draws) -> Vec<Word> {
    (0..3).map(|_| word_like("", draws)).collect()
}

fn sheet(ink: &str) -> Arc<Sheet> {
    Arc::new(Sheet::try_from(ink.to_string()).unwrap_or_default())
}

/// A round that looks just like this.
pub(crate) fn imagine(shown: &Shown<'_, Pictionary>, draws: &mut Draws) -> Round {
    let view = shown.view;
    let word = match &view.word {
        Some(word) => Word { word: word.clone(), difficulty: 1 + draws.below(3) as u8, also: Vec::new() },
        None => word_like(&view.pattern, draws),
    };
    let shows = |(_, c): &(u8, char)| c.is_alphanumeric();
    let letters = (0u8..).zip(view.pattern.chars()).filter(shows).map(|(place, _)| place).collect();
    let picks =
        view.choices.iter().map(|pick| Word { word: pick.word.clone(), difficulty: pick.difficulty, also: Vec::new() });
    let picks: Vec<Word> = picks.collect();
    let picking = view.picking && picks.is_empty();
    let own = |seat: Seat| shown.viewer.is(seat);
    let guess = |guess: &crate::view::Guessed| {
        let close = if own(guess.seat) { guess.close } else { draws.chance(1, 2) };
        Guess { seat: guess.seat, text: guess.text.clone(), near: own(guess.seat) && guess.close, close }
    };
    let guesses = view.guesses.iter().map(guess).collect();
    let drawing = |news: &&News| match *news {
        News::Drawing { number, drawer, word, ink } => {
            Some(Arc::new(Drawing { number: *number, drawer: *drawer, word: word.clone(), sheet: sheet(ink) }))
        }
        _ => None,
    };
    let ink = shown.backlog.iter().find_map(|news| if let News::Ink(ink) = news { Some(sheet(ink)) } else { None });
    Round {
        number: view.number,
        drawer: view.drawer,
        choices: if picking { words(draws) } else { picks },
        word: (view.drawer.is_some() && !view.picking).then_some(word),
        language: view.language.clone(),
        began: view.began,
        until: view.until,
        letters,
        next_letter: view.next_letter,
        sheet: ink.unwrap_or_default(),
        guesses,
        solved: view.solved.clone(),
        objectors: view.objectors.unwrap_or_default(),
        ended_by: None,
        gallery: shown.backlog.iter().filter_map(drawing).collect(),
        before: vec![format!("imagined {}", draws.below(1_000_000))],
        used: Vec::new(),
        drew: view.drawer.into_iter().collect(),
        first: 0,
    }
}

fn knows(state: &StateOf<Pictionary>, viewer: Viewer) -> bool {
    let seat = viewer.seat().filter(|seat| state.table.players.contains(*seat));
    seat.is_some_and(|seat| state.game.drawer == Some(seat) || state.game.solvers().contains(seat))
}

/// The same round, with everything else that `viewer` must not see.
pub(crate) fn otherwise(state: &StateOf<Pictionary>, viewer: Viewer, draws: &mut Draws) -> Round {
    let mut other = state.game.clone();
    let draws_it = viewer.seat().is_some() && knows(state, viewer) && other.drawer == viewer.seat();
    if !draws_it && !other.choices.is_empty() {
        other.choices = words(draws);
    }
    if let Some(word) = &mut other.word {
        word.also = vec!["something".into()];
        word.difficulty = 1 + word.difficulty % 3;
        if !knows(state, viewer) {
            word.word = word_like(&crate::view::pattern(&word.word, &other.letters), draws).word;
        }
    }
    let knows = knows(state, viewer);
    for guess in other.guesses.iter_mut().filter(|guess| !viewer.is(guess.seat)) {
        guess.close = !guess.close;
        if guess.near && !knows {
            guess.text = "something near".into();
        }
    }
    other.before = vec!["something".into()];
    other.used.clear();
    other
}

/// The same event, with everything else that `viewer` must not be told.
pub(crate) fn told_otherwise(event: &Event, viewer: Viewer, draws: &mut Draws) -> Event {
    match event.clone() {
        Event::Offered { drawer, language, at, until, .. } if !viewer.is(drawer) => {
            Event::Offered { drawer, choices: words(draws), language, at, until }
        }
        Event::Picked { drawer, used: _, at, until, next_letter, .. } if !viewer.is(drawer) => {
            let (word, used) = (word_like("", draws), "something".into());
            Event::Picked { drawer, word, used, at, until, next_letter }
        }
        Event::Guessed(guess) if !viewer.is(guess.seat) => {
            let text = if guess.near { "something near".into() } else { guess.text };
            Event::Guessed(Guess { close: !guess.close, text, ..guess })
        }
        open => open,
    }
}

/// A random answer to a form.
pub(crate) fn fill(game: &Pictionary, view: &View, form: &Form, draws: &mut Draws) -> Option<Action> {
    if form.kind == "guess" {
        // Often a word of the pack, so that some guesses are right.
        let pool: Vec<&Word> = game.library().pool().collect();
        let text = match draws.pick(&pool) {
            Some(word) if draws.chance(1, 2) => word.word.clone(),
            _ => (0..4).map(|_| letter(draws)).collect(),
        };
        return Some(Action::Guess(text));
    }
    let mut place = || Point::new(draws.below(800) as i32, draws.below(600) as i32);
    let (from, to) = (place(), place());
    // On a clean sheet everything may be drawn, whatever the rules.
    let mut ops = vec![Op::Clear];
    if !view.one_stroke && !view.one_colour && view.sight == Sight::Plain && draws.chance(1, 2) {
        ops.clear();
    }
    let colour = draws.below(usize::from(COLOURS)) as u8;
    ops.extend([Op::Down { colour, width: 1, at: from }, Op::To(to)]);
    if draws.chance(2, 3) {
        ops.push(Op::Up);
    }
    match draws.below(8) {
        0 if !view.one_stroke => ops.push(Op::Fill { colour, at: to }),
        1 => ops.push(Op::Undo),
        _ => {}
    }
    Some(Action::Ink(write(&mut Pen::default(), &ops)))
}
