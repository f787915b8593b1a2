//! Who may see what: everybody the board, each their own rack.

use crate::board::{Board, Cell, Layout};
use crate::notation;
use crate::play::{Placement, Score};
use crate::rules::Counter;
use crate::state::{Action, Did, End, Event, Last, State, Tally};
use crate::tiles::{Bag, Tile, TileKind, Tiles};
use kernel::{BySeat, Draws, Moment, Names, Seat, SeatSet, Viewer};
use lexicon::Letter;
use serde::Serialize;
use std::fmt::Write;
use std::sync::Arc;
use ts_rs::TS;

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// How many sit at the table.
    pub seats: u8,
    /// The board's rows: `.` for a square without a tile, else the letter; one of several characters stands in
    /// brackets, like `[Qu]`.
    pub board: Vec<String>,
    /// The squares where a blank shows its letter; squares are counted by rows from 0.
    pub blanks: Vec<u16>,
    /// The premiums' rows, a character a square: `.` none, `d t q` the letter counts 2, 3, 4 times, `D T Q` the word,
    /// `#` blocked.
    pub premiums: Vec<String>,
    /// The squares of which the first play covers one.
    pub starts: Vec<u16>,
    /// The name of the tile set.
    pub tiles: String,
    /// The tag of its language.
    pub language: String,
    /// Its letters.
    pub letters: Vec<String>,
    /// What each letter is worth.
    pub values: Vec<u16>,
    /// How many tiles of each letter the viewer has not seen, then of blanks.
    pub unseen: Vec<u16>,
    /// The viewer's own rack; `?` is a blank. Nobody's for who looks on.
    pub rack: Option<Vec<String>>,
    /// How many tiles a full rack has.
    pub rack_size: u8,
    /// How many tiles each seat holds.
    pub held: BySeat<u8>,
    /// How many tiles are in the bag.
    pub bag: u16,
    /// The scores.
    pub scores: BySeat<i32>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When the turn began.
    pub began: Moment,
    /// When it ends by itself, if it does.
    pub until: Option<Moment>,
    /// Who is away.
    pub away: SeatSet,
    /// Who left or resigned, in that order.
    pub gone: Vec<Seat>,
    /// How often in a row each seat let time run out.
    pub missed: BySeat<u8>,
    /// How often each seat has swapped.
    pub swaps: BySeat<u16>,
    /// Turns in a row that were passed; passed or swapped; without points.
    pub quiet: [u16; 3],
    /// The counters that can end the match, with their limits.
    pub counters: Vec<Counter>,
    /// How many turns were played.
    pub turns: u32,
    /// What each seat's plays were like.
    pub tallies: BySeat<Tally>,
    /// The last turn.
    pub last: Option<Last>,
    /// The end, once it has come.
    pub end: Option<End>,
}

/// What one viewer is told.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// The table is laid.
    Laid {
        /// The board's name.
        board: String,
        /// The tile set's name.
        tiles: String,
    },
    /// Someone draws tiles.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which: told to who drew them.
        tiles: Option<Vec<String>>,
    },
    /// It is someone's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// From when.
        at: Moment,
        /// Until when, if a clock runs.
        until: Option<Moment>,
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
    },
    /// Someone exchanges tiles.
    Swapped {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// What went back into the bag: told to who gave it.
        gave: Option<Vec<String>>,
        /// What came out: told to who drew it.
        drew: Option<Vec<String>>,
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
        /// Until when the turn lasts now.
        until: Option<Moment>,
    },
    /// Someone is back.
    Back {
        /// Who.
        seat: Seat,
        /// Until when the turn lasts now.
        until: Option<Moment>,
    },
    /// Someone gave up or left for good.
    Left {
        /// Who.
        seat: Seat,
        /// Why: `resigned`, `left` or `time`.
        why: String,
    },
    /// It is over.
    Ended(End),
}

