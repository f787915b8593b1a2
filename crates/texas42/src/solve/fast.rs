//! The fast search: four players, one order of dominoes ([`Order`]), points.
//!
//! Every question is "does the even side still get so many points?": a search with a window of nothing between yes and
//! no, that answers with a bound. An exact value is a few such questions. Between tricks, what is known stands in a
//! table by the dominoes left and who leads; before a position is searched, sure tricks (see `bounds.rs`) often answer
//! already; the last two tricks are enumerated.

use super::order::Order;
use super::weights::{KILLER, LOST, PARTNERS, SURE};

/// The table has 2^16 places of 8 bytes: it fits into the cache of a core.
const PLACES_LOG: u32 = 16;
const PLACES: usize = 1 << PLACES_LOG;

/// No domino.
pub(super) const NONE: u8 = 255;

/// More than any points.
const TOO_MUCH: i32 = 100;

/// What is known of a position between tricks: bounds on what the even side still gets, and the best lead.
#[derive(Clone, Copy, Default)]
struct Known {
    key: u32,
    least: u8,
    most: u8,
    lead: u8,
    generation: u8,
}

/// The table of positions, kept from deal to deal so that it need not be made anew.
pub(super) struct Memory {
    known: Box<[Known; PLACES]>,
    generation: u8,
    /// How many positions were searched, ever.
    pub(super) nodes: u64,
}

impl Default for Memory {
    fn default() -> Self {
        let known = vec![Known::default(); PLACES].into_boxed_slice();
        let known = known.try_into().unwrap_or_else(|_| unreachable!("it has just so many places"));
        Memory { known, generation: 0, nodes: 0 }
    }
}

impl Memory {
    /// Forgets everything: another deal.
    pub(super) fn forget(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.known.fill(Known::default());
            self.generation = 1;
        }
    }
}

/// Where a hand stands, in the search's own order of dominoes.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    /// What is still held.
    pub(super) rest: u32,
    /// Who led, or leads, this trick.
    pub(super) leader: usize,
    /// What lies on the table, in places of the order.
    pub(super) table: [u8; 3],
    /// How many lie there.
    pub(super) played: usize,
    /// Tricks still to be taken, this one included.
    pub(super) tricks: i32,
    /// Points still to be taken, this trick included.
    pub(super) total: i32,
}

/// A deal being searched.
pub(super) struct Search<'a> {
    pub(super) order: &'a Order,
    memory: &'a mut Memory,
    /// What each held at the deal.
    pub(super) hands: [u32; 4],
    /// Who held each domino.
    owner: [u8; 32],
    /// The last good lead, by tricks left and leader.
    killers: [[u8; 4]; 8],
    /// Plays what comes first and searches nothing: for a first guess.
    greedy: bool,
}

/// What stays the same during one trick.
struct TrickOf {
    leader: usize,
    need: i32,
    tricks: i32,
    total: i32,
    follows: u32,
    wins: u32,
}

#[inline(always)]
pub(super) fn lowest(set: u32) -> usize {
    set.trailing_zeros() as usize & 31
}

#[inline(always)]
pub(super) fn highest(set: u32) -> usize {
    (31 ^ set.leading_zeros() as usize) & 31
}

/// Those of a hand that may be played on a lead that these follow.
#[inline(always)]
pub(super) fn legal(hand: u32, follows: u32) -> u32 {
    let following = hand & follows;
    if following != 0 { following } else { hand }
}

#[inline(always)]
fn key(rest: u32, leader: usize) -> u32 {
    rest | (leader as u32) << 28 | 1 << 31
}

#[inline(always)]
fn slot(key: u32) -> usize {
    (key.wrapping_mul(0x9E37_79B1) >> (32 - PLACES_LOG)) as usize & (PLACES - 1)
}

impl<'a> Search<'a> {
    /// `hands` in the order's own numbers. The memory must have forgotten other deals.
    pub(super) fn new(order: &'a Order, memory: &'a mut Memory, hands: [u32; 4]) -> Self {
        let mut owner = [0; 32];
        for (seat, hand) in hands.iter().enumerate() {
            (0..28).filter(|place| hand >> place & 1 == 1).for_each(|place| owner[place] = seat as u8);
        }
        Search { order, memory, hands, owner, killers: [[NONE; 4]; 8], greedy: false }
    }

