//! State, events, and folding them. No rule is asked here.

use crate::board::{Board, Cell, Layout};
use crate::pending::{self, Accept, Challenge, Pending, Verdict, Window};
use crate::play::{Placement, Play, Score};
use crate::tiles::{Bag, Tile, Tiles, missing};
use crate::turn::{After, Step};
use kernel::{BySeat, Misfit, Moment, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::TS;

/// No stack is higher.
pub const MAX_HEIGHT: usize = 20;

/// All there is to know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// How many sit at the table.
    pub seats: u8,
    /// The board and what lies on it.
    pub board: Board,
    /// The tile set.
    pub tiles: Arc<Tiles>,
    /// How many tiles a rack holds.
    pub rack_size: u8,
    /// What nobody has drawn yet.
    pub bag: Bag,
    /// What each seat holds, sorted.
    pub racks: BySeat<Vec<Tile>>,
    /// The score of each seat.
    pub scores: BySeat<i32>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When the turn began.
    pub began: Moment,
    /// When it ends by itself, if it does.
    pub until: Option<Moment>,
    /// How much of it was used before `began`, in milliseconds: time stands still while a challenge is judged.
    #[serde(default)]
    pub spent: u64,
    /// What is left on each seat's clock as its turn began, in milliseconds, where there are clocks.
    #[serde(default)]
    pub clocks: Option<BySeat<i64>>,
    /// The play that may still be challenged.
    #[serde(default)]
    pub pending: Option<Pending>,
    /// The challenge that is being judged.
    #[serde(default)]
    pub challenge: Option<Challenge>,
    /// What came of the last challenge, until the next play.
    #[serde(default)]
    pub verdict: Option<Verdict>,
    /// How many of its next turns each seat must skip.
    pub skips: BySeat<u8>,
    /// Whose turn was skipped, until the next turn is over.
    #[serde(default)]
    pub skipped: SeatSet,
    /// Who is away.
    pub away: SeatSet,
    /// Who left or resigned, in that order.
    pub gone: Vec<Seat>,
    /// How many turns in a row were passed.
    pub passes: u16,
    /// How many turns in a row were passed or swapped.
    pub quiet: u16,
    /// How many turns in a row brought nothing: passes, swaps, plays that were withdrawn.
    pub scoreless: u16,
    /// How often each seat has swapped.
    pub swaps: BySeat<u16>,
    /// How many turns were played.
    pub turns: u32,
    /// How often tiles were drawn.
    pub draws: u32,
    /// What each seat's plays were like, for the end.
    pub tallies: BySeat<Tally>,
    /// The last turn.
    pub last: Option<Last>,
    /// What rules remember, by their ids.
    #[serde(default)]
    pub kept: BTreeMap<String, Value>,
    /// The end, once it has come.
    pub end: Option<End>,
}

/// What a seat's plays were like.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Tally {
    /// How many there were.
    pub plays: u32,
    /// Their points together.
    pub points: i32,
    /// The points of the best one.
    pub best: i32,
    /// How many used a whole rack.
    pub bingos: u32,
}

/// The last turn, as everybody saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Last {
    /// Whose it was.
    pub seat: Seat,
    /// What they did.
    pub did: Did,
    /// The squares they covered, row by row.
    pub squares: Vec<u16>,
    /// The words they formed, the main word first.
    pub words: Vec<String>,
    /// How many tiles they played or swapped.
    pub tiles: u8,
    /// What it scored.
    pub score: i32,
}

/// What can be done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Did {
    /// Tiles were put on the board.
    Played,
    /// Tiles were exchanged.
    Swapped,
    /// Nothing.
    Passed,
    /// Tiles were put on the board, challenged, and taken back.
    Withdrew,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct End {
    /// The rule that ended it.
    pub reason: String,
    /// Who went out, if someone did.
    pub out: Option<Seat>,
    /// What each score was changed by at the end.
    pub adjustments: BySeat<i32>,
    /// What each score was changed by for using too much time; empty where there are no clocks.
    #[serde(default)]
    pub overtime: BySeat<i32>,
    /// Everyone's place; 1 is best.
    pub places: BySeat<u32>,
    /// What everyone was left with.
    pub racks: BySeat<Vec<String>>,
}

