//! A turn as a list of actions, and the way it takes.
//!
//! Most turns are a `play` or a `swap`, and those are short for a list of `place` (or `stack`) and for one `swap_rack`. Every
//! turn goes the same way, and rules stand along it: it may be rewritten or rejected (`rewritten`), is checked
//! (`turning`), each action is turned into placements by the one rule that understands it (`understands`, `laid`), the tiles
//! are looked at as a play, checked and scored as ever (`placing`, `holding`, `wording`, `score`), the score is amended
//! (`amended`), the play is made, and rules tell what else comes of it (`afterwards`).
//!
//! All tiles that a turn puts down are one play. A `swap_rack` beside them happens before the play or after it, as it stands
//! in the list, and nobody can count on what it draws: tiles played and tiles given come from the rack as it is. It is
//! refused unless the turn goes on after a swap (`swap_is_free`) or a rule says that the two go together (`swaps_beside`).

use crate::Crossword;
use crate::play::{self, Placement, Play, Score};
use crate::rules::{Questions, Rules};
use crate::state::{Action, State};
use crate::tiles::missing;
use kernel::{Message, Refusal, Seat, SpecError, message};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The most actions of a turn.
const MOST: usize = 2_000;

/// One thing that a player does in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Put a tile on a free square.
    Place(Placement),
    /// Put a tile on top of another.
    Stack(Placement),
    /// Give tiles back and draw as many; `?` is a blank.
    SwapRack(Vec<String>),
    /// Turn a tile on the board. No rule of ours understands it.
    RotateTile {
        /// The row, from 0 at the top.
        row: i16,
        /// The column, from 0 at the left.
        col: i16,
        /// How many quarter turns, clockwise.
        quarters: i8,
    },
    /// Move tiles on the board together. No rule of ours understands it.
    SlideGroup {
        /// Rows and columns of the tiles.
        squares: Vec<(i16, i16)>,
        /// So many rows down.
        rows: i16,
        /// So many columns to the right.
        cols: i16,
    },
    /// Something that a rule of another crate understands.
    Custom {
        /// What it is called.
        name: String,
        /// All that is said with it.
        #[serde(default)]
        #[ts(type = "unknown")]
        value: Value,
    },
}

impl Step {
    /// What it is called: `place`, or `custom:` and its name.
    pub fn name(&self) -> String {
        match self {
            Step::Place(_) => "place".into(),
            Step::Stack(_) => "stack".into(),
            Step::SwapRack(_) => "swap_rack".into(),
            Step::RotateTile { .. } => "rotate_tile".into(),
            Step::SlideGroup { .. } => "slide_group".into(),
            Step::Custom { name, .. } => format!("custom:{name}"),
        }
    }
}

/// What a rule lets happen after a play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct After {
    /// The rule.
    pub rule: String,
    /// What is said of it to all.
    pub said: Message,
    /// What it changes scores by.
    pub points: Vec<(Seat, i32)>,
    /// What the rule remembers from now on, in [`State::kept`] under its id; everybody may know it.
    pub kept: Option<Value>,
}

/// A turn that was looked at: what it comes to.
pub(crate) enum Considered {
    /// Tiles are put on the board.
    Play(Box<Laying>),
    /// Tiles are swapped.
    Swap(Vec<String>),
    /// It comes to nothing.
    Nothing(Vec<Refusal>),
}

/// Tiles to be put on the board.
pub(crate) struct Laying {
    pub(crate) turn: Vec<Step>,
    pub(crate) play: Play,
    pub(crate) swap: Option<Beside>,
    pub(crate) refusals: Vec<Refusal>,
}

/// Tiles that are swapped in the turn of a play.
pub(crate) struct Beside {
    pub(crate) given: Vec<String>,
    /// Before the play, or after it?
    pub(crate) before: bool,
}

/// An action as a turn, if it is one.
pub(crate) fn steps(state: &State, action: &Action) -> Option<Vec<Step>> {
    match action {
        Action::Play(placements) => Some(placements.iter().map(|tile| step(state, tile.clone())).collect()),
        Action::Swap(given) => Some(vec![Step::SwapRack(given.clone())]),
        Action::Turn(steps) => Some(steps.clone()),
        _ => None,
    }
}

