//! Thinking by sampling: deals that fit what was seen are drawn, solved with open hands, and the answers counted.
//!
//! What is looked at is the seat's own view, made into a hand in which nobody else's dominoes stand. Effort is counted in
//! deals and positions, never in time.

use super::partners::indicated_by;
use super::thumb::Plan;
use crate::Texas42;
use crate::domino::{Domino, Dominoes};
use crate::rules::Questions;
use crate::solve::{Aim, Path, Solver};
use crate::state::{Action, Amount, Bid, Hand, Phase, TRICKS, Trump, partner, team};
use crate::worlds::{Unseen, Ways, room, shown, voids, weigh, weight};
use kernel::{Draws, Seat};

/// How much is thought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Deals for a bid and for naming trumps.
    pub auction: usize,
    /// How many trumps are thought through, the likeliest first.
    pub trumps: usize,
    /// Deals for a play.
    pub play: usize,
    /// Positions for one decision; the deal that passes this is the last.
    pub nodes: u64,
    /// Are bids and what partners indicate taken as evidence?
    pub reads: bool,
}

/// What something comes to, over the deals.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Rating {
    /// How good it is for the seat; higher is better. Only to be compared.
    pub worth: f64,
    /// In so many deals the contract is made.
    pub made: usize,
    /// Of so many.
    pub deals: usize,
}

/// What the match stands at, as the seat sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// What each team has.
    pub scores: [i64; 2],
    /// Who has so much has won.
    pub goal: i64,
    /// Is it played for marks?
    pub marks: bool,
}

impl Standing {
    /// The chance that a team wins the match, if every further hand is worth a mark to either with equal chance.
    pub fn chance(&self, side: usize, gain: [i64; 2]) -> f64 {
        let missing = |side: usize| (self.goal - self.scores[side] - gain[side]).max(0) as usize;
        let (ours, theirs) = (missing(side).min(LONGEST), missing(1 - side).min(LONGEST));
        // row[t]: our chance while they miss t marks; with none missing for us it is sure.
        let mut row = [1.0; LONGEST + 1];
        for _ in 0..ours {
            row[0] = 0.0;
            for theirs in 1..=LONGEST {
                row[theirs] = f64::midpoint(row[theirs], row[theirs - 1]);
            }
        }
        row[theirs]
    }
}

/// Marks further from the end than this are all the same.
const LONGEST: usize = 21;

/// Double dummy flatters who bids: so much of what it promises is believed.
const BELIEVED: f64 = 0.94;

/// What a point is worth beside making or setting the bid.
const POINT: f64 = 0.004;

/// Thinks for one seat.
pub struct Thinker {
    game: Texas42,
    solver: Solver,
    budget: Budget,
}

impl Thinker {
    /// With so much effort.
    pub fn new(game: &Texas42, budget: Budget) -> Self {
        Thinker { game: game.clone(), solver: Solver::new(game), budget }
    }

    /// Rates what may be done, one rating for each action. Nothing of `hand` but what `seat` sees is looked at.
    pub fn rate(
        &mut self,
        hand: &Hand,
        seat: Seat,
        standing: &Standing,
        actions: &[Action],
        draws: &mut Draws,
    ) -> Vec<Rating> {
        match hand.phase {
            Phase::Bidding => self.rate_calls(hand, seat, standing, actions, draws),
            Phase::Naming => self.rate_names(hand, seat, actions, draws),
            Phase::Playing => self.rate_plays(hand, seat, standing, actions, draws),
            _ => vec![Rating::default(); actions.len()],
        }
    }