    /// The points that the even side still gets.
    pub(super) fn value(&mut self, spot: &Spot) -> i32 {
        self.greedy = true;
        let guess = self.reaches(spot, 21) + 1;
        self.greedy = false;
        self.narrow(spot.total, guess, 5, |search, need| search.reaches(spot, need))
    }

    /// Does the even side still get so many? At least `need`: a lower bound; less: an upper bound.
    pub(super) fn reaches(&mut self, spot: &Spot, need: i32) -> i32 {
        let trick = self.trick_of(spot, need);
        let (table, best) = self.on_table(spot);
        match spot.played {
            0 => self.boundary(spot.rest, spot.leader, need, spot.tricks, spot.total),
            1 => self.follow::<1>(spot.rest, table, best, &trick),
            2 => self.follow::<2>(spot.rest, table, best, &trick),
            _ => self.follow::<3>(spot.rest, table, best, &trick),
        }
    }

    /// The same after one more play.
    pub(super) fn reaches_after(&mut self, spot: &Spot, play: usize, need: i32) -> i32 {
        let trick = self.trick_of(spot, need);
        let (table, best) = self.on_table(spot);
        match spot.played {
            0 => {
                let (follows, wins) = (self.order.follows[play & 31], self.order.wins[play & 31]);
                self.follow::<1>(spot.rest & !(1 << play), 1 << play, play, &TrickOf { follows, wins, ..trick })
            }
            1 => self.play::<1>(spot.rest, table, best, &trick, play),
            2 => self.play::<2>(spot.rest, table, best, &trick, play),
            _ => self.play::<3>(spot.rest, table, best, &trick, play),
        }
    }

    /// What the even side still gets after each of these plays; equal ones are searched once.
    pub(super) fn values_after(&mut self, spot: &Spot, mut plays: u32) -> Vec<(usize, i32)> {
        let mut values: Vec<(usize, i32)> = Vec::with_capacity(7);
        let seat = (spot.leader + spot.played) & 3;
        let others = spot.rest & !self.hands[seat] | self.on_table(spot).0;
        let mut guess = 28.min(spot.total);
        while plays != 0 {
            let play = highest(plays);
            plays ^= 1 << play;
            let same = values.iter().find(|(other, _)| self.order.apart[play][*other] & others == 0);
            let value = match same {
                Some((_, value)) => *value,
                None => self.narrow(spot.total, guess, 3, |search, need| search.reaches_after(spot, play, need)),
            };
            guess = value;
            values.push((play, value));
        }
        values
    }

    /// Asks until both bounds meet: by steps from the guess, or by halves.
    fn narrow(&mut self, total: i32, guess: i32, step: i32, mut ask: impl FnMut(&mut Self, i32) -> i32) -> i32 {
        let (mut least, mut most) = (0, total);
        let mut need = guess.clamp(1, total.max(1));
        while least < most {
            let bound = ask(self, need);
            if bound < need {
                most = bound;
                need = (bound - step + 1).max((least + most + 1) / 2);
            } else {
                least = bound;
                need = (bound + step).min((least + most + 1) / 2);
            }
        }
        least
    }

    fn trick_of(&self, spot: &Spot, need: i32) -> TrickOf {
        let lead = usize::from(spot.table[0]) & 31;
        let (follows, wins) = (self.order.follows[lead], self.order.wins[lead]);
        TrickOf { leader: spot.leader, need, tricks: spot.tricks, total: spot.total, follows, wins }
    }

    /// What lies on the table as a set, and what wins so far.
    fn on_table(&self, spot: &Spot) -> (u32, usize) {
        let table = spot.table[..spot.played].iter().fold(0, |table, place| table | 1 << place);
        let lead = usize::from(spot.table[0]) & 31;
        (table, if table == 0 { 0 } else { highest(table & self.order.wins[lead]) })
    }

    #[inline(always)]
    pub(super) fn hand(&self, seat: usize, rest: u32) -> u32 {
        self.hands[seat & 3] & rest
    }

