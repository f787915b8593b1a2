//! Crossword word games: a family of them, composed from rules.
//!
//! Read in this order: [`board`] and [`tiles`] (what there is), [`play`] (tiles on squares become words and points:
//! the one path that playing, forecasts, the generator and bots share), [`State`] (what can happen), `decide.rs` (the
//! mechanics, which ask), `pending.rs` and `challenge.rs` (plays that may be challenged), [`rules`] (the questions, and
//! a file for each rule), `turn` (a turn as a list of actions), [`tables`], [`generate`] and `stacked` (the rules compiled, and all legal plays found), `view.rs` (who
//! may see what), `say.rs` (what people read), `bot` (programs that play), [`content`] (boards, tile sets and word lists of the host), [`notation`]
//! (`8H QUIZ`), [`leave`] (what tiles are worth that stay on the rack), [`positions`] (checks and benchmarks).
//!
//! ```
//! use crossword::{Action, CrosswordKind, content, notation};
//! use kernel::{Game, Input, Moment, RuleSpec, perft};
//!
//! // Rules are values: the first preset, with another bonus for a whole rack.
//! let kind = CrosswordKind::default();
//! let house = RuleSpec::new("bingo_bonus", serde_json::json!({"points": 35}));
//! let specs = perft::specs_of(&kind, Some("scrabble"), vec![house])?;
//! let mut table = perft::table_of(&kind, &specs, &content::built_in(), 2, 1).expect("sound rules");
//!
//! // Every legal play with its score, for whoever is on turn.
//! let seat = table.state.turn.expect("someone begins");
//! let mut best = (0, Vec::new());
//! table.game.plays(&table.state, seat, |play| {
//!     if play.score > best.0 {
//!         best = (play.score, play.placements(&table.state));
//!     }
//! }).expect("these rules can be searched");
//!
//! // A forecast says what a play would score, and every reason why not.
//! let play = Action::Play(best.1.clone());
//! assert_eq!(table.game.forecast(&table.state, seat, &play).score, Some(i64::from(best.0)));
//! let elsewhere = notation::read(&table.state.board, &table.state.tiles, "1A ZZ").expect("well written");
//! let forecast = table.game.forecast(&table.state, seat, &Action::Play(elsewhere));
//! assert_eq!(forecast.refusals[0].message.to_string(), "first_move_center-elsewhere(count: 1, squares: [8H])");
//!
//! table.submit(Input::Act(seat, play), Moment(1_000)).expect("legal");
//! assert_eq!(table.state.scores[seat], best.0);
//! # Ok::<(), kernel::SpecError>(())
//! ```
#![doc = include_str!("../RULES.md")]

pub mod board;
mod bot;
mod challenge;
pub mod content;
mod decide;
pub mod gcg;
pub mod generate;
pub mod leave;
pub mod looking_back;
pub mod lore;
pub mod notation;
mod pending;
pub mod pictures;
pub mod play;
pub mod positions;
pub mod rules;
mod sample;
mod say;
mod stacked;
mod state;
pub mod tables;
mod teaching;
pub mod tiles;
pub mod turn;
mod variant;
mod view;

pub use board::{Board, Cell, Direction, Layout};
pub use generate::{Found, Generator};
pub use pending::{Accept, Before, Challenge, Claim, Judged, Pending, Price, Ruling, Verdict, Window};
pub use play::{Placed, Placement, Play, RulePoints, Score, WordScore};
pub use state::{Action, Did, End, Event, Last, MAX_HEIGHT, State, Tally};
pub use tiles::{Bag, Tile, TileKind, Tiles};
pub use turn::{After, Step};
pub use view::{Challenges, Clocks, News, Stacked, View};

use kernel::{
    About, Bot, Composed, Composition, Content, ContentError, Kind, KindCard, Log, Message, Notation, Patience,
    Preview, ReadRecord, RecordFault, Registry, RuleEntry, RuleSpec, Seat, Setup, SpecError, Variant, VariantError,
    Written,
};
use leave::Leaves;
use rules::{Plain, Questions, Rule, Rules};
use std::sync::Arc;
use tables::Tables;

/// A crossword game with its rules.
pub struct Crossword {
    rules: Rules,
    generator: Result<Generator, Message>,
    /// No rule looks at turns as lists of actions.
    plain_turns: bool,
    /// What bots think of the tiles that stay on a rack.
    leaves: Leaves,
    /// What weak bots know of the language.
    common: Option<Arc<Vec<String>>>,
    patience: Patience,
}