    /// Deals that fit what `seat` has seen, as hands with all dominoes in them.
    pub fn deals(&mut self, hand: &Hand, seat: Seat, wanted: usize, draws: &mut Draws) -> Vec<Hand> {
        let suits = self.game.ask().suits(hand);
        let playing = hand.phase == Phase::Playing;
        let tables = if playing { self.solver.tables(hand) } else { None };
        let missing = tables.map_or_else(|| voids(hand, &suits), |tables| shown(hand, tables));
        let ways = Ways::new(&Unseen::of(hand, Some(seat), room(hand), missing));
        let drawn = if self.budget.reads { wanted * 4 } else { wanted };
        let fill = |dealt: [Dominoes; 4]| {
            let mut world = hand.clone();
            for other in (0..4).filter(|other| *other != seat.index()) {
                world.held[other] = dealt[other];
            }
            world
        };
        let worlds: Vec<Hand> = (0..drawn).filter_map(|_| ways.deal(draws).map(fill)).collect();
        if !self.budget.reads {
            return worlds;
        }
        let indicated = indicated_by(hand, &suits, partner(seat)).filter(|_| playing);
        let weights: Vec<f64> = worlds
            .iter()
            .map(|world| {
                let held = indicated.is_none_or(|best| world.held_by(partner(seat)).contains(best));
                weight(&self.game, world, seat) * if held { 1.0 } else { 0.5 }
            })
            .collect();
        weigh(&worlds, &weights, wanted, draws)
    }

    fn rate_plays(
        &mut self,
        hand: &Hand,
        seat: Seat,
        standing: &Standing,
        actions: &[Action],
        draws: &mut Draws,
    ) -> Vec<Rating> {
        let mut ratings = vec![Rating::default(); actions.len()];
        let asking = self.solver.path(hand) == Path::Asking;
        if actions.len() < 2 || (asking && hand.tricks.len() + 4 < TRICKS) {
            return ratings;
        }
        let deals = self.deals(hand, seat, if asking { self.budget.play / 4 + 1 } else { self.budget.play }, draws);
        let start = self.solver.nodes();
        let bids = team(seat) == hand.bidders();
        let open = hand.verdict.is_none();
        for world in &deals {
            for (domino, made, points) in self.plays_in(world, standing) {
                let Some(place) = actions.iter().position(|action| *action == Action::Play(domino)) else { continue };
                let rating = &mut ratings[place];
                let worth = f64::from(u8::from(made && open)) + points;
                rating.worth += if bids { worth } else { -worth };
                rating.made += usize::from(made);
                rating.deals += 1;
            }
            if self.solver.nodes() - start > self.budget.nodes {
                break;
            }
        }
        ratings.iter_mut().for_each(|rating| rating.worth /= rating.deals.max(1) as f64);
        ratings
    }

    /// Each play with whether it makes the contract, and what its points are worth beside that.
    fn plays_in(&mut self, world: &Hand, standing: &Standing) -> Vec<(Domino, bool, f64)> {
        let need = match self.solver.tables(world).map(|tables| tables.aim) {
            Some(Aim::Points(need)) if need < 42 || !standing.marks || world.verdict.is_some() => need,
            _ => return self.solver.makes_by_plays(world).into_iter().map(|(play, made)| (play, made, 0.0)).collect(),
        };
        let each = if standing.marks { POINT } else { 1.0 / 42.0 };
        let plays = self.solver.points_of_plays(world).unwrap_or_default();
        plays.into_iter().map(|(play, points)| (play, points >= need, each * f64::from(points))).collect()
    }

    fn rate_names(&mut self, hand: &Hand, seat: Seat, actions: &[Action], draws: &mut Draws) -> Vec<Rating> {
        let trumps: Vec<Trump> = actions.iter().filter_map(named).collect();
        let likely = self.likely(hand.held_by(seat), &trumps);
        let deals = self.deals(hand, seat, self.budget.auction, draws);
        let need = hand.high().map_or(42, Amount::points);
        let rate = |action: &Action| {
            let Some(trump) = named(action).filter(|trump| likely.contains(trump)) else {
                return Rating { worth: -1.0, ..Rating::default() };
            };
            let points = self.outcomes(&deals, hand.bidder.unwrap_or(seat), hand.bid.as_ref(), &trump);
            let made = points.iter().filter(|points| **points >= need).count();
            let mean = points.iter().map(|points| f64::from(*points)).sum::<f64>() / points.len().max(1) as f64;
            let worth = made as f64 / points.len().max(1) as f64 + POINT * mean;
            Rating { worth, made, deals: points.len() }
        };
        actions.iter().map(rate).collect()
    }

