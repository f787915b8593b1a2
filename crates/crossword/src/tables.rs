//! The rules, compiled: all that the move generator needs to know of them, in flat tables.
//!
//! A person's move asks the rules a few dozen questions. Searching for all plays would ask millions, so they are asked
//! once, before. Each rule says itself what it means for a search ([`Generation`]): its answers fill these tables, or what
//! the generator finds is judged again through the stack (slower, never wrong), or nothing can be found.

use crate::board::{Layout, MAX_SIDE};
use crate::rules::{Freedom, Generation, Questions, Rules};
use crate::state::State;
use kernel::Message;
use lexicon::{Letter, MAX_LETTERS};
use std::sync::Arc;

/// What the generator knows of the rules.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The board.
    pub layout: Arc<Layout>,
    /// What a tile of each letter is worth.
    pub points: [i32; MAX_LETTERS + 2],
    /// How many times a letter counts on each square.
    pub letter_factors: Vec<i32>,
    /// How many times a word counts for each square.
    pub word_factors: Vec<i32>,
    /// What is added for so many tiles.
    pub bonus: [i32; MAX_SIDE + 1],
    /// Do cross words count?
    pub crossing_counts: bool,
    /// The fewest letters of a main word.
    pub least_letters: usize,
    /// The first play covers one of these.
    pub starts: Vec<usize>,
    /// The letters that may be put on each square, a bit each.
    pub letters: Vec<u64>,
    /// Whether all of it is in here; if not, what is found must be judged again.
    pub exact: bool,
}

impl Tables {
    /// Asks the rules everything, for a table that has just been laid.
    ///
    /// # Errors
    /// Why no program can find all plays under these rules.
    pub(crate) fn compile(rules: &Rules, state: &State) -> Result<Tables, Message> {
        let top = rules.top();
        match top.freedom(state) {
            Freedom { unlisted: true, .. } => return Err(Message::new("no_bots-unchecked")),
            Freedom { gaps: true, .. } => return Err(Message::new("no_bots-gaps")),
            Freedom { apart: true, .. } => return Err(Message::new("no_bots-apart")),
            _ => {}
        }
        let mut exact = true;
        for (_, alone) in rules.each_alone() {
            match Generation::of(&alone, state) {
                Generation::Tabulated => {}
                Generation::Judged => exact = false,
                Generation::Impossible(why) => return Err(why),
            }
        }
        let layout = state.board.layout.clone();
        let squares = || 0..layout.size();
        let letters = || (0..state.tiles.letters.len() as u8).map(Letter::new);
        let mut points = [0; MAX_LETTERS + 2];
        letters().for_each(|letter| points[letter.index()] = top.tile_points(state, letter));
        let mut bonus = [0; MAX_SIDE + 1];
        for (placed, bonus) in bonus.iter_mut().enumerate() {
            *bonus = top.tile_bonuses(state, placed).iter().map(|bonus| bonus.points).sum();
        }
        let mask = |square: usize| {
            let free = letters().filter(|letter| top.forbidden(state, square, *letter).is_none());
            free.fold(0, |mask, letter| mask | 1 << letter.index())
        };
        Ok(Tables {
            points,
            bonus,
            letter_factors: squares().map(|square| top.letter_factor(state, square)).collect(),
            word_factors: squares().map(|square| top.word_factor(state, square)).collect(),
            crossing_counts: top.crossing_counts(state),
            least_letters: top.least_letters(state),
            starts: top.starts(state),
            letters: squares().map(mask).collect(),
            exact,
            layout,
        })
    }
}
