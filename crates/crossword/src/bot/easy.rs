//! A bot for who learns the game.

use super::{doubt, my_turn, no_play, position, thought};
use crate::generate::{Found, Generator};
use crate::state::{Action, State};
use crate::{Claim, Crossword, tiles::Tiles};
use kernel::{Bot, Draws, Game, Seat, Turn, Wish};
use lexicon::Lexicon;
use std::sync::{Arc, OnceLock};

/// It chooses among so many of its best plays.
const AMONG: usize = 4;

/// Where it has no list of common words: the longest word, and the most tiles, it plays.
const SHORT: (usize, usize) = (5, 4);

/// Where no word that it knows fits, it finds one of so many letters: else it would swap every third turn, and who learns the game
/// would play alone.
const LITTLE: usize = 4;

/// It has not heard of many good words, so it challenges one in so many that it does not know.
const BOLD: usize = 4;

/// Where words are not checked, one in so many of its plays is no word.
const SLIPS: usize = 12;

/// Knows common words, and little ones where none of those fits. In languages whose common words nobody wrote down it knows all
/// words, but plays short ones.
pub(crate) struct Easy {
    game: Arc<Crossword>,
    /// Made at the first turn, when the tiles are known; `None` inside: all words, played short.
    words: OnceLock<Option<Generator>>,
}

impl Easy {
    pub(crate) fn new(game: Arc<Crossword>) -> Self {
        Easy { game, words: OnceLock::new() }
    }
}

/// Those of its words that are good in this match, as a vocabulary.
fn vocabulary(common: &[String], all: &Generator, tiles: &Tiles) -> Option<Generator> {
    let alphabet = all.lexicon().alphabet();
    let good = |word: &&String| alphabet.fold(word).is_ok_and(|letters| all.lexicon().contains(&letters));
    let list: Vec<&str> = common.iter().filter(good).map(String::as_str).collect();
    let letters = tiles.letters.iter().map(|kind| (vec![kind.letter.clone()], kind.count, kind.value));
    let set = lexicon::TileSet::new(&tiles.name, &tiles.language, letters.collect(), tiles.blanks).ok()?;
    let (lexicon, _) = Lexicon::build("common", &set, list.join("\n").as_bytes()).ok()?;
    Some(all.with_words(Arc::new(lexicon)))
}

impl Bot<Crossword> for Easy {
    fn act(&mut self, turn: &Turn<'_, Crossword>, luck: &mut Draws) -> Option<Wish<Action>> {
        let all = self.game.generator().ok()?;
        let words = self.words.get_or_init(|| vocabulary(self.game.common.as_ref()?, all, &position(turn).tiles));
        let known = words.as_ref().unwrap_or(all).lexicon();
        let unknown = |claims: &[Claim]| claims.iter().any(|claim| !doubt::knows(known, claim));
        let said = doubt::react(turn, |claims| unknown(claims) && luck.chance(1, BOLD));
        if said.is_some() {
            return said;
        }
        let state = my_turn(turn)?;
        let mut plays: Vec<(i32, Action)> = Vec::new();
        let found = |play: &Found<'_>| {
            if words.is_some() || (play.length <= SHORT.0 && play.tiles <= SHORT.1) {
                plays.push((play.score, Action::Play(play.placements(&state))));
            }
        };
        self.game.plays_with(words.as_ref().unwrap_or(all), &state, turn.seat, found);
        if plays.is_empty() {
            let found = |play: &Found<'_>| {
                if play.length <= LITTLE {
                    plays.push((play.score, Action::Play(play.placements(&state))));
                }
            };
            self.game.plays_with(all, &state, turn.seat, found);
        }
        kernel::order::sort_by_key(&mut plays, |(score, _)| std::cmp::Reverse(*score));
        plays.truncate(AMONG);
        let chosen = luck.pick(&plays).map(|(_, action)| action.clone());
        let slip = doubt::is_open(&self.game, &state) && luck.chance(1, SLIPS);
        let chosen = chosen.map(|action| if slip { self.slip(&state, turn.seat, action, luck) } else { action });
        let chosen = chosen.map(thought).or_else(|| no_play(&state, turn.seat, turn.offers()));
        chosen.map(|choice| doubt::patiently(turn, choice))
    }
}

impl Easy {
    /// The same play with one letter wrong, if the rack has another tile for it.
    fn slip(&self, state: &State, seat: Seat, action: Action, luck: &mut Draws) -> Action {
        let Action::Play(mut tiles) = action.clone() else { return action };
        let mut rest = state.rack(seat).to_vec();
        for placement in tiles.iter().filter(|placement| !placement.blank) {
            let at = rest.iter().position(|tile| state.tiles.tile_text(*tile) == placement.letter);
            at.map(|at| rest.remove(at));
        }
        rest.retain(|tile| tile.letter().is_some());
        let wrong = luck.below(tiles.len().max(1));
        if let (Some(tile), Some(placement)) = (luck.pick(&rest), tiles.get_mut(wrong))
            && !placement.blank
        {
            placement.letter = state.tiles.tile_text(*tile).into();
        }
        let slipped = Action::Play(tiles);
        if self.game.forecast(state, seat, &slipped).is_legal() { slipped } else { action }
    }
}