impl Crossword {
    /// Gives every legal play of a seat's rack to `found`, as if it were that seat's turn.
    ///
    /// # Errors
    /// Why no program can know all plays under these rules. That is also why there are no bots then.
    pub fn plays(&self, state: &State, seat: Seat, found: impl FnMut(&Found<'_>)) -> Result<(), &Message> {
        self.plays_with(self.generator()?, state, seat, found);
        Ok(())
    }

    /// The play that scores most, the first of equals in the order of [`Crossword::plays`].
    ///
    /// # Errors
    /// As [`Crossword::plays`].
    pub fn best_play(&self, state: &State, seat: Seat) -> Result<Option<Vec<Placement>>, &Message> {
        let generator = self.generator()?;
        let mut best: Option<(i32, Vec<Placement>)> = None;
        let better = |play: &Found<'_>| best = Some((play.score, play.placements(state)));
        if generator.tables().exact && self.rules.top().highest(state) <= 1 {
            generator.best(&state.board, state.rack(seat), better);
        } else {
            self.plays_with(generator, state, seat, |play| {
                if best.as_ref().is_none_or(|(score, _)| play.score > *score) {
                    best = Some((play.score, play.placements(state)));
                }
            });
        }
        Ok(best.map(|(_, placements)| placements))
    }

    /// The rules as they were put together, to be asked: `game.rules().top().rack_size(&state)`, with
    /// [`rules::Questions`] in scope.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The move generator of these rules, or why there is none.
    ///
    /// # Errors
    /// As [`Crossword::plays`].
    pub fn generator(&self) -> Result<&Generator, &Message> {
        self.generator.as_ref()
    }

    /// With other words than the match's. Where the tables do not hold all rules, each play is judged by the stack.
    fn plays_with(&self, words: &Generator, state: &State, seat: Seat, mut found: impl FnMut(&Found<'_>)) {
        let highest = usize::from(self.rules.top().highest(state));
        let mut judge = |play: &Found<'_>| {
            if let Some(score) = self.judged(state, seat, play, highest) {
                found(&play.scoring(score));
            }
        };
        if highest > 1 {
            stacked::each(words, &state.board, state.rack(seat), highest, &mut judge);
        } else if !words.tables().exact {
            words.each(&state.board, state.rack(seat), judge);
        } else {
            words.each(&state.board, state.rack(seat), found);
        }
    }

    /// What a play that was found scores, if the rules allow it.
    fn judged(&self, state: &State, seat: Seat, play: &Found<'_>, highest: usize) -> Option<i32> {
        if !self.plain_turns {
            let steps = turn::steps(state, &Action::Play(play.placements(state)))?;
            let turn::Considered::Play(laying) = self.consider(state, seat, steps) else { return None };
            return laying.refusals.is_empty().then(|| self.score_of(state, &laying).total);
        }
        let placed: Vec<Placed> = play.placed().collect();
        let judged = Play::of(&state.board, seat, &placed, highest);
        let allowed = play::objections(&self.rules, state, &judged).is_empty();
        allowed.then(|| self.rules.top().score(state, &judged).total)
    }
}

/// Crossword games before their rules are chosen.
pub struct CrosswordKind {
    registry: Registry<dyn Rule>,
}

impl Default for CrosswordKind {
    fn default() -> Self {
        CrosswordKind { registry: Registry::of(rules::RULES).patient(Patience::seconds(120)) }
    }
}

impl CrosswordKind {
    /// With rules from another crate.
    #[must_use]
    pub fn with(self, theirs: &'static [RuleEntry<dyn Rule>]) -> Self {
        CrosswordKind { registry: self.registry.with(theirs) }
    }
}

/// Compiles the rules for bots; checks that words and tiles have the same letters.
fn generator(rules: &Rules, game: &Crossword) -> Result<Result<Generator, Message>, SpecError> {
    let mut state = State::blank(2);
    let source = rules.top().word_source(&state);
    state::evolve(&mut state, &game.laid(&Setup::seats(2)));
    let Some(source) = source else {
        return Ok(Err(Message::new("no_bots-no_list")));
    };
    let lexicon = source.lexicon_for(&state.tiles).map_err(|why| SpecError::BadParam { id: "words".into(), why })?;
    Ok(Tables::compile(rules, &state).map(|tables| Generator::new(lexicon, Arc::new(tables))))
}

/// A play of letters that are no word in any language: do the rules mind?
fn unheard_of(state: &State) -> Play {
    let first = lexicon::Letter::new(0);
    let start = state.board.layout.starts().first().copied().unwrap_or(0);
    let squares =
        std::iter::successors(Some(start), |square| state.board.layout.step(*square, Direction::Across, true));
    let placed: Vec<Placed> = squares.take(5).map(|square| Placed { square, letter: first, blank: false }).collect();
    Play::of(&state.board, Seat(0), &placed, 1)
}

impl Kind for CrosswordKind {
    type Game = Crossword;