/// What a seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put tiles on the board.
    Play(Vec<Placement>),
    /// Give tiles back and draw as many; `?` is a blank.
    Swap(Vec<String>),
    /// Any other turn: its actions, one after another.
    Turn(Vec<Step>),
    /// Do nothing.
    Pass,
    /// Say that the last play is not good.
    Challenge,
    /// Say that it looks good.
    Waive,
    /// Judge that the challenged play is good.
    Valid,
    /// Judge that it is not.
    Invalid,
    /// Leave it to others to judge.
    Abstain,
    /// Ask the word list, while a challenge is judged. (After the match, its forecast answers.)
    LookUp(String),
    /// Give up.
    Resign,
}

/// What can happen. Complete: with the board, the tile set and the tiles drawn, so that folding needs nothing else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The table is laid.
    Laid {
        /// The board.
        board: Layout,
        /// The tile set.
        tiles: Tiles,
        /// How many tiles a rack holds.
        rack_size: u8,
        /// The time on each player's clock, in milliseconds, where there are clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<i64>,
    },
    /// Someone draws tiles.
    Drew {
        /// Who.
        seat: Seat,
        /// Which, sorted.
        tiles: Vec<String>,
    },
    /// What someone holds is another than was known: told by a record from elsewhere, whose racks do not follow from each
    /// other.
    Held {
        /// Who.
        seat: Seat,
        /// All that they hold, sorted; whatever else they held is back in the bag.
        tiles: Vec<String>,
    },
    /// It is someone's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// From when.
        at: Moment,
        /// Until when, if a clock runs.
        until: Option<Moment>,
        /// How much of it was used before, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        spent: u64,
    },
    /// A clock is stopped.
    Clock {
        /// Whose.
        seat: Seat,
        /// With so many milliseconds left; less than none is overtime.
        left: i64,
    },
    /// Someone's turn is skipped: they lost a challenge.
    Skipped {
        /// Whose.
        seat: Seat,
    },
    /// Someone puts tiles on the board.
    Played {
        /// Who.
        seat: Seat,
        /// The tiles, row by row.
        tiles: Vec<Placement>,
        /// The play as it is written: `8H QUIZ`.
        written: String,
        /// Words, bonuses, total.
        score: Score,
        /// Did it use a whole rack?
        bingo: bool,
        /// When it may be challenged, if it may.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        window: Option<Window>,
    },
    /// A rule lets something happen after a play.
    After {
        /// Whose play it was.
        seat: Seat,
        /// What happens.
        #[serde(flatten)]
        after: After,
    },
    /// The match is over when this play stands, so nobody plays on.
    LastPlay {
        /// The rule that ends it.
        reason: String,
    },
    /// Someone says that the last play looks good.
    Waived {
        /// Who.
        seat: Seat,
    },
    /// The last play stands.
    Accepted {
        /// Whose play.
        seat: Seat,
        /// Why.
        why: Accept,
    },
    /// Someone challenges the last play. All clocks stop.
    Challenged {
        /// Who.
        seat: Seat,
        /// When.
        at: Moment,
        /// Until then someone must judge.
        until: Moment,
        /// How much of the turn was used so far, in milliseconds.
        spent: u64,
        /// What the word list says of each word, where the table allows looking it up.
        lookup: Option<Vec<bool>>,
    },
    /// Someone leaves it to others to judge.
    Abstained {
        /// Who.
        seat: Seat,
    },
    /// Someone asks the word list.
    LookedUp {
        /// Who.
        seat: Seat,
        /// The word.
        word: String,
        /// Is it one?
        good: bool,
    },
    /// The challenge is decided.
    Judged(Verdict),
    /// Someone exchanges tiles.
    Swapped {
        /// Who.
        seat: Seat,
        /// What went back into the bag, sorted.
        gave: Vec<String>,
        /// What came out, sorted.
        drew: Vec<String>,
        /// Does the turn go on?
        free: bool,
    },
    /// Someone does nothing.
    Passed {
        /// Who.
        seat: Seat,
        /// Did the clock pass for them?
        late: bool,
    },
    /// Someone's connection is lost.
    Away {
        /// Who.
        seat: Seat,
    },
    /// Someone is back.
    Back {
        /// Who.
        seat: Seat,
    },
    /// Someone gave up or left for good.
    Left {
        /// Who.
        seat: Seat,
        /// Why: `resigned`, `left`, `time` or `challenge`.
        why: String,
    },
    /// It is over.
    Ended(End),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl State {
    /// Before anything lies on the table.
    pub fn blank(seats: u8) -> State {
        let layout = Layout::from_rows("", &["..".into(), "..".into()], &[0]).expect("two by two squares are a board");
        State {
            seats,
            board: Board::empty(Arc::new(layout)),
            tiles: Arc::default(),
            rack_size: 0,
            bag: Bag::default(),
            racks: BySeat::of(seats, Vec::new()),
            scores: BySeat::of(seats, 0),
            turn: None,
            began: Moment(0),
            until: None,
            spent: 0,
            clocks: None,
            pending: None,
            challenge: None,
            verdict: None,
            skips: BySeat::of(seats, 0),
            skipped: SeatSet::EMPTY,
            away: SeatSet::EMPTY,
            gone: Vec::new(),
            passes: 0,
            quiet: 0,
            scoreless: 0,
            swaps: BySeat::of(seats, 0),
            turns: 0,
            draws: 0,
            tallies: BySeat::of(seats, Tally::default()),
            last: None,
            kept: BTreeMap::new(),
            end: None,
        }
    }

    /// Who still plays.
    pub fn playing(&self) -> SeatSet {
        SeatSet::first(self.seats).without(self.gone.iter().copied().collect())
    }

    /// The next player after `seat`.
    pub fn after(&self, seat: Seat) -> Option<Seat> {
        let playing = self.playing();
        (1..=self.seats).map(|step| Seat((seat.0 + step) % self.seats)).find(|seat| playing.contains(*seat))
    }

    /// What a seat holds; nothing, if there is no such seat.
    pub fn rack(&self, seat: Seat) -> &[Tile] {
        self.racks.get(seat).map_or(&[], Vec::as_slice)
    }

    /// Every tile of a kind wherever it lies: letters in order, then blanks.
    pub fn census(&self) -> Vec<u32> {
        let mut all = self.bag.clone();
        self.racks.iter().for_each(|(_, rack)| all.put(rack));
        all.put(&self.tiles_on_board());
        all.counts().map(u32::from).collect()
    }

    /// The tiles on the board, blanks as blanks.
    pub fn tiles_on_board(&self) -> Vec<Tile> {
        let below = self.board.stacks().flat_map(|(_, below)| below);
        self.board.cells().iter().chain(below).filter_map(|cell| tile_of(*cell)).collect()
    }
}

