//! State, events, and folding them. No rule is asked here.

use crate::domino::{Domino, Dominoes};
pub use crate::hand::*;
use kernel::{Misfit, Moment, RuleId, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// A seat is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Absence {
    /// Is it gone for good?
    pub left: bool,
}

/// The last hand that was played, and what it brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Finished {
    /// Which hand.
    pub number: u32,
    /// Who had bid.
    pub bidder: Seat,
    /// What.
    pub bid: Bid,
    /// By which special contract it was played.
    pub contract: Option<RuleId>,
    /// Whether it was made, and why.
    pub verdict: MadeOrSet,
    /// The marks at stake.
    pub stake: u8,
    /// What each team scored.
    #[ts(type = "[number, number]")]
    pub awards: [i64; 2],
    /// The points that each team took.
    pub points: [u8; 2],
    /// The hand that was laid down, if one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub claim: Option<Claim>,
}

/// Figures of one team.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize, TS)]
pub struct Figures {
    /// Hands that it bid and made.
    pub made: u32,
    /// Hands that it bid and did not make.
    pub set: u32,
    /// Tricks taken.
    pub tricks: u32,
    /// Points taken.
    pub points: u32,
}

/// All there is to know.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct State {
    /// The hand being played.
    pub hand: Hand,
    /// Marks, or points, of each team.
    pub scores: [i64; 2],
    /// Who is not there.
    pub absent: SeatSet,
    /// Who of them is gone for good.
    pub left: SeatSet,
    /// The hand before.
    pub last: Option<Arc<Finished>>,
    /// The last trick, which may still be looked at when the next hand is dealt.
    pub last_trick: Option<Trick>,
    /// Figures of each team.
    pub figures: [Figures; 2],
    /// Hands in which nobody bid.
    pub thrown_in: u32,
    /// Why the match is over, once it is.
    pub over: Option<RuleId>,
}

/// What a seat may do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Makes no bid.
    Pass,
    /// Bids.
    Bid(Bid),
    /// Names trumps, or a contract.
    Name(Trump),
    /// Plays a domino.
    Play(Domino),
    /// Lays the hand open and claims the rest.
    LayDown,
    /// Has seen the trick or the score: go on.
    Acknowledge,
}

fn is_false(yes: &bool) -> bool {
    !yes
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A hand was dealt.
    Dealt {
        /// Which, from 0.
        number: u32,
        /// Who shook.
        shaker: Seat,
        /// What each got.
        held: [Dominoes; 4],
        /// When.
        at: Moment,
    },
    /// A seat bid or passed.
    Called {
        /// Who.
        seat: Seat,
        /// The bid; none: a pass.
        bid: Option<Bid>,
        /// Who is next.
        next: Seat,
        /// When.
        at: Moment,
        /// Was it done for the seat, because time was up?
        #[serde(default, skip_serializing_if = "is_false")]
        late: bool,
    },
    /// All passed.
    ThrownIn,
    /// The auction is over; the highest bid stands.
    Won {
        /// Whose it is.
        seat: Seat,
        /// What it is.
        bid: Bid,
    },
    /// This seat is to name trumps.
    ToName {
        /// Who.
        seat: Seat,
    },
    /// Trumps or a contract were named; none: there was nothing to name.
    Named {
        /// By whom.
        seat: Seat,
        /// What.
        trump: Option<Trump>,
        /// When.
        at: Moment,
        /// Was it done for the seat, because time was up?
        #[serde(default, skip_serializing_if = "is_false")]
        late: bool,
    },
    /// The first trick may be led.
    Begun {
        /// Who leads.
        leader: Seat,
        /// Who plays.
        players: SeatSet,
    },
    /// A domino was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        domino: Domino,
        /// Who is next.
        next: Seat,
        /// When.
        at: Moment,
        /// Was it done for the seat, because time was up?
        #[serde(default, skip_serializing_if = "is_false")]
        late: bool,
    },
    /// A hand was laid down, and the rest claimed.
    LaidDown(Claim),
    /// A trick is complete.
    TrickTaken {
        /// Who took it.
        by: Seat,
        /// What it counts.
        points: u8,
    },
    /// The hand is decided, though it may be played on.
    Decided(MadeOrSet),
    /// The hand is over.
    HandScored {
        /// The marks at stake.
        stake: u8,
        /// What each team scores.
        awards: [i64; 2],
    },
    /// Those who play are asked to acknowledge.
    Paused {
        /// What: `trick_pause` or `hand_pause`.
        phase: Phase,
        /// Who.
        pending: SeatSet,
        /// It ends by itself then.
        until: Moment,
    },
    /// A seat has acknowledged.
    Acknowledged {
        /// Who.
        seat: Seat,
    },
    /// Play goes on after a trick.
    Resumed {
        /// When.
        at: Moment,
    },
    /// A seat's connection is lost, or it is gone for good.
    Away {
        /// Who.
        seat: Seat,
        /// For good?
        left: bool,
    },
    /// A seat is back.
    Back {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    Ended {
        /// Why: a rule, `stopped`, or `all_left`.
        reason: RuleId,
    },
}

