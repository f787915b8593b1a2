//! Looking back: what a turn brought beside what could have been done, from what its player could know.
//!
//! Plays are put in order by what they score, and by what they are worth: their score and what the rest of the rack will
//! bring, as the bot `steady` sees it.

use crate::Crossword;
use crate::bot::think::{Plan, Search, Valued, insert, placements, rest, unseen};
use crate::generate::Found;
use crate::notation;
use crate::play::{Placed, Placement};
use crate::rules::Questions;
use crate::state::{self, Action, Event, State};
use crate::tiles::Tile;
use crate::view::{self, View};
use kernel::{Advice, Chance, Game, Message, Remark, Seat, Share, Viewer, message};
use serde::Serialize;
use serde_json::json;
use std::cell::Cell;

/// So many of the best are told.
const BEST: usize = 3;

/// A turn, beside what else could have been done.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choices {
    /// Whose turn it was.
    pub seat: Seat,
    /// What they held; `?` is a blank.
    pub rack: Vec<String>,
    /// What they did.
    pub chosen: Choice,
    /// The plays that score most.
    pub by_score: Vec<Choice>,
    /// What is worth most, a swap too.
    pub by_value: Vec<Choice>,
}

/// Something that was done, or could have been.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// As it is written: `8H QUIZ`, `swap AB`, `pass`.
    pub written: String,
    /// What it scores.
    pub score: i32,
    /// That, and what the rest of the rack will bring: in points, to a tenth.
    pub value: f64,
    /// What to do.
    #[serde(skip)]
    pub action: Action,
}

impl Choices {
    /// How many points less than the play that scores most.
    pub fn cost(&self) -> i32 {
        self.by_score.first().map_or(0, |best| best.score - self.chosen.score).max(0)
    }

    /// How much less it is worth than the best.
    pub fn cost_in_value(&self) -> f64 {
        tenths(self.by_value.first().map_or(0.0, |best| best.value - self.chosen.value).max(0.0) as f32)
    }

    /// What it scored, of what could be scored.
    pub fn share(&self) -> Share {
        let most = self.by_score.first().map_or(0, |best| best.score).max(self.chosen.score);
        Share { found: self.chosen.score.into(), most: most.into() }
    }

    /// In words, with what could have been done.
    pub(crate) fn remark(&self) -> Remark<Action> {
        let best = self.by_value.first().filter(|best| best.action != self.chosen.action);
        let said = match (best, self.cost_in_value().round() as i64) {
            (Some(best), cost @ 1..) => message!("remark-better", points = cost, best = best.said()),
            _ if self.by_value.is_empty() => Message::new("remark-nothing"),
            _ => Message::new("remark-good"),
        };
        let more = self.by_score.iter().filter(|play| self.by_value.iter().all(|other| other.action != play.action));
        let other = |choice: &&Choice| choice.action != self.chosen.action;
        let better = self.by_value.iter().chain(more).filter(other);
        let better = better.map(|choice| Advice::to(choice.said(), choice.action.clone())).collect();
        let mut details = serde_json::to_value(self).unwrap_or_default();
        details["cost"] = json!({ "score": self.cost(), "value": self.cost_in_value() });
        Remark { seat: self.seat, said, better, share: Some(self.share()), details }
    }
}

impl Choice {
    fn said(&self) -> Message {
        let worth = self.value.round() as i64;
        match &self.action {
            Action::Swap(given) => message!("choice-swap", tiles = given.join(" "), worth = worth),
            _ => message!("choice-play", written = &self.written, score = self.score, worth = worth),
        }
    }
}

fn tenths(value: f32) -> f64 {
    (f64::from(value) * 10.0).round() / 10.0
}

/// A position as one seat knows it, with all that it takes to weigh what can be done there.
pub(crate) struct Desk<'a> {
    game: &'a Crossword,
    state: State,
    seat: Seat,
    /// How many tiles can be drawn.
    bag: usize,
    /// How many may be swapped.
    swap: Option<usize>,
    looked: Cell<u64>,
}

impl<'a> Desk<'a> {
    pub(crate) fn of(game: &'a Crossword, view: &View, seat: Seat) -> Desk<'a> {
        let viewer = Viewer::Seat(seat);
        // What others hold does not matter to a swap, only how much is left to draw.
        let dealt = view::imagine(view, viewer, &mut Chance::seeded(0).draws("desk", 0));
        let top = game.rules.top();
        let swap = top.swapping(&dealt, seat, &[]).is_empty().then(|| top.swap_most(&dealt, seat));
        let swap = swap.filter(|most| *most > 0);
        let (state, bag) = (view::position(view, viewer), usize::from(view.bag));
        Desk { game, state, seat, bag, swap, looked: Cell::new(0) }
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    fn search(&self) -> Result<Search<'_>, Message> {
        let generator = self.game.generator().map_err(Clone::clone)?;
        Ok(Search { game: self.game, generator, leaves: &self.game.leaves, state: &self.state, looked: &self.looked })
    }

    /// What is worth most.
    pub(crate) fn by_value(&self, count: usize) -> Result<Vec<Choice>, Message> {
        let plans = self.search()?.plans(self.seat, self.bag, self.swap, count);
        let choice = |plan: &Plan| match plan {
            Plan::Play(play) => self.choice(plan.action(&self.state), play.score, play.value),
            Plan::Swap(_, value) => self.choice(plan.action(&self.state), 0, *value),
        };
        Ok(plans.iter().take(count).map(choice).collect())
    }

    /// What scores most.
    fn by_score(&self, count: usize) -> Result<Vec<Choice>, Message> {
        let mut top: Vec<Valued> = Vec::new();
        let found = |play: &Found<'_>| {
            let score = play.score as f32;
            insert(&mut top, count, score, || Valued {
                placed: play.placed().collect(),
                score: play.score,
                value: score,
            });
        };
        self.game.plays(&self.state, self.seat, found).map_err(Clone::clone)?;
        top.iter().map(|play| self.weigh(Action::Play(placements(&self.state, &play.placed)), play.score)).collect()
    }

