//! Playing on from a point of a finished match: see [`kernel::Origin`].

use crate::replay::{Unreadable, read};
use kernel::{Chance, Content, Game, Kind, Match, message};
use std::sync::Arc;

/// How a match branches off from another one.
#[derive(Clone)]
pub struct Branching {
    /// After so many entries of that match.
    pub entries: usize,
    /// The new match's own name.
    pub name: String,
    /// What the seats are called in it.
    pub names: Vec<String>,
    /// Its own promise: see [`kernel::fair`].
    pub commitment: String,
    /// Where its draws come from, from there on.
    pub chance: Chance,
}

/// The new match. The old one is decided again first: what does not hold is not played on, for nobody could check the new
/// one.
pub(crate) fn branch<K: Kind>(
    kind: &K,
    log: &str,
    content: &Content,
    branching: Branching,
) -> Result<Match<K::Game>, Unreadable> {
    let (game, log, fault) = read(kind, log, content)?;
    if let Some(fault) = fault {
        return Err(fault.into());
    }
    log.verify(&game, content)?;
    let Branching { entries, name, names, commitment, chance } = branching;
    if entries == 0 || entries > log.entries.len() {
        return Err(Unreadable::Said(message!("branch-no_point")));
    }
    let play = Match::resume(Arc::new(game), log.branch(entries, name, names, commitment)?, chance)?;
    match play.game.outcome(&play.state) {
        Some(_) => Err(Unreadable::Said(message!("branch-over"))),
        None => Ok(play),
    }
}
