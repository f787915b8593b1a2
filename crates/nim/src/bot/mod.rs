//! A bot that never errs where the theory of Nim applies.

use crate::rules::Questions;
use crate::state::{State, Take};
use crate::{Nim, view};
use kernel::{Bot, BotCard, Draws, Seat, Turn, Wish};
use std::sync::Arc;

/// For the catalogue.
pub(crate) const PERFECT: BotCard =
    BotCard { id: "perfect", sentence: "Knows the theory: between two, it wins whenever it can." };

/// How long it seems to think.
const THINKS_MILLIS: u64 = 900;

/// Searches the whole game behind a small table of positions; at a table of more than two it plays as if the
/// others were one.
pub(crate) struct Perfect {
    game: Arc<Nim>,
    lost: std::collections::HashMap<Vec<u8>, bool>,
}

/// Positions larger than this are played by the theory of sums alone.
const SEARCHABLE: usize = 40_000;

impl Perfect {
    pub(crate) fn new(game: &Arc<Nim>) -> Self {
        Perfect { game: game.clone(), lost: std::collections::HashMap::new() }
    }

    /// Is the player to move lost here? Asks the rules, so house rules are understood.
    fn is_lost(&mut self, piles: &[u8]) -> bool {
        let mut key = piles.to_vec();
        key.sort_unstable();
        if let Some(known) = self.lost.get(&key) {
            return *known;
        }
        let here = position(&key);
        let lost = !self.takes(&here).into_iter().any(|take| self.wins(&here, take));
        self.lost.insert(key, lost);
        lost
    }

    fn takes(&self, state: &State) -> Vec<Take> {
        let all = (0u8..).zip(&state.piles);
        let all = all.flat_map(|(pile, there)| (1..=*there).map(move |sticks| Take { pile, sticks }));
        all.filter(|take| self.game.rules.top().objections(state, *take).is_empty()).collect()
    }

    fn wins(&mut self, state: &State, take: Take) -> bool {
        let mut piles = state.piles.clone();
        piles[usize::from(take.pile)] -= take.sticks;
        if piles.iter().all(|pile| *pile == 0) {
            return self.game.rules.top().winners(state, Seat(0)).contains(Seat(0));
        }
        self.is_lost(&piles)
    }
}

/// Two players, seat 0 to move.
fn position(piles: &[u8]) -> State {
    State { seats: 2, piles: piles.to_vec(), turn: Some(Seat(0)), ..State::default() }
}

impl Bot<Nim> for Perfect {
    fn act(&mut self, turn: &Turn<'_, Nim>, luck: &mut Draws) -> Option<Wish<Take>> {
        let takes: Vec<Take> = turn.offers().iter().filter_map(|offer| offer.action().copied()).collect();
        let here = position(&view::state(turn.view()).piles);
        let size: usize = here.piles.iter().map(|pile| usize::from(*pile) + 1).product();
        let winning = (size <= SEARCHABLE).then(|| takes.iter().copied().find(|take| self.wins(&here, *take)));
        let action = winning.flatten().or_else(|| luck.pick(&takes).copied())?;
        Some(Wish { action, delay: THINKS_MILLIS })
    }
}