/// The tile that lies there, a blank as a blank.
pub(crate) fn tile_of(cell: Cell) -> Option<Tile> {
    cell.letter().map(|letter| if cell.is_blank() { Tile::BLANK } else { Tile::of(letter) })
}

pub(crate) fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Laid { board, tiles, rack_size, clock } => {
            state.clocks = clock.map(|millis| BySeat::of(state.seats, millis));
            state.board = Board::empty(Arc::new(board.clone()));
            state.bag = Bag::full(tiles);
            state.tiles = Arc::new(tiles.clone());
            state.rack_size = *rack_size;
        }
        Event::Drew { seat, tiles } => draw(state, *seat, tiles),
        Event::Held { seat, tiles } => {
            let held = std::mem::take(&mut state.racks[*seat]);
            state.bag.put(&held);
            draw(state, *seat, tiles);
        }
        Event::Turn { seat, at, until, spent } => {
            (state.turn, state.began, state.until, state.spent) = (Some(*seat), *at, *until, *spent);
        }
        Event::Clock { seat, left } => {
            if let Some(clocks) = &mut state.clocks {
                clocks[*seat] = *left;
            }
        }
        Event::Skipped { seat } => {
            state.skips[*seat] = state.skips[*seat].saturating_sub(1);
            state.skipped.insert(*seat);
            state.scoreless = state.scoreless.saturating_add(1);
        }
        Event::Played { .. } => played(state, event),
        Event::After { seat, after } => happened(state, *seat, after),
        Event::LastPlay { reason } => {
            (state.turn, state.until) = (None, None);
            if let Some(pending) = &mut state.pending {
                pending.last = Some(reason.clone());
            }
        }
        Event::Waived { seat } => {
            if let Some(pending) = &mut state.pending {
                pending.waived.insert(*seat);
            }
        }
        Event::Accepted { .. } => (state.pending, state.challenge) = (None, None),
        Event::Challenged { seat, at, until, spent, lookup } => {
            let (abstained, lookup) = (SeatSet::EMPTY, lookup.clone());
            state.challenge = Some(Challenge { seat: *seat, at: *at, until: *until, abstained, lookup });
            (state.until, state.spent) = (None, *spent);
        }
        Event::Abstained { seat } => {
            if let Some(challenge) = &mut state.challenge {
                challenge.abstained.insert(*seat);
            }
        }
        Event::LookedUp { .. } => {}
        Event::Judged(verdict) => pending::judged(state, verdict),
        Event::Swapped { seat, gave, drew, free } => swapped(state, *seat, gave, drew, *free),
        Event::Passed { seat, .. } => {
            state.passes = state.passes.saturating_add(1);
            state.quiet = state.quiet.saturating_add(1);
            state.scoreless = state.scoreless.saturating_add(1);
            state.turns += 1;
            state.skipped = SeatSet::EMPTY;
            state.last = Some(last(*seat, Did::Passed, 0));
        }
        Event::Away { seat } => state.away.insert(*seat),
        Event::Back { seat } => state.away.remove(*seat),
        Event::Left { seat, .. } => {
            state.away.remove(*seat);
            state.gone.push(*seat);
        }
        Event::Ended(end) => {
            for (seat, adjustment) in end.adjustments.iter().chain(end.overtime.iter()) {
                state.scores[seat] += adjustment;
            }
            (state.end, state.turn, state.until) = (Some(end.clone()), None, None);
            (state.pending, state.challenge) = (None, None);
        }
    }
}

