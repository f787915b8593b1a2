//! Exact counts: how many lines of play there are to a depth.
//!
//! A `.perft` file is plain text: `#` comments, and lines like
//!
//! ```text
//! preset=standard seats=2 seed=1: 9 72 504
//! ```
//!
//! after the colon the number of lines of 1, 2, 3… actions from the deal. Offers that are forms do not count.

use crate::{Chance, Content, Game, Header, Input, Kind, Match, Moment, RuleSpec, SpecError, Variant};
use std::sync::Arc;

/// The number of lines of `depth` actions from here, each seat's exact offers taken in turn. Where nobody
/// can act, the deadline passes without counting as an action.
pub fn count<G: Game>(table: &Match<G>, depth: usize) -> u64 {
    count_from(&*table.game, &table.state, table.clock(), table.chance(), depth)
}

fn count_from<G: Game>(game: &G, state: &G::State, clock: Moment, chance: &Chance, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.outcome(state).is_some() {
        return 0;
    }
    let mut lines = 0;
    let mut acted = false;
    for seat in game.seated(state).iter() {
        for action in game.offers(state, seat).iter().filter_map(|offer| offer.action().cloned()) {
            acted = true;
            if let Ok(events) = crate::judge(game, state, &Input::Act(seat, action), clock, chance) {
                lines += count_from(game, &after(game, state, &events), clock, chance, depth - 1);
            }
        }
    }
    match game.deadline(state) {
        Some(at) if !acted => match crate::judge(game, state, &Input::TimeUp, at, chance) {
            Ok(events) if !events.is_empty() => count_from(game, &after(game, state, &events), at, chance, depth),
            _ => 0,
        },
        _ => lines,
    }
}

fn after<G: Game>(game: &G, state: &G::State, events: &[G::Event]) -> G::State {
    let mut next = state.clone();
    events.iter().for_each(|event| game.evolve(&mut next, event));
    next
}

/// A line of a `.perft` file that does not hold.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct PerftError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

/// Checks every line of a `.perft` file; gives how many counts were compared.
pub fn check_file<K: Kind>(kind: &K, text: &str, content: &Content) -> Result<usize, PerftError> {
    let mut compared = 0;
    for (line, row) in (1..).zip(text.lines()) {
        let row = row.split('#').next().unwrap_or_default().trim();
        if !row.is_empty() {
            compared += check_row(kind, row, content).map_err(|why| PerftError { line, why })?;
        }
    }
    Ok(compared)
}

fn check_row<K: Kind>(kind: &K, row: &str, content: &Content) -> Result<usize, String> {
    let (left, right) = row.rsplit_once(": ").ok_or("a row is `preset=… seats=… seed=…: counts`")?;
    let (mut preset, mut seats, mut seed, mut rules) = (None, 2, 0, Vec::new());
    for field in left.split_whitespace() {
        match field.split_once('=') {
            Some(("preset", id)) => preset = Some(id),
            Some(("seats", n)) => seats = n.parse().map_err(|_| format!("seats={n} is no number"))?,
            Some(("seed", n)) => seed = n.parse().map_err(|_| format!("seed={n} is no number"))?,
            Some(("rule", spec)) => rules.push(RuleSpec::parse(spec).map_err(|e| e.to_string())?),
            _ => return Err(format!("{field:?} is not understood")),
        }
    }
    let specs = specs_of(kind, preset, rules).map_err(|e| e.to_string())?;
    let table = table_of(kind, &specs, content, seats, seed).map_err(|errors| join(&errors))?;
    let counts: Vec<u64> =
        right.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(|_| "counts are numbers")?;
    for (depth, expected) in (1..).zip(&counts) {
        let found = count(&table, depth);
        if found != *expected {
            return Err(format!("{found} lines of {depth}, not {expected}"));
        }
    }
    Ok(counts.len())
}

/// The rules of a preset (the default one if none is named), amended: a rule of the same id is replaced.
pub fn specs_of<K: Kind>(kind: &K, preset: Option<&str>, amend: Vec<RuleSpec>) -> Result<Vec<RuleSpec>, SpecError> {
    amended(&kind.card().presets, preset, amend)
}

/// The same for presets that are at hand.
pub fn amended(presets: &[Variant], preset: Option<&str>, amend: Vec<RuleSpec>) -> Result<Vec<RuleSpec>, SpecError> {
    let chosen = match preset {
        None => presets.first(),
        Some(id) => Some(presets.iter().find(|preset| preset.id == id).ok_or_else(|| SpecError::NoPreset {
            id: id.into(),
            known: presets.iter().map(|preset| preset.id.clone()).collect(),
        })?),
    };
    let mut specs = chosen.map(|preset| preset.rules.clone()).unwrap_or_default();
    for rule in amend {
        specs.retain(|spec| spec.id != rule.id);
        specs.push(rule);
    }
    Ok(specs)
}

/// A match of these rules, dealt from a seed: for tests and tools.
pub fn table_of<K: Kind>(
    kind: &K,
    specs: &[RuleSpec],
    content: &Content,
    seats: u8,
    seed: u64,
) -> Result<Match<K::Game>, Vec<SpecError>> {
    let made = kind.compose(specs, content)?;
    let header = Header {
        houserules: crate::log::FORMAT,
        game: kind.card().about.id.into(),
        name: format!("seed-{seed}"),
        rules: made.specs.into(),
        content: made.content,
        setup: crate::Setup::seats(seats),
        names: crate::Names::plain(seats).0,
        commitment: String::new(),
        again: false,
        origin: None,
    };
    Ok(Match::deal(Arc::new(made.game), header, Chance::seeded(seed), Moment(0)))
}

/// All errors in one line.
pub fn join(errors: &[SpecError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
