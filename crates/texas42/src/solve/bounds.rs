//! Points that a side is sure of, without searching: for the fast search.

use super::fast::{Search, highest, legal, lowest};

impl Search<'_> {
    /// Which side has the highest trump, and the points that its trumps above all others are sure of.
    #[inline(always)]
    pub(super) fn top_trumps(&self, trumps: u32) -> (usize, i32) {
        let even = (self.hands[0] | self.hands[2]) & trumps;
        let odd = trumps ^ even;
        let side = usize::from(odd > even);
        let (mine, theirs) = if side == 0 { (even, odd) } else { (odd, even) };
        let top = from_above(mine, theirs);
        let one = (top & self.hands[side]).count_ones();
        let other = (top & self.hands[side + 2]).count_ones();
        (side, one.max(other) as i32 + self.order.count(top))
    }

    /// Those of a hand that nothing among `others` beats when they are led.
    #[inline(always)]
    pub(super) fn bosses(&self, hand: u32, others: u32) -> u32 {
        let mut bosses = 0;
        let mut rests = hand;
        while rests != 0 {
            let d = lowest(rests);
            rests &= rests - 1;
            if self.order.beats[d] & others == 0 {
                bosses |= 1 << d;
            }
        }
        bosses
    }

    /// The points that the leader's side gets by one plan: draw trumps if that can be done, cash what cannot be beaten
    /// and what runs out, cross to the partner and cash there.
    #[inline(always)]
    pub(super) fn sure_points(&self, rest: u32, leader: usize, tricks: i32, total: i32) -> i32 {
        let order = self.order;
        let hand = self.hand(leader, rest);
        let (left, partner, right) =
            (self.hand(leader + 1, rest), self.hand(leader + 2, rest), self.hand(leader + 3, rest));
        let longest =
            |suit: u32| (left & suit).count_ones().max((right & suit).count_ones()).max((partner & suit).count_ones());
        let (cash, threats, detour) = self.cashing(rest, hand, [left, partner, right], longest);
        let mut sure = (cash | detour).count_ones() as i32;
        if sure >= tricks {
            return total;
        }
        let theirs = (left | right) & threats;
        let partners_bosses = self.bosses(partner, theirs | hand & !cash & !detour);
        let (replies, partners_rest) = self.partners_replies(cash, detour, partner, partners_bosses);
        let mut got = cash | detour | replies;
        let (crossing, crossed) = self.crossing(hand & !got, partners_rest, partners_bosses, theirs);
        sure += crossing;
        got |= crossed;
        if sure == 0 {
            return 0;
        }
        if sure >= tricks {
            return total;
        }
        let spared = (tricks - sure) as u32;
        sure + order.count(got) + 5 * (self.must_give(left, spared) + self.must_give(right, spared))
    }

    /// What the leader cashes, what can still beat something then, and one more lead that all must follow.
    #[inline(always)]
    pub(super) fn cashing(
        &self,
        rest: u32,
        hand: u32,
        [left, partner, right]: [u32; 3],
        longest: impl Fn(u32) -> u32,
    ) -> (u32, u32, u32) {
        let order = self.order;
        let others = rest ^ hand;
        let (mine, theirs) = (hand & order.trumps, others & order.trumps);
        let mut cash = mine;
        let mut threats = others;
        if theirs != 0 && mine != 0 {
            cash = from_above(mine, theirs);
            if cash.count_ones() >= longest(order.trumps) {
                cash = mine;
                threats = others & !order.trumps;
            }
        }
        let drawn = threats & order.trumps == 0;
        let mut cashed = [0u8; 8];
        let mut detour = 0u32;
        let mut rests = hand & !order.trumps;
        while rests != 0 {
            let d = highest(rests);
            let bit = 1u32 << d;
            rests ^= bit;
            let suit = usize::from(order.led[d]) & 7;
            let beaten_by = order.beats[d] & threats;
            if beaten_by == 0 {
                cash |= bit;
                cashed[suit] += 1;
            } else if beaten_by & !order.trumps == 0 {
                let harmless = |hand: u32| hand & order.follows[d] != 0 || hand & order.trumps == 0;
                if detour == 0 && harmless(left) && harmless(right) && harmless(partner) {
                    detour = bit;
                }
            } else if cashed[suit] > 0 && drawn && u32::from(cashed[suit]) >= longest(order.follows[d]) {
                cash |= bit;
                cashed[suit] += 1;
            }
        }
        (cash, threats, detour)
    }

    /// What the partner throws in while the leader cashes: count first, winners last. Also what is left to it.
    #[inline(always)]
    fn partners_replies(&self, cash: u32, detour: u32, partner: u32, keep: u32) -> (u32, u32) {
        let order = self.order;
        let (mut rest, mut replies) = (partner, 0);
        let (mut leads, mut first) = (cash, detour);
        while first | leads != 0 {
            let d = if first != 0 { highest(first) } else { highest(leads) };
            if first != 0 {
                first = 0;
            } else {
                leads ^= 1 << d;
            }
            let free = preferably(legal(rest, order.follows[d]), !keep);
            let reply = preferably(preferably(free, order.counters), order.tens);
            let reply = reply & reply.wrapping_neg();
            rest ^= reply;
            replies |= reply;
        }
        (replies, rest)
    }

    /// A lead that only the partner, if anybody, can beat: the tricks that it brings, and with what.
    #[inline(always)]
    fn crossing(&self, hand: u32, partner: u32, partners_bosses: u32, theirs: u32) -> (i32, u32) {
        let order = self.order;
        let (mut most, mut with) = (0, 0);
        let mut rests = hand;
        while rests != 0 {
            let d = lowest(rests);
            rests &= rests - 1;
            let beat = theirs & order.wins[d];
            let over = if beat == 0 { 0 } else { highest(beat) };
            let mut wins = legal(partner, order.follows[d]) & order.wins[d];
            if over > 0 {
                wins = wins >> over << over;
            }
            wins &= !((1u32 << d) - 1);
            if wins != 0 {
                let reply = preferably(preferably(wins, !partners_bosses), order.counters);
                let reply = 1u32 << lowest(reply);
                let bosses = partners_bosses & partner & !reply;
                let tricks = 1 + bosses.count_ones() as i32;
                if tricks > most {
                    (most, with) = (tricks, 1 << d | reply | bosses);
                }
            } else if most == 0 && beat >> d == 0 {
                (most, with) = (1, 1 << d);
            }
        }
        (most, with)
    }

    /// The fives that an opponent cannot save who keeps so many dominoes.
    #[inline(always)]
    fn must_give(&self, hand: u32, keeps: u32) -> i32 {
        let tens = (hand & self.order.tens).count_ones();
        let counters = (hand & self.order.counters).count_ones();
        let saved_tens = keeps.min(tens);
        let saved_fives = (keeps - saved_tens).min(counters - tens);
        (counters + tens - 2 * saved_tens - saved_fives) as i32
    }
}

/// Those of `mine` above all of `theirs`.
#[inline(always)]
fn from_above(mine: u32, theirs: u32) -> u32 {
    if theirs == 0 { mine } else { mine >> highest(theirs) << highest(theirs) }
}

/// Those that are also in `liked`, if there are any.
#[inline(always)]
fn preferably(set: u32, liked: u32) -> u32 {
    if set & liked != 0 { set & liked } else { set }
}
