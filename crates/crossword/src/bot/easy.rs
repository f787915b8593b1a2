//! A bot for who learns the game.

use super::{my_turn, no_play, thought};
use crate::generate::{Found, Generator};
use crate::state::Action;
use crate::{Crossword, tiles::Tiles};
use kernel::{Bot, Choice, Draws, Turn};
use lexicon::Lexicon;
use std::sync::{Arc, OnceLock};

/// Common English words, a few a line.
const COMMON: &str = include_str!("common.txt");

/// It chooses among so many of its best plays.
const AMONG: usize = 4;

/// Where it has no list of common words: the longest word, and the most tiles, it plays.
const SHORT: (usize, usize) = (5, 4);

/// Knows common words only. In languages other than English it knows all words, but plays short ones.
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

/// The common words that are good in this match, as a vocabulary.
fn vocabulary(all: &Generator, tiles: &Tiles) -> Option<Generator> {
    if tiles.language != "en" {
        return None;
    }
    let alphabet = all.lexicon().alphabet();
    let good = |word: &&str| alphabet.fold(word).is_ok_and(|letters| all.lexicon().contains(&letters));
    let list: Vec<&str> = COMMON.split_whitespace().filter(good).collect();
    let letters = tiles.letters.iter().map(|kind| (vec![kind.letter.clone()], kind.count, kind.value));
    let set = lexicon::TileSet::new(&tiles.name, &tiles.language, letters.collect(), tiles.blanks).ok()?;
    let (lexicon, _) = Lexicon::build("common", &set, list.join("\n").as_bytes()).ok()?;
    Some(all.with_words(Arc::new(lexicon)))
}

impl Bot<Crossword> for Easy {
    fn act(&mut self, turn: &Turn<'_, Crossword>, luck: &mut Draws) -> Option<Choice<Action>> {
        let state = my_turn(turn)?;
        let all = self.game.generator().ok()?;
        let words = self.words.get_or_init(|| vocabulary(all, &state.tiles));
        let mut plays: Vec<(i32, Action)> = Vec::new();
        let found = |play: &Found<'_>| {
            if words.is_some() || (play.length <= SHORT.0 && play.tiles <= SHORT.1) {
                plays.push((play.score, Action::Play(play.placements(&state))));
            }
        };
        self.game.plays_with(words.as_ref().unwrap_or(all), &state, turn.seat, found);
        plays.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        plays.truncate(AMONG);
        let chosen = luck.pick(&plays).map(|(_, action)| thought(action.clone()));
        chosen.or_else(|| no_play(&state, turn.seat, turn.offers))
    }
}
