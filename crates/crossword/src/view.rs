//! Who may see what: everybody the board, each their own rack.

use crate::board::{Board, Cell, Layout};
use crate::notation;
use crate::pending::{Accept, Challenge, Pending, Price, Verdict, Window};
use crate::play::{Placement, Score};
use crate::rules::{ChessClock, Counter, Questions, Terms};
use crate::state::{Action, End, Event, Last, State, Tally};
use crate::tiles::{Bag, Tile, TileKind, Tiles};
use crate::turn::Step;
use kernel::{BySeat, Draws, Message, Moment, Seat, SeatSet, Viewer, message};
use lexicon::Letter;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
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
    /// How many tiles are in the bag; what whoever played last will draw is not counted.
    pub bag: u16,
    /// The scores.
    pub scores: BySeat<i32>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When the turn began.
    pub began: Moment,
    /// When it ends by itself, if it does.
    pub until: Option<Moment>,
    /// How much of it was used before `began`, in milliseconds: time stands still while a challenge is judged.
    pub spent: u64,
    /// The clocks, where every player has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<Clocks>,
    /// Challenges, where plays may be challenged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub challenges: Option<Challenges>,
    /// Who is away.
    pub away: SeatSet,
    /// Who left or resigned, in that order.
    pub gone: Vec<Seat>,
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
    /// How high tiles may be stacked now, where they may be.
    #[serde(skip_serializing_if = "is_flat")]
    #[ts(as = "Option<u8>", optional)]
    pub highest: u8,
    /// Where tiles are stacked: what lies under the tile on top.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Stacked>>", optional)]
    pub stacks: Vec<Stacked>,
    /// What rules remember, by their ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "Record<string, unknown>", optional)]
    pub kept: BTreeMap<String, Value>,
    /// The last turn.
    pub last: Option<Last>,
    /// The end, once it has come.
    pub end: Option<End>,
}

/// What lies under a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Stacked {
    /// The square.
    pub square: u16,
    /// The letters under the tile on top, the lowest first.
    pub below: Vec<String>,
    /// Which of them are blanks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub blanks: Vec<u8>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_flat(highest: &u8) -> bool {
    *highest <= 1
}

/// A clock for each player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Clocks {
    /// What was left on each at the moment `at`, in milliseconds; less than nothing is overtime.
    pub left: BySeat<i64>,
    /// Since then one of them may be running.
    pub at: Moment,
    /// Whose clock runs. Nobody's, while a challenge is judged or a last play may be challenged.
    pub runs: Option<Seat>,
    /// Milliseconds added after each turn.
    pub increment: u64,
    /// So many milliseconds below nothing, a player is out.
    pub overtime: u64,
    /// What each minute of overtime that has begun costs.
    pub points: u16,
    /// What each player would pay for overtime, at the moment `at`.
    pub price: BySeat<i32>,
}