/// Folds one event.
pub(crate) fn evolve(state: &mut State, event: &Event) {
    let hand = &mut state.hand;
    match event {
        Event::Dealt { number, shaker, held, at } => {
            let (turn, since) = (Some(shaker.next(SEATS)), *at);
            *hand = Hand { number: *number, shaker: *shaker, turn, since, held: *held, ..Hand::default() };
        }
        Event::Called { seat, bid, next, at, .. } => {
            hand.calls.push(Call { seat: *seat, bid: bid.clone() });
            if bid.is_some() {
                (hand.bidder, hand.bid) = (Some(*seat), bid.clone());
            }
            (hand.turn, hand.since) = (Some(*next), *at);
        }
        Event::ThrownIn => {
            hand.turn = None;
            state.thrown_in = state.thrown_in.saturating_add(1);
        }
        Event::Won { seat, bid } => {
            hand.phase = Phase::Naming;
            hand.contract = bid.special.clone();
            hand.turn = Some(*seat);
        }
        Event::ToName { seat } => hand.turn = Some(*seat),
        Event::Named { trump, at, .. } => {
            if let Some(Trump::Contract(id)) = trump {
                hand.contract = Some(id.clone());
            }
            hand.trump = trump.clone();
            (hand.turn, hand.since) = (None, *at);
        }
        Event::Begun { leader, players } => {
            hand.phase = Phase::Playing;
            (hand.turn, hand.players) = (Some(*leader), *players);
        }
        Event::Played { seat, domino, next, at, .. } => {
            hand.held[seat.index()].remove(*domino);
            hand.trick.push(Play { seat: *seat, domino: *domino });
            (hand.turn, hand.since) = (Some(*next), *at);
        }
        Event::TrickTaken { by, points } => {
            let plays = std::mem::take(&mut hand.trick);
            hand.points[team(*by)] = hand.points[team(*by)].saturating_add(*points);
            let trick = Trick { plays, winner: *by, points: *points };
            state.last_trick = Some(trick);
            hand.tricks.push(trick);
            hand.turn = Some(*by);
        }
        Event::LaidDown(claim) => hand.claim = Some(claim.clone()),
        Event::Decided(verdict) => hand.verdict = Some(verdict.clone()),
        Event::HandScored { stake, awards } => {
            hand.turn = None;
            score(state, *stake, *awards);
        }
        Event::Paused { phase, pending, until } => {
            (hand.phase, hand.pending, hand.until) = (*phase, *pending, Some(*until));
        }
        Event::Acknowledged { seat } => hand.pending.remove(*seat),
        Event::Resumed { at } => {
            (hand.phase, hand.pending, hand.until) = (Phase::Playing, SeatSet::EMPTY, None);
            hand.since = *at;
        }
        Event::Away { seat, left } => {
            state.absent.insert(*seat);
            if *left {
                state.left.insert(*seat);
            }
            hand.pending.remove(*seat);
        }
        Event::Back { seat } => {
            state.absent.remove(*seat);
            state.left.remove(*seat);
        }
        Event::Ended { reason } => {
            (hand.phase, hand.turn, hand.pending, hand.until) = (Phase::Over, None, SeatSet::EMPTY, None);
            state.over = Some(reason.clone());
        }
    }
}

