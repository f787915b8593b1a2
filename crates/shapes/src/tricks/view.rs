//! Who may know what.

use super::state::{Card, Event, Hand, Phase, State, deck};
use kernel::{BySeat, Draws, Moment, RuleId, Seat, SeatSet, Viewer};
use serde::Serialize;
use ts_rs::TS;

/// What one viewer may see.
#[derive(Clone, Serialize, Debug, TS)]
pub struct View {
    /// Which hand, from 0.
    pub number: u32,
    /// Naming or playing.
    pub phase: Phase,
    /// Who names the contract.
    pub namer: Option<Seat>,
    /// Who acts.
    pub turn: Option<Seat>,
    /// Since when.
    pub since: Moment,
    /// The contract named.
    pub contract: RuleId,
    /// The viewer's own cards.
    pub own: Vec<Card>,
    /// How many each seat holds.
    pub counts: Vec<usize>,
    /// The trick on the table.
    pub trick: Vec<(Seat, Card)>,
    /// The tricks before it: all that was played lay open.
    pub tricks: Vec<Vec<(Seat, Card)>>,
    /// How many each seat took.
    pub taken: BySeat<u8>,
    /// Points so far.
    pub scores: BySeat<i64>,
    /// Who is not there.
    pub away: SeatSet,
    /// Who of those will not come back.
    pub gone: SeatSet,
    /// Why it is over.
    pub ended: Option<String>,
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let hand = &state.hand;
    View {
        number: hand.number,
        phase: hand.phase,
        namer: hand.namer,
        turn: hand.turn,
        since: state.since,
        contract: hand.contract.clone(),
        own: own(&hand.held, viewer),
        counts: hand.held.0.iter().map(Vec::len).collect(),
        trick: hand.trick.clone(),
        tricks: hand.tricks.clone(),
        taken: hand.taken.clone(),
        scores: state.scores.clone(),
        away: state.away,
        gone: state.gone,
        ended: state.ended.clone(),
    }
}

fn own(held: &BySeat<Vec<Card>>, viewer: Viewer) -> Vec<Card> {
    viewer.seat().and_then(|seat| held.get(seat).cloned()).unwrap_or_default()
}

/// What one viewer is told.
#[derive(Clone, Serialize, Debug, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum News {
    /// A hand begins; of the cards only one's own.
    Dealt { number: u32, namer: Seat, own: Vec<Card> },
    /// Only the broken variant tells this.
    AllHands { held: BySeat<Vec<Card>> },
    /// What all may know.
    Open(Event),
}

pub(super) fn redact(event: &Event, viewer: Viewer, leaky: bool) -> News {
    match event {
        Event::Dealt { held, .. } if leaky => News::AllHands { held: held.clone() },
        Event::Dealt { number, namer, held } => News::Dealt { number: *number, namer: *namer, own: own(held, viewer) },
        open => News::Open(open.clone()),
    }
}

/// Deals the cards that `viewer` cannot see among the hands they may lie in.
///
/// It may give a hand that would have had to follow suit earlier: good enough for the laws, since no
/// rule here looks back; a bot that samples would filter.
pub(super) fn imagine(view: &View, viewer: Viewer, draws: &mut Draws) -> State {
    let played = |card: &Card| view.tricks.iter().flatten().chain(&view.trick).any(|(_, other)| other == card);
    let mut unseen = deck();
    unseen.retain(|card| !view.own.contains(card) && !played(card));
    draws.shuffle(&mut unseen);
    let mut hand_of = |(seat, count): (u8, &usize)| match viewer.is(Seat(seat)) {
        true => view.own.clone(),
        false => unseen.split_off(unseen.len().saturating_sub(*count)),
    };
    let hand = Hand {
        number: view.number,
        phase: view.phase,
        namer: view.namer,
        turn: view.turn,
        contract: view.contract.clone(),
        held: BySeat((0..).zip(&view.counts).map(&mut hand_of).collect()),
        trick: view.trick.clone(),
        tricks: view.tricks.clone(),
        taken: view.taken.clone(),
    };
    let (scores, ended) = (view.scores.clone(), view.ended.clone());
    State { hand, scores, away: view.away, gone: view.gone, since: view.since, ended }
}
