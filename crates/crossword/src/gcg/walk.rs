//! The table on which a record is played over. What players draw is not in a record: it is found from what they hold the
//! next time.

use super::fault;
use super::read::{Line, Ours, Record, What};
use crate::Crossword;
use crate::notation;
use crate::pending::{Judged, Verdict};
use crate::play::Placement;
use crate::rules::Questions;
use crate::state::{self, Action, Event, State};
use crate::tiles::{Tile, missing};
use crate::turn::Step;
use kernel::{BySeat, Entry, EntryOf, Game, Input, Message, Moment, RecordFault, Seat, Setup, message};
use lexicon::Lexicon;
use std::sync::Arc;

pub(super) struct Walk<'a> {
    pub(super) game: &'a Crossword,
    pub(super) record: &'a Record,
    pub(super) state: State,
    pub(super) entries: Vec<EntryOf<Crossword>>,
    pub(super) odd: Vec<RecordFault>,
    pub(super) lexicon: Option<Arc<Lexicon>>,
    /// Where the first player sits.
    begins: usize,
    /// The rule that ended it, where only what is counted at the end may follow.
    pub(super) over: Option<&'static str>,
}

impl<'a> Walk<'a> {
    /// Lays the table, and gives everybody what they are known to hold at first.
    pub(super) fn begin(
        game: &'a Crossword,
        record: &'a Record,
        laid: Event,
        lexicon: Option<Arc<Lexicon>>,
        begins: usize,
    ) -> Self {
        let setup = Setup::seats(record.players.len() as u8);
        let (entries, odd) = (Vec::new(), Vec::new());
        let mut walk = Walk { game, record, state: game.blank(&setup), entries, odd, lexicon, begins, over: None };
        walk.enter(None, vec![laid]);
        for seat in (0..setup.seats).map(Seat) {
            walk.draw(seat, 0);
        }
        let first = record.lines.iter().find(|line| line.what.is_turn());
        // Ours name whoever begins first, though they may leave before they do anything.
        let ours = record.ours("rules").next().is_some();
        let seat = first.filter(|_| !ours).map_or(walk.seat_of(0), |line| walk.seat_of(line.player));
        walk.turn(seat);
        walk
    }

    /// Where a player sits.
    pub(super) fn seat_of(&self, player: usize) -> Seat {
        Seat(((player + self.begins) % self.record.players.len()) as u8)
    }

    fn player_in(&self, seat: Seat) -> usize {
        let players = self.record.players.len();
        (seat.index() + players - self.begins % players) % players
    }

    fn nick(&self, seat: Seat) -> String {
        self.record.players[self.player_in(seat)].0.clone()
    }

    /// An entry of the log.
    pub(super) fn enter(&mut self, input: Option<Input<Action>>, events: Vec<Event>) {
        let at = self.now();
        events.iter().for_each(|event| state::evolve(&mut self.state, event));
        self.entries.push(Entry { at, input, events, there: Vec::new() });
    }

    /// A record has no clock: a second for each entry.
    pub(super) fn now(&self) -> Moment {
        Moment(1_000 * self.entries.len() as u64)
    }

    /// Something more in the last entry.
    pub(super) fn push(&mut self, event: Event) {
        state::evolve(&mut self.state, &event);
        if let Some(last) = self.entries.last_mut() {
            last.events.push(event);
        }
    }

    fn turn(&mut self, seat: Seat) {
        let at = Moment(1_000 * (self.entries.len() as u64).saturating_sub(1));
        self.push(Event::Turn { seat, at, until: None, spent: 0 });
    }

    /// Plays the whole record over.
    pub(super) fn all(&mut self) -> Result<(), RecordFault> {
        for at in 0..self.record.lines.len() {
            self.said_before(at)?;
            let line = &self.record.lines[at];
            match &line.what {
                What::Withdrawn => self.withdrawn(at, line)?,
                What::Challenge => self.challenged(at, line)?,
                What::Left(_) | What::Time => return self.end(at),
                _ => self.take_turn(at, line)?,
            }
            // What a play brings is looked at before anything comes of it.
            if !matches!(line.what, What::Play(_)) {
                self.total(line)?;
            }
        }
        self.said_before(self.record.lines.len())?;
        for (player, rack) in &self.record.racks {
            let tiles = self.tiles(rack.line, &rack.text)?;
            if *player < self.record.players.len() {
                self.hold(rack.line, self.seat_of(*player), &tiles)?;
            }
        }
        Ok(())
    }

