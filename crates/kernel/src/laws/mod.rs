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
//! | absence blocks nobody | whoever is away or leaves is not waited for, or a deadline goes on without them |
//! | stopping ends it | when all agree to end, it ends |
//! | strangers are refused | a seat that is not in the match can do nothing |
//! | offers agree | what is offered is accepted; what is known and not offered is refused |
//! | forecast agrees | a forecast refuses just what deciding refuses |
//! | secrets are kept | all that a viewer is sent is the same for a state imagined from it |
//! | imagine imagines | where something is hidden, imagined states differ from the real one |
//! | news tells no more than views | where views are equal after an event, so is the news |
//! | deciding is pure | the same input decided twice gives the same events |
//! | what is decided fits | the events of a decision can be folded |
//! | time moves on | `TimeUp` is accepted at the deadline and moves it |
//! | things are conserved | tiles, dominoes, cards stay |
//! | state round-trips | a state survives being written and read |
//! | log round-trips | a log survives being written and read |
//! | replay gives the same state | folding the log's events gives the state |
//! | same seed and inputs, same log | deciding everything again gives the same events |
//! | presets compose | every preset of a kind is a sound choice of rules |

mod secrecy;
mod trial;

use crate::perft::join;
use crate::{Content, Game, Kind, RuleSpec, Setup};
use std::sync::Arc;
use trial::Trial;

/// How hard a game is to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Matches for each set of rules and number of seats.
    pub plays: u64,
    /// A match that takes more inputs than this does not end.
    pub steps: usize,
    /// The costly laws (secrecy, offers, serde) look at every so-manieth state.
    pub every: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { plays: 20, steps: 5_000, every: 1 }
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
}

impl Report {
    fn add(&mut self, other: &Report) {
        self.inputs += other.inputs;
        self.states += other.states;
        self.news_pairs += other.news_pairs;
        self.imagined += other.imagined;
    }
}

/// Tries a game with its rules at a table.
pub fn check<G: Game>(game: &Arc<G>, setup: &Setup, effort: Effort) -> Result<Report, Breach> {
    let mut report = Report::default();
    let mut pool: Vec<G::Action> = Vec::new();
    for play in 0..effort.plays {
        Trial::new(game, setup, effort, play, &mut pool, &mut report).run()?;
    }
    if game.hides() && report.imagined == 0 && report.states > 0 {
        let seen = "it never gave another state".into();
        return Err(Breach { law: "imagine imagines", play: 0, entry: 0, seen, rules: String::new() });
    }
    Ok(report)
}

/// Tries every preset, every rule on top of the default preset, and the fewest and most seats.
pub fn check_kind<K: Kind>(kind: &K, content: &Content, effort: Effort) -> Result<Report, Breach> {
    let mut report = Report::default();
    for (name, specs) in choices(kind) {
        let made = match kind.compose(&specs, content) {
            Ok(made) => made,
            // A rule that quarrels with the default preset is tried in the presets that have it.
            Err(_) if name.starts_with("with ") => continue,
            Err(errors) => {
                let rules = name;
                return Err(Breach { law: "presets compose", play: 0, entry: 0, seen: join(&errors), rules });
            }
        };
        let game = Arc::new(made.game);
        let places = game.places();
        let mut tables = vec![places.least, places.most.min(places.least + 2)];
        tables.dedup();
        for seats in tables {
            let tried = check(&game, &Setup::seats(seats), effort);
            let tried = tried.map_err(|breach| Breach { rules: format!("{name}, {seats} seats"), ..breach })?;
            report.add(&tried);
        }
    }
    Ok(report)
}

/// Each preset by itself, and the default one with each rule added.
fn choices<K: Kind>(kind: &K) -> Vec<(String, Vec<RuleSpec>)> {
    let presets = kind.presets();
    let base = presets.first().map(|preset| preset.rules.clone()).unwrap_or_default();
    let mut all: Vec<_> = presets.into_iter().map(|preset| (preset.id, preset.rules)).collect();
    for card in kind.rules() {
        if !base.iter().any(|spec| spec.id == card.id) && !card.core {
            let mut specs = base.clone();
            specs.push(RuleSpec::plain(card.id));
            all.push((format!("with {}", card.id), specs));
        }
    }
    all
}