    /// Between two tricks. At least `need` of what the even side still gets, or less than it.
    fn boundary(&mut self, rest: u32, leader: usize, need: i32, tricks: i32, total: i32) -> i32 {
        if self.greedy {
            return if tricks == 0 { 0 } else { self.lead(rest, leader, need, tricks, total, NONE).0 };
        }
        if need <= 0 {
            return 0;
        }
        if need > total {
            return total;
        }
        if tricks == 1 {
            let lead = lowest(self.hands[leader & 3] & rest);
            let winner = highest(rest & self.order.wins[lead]);
            return if self.owner[winner] & 1 == 0 { total } else { 0 };
        }
        let key = key(rest, leader);
        let known = self.memory.known[slot(key)];
        let (mut least, mut most, mut hint) = (0, total, NONE);
        if known.generation == self.memory.generation && known.key == key {
            (least, most, hint) = (i32::from(known.least), i32::from(known.most), known.lead);
            if least >= need {
                return least;
            }
            if most < need {
                return most;
            }
        } else if tricks > 2 {
            (least, most) = self.bounds(rest, leader, need, tricks, total);
            if least >= need {
                return least;
            }
            if most < need {
                return most;
            }
        }
        let (value, lead) = if tricks == 2 {
            (self.last_two(rest, leader, need, total), NONE)
        } else {
            self.lead(rest, leader, need, tricks, total, hint)
        };
        if value >= need {
            least = least.max(value);
        } else {
            most = most.min(value);
        }
        self.keep(rest, leader, least as u8, most as u8, lead);
        value
    }

    #[inline(always)]
    pub(super) fn keep(&mut self, rest: u32, leader: usize, least: u8, most: u8, lead: u8) {
        let (key, generation) = (key(rest, leader), self.memory.generation);
        self.memory.known[slot(key)] = Known { key, least, most, lead, generation };
    }

    /// The lower bound that is known of a position between tricks.
    pub(super) fn recall(&self, rest: u32, leader: usize) -> Option<u8> {
        let key = key(rest, leader);
        let known = self.memory.known[slot(key)];
        (known.generation == self.memory.generation && known.key == key).then_some(known.least)
    }

    /// Who held this domino.
    pub(super) fn owner(&self, place: usize) -> u8 {
        self.owner[place & 31]
    }

    /// What sure tricks say: the highest trumps first, then a plan of the leader.
    #[inline(always)]
    fn bounds(&self, rest: u32, leader: usize, need: i32, tricks: i32, total: i32) -> (i32, i32) {
        let (mut least, mut most) = (0, total);
        let trumps = self.order.trumps & rest;
        if trumps != 0 {
            let (side, sure) = self.top_trumps(trumps);
            if side == 0 {
                least = sure;
            } else {
                most = total - sure;
            }
            if least >= need || most < need {
                return (least, most);
            }
        }
        let sure = self.sure_points(rest, leader, tricks, total);
        if leader & 1 == 0 { (least.max(sure), most) } else { (least, most.min(total - sure)) }
    }