    /// What House Rules wrote before this line: who left, and who ended it.
    pub(super) fn said_before(&mut self, at: usize) -> Result<(), RecordFault> {
        let record = self.record;
        for ours in record.ours.iter().filter(|ours| ours.after == at) {
            match ours.word.as_str() {
                "left" => self.left(ours)?,
                "ended" if at == record.lines.len() => self.end(at)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn left(&mut self, ours: &Ours) -> Result<(), RecordFault> {
        let (nick, why) = ours.rest.split_once(' ').unwrap_or((&ours.rest, "left"));
        let player = self.record.players.iter().position(|(known, _)| known == nick);
        let player = player.ok_or_else(|| fault(ours.line, message!("gcg-nobody", nick = nick.to_string())))?;
        let seat = self.seat_of(player);
        if self.state.gone.contains(&seat) {
            return Err(fault(ours.line, message!("gcg-ours", why = nick.to_string())));
        }
        let input = match why {
            "resigned" => Input::Act(seat, Action::Resign),
            "time" => Input::TimeUp,
            _ => Input::Left(seat),
        };
        let was_on_turn = self.state.turn == Some(seat);
        self.enter(Some(input), vec![Event::Left { seat, why: why.into() }]);
        if self.state.playing().len() < 2 {
            let none = BySeat::of(self.state.seats, 0);
            self.push_end("resignation", None, none, BySeat::default());
        } else if was_on_turn && let Some(next) = self.state.after(seat) {
            self.turn(next);
        }
        Ok(())
    }

    /// A score in the record that is not the one on the table.
    pub(super) fn total(&self, line: &Line) -> Result<(), RecordFault> {
        let score = self.state.scores[self.seat_of(line.player)];
        if score == line.total {
            return Ok(());
        }
        Err(fault(line.line, message!("gcg-total", expected = score, written = line.total)))
    }

    pub(super) fn is_next(&self, at: usize, what: &What) -> bool {
        self.record.lines.get(at + 1).is_some_and(|next| next.what == *what)
    }

    fn take_turn(&mut self, at: usize, line: &Line) -> Result<(), RecordFault> {
        let seat = self.seat_of(line.player);
        // Whoever doubted the last play in vain has a turn that is nothing.
        if self.over == Some("empty_rack")
            && line.what == What::Pass
            && self.state.last.as_ref().is_some_and(|last| last.seat != seat)
        {
            let rack = self.tiles(line.line, &line.rack)?;
            self.uses(line, &rack, &[])?;
            self.push(Event::Skipped { seat });
            return self.nothing(line);
        }
        if self.over.is_some() || self.state.end.is_some() {
            return Err(fault(line.line, Message::new("gcg-over")));
        }
        if self.state.turn != Some(seat) {
            let expected = self.state.turn.map(|turn| self.nick(turn)).unwrap_or_default();
            return Err(fault(line.line, message!("gcg-off_turn", nick = expected)));
        }
        let rack = self.tiles(line.line, &line.rack)?;
        if rack.len() > usize::from(self.state.rack_size) {
            return Err(fault(line.line, message!("gcg-long_rack", count = self.state.rack_size)));
        }
        match &line.what {
            What::Play(text) => self.play(at, line, &rack, text),
            What::Exchange(text) => self.exchange(at, line, &rack, text),
            _ => self.pass(at, line, &rack),
        }
    }

    /// Our lines of this kind that stand before line `at`, and after the one before it.
    pub(super) fn ours_at(&self, word: &'a str, at: usize) -> impl Iterator<Item = &'a Ours> + use<'a> {
        self.record.ours(word).filter(move |ours| ours.after == at)
    }

    /// Is this line of the same turn as the one before it?
    pub(super) fn of_same_turn(&self, at: usize) -> bool {
        self.ours_at("also", at).next().is_some()
    }

    /// The actions of a turn, where the record lists them.
    pub(super) fn actions(&self, at: usize) -> Result<Option<Vec<Step>>, RecordFault> {
        let first = if self.of_same_turn(at) { at.saturating_sub(1) } else { at };
        let Some(ours) = self.ours_at("turn", first).next() else { return Ok(None) };
        let steps = kernel::json::read(&ours.rest);
        steps.map(Some).map_err(|e| fault(ours.line, message!("gcg-ours", why = e.to_string())))
    }

    /// Something of a turn: the first is an entry, the rest is part of it.
    pub(super) fn happens(&mut self, at: usize, input: Input<Action>, event: Event) {
        if self.of_same_turn(at) { self.push(event) } else { self.enter(Some(input), vec![event]) }
    }

    fn exchange(&mut self, at: usize, line: &Line, rack: &[Tile], text: &str) -> Result<(), RecordFault> {
        let seat = self.seat_of(line.player);
        let mut gave = match text.parse::<usize>() {
            Ok(count) if count <= rack.len() => self.given(at, line, rack, count),
            _ => self.tiles(line.line, text)?,
        };
        gave.sort_unstable();
        if gave.is_empty() {
            return Err(fault(line.line, message!("gcg-play", why = Message::new("refused-none_chosen"))));
        }
        self.uses(line, rack, &gave)?;
        self.nothing(line)?;
        let mut drew = self.wanted(seat, at + 1, &missing(&gave, self.state.rack(seat)));
        let (second, more) = (self.of_same_turn(at), self.of_same_turn(at + 1));
        let free = second || more || self.game.rules.top().swap_is_free(&self.state, seat);
        // After a play, what was played is drawn as well.
        drew.truncate(gave.len());
        let (gave, drew) = (self.state.tiles.texts(&gave), self.state.tiles.texts(&drew));
        let act = self.actions(at)?.map_or_else(|| Action::Swap(gave.clone()), Action::Turn);
        self.happens(at, Input::Act(seat, act), Event::Swapped { seat, gave, drew, free });
        if second {
            self.draw(seat, at + 1);
        }
        if second || !free {
            self.end_turn(seat, false);
        }
        Ok(())
    }

    /// Which tiles went back where only their number is known: those that are gone the next time.
    fn given(&self, at: usize, line: &Line, rack: &[Tile], count: usize) -> Vec<Tile> {
        let next = self.next_rack(at + 1, line.player).unwrap_or_default();
        let gone = missing(&next, rack);
        let kept = missing(&gone, rack);
        gone.into_iter().chain(kept).take(count).collect()
    }

    fn pass(&mut self, at: usize, line: &Line, rack: &[Tile]) -> Result<(), RecordFault> {
        let seat = self.seat_of(line.player);
        self.uses(line, rack, &[])?;
        self.nothing(line)?;
        let skipped = self.record.ours("skipped").any(|ours| ours.after == at + 1);
        if skipped {
            self.push(Event::Skipped { seat });
        } else {
            self.enter(Some(Input::Act(seat, Action::Pass)), vec![Event::Passed { seat, late: false }]);
        }
        self.end_turn(seat, false);
        Ok(())
    }

    fn nothing(&self, line: &Line) -> Result<(), RecordFault> {
        if line.score == 0 {
            return Ok(());
        }
        Err(fault(line.line, message!("gcg-score", expected = 0, written = line.score)))
    }

    /// The tiles that somebody uses must be among those they hold.
    pub(super) fn uses(&mut self, line: &Line, rack: &[Tile], used: &[Tile]) -> Result<(), RecordFault> {
        let absent = missing(rack, used);
        if !line.rack.is_empty() && !absent.is_empty() {
            let tiles = self.state.tiles.texts(&absent);
            return Err(fault(line.line, message!("gcg-not_on_rack", tiles = tiles)));
        }
        let known = if line.rack.is_empty() { used } else { rack };
        self.hold(line.line, self.seat_of(line.player), known)
    }

    pub(super) fn end_turn(&mut self, seat: Seat, open: bool) {
        let ending = self.game.rules.top().ending(&self.state, seat);
        match ending {
            Some(reason) if open => self.push(Event::LastPlay { reason: reason.into() }),
            _ => {
                self.over = ending;
                if let (None, Some(next)) = (ending, self.state.after(seat)) {
                    self.turn(next);
                }
            }
        }
    }

    /// The play that a line speaks of: the one before it, of the same player.
    fn last_play(&self, at: usize, line: &Line, none: &'static str) -> Result<&'a Line, RecordFault> {
        let before = at.checked_sub(1).map(|before| &self.record.lines[before]);
        match before.filter(|before| matches!(before.what, What::Play(_))) {
            Some(before) if before.player == line.player => Ok(before),
            Some(before) => {
                let nick = self.record.players[before.player].0.clone();
                Err(fault(line.line, message!("gcg-not_theirs", nick = nick)))
            }
            None => Err(fault(line.line, Message::new(none))),
        }
    }

    fn withdrawn(&mut self, at: usize, line: &Line) -> Result<(), RecordFault> {
        let play = self.last_play(at, line, "gcg-nothing_withdrawn")?;
        self.tiles(line.line, &line.rack)?;
        if line.score != -play.score {
            return Err(fault(line.line, message!("gcg-score", expected = -play.score, written = line.score)));
        }
        self.judge(line, false, 0);
        let seat = self.seat_of(line.player);
        self.over = self.game.rules.top().ending(&self.state, seat);
        if let (None, Some(next)) = (self.over, self.state.after(seat)) {
            self.turn(next);
        }
        Ok(())
    }

    fn challenged(&mut self, at: usize, line: &Line) -> Result<(), RecordFault> {
        self.last_play(at, line, "gcg-nothing_challenged")?;
        self.tiles(line.line, &line.rack)?;
        let last = self.state.pending.as_ref().and_then(|pending| pending.last.clone());
        self.judge(line, true, line.score);
        let seat = self.seat_of(line.player);
        self.draw(seat, at + 1);
        self.over = last.and_then(|_| self.game.rules.top().ending(&self.state, seat));
        if let (None, Some(next)) = (self.over, self.state.after(seat)) {
            self.turn(next);
        }
        Ok(())
    }

    /// The next player challenges: a record does not say who. What it says is what came of it.
    fn judge(&mut self, line: &Line, valid: bool, points: i32) {
        let seat = self.seat_of(line.player);
        let (Some(pending), Some(challenger)) = (self.state.pending.clone(), self.state.after(seat)) else { return };
        let at = self.now();
        let mut all = BySeat::of(self.state.seats, 0);
        all[seat] = points;
        let verdict = Verdict {
            seat,
            challenger,
            by: Judged::Dictionary,
            at,
            valid,
            written: pending.written,
            words: pending.words,
            lookup: None,
            tiles: pending.tiles,
            score: pending.score,
            points: all,
            loses_turn: None,
            loses_game: None,
        };
        let challenged = Event::Challenged { seat: challenger, at, until: at, spent: 0, lookup: None };
        let input = Input::Act(challenger, Action::Challenge);
        self.enter(Some(input), vec![challenged, Event::Judged(verdict)]);
    }

    /// Tiles as a record writes them: a character each, in brackets where a tile has several.
    pub(super) fn tiles(&self, line: usize, text: &str) -> Result<Vec<Tile>, RecordFault> {
        let mut rest = text;
        let mut tiles = Vec::new();
        while let Some(first) = rest.chars().next() {
            let (face, after) = match rest.strip_prefix('[').and_then(|inner| inner.split_once(']')) {
                Some((face, after)) => (face, after),
                None => rest.split_at(first.len_utf8()),
            };
            let tile = self.state.tiles.tile(face).or_else(|| self.state.tiles.tile(&face.to_uppercase()));
            tiles.push(tile.ok_or_else(|| {
                fault(line, message!("gcg-no_tile", tile = face.to_string(), text = text.to_string()))
            })?);
            rest = after;
        }
        Ok(tiles)
    }

    /// What a player is known to hold from this line on, before they draw again.
    fn next_rack(&self, from: usize, player: usize) -> Option<Vec<Tile>> {
        let later = self.record.lines.get(from..).unwrap_or_default();
        let mine = |line: &&Line| line.player == player;
        let held = |line: &Line| match &line.what {
            // What is said of a challenge is seldom looked at by anybody, and often wrong.
            What::Challenge => None,
            _ if !line.rack.is_empty() => self.tiles(line.line, &line.rack).ok(),
            What::Play(text) => {
                let tiles = notation::read(&self.state.board, &self.state.tiles, text).ok()?;
                let tile = |tile: &Placement| self.state.tiles.tile(if tile.blank { "?" } else { &tile.letter });
                tiles.iter().map(tile).collect()
            }
            What::Exchange(text) => self.tiles(line.line, text).ok(),
            _ => None,
        };
        let said = later.iter().filter(mine).find_map(held);
        let at_last = || self.record.racks.get(&player).and_then(|rack| self.tiles(rack.line, &rack.text).ok());
        // Between two, what is counted for whoever went out is what the other holds.
        let counted = || {
            let line = later.iter().find(|line| line.player != player && line.rack.is_empty())?;
            let What::Left(tiles) = &line.what else { return None };
            if self.record.players.len() == 2 { self.tiles(line.line, tiles).ok() } else { None }
        };
        let of_challenge = || {
            let told = later.iter().filter(mine).find(|line| line.what == What::Challenge && !line.rack.is_empty());
            told.and_then(|line| self.tiles(line.line, &line.rack).ok())
        };
        said.or_else(at_last).or_else(counted).or_else(of_challenge)
    }

    /// What somebody draws who keeps `kept`: what they hold the next time and have not got, as far as the bag has it.
    fn wanted(&self, seat: Seat, from: usize, kept: &[Tile]) -> Vec<Tile> {
        let Some(next) = self.next_rack(from, self.player_in(seat)) else { return Vec::new() };
        let mut drawn = missing(kept, &next);
        if kept.len() + drawn.len() > usize::from(self.state.rack_size) {
            return Vec::new();
        }
        let absent = self.state.bag.clone().take(&drawn);
        drawn = missing(&absent, &drawn);
        drawn.sort_unstable();
        drawn
    }

    /// Draws what is known.
    pub(super) fn draw(&mut self, seat: Seat, from: usize) {
        let drawn = self.wanted(seat, from, self.state.rack(seat));
        if !drawn.is_empty() {
            let tiles = self.state.tiles.texts(&drawn);
            self.push(Event::Drew { seat, tiles });
        }
    }

    /// Sees to it that somebody holds these tiles. Where they cannot have come to them, the record is believed, and it is
    /// said that it is odd.
    pub(super) fn hold(&mut self, line: usize, seat: Seat, known: &[Tile]) -> Result<(), RecordFault> {
        let mut unseen = self.unseen();
        let absent = unseen.take(known);
        if !absent.is_empty() {
            let tiles = self.state.tiles.texts(&absent);
            return Err(fault(line, message!("gcg-not_in_bag", tiles = tiles)));
        }
        if missing(self.state.rack(seat), known).is_empty() {
            return Ok(());
        }
        let mut open = self.state.bag.clone();
        open.put(self.state.rack(seat));
        let elsewhere = open.take(known);
        for other in self.state.playing().iter().filter(|other| *other != seat).collect::<Vec<_>>() {
            let held = self.state.rack(other).to_vec();
            let kept = missing(&elsewhere, &held);
            if kept.len() < held.len() {
                self.held(other, &kept);
            }
        }
        self.held(seat, known);
        self.odd.push(fault(line, message!("gcg-odd_rack", nick = self.nick(seat))));
        Ok(())
    }

    fn held(&mut self, seat: Seat, tiles: &[Tile]) {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        let tiles = self.state.tiles.texts(&tiles);
        self.push(Event::Held { seat, tiles });
    }

    /// The tiles that do not lie on the board.
    pub(super) fn unseen(&self) -> crate::Bag {
        let mut unseen = crate::Bag::full(&self.state.tiles);
        unseen.take(&self.state.tiles_on_board());
        unseen
    }
}
