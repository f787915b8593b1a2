//! Claims in the fast search's order: one seat against three, and every trick must fall to its team.

use super::fast::{NONE, Search, Spot, highest, legal, lowest};

impl Search<'_> {
    /// Do all further tricks fall to the claimer's team, whatever the three others play?
    pub(super) fn claim_holds(&mut self, spot: &Spot, claimer: usize) -> bool {
        if spot.played == 0 {
            return self.between_tricks(spot.rest, spot.leader, claimer);
        }
        let table = spot.table[..spot.played].iter().fold(0, |table, place| table | 1 << place);
        self.within_trick(spot.rest, table, usize::from(spot.table[0]) & 31, spot.leader, spot.played, claimer)
    }

    fn between_tricks(&mut self, rest: u32, leader: usize, claimer: usize) -> bool {
        let hand = self.hand(leader, rest);
        if hand == 0 {
            return true;
        }
        if leader == claimer && self.cashes_all(rest, leader) {
            return true;
        }
        if let Some(known) = self.recall_claim(rest, leader) {
            return known;
        }
        let ours = leader == claimer;
        let mut holds = !ours;
        let mut leads = self.unlike(hand, rest & !hand);
        // The highest first: it wins most often.
        while leads != 0 && holds != ours {
            let lead = highest(leads);
            leads ^= 1 << lead;
            holds = self.within_trick(rest & !(1 << lead), 1 << lead, lead, leader, 1, claimer);
        }
        self.keep_claim(rest, leader, holds);
        holds
    }

    fn within_trick(
        &mut self,
        rest: u32,
        table: u32,
        lead: usize,
        leader: usize,
        played: usize,
        claimer: usize,
    ) -> bool {
        if played == 4 {
            let winner = usize::from(self.owner(highest(table & self.order.wins[lead & 31])));
            return (winner ^ claimer) & 1 == 0 && self.between_tricks(rest, winner, claimer);
        }
        let seat = (leader + played) & 3;
        let hand = self.hand(seat, rest);
        let ours = seat == claimer;
        let mut holds = !ours;
        let mut plays = self.unlike(legal(hand, self.order.follows[lead & 31]), (rest & !hand) | table);
        while plays != 0 && holds != ours {
            let play = highest(plays);
            plays ^= 1 << play;
            holds = self.within_trick(rest & !(1 << play), table | 1 << play, lead, leader, played + 1, claimer);
        }
        holds
    }

    /// Does the leader take every trick by cashing, whatever the others hold back?
    fn cashes_all(&self, rest: u32, leader: usize) -> bool {
        let hand = self.hand(leader, rest);
        let others = [self.hand(leader + 1, rest), self.hand(leader + 2, rest), self.hand(leader + 3, rest)];
        let longest = |suit: u32| others.iter().map(|hand| (hand & suit).count_ones()).max().unwrap_or_default();
        let (cash, _, _) = self.cashing(rest, hand, others, longest);
        cash == hand
    }

    /// One of each kind: of dominoes that no other tells apart, the highest.
    fn unlike(&self, plays: u32, others: u32) -> u32 {
        let mut kept = 0;
        let mut rests = plays;
        while rests != 0 {
            let d = highest(rests);
            rests ^= 1 << d;
            let mut tried = kept;
            let mut same = false;
            while tried != 0 && !same {
                let e = lowest(tried);
                same = self.order.apart[d][e] & others == 0;
                tried &= tried - 1;
            }
            if !same {
                kept |= 1 << d;
            }
        }
        kept
    }

    fn recall_claim(&self, rest: u32, leader: usize) -> Option<bool> {
        self.recall(rest, leader).map(|least| least == 1)
    }

    fn keep_claim(&mut self, rest: u32, leader: usize, holds: bool) {
        self.keep(rest, leader, u8::from(holds), u8::from(holds), NONE);
    }
}
