//! What can be held: exact counts and uniform samples of the deals that fit what was seen.
//!
//! A play shows what its player does not hold: whoever does not follow has nothing to follow with, and where only the
//! closest to seven may be played, nothing closer is held. All of that is one thing in the [`Tables`]: the dominoes that
//! would have barred the play. With it the deals that fit are counted, and drawn, by a small table; what bids tell is
//! weighed afterwards (`evidence.rs`).

mod evidence;

pub use evidence::{weigh, weight};

use crate::domino::{Domino, Dominoes};
use crate::solve::Tables;
use crate::state::{Hand, TRICKS};
use crate::suits::Suits;
use kernel::{Draws, Seat};

/// What one viewer does not see, and who may hold what of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Unseen {
    /// The dominoes that are not seen.
    pub dominoes: Dominoes,
    /// How many of them each seat holds.
    pub room: [usize; 4],
    /// What each seat has shown not to hold.
    pub missing: [Dominoes; 4],
}

impl Unseen {
    /// As `viewer` sees a hand; `None`: as those do who only look on. Of what the hand says is held, nothing but the
    /// viewer's own is looked at; `room` is how many dominoes each seat holds.
    pub fn of(hand: &Hand, viewer: Option<Seat>, room: [usize; 4], missing: [Dominoes; 4]) -> Self {
        let own = viewer.map(|seat| hand.held_by(seat)).unwrap_or_default();
        let mut room = room;
        if let Some(seat) = viewer {
            room[seat.index()] = 0;
        }
        Unseen { dominoes: Dominoes::ALL.without(own).without(hand.played()), room, missing }
    }

    /// How many deals fit.
    pub fn count(&self) -> u64 {
        Ways::new(self).count()
    }

    /// In how many of them this seat holds this domino.
    pub fn count_holding(&self, seat: Seat, domino: Domino) -> u64 {
        if !self.dominoes.contains(domino) {
            return 0;
        }
        let mut other = self.clone();
        let others = other.missing.iter_mut().enumerate().filter(|(i, _)| *i != seat.index());
        others.for_each(|(_, missing)| missing.insert(domino));
        other.count()
    }
}

/// How many dominoes each seat holds, as all can count: seven, less those it played.
pub fn room(hand: &Hand) -> [usize; 4] {
    let mut room = [TRICKS; 4];
    for play in hand.tricks.iter().flat_map(|trick| &trick.plays).chain(&hand.trick) {
        room[play.seat.index()] = room[play.seat.index()].saturating_sub(1);
    }
    room
}

/// What each seat has shown not to hold, by what would have barred its plays.
pub fn shown(hand: &Hand, tables: &Tables) -> [Dominoes; 4] {
    let mut missing = [Dominoes::NONE; 4];
    let tricks = hand.tricks.iter().map(|trick| &trick.plays).chain([&hand.trick]);
    for (number, plays) in tricks.enumerate() {
        for (place, play) in plays.iter().enumerate() {
            let lead = plays.first().map(|play| play.domino).filter(|_| place > 0);
            let bars = tables.bars(play.domino, lead, number == 0);
            missing[play.seat.index()] = missing[play.seat.index()].or(bars);
        }
    }
    missing
}

/// The same by suits alone: who did not follow has nothing of the suit.
pub fn voids(hand: &Hand, suits: &Suits) -> [Dominoes; 4] {
    let mut voids = [Dominoes::NONE; 4];
    for plays in hand.tricks.iter().map(|trick| &trick.plays).chain([&hand.trick]) {
        let Some(lead) = plays.first() else { continue };
        let following = suits.following(lead.domino);
        for play in plays.iter().filter(|play| !following.contains(play.domino)) {
            voids[play.seat.index()] = voids[play.seat.index()].or(following);
        }
    }
    voids
}

/// Room for 0 to 7 dominoes at each of the first three seats; the fourth gets the rest.
const ROOMS: usize = (TRICKS + 1) * (TRICKS + 1) * (TRICKS + 1);

/// In how many ways the last dominoes of a row can be dealt, by the room left.
pub struct Ways {
    bones: Vec<Domino>,
    missing: [Dominoes; 4],
    room: [usize; 4],
    /// For the bones from each place on, and each room: the number of deals.
    ways: Vec<[u64; ROOMS]>,
}

impl Ways {
    /// Counts once; then deals are drawn quickly.
    pub fn new(unseen: &Unseen) -> Self {
        let bones: Vec<Domino> = unseen.dominoes.iter().collect();
        let mut ways = vec![[0; ROOMS]; bones.len() + 1];
        let mut this = Ways { room: unseen.room, missing: unseen.missing, ways: Vec::new(), bones };
        ways[this.bones.len()][0] = 1;
        for place in (0..this.bones.len()).rev() {
            let left = this.bones.len() - place;
            let [a, b, c, d] = this.room;
            for room in (0..=a).flat_map(|a| (0..=b).flat_map(move |b| (0..=c).map(move |c| [a, b, c]))) {
                let three: usize = room.iter().sum();
                if three > left || left - three > d {
                    continue;
                }
                let room = [room[0], room[1], room[2], left - three];
                let holders = (0..4).filter(|seat| this.may_hold(*seat, place, room));
                ways[place][index(room)] = holders.map(|seat| ways[place + 1][index(less(room, seat))]).sum();
            }
        }
        this.ways = ways;
        this
    }

    fn may_hold(&self, seat: usize, place: usize, room: [usize; 4]) -> bool {
        room[seat] > 0 && !self.missing[seat].contains(self.bones[place])
    }

    /// How many deals fit.
    pub fn count(&self) -> u64 {
        let fits = self.room.iter().sum::<usize>() == self.bones.len();
        if fits { self.ways[0][index(self.room)] } else { 0 }
    }

    /// One of them, each as likely as any other. `None`: none fits.
    pub fn deal(&self, draws: &mut Draws) -> Option<[Dominoes; 4]> {
        let mut ways = self.count();
        let mut dealt = [Dominoes::NONE; 4];
        let mut room = self.room;
        if ways == 0 {
            return None;
        }
        for (place, bone) in self.bones.iter().enumerate() {
            let mut ticket = draws.below(ways as usize) as u64;
            for seat in (0..4).filter(|seat| self.may_hold(*seat, place, room)) {
                let here = self.ways[place + 1][index(less(room, seat))];
                if ticket < here {
                    dealt[seat].insert(*bone);
                    room[seat] -= 1;
                    ways = here;
                    break;
                }
                ticket -= here;
            }
        }
        Some(dealt)
    }
}

fn index(room: [usize; 4]) -> usize {
    (room[0] * (TRICKS + 1) + room[1]) * (TRICKS + 1) + room[2]
}

fn less(mut room: [usize; 4], seat: usize) -> [usize; 4] {
    room[seat] -= 1;
    room
}
