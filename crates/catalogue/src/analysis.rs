//! A whole match, looked back at.

use crate::raw::Raw;
use crate::replay::Unreadable;
use kernel::{Content, Game, Kind, Log, Message, Remark, Seat, Share, SpecError, Words};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// What is said of the moves of a match, by someone who sees everything.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct Analysis {
    /// What is said of each move, in order.
    pub moves: Vec<Remarked>,
    /// What each player found in all, where the game counts that.
    pub sums: Vec<Sum>,
    /// Why nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<Message>,
}

/// What is said of one entry.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct Remarked {
    /// Its number, from 0.
    pub entry: usize,
    /// What is said.
    #[ts(as = "Remark<serde_json::Value>")]
    pub remark: Remark<Raw>,
}

/// What one player found in all.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema, TS)]
pub struct Sum {
    /// Who.
    pub seat: Seat,
    /// In numbers.
    pub share: Share,
    /// In a sentence.
    pub said: Message,
}

impl Analysis {
    fn of(moves: Vec<Remarked>) -> Analysis {
        let mut shares: BTreeMap<Seat, Share> = BTreeMap::new();
        for Remark { seat, share, .. } in moves.iter().map(|moved| &moved.remark) {
            if let Some(share) = share {
                let sum = shares.entry(*seat).or_default();
                *sum = sum.and(*share);
            }
        }
        let sum = |(seat, share): (Seat, Share)| Some(Sum { seat, share, said: share.said(seat)? });
        Analysis { sums: shares.into_iter().filter_map(sum).collect(), moves, why: None }
    }
}

/// Looks back at a log. Whoever has it has everything: nothing in it is secret.
pub(crate) fn analyse<K: Kind>(kind: &K, text: &str, content: &Content) -> Result<Analysis, Unreadable> {
    let (log, fault) = Log::<K::Game>::read(text)?;
    let none = |why| Ok(Analysis { moves: Vec::new(), sums: Vec::new(), why: Some(why) });
    let game = match kind.looking_back(&log.header.rules, content) {
        Ok(made) => made.game,
        Err(errors) => return none(errors.first().map_or(Message::new("analysis-none"), SpecError::message)),
    };
    if let Some(fault) = fault.or(log.replay(&game, log.entries.len()).1) {
        return Err(fault.into());
    }
    let (mut state, mut moves) = (game.blank(&log.header.setup), Vec::new());
    for (entry, of) in log.entries.iter().enumerate() {
        if let Some(remark) = game.remark(&state, &of.events, None) {
            moves.push(Remarked { entry, remark: remark.map(|action| Raw::of(&action)) });
        }
        of.events.iter().for_each(|event| game.evolve(&mut state, event));
    }
    if moves.is_empty() {
        return none(kind.no_bots(&game).unwrap_or(Message::new("analysis-none")));
    }
    Ok(Analysis::of(moves))
}
