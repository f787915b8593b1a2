//! The laws every game must keep, checked on random play.
//!
//! One suite for every game, preset and rule. Each law has a name; a [`Breach`] says which one, where, and
//! what was seen:
//!
//! | law | what it says |
//! |---|---|
//! | random play ends | matches come to an end |
//! | someone can go on | there is always an offer or a deadline |
//! | who is awaited can act | whoever the game waits for has something to do |
//! | absence blocks nobody | when others have waited long enough, the game goes on without who is away or left |
//! | absence needs another person | beside bots alone, nobody's absence starts a clock |
//! | an empty room waits | when everyone is away, no clock starts and nothing happens |
//! | stopping ends it | when all agree to end, it ends |
//! | strangers are refused | a seat that is not in the match can do nothing |
//! | offers agree | what is offered is accepted; what is known and not offered is refused |
//! | forecast agrees | a forecast refuses just what deciding refuses |
//! | secrets are kept | all that a viewer is sent is the same for a state imagined from it |
//! | imagine imagines | where something is hidden, imagined states differ from the real one and from each other |
//! | hidden things do not show | what a viewer must not know is changed in state and events: what they are sent is not |
//! | news tells no more than views | where views are equal after an event, so is the news, also after another deal |
//! | no draw is made twice | each draw of chance has a purpose and a count of its own |
//! | deciding is pure | the same input decided twice gives the same events |
//! | enacting is deciding | deciding and folding in one go gives the same events and the same state |
//! | what is decided fits | the events of a decision can be folded |
//! | time moves on | `TimeUp` is accepted at the deadline and moves it |
//! | things are conserved | tiles, dominoes, cards stay |
//! | state round-trips | a state survives being written and read |
//! | log round-trips | a log survives being written and read |
//! | replay gives the same state | folding the log's events gives the state |
//! | same seed and inputs, same log | deciding everything again gives the same events |
//! | everything has words | whatever a match says, its buttons, refusals and end have words in English |
//! | joined entries say the same | a log whose entries are joined gives the same state, and is decided the same again |
//! | presets compose | every preset of a kind is a sound choice of rules |

mod secrecy;
mod strange;
mod trial;
mod words;

use crate::params::edges;
use crate::perft::join;
use crate::{Content, Game, Kind, KindCard, Places, RuleCard, RuleSpec, Sample, Setup};
use serde_json::{Map, Value};
use std::sync::Arc;
use trial::Trial;

/// How hard a game is to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Matches for each set of rules and number of seats.
    pub plays: u64,
    /// A match that takes more inputs than this does not end.
    pub steps: usize,
    /// The costly laws (secrecy, offers, serde) look at every so-manieth state…
    pub every: usize,
    /// …and at so many for each set of rules and number of seats at least, however short its matches are.
    pub states: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { plays: 20, steps: 5_000, every: 1, states: 100 }
    }
}

impl Effort {
    /// So many matches.
    pub fn plays(plays: u64) -> Self {
        Effort { plays, ..Effort::default() }
    }

    /// The costly laws only at every so-manieth state.
    #[must_use]
    pub fn every(self, every: usize) -> Self {
        Effort { every: every.max(1), ..self }
    }

    /// The costly laws at so many states at least.
    #[must_use]
    pub fn states(self, states: usize) -> Self {
        Effort { states, ..self }
    }

    /// Do the costly laws look at the state after this entry, having looked at so many?
    fn is_looked_at(&self, entry: usize, looked_at: usize) -> bool {
        looked_at < self.states || entry.is_multiple_of(self.every)
    }
}

/// A law that does not hold.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{law}: match {play}, entry {entry}{}: {seen}", if rules.is_empty() { String::new() } else { format!(", rules {rules}") })]
pub struct Breach {
    /// Its name.
    pub law: &'static str,
    /// In which match: the seed.
    pub play: u64,
    /// After how many entries.
    pub entry: usize,
    /// What was seen.
    pub seen: String,
    /// With which rules and how many seats, if several were tried.
    pub rules: String,
}

/// What was tried.
#[derive(Debug, Default, Clone)]
pub struct Report {
    /// Inputs accepted.
    pub inputs: usize,
    /// States that all laws looked at.
    pub states: usize,
    /// Courses of events whose news could be compared.
    pub news_pairs: usize,
    /// Imagined states that differed from the real one.
    pub imagined: usize,
    /// Pairs of imagined states that differed from each other.
    pub imagined_apart: usize,
    /// States in which something hidden was changed.
    pub changed: usize,
    /// Choices of rules that were tried, with numbers of seats.
    pub choices: usize,
    /// Choices of rules that make no game, and why not.
    pub skipped: Vec<String>,
}

impl Report {
    fn add(&mut self, other: Report) {
        self.inputs += other.inputs;
        self.states += other.states;
        self.news_pairs += other.news_pairs;
        self.imagined += other.imagined;
        self.imagined_apart += other.imagined_apart;
        self.changed += other.changed;
        self.choices += other.choices;
        self.skipped.extend(other.skipped);
    }
}

