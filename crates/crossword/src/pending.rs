//! A play that others may still challenge, and what comes of a challenge. Data, and how it is folded.

use crate::board::Cell;
use crate::notation;
use crate::play::{Placement, Play, Score};
use crate::state::{Did, Last, State, Tally, tile_of};
use kernel::{BySeat, Moment, Seat, SeatSet};
use lexicon::{Letter, Lexicon};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;

/// When a play may be challenged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Window {
    /// From then.
    pub at: Moment,
    /// Until then, unless the next player acts before.
    pub until: Moment,
}

/// A word that a play claims to be one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Claim {
    /// The word.
    pub word: String,
    /// Where it begins: `8H` across, `H8` down.
    pub at: String,
    /// Its squares, in reading order.
    pub squares: Vec<u16>,
}

/// A play that may still be challenged. Its player draws only when it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Pending {
    /// Whose play it is.
    pub seat: Seat,
    /// Its tiles, row by row.
    pub tiles: Vec<Placement>,
    /// As it is written: `8H QUIZ`.
    pub written: String,
    /// Its words, the main word first.
    pub words: Vec<Claim>,
    /// What it scored.
    pub score: i32,
    /// When it may be challenged.
    pub window: Window,
    /// Who said that it looks good.
    pub waived: SeatSet,
    /// The rule that ends the match when this play stands: nobody plays on before that.
    pub last: Option<String>,
    /// What goes back to what it was when the play is withdrawn.
    pub before: Before,
}

/// What a withdrawn play gives back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Before {
    /// Turns in a row without points.
    pub scoreless: u16,
    /// What the player's plays were like.
    pub tally: Tally,
    /// What rules changed scores by, because of the play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(Seat, i32)>>", optional)]
    pub points: Vec<(Seat, i32)>,
    /// What rules remembered.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "Record<string, unknown>", optional)]
    pub kept: BTreeMap<String, Value>,
}

/// A challenge that is being judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Challenge {
    /// Who challenges the pending play.
    pub seat: Seat,
    /// Since when.
    pub at: Moment,
    /// Until then someone must judge; else the play stands.
    pub until: Moment,
    /// Who leaves it to others to judge.
    pub abstained: SeatSet,
    /// What the word list says of each word of the play, where the table allows looking it up.
    pub lookup: Option<Vec<bool>>,
}

/// What it costs to challenge a good play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Price {
    /// So many points are added for whoever was challenged.
    pub gets: i32,
    /// So many points are taken from the challenger.
    pub pays: i32,
    /// The challenger's next turn is skipped.
    pub loses_turn: bool,
    /// Whoever is wrong is out: the challenger of a good play, and the player of a bad one.
    pub out: bool,
}

/// What the house itself says of a challenged play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Does it stand?
    pub valid: bool,
    /// Who says so.
    pub by: Judged,
}

/// Who judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Judged {
    /// The word list.
    Dictionary,
    /// A player.
    Seat(Seat),
    /// Another rule of the house: its id.
    Rule(String),
    /// Nobody in time.
    Nobody,
}

/// What came of a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Verdict {
    /// Whose play it was.
    pub seat: Seat,
    /// Who challenged it.
    pub challenger: Seat,
    /// Who judged.
    pub by: Judged,
    /// When.
    pub at: Moment,
    /// Does the play stand?
    pub valid: bool,
    /// The play as it was written.
    pub written: String,
    /// Its words, the main word first.
    pub words: Vec<Claim>,
    /// What the word list says of each, where the table allows looking it up.
    pub lookup: Option<Vec<bool>>,
    /// Its tiles; they went back to the rack if it does not stand, and a blank is a blank again.
    pub tiles: Vec<Placement>,
    /// What it scored; that is undone if it does not stand.
    pub score: i32,
    /// What each score was changed by for a good play.
    pub points: BySeat<i32>,
    /// Whose next turn is skipped.
    pub loses_turn: Option<Seat>,
    /// Who is out.
    pub loses_game: Option<Seat>,
}

/// Why a play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Accept {
    /// Nobody challenged it in time.
    Window,
    /// All others said that it looks good.
    Waived,
    /// The next player acted.
    Acted,
    /// The match was stopped.
    Stopped,
}