fn step(state: &State, tile: Placement) -> Step {
    let square = state.board.layout.square(tile.row, tile.col);
    let covered = square.is_some_and(|square| state.board.height(square) > 0);
    if covered { Step::Stack(tile) } else { Step::Place(tile) }
}

impl Crossword {
    /// Looks at a turn, as far as it makes sense.
    pub(crate) fn consider(&self, state: &State, seat: Seat, steps: Vec<Step>) -> Considered {
        let top = self.rules.top();
        if steps.len() > MOST.min(state.board.layout.size() * usize::from(top.highest(state))) {
            return Considered::Nothing(Refusal::alone("board_bounds", Message::new("refused-too_many")));
        }
        let turn = match top.rewritten(state, seat, steps) {
            Ok(turn) => turn,
            Err(refusals) => return Considered::Nothing(refusals),
        };
        let mut refusals = top.turning(state, seat, &turn);
        if let [Step::SwapRack(given)] = turn.as_slice() {
            return if refusals.is_empty() { Considered::Swap(given.clone()) } else { Considered::Nothing(refusals) };
        }
        let (mut placements, mut swap) = (Vec::new(), None);
        for step in &turn {
            match step {
                Step::SwapRack(given) => swap = Some(Beside { given: given.clone(), before: placements.is_empty() }),
                _ => match top.laid(state, seat, step) {
                    Ok(laid) => placements.extend(laid),
                    Err(why) => refusals.extend(why),
                },
            }
        }
        let not_understood = !refusals.is_empty();
        let highest = usize::from(top.highest(state));
        let play = Play::stacked(&state.board, &state.tiles, seat, &placements, highest);
        if !not_understood {
            refusals = self.play_objections(state, &play, swap.as_ref());
        }
        Considered::Play(Box::new(Laying { turn, play, swap, refusals }))
    }

    /// What is wrong with a play, and with a swap beside it: what is given cannot be played.
    fn play_objections(&self, state: &State, play: &Play, swap: Option<&Beside>) -> Vec<Refusal> {
        let Some(swap) = swap else { return play::objections(&self.rules, state, play) };
        let mut refusals = self.swap_objections(state, play.seat, &swap.given);
        let given = state.tiles.read(&swap.given).unwrap_or_default();
        let mut kept = state.clone();
        if let Some(rack) = kept.racks.0.get_mut(play.seat.index()) {
            *rack = missing(&given, rack);
        }
        refusals.extend(play::objections(&self.rules, &kept, play));
        refusals
    }

    /// What a turn that puts tiles on the board scores.
    pub(crate) fn score_of(&self, state: &State, laying: &Laying) -> Score {
        let score = self.rules.top().score(state, &laying.play);
        self.rules.top().amended(state, &laying.turn, &laying.play, score)
    }
}

/// Each action that can be in a turn must be understood by one rule, and by no other.
pub(crate) fn check(rules: &Rules, state: &State) -> Vec<SpecError> {
    let claims: Vec<(&str, Vec<String>)> =
        rules.each_alone().map(|(id, alone)| (id, alone.top().understands(state))).collect();
    let rule = |id: &str| Message::called(format!("rule-{id}"));
    let mut names = rules.top().actions(state);
    names.extend(claims.iter().flat_map(|(_, names)| names.clone()));
    names.sort_unstable();
    names.dedup();
    let wrong = names.into_iter().filter_map(|name| {
        let claim: Vec<&str> = claims.iter().filter(|(_, names)| names.contains(&name)).map(|(id, _)| *id).collect();
        match claim[..] {
            [] => Some(message!("turn-nobody", action = name)),
            [_] => None,
            [one, other, ..] => Some(message!("turn-two", action = name, one = rule(one), other = rule(other))),
        }
    });
    wrong.map(|why| SpecError::Contradiction { why }).collect()
}