    /// A lead: the value, and the lead that gave it.
    fn lead(&mut self, rest: u32, leader: usize, need: i32, tricks: i32, total: i32, hint: u8) -> (i32, u8) {
        self.memory.nodes += 1;
        let order = self.order;
        let hand = self.hand(leader, rest);
        let others = rest & !hand;
        let (left, partner, right) =
            (self.hand(leader + 1, rest), self.hand(leader + 2, rest), self.hand(leader + 3, rest));
        let even = leader & 1 == 0;
        let goal = if even { need } else { total - need + 1 };
        let mut leads = [0i32; 8];
        let mut count = 0usize;
        // The best that a lead which is not worth searching could still bring.
        let mut pruned = -1;
        let mut bosses: Option<(u32, u32)> = None;
        let mut rests = hand;
        while rests != 0 {
            let d = lowest(rests);
            rests &= rests - 1;
            if leads[..count & 7].iter().any(|other| order.apart[d][*other as usize & 31] & others == 0) {
                continue;
            }
            let (follows, wins) = (order.follows[d], order.wins[d]);
            let (by_left, by_right, by_partner) =
                (legal(left, follows), legal(right, follows), legal(partner, follows));
            let (theirs, partners) = ((by_left | by_right) & wins, by_partner & wins);
            let loses = theirs >> d != 0 && partners < theirs;
            if loses && !self.greedy {
                let (of_left, of_right) =
                    *bosses.get_or_insert_with(|| (self.bosses(left, rest ^ left), self.bosses(right, rest ^ right)));
                let winner = 1u32 << highest(theirs);
                let gone = (if left & winner != 0 { of_left } else { of_right }) | winner;
                let most = total - gone.count_ones() as i32 - order.count(gone | 1 << d);
                if most < goal {
                    pruned = pruned.max(most);
                    continue;
                }
            }
            let (fives, place, trump) = (order.fives[d], d as i32, (order.trumps >> d & 1) as i32);
            let is = i32::from;
            let gives = is(by_left & !order.counters == 0) + is(by_right & !order.counters == 0);
            let void = is(partner & follows == 0);
            let mut score = if d as u8 == hint {
                1 << 20
            } else if theirs >> d == 0 {
                let [base, five, high, is_trump, boss, giving, partner_gives, partner_void] = SURE;
                base + five * fives
                    + high * place
                    + is_trump * trump
                    + boss * is(order.beats[d] & others == 0)
                    + giving * gives
                    + partner_gives * is(by_partner & order.counters != 0)
                    + partner_void * void
            } else if partners > theirs {
                let [base, five, high, is_trump, giving, partner_void] = PARTNERS;
                base + five * fives + high * place + is_trump * trump + giving * gives + partner_void * void
            } else {
                let [base, five, high, is_trump, voids, partner_void, partner_gives, can_give] = LOST;
                base + five * fives
                    + high * place
                    + is_trump * trump
                    + voids * (is(left & follows == 0) + is(right & follows == 0))
                    + partner_void * void
                    + partner_gives * is(by_partner & !order.counters == 0)
                    + can_give * is((by_left | by_right) & order.counters != 0)
            };
            if self.killers[tricks as usize & 7][leader & 3] == d as u8 {
                score += KILLER;
            }
            let entry = score << 5 | d as i32;
            let mut i = count;
            while i > 0 && leads[i - 1] < entry {
                leads[i] = leads[i - 1];
                i -= 1;
            }
            leads[i] = entry;
            count += 1;
        }
        let mut best = match (even, pruned) {
            (true, _) => pruned,
            (false, 0..) => total - pruned,
            (false, _) => TOO_MUCH,
        };
        let mut best_lead = NONE;
        for entry in leads.iter().take(count) {
            let d = *entry as usize & 31;
            let trick = TrickOf { leader, need, tricks, total, follows: order.follows[d], wins: order.wins[d] };
            let value = self.follow::<1>(rest & !(1 << d), 1 << d, d, &trick);
            if self.greedy {
                return (value, 0);
            }
            if (even && value > best) || (!even && value < best) {
                (best, best_lead) = (value, d as u8);
            }
            if (best >= need) == even {
                break;
            }
        }
        if best_lead != NONE && (best >= need) == even {
            self.killers[tricks as usize & 7][leader & 3] = best_lead;
        }
        (best, best_lead)
    }

    /// A reply; `PLAYED` lie on the table, and `best` wins so far.
    fn follow<const PLAYED: usize>(&mut self, rest: u32, table: u32, best: usize, trick: &TrickOf) -> i32 {
        self.memory.nodes += 1;
        let order = self.order;
        let seat = (trick.leader + PLAYED) & 3;
        let hand = self.hand(seat, rest);
        let even = seat & 1 == 0;
        let legal_plays = legal(hand, trick.follows);
        if legal_plays & legal_plays.wrapping_sub(1) == 0 {
            return self.play::<PLAYED>(rest, table, best, trick, lowest(legal_plays));
        }
        let others = (rest ^ hand) | table;
        let partner_wins = usize::from((self.owner[best & 31] ^ seat as u8) & 1 == 0);
        let winning = legal_plays & trick.wins & !((2u32 << best) - 1);
        // What the next opponent can beat, and the situation (see `REPLIES`).
        let (beatable, situation) = if PLAYED == 3 {
            (0, partner_wins * 2)
        } else {
            let next = legal(self.hand(seat + 1, rest), trick.follows) & trick.wins;
            let beatable = if next == 0 { 0 } else { (2u32 << highest(next)) - 1 };
            (beatable, 4 + (PLAYED - 1) * 12 + partner_wins * 6 + usize::from(next >> best == 0) * 3)
        };
        let mut replies = [0i32; 8];
        let mut count = 0usize;
        let mut rests = legal_plays;
        while rests != 0 {
            let d = lowest(rests);
            let bit = 1u32 << d;
            rests ^= bit;
            let class = if winning & bit == 0 {
                0
            } else if bit & beatable != 0 {
                2
            } else {
                1
            };
            replies[count & 7] = order.reply[(situation + class) & 31][d];
            count += 1;
        }
        let count = count.min(7);
        let mut value = if even { -1 } else { TOO_MUCH };
        let mut done = 0u32;
        for i in 0..count {
            let mut at = i;
            let mut next = replies[i];
            for (k, reply) in replies.iter().enumerate().take(count).skip(i + 1) {
                if *reply > next {
                    (next, at) = (*reply, k);
                }
            }
            replies[at] = replies[i];
            let d = next as usize & 31;
            let mut tried = done;
            let mut same = false;
            while tried != 0 && !same {
                same = order.apart[d][lowest(tried)] & others == 0;
                tried &= tried - 1;
            }
            if same {
                continue;
            }
            done |= 1 << d;
            let reached = self.play::<PLAYED>(rest, table, best, trick, d);
            if self.greedy {
                return reached;
            }
            value = if even { value.max(reached) } else { value.min(reached) };
            if (value >= trick.need) == even {
                break;
            }
        }
        value
    }