impl Pending {
    /// What a word list says of each word. A single letter that touches nothing is not looked up.
    pub fn listed(&self, state: &State, lexicon: Option<&Lexicon>) -> Vec<bool> {
        let is_good = |squares: &Vec<u16>| {
            let cells = squares.iter().map(|square| state.board.cell(usize::from(*square)));
            let letters: Vec<Letter> = cells.filter_map(Cell::letter).collect();
            letters.len() < 2 || lexicon.is_some_and(|list| list.contains(&letters))
        };
        self.words.iter().map(|claim| is_good(&claim.squares)).collect()
    }
}

impl State {
    /// Who may challenge the last play, or wave it through.
    pub fn may_challenge(&self) -> SeatSet {
        match &self.pending {
            Some(pending) if self.challenge.is_none() => self.others(pending.seat).without(pending.waived),
            _ => SeatSet::EMPTY,
        }
    }

    /// Who may say whether the challenged play is good: those who are neither of the two and are there; if there are
    /// none, the two.
    pub fn may_judge(&self) -> SeatSet {
        let (Some(pending), Some(challenge)) = (&self.pending, &self.challenge) else { return SeatSet::EMPTY };
        let parties: SeatSet = [pending.seat, challenge.seat].into_iter().collect();
        let others = self.playing().without(parties).without(self.away).without(challenge.abstained);
        if others.is_empty() { parties.and(self.playing()) } else { others }
    }

    /// Everyone in the match but `seat`.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        self.playing().without(SeatSet::only(seat))
    }

    /// What is left in the bag after the draw of whoever played last.
    pub fn bag_left(&self) -> usize {
        let owed = |seat: Seat| usize::from(self.rack_size).saturating_sub(self.rack(seat).len());
        let draws = self.pending.as_ref().map(|pending| pending.seat).filter(|seat| self.playing().contains(*seat));
        self.bag.len().saturating_sub(draws.map_or(0, owed))
    }
}

/// Notes a play that has just been read, before it is put on the board.
pub(crate) fn note(state: &mut State, play: &Play, written: &str, score: &Score, window: Option<Window>) {
    let claim = |word: &crate::play::Word| Claim {
        word: word.text(&state.tiles),
        at: notation::start(&state.board.layout, word.tiles.first().map_or(0, |tile| tile.square), word.direction),
        squares: word.tiles.iter().map(|tile| tile.square as u16).collect(),
    };
    state.pending = window.map(|window| Pending {
        seat: play.seat,
        tiles: play.placements(&state.board, &state.tiles),
        written: written.into(),
        words: play.words.iter().map(claim).collect(),
        score: score.total,
        window,
        waived: SeatSet::EMPTY,
        last: None,
        before: Before {
            scoreless: state.scoreless,
            tally: state.tallies[play.seat].clone(),
            points: Vec::new(),
            kept: state.kept.clone(),
        },
    });
    state.verdict = None;
}

/// Folds what came of a challenge.
pub(crate) fn judged(state: &mut State, verdict: &Verdict) {
    state.challenge = None;
    if let (Some(pending), false) = (state.pending.take(), verdict.valid) {
        withdraw(state, &pending);
    }
    for (seat, points) in verdict.points.iter() {
        state.scores[seat] += points;
    }
    if let Some(seat) = verdict.loses_turn {
        state.skips[seat] = state.skips[seat].saturating_add(1);
    }
    state.verdict = Some(verdict.clone());
}

/// The tiles go back to the rack, the score is undone, and the turn brought nothing.
fn withdraw(state: &mut State, pending: &Pending) {
    let seat = pending.seat;
    let squares = pending.tiles.iter().filter_map(|tile| state.board.layout.square(tile.row, tile.col));
    let squares: Vec<usize> = squares.collect();
    for square in &squares {
        let tile = state.board.lift(*square);
        state.racks[seat].extend(tile_of(tile));
    }
    state.racks[seat].sort_unstable();
    state.scores[seat] -= pending.score;
    pending.before.points.iter().for_each(|(seat, points)| state.scores[*seat] -= points);
    state.kept.clone_from(&pending.before.kept);
    state.tallies[seat] = pending.before.tally.clone();
    state.scoreless = pending.before.scoreless.saturating_add(1);
    state.last = Some(Last {
        seat,
        did: Did::Withdrew,
        squares: squares.iter().map(|square| *square as u16).collect(),
        words: pending.words.iter().map(|claim| claim.word.clone()).collect(),
        tiles: squares.len() as u8,
        score: 0,
    });
}
