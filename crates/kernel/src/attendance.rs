//! Who is at the table, and how long others have been waiting for those who are not.
//!
//! One value beside every game's state, kept by the kernel. The rule of the house: **absence counts only while another
//! person is here.** Nothing happens to people who are away together, and a bot makes nobody's absence count. A clock
//! that the rules chose is the game's own ([`Game::deadline`](crate::Game::deadline)), and runs as chosen.

use crate::{BySeat, Input, Misfit, Moment, Seat, SeatSet, Setup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How patient the table is: a core rule of every game, to be set in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Patience {
    /// So many seconds others wait for somebody who is away, before the game goes on without them.
    #[schemars(range(min = 5, max = 86_400))]
    pub away: u32,
    /// So many seconds they wait at each turn after that, and for somebody who left for good.
    #[schemars(range(min = 1, max = 3_600))]
    pub gone: u32,
    /// After letting time run out so often in a row, a bot may be asked to play on.
    #[schemars(range(min = 1, max = 20))]
    pub idle_after: u8,
}

/// The id of the core rule that every game has.
pub(crate) const PATIENCE: &str = "patience";

impl Patience {
    /// So many seconds for who is away, five at each turn after that.
    pub const fn seconds(away: u32) -> Self {
        Patience { away, gone: 5, idle_after: 2 }
    }
}

impl Default for Patience {
    fn default() -> Self {
        Patience::seconds(60)
    }
}

/// What an entry says of who is there, beside its input. Written by the kernel, the same for every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Attended {
    /// These let time run out.
    Missed(SeatSet),
    /// From now on others wait for these, who are not there; for nobody else.
    Waits(SeatSet),
}

/// Who is there. Games are told of it by inputs; only the kernel changes it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attendance {
    /// Who has a place in the match and has not left for good.
    seated: SeatSet,
    /// Who left for good.
    left: SeatSet,
    /// Whose connection is lost.
    away: SeatSet,
    /// Where a bot plays, in its own seat or for somebody.
    bots: SeatSet,
    /// For whom the game went on without them, since they went away.
    lapsed: SeatSet,
    /// For whom others are waiting.
    waits: SeatSet,
    /// Since when that is so.
    since: Moment,
    /// How long others have waited for each, before that.
    waited: BySeat<u64>,
    /// How often in a row each let time run out.
    missed: BySeat<u8>,
}

impl Attendance {
    /// Everybody is here as the match begins.
    pub fn new(setup: &Setup) -> Self {
        Attendance {
            seated: SeatSet::first(setup.seats),
            bots: setup.bots,
            waited: BySeat::of(setup.seats, 0),
            missed: BySeat::of(setup.seats, 0),
            ..Attendance::default()
        }
    }

    /// The persons who are connected.
    pub fn here(&self) -> SeatSet {
        self.seated.without(self.away).without(self.bots)
    }

    /// Whose connection is lost.
    pub fn away(&self) -> SeatSet {
        self.away
    }

    /// Who left for good.
    pub fn left(&self) -> SeatSet {
        self.left
    }

    /// Where a bot plays, in its own seat or for somebody.
    pub fn bots(&self) -> SeatSet {
        self.bots
    }

    /// Who is not there to act: away, or gone for good.
    pub fn absent(&self) -> SeatSet {
        self.away.or(self.left)
    }

    /// Who let time run out so often that a bot may be asked to play on.
    pub fn idle(&self, patience: Patience) -> SeatSet {
        let idle = self.missed.iter().filter(|(_, missed)| **missed >= patience.idle_after);
        idle.map(|(seat, _)| seat).collect::<SeatSet>().without(self.bots)
    }

    /// For whom others wait, and until when: the earliest first.
    pub fn lapse(&self, patience: Patience) -> Option<(Moment, Seat)> {
        let until = |seat: Seat| {
            let impatient = self.lapsed.or(self.left).contains(seat);
            let seconds = if impatient { patience.gone.min(patience.away) } else { patience.away };
            let waited = self.waited.get(seat).copied().unwrap_or(0);
            (self.since.after((u64::from(seconds) * 1_000).saturating_sub(waited)), seat)
        };
        self.waits.iter().map(until).min()
    }

