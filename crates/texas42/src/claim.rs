//! Claims: a hand is laid down, and the rest is played by itself or fails.

use crate::Texas42;
use crate::decide::Moves;
use crate::rules::verdict;
use crate::solve::Solver;
use crate::state::{Action, Claim, Event, Hand, Phase, Play};
use kernel::{Arg, Message, Seat, message};

impl Texas42 {
    /// The rest is claimed. If nothing can stop it, it is played out at once; else the bid is set.
    pub(crate) fn lay_down(&self, moves: &mut Moves<'_>, seat: Seat) {
        let hand = moves.draft.now().hand.clone();
        let mut solver = Solver::new(self);
        let defeat = solver.defeats_claim(&hand, seat);
        let line = defeat.clone().unwrap_or_default();
        let line: Vec<Play> = line.into_iter().map(|(seat, domino)| Play { seat, domino }).collect();
        let claim = Claim { seat, held: hand.held_by(seat), stands: defeat.is_none(), line };
        moves.draft.push(Event::LaidDown(claim.clone()));
        if claim.stands {
            self.play_claim(moves, seat, hand.number, &mut solver);
        } else {
            let verdict = verdict(&hand, false, why_not(&claim));
            moves.draft.push(Event::Decided(verdict));
            self.finish_hand(moves);
        }
    }

    /// Plays what is left: the claimer so that the claim holds, the others what comes first.
    fn play_claim(&self, moves: &mut Moves<'_>, claimer: Seat, number: u32, solver: &mut Solver) {
        let under_way = |hand: &Hand| hand.phase == Phase::Playing && hand.number == number;
        while under_way(&moves.draft.now().hand) {
            let hand = moves.draft.now().hand.clone();
            let Some(seat) = hand.turn else { return };
            let keeps = if seat == claimer { solver.keeps_claim(&hand, claimer) } else { None };
            let Some(domino) = keeps.or_else(|| solver.legal(&hand).iter().next()) else { return };
            self.carry_out(moves, seat, &Action::Play(domino), false);
        }
    }
}

/// The plays that stop it.
fn why_not(claim: &Claim) -> Message {
    if claim.line.is_empty() {
        return Message::new("verdict-unjudged");
    }
    let plays: Vec<Arg> = claim.line.iter().map(|play| play.domino.into()).collect();
    message!("verdict-lay_down", plays = plays)
}