pub(crate) fn redact(event: &Event, viewer: Viewer) -> News {
    let own = |seat: &Seat, tiles: &Vec<String>| viewer.is(*seat).then(|| tiles.clone());
    match event.clone() {
        Event::Laid { board, tiles, .. } => News::Laid { board: board.name().into(), tiles: tiles.name },
        Event::Drew { seat, tiles } => News::Drew { seat, count: tiles.len() as u8, tiles: own(&seat, &tiles) },
        Event::Turn { seat, at, until } => News::Turn { seat, at, until },
        Event::Played { seat, tiles, written, score, bingo } => News::Played { seat, tiles, written, score, bingo },
        Event::Swapped { seat, gave, drew, free } => {
            let (count, gave, drew) = (gave.len() as u8, own(&seat, &gave), own(&seat, &drew));
            News::Swapped { seat, count, gave, drew, free }
        }
        Event::Passed { seat, late } => News::Passed { seat, late },
        Event::Away { seat, until } => News::Away { seat, until },
        Event::Back { seat, until } => News::Back { seat, until },
        Event::Left { seat, why } => News::Left { seat, why },
        Event::Ended(end) => News::Ended(end),
    }
}

pub(crate) fn view(state: &State, viewer: Viewer, counters: Vec<Counter>) -> View {
    let (board, tiles) = (&state.board, &state.tiles);
    let rack = viewer.seat().and_then(|seat| state.racks.get(seat));
    let squares = |squares: &[usize]| squares.iter().map(|square| *square as u16).collect();
    let blanks = (0..board.layout.size()).filter(|square| board.cell(*square).is_blank());
    View {
        seats: state.seats,
        board: rows(board, tiles),
        blanks: blanks.map(|square| square as u16).collect(),
        premiums: board.layout.rows(),
        starts: squares(board.layout.starts()),
        tiles: tiles.name.clone(),
        language: tiles.language.clone(),
        letters: tiles.letters.iter().map(|kind| kind.letter.clone()).collect(),
        values: tiles.letters.iter().map(|kind| kind.value).collect(),
        unseen: unseen(state, viewer).counts().collect(),
        rack: rack.map(|rack| tiles.texts(rack)),
        rack_size: state.rack_size,
        held: BySeat(state.racks.0.iter().map(|rack| rack.len() as u8).collect()),
        bag: state.bag.len() as u16,
        scores: state.scores.clone(),
        turn: state.turn,
        began: state.began,
        until: state.until,
        away: state.away,
        gone: state.gone.clone(),
        missed: state.missed.clone(),
        swaps: state.swaps.clone(),
        quiet: [state.passes, state.quiet, state.scoreless],
        counters,
        turns: state.turns,
        tallies: state.tallies.clone(),
        last: state.last.clone(),
        end: state.end.clone(),
    }
}

/// The tiles that the viewer cannot see: the bag and the racks of others.
fn unseen(state: &State, viewer: Viewer) -> Bag {
    let mut unseen = state.bag.clone();
    let others = state.racks.iter().filter(|(seat, _)| !viewer.is(*seat));
    others.for_each(|(_, rack)| unseen.put(rack));
    unseen
}

fn rows(board: &Board, tiles: &Tiles) -> Vec<String> {
    let cell = |cell: &Cell| match cell.letter() {
        Some(letter) => notation::letter_text(tiles, letter, false),
        None => ".".into(),
    };
    board.cells().chunks(board.layout.width()).map(|row| row.iter().map(cell).collect()).collect()
}

/// The cells of rows as views show them.
fn read_rows(view: &View) -> Vec<Option<Letter>> {
    let letter = |text: &str| view.letters.iter().position(|letter| letter == text).map(|at| Letter::new(at as u8));
    let mut cells = Vec::new();
    for row in &view.board {
        let mut rest = row.as_str();
        while let Some(first) = rest.chars().next() {
            let end = if first == '[' { rest.find(']').unwrap_or(rest.len() - 1) + 1 } else { first.len_utf8() };
            cells.push(letter(rest[..end].trim_matches(['[', ']'])));
            rest = &rest[end..];
        }
    }
    cells
}