    /// For whom others wait when the game awaits these: for who is not there, and only while a person is here who plays.
    pub(crate) fn waits_for(&self, awaited: SeatSet, playing: SeatSet) -> SeatSet {
        if self.here().and(playing).is_empty() { SeatSet::EMPTY } else { awaited.and(self.absent()) }
    }

    /// For whom others wait now.
    pub fn waits(&self) -> SeatSet {
        self.waits
    }

    /// Takes an entry in: what came in, and what the kernel wrote of it.
    pub(crate) fn evolve<A>(&mut self, at: Moment, input: Option<&Input<A>>, attended: &[Attended]) {
        match input {
            Some(Input::Act(seat, _)) => self.acted(*seat),
            Some(Input::Lapsed(seat)) => self.lapsed_now(*seat, at),
            Some(Input::Away(seat)) => {
                self.forgive(*seat, at);
                self.bots.remove(*seat);
                self.away.insert(*seat);
            }
            Some(Input::Back(seat)) => {
                self.forgive(*seat, at);
                self.bots.remove(*seat);
            }
            Some(Input::Bot(seat)) => {
                self.forgive(*seat, at);
                self.bots.insert(*seat);
            }
            Some(Input::Left(seat)) => {
                self.forgive(*seat, at);
                self.bots.remove(*seat);
                self.seated.remove(*seat);
                self.left.insert(*seat);
            }
            Some(Input::Joined(seat)) => self.joined(*seat),
            Some(Input::Host(_) | Input::TimeUp | Input::Stop) | None => {}
        }
        for what in attended {
            match what {
                Attended::Missed(seats) => seats.iter().for_each(|seat| self.miss(seat)),
                Attended::Waits(seats) => {
                    self.count(at);
                    self.waits = *seats;
                }
            }
        }
    }

    /// Writes down how long others have waited so far.
    fn count(&mut self, at: Moment) {
        let passed = at.0.saturating_sub(self.since.0);
        for seat in self.waits.iter() {
            self.waited[seat] += passed;
        }
        self.since = at;
    }

    /// Nothing is remembered of an absence that is over.
    fn forgive(&mut self, seat: Seat, at: Moment) {
        self.count(at);
        self.away.remove(seat);
        self.lapsed.remove(seat);
        self.waits.remove(seat);
        self.waited[seat] = 0;
    }

    fn lapsed_now(&mut self, seat: Seat, at: Moment) {
        self.count(at);
        self.waited[seat] = 0;
        self.lapsed.insert(seat);
        self.miss(seat);
    }

    fn acted(&mut self, seat: Seat) {
        if let Some(missed) = self.missed.0.get_mut(seat.index()) {
            *missed = 0;
        }
    }

    fn miss(&mut self, seat: Seat) {
        self.missed[seat] = self.missed[seat].saturating_add(1);
    }

    fn joined(&mut self, seat: Seat) {
        let seats = self.waited.0.len().max(seat.index() + 1);
        self.waited.0.resize(seats, 0);
        self.missed.0.resize(seats, 0);
        self.missed[seat] = 0;
        self.seated.insert(seat);
        self.left.remove(seat);
    }