fn score(state: &mut State, stake: u8, awards: [i64; 2]) {
    let hand = &state.hand;
    for side in [0, 1] {
        state.scores[side] = state.scores[side].saturating_add(awards[side]);
        let figures = &mut state.figures[side];
        figures.tricks = figures.tricks.saturating_add(hand.taken(side) as u32);
        figures.points = figures.points.saturating_add(u32::from(hand.points[side]));
    }
    let (Some(bidder), Some(bid), Some(verdict)) = (hand.bidder, &hand.bid, &hand.verdict) else { return };
    let figures = &mut state.figures[team(bidder)];
    let count = if verdict.made { &mut figures.made } else { &mut figures.set };
    *count = count.saturating_add(1);
    state.last = Some(Arc::new(Finished {
        number: hand.number,
        bidder,
        bid: bid.clone(),
        contract: hand.contract.clone(),
        verdict: verdict.clone(),
        stake,
        awards,
        points: hand.points,
        claim: hand.claim.clone(),
    }));
}

/// Can this event be folded here? For logs from outside.
pub(crate) fn fits(state: &State, event: &Event) -> Result<(), Misfit> {
    let hand = &state.hand;
    let sits = |seat: &Seat| Misfit::unless(seat.0 < SEATS, "there is no such seat");
    let in_phase = |phase: Phase| Misfit::unless(hand.phase == phase, "it is not the time for that");
    let turn_of = |seat: &Seat| Misfit::unless(hand.turn == Some(*seat), "it is another seat's turn");
    Misfit::unless(state.over.is_none(), "the match is over")?;
    match event {
        Event::Dealt { shaker, held, .. } => {
            sits(shaker)?;
            let all = held.iter().fold(Dominoes::NONE, |all, own| all.or(*own));
            let even = held.iter().all(|own| own.len() == TRICKS);
            Misfit::unless(even && all == Dominoes::ALL, "each gets seven of the twenty-eight dominoes")
        }
        Event::Called { seat, next, .. } => {
            in_phase(Phase::Bidding)?;
            turn_of(seat)?;
            sits(next)?;
            Misfit::unless(hand.calls.len() < usize::from(SEATS), "the auction is over")
        }
        Event::ThrownIn => {
            in_phase(Phase::Bidding)?;
            Misfit::unless(hand.bid.is_none(), "there is a bid")
        }
        Event::Won { seat, bid } => {
            in_phase(Phase::Bidding)?;
            let highest = hand.bidder == Some(*seat) && hand.bid.as_ref() == Some(bid);
            Misfit::unless(highest, "that is not the highest bid")
        }
        Event::ToName { seat } => {
            sits(seat)?;
            in_phase(Phase::Naming)
        }
        Event::Named { seat, .. } => {
            in_phase(Phase::Naming)?;
            turn_of(seat)
        }
        Event::Begun { leader, players } => {
            in_phase(Phase::Naming)?;
            let known = players.without(SeatSet::first(SEATS)).is_empty();
            Misfit::unless(known && players.contains(*leader), "the leader must be one of those who play")
        }
        Event::Played { seat, domino, next, .. } => {
            in_phase(Phase::Playing)?;
            turn_of(seat)?;
            sits(next)?;
            Misfit::unless(!hand.trick.is_full(), "the trick is complete")?;
            Misfit::unless(hand.held_by(*seat).contains(*domino), "that domino is not held")
        }
        Event::TrickTaken { by, .. } => {
            in_phase(Phase::Playing)?;
            Misfit::unless(!hand.tricks.is_full(), "all tricks are taken")?;
            let played = hand.trick.iter().any(|play| play.seat == *by);
            Misfit::unless(played, "who takes a trick has played to it")
        }
        Event::LaidDown(claim) => {
            in_phase(Phase::Playing)?;
            turn_of(&claim.seat)?;
            let known = claim.line.iter().all(|play| play.seat.0 < SEATS);
            let open = claim.held == hand.held_by(claim.seat);
            Misfit::unless(known && open, "what is laid open is what is held")
        }
        Event::Decided(_) | Event::HandScored { .. } => in_phase(Phase::Playing),
        Event::Paused { phase, pending, .. } => {
            in_phase(Phase::Playing)?;
            let known = pending.without(SeatSet::first(SEATS)).is_empty();
            Misfit::unless(known, "there is no such seat")?;
            Misfit::unless(matches!(phase, Phase::TrickPause | Phase::HandPause), "that is no pause")
        }
        Event::Resumed { .. } => in_phase(Phase::TrickPause),
        Event::Acknowledged { seat } | Event::Away { seat, .. } | Event::Back { seat } => sits(seat),
        Event::Ended { .. } => Ok(()),
    }
}