/// The state that a view shows, with the tiles nobody has shown all in the bag.
pub(crate) fn position(view: &View, viewer: Viewer) -> State {
    let starts: Vec<usize> = view.starts.iter().map(|start| usize::from(*start)).collect();
    let layout = Layout::from_rows("", &view.premiums, &starts).expect("a view shows a board");
    let mut board = Board::empty(Arc::new(layout));
    for (square, letter) in read_rows(view).into_iter().enumerate() {
        if let Some(letter) = letter {
            board.set(square, Cell::tile(letter, view.blanks.contains(&(square as u16))));
        }
    }
    let kind = |(letter, value): (&String, &u16)| TileKind {
        letter: letter.clone(),
        count: 0,
        value: *value,
        aliases: Vec::new(),
    };
    let letters = view.letters.iter().zip(&view.values).map(kind).collect();
    let mut tiles = Tiles { name: view.tiles.clone(), language: view.language.clone(), letters, blanks: 0 };
    let (blanks, letters) = view.unseen.split_last().map_or((0, Vec::new()), |(last, rest)| (*last, rest.to_vec()));
    let bag = Bag { letters, blanks };
    let mut racks = BySeat::of(view.seats, Vec::new());
    if let (Some(seat), Some(rack)) = (viewer.seat(), &view.rack)
        && seat.0 < view.seats
    {
        racks[seat] = tiles.read(rack).unwrap_or_default();
    }
    let mut state = State {
        board,
        bag,
        racks,
        rack_size: view.rack_size,
        scores: view.scores.clone(),
        turn: view.turn,
        began: view.began,
        until: view.until,
        away: view.away,
        gone: view.gone.clone(),
        missed: view.missed.clone(),
        passes: view.quiet[0],
        quiet: view.quiet[1],
        scoreless: view.quiet[2],
        swaps: view.swaps.clone(),
        turns: view.turns,
        tallies: view.tallies.clone(),
        last: view.last.clone(),
        end: view.end.clone(),
        ..State::blank(view.seats)
    };
    for (kind, count) in tiles.letters.iter_mut().zip(state.census()) {
        kind.count = count as u16;
    }
    tiles.blanks = state.census().last().map_or(0, |count| *count as u16);
    state.tiles = Arc::new(tiles);
    state
}

