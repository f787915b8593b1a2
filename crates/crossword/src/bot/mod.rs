//! Programs that play. They get what a person in their seat gets, and look for plays with the move generator.

mod doubt;
mod easy;
mod endgame;
mod steady;
pub(crate) mod think;

use crate::generate::Found;
use crate::state::{Action, State};
use crate::{Crossword, view};
use easy::Easy;
use kernel::{Bot, BotCard, Draws, Form, Game, Offer, RANDOM, Seat, Turn, Viewer, What, Wish};
use serde_json::Value;
use std::sync::Arc;
use steady::Steady;

/// How long they seem to think.
const THINKS_MILLIS: u64 = 1_500;

/// One in so many plays the random bot challenges.
const RASH: usize = 20;

/// How often a play is guessed where no program knows all of them.
const GUESSES: usize = 30;

/// For the catalogue, weakest first.
pub(crate) const BOTS: [BotCard; 5] = [
    RANDOM,
    BotCard { id: "easy", sentence: "Knows common words, and does not look for the best play." },
    BotCard { id: "greedy", sentence: "Knows every word, and plays what scores most." },
    BotCard { id: "steady", sentence: "Knows every word, and thinks of what stays on the rack." },
    BotCard { id: "strong", sentence: "Looks ahead to what others may answer, and plays the end out exactly." },
];

/// The bot of this name, if it can play these rules.
pub(crate) fn named(id: &str, game: &Arc<Crossword>, _: Seat) -> Option<Box<dyn Bot<Crossword>>> {
    game.generator().ok()?;
    match id {
        "random" => Some(Box::new(Random(game.clone()))),
        "easy" => Some(Box::new(Easy::new(game.clone()))),
        "greedy" => Some(Box::new(Greedy(game.clone()))),
        "steady" => Some(Box::new(Steady::new(game.clone(), false))),
        "strong" => Some(Box::new(Steady::new(game.clone(), true))),
        _ => None,
    }
}

/// The position on the table, if it is the bot's turn and nothing is being judged.
fn my_turn(turn: &Turn<'_, Crossword>) -> Option<State> {
    // Just then it is offered to play.
    let plays = |offer: &Offer<Action>| matches!(&offer.what, What::Form(form) if form.kind == "play");
    turn.offers().iter().any(plays).then(|| position(turn))
}

fn position(turn: &Turn<'_, Crossword>) -> State {
    view::position(turn.view(), Viewer::Seat(turn.seat))
}

fn thought(action: Action) -> Wish<Action> {
    Wish { action, delay: THINKS_MILLIS }
}

/// Where nothing can be played: all tiles swapped, or a pass.
fn no_play(state: &State, seat: Seat, offers: &[Offer<Action>]) -> Option<Wish<Action>> {
    let most = offers.iter().find_map(|offer| match &offer.what {
        What::Form(form) if form.kind == "swap" => Some(field(form, "most")),
        _ => None,
    });
    // Where nobody has played for two rounds, more swaps would go on for ever.
    let hopeless = state.quiet >= 2 * u16::from(state.seats);
    let can_pass = offers.iter().any(|offer| offer.action() == Some(&Action::Pass));
    if let Some(most) = most.filter(|most| *most > 0 && !(hopeless && can_pass)) {
        // The dearest tiles are the hardest to place.
        let mut rack = state.rack(seat).to_vec();
        kernel::order::sort_by_key(&mut rack, |tile| {
            std::cmp::Reverse(tile.letter().map_or(0, |letter| state.tiles.value(letter)))
        });
        rack.truncate(most);
        return Some(thought(Action::Swap(state.tiles.texts(&rack))));
    }
    can_pass.then(|| thought(Action::Pass))
}

fn field(form: &Form, name: &str) -> usize {
    form.fields.get(name).and_then(Value::as_u64).unwrap_or(0) as usize
}

/// Plays any play.
struct Random(Arc<Crossword>);

impl Bot<Crossword> for Random {
    fn act(&mut self, turn: &Turn<'_, Crossword>, luck: &mut Draws) -> Option<Wish<Action>> {
        // It doubts nothing, and everything: now and then it challenges whatever was played.
        let said = doubt::react(turn, |_| luck.chance(1, RASH));
        if said.is_some() {
            return said;
        }
        let state = my_turn(turn)?;
        let play = any_play(&self.0, &state, turn.seat, luck);
        let choice = play.map(thought).or_else(|| no_play(&state, turn.seat, turn.offers()));
        choice.map(|choice| doubt::patiently(turn, choice))
    }
}