fn last(seat: Seat, did: Did, tiles: usize) -> Last {
    Last { seat, did, squares: Vec::new(), words: Vec::new(), tiles: tiles as u8, score: 0 }
}

fn draw(state: &mut State, seat: Seat, tiles: &[String]) {
    let tiles = state.tiles.read(tiles).unwrap_or_default();
    state.bag.take(&tiles);
    state.racks[seat].extend(tiles);
    state.racks[seat].sort_unstable();
    state.draws += 1;
}

fn give(rack: &mut Vec<Tile>, tiles: &[Tile]) {
    for tile in tiles {
        if let Some(at) = rack.iter().position(|other| other == tile) {
            rack.remove(at);
        }
    }
}

fn played(state: &mut State, event: &Event) {
    let Event::Played { seat, tiles, written, score, bingo, window } = event else { return };
    let (seat, bingo) = (*seat, *bingo);
    let play = Play::stacked(&state.board, &state.tiles, seat, tiles, usize::MAX);
    pending::note(state, &play, written, score, *window);
    for placed in &play.placed {
        state.board.put(placed.square, Cell::tile(placed.letter, placed.blank));
    }
    give(&mut state.racks[seat], &play.tiles);
    state.scores[seat] += score.total;
    let tally = &mut state.tallies[seat];
    tally.best = if tally.plays == 0 { score.total } else { tally.best.max(score.total) };
    tally.plays += 1;
    tally.points += score.total;
    tally.bingos += u32::from(bingo);
    (state.passes, state.quiet, state.scoreless) = (0, 0, 0);
    state.turns += 1;
    state.skipped = SeatSet::EMPTY;
    state.last = Some(Last {
        squares: play.placed.iter().map(|placed| placed.square as u16).collect(),
        words: score.words.iter().map(|word| word.word.clone()).collect(),
        score: score.total,
        ..last(seat, Did::Played, play.placed.len())
    });
}

fn happened(state: &mut State, seat: Seat, after: &After) {
    after.points.iter().for_each(|(seat, points)| state.scores[*seat] += points);
    if let Some(pending) = state.pending.as_mut().filter(|pending| pending.seat == seat) {
        pending.before.points.extend(&after.points);
    }
    if let Some(kept) = &after.kept {
        state.kept.insert(after.rule.clone(), kept.clone());
    }
}