/// What a maker of an open game needs to know.
const OPEN: &str = "; if nothing is hidden from anybody, say `const HIDES: bool = false` in `impl Sample`";

/// So many more matches are played at most to reach the number of states.
const MORE_PLAYS: u64 = 200;

/// Tries a game with its rules at a table.
pub fn check<G: Sample>(game: &Arc<G>, setup: &Setup, effort: Effort) -> Result<Report, Breach> {
    let mut report = Report { choices: 1, ..Report::default() };
    let mut pool: Vec<G::Action> = Vec::new();
    for play in 0..effort.plays + MORE_PLAYS {
        if play >= effort.plays && report.states >= effort.states {
            break;
        }
        Trial::new(game, setup, effort, play, &mut pool, &mut report).run()?;
    }
    let blind = |law, seen: &str| Err(Breach { law, play: 0, entry: 0, seen: seen.into(), rules: String::new() });
    match &report {
        _ if !G::HIDES || report.states == 0 => Ok(report),
        Report { imagined: 0, .. } => blind("imagine imagines", &format!("it never gave another state{OPEN}")),
        Report { imagined_apart: 0, .. } => blind("imagine imagines", &format!("it always gave the same state{OPEN}")),
        Report { changed: 0, .. } => {
            blind("hidden things do not show", &format!("`otherwise` never changed anything{OPEN}"))
        }
        _ => Ok(report),
    }
}

/// Tries every preset with the fewest, some and the most seats; every rule on top of the default preset; and every
/// parameter at the edges of what it may be.
pub fn check_kind<K: Kind>(kind: &K, content: &Content, effort: Effort) -> Result<Report, Breach> {
    let mut report = Report::default();
    for choice in subjects(kind) {
        let made = match kind.compose(&choice.specs, content) {
            Ok(made) => made,
            Err(errors) if choice.is_preset => {
                let (seen, rules) = (join(&errors), choice.name);
                return Err(Breach { law: "presets compose", play: 0, entry: 0, seen, rules });
            }
            // A rule that quarrels with the default preset is tried in the presets that have it.
            Err(errors) => {
                report.skipped.push(format!("{}: {}", choice.name, join(&errors)));
                continue;
            }
        };
        let game = Arc::new(made.game);
        for seats in tables(game.places(), choice.is_preset) {
            let effort =
                if choice.is_preset { effort } else { Effort { plays: 1, states: effort.states / 4, ..effort } };
            let tried = check(&game, &Setup::seats(seats), effort);
            let tried =
                tried.map_err(|breach| Breach { rules: format!("{}, {seats} seats", choice.name), ..breach })?;
            report.add(tried);
        }
    }
    words::check(kind, content, effort.plays, effort.steps)?;
    Ok(report)
}

/// The fewest, two more, and the most; for single rules some.
fn tables(places: Places, all: bool) -> Vec<u8> {
    let some = places.most.min(places.least + 2);
    let mut tables = if all { vec![places.least, some, places.most] } else { vec![some] };
    tables.dedup();
    tables
}

/// Rules that are examined together.
struct Subject {
    name: String,
    specs: Vec<RuleSpec>,
    is_preset: bool,
}

/// Each preset by itself; the default one with each rule added, each with its parameters at the edges.
fn subjects<K: Kind>(kind: &K) -> Vec<Subject> {
    let KindCard { presets, rules, .. } = kind.card();
    let base = presets.first().map(|preset| preset.rules.clone()).unwrap_or_default();
    let mut all: Vec<_> =
        presets.into_iter().map(|preset| Subject { name: preset.id, specs: preset.rules, is_preset: true }).collect();
    for card in rules {
        if !base.iter().any(|spec| spec.id == card.id) && !card.core {
            all.push(amended(&base, &card, None));
        }
        let edges = edges(&card.schema);
        all.extend(edges.into_iter().map(|edge| amended(&base, &card, Some(edge))));
    }
    all
}

/// The base with one rule added or changed, with what it needs and without what it excludes.
fn amended(base: &[RuleSpec], card: &RuleCard, edge: Option<(String, Value)>) -> Subject {
    let mut specs = base.to_vec();
    specs.retain(|spec| !card.excludes.contains(&spec.id.as_str()));
    for needed in card.needs {
        if !specs.iter().any(|spec| spec.id == *needed) {
            specs.push(RuleSpec::plain(needed));
        }
    }
    let name = match &edge {
        None => format!("with {}", card.id),
        Some((param, value)) => format!("with {}.{param} = {value}", card.id),
    };
    let params: Map<String, Value> = edge.into_iter().collect();
    match specs.iter_mut().find(|spec| spec.id == card.id) {
        Some(spec) => spec.params.extend(params),
        None => specs.push(RuleSpec { params, ..RuleSpec::plain(card.id) }),
    }
    Subject { name, specs, is_preset: false }
}
