//! Plays whatever goes.

use super::{Does, catch, go_on, is_offered, lays, make_do, play};
use crate::Game;
use crate::state::Action;
use kernel::{Bot, Draws, Turn};

/// Plays any card that goes, names the colour it holds most, accepts everything, and is not always awake.
pub struct Easy;

impl Bot<Game> for Easy {
    fn act(&mut self, turn: &Turn<'_, Game>, luck: &mut Draws) -> Does {
        if let Some(catch) = catch(turn)
            && luck.chance(1, 3)
        {
            return play(catch);
        }
        let view = &turn.view().game;
        let colour = view.own.most_held();
        let mut lays = lays(turn);
        lays.retain(|(_, named, _)| named.is_none_or(|named| named == colour));
        let says_uno = is_offered(turn, &Action::Uno) && (!lays.is_empty() || view.own.len() == 1);
        if says_uno && luck.chance(2, 3) {
            return play(Action::Uno);
        }
        if view.turn != turn.seat {
            return go_on(turn);
        }
        match luck.pick(&lays) {
            Some((card, colour, with)) => play(Action::Lay { card: *card, colour: *colour, with: *with }),
            None => make_do(turn, colour).or_else(|| go_on(turn)),
        }
    }
}