/// Plays what scores most.
struct Greedy(Arc<Crossword>);

impl Bot<Crossword> for Greedy {
    fn act(&mut self, turn: &Turn<'_, Crossword>, _: &mut Draws) -> Option<Wish<Action>> {
        // It knows every word, so it is never wrong.
        let all = self.0.generator().ok()?.lexicon();
        let said = doubt::react(turn, |words| words.iter().any(|word| !doubt::knows(all, word)));
        if said.is_some() {
            return said;
        }
        let state = my_turn(turn)?;
        let best = self.0.best_play(&state, turn.seat).ok()?.map(Action::Play);
        let choice = best.map(thought).or_else(|| no_play(&state, turn.seat, turn.offers()));
        choice.map(|choice| doubt::patiently(turn, choice))
    }
}

/// Any legal play, each as likely as the other.
fn any_play(game: &Crossword, state: &State, seat: Seat, luck: &mut Draws) -> Option<Action> {
    let (mut seen, mut chosen) = (0, None);
    let found = |play: &Found<'_>| {
        seen += 1;
        if luck.below(seen) == 0 {
            chosen = Some(Action::Play(play.placements(state)));
        }
    };
    game.plays(state, seat, found).ok()?;
    chosen
}

/// A random answer to a form.
pub(crate) fn fill(game: &Crossword, state: &State, seat: Seat, form: &Form, luck: &mut Draws) -> Option<Action> {
    match form.kind.as_ref() {
        // Where words are challenged, anything may be played: some of it should be.
        "play" if doubt::is_open(game, state) && luck.chance(1, 3) => {
            (0..GUESSES).find_map(|_| guess(game, state, seat, luck)).or_else(|| any_play(game, state, seat, luck))
        }
        "play" if game.generator().is_ok() => any_play(game, state, seat, luck),
        "look_up" => state.last.as_ref().and_then(|last| last.words.first()).cloned().map(Action::LookUp),
        "play" => (0..GUESSES).find_map(|_| guess(game, state, seat, luck)),
        "swap" => {
            let mut rack = state.rack(seat).to_vec();
            luck.shuffle(&mut rack);
            rack.truncate(1 + luck.below(field(form, "most").max(1)));
            (!rack.is_empty()).then(|| Action::Swap(state.tiles.texts(&rack)))
        }
        _ => None,
    }
}

/// Tiles put down anywhere, if the rules let them.
fn guess(game: &Crossword, state: &State, seat: Seat, luck: &mut Draws) -> Option<Action> {
    let layout = &state.board.layout;
    let direction = if luck.chance(1, 2) { crate::Direction::Across } else { crate::Direction::Down };
    let near = |square: &usize| match state.board.is_empty() {
        true => layout.starts().contains(square),
        false => state.board.neighbours(*square).any(|next| !state.board.cell(next).is_empty()),
    };
    let anchors: Vec<usize> = (0..layout.size()).filter(|square| state.board.is_free(*square)).filter(near).collect();
    let first = *luck.pick(&anchors)?;
    let mut rack = state.rack(seat).to_vec();
    luck.shuffle(&mut rack);
    rack.truncate(1 + luck.below(rack.len().max(1)));
    let letters = state.tiles.letters.len();
    let mut free = std::iter::successors(Some(first), |square| layout.step(*square, direction, true))
        .filter(|square| state.board.is_free(*square));
    let mut placed = Vec::new();
    for tile in rack {
        let any = lexicon::Letter::try_from(luck.below(letters.max(1)) as u8).ok()?;
        let (letter, blank) = tile.letter().map_or((any, true), |letter| (letter, false));
        let Some(square) = free.next() else { break };
        let (row, col) = layout.place(square);
        let letter = state.tiles.text(letter).into();
        placed.push(crate::Placement { row: row as i16, col: col as i16, letter, blank });
    }
    let action = Action::Play(placed);
    game.forecast(state, seat, &action).is_legal().then_some(action)
}
