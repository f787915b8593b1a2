//! A play of a record: where its tiles go, whether it may be, what it scores, and what comes of it.

use super::read::{Line, What};
use super::walk::Walk;
use super::{covers, fault, happened};
use crate::notation::{self, NotationError};
use crate::pending::Window;
use crate::play::{self, Placement, Play, Score};
use crate::rules::Questions;
use crate::state::{Action, Event};
use crate::tiles::Tile;
use crate::turn::{self, Considered, Laying, Step};
use kernel::{Input, Message, RecordFault, Refusal, message};

impl Walk<'_> {
    pub(super) fn play(&mut self, at: usize, line: &Line, rack: &[Tile], text: &str) -> Result<(), RecordFault> {
        let seat = self.seat_of(line.player);
        let tiles = self.placements(at, line, text)?;
        let highest = usize::from(self.game.rules.top().highest(&self.state));
        let play = Play::stacked(&self.state.board, &self.state.tiles, seat, &tiles, highest);
        self.uses(line, rack, &play.tiles)?;
        let (withdrawn, bonus) = (self.is_next(at, &What::Withdrawn), self.is_next(at, &What::Challenge));
        let tiles = play.placements(&self.state.board, &self.state.tiles);
        let (said, act) = (self.actions(at)?, Action::Play(tiles.clone()));
        let steps = said.clone().or_else(|| turn::steps(&self.state, &act)).unwrap_or_default();
        // A swap before it was told of in the line before.
        let second = self.of_same_turn(at);
        let steps = steps.into_iter().filter(|step| !second || !matches!(step, Step::SwapRack(_))).collect();
        let mut laying = match self.game.consider(&self.state, seat, steps) {
            Considered::Play(laying) if laying.play.placed == play.placed => laying,
            Considered::Nothing(refusals) => return Err(self.refused(line, &refusals)),
            _ => return Err(fault(line.line, Message::new("gcg-actions"))),
        };
        if let Some(said) = said.as_ref().filter(|_| second) {
            laying.turn.clone_from(said);
        }
        self.legal(line, &laying, withdrawn)?;
        let score = self.game.score_of(&self.state, &laying);
        if score.total != line.score {
            return Err(fault(line.line, message!("gcg-score", expected = score.total, written = line.score)));
        }
        let written = notation::write(&self.state.board, &self.state.tiles, &tiles);
        let bingo = tiles.len() == usize::from(self.state.rack_size);
        let now = self.now();
        let window = (withdrawn || bonus).then_some(Window { at: now, until: now });
        let played = Event::Played { seat, tiles, written, score: score.clone(), bingo, window };
        self.happens(at, Input::Act(seat, said.map_or(act, Action::Turn)), played);
        self.total(line)?;
        self.afterwards(at, line, &laying, &score)?;
        if self.of_same_turn(at + 1) {
            return Ok(());
        }
        if window.is_none() {
            self.draw(seat, at + 1);
        }
        self.end_turn(seat, window.is_some());
        Ok(())
    }

    /// The tiles of a play. Where it goes on others, lines of ours say so.
    fn placements(&self, at: usize, line: &Line, text: &str) -> Result<Vec<Placement>, RecordFault> {
        let (board, tiles) = (&self.state.board, &self.state.tiles);
        let mut covered = Vec::new();
        for ours in self.ours_at("covers", at + 1) {
            let name = ours.rest.split_whitespace().next().unwrap_or_default();
            let there = notation::square(&board.layout, name).ok().and_then(|square| {
                let letter = board.cell(square).letter()?;
                (covers(&board.layout, tiles, square, letter) == ours.rest).then_some(square)
            });
            covered.push(there.ok_or_else(|| fault(ours.line, message!("gcg-covers", said = ours.rest.clone())))?);
        }
        let highest = self.game.rules.top().highest(&self.state);
        notation::read_covering(board, tiles, text, &covered).map_err(|error| match &error {
            NotationError::Other { square, there, .. } if highest > 1 => {
                fault(line.line, message!("gcg-uncovered", square = square, there = there))
            }
            _ => fault(line.line, message!("gcg-play", why = error.message())),
        })
    }

    /// What rules let happen after a play. It stands in the record, or the record is of other rules.
    fn afterwards(&mut self, at: usize, line: &Line, laying: &Laying, score: &Score) -> Result<(), RecordFault> {
        let seat = laying.play.seat;
        let all = self.game.rules.top().afterwards(&self.state, &laying.turn, &laying.play, score);
        let said = self.ours_at("after", at + 1).map(|ours| ours.rest.as_str());
        if !said.eq(all.iter().map(happened)) {
            return Err(fault(line.line, Message::new("gcg-after")));
        }
        all.into_iter().for_each(|after| self.push(Event::After { seat, after }));
        Ok(())
    }

    fn refused(&self, line: &Line, refusals: &[Refusal]) -> RecordFault {
        let why = refusals.first().map_or_else(|| Message::new("gcg-actions"), |refusal| refusal.message.clone());
        fault(line.line, message!("gcg-refused", why = why))
    }

    /// Everything that the rules say against a play. Words that were challenged off need not be good ones.
    fn legal(&self, line: &Line, laying: &Laying, withdrawn: bool) -> Result<(), RecordFault> {
        // No word list is at hand here; the one that was asked for is looked into below.
        let not_words = |refusal: &&Refusal| refusal.rule != "word_validation";
        if let Some(refusal) = laying.refusals.iter().find(not_words) {
            return Err(self.refused(line, std::slice::from_ref(refusal)));
        }
        let Some(lexicon) = self.lexicon.as_ref().filter(|_| !withdrawn) else { return Ok(()) };
        let is_bad = |word: &&play::Word| word.tiles.len() > 1 && !lexicon.contains(&word.letters());
        match laying.play.words.iter().find(is_bad) {
            Some(word) => Err(fault(line.line, message!("gcg-no_word", word = word.text(&self.state.tiles)))),
            None => Ok(()),
        }
    }
}
