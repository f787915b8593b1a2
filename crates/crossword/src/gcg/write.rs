//! A match, written as GCG.

use super::{OURS, covers, happened};
use crate::board::Layout;
use crate::notation;
use crate::pending::Verdict;
use crate::play::Placement;
use crate::state::{self, Action, Event, State};
use crate::tiles::{Tile, Tiles};
use crate::turn::{self, Step};
use crate::{Crossword, CrosswordKind};
use kernel::{Content, EntryOf, Game, Input, Kind, Log, Message, RuleSpec, Seat, SpecError, Written, message, perft};
use lexicon::TileSet;
use serde_json::json;
use std::fmt::Write;

/// Writes a match down, and names what GCG has no words for.
///
/// # Errors
/// Why it cannot be written: it has no table, or its events do not fit.
pub fn write(kind: &CrosswordKind, log: &Log<Crossword>) -> Result<Written, Message> {
    let made = kind.compose(&log.header.rules, &Content::replaying());
    let game = made.map_err(|errors| errors.first().map_or(Message::new("gcg-empty"), SpecError::message))?.game;
    let mut page = Page::of(log, &game);
    page.head(kind, log);
    for entry in log.entries.iter() {
        page.entry(&game, entry)?;
    }
    page.rest();
    Ok(Written { text: page.text, untold: page.untold })
}

struct Page {
    text: String,
    state: State,
    /// What each seat is called: without spaces, each only once.
    nicks: Vec<String>,
    names: Vec<String>,
    /// Who had the first turn: GCG names them first.
    first: usize,
    untold: Vec<Message>,
}

impl Page {
    fn of(log: &Log<Crossword>, game: &Crossword) -> Page {
        let state = game.blank(&log.header.setup);
        let seats = usize::from(state.seats.max(1));
        let turn = log.entries.iter().flat_map(|entry| &entry.events).find_map(|event| match event {
            Event::Turn { seat, .. } => Some(seat.index()),
            _ => None,
        });
        let plain = |seat: usize| log.header.names.get(seat).cloned().unwrap_or_default();
        let names: Vec<String> = (0..seats).map(plain).collect();
        let first = turn.unwrap_or(0) % seats;
        Page { text: String::new(), state, nicks: nicks(&names), names, first, untold: Vec::new() }
    }