    /// Can this be taken in? For logs from outside.
    pub(crate) fn fits<A>(&self, input: Option<&Input<A>>, attended: &[Attended]) -> Result<(), Misfit> {
        let known = |seats: SeatSet| seats.iter().all(|seat| seat.index() < self.waited.0.len());
        let seat = match input {
            Some(
                Input::Lapsed(seat) | Input::Away(seat) | Input::Back(seat) | Input::Bot(seat) | Input::Left(seat),
            ) => known(SeatSet::only(*seat)),
            _ => true,
        };
        let seats = attended.iter().all(|what| match what {
            Attended::Missed(seats) | Attended::Waits(seats) => known(*seats),
        });
        Misfit::unless(seat && seats, "there is no such seat")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRIED: Patience = Patience { away: 60, gone: 5, idle_after: 2 };

    fn table(bots: &[u8]) -> Attendance {
        let bots = bots.iter().map(|seat| Seat(*seat)).collect();
        Attendance::new(&Setup { bots, ..Setup::seats(3) })
    }

    /// An input at a second, and whom the game awaits after it.
    fn at(there: &mut Attendance, second: u64, input: &Input<()>, awaited: u8) {
        let mut after = there.clone();
        after.evolve(Moment(second * 1_000), Some(input), &[]);
        let waits = after.waits_for(SeatSet::only(Seat(awaited)), SeatSet::first(3));
        let attended: &[Attended] = if waits == after.waits { &[] } else { &[Attended::Waits(waits)] };
        there.evolve(Moment(second * 1_000), Some(input), attended);
    }

    fn lapse(there: &Attendance) -> Option<(u64, u8)> {
        there.lapse(TRIED).map(|(at, seat)| (at.0 / 1_000, seat.0))
    }

    #[test]
    fn absence_counts_only_while_another_person_is_here_and_waits() {
        let mut there = table(&[]);
        at(&mut there, 10, &Input::Away(Seat(0)), 0);
        assert_eq!(lapse(&there), Some((70, 0)));
        at(&mut there, 20, &Input::Away(Seat(1)), 0);
        assert_eq!(lapse(&there), Some((70, 0)), "the third is here");
        at(&mut there, 30, &Input::Away(Seat(2)), 0);
        assert_eq!(lapse(&there), None, "they are away together");
        at(&mut there, 1_000, &Input::Back(Seat(1)), 0);
        assert_eq!(lapse(&there), Some((1_040, 0)), "twenty seconds were waited before");
        at(&mut there, 1_010, &Input::Act(Seat(1), ()), 1);
        assert_eq!(lapse(&there), None, "nobody waits for who is not awaited");
    }

    #[test]
    fn bots_make_nobodys_absence_count() {
        let mut there = table(&[1, 2]);
        at(&mut there, 10, &Input::Away(Seat(0)), 0);
        assert_eq!(lapse(&there), None);
        let mut there = table(&[1]);
        at(&mut there, 10, &Input::Away(Seat(0)), 0);
        assert_eq!(lapse(&there), Some((70, 0)));
        at(&mut there, 11, &Input::Bot(Seat(2)), 0);
        assert_eq!(lapse(&there), None, "a bot plays for the last one");
    }

    #[test]
    fn after_a_lapse_they_wait_less_until_somebody_is_back() {
        let mut there = table(&[]);
        at(&mut there, 0, &Input::Away(Seat(0)), 0);
        at(&mut there, 60, &Input::Lapsed(Seat(0)), 1);
        assert_eq!(lapse(&there), None);
        at(&mut there, 70, &Input::Act(Seat(1), ()), 0);
        assert_eq!(lapse(&there), Some((75, 0)));
        at(&mut there, 75, &Input::Lapsed(Seat(0)), 1);
        assert_eq!(there.idle(TRIED), SeatSet::only(Seat(0)), "twice in a row");
        at(&mut there, 80, &Input::Back(Seat(0)), 0);
        at(&mut there, 81, &Input::Act(Seat(0), ()), 1);
        assert_eq!(there.idle(TRIED), SeatSet::EMPTY);
        at(&mut there, 90, &Input::Away(Seat(0)), 0);
        assert_eq!(lapse(&there), Some((150, 0)), "all is forgiven");
    }

    #[test]
    fn who_left_for_good_is_waited_for_shortly() {
        let mut there = table(&[]);
        at(&mut there, 10, &Input::Left(Seat(0)), 0);
        assert_eq!(lapse(&there), Some((15, 0)), "where the game still awaits the seat");
    }
}