/// All about challenges.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Challenges {
    /// On which terms.
    pub terms: Terms,
    /// What it costs to challenge the last play, if it is good.
    pub price: Option<Price>,
    /// The last play, while it may be challenged or is being judged.
    pub pending: Option<Pending>,
    /// Who may challenge it, or say that it looks good.
    pub may_challenge: SeatSet,
    /// The challenge that is being judged.
    pub challenge: Option<Challenge>,
    /// Who may say `valid` or `invalid`. (Whoever was challenged may always say `invalid`.)
    pub may_judge: SeatSet,
    /// What came of the last challenge, until the next play.
    pub verdict: Option<Verdict>,
    /// How many of its next turns each seat must skip.
    pub skips: BySeat<u8>,
    /// Whose turn was skipped, until the next turn is over.
    pub skipped: SeatSet,
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
    /// What someone holds is another than was known: told by a record from elsewhere.
    Held {
        /// Who.
        seat: Seat,
        /// How many tiles.
        count: u8,
        /// Which: told to who holds them.
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
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        window: Option<Window>,
    },
    /// A rule lets something happen after a play.
    After {
        /// Whose play it was.
        seat: Seat,
        /// The rule.
        rule: String,
        /// What is said of it.
        said: Message,
        /// What it changes scores by.
        points: Vec<(Seat, i32)>,
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

pub(crate) fn redact(event: &Event, viewer: Viewer) -> News {
    let own = |seat: &Seat, tiles: &Vec<String>| viewer.is(*seat).then(|| tiles.clone());
    match event.clone() {
        Event::Laid { board, tiles, .. } => News::Laid { board: board.name().into(), tiles: tiles.name },
        Event::Drew { seat, tiles } => News::Drew { seat, count: tiles.len() as u8, tiles: own(&seat, &tiles) },
        Event::Held { seat, tiles } => News::Held { seat, count: tiles.len() as u8, tiles: own(&seat, &tiles) },
        Event::Turn { seat, at, until, .. } => News::Turn { seat, at, until },
        Event::Clock { seat, left } => News::Clock { seat, left },
        Event::Skipped { seat } => News::Skipped { seat },
        Event::Played { seat, tiles, written, score, bingo, window } => {
            News::Played { seat, tiles, written, score, bingo, window }
        }
        Event::After { seat, after } => News::After { seat, rule: after.rule, said: after.said, points: after.points },
        Event::LastPlay { reason } => News::LastPlay { reason },
        Event::Waived { seat } => News::Waived { seat },
        Event::Accepted { seat, why } => News::Accepted { seat, why },
        Event::Challenged { seat, at, until, .. } => News::Challenged { seat, at, until },
        Event::Abstained { seat } => News::Abstained { seat },
        Event::LookedUp { seat, word, good } => News::LookedUp { seat, word, good },
        Event::Judged(verdict) => News::Judged(verdict),
        Event::Swapped { seat, gave, drew, free } => {
            let (count, gave, drew) = (gave.len() as u8, own(&seat, &gave), own(&seat, &drew));
            News::Swapped { seat, count, gave, drew, free }
        }
        Event::Passed { seat, late } => News::Passed { seat, late },
        Event::Away { seat } => News::Away { seat },
        Event::Back { seat } => News::Back { seat },
        Event::Left { seat, why } => News::Left { seat, why },
        Event::Ended(end) => News::Ended(end),
    }
}

/// What was left on each clock when the turn began, or when it stopped.
fn clocks(state: &State, clock: &ChessClock) -> Option<Clocks> {
    let mut left = state.clocks.clone()?;
    if let Some(seat) = state.turn {
        left[seat] -= state.spent as i64;
    }
    Some(Clocks {
        price: BySeat(left.0.iter().map(|left| clock.price(*left)).collect()),
        left,
        at: state.began,
        runs: state.turn.filter(|_| state.challenge.is_none()),
        increment: u64::from(clock.increment) * 1_000,
        overtime: clock.overtime_millis() as u64,
        points: clock.points,
    })
}

pub(crate) fn challenges(state: &State, terms: Terms, rules: impl Questions + Copy) -> Challenges {
    Challenges {
        terms,
        price: state.pending.as_ref().map(|pending| rules.price(state, pending)),
        pending: state.pending.clone(),
        may_challenge: state.may_challenge(),
        challenge: state.challenge.clone(),
        may_judge: if state.challenge.is_some() { rules.judges(state) } else { SeatSet::EMPTY },
        verdict: state.verdict.clone(),
        skips: state.skips.clone(),
        skipped: state.skipped,
    }
}

pub(crate) fn view(
    state: &State,
    viewer: Viewer,
    counters: Vec<Counter>,
    challenges: Option<Challenges>,
    clock: Option<&ChessClock>,
    highest: u8,
) -> View {
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
        bag: state.bag_left() as u16,
        scores: state.scores.clone(),
        turn: state.turn,
        began: state.began,
        until: state.until,
        spent: state.spent,
        clocks: clock.and_then(|clock| clocks(state, clock)),
        challenges,
        away: state.away,
        gone: state.gone.clone(),
        swaps: state.swaps.clone(),
        quiet: [state.passes, state.quiet, state.scoreless],
        counters,
        turns: state.turns,
        tallies: state.tallies.clone(),
        highest,
        stacks: board.stacks().map(|(square, below)| stacked(tiles, square, below)).collect(),
        kept: state.kept.clone(),
        last: state.last.clone(),
        end: state.end.clone(),
    }
}

