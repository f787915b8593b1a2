//! The questions of crossword games, the base that answers them all, and the rules, a file each.

use crate::board::{Direction, Layout};
use crate::content::WordSource;
use crate::pending::{Pending, Price, Ruling};
use crate::play::{Placement, Play, RulePoints, Score, Word};
use crate::state::State;
use crate::tiles::{Tile, Tiles};
use crate::turn::{After, Step};
use kernel::{BySeat, Message, Refusal, Seat, SeatSet, message};
use lexicon::{Letter, Lexicon};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

pub use challenge::{Judge, Penalty, Per, Terms, To};
pub use chess_clock::ChessClock;

kernel::questions! {
    /// What a rule of a crossword game may answer. Each answer not given is passed on to the rule below.
    pub trait Rule, Base, Questions over state: State;

    /// Which board is laid? `None`: the standard one.
    always fn board() -> Option<Arc<Layout>>;
    /// Which tiles are played with? `None`: the English ones.
    always fn tiles() -> Option<Arc<Tiles>>;
    /// Which words are good? `None`: there is no list.
    always fn lexicon() -> Option<Arc<Lexicon>>;
    /// Where do the good words come from?
    always fn word_source() -> Option<Arc<WordSource>>;
    /// Are the premiums of the board drawn for each match?
    always fn premiums_are_drawn() -> bool;
    /// How many tiles does a rack hold?
    always fn rack_size() -> u8;
    /// Who begins?
    always fn opener() -> Opener;

    /// How high may tiles be stacked now? 1: nothing goes on a tile.
    always fn highest() -> u8;
    /// What does a turn become, before anything else is asked? Or why is it rejected?
    always fn rewritten(seat: Seat, turn: Vec<Step>) -> Result<Vec<Step>, Vec<Refusal>>;
    /// What is wrong with a turn as a list of actions?
    always fn turning(seat: Seat, turn: &[Step]) -> Vec<Refusal>;
    /// Which actions can be in a turn? Each must be understood by just one rule: that is checked when a match is set up.
    always fn actions() -> Vec<String>;
    /// Which actions does this rule turn into placements? Each rule is asked by itself, when a match is set up.
    always fn understands() -> Vec<String>;
    /// Which tiles does an action put where? Asked of who understands it.
    always fn laid(seat: Seat, step: &Step) -> Result<Vec<Placement>, Vec<Refusal>>;
    /// Which turns are offered beside plays and swaps? What stands on their buttons is the message `action-NAME`.
    always fn offered(seat: Seat) -> Vec<Vec<Step>>;
    /// Of which squares must the first play cover one?
    always fn starts() -> Vec<usize>;
    /// Why may this letter never be put on this square?
    always fn forbidden(square: usize, letter: Letter) -> Option<Refusal>;
    /// What is wrong with where the tiles lie?
    always fn placing(play: &Play) -> Vec<Refusal>;
    /// What is wrong with the tiles themselves?
    always fn holding(play: &Play) -> Vec<Refusal>;
    /// What is wrong with the words? Asked only where the tiles lie right.
    always fn wording(play: &Play) -> Vec<Refusal>;
    /// How many letters must a main word have?
    always fn least_letters() -> usize;
    /// What do the rules leave open? What is open in the base, some rule must close, or no program can find all plays.
    always fn freedom() -> Freedom;
    /// What does this rule mean for a search for all plays? Each rule is asked by itself, when a match is set up.
    /// `None`, where a rule says nothing of it: each play found is put to the rules, if this one speaks of plays at all.
    always fn generation() -> Option<Generation>;

    /// What is a tile of this letter worth on the board? (A blank is worth nothing.)
    always fn tile_points(letter: Letter) -> i32;
    /// How many times does a letter count that is put on this square?
    always fn letter_factor(square: usize) -> i32;
    /// How many times does a word count for a tile put on this square?
    always fn word_factor(square: usize) -> i32;
    /// What does a word score, by the rules that make it?
    always fn word_points(word: &Word) -> Vec<RulePoints>;
    /// Do words count that cross the main word?
    always fn crossing_counts() -> bool;
    /// What is added for putting down so many tiles at once?
    always fn tile_bonuses(placed: usize) -> Vec<RulePoints>;
    /// What does a play score, all told?
    always fn score(play: &Play) -> Score;
    /// What does the turn score in the end, for all that was done in it?
    always fn amended(turn: &[Step], play: &Play, score: Score) -> Score;
    /// What else comes of a play that has just been made?
    always fn afterwards(turn: &[Step], play: &Play, score: &Score) -> Vec<After>;

    /// Why may these tiles not be swapped? With no tiles: why may none?
    always fn swapping(seat: Seat, given: &[Tile]) -> Vec<Refusal>;
    /// How many tiles may be swapped at once?
    always fn swap_most(seat: Seat) -> usize;
    /// Does the turn go on after a swap?
    always fn swap_is_free(seat: Seat) -> bool;
    /// May tiles be swapped in the turn of a play, before it or after it?
    always fn swaps_beside(seat: Seat) -> bool;
    /// Why may nobody pass now? `stuck` tells whether there is nothing else to do.
    always fn passing(stuck: &dyn Fn() -> bool) -> Vec<Refusal>;
    /// Why may nobody resign?
    always fn resigning() -> Vec<Refusal>;
    /// How long may a turn last?
    always fn turn_millis() -> Option<u64>;
    /// What happens when it lasted that long?
    always fn time_up() -> TimeUp;
    /// Has every player a clock for the whole match?
    always fn chess_clock() -> Option<ChessClock>;
    /// May plays be challenged, and on which terms?
    always fn challenges() -> Option<Terms>;
    /// What does it cost to challenge this play, if it is good?
    always fn price(pending: &Pending) -> Price;
    /// Is a challenge judged by the house itself, at once? `None`: players judge.
    always fn ruling(pending: &Pending) -> Option<Ruling>;
    /// Which players may judge the challenged play?
    always fn judges() -> SeatSet;

    /// Which rule ends the match after `seat`'s turn? Its message `end-ID` says why it is over.
    always fn ending(seat: Seat) -> Option<&'static str>;
    /// Can players always bring it to an end, though no word may fit any more? Neither going out nor giving
    /// up is enough for that: racks get stuck, and a bot never resigns.
    always fn can_end() -> bool;
    /// Which counters can end the match, and how far are they?
    always fn counters() -> Vec<Counter>;
    /// Are scores adjusted when all agree to stop?
    always fn stopping_adjusts() -> bool;
    /// What is each score changed by at the end? `out` went out.
    always fn adjustments(out: Option<Seat>) -> BySeat<i32>;
    /// By what are seats ranked at the end: their score, and what breaks ties?
    always fn worth(seat: Seat, out: Option<Seat>) -> (i32, i32);
}

