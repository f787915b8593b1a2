//! What the rules say of playing a hand, as tables.
//!
//! Rules are asked once for every domino and every pair, not at every node of a search. Whether the tables say all there
//! is to say is not taken on trust: random hands are played by the rules, and where the tables would have answered
//! otherwise there are none, and the slow path asks the rules themselves.

use super::asking::step;
use crate::Texas42;
use crate::domino::{Domino, Dominoes};
use crate::rules::{Base, Questions, Rule};
use crate::state::{Amount, Hand, Phase, Play, SEATS, TRICKS, Trick, partner, team};
use crate::suits::Suits;
use kernel::{Answers, Chance, Draws, Few, Seat, SeatSet};

type Ask<'a> = Answers<'a, dyn Base, dyn Rule>;

/// Rows of [`Tables::bars`] for a lead: the first of a hand, and any later one.
const OPENING: usize = 28;
const LEADING: usize = 29;

/// So many random hands are compared with the rules.
const HANDS_COMPARED: usize = 24;

/// What the bidders are after.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Aim {
    /// So many points.
    Points(u8),
    /// Tricks: made, set or still open, by the tricks played and those that the bidders took of them.
    Tricks([[Option<bool>; TRICKS + 1]; TRICKS + 1]),
}

/// What the rules say of playing one hand.
#[derive(Clone, Debug)]
pub struct Tables {
    /// What follows what, what beats what.
    pub suits: Suits,
    /// Who plays.
    pub players: SeatSet,
    /// Who plays after each seat.
    pub next: [Seat; 4],
    /// How many dominoes make a trick.
    pub trick_size: usize,
    /// What a trick counts by itself.
    pub trick: u8,
    /// What each domino adds to that.
    pub count: [u8; 28],
    /// What the bidders are after.
    pub aim: Aim,
    /// The bidders' team.
    pub side: usize,
    /// For each lead, and without one, and each domino: those that bar it from being played while they are held.
    bars: Box<[[Dominoes; 28]; 30]>,
}

impl Tables {
    /// What the rules say of a hand with its contract and trumps. `None`: it does not fit into tables.
    pub fn compile(game: &Texas42, hand: &Hand) -> Option<Tables> {
        let ask = game.ask();
        let blank = blank(hand);
        let suits = ask.suits(&blank);
        let worth = |trick: &[Domino]| {
            let plays = trick.iter().map(|domino| Play { seat: Seat(0), domino: *domino }).collect();
            ask.trick_points(&Hand { trick: plays, ..blank.clone() })
        };
        let trick = worth(&[]);
        let mut count = [0; 28];
        for domino in Domino::all() {
            count[domino.index()] = worth(&[domino]).checked_sub(trick)?;
        }
        let mut tables = Tables {
            bars: following(&suits),
            suits: suits.into_owned(),
            players: hand.players,
            next: std::array::from_fn(|seat| ask.plays_next(&blank, Seat(seat as u8))),
            trick_size: ask.trick_size(&blank),
            trick,
            count,
            aim: Aim::Points(hand.high().map_or(42, Amount::points)),
            side: hand.bidders(),
        };
        if !tables.judges_like(ask, &blank) {
            tables.aim = Aim::Tricks(tables.by_tricks(ask, &blank));
            tables.judges_like(ask, &blank).then_some(())?;
        }
        let leader = ask.leads_first(&blank, hand.bidder.unwrap_or(Seat(0)));
        tables.ask_pairs(OPENING, ask, &blank, leader);
        if !tables.plays_like(ask, &blank, leader) {
            (0..OPENING).for_each(|lead| tables.ask_pairs(lead, ask, &blank, leader));
            tables.ask_pairs(LEADING, ask, &blank, leader);
            tables.plays_like(ask, &blank, leader).then_some(())?;
        }
        Some(tables)
    }

    /// Which of these may be played? `opening`: no trick was played yet.
    pub fn legal(&self, held: Dominoes, lead: Option<Domino>, opening: bool) -> Dominoes {
        held.iter().filter(|domino| self.bars(*domino, lead, opening).and(held).is_empty()).collect()
    }