/// Draws first, then puts back: nobody draws what they gave.
fn swapped(state: &mut State, seat: Seat, gave: &[String], drew: &[String], free: bool) {
    let gave = state.tiles.read(gave).unwrap_or_default();
    draw(state, seat, drew);
    give(&mut state.racks[seat], &gave);
    state.bag.put(&gave);
    state.swaps[seat] = state.swaps[seat].saturating_add(1);
    state.last = Some(last(seat, Did::Swapped, gave.len()));
    if !free {
        state.passes = 0;
        state.quiet = state.quiet.saturating_add(1);
        state.scoreless = state.scoreless.saturating_add(1);
        state.turns += 1;
        state.skipped = SeatSet::EMPTY;
    }
}

pub(crate) fn fits(state: &State, event: &Event) -> Result<(), Misfit> {
    let exists = |seat: &Seat| Misfit::unless(seat.0 < state.seats, "there is no such seat");
    let is_pending = || Misfit::unless(state.pending.is_some(), "no play can be challenged");
    match event {
        Event::Laid { board, tiles, .. } => {
            Misfit::unless(state.tiles.letters.is_empty(), "the table is laid already")?;
            Misfit::unless(board.size() > 0 && tiles.is_sound(), "the tile set makes no sense")
        }
        Event::Drew { seat, tiles } => {
            exists(seat)?;
            in_bag(state, tiles)
        }
        Event::Held { seat, tiles } => {
            exists(seat)?;
            let mut state = state.clone();
            let held = std::mem::take(&mut state.racks[*seat]);
            state.bag.put(&held);
            in_bag(&state, tiles)
        }
        Event::Played { seat, tiles, .. } => {
            exists(seat)?;
            let play = Play::stacked(&state.board, &state.tiles, *seat, tiles, MAX_HEIGHT);
            Misfit::unless(play.unknown.is_empty() && play.is_placed(), "tiles do not lie on free squares")?;
            Misfit::unless(missing(state.rack(*seat), &play.tiles).is_empty(), "the rack has not these tiles")
        }
        Event::Swapped { seat, gave, drew, .. } => {
            exists(seat)?;
            let gave = state.tiles.read(gave).ok_or_else(|| Misfit::new("there is no such tile"))?;
            Misfit::unless(missing(state.rack(*seat), &gave).is_empty(), "the rack has not these tiles")?;
            in_bag(state, drew)
        }
        Event::After { seat, after } => {
            exists(seat)?;
            after.points.iter().try_for_each(|(seat, _)| exists(seat))
        }
        Event::Left { seat, .. } => {
            exists(seat)?;
            Misfit::unless(!state.gone.contains(seat), "that seat has left already")
        }
        Event::Turn { seat, .. }
        | Event::Clock { seat, .. }
        | Event::Skipped { seat }
        | Event::LookedUp { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Away { seat }
        | Event::Back { seat } => exists(seat),
        Event::LastPlay { .. } => is_pending(),
        Event::Waived { seat } | Event::Accepted { seat, .. } | Event::Challenged { seat, .. } => {
            exists(seat)?;
            is_pending()
        }
        Event::Abstained { seat } => {
            exists(seat)?;
            Misfit::unless(state.challenge.is_some(), "nothing is being challenged")
        }
        Event::Judged(verdict) => {
            is_pending()?;
            Misfit::unless(state.challenge.is_some(), "nothing is being challenged")?;
            Misfit::unless(verdict.points.seats() == state.seats, "the verdict is for another number of seats")?;
            let seats = [Some(verdict.seat), Some(verdict.challenger), verdict.loses_turn, verdict.loses_game];
            seats.iter().flatten().try_for_each(exists)
        }
        Event::Ended(end) => {
            let seats = [end.adjustments.seats(), end.places.seats(), end.racks.seats()];
            let overtime = [0, state.seats].contains(&end.overtime.seats());
            Misfit::unless(seats == [state.seats; 3] && overtime, "the end is for another number of seats")
        }
    }
}

fn in_bag(state: &State, tiles: &[String]) -> Result<(), Misfit> {
    let tiles = state.tiles.read(tiles).ok_or_else(|| Misfit::new("there is no such tile"))?;
    Misfit::unless(state.bag.clone().take(&tiles).is_empty(), "the bag has not these tiles")
}