// A new rule is one file beside this one, and its name here.
kernel::rules! { dyn Rule;
    bingo_bonus,
    board,
    board_bounds,
    cell_availability,
    challenge,
    chess_clock,
    connection,
    consecutive_passes,
    cross_word_scoring,
    empty_rack,
    empty_rack_bonus,
    extension_bonus,
    final_score_adjustment,
    first_move_center,
    host_ends,
    laying,
    letter_multiplier,
    letter_points,
    line_placement,
    minimum_word_length,
    no_gaps,
    pass,
    plural_s,
    rack_size,
    random_premiums,
    resignation,
    scoreless_turns,
    stack_points,
    stacking,
    swap,
    tiles,
    tiles_in_rack,
    tiles_played_bonus,
    time_limit,
    turn_order,
    unplayed_tiles,
    winner_determination,
    word_multiplier,
    word_validation,
    words,
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Opener {
    /// Anybody: it is drawn.
    #[default]
    Random,
    /// Whoever opened the room: the first seat.
    Creator,
}

/// What happens to who let time run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TimeUp {
    /// The turn is passed.
    #[default]
    Pass,
    /// They are out.
    Resign,
}

/// Turns in a row that can end the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Counter {
    /// The rule that counts.
    pub rule: String,
    /// How many there were.
    pub count: u16,
    /// With so many it is over.
    pub limit: u16,
}

