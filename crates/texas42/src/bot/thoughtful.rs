//! `steady` and `strong`: they think before they act, the one a little and the other more.

use super::Sight;
use super::easy::advice;
use super::partners::{indicated, indicated_by};
use super::thinker::{Budget, Rating, Standing, Thinker};
use crate::Texas42;
use crate::domino::Dominoes;
use crate::state::{Action, Hand, Phase, partner};
use crate::view::{View, seen_hand};
use kernel::{Bot, Draws, Turn, Wish};
use std::sync::Arc;

/// Some thought: two dozen deals for a play.
pub const STEADY: Budget = Budget { auction: 32, trumps: 3, play: 24, nodes: 1_500_000, reads: true };

/// More thought: five dozen.
pub const STRONG: Budget = Budget { auction: 64, trumps: 4, play: 60, nodes: 3_000_000, reads: true };

/// Worths that differ by less are the same: then rules of thumb and conventions choose.
const SAME: f64 = 0.02;

/// Plays by sampling and solving.
pub struct Thoughtful {
    game: Arc<Texas42>,
    thinker: Thinker,
    /// What it was asked last, and what it said: it may be asked again.
    last: Option<(Asked, Action)>,
}

/// Where a match stands, as far as a decision goes.
type Asked = (u32, Phase, usize, usize, usize);

impl Thoughtful {
    /// Knows the rules, like everyone, and thinks so much.
    pub fn new(game: Arc<Texas42>, budget: Budget) -> Self {
        Thoughtful { thinker: Thinker::new(&game, budget), game, last: None }
    }
}

impl Bot<Texas42> for Thoughtful {
    fn act(&mut self, turn: &Turn<'_, Texas42>, luck: &mut Draws) -> Option<Wish<Action>> {
        let mut actions: Vec<Action> = turn.offers().iter().filter_map(|offer| offer.action().cloned()).collect();
        // It plays its hand; claiming would only save time.
        actions.retain(|action| *action != Action::LayDown);
        if let [only] = &actions[..] {
            return Some(Wish::now(only.clone()));
        }
        let hand = seen_hand(turn.view());
        let asked = (hand.number, hand.phase, hand.calls.len(), hand.played().len(), actions.len());
        if let Some((_, action)) =
            self.last.as_ref().filter(|(last, action)| *last == asked && actions.contains(action))
        {
            return Some(Wish::now(action.clone()));
        }
        let ratings = self.thinker.rate(&hand, turn.seat, &standing(turn.view()), &actions, luck);
        let sight = Sight::new(&hand, turn.seat, self.game.ask());
        let action = choose(&hand, &sight, &actions, &ratings)?;
        self.last = Some((asked, action.clone()));
        Some(Wish::now(action))
    }
}

/// The score, as a view shows it.
pub fn standing(view: &View) -> Standing {
    Standing { scores: view.scores, goal: view.goal, marks: view.unit == "marks" }
}

/// The best; among those that are as good, what conventions and rules of thumb like best.
fn choose(hand: &Hand, sight: &Sight, actions: &[Action], ratings: &[Rating]) -> Option<Action> {
    let best = ratings.iter().map(|rating| rating.worth).fold(f64::MIN, f64::max);
    let thumbs = advice(sight, actions);
    let close = actions.iter().zip(ratings).zip(thumbs).filter(|((_, rating), _)| rating.worth >= best - SAME);
    close
        .max_by_key(|((action, _), (thumb, _))| (convention(hand, sight, action), *thumb))
        .map(|((action, _), _)| action.clone())
}

/// Does it keep to what partners agree on? Throwing away indicates; a suit that was indicated is led back.
fn convention(hand: &Hand, sight: &Sight, action: &Action) -> i32 {
    let Action::Play(domino) = action else { return 0 };
    let Some(lead) = sight.lead() else {
        let asked = indicated_by(hand, &sight.suits, partner(sight.seat));
        return i32::from(
            asked.is_some_and(|best| sight.suits.following(best).contains(*domino) && !sight.is_master(*domino)),
        );
    };
    let thrown = sight.suits.strength(*domino, lead) == 0;
    let first = indicated_by(hand, &sight.suits, sight.seat).is_none();
    let shows = indicated(&sight.suits, hand.played(), *domino);
    let tops: Dominoes = shows.into_iter().collect();
    i32::from(thrown && first && sight.partner_wins() && !tops.is_empty() && tops.and(sight.own) == tops)
}