    /// The trumps worth thinking about: the likeliest by rules of thumb, and every contract.
    fn likely(&self, own: Dominoes, trumps: &[Trump]) -> Vec<Trump> {
        let mut plain: Vec<&Trump> = trumps.iter().filter(|trump| !matches!(trump, Trump::Contract(_))).collect();
        kernel::order::sort_by_key(&mut plain, |trump| {
            let plan = Plan::new(own, trump);
            (plan.losers * 10, TRICKS - plan.trumps.min(TRICKS))
        });
        let contracts = trumps.iter().filter(|trump| matches!(trump, Trump::Contract(_)));
        plain.into_iter().take(self.budget.trumps).chain(contracts).cloned().collect()
    }

    /// The bidders' points in each deal with these trumps; of a contract that is not about points, 42 or 0. Something
    /// that fails in most of the first deals is not thought through.
    fn outcomes(&mut self, deals: &[Hand], bidder: Seat, bid: Option<&Bid>, trump: &Trump) -> Vec<u8> {
        let start = self.solver.nodes();
        let mut outcomes = Vec::with_capacity(deals.len());
        for world in deals {
            let hand = self.begun(world, bidder, bid, trump);
            let plain = hand.contract.is_none();
            let points = if plain { self.solver.points(&hand) } else { None };
            outcomes.push(points.unwrap_or_else(|| if self.solver.makes(&hand) { 42 } else { 0 }));
            let failing = outcomes.iter().filter(|points| **points < 30).count();
            let hopeless = outcomes.len() == 8 && failing >= 6;
            if hopeless || self.solver.nodes() - start > self.budget.nodes {
                break;
            }
        }
        outcomes
    }

    /// A deal as it would be led to.
    fn begun(&self, world: &Hand, bidder: Seat, bid: Option<&Bid>, trump: &Trump) -> Hand {
        let ask = self.game.ask();
        let contract = match trump {
            Trump::Contract(id) => Some(id.clone()),
            _ => bid.and_then(|bid| bid.special.clone()),
        };
        let mut hand = Hand {
            phase: Phase::Playing,
            bidder: Some(bidder),
            bid: Some(bid.cloned().unwrap_or_else(|| Bid::points(30))),
            contract,
            trump: Some(trump.clone()),
            ..world.clone()
        };
        hand.players = ask.players(&hand, bidder);
        hand.turn = Some(ask.leads_first(&hand, bidder));
        hand
    }

    fn rate_calls(
        &mut self,
        hand: &Hand,
        seat: Seat,
        standing: &Standing,
        actions: &[Action],
        draws: &mut Draws,
    ) -> Vec<Rating> {
        let deals = self.deals(hand, seat, self.budget.auction, draws);
        let plain = self.best_points(hand, seat, &deals);
        let contracts = self.best_contract(hand, seat, &deals, actions);
        actions
            .iter()
            .map(|action| match action {
                Action::Bid(Bid { amount, special: None }) => {
                    let made = plain.iter().filter(|points| **points >= amount.points()).count();
                    let (made, of) = match (*amount, contracts) {
                        (Amount::Marks(_), Some((more, of))) if more * plain.len() > made * of => (more, of),
                        _ => (made, plain.len()),
                    };
                    self.rate_bid(standing, seat, *amount, made, of)
                }
                Action::Bid(bid) => {
                    let (made, of) = self.special(bid, seat, &deals);
                    self.rate_bid(standing, seat, bid.amount, made, of)
                }
                _ => Rating { worth: pass(hand, seat, standing), ..Rating::default() },
            })
            .collect()
    }

    fn rate_bid(&self, standing: &Standing, seat: Seat, amount: Amount, made: usize, of: usize) -> Rating {
        let chance = BELIEVED * made as f64 / of.max(1) as f64;
        let worth = expected(standing, team(seat), i64::from(amount.marks()), chance);
        Rating { worth, made, deals: of }
    }