    /// What something is worth that scores so much.
    fn weigh(&self, action: Action, score: i32) -> Result<Choice, Message> {
        let rack = self.state.rack(self.seat);
        let kept: Vec<Tile> = match &action {
            Action::Play(tiles) => rest(rack, tiles.iter().filter_map(|tile| self.placed(tile))),
            Action::Swap(given) => {
                let mut kept = rack.to_vec();
                for tile in self.state.tiles.read(given).unwrap_or_default() {
                    let at = kept.iter().position(|held| *held == tile);
                    at.map(|at| kept.remove(at));
                }
                kept
            }
            _ => rack.to_vec(),
        };
        let search = self.search()?;
        let after = search.after(&kept, self.bag == 0, search.points(&unseen(&self.state)));
        Ok(self.choice(action, score, score as f32 + after))
    }

    fn placed(&self, tile: &Placement) -> Option<Placed> {
        let letter = self.state.tiles.tile(&tile.letter)?.letter()?;
        let square = self.state.board.layout.square(tile.row, tile.col)?;
        Some(Placed { square, letter, blank: tile.blank })
    }

    fn choice(&self, action: Action, score: i32, value: f32) -> Choice {
        let written = match &action {
            Action::Play(tiles) => notation::write(&self.state.board, &self.state.tiles, tiles),
            Action::Swap(given) => format!("swap {}", given.join(" ")),
            _ => "pass".into(),
        };
        Choice { written, score, value: tenths(value), action }
    }

    /// What was done, beside the best of what could have been.
    fn choices(&self, action: Action, score: i32) -> Result<Choices, Message> {
        Ok(Choices {
            seat: self.seat,
            rack: self.state.tiles.texts(self.state.rack(self.seat)),
            chosen: self.weigh(action, score)?,
            by_score: self.by_score(BEST)?,
            by_value: self.by_value(BEST)?,
        })
    }
}

/// What a turn was: whose, what they did, what it scored. Nothing, where nobody took a turn.
fn turn_of(event: &Event) -> Option<(Seat, Action, i32)> {
    match event {
        Event::Played { seat, tiles, score, .. } => Some((*seat, Action::Play(tiles.clone()), score.total)),
        Event::Swapped { seat, gave, free: false, .. } => Some((*seat, Action::Swap(gave.clone()), 0)),
        Event::Passed { seat, .. } => Some((*seat, Action::Pass, 0)),
        _ => None,
    }
}

impl Crossword {
    /// The turn that an entry tells of, beside what could have been done instead. `before`: the table before it.
    ///
    /// # Errors
    /// Why no program can know all plays under these rules.
    pub fn look_back(&self, before: &State, events: &[Event]) -> Result<Option<Choices>, Message> {
        let Some(at) = events.iter().position(|event| turn_of(event).is_some()) else { return Ok(None) };
        // What is told before it in the same entry (a rack from a record) was known by then.
        let mut state = before.clone();
        events[..at].iter().for_each(|event| state::evolve(&mut state, event));
        let Some((seat, action, score)) = turn_of(&events[at]) else { return Ok(None) };
        let view = self.view(&state, Viewer::Seat(seat));
        Desk::of(self, &view, seat).choices(action, score).map(Some)
    }

    /// What is said of an entry when all is open.
    pub(crate) fn looked_at(&self, before: &State, events: &[Event]) -> Option<Remark<Action>> {
        let withdrawn = events.iter().find_map(|event| match event {
            Event::Judged(verdict) if !verdict.valid => Some((verdict.seat, verdict.score)),
            _ => None,
        });
        if let Some((seat, score)) = withdrawn {
            let share = Some(Share { found: -i64::from(score), most: 0 });
            return Some(Remark { share, ..Remark::of(seat, message!("remark-withdrawn", points = score)) });
        }
        self.look_back(before, events).ok().flatten().map(|choices| choices.remark())
    }

    /// What a coach says of a seat's turn, from what it saw before.
    pub(crate) fn reviewed(&self, view: &View, seat: Seat, events: &[Event]) -> Option<Remark<Action>> {
        let (_, action, score) = events.iter().filter_map(turn_of).find(|(whose, ..)| *whose == seat)?;
        // Where words may be challenged, nothing tells anybody whether they are good.
        if view.challenges.is_some() {
            return None;
        }
        Desk::of(self, view, seat).choices(action, score).ok().map(|choices| choices.remark())
    }
}