/// Does no rule look at turns as lists of actions? Then a play is just its tiles.
pub(crate) fn plain_turns(rules: &Rules, state: &State) -> bool {
    let (top, play) = (rules.top(), Play::of(&state.board, Seat(0), &[], 1));
    let _ = (top.rewritten(state, Seat(0), Vec::new()), top.turning(state, Seat(0), &[]));
    top.amended(state, &[], &play, Score::default());
    [Which::rewritten, Which::turning, Which::amended].into_iter().all(|question| rules.is_silent(question as usize))
}

/// The headings of the lobby.
pub mod category {
    /// What the match is played with.
    pub const SETUP: &str = "setup";
    /// What may be played.
    pub const PLAYS: &str = "plays";
    /// What else a turn can be.
    pub const TURNS: &str = "turns";
    /// What counts.
    pub const SCORING: &str = "scoring";
    /// When it is over.
    pub const END: &str = "end";
}

/// What the rules leave open, beyond what a search for all plays looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Freedom {
    /// A play may have empty squares between its tiles.
    pub gaps: bool,
    /// A play need touch nothing.
    pub apart: bool,
    /// Any letters may be played as a word, and nobody can object.
    pub unlisted: bool,
}

/// What a rule means for a search for all plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Generation {
    /// All that it says of plays and points is in the tables, or in how the search goes: it answers the questions they
    /// are filled from (`starts`, `forbidden`, `least_letters`, `tile_points`, `letter_factor`, `word_factor`,
    /// `crossing_counts`, `tile_bonuses`), and always the same, whatever lies on the table.
    Tabulated,
    /// Each play that is found must be put to it: slower, never wrong.
    Judged,
    /// It allows what no search here finds; the message says so to who misses the bots.
    Impossible(Message),
}

impl Generation {
    /// What a rule means, asked by itself (see [`kernel::Stack::each_alone`]). Who says nothing, and nothing of plays
    /// either, means nothing.
    pub(crate) fn of(alone: &Rules, state: &State) -> Generation {
        let said = alone.top().generation(state);
        said.unwrap_or_else(|| if speaks_of_plays(alone, state) { Generation::Judged } else { Generation::Tabulated })
    }
}

/// Does any of these rules answer a question about plays or their points?
fn speaks_of_plays(rules: &Rules, state: &State) -> bool {
    let (top, play, letter) = (rules.top(), Play::of(&state.board, Seat(0), &[], 1), Letter::new(0));
    let nobody = Seat(0);
    let _ = (top.rewritten(state, nobody, Vec::new()), top.turning(state, nobody, &[]));
    top.word_points(state, &Word { tiles: Vec::new(), direction: Direction::Across, main: true });
    top.amended(state, &[], &play, Score::default());
    top.starts(state);
    top.forbidden(state, 0, letter);
    top.placing(state, &play);
    top.holding(state, &play);
    top.wording(state, &play);
    top.least_letters(state);
    top.tile_points(state, letter);
    top.letter_factor(state, 0);
    top.word_factor(state, 0);
    top.crossing_counts(state);
    top.tile_bonuses(state, 1);
    top.score(state, &play);
    let asked = [
        Which::rewritten,
        Which::turning,
        Which::word_points,
        Which::amended,
        Which::starts,
        Which::forbidden,
        Which::placing,
        Which::holding,
        Which::wording,
        Which::least_letters,
        Which::tile_points,
        Which::letter_factor,
        Which::word_factor,
        Which::crossing_counts,
        Which::tile_bonuses,
        Which::score,
    ];
    asked.into_iter().any(|question| !rules.is_silent(question as usize))
}

/// The base game: tiles go anywhere, words score nothing, nobody swaps, and it goes on while there are tiles. Every
/// rule of the game as people know it stands above.
pub(crate) struct Plain;

impl Base for Plain {
    fn board(&self, _: &State, _: Ask<'_>) -> Option<Arc<Layout>> {
        None
    }

    fn tiles(&self, _: &State, _: Ask<'_>) -> Option<Arc<Tiles>> {
        None
    }

    fn lexicon(&self, _: &State, _: Ask<'_>) -> Option<Arc<Lexicon>> {
        None
    }

    fn word_source(&self, _: &State, _: Ask<'_>) -> Option<Arc<WordSource>> {
        None
    }