fn stacked(tiles: &Tiles, square: usize, below: &[Cell]) -> Stacked {
    let letters = below.iter().filter_map(|cell| cell.letter());
    Stacked {
        square: square as u16,
        below: letters.map(|letter| tiles.text(letter).into()).collect(),
        blanks: (0..).zip(below).filter(|(_, cell)| cell.is_blank()).map(|(at, _)| at).collect(),
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
pub(crate) fn read_rows(view: &View) -> Vec<Option<Letter>> {
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
    let letter_of = |text: &String| view.letters.iter().position(|letter| letter == text);
    for stack in &view.stacks {
        for (at, letter) in (0..).zip(stack.below.iter().filter_map(letter_of)) {
            board.put(usize::from(stack.square), Cell::tile(Letter::new(letter as u8), stack.blanks.contains(&at)));
        }
    }
    for (square, letter) in read_rows(view).into_iter().enumerate() {
        if let Some(letter) = letter {
            board.put(square, Cell::tile(letter, view.blanks.contains(&(square as u16))));
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
        spent: view.spent,
        away: view.away,
        gone: view.gone.clone(),
        passes: view.quiet[0],
        quiet: view.quiet[1],
        scoreless: view.quiet[2],
        swaps: view.swaps.clone(),
        turns: view.turns,
        tallies: view.tallies.clone(),
        last: view.last.clone(),
        kept: view.kept.clone(),
        end: view.end.clone(),
        ..State::blank(view.seats)
    };
    if let Some(Challenges { pending, challenge, verdict, skips, skipped, .. }) = view.challenges.clone() {
        (state.pending, state.challenge, state.verdict) = (pending, challenge, verdict);
        (state.skips, state.skipped) = (skips, skipped);
    }
    state.clocks = view.clocks.as_ref().map(|clocks| clocks.left.clone());
    if let (Some(clocks), Some(seat)) = (&mut state.clocks, state.turn) {
        clocks[seat] += state.spent as i64;
    }
    for (kind, count) in tiles.letters.iter_mut().zip(state.census()) {
        kind.count = count as u16;
    }
    tiles.blanks = state.census().last().map_or(0, |count| *count as u16);
    state.tiles = Arc::new(tiles);
    state
}

/// What a player writes, in any of our languages: `8H QUIZ`, `swap ABC` (or `swap Qu X ?`), `pass`, `resign`,
/// `challenge`, `looks good` (or `ok`), `valid`, `invalid`, `abstain`, `look QUIZ`.
pub(crate) fn read(view: &View, seat: Seat, text: &str) -> Result<Action, Message> {
    let (word, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    match word.to_lowercase().as_str() {
        "pass" | "pas" | "passen" | "paso" | "pasar" => Ok(Action::Pass),
        "resign" | "opgeven" | "rendirse" | "abandonar" => Ok(Action::Resign),
        "challenge" | "aanvechten" | "impugnar" | "impugno" => Ok(Action::Challenge),
        "waive" | "looks" | "ok" | "good" | "goed" | "ziet" | "bien" | "está" => Ok(Action::Waive),
        "valid" | "geldig" | "válida" | "valida" => Ok(Action::Valid),
        "invalid" | "ongeldig" | "inválida" | "invalida" => Ok(Action::Invalid),
        "abstain" | "others" | "anderen" | "otros" => Ok(Action::Abstain),
        "look" | "lookup" | "zoek" | "buscar" => Ok(Action::LookUp(rest.trim().into())),
        "swap" | "exchange" | "ruil" | "ruilen" | "cambiar" | "cambio" => match rest.trim() {
            "" => Err(Message::new("notation-swap")),
            tiles => Ok(Action::Swap(swapped(tiles))),
        },
        _ if word.starts_with(':') => Ok(Action::Turn(vec![custom(word, rest)])),
        _ => {
            let state = position(view, Viewer::Seat(seat));
            let read = match view.highest > 1 {
                true => notation::read_stacked(&state.board, &state.tiles, text),
                false => notation::read(&state.board, &state.tiles, text),
            };
            read.map(Action::Play).map_err(|error| message!("notation-wrong", why = error.message()))
        }
    }
}

/// `:spell 8H QUIZ` is the action `custom:spell` of some rule, with a text.
fn custom(word: &str, rest: &str) -> Step {
    Step::Custom { name: word.trim_start_matches(':').into(), value: rest.trim().into() }
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