    fn card(&self) -> KindCard {
        let about = About {
            id: "crossword",
            name: "Crossword",
            sentence: "Lay words across each other with the tiles on your rack; the best squares count double.",
            book: kernel::text_file!("../RULES.md"),
        };
        KindCard {
            presets: Variant::presets(&[
                include_str!("../presets/scrabble.toml"),
                include_str!("../presets/wordstockt.toml"),
                include_str!("../presets/wordstockt-english.toml"),
                include_str!("../presets/wordstockt-app.toml"),
                include_str!("../presets/spanish.toml"),
                include_str!("../presets/wordfeud.toml"),
                include_str!("../presets/wordfeud-random.toml"),
                include_str!("../presets/friends.toml"),
                include_str!("../presets/club.toml"),
                include_str!("../presets/house.toml"),
                include_str!("../presets/speed.toml"),
                include_str!("../presets/challenge.toml"),
                include_str!("../presets/upwords.toml"),
            ]),
            books: &[("nl", kernel::text_file!("../RULES.nl.md")), ("es", kernel::text_file!("../RULES.es.md"))],
            words: kernel::word_files!("crossword").into(),
            folders: content::folders(),
            bots: bot::BOTS.to_vec(),
            notation: Some(Notation { id: "gcg", name: "GCG", claims: gcg::claims }),
            ..KindCard::new(about, self.registry.cards())
        }
    }

    fn stock(&self, content: &mut Content) {
        content::add_built_in(content);
    }

    fn preview(&self, content: &Content, kind: &str, name: &str) -> Option<Preview> {
        content::preview(content, kind, name)
    }

    fn variant(&self, text: &str) -> Result<Variant, VariantError> {
        variant::read(text, &self.card().presets)
    }

    fn compose(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Crossword>, Vec<SpecError>> {
        let house = content;
        let Composed { rules, specs, content, patience } = self.registry.compose(specs, house)?;
        let none = Err(Message::new("no_bots-replayed"));
        let rules = Rules::new(Arc::new(Plain), rules);
        let leaves = Leaves::unknown(&tiles::Tiles::default());
        let mut game = Crossword { rules, generator: none, plain_turns: false, leaves, common: None, patience };
        let mut state = State::blank(2);
        state::evolve(&mut state, &game.laid(&Setup::seats(2)));
        let wrong = turn::check(&game.rules, &state);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        game.plain_turns = rules::plain_turns(&game.rules, &state);
        game.generator = generator(&game.rules, &game).map_err(|error| vec![error])?;
        let tables = game.generator().ok().map(Generator::tables);
        let common = content::common(house, &state.tiles.language);
        let leaves = leave::choose(house, tables, &state.tiles, usize::from(state.rack_size));
        let on_its_way = |why: ContentError| vec![SpecError::BadParam { id: "tiles".into(), why: why.message() }];
        (game.common, game.leaves) = (common.map_err(on_its_way)?, leaves.map_err(on_its_way)?);
        Ok(Composition { game, specs, content })
    }

    /// Records of others name no word list: then the one of the tiles' language is looked in.
    fn looking_back(&self, specs: &[RuleSpec], content: &Content) -> Result<Composition<Crossword>, Vec<SpecError>> {
        let made = self.compose(specs, content)?;
        if made.game.generator.is_ok() || specs.iter().any(|spec| spec.id == "words") {
            return Ok(made);
        }
        let Event::Laid { tiles, .. } = made.game.laid(&Setup::seats(2)) else { return Ok(made) };
        let checked = |spec: &&RuleSpec| spec.id != "word_validation";
        let mut specs: Vec<RuleSpec> = specs.iter().filter(checked).cloned().collect();
        let list = content::list_for(content, &tiles.language);
        specs.push(RuleSpec::new("words", serde_json::json!({ "lexicon": list })));
        // Where words are challenged they are not checked, and found all the same.
        if specs.iter().all(|spec| spec.id != "challenge") {
            specs.push(RuleSpec::plain("word_validation"));
        }
        self.compose(&specs, content)
    }

    fn read_record(&self, bytes: &[u8]) -> Result<ReadRecord<Crossword>, RecordFault> {
        gcg::check(self, &gcg::read(bytes)?, None)
    }

    fn write_record(&self, log: &Log<Crossword>) -> Result<Written, Message> {
        gcg::write(self, log)
    }

    fn no_end(&self, game: &Crossword) -> Option<Message> {
        (!game.rules.top().can_end(&State::blank(2))).then(|| Message::new("no_end"))
    }

    fn warnings(&self, game: &Crossword) -> Vec<Message> {
        let (top, mut state) = (game.rules.top(), State::blank(2));
        state::evolve(&mut state, &game.laid(&Setup::seats(2)));
        let odd = unheard_of(&state);
        let scores = top.score(&state, &odd).total != 0;
        let words = !top.wording(&state, &odd).is_empty() || top.challenges(&state).is_some();
        let said = [(scores, "warning-no_score"), (words, "warning-any_word")];
        said.into_iter().filter(|(fine, _)| !fine).map(|(_, id)| Message::new(id)).collect()
    }

    fn no_bots(&self, game: &Crossword) -> Option<Message> {
        game.generator().err().cloned()
    }

    fn bot(&self, id: &str, game: &Arc<Crossword>, seat: Seat) -> Option<Box<dyn Bot<Crossword>>> {
        bot::named(id, game, seat)
    }
}