    fn premiums_are_drawn(&self, _: &State, _: Ask<'_>) -> bool {
        false
    }

    fn rack_size(&self, _: &State, _: Ask<'_>) -> u8 {
        7
    }

    fn opener(&self, _: &State, _: Ask<'_>) -> Opener {
        Opener::Random
    }

    fn highest(&self, _: &State, _: Ask<'_>) -> u8 {
        1
    }

    fn rewritten(&self, _: &State, _: Seat, turn: Vec<Step>, _: Ask<'_>) -> Result<Vec<Step>, Vec<Refusal>> {
        Ok(turn)
    }

    fn turning(&self, state: &State, seat: Seat, turn: &[Step], ask: Ask<'_>) -> Vec<Refusal> {
        let is_swap = |step: &Step| matches!(step, Step::SwapRack(_));
        // Where the turn goes on after a swap, it may as well be said in one go.
        let goes_on = || turn.first().is_some_and(is_swap) && ask.top().swap_is_free(state, seat);
        let why = match turn.iter().filter(|step| is_swap(step)).count() {
            0 => return Vec::new(),
            1 if turn.len() == 1 || goes_on() || ask.top().swaps_beside(state, seat) => return Vec::new(),
            1 => "refused-swap_alone",
            _ => "refused-swap_twice",
        };
        Refusal::alone("swap", Message::new(why))
    }

    fn actions(&self, _: &State, _: Ask<'_>) -> Vec<String> {
        vec!["place".into(), "stack".into()]
    }

    fn understands(&self, _: &State, _: Ask<'_>) -> Vec<String> {
        Vec::new()
    }

    fn laid(&self, _: &State, _: Seat, step: &Step, _: Ask<'_>) -> Result<Vec<Placement>, Vec<Refusal>> {
        let name: String = step.name().chars().take(40).collect();
        Err(Refusal::alone("laying", message!("refused-not_understood", action = name)))
    }

    fn offered(&self, _: &State, _: Seat, _: Ask<'_>) -> Vec<Vec<Step>> {
        Vec::new()
    }

    fn starts(&self, state: &State, _: Ask<'_>) -> Vec<usize> {
        (0..state.board.layout.size()).collect()
    }

    fn forbidden(&self, _: &State, _: usize, _: Letter, _: Ask<'_>) -> Option<Refusal> {
        None
    }

    fn placing(&self, state: &State, play: &Play, ask: Ask<'_>) -> Vec<Refusal> {
        if play.placed.is_empty() && play.outside.is_empty() && play.unknown.is_empty() {
            return Refusal::alone("play", Message::new("refused-no_tiles"));
        }
        play.placed.iter().filter_map(|tile| ask.top().forbidden(state, tile.square, tile.letter)).collect()
    }

    fn holding(&self, _: &State, _: &Play, _: Ask<'_>) -> Vec<Refusal> {
        Vec::new()
    }

    fn wording(&self, _: &State, _: &Play, _: Ask<'_>) -> Vec<Refusal> {
        Vec::new()
    }

    fn least_letters(&self, _: &State, _: Ask<'_>) -> usize {
        1
    }

    fn freedom(&self, _: &State, _: Ask<'_>) -> Freedom {
        Freedom { gaps: true, apart: true, unlisted: true }
    }

    fn generation(&self, _: &State, _: Ask<'_>) -> Option<Generation> {
        None
    }

    fn tile_points(&self, _: &State, _: Letter, _: Ask<'_>) -> i32 {
        0
    }

    fn letter_factor(&self, _: &State, _: usize, _: Ask<'_>) -> i32 {
        1
    }

    fn word_factor(&self, _: &State, _: usize, _: Ask<'_>) -> i32 {
        1
    }

    fn crossing_counts(&self, _: &State, _: Ask<'_>) -> bool {
        false
    }

    fn tile_bonuses(&self, _: &State, _: usize, _: Ask<'_>) -> Vec<RulePoints> {
        Vec::new()
    }

