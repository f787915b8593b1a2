//! What is counted when it is over: tiles left, too much time.

use super::fault;
use super::read::{Line, What};
use super::walk::Walk;
use crate::rules::Questions;
use crate::state::{End, Event};
use crate::tiles::missing;
use kernel::{BySeat, Input, Message, RecordFault, Seat, message};

impl Walk<'_> {
    /// All lines from here on tell of the end.
    pub(super) fn end(&mut self, from: usize) -> Result<(), RecordFault> {
        if self.state.end.is_some() {
            return Ok(());
        }
        let record = self.record;
        let lines = &record.lines[from..];
        let ended = record.ours("ended").next();
        let is_left = |line: &&Line| matches!(line.what, What::Left(_));
        if let Some(turn) = lines.iter().find(|line| !matches!(line.what, What::Left(_) | What::Time)) {
            // Something is played after it: so what came before it came too early.
            let line = if self.over.is_some() { turn } else { &lines[0] };
            let why = if self.over.is_some() { "gcg-over" } else { "gcg-not_over" };
            return Err(fault(line.line, Message::new(why)));
        }
        for line in lines.iter().filter(is_left) {
            self.count_racks(from, line)?;
        }
        let out = self.who_is_out(from);
        let reason = ended.map(|ours| ours.rest.as_str()).or(self.over).or(out.map(|_| "empty_rack"));
        let Some(reason) = reason else {
            let line = lines.first().map_or(record.length, |line| line.line);
            return Err(fault(line, Message::new("gcg-not_over")));
        };
        if let (Some(time), Some(_)) = (
            lines.iter().position(|line| line.what == What::Time),
            lines.iter().rposition(|line| matches!(line.what, What::Left(_))),
        ) && lines[time..].iter().any(|line| matches!(line.what, What::Left(_)))
        {
            return Err(fault(lines[time].line, Message::new("gcg-early_time")));
        }
        if ended.is_some() && !["empty_rack", "scoreless_turns", "consecutive_passes"].contains(&reason) {
            self.enter(Some(Input::Stop), Vec::new());
        }
        let adjusts = reason != "resignation" && (reason != "host_ends" || lines.iter().any(|line| is_left(&line)));
        let none = BySeat::of(self.state.seats, 0);
        let adjustments = if adjusts { self.game.rules.top().adjustments(&self.state, out) } else { none };
        let overtime = self.check_points(lines, &adjustments)?;
        self.push_end(reason, out, adjustments, overtime);
        Ok(())
    }

    /// A line such as `(QU) +22` of whoever went out, or `QU (QU) -11` of somebody else.
    fn count_racks(&mut self, from: usize, line: &Line) -> Result<(), RecordFault> {
        let What::Left(text) = &line.what else { return Ok(()) };
        let (tiles, seat) = (self.tiles(line.line, text)?, self.seat_of(line.player));
        let rack = self.tiles(line.line, &line.rack)?;
        // A pass after it is of who doubted it in vain.
        let last = self.record.lines[..from].iter().rfind(|line| line.what != What::Pass);
        if line.score > 0 || (line.rack.is_empty() && line.score == 0) {
            let others = self.state.playing().len() - 1;
            let went_out = last
                .is_some_and(|last| last.player == line.player && matches!(last.what, What::Play(_) | What::Challenge));
            let mut unseen = self.unseen();
            // What those hold who left is counted for nobody.
            for gone in &self.state.gone {
                unseen.take(self.state.rack(*gone));
            }
            if !went_out || unseen.len() > others * usize::from(self.state.rack_size) {
                return Err(fault(line.line, Message::new("gcg-not_over")));
            }
            let mut sorted = tiles.clone();
            sorted.sort_unstable();
            if sorted != unseen.tiles() {
                let expected = self.state.tiles.texts(&unseen.tiles());
                return Err(fault(line.line, message!("gcg-left_tiles", expected = expected)));
            }
            if others == 1
                && let Some(other) = self.state.playing().iter().find(|other| *other != seat)
            {
                self.hold(line.line, other, &tiles)?;
            }
            return Ok(());
        }
        let absent = [missing(&rack, &tiles), missing(&tiles, &rack)].concat();
        if !line.rack.is_empty() && !absent.is_empty() {
            let tiles = self.state.tiles.texts(&absent);
            return Err(fault(line.line, message!("gcg-not_on_rack", tiles = tiles)));
        }
        self.hold(line.line, seat, &tiles)
    }

    /// Whoever played last and has nothing left, when the bag is empty.
    fn who_is_out(&self, from: usize) -> Option<Seat> {
        let turns = self.record.lines[..from].iter();
        let told = |line: &&Line| matches!(line.what, What::Play(_) | What::Exchange(_) | What::Withdrawn);
        let last = turns.rev().find(told)?;
        let seat = self.seat_of(last.player);
        let all_held = self.state.bag.is_empty() && self.state.rack(seat).is_empty();
        (matches!(last.what, What::Play(_)) && all_held).then_some(seat)
    }

    /// Points and totals of each line.
    fn check_points(&self, lines: &[Line], adjustments: &BySeat<i32>) -> Result<BySeat<i32>, RecordFault> {
        let mut scores = self.state.scores.clone();
        let clocks = self.state.clocks.is_some() || lines.iter().any(|line| line.what == What::Time);
        let mut overtime = if clocks { BySeat::of(self.state.seats, 0) } else { BySeat::default() };
        for line in lines {
            let seat = self.seat_of(line.player);
            if line.what == What::Time {
                self.tiles(line.line, &line.rack)?;
                overtime[seat] += line.score;
            } else if line.score != adjustments[seat] {
                let (expected, written) = (adjustments[seat], line.score);
                return Err(fault(line.line, message!("gcg-left_points", expected = expected, written = written)));
            }
            scores[seat] += line.score;
            if scores[seat] != line.total {
                return Err(fault(line.line, message!("gcg-total", expected = scores[seat], written = line.total)));
            }
        }
        Ok(overtime)
    }

    /// It is over.
    pub(super) fn push_end(
        &mut self,
        reason: &str,
        out: Option<Seat>,
        adjustments: BySeat<i32>,
        overtime: BySeat<i32>,
    ) {
        let mut adjusted = self.state.clone();
        for (seat, points) in adjustments.iter().chain(overtime.iter()) {
            adjusted.scores[seat] += points;
        }
        let places = self.game.places_of(&adjusted, out);
        let racks = BySeat(self.state.racks.0.iter().map(|rack| self.state.tiles.texts(rack)).collect());
        self.push(Event::Ended(End { reason: reason.into(), out, adjustments, overtime, places, racks }));
    }
}