    /// The points with the best trumps: those that most often make 30, then the most points.
    fn best_points(&mut self, hand: &Hand, seat: Seat, deals: &[Hand]) -> Vec<u8> {
        let plain: Vec<Trump> = (0..7).map(Trump::Pip).chain([Trump::Doubles, Trump::NoTrump]).collect();
        let likely = self.likely(hand.held_by(seat), &plain);
        let all = likely.iter().map(|trump| self.outcomes(deals, seat, None, trump)).collect::<Vec<_>>();
        let rate = |points: &Vec<u8>| {
            let (made, sum) = (
                points.iter().filter(|points| **points >= 30).count(),
                points.iter().map(|p| u32::from(*p)).sum::<u32>(),
            );
            (made * 1_000 / points.len().max(1), sum as usize / points.len().max(1))
        };
        all.into_iter().max_by_key(rate).unwrap_or_default()
    }

    /// How often the best contract is made that could be named after winning with a mark.
    fn best_contract(&mut self, hand: &Hand, seat: Seat, deals: &[Hand], actions: &[Action]) -> Option<(usize, usize)> {
        let marks = actions.iter().find_map(|action| match action {
            Action::Bid(bid @ Bid { amount: Amount::Marks(_), special: None }) => Some(bid.clone()),
            _ => None,
        })?;
        let won = Hand { phase: Phase::Naming, bidder: Some(seat), bid: Some(marks.clone()), ..hand.clone() };
        let trumps = self.game.ask().trumps(&won);
        let contracts = trumps.iter().filter(|trump| matches!(trump, Trump::Contract(_)));
        let made = contracts.collect::<Vec<_>>().into_iter().map(|contract| {
            let outcomes = self.outcomes(deals, seat, Some(&marks), &contract);
            (outcomes.iter().filter(|points| **points == 42).count(), outcomes.len())
        });
        made.max_by_key(|(made, of)| made * 1_000 / (*of).max(1))
    }

    /// How often a special bid is made, if who names trumps does it by rules of thumb.
    fn special(&mut self, bid: &Bid, seat: Seat, deals: &[Hand]) -> (usize, usize) {
        let mut made = (0, 0);
        for world in deals {
            let won = Hand {
                phase: Phase::Naming,
                bidder: Some(seat),
                bid: Some(bid.clone()),
                contract: bid.special.clone(),
                ..world.clone()
            };
            let namer = self.game.ask().names_trumps(&won, seat);
            let trumps = self.game.ask().trumps(&won);
            let own = world.held_by(namer);
            let best = trumps.iter().min_by_key(|trump| {
                let plan = Plan::new(own, trump);
                (plan.losers, TRICKS - plan.trumps.min(TRICKS))
            });
            let trump = best.unwrap_or(Trump::NoTrump);
            let hand = self.begun(world, seat, Some(bid), &trump);
            made = (made.0 + usize::from(self.solver.makes(&hand)), made.1 + 1);
            if made.1 == 8 && made.0 < 3 {
                break;
            }
        }
        made
    }
}

fn named(action: &Action) -> Option<Trump> {
    match action {
        Action::Name(trump) => Some(trump.clone()),
        _ => None,
    }
}

/// What so many marks are worth to a team that makes them with this chance, and loses them otherwise.
fn expected(standing: &Standing, side: usize, marks: i64, chance: f64) -> f64 {
    if !standing.marks {
        return (2.0 * chance - 1.0) * marks as f64;
    }
    let gain = |winner: usize| {
        let mut gain = [0; 2];
        gain[winner] = marks;
        standing.chance(side, gain)
    };
    chance * gain(side) + (1.0 - chance) * gain(1 - side)
}

/// What passing is worth: others may bid, and mostly know what they do.
fn pass(hand: &Hand, seat: Seat, standing: &Standing) -> f64 {
    let marks = i64::from(hand.high().map_or(1, Amount::marks));
    match hand.bidder {
        Some(bidder) => {
            let ours = team(bidder) == team(seat);
            expected(standing, team(seat), marks, if ours { 0.72 } else { 0.32 })
        }
        None if hand.up_to_shaker() => expected(standing, team(seat), 1, 0.5),
        None => expected(standing, team(seat), 1, 0.47),
    }
}