    /// The dominoes that bar this one: who plays it holds none of them.
    pub fn bars(&self, domino: Domino, lead: Option<Domino>, opening: bool) -> Dominoes {
        let row = lead.map_or(if opening { OPENING } else { LEADING }, Domino::index);
        self.bars[row][domino.index()]
    }

    /// Do four play clockwise, follow suit or play anything, for points as in straight 42?
    pub(super) fn is_plain(&self) -> bool {
        let clockwise = (0..SEATS).all(|seat| self.next[usize::from(seat)] == Seat(seat).next(SEATS));
        let usual = |row: usize| self.bars[row] == following(&self.suits)[row];
        matches!(self.aim, Aim::Points(_))
            && clockwise
            && (self.trick, self.trick_size) == (1, usize::from(SEATS))
            && self.count.iter().all(|count| [0, 5, 10].contains(count))
            && (0..28).chain([LEADING]).all(usual)
    }

    /// What a trick counts.
    pub(super) fn worth(&self, trick: &[Domino]) -> u8 {
        self.trick + trick.iter().map(|domino| self.count[domino.index()]).sum::<u8>()
    }

    /// Is a hand decided, after so many tricks of which the bidders took some, with these points of theirs and others'?
    fn judge(&self, played: usize, taken: usize, ours: u8, theirs: u8) -> Option<bool> {
        match self.aim {
            Aim::Points(need) if ours >= need => Some(true),
            Aim::Points(need) if theirs > 42 - need.min(42) || played == TRICKS => Some(false),
            Aim::Points(_) => None,
            Aim::Tricks(table) => table[played][taken],
        }
    }

    /// Verdicts by tricks alone, as the rules have them.
    fn by_tricks(&self, ask: Ask<'_>, blank: &Hand) -> [[Option<bool>; TRICKS + 1]; TRICKS + 1] {
        let mut table = [[None; TRICKS + 1]; TRICKS + 1];
        for (played, row) in table.iter_mut().enumerate() {
            for (taken, cell) in row.iter_mut().enumerate().take(played + 1) {
                let verdict = ask.verdict(&after(blank, self.side, played, taken, 1));
                *cell = verdict.map(|verdict| verdict.made);
            }
        }
        table
    }

    /// Do the rules say the same, whatever the tricks so far?
    fn judges_like(&self, ask: Ask<'_>, blank: &Hand) -> bool {
        (0..=TRICKS).all(|played| {
            (0..=played).all(|taken| {
                (1..=12).all(|worth| {
                    let hand = after(blank, self.side, played, taken, worth);
                    let judged = self.judge(played, taken, hand.points[self.side], hand.points[1 - self.side]);
                    // What cannot happen need not agree: each trick to come is worth something, too.
                    let sum = u16::from(hand.points[0]) + u16::from(hand.points[1]);
                    let most = 42 - (TRICKS - played) as u16;
                    let possible = sum <= most && hand.tricks.iter().all(|trick| trick.points > 0);
                    !possible || ask.verdict(&hand).map(|verdict| verdict.made) == judged
                })
            })
        })
    }

    /// Finds the bars of a row: with two dominoes in hand, does one bar the other?
    fn ask_pairs(&mut self, row: usize, ask: Ask<'_>, blank: &Hand, leader: Seat) {
        let mut hand = if row == OPENING { blank.clone() } else { after(blank, self.side, 1, 1, 1) };
        let mut seat = leader;
        if let Some(lead) = Domino::from_id(row as u8) {
            hand.trick = [Play { seat: leader, domino: lead }].into_iter().collect();
            seat = self.next[leader.index()];
        }
        hand.turn = Some(seat);
        for one in Domino::all() {
            let bars = Domino::all().filter(|other| {
                hand.held[seat.index()] = [one, *other].into_iter().collect();
                !ask.legal(&hand, seat).dominoes.contains(one)
            });
            let bars = bars.collect();
            self.bars[row][one.index()] = bars;
        }
    }