    fn say(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn ours(&mut self, line: &str) {
        self.say(&format!("#{OURS} {line}"));
    }

    fn cannot(&mut self, why: Message) {
        if !self.untold.contains(&why) {
            self.untold.push(why);
        }
    }

    /// The seats in the order of their first turns.
    fn order(&self) -> Vec<usize> {
        let seats = self.nicks.len();
        (0..seats).map(|place| (place + self.first) % seats).collect()
    }

    fn head(&mut self, kind: &CrosswordKind, log: &Log<Crossword>) {
        self.say("#character-encoding UTF-8");
        for (place, seat) in (1..).zip(self.order()) {
            let (nick, name) = (&self.nicks[seat], self.names[seat].trim());
            let line = format!("#player{place} {nick} {}", if name.is_empty() { nick } else { name });
            self.say(line.trim_end());
        }
        self.say(&format!("#id {OURS} {}", log.header.name));
        if let Some(words) = log.header.rules.iter().find(|spec| spec.id == "words") {
            let lexicon = words.params.get("lexicon").and_then(|name| name.as_str()).unwrap_or_default().to_string();
            self.say(&format!("#lexicon {lexicon}"));
        }
        if self.nicks.len() != 2 {
            self.cannot(message!("gcg-untold_players", count = self.nicks.len()));
        }
        if self.first > 0 {
            self.ours(&format!("begins {}", self.first));
        }
        self.rules(kind, &log.header.rules);
        let laid = log.entries.iter().flat_map(|entry| &entry.events).find(|event| matches!(event, Event::Laid { .. }));
        if let Some(Event::Laid { board, tiles, .. }) = laid {
            self.laid(board, tiles);
        }
    }

    /// The rules that are other than usual.
    fn rules(&mut self, kind: &CrosswordKind, rules: &[RuleSpec]) {
        let usual = perft::specs_of(kind, Some("scrabble"), Vec::new()).unwrap_or_default();
        let usual = kind.compose(&usual, &Content::replaying()).map(|made| made.specs).unwrap_or_default();
        self.ours("rules scrabble");
        let mut other = Vec::new();
        for spec in rules.iter().filter(|spec| !usual.contains(spec)) {
            self.ours(&format!("rule {} {}", spec.id, json!(spec.params)));
            other.push(spec.id.clone());
        }
        for spec in usual.iter().filter(|spec| !rules.iter().any(|rule| rule.id == spec.id)) {
            self.ours(&format!("without {}", spec.id));
            other.push(spec.id.clone());
        }
        // What is played with has its own word; how long others wait is nothing that a record speaks of.
        other.retain(|id| !["board", "tiles", "words", "patience"].contains(&id.as_str()));
        if !other.is_empty() {
            let names: Vec<kernel::Arg> =
                other.iter().map(|id| kernel::Arg::from(Message::called(format!("rule-{id}")))).collect();
            self.cannot(message!("gcg-untold_rules", rules = kernel::Arg::List(names)));
        }
    }

    fn laid(&mut self, board: &Layout, tiles: &Tiles) {
        if Layout::built_in("standard").as_ref() != Some(board) {
            self.ours(&format!("board {}", json!(board)));
            self.cannot(message!("gcg-untold_board", name = board.name().to_string()));
        }
        if TileSet::built_in("english").as_ref().map(Tiles::from).as_ref() != Some(tiles) {
            self.ours(&format!("tiles {}", json!(tiles)));
            self.cannot(message!("gcg-untold_tiles", name = tiles.name.clone()));
        }
    }

    fn entry(&mut self, game: &Crossword, entry: &EntryOf<Crossword>) -> Result<(), Message> {
        self.actions(game, entry);
        let mut lines = 0;
        for (at, event) in entry.events.iter().enumerate() {
            if matches!(event, Event::Played { .. } | Event::Swapped { .. }) {
                lines += 1;
                if lines > 1 {
                    self.ours("also");
                }
            }
            let fits = game.fits(&self.state, event);
            fits.map_err(|misfit| message!("gcg-ours", why = misfit.why.into_owned()))?;
            let before = self.state.clone();
            state::evolve(&mut self.state, event);
            self.event(&before, event, &entry.events[at + 1..]);
        }
        Ok(())
    }

    /// The actions of a turn, where they may be more than the tiles that came of them.
    fn actions(&mut self, game: &Crossword, entry: &EntryOf<Crossword>) {
        let Some(Input::Act(_, action)) = &entry.input else { return };
        let listed = matches!(action, Action::Turn(_)) || !game.plain_turns;
        let Some(steps) = turn::steps(&self.state, action).filter(|_| listed) else { return };
        self.ours(&format!("turn {}", json!(steps)));
        let plain = |step: &Step| matches!(step, Step::Place(_) | Step::Stack(_));
        let swap = matches!(steps.as_slice(), [Step::SwapRack(_)]);
        if !swap && !steps.iter().all(plain) {
            self.cannot(Message::new("gcg-untold_actions"));
        }
    }

    fn event(&mut self, before: &State, event: &Event, later: &[Event]) {
        match event {
            Event::Played { seat, tiles, written, score, .. } => {
                self.line(*seat, before.rack(*seat), written, score.total, self.state.scores[*seat]);
                self.covered(before, tiles);
            }
            Event::After { after, .. } => {
                self.ours(&format!("after {}", happened(after)));
                let rule = Message::called(format!("rule-{}", after.rule));
                self.cannot(message!("gcg-untold_after", rule = rule));
            }
            Event::Swapped { seat, gave, .. } => {
                let gave = self.faces(&self.state.tiles.read(gave).unwrap_or_default());
                self.line(*seat, before.rack(*seat), &format!("-{gave}"), 0, self.state.scores[*seat]);
            }
            Event::Passed { seat, .. } => {
                self.line(*seat, before.rack(*seat), "-", 0, self.state.scores[*seat]);
            }
            Event::Skipped { seat } => {
                self.line(*seat, before.rack(*seat), "-", 0, self.state.scores[*seat]);
                self.ours("skipped");
                self.cannot(Message::new("gcg-untold_skipped"));
            }
            Event::Judged(verdict) => self.judged(before, verdict, later),
            Event::Left { seat, why } => {
                self.ours(&format!("left {} {why}", self.nicks[seat.index()]));
                self.cannot(Message::new("gcg-untold_left"));
            }
            Event::Ended(end) => self.ended(before, end),
            _ => {}
        }
    }

    /// The tiles that a play goes on.
    fn covered(&mut self, before: &State, tiles: &[Placement]) {
        for tile in tiles {
            let square = before.board.layout.square(tile.row, tile.col);
            let Some(square) = square else { continue };
            let Some(there) = before.board.cell(square).letter() else { continue };
            self.ours(&format!("covers {}", covers(&before.board.layout, &before.tiles, square, there)));
            self.cannot(Message::new("gcg-untold_stacks"));
        }
    }

    fn judged(&mut self, before: &State, verdict: &Verdict, later: &[Event]) {
        let seat = verdict.seat;
        if !verdict.valid {
            let rack = self.state.rack(seat).to_vec();
            return self.line(seat, &rack, "--", -verdict.score, self.state.scores[seat]);
        }
        // With what is drawn when it stands.
        let mut rack = before.rack(seat).to_vec();
        if let Some(Event::Drew { tiles, .. }) =
            later.iter().find(|event| matches!(event, Event::Drew { seat: who, .. } if *who == seat))
        {
            rack.extend(self.state.tiles.read(tiles).unwrap_or_default());
            rack.sort_unstable();
        }
        if verdict.points[seat] > 0 {
            self.line(seat, &rack, "(challenge)", verdict.points[seat], self.state.scores[seat]);
        } else {
            let why = self.nicks[verdict.challenger.index()].clone();
            self.say(&format!("#note challenged by {why}, and good"));
        }
        if let Some((seat, points)) = verdict.points.iter().find(|(_, points)| **points < 0) {
            self.ours(&format!("minus {} {points}", self.nicks[seat.index()]));
            self.cannot(Message::new("gcg-untold_minus"));
        }
    }

    fn ended(&mut self, before: &State, end: &crate::End) {
        if !["empty_rack", "scoreless_turns"].contains(&end.reason.as_str()) {
            self.ours(&format!("ended {}", end.reason));
        }
        if before.gone.len() + 1 >= self.nicks.len() {
            return;
        }
        let mut scores = before.scores.clone();
        for seat in self.order().into_iter().map(|seat| Seat(seat as u8)) {
            let points = end.adjustments[seat];
            scores[seat] += points;
            if end.out == Some(seat) {
                let others = before.racks.iter().filter(|(other, _)| before.others(seat).contains(*other));
                let mut left: Vec<Tile> = others.flat_map(|(_, rack)| rack.clone()).collect();
                left.sort_unstable();
                let left = self.faces(&left);
                self.line(seat, &[], &format!("({left})"), points, scores[seat]);
            } else if points != 0 {
                let rack = before.rack(seat).to_vec();
                self.line(seat, &rack, &format!("({})", self.faces(&rack)), points, scores[seat]);
            }
        }
        for (seat, points) in end.overtime.iter().filter(|(_, points)| **points != 0) {
            scores[seat] += points;
            self.line(seat, before.rack(seat), "(time)", *points, scores[seat]);
        }
    }

    fn line(&mut self, seat: Seat, rack: &[Tile], what: &str, score: i32, total: i32) {
        let (nick, rack) = (&self.nicks[seat.index()], self.faces(rack));
        let sign = if score < 0 { "" } else { "+" };
        let space = if rack.is_empty() { "" } else { " " };
        let _ = writeln!(self.text, ">{nick}: {rack}{space}{what} {sign}{score} {total}");
    }

    /// Tiles side by side, those of several letters in brackets.
    fn faces(&self, tiles: &[Tile]) -> String {
        let face = |tile: &Tile| match tile.letter() {
            Some(letter) => notation::letter_text(&self.state.tiles, letter, false),
            None => crate::tiles::BLANK_TEXT.into(),
        };
        tiles.iter().map(face).collect()
    }

    /// What players hold, where no line has told it.
    fn rest(&mut self) {
        let counted = self.state.end.as_ref().is_some_and(|end| end.out.is_some());
        if counted && self.nicks.len() == 2 {
            return;
        }
        for (place, seat) in (1..).zip(self.order()) {
            let rack = self.faces(self.state.rack(Seat(seat as u8)));
            if !rack.is_empty() {
                self.say(&format!("#rack{place} {rack}"));
            }
        }
    }
}

/// Short names without spaces and colons, each only once.
fn nicks(names: &[String]) -> Vec<String> {
    let mut nicks: Vec<String> = Vec::new();
    for (seat, name) in (1..).zip(names) {
        let plain: String = name.trim().chars().map(|c| if c.is_whitespace() || c == ':' { '_' } else { c }).collect();
        let plain = if plain.is_empty() { format!("Player_{seat}") } else { plain };
        let taken = nicks.contains(&plain);
        nicks.push(if taken { format!("{plain}_{seat}") } else { plain });
    }
    nicks
}
