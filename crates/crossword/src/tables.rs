//! The rules, compiled: all that the move generator needs to know of them, in flat tables.
//!
//! A person's move asks the rules a few dozen questions. Searching for all plays would ask millions, so they are asked
//! once, before. Rules that these tables hold in full are listed below. With any other rule in the match, what the
//! generator finds is judged again through the stack: slower, never wrong.

use crate::board::{Layout, MAX_SIDE};
use crate::rules::{Questions, Rules};
use crate::state::State;
use kernel::Message;
use lexicon::{Letter, MAX_LETTERS};
use std::sync::Arc;

/// Rules whose whole meaning for plays and scores is in the tables, or that have none for them.
const TABULATED: &[&str] = &[
    "bingo_bonus",
    "board",
    "board_bounds",
    "cell_availability",
    "challenge",
    "chess_clock",
    "connection",
    "consecutive_passes",
    "cross_word_scoring",
    "empty_rack",
    "final_score_adjustment",
    "first_move_center",
    "host_ends",
    "letter_multiplier",
    "letter_points",
    "line_placement",
    "minimum_word_length",
    "no_gaps",
    "pass",
    "rack_size",
    "resignation",
    "scoreless_turns",
    "swap",
    "tiles",
    "tiles_in_rack",
    "tiles_played_bonus",
    "time_limit",
    "turn_order",
    "winner_determination",
    "word_multiplier",
    "word_validation",
    "words",
];

/// Rules without which more is allowed than the generator looks for, and what is said then.
const NEEDED: &[(&str, &str)] =
    &[("word_validation", "no_bots-unchecked"), ("no_gaps", "no_bots-gaps"), ("connection", "no_bots-apart")];

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
    /// Whether all of it is in here; if not, what is found must be judged again.
    pub exact: bool,
}

impl Tables {
    /// Asks the rules everything, for a table that has just been laid.
    ///
    /// # Errors
    /// Why no program can find all plays under these rules.
    pub(crate) fn compile(rules: &Rules, ids: &[&str], state: &State) -> Result<Tables, Message> {
        // Where words are challenged instead of checked, programs look for good ones all the same.
        let has = |id: &str| ids.contains(&id) || id == "word_validation" && ids.contains(&"challenge");
        if let Some((_, why)) = NEEDED.iter().find(|(id, _)| !has(id)) {
            return Err(Message::new(why));
        }
        let top = rules.top();
        if let Some(why) = top.beyond_generation(state) {
            return Err(why);
        }
        let layout = state.board.layout.clone();
        let all = 0..layout.size();
        let mut points = [0; MAX_LETTERS + 2];
        for letter in (0..state.tiles.letters.len() as u8).map(Letter::new) {
            points[letter.index()] = top.tile_points(state, letter);
        }
        let mut bonus = [0; MAX_SIDE + 1];
        for (placed, bonus) in bonus.iter_mut().enumerate() {
            *bonus = top.tile_bonuses(state, placed).iter().map(|bonus| bonus.points).sum();
        }
        let from_centre = ids.contains(&"first_move_center");
        Ok(Tables {
            points,
            bonus,
            letter_factors: all.clone().map(|square| top.letter_factor(state, square)).collect(),
            word_factors: all.clone().map(|square| top.word_factor(state, square)).collect(),
            crossing_counts: top.crossing_counts(state),
            least_letters: top.least_letters(state),
            starts: if from_centre { layout.starts().to_vec() } else { all.collect() },
            exact: ids.iter().all(|id| TABULATED.contains(id)),
            layout,
        })
    }
}