    /// Plays random hands by the rules, and compares every step.
    fn plays_like(&self, ask: Ask<'_>, blank: &Hand, leader: Seat) -> bool {
        let mut draws = Chance::seeded(42).draws("compare", 0);
        (0..HANDS_COMPARED).all(|_| self.plays_one_like(ask, blank, leader, &mut draws))
    }

    fn plays_one_like(&self, ask: Ask<'_>, blank: &Hand, leader: Seat, draws: &mut Draws) -> bool {
        let mut bones: Vec<Domino> = Domino::all().collect();
        draws.shuffle(&mut bones);
        let mut hand = Hand { turn: Some(leader), ..blank.clone() };
        for (held, bones) in hand.held.iter_mut().zip(bones.chunks(TRICKS)) {
            *held = bones.iter().copied().collect();
        }
        while hand.tricks.len() < TRICKS {
            let Some(seat) = hand.turn else { return false };
            let legal = ask.legal(&hand, seat).dominoes;
            if legal != self.legal(hand.held_by(seat), hand.lead(), hand.tricks.is_empty()) {
                return false;
            }
            let options: Vec<Domino> = legal.iter().collect();
            let Some(domino) = draws.pick(&options) else { return false };
            let (trick, points) = (hand.trick, hand.points);
            let tricks = hand.tricks.len();
            step(ask, &mut hand, *domino);
            if hand.tricks.len() == tricks && hand.turn != Some(self.next[seat.index()]) {
                return false;
            }
            if hand.tricks.len() > tricks && !self.takes_like(&trick, seat, *domino, points, &hand) {
                return false;
            }
        }
        true
    }

    /// Would the tables have given this trick to the same seat, for the same points?
    fn takes_like(&self, trick: &[Play], seat: Seat, last: Domino, before: [u8; 2], now: &Hand) -> bool {
        let plays: Vec<Play> = trick.iter().copied().chain([Play { seat, domino: last }]).collect();
        let dominoes: Vec<Domino> = plays.iter().map(|play| play.domino).collect();
        let winner = plays[self.suits.winner(dominoes.iter().copied())].seat;
        let mut points = before;
        points[team(winner)] += self.worth(&dominoes);
        plays.len() == self.trick_size && now.turn == Some(winner) && now.points == points
    }
}

/// The hand before anything was played, its dominoes not dealt.
fn blank(hand: &Hand) -> Hand {
    Hand {
        phase: Phase::Playing,
        held: [Dominoes::NONE; 4],
        trick: Few::default(),
        tricks: Few::default(),
        points: [0; 2],
        verdict: None,
        ..hand.clone()
    }
}

/// The hand after so many tricks: those of the bidders worth so much each, the last of them what is missing to 42.
fn after(blank: &Hand, side: usize, played: usize, taken: usize, worth: u8) -> Hand {
    let mut hand = blank.clone();
    for number in 0..played {
        let ours = number < taken;
        let bidder = hand.bidder.unwrap_or(Seat(side as u8));
        let winner = if ours { bidder } else { partner(bidder).next(SEATS) };
        let had: u8 = hand.points.iter().sum();
        let points = if number + 1 == TRICKS {
            42u8.saturating_sub(had)
        } else if ours {
            worth
        } else {
            1
        };
        hand.points[team(winner)] += points;
        hand.tricks.push(Trick { plays: Few::default(), winner, points });
    }
    hand
}

/// What bars what where all follow suit or play anything.
fn following(suits: &Suits) -> Box<[[Dominoes; 28]; 30]> {
    let mut bars = Box::new([[Dominoes::NONE; 28]; 30]);
    for lead in Domino::all() {
        let following = suits.following(lead);
        for domino in Domino::all().filter(|domino| !following.contains(*domino)) {
            bars[lead.index()][domino.index()] = following;
        }
    }
    bars
}