    #[inline(always)]
    fn play<const PLAYED: usize>(&mut self, rest: u32, table: u32, best: usize, trick: &TrickOf, d: usize) -> i32 {
        let bit = 1u32 << d;
        let best = if d > best && trick.wins & bit != 0 { d } else { best };
        match PLAYED {
            1 => self.follow::<2>(rest ^ bit, table | bit, best, trick),
            2 => self.follow::<3>(rest ^ bit, table | bit, best, trick),
            _ => {
                let winner = usize::from(self.owner[best & 31]);
                let points = 1 + self.order.count(table | bit);
                let got = if winner & 1 == 0 { points } else { 0 };
                got + self.boundary(rest ^ bit, winner, trick.need - got, trick.tricks - 1, trick.total - points)
            }
        }
    }

    /// The last two tricks: every play, with cuts. The higher lead, which often wins, first.
    #[inline(always)]
    fn last_two(&self, rest: u32, leader: usize, need: i32, total: i32) -> i32 {
        let order = self.order;
        let own = self.hand(leader, rest);
        let (left, partner, right) =
            (self.hand(leader + 1, rest), self.hand(leader + 2, rest), self.hand(leader + 3, rest));
        let ours = own | partner;
        let goal = if leader & 1 == 0 { need } else { total - need + 1 };
        let mut best = -1;
        let mut leads = own;
        while leads != 0 && best < goal {
            let d = highest(leads);
            leads ^= 1 << d;
            let (follows, wins) = (order.follows[d], order.wins[d]);
            let mut after_left = TOO_MUCH;
            let mut lefts = legal(left, follows);
            while lefts != 0 && after_left >= goal {
                let of_left = lefts & lefts.wrapping_neg();
                lefts ^= of_left;
                let mut after_partner = -1;
                let mut partners = legal(partner, follows);
                while partners != 0 && after_partner < goal {
                    let of_partner = partners & partners.wrapping_neg();
                    partners ^= of_partner;
                    let three = 1 << d | of_left | of_partner;
                    let mut after_right = TOO_MUCH;
                    let mut rights = legal(right, follows);
                    while rights != 0 && after_right >= goal {
                        let of_right = rights & rights.wrapping_neg();
                        rights ^= of_right;
                        let table = three | of_right;
                        let winner = highest(table & wins);
                        let last = rest ^ table;
                        let points = 1 + order.count(table);
                        let lead = lowest(last & self.hands[usize::from(self.owner[winner]) & 3]);
                        let last_winner = highest(last & order.wins[lead]);
                        let first = if ours >> winner & 1 != 0 { points } else { 0 };
                        let second = if ours >> last_winner & 1 != 0 { total - points } else { 0 };
                        after_right = after_right.min(first + second);
                    }
                    after_partner = after_partner.max(after_right);
                }
                after_left = after_left.min(after_partner);
            }
            best = best.max(after_left);
        }
        if leader & 1 == 0 { best } else { total - best }
    }
}