/// What a player writes: `8H QUIZ`, `swap ABC` (or `swap Qu X ?`), `pass`, `resign`.
pub(crate) fn read(view: &View, seat: Seat, text: &str) -> Result<Action, String> {
    let (word, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    match word.to_lowercase().as_str() {
        "pass" => Ok(Action::Pass),
        "resign" => Ok(Action::Resign),
        "swap" if rest.trim().is_empty() => Err("Write which tiles, like: swap ABC".into()),
        "swap" => Ok(Action::Swap(swapped(rest.trim()))),
        _ => {
            let state = position(view, Viewer::Seat(seat));
            let read = crate::notation::read(&state.board, &state.tiles, text);
            read.map(Action::Play).map_err(|e| format!("{e}. Write a play like 8H QUIZ (across) or H8 QUIZ (down)."))
        }
    }
}

/// Tiles one by one, or between spaces where a tile has several letters.
fn swapped(text: &str) -> Vec<String> {
    if text.contains(' ') {
        return text.split_whitespace().map(str::to_string).collect();
    }
    text.chars().map(|letter| letter.to_uppercase().collect()).collect()
}

/// A state that looks like this: what the viewer does not see is dealt anew.
pub(crate) fn imagine(view: &View, viewer: Viewer, draws: &mut Draws) -> State {
    let mut state = position(view, viewer);
    for (seat, held) in view.held.iter().filter(|(seat, _)| !viewer.is(*seat)) {
        let drawn: Vec<Tile> = state.bag.draw(usize::from(*held), draws);
        state.bag.take(&drawn);
        state.racks[seat] = drawn;
    }
    state
}

/// How a free square is drawn.
fn mark(premium: char, start: bool) -> char {
    match premium {
        '#' => '#',
        _ if start => '*',
        'd' => '\'',
        't' => '"',
        'q' => '^',
        'D' => '-',
        'T' => '=',
        'Q' => '~',
        _ => '.',
    }
}

pub(crate) fn show(view: &View, names: &Names) -> String {
    let mut text = String::new();
    let width = view.premiums.first().map_or(0, |row| row.chars().count());
    let head: String = (0..width).map(|col| format!("{:<2}", notation::column(col))).collect();
    let _ = writeln!(text, "   {}", head.trim_end());
    let cells = read_rows(view);
    for (row, premiums) in view.premiums.iter().enumerate() {
        let cell = |(col, premium): (usize, char)| {
            let square = row * width + col;
            let start = view.starts.contains(&(square as u16));
            let letter = cells.get(square).copied().flatten().and_then(|letter| view.letters.get(letter.index()));
            match letter {
                Some(letter) if view.blanks.contains(&(square as u16)) => format!("{:<2}", letter.to_lowercase()),
                Some(letter) => format!("{letter:<2}"),
                None => format!("{} ", mark(premium, start)),
            }
        };
        let line: String = premiums.chars().enumerate().map(cell).collect();
        let _ = writeln!(text, "{:>2} {}", row + 1, line.trim_end());
    }
    for (seat, score) in view.scores.iter() {
        let turn = if view.turn == Some(seat) { ">" } else { " " };
        let gone = if view.gone.contains(&seat) { ", left" } else { "" };
        let _ = writeln!(text, "{turn} {}: {score} ({} tiles{gone})", names.of(seat), view.held[seat]);
    }
    if let Some(rack) = &view.rack {
        let _ = writeln!(text, "Rack: {}", rack.join(" "));
    }
    let _ = writeln!(text, "Bag: {}", view.bag);
    if let Some(end) = &view.end {
        let _ = writeln!(text, "{}", ended(end, names));
    }
    text
}

fn tiles(count: usize) -> String {
    if count == 1 { "1 tile".into() } else { format!("{count} tiles") }
}

pub(crate) fn narrate(news: &News, names: &Names) -> String {
    match news {
        News::Laid { board, tiles } => format!("The board is {board}, the tiles are {tiles}."),
        News::Drew { seat, tiles: Some(drawn), .. } => format!("{} draws {}.", names.of(*seat), drawn.join(" ")),
        News::Drew { seat, count, .. } => format!("{} draws {}.", names.of(*seat), tiles(usize::from(*count))),
        News::Played { seat, written, score, bingo, .. } => {
            let others: Vec<&str> = score.words.iter().skip(1).map(|word| word.word.as_str()).collect();
            let with = if others.is_empty() { String::new() } else { format!(" with {}", others.join(", ")) };
            let bingo = if *bingo { " A bingo!" } else { "" };
            format!("{} plays {written}{with} for {}.{bingo}", names.of(*seat), score.total)
        }
        News::Swapped { seat, count, .. } => format!("{} swaps {}.", names.of(*seat), tiles(usize::from(*count))),
        News::Passed { seat, late: true } => format!("{} passes: time was up.", names.of(*seat)),
        News::Passed { seat, late: false } => format!("{} passes.", names.of(*seat)),
        News::Left { seat, why } => match why.as_str() {
            "resigned" => format!("{} resigns.", names.of(*seat)),
            "time" => format!("{} is out: time was up.", names.of(*seat)),
            _ => format!("{} leaves.", names.of(*seat)),
        },
        News::Ended(end) => ended(end, names),
        News::Turn { .. } | News::Away { .. } | News::Back { .. } => String::new(),
    }
}

fn ended(end: &End, names: &Names) -> String {
    let winners: Vec<&str> =
        end.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| names.of(seat)).collect();
    let won = match winners.as_slice() {
        [one] => format!("{one} wins."),
        several => format!("{} share the first place.", several.join(" and ")),
    };
    let why = match end.reason.as_str() {
        "empty_rack" => "All tiles are played.",
        "consecutive_passes" => "Everybody passed.",
        "scoreless_turns" => "Nobody scored for a while.",
        "resignation" => "Only one player is left.",
        "host_ends" => "All agreed to stop.",
        _ => "It is over.",
    };
    let changes = end.adjustments.iter().filter(|(_, points)| **points != 0);
    let changes: Vec<String> = changes.map(|(seat, points)| format!("{} {points:+}", names.of(seat))).collect();
    let changes = if changes.is_empty() { String::new() } else { format!(" Tiles left: {}.", changes.join(", ")) };
    format!("{why}{changes} {won}")
}

/// What a turn was, in the words of a log line; used where only the view is at hand.
pub fn last_turn(last: &Last, names: &Names) -> String {
    let name = names.of(last.seat);
    match last.did {
        Did::Played => format!("{name} played {} for {}", last.words.join(", "), last.score),
        Did::Swapped => format!("{name} swapped {}", tiles(usize::from(last.tiles))),
        Did::Passed => format!("{name} passed"),
    }
}