    /// Letters first, each times its square's premium; then the word, times those of its new tiles.
    fn word_points(&self, state: &State, word: &Word, ask: Ask<'_>) -> Vec<RulePoints> {
        let (mut letters, mut with_premiums, mut times, top) = (0, 0, 1, ask.top());
        for tile in &word.tiles {
            let points = if tile.blank { 0 } else { top.tile_points(state, tile.letter) };
            letters += points;
            if tile.new {
                with_premiums += points * top.letter_factor(state, tile.square);
                times *= top.word_factor(state, tile.square);
            } else {
                with_premiums += points;
            }
        }
        let parts = [
            ("letter_points", letters),
            ("letter_multiplier", with_premiums - letters),
            ("word_multiplier", with_premiums * times - with_premiums),
        ];
        parts.map(|(rule, points)| RulePoints { rule: rule.into(), points }).into()
    }

    fn score(&self, state: &State, play: &Play, ask: Ask<'_>) -> Score {
        let (mut score, top) = (Score::default(), ask.top());
        let crossing_counts = top.crossing_counts(state);
        for word in play.words.iter().filter(|word| word.main || crossing_counts) {
            score.add_word(state, word, &top.word_points(state, word));
        }
        for bonus in top.tile_bonuses(state, play.placed.len()) {
            score.add_bonus(&bonus.rule, bonus.points);
        }
        score
    }

    fn amended(&self, _: &State, _: &[Step], _: &Play, score: Score, _: Ask<'_>) -> Score {
        score
    }

    fn afterwards(&self, _: &State, _: &[Step], _: &Play, _: &Score, _: Ask<'_>) -> Vec<After> {
        Vec::new()
    }

    fn swapping(&self, _: &State, _: Seat, _: &[Tile], _: Ask<'_>) -> Vec<Refusal> {
        Refusal::alone("swap", Message::new("refused-no_swaps"))
    }

    fn swap_most(&self, state: &State, seat: Seat, _: Ask<'_>) -> usize {
        state.rack(seat).len()
    }

    fn swap_is_free(&self, _: &State, _: Seat, _: Ask<'_>) -> bool {
        false
    }

    fn swaps_beside(&self, _: &State, _: Seat, _: Ask<'_>) -> bool {
        false
    }

    fn passing(&self, _: &State, _: &dyn Fn() -> bool, _: Ask<'_>) -> Vec<Refusal> {
        Vec::new()
    }

    fn resigning(&self, _: &State, _: Ask<'_>) -> Vec<Refusal> {
        Refusal::alone("resignation", Message::new("refused-no_resigning"))
    }

    fn turn_millis(&self, _: &State, _: Ask<'_>) -> Option<u64> {
        None
    }

    fn time_up(&self, _: &State, _: Ask<'_>) -> TimeUp {
        TimeUp::Pass
    }

    fn chess_clock(&self, _: &State, _: Ask<'_>) -> Option<ChessClock> {
        None
    }

    fn challenges(&self, _: &State, _: Ask<'_>) -> Option<Terms> {
        None
    }

    fn price(&self, _: &State, _: &Pending, _: Ask<'_>) -> Price {
        Price::default()
    }

    fn ruling(&self, _: &State, _: &Pending, _: Ask<'_>) -> Option<Ruling> {
        None
    }

    fn judges(&self, state: &State, _: Ask<'_>) -> SeatSet {
        state.may_judge()
    }

    fn ending(&self, state: &State, _: Seat, _: Ask<'_>) -> Option<&'static str> {
        // Even without any rule of the end: with no tiles left there is nothing to play.
        let nothing = state.bag.is_empty() && state.playing().iter().all(|seat| state.rack(seat).is_empty());
        nothing.then_some("no_tiles")
    }

    fn can_end(&self, _: &State, _: Ask<'_>) -> bool {
        false
    }

    fn counters(&self, _: &State, _: Ask<'_>) -> Vec<Counter> {
        Vec::new()
    }

    fn stopping_adjusts(&self, _: &State, _: Ask<'_>) -> bool {
        false
    }

    fn adjustments(&self, state: &State, _: Option<Seat>, _: Ask<'_>) -> BySeat<i32> {
        BySeat::of(state.seats, 0)
    }

    fn worth(&self, state: &State, seat: Seat, _: Option<Seat>, _: Ask<'_>) -> (i32, i32) {
        (state.scores[seat], 0)
    }
}
