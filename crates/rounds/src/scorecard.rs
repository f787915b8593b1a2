//! Who is at the table, which round it is, and the score board: the part that all games in rounds share.
//!
//! All of it is public, so a view holds it as it is.

use crate::course::{Wait, reason};
use kernel::{BySeat, Misfit, Moment, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::TS;

/// The scorecard of a match in rounds: who plays, which round it is, who has what. `D` is what the game shows of a round that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Scorecard<D> {
    /// Which round it is, from 1.
    pub round: u32,
    /// How many rounds came to a proper end.
    pub completed: u32,
    /// What is going on.
    pub phase: Phase,
    /// When the match began.
    pub began: Moment,
    /// When this round began.
    pub round_began: Moment,
    /// Who is in the match, present or away.
    pub seated: SeatSet,
    /// Who ever was: they all have a place in the ranking.
    pub played: SeatSet,
    /// Who was there when this round began, and has not left for good.
    pub players: SeatSet,
    /// Whose connection is lost.
    pub away: SeatSet,
    /// Who has been away for so long that nobody counts on them.
    pub lapsed: SeatSet,
    /// The team of each seat; empty: each for themselves.
    pub teams: Vec<u8>,
    /// The score board.
    pub board: Arc<Board>,
    /// The last round that is over.
    pub last: Option<Arc<Ended<D>>>,
}

/// What is going on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A round is being played.
    Playing,
    /// Between two rounds.
    Pause {
        /// It goes on then, whoever is ready.
        until: Moment,
        /// What it waits for.
        wait: Wait,
        /// Who is ready.
        ready: SeatSet,
    },
    /// The match is over.
    Over {
        /// Why.
        reason: String,
        /// Since when.
        at: Moment,
    },
}

/// Points so far.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Board {
    /// Of each seat.
    #[ts(type = "number[]")]
    pub totals: BySeat<i64>,
    /// Rounds won (`won`) and the game's own figures, of each seat.
    #[ts(type = "Record<string, number>[]")]
    pub figures: BySeat<BTreeMap<String, i64>>,
}

impl Board {
    /// The points of a seat.
    pub fn total(&self, seat: Seat) -> i64 {
        self.totals.get(seat).copied().unwrap_or(0)
    }

    fn count(&mut self, seat: Seat, figure: &str, value: i64) {
        *self.figures[seat].entry(figure.into()).or_insert(0) += value;
    }
}

/// Who won a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// Nobody, or it is not clear who.
    #[default]
    Nobody,
    /// A seat.
    Seat(Seat),
    /// A team.
    Team(u8),
}

/// How a round ended. Secrets (the answer, the word) are told here, and not before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Ended<D> {
    /// Which round.
    pub round: u32,
    /// Why: see [`reason`].
    pub reason: String,
    /// Who won it.
    pub winner: Winner,
    /// What each seat earned, 0 too.
    #[ts(type = "number[]")]
    pub points: BySeat<i64>,
    /// The game's own figures of this round: right answers, milliseconds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "[number, string, number][]")]
    pub figures: Vec<(Seat, String, i64)>,
    /// How long it took.
    #[ts(type = "number")]
    pub millis: u64,
    /// What else is to be shown.
    pub details: D,
}

/// What happened, and (with news in place of events) what a viewer is told: all but the game's own is public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoundNews")]
pub enum Event<E, D> {
    /// The game's own.
    Play(E),
    /// A round begins; everybody at the table plays in it.
    RoundBegan {
        /// Its number.
        round: u32,
        /// When.
        at: Moment,
    },
    /// A round is over. Once for each round.
    RoundEnded(Arc<Ended<D>>),
    /// The host corrected the round that is over: these results count instead.
    Rescored(Arc<Ended<D>>),
    /// A pause, until then at the latest.
    Paused {
        /// It goes on then, whoever is ready.
        until: Moment,
        /// What it waits for.
        wait: Wait,
    },
    /// A seat is ready to go on.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The connection of a seat is lost.
    Away {
        /// Whose.
        seat: Seat,
    },
    /// A seat has been away for too long to be counted on.
    Lapsed {
        /// Who.
        seat: Seat,
    },
    /// A seat is back.
    Back {
        /// Who.
        seat: Seat,
    },
    /// A seat left for good.
    Left {
        /// Who.
        seat: Seat,
    },
    /// Somebody sat down; they play from the next round on.
    Joined {
        /// Where.
        seat: Seat,
        /// With so many points.
        #[ts(type = "number")]
        score: i64,
        /// In this team, where there are teams.
        team: Option<u8>,
    },
    /// The match is over. Once.
    Finished {
        /// Why.
        reason: String,
        /// When.
        at: Moment,
    },
}

impl<E, D> Event<E, D> {
    /// The same for a viewer: the game's own events are told as `told` says, all else is public.
    pub(crate) fn told<N>(&self, told: impl FnOnce(&E) -> Option<N>) -> Option<Event<N, D>> {
        Some(match self {
            Event::Play(event) => Event::Play(told(event)?),
            Event::RoundBegan { round, at } => Event::RoundBegan { round: *round, at: *at },
            Event::RoundEnded(ended) => Event::RoundEnded(ended.clone()),
            Event::Rescored(ended) => Event::Rescored(ended.clone()),
            Event::Paused { until, wait } => Event::Paused { until: *until, wait: *wait },
            Event::Ready { seat } => Event::Ready { seat: *seat },
            Event::Away { seat } => Event::Away { seat: *seat },
            Event::Lapsed { seat } => Event::Lapsed { seat: *seat },
            Event::Back { seat } => Event::Back { seat: *seat },
            Event::Left { seat } => Event::Left { seat: *seat },
            Event::Joined { seat, score, team } => Event::Joined { seat: *seat, score: *score, team: *team },
            Event::Finished { reason, at } => Event::Finished { reason: reason.clone(), at: *at },
        })
    }
}

impl<D> Scorecard<D> {
    /// Before the first round, with room for `most` seats.
    pub fn new(seats: u8, most: u8, teams: &[u8]) -> Self {
        let all = SeatSet::first(seats);
        let board = Board { totals: BySeat::of(most, 0), figures: BySeat::of(most, BTreeMap::new()) };
        Scorecard {
            round: 0,
            completed: 0,
            phase: Phase::Playing,
            began: Moment(0),
            round_began: Moment(0),
            seated: all,
            played: all,
            players: SeatSet::EMPTY,
            away: SeatSet::EMPTY,
            lapsed: SeatSet::EMPTY,
            teams: teams.to_vec(),
            board: Arc::new(board),
            last: None,
        }
    }

    /// How many seats there could be.
    pub fn places(&self) -> u8 {
        self.board.totals.seats()
    }

    /// Is a round being played?
    pub fn playing(&self) -> bool {
        self.phase == Phase::Playing
    }

    /// Who is here.
    pub fn present(&self) -> SeatSet {
        self.seated.without(self.away)
    }

    /// Who is still waited for in a pause: also who is away, until others have waited long enough.
    pub(crate) fn unready(&self, ready: SeatSet) -> SeatSet {
        self.seated.without(self.lapsed).without(ready)
    }

    /// Who counts in this round: was there when it began, and is connected or was until a moment ago.
    pub fn eligible(&self) -> SeatSet {
        self.players.without(self.lapsed)
    }

    /// The team of a seat.
    pub fn team(&self, seat: Seat) -> Option<u8> {
        self.teams.get(seat.index()).copied()
    }

    /// The team with the fewest members: where a late joiner goes.
    pub(crate) fn smallest_team(&self) -> Option<u8> {
        let size = |team: u8| self.seated.iter().filter(|seat| self.team(*seat) == Some(team)).count();
        self.teams.iter().copied().min_by_key(|team| (size(*team), *team))
    }

    /// Folds what the engine itself decided.
    pub(crate) fn evolve<E>(&mut self, event: &Event<E, D>) {
        match event {
            Event::Play(_) => {}
            Event::RoundBegan { round, at } => {
                (self.round, self.round_began, self.phase) = (*round, *at, Phase::Playing);
                self.players = self.seated;
                if *round == 1 {
                    self.began = *at;
                }
            }
            Event::RoundEnded(ended) => {
                self.completed += u32::from(ended.reason != reason::STOPPED && ended.reason != reason::NOBODY_LEFT);
                self.enter(ended, 1);
                self.last = Some(ended.clone());
                self.phase = Phase::Pause { until: Moment(0), wait: Wait::Countdown, ready: SeatSet::EMPTY };
            }
            Event::Rescored(ended) => {
                if let Some(before) = self.last.replace(ended.clone()) {
                    self.enter(&before, -1);
                }
                self.enter(ended, 1);
            }
            Event::Paused { until, wait } => {
                self.phase = Phase::Pause { until: *until, wait: *wait, ready: SeatSet::EMPTY };
            }
            Event::Ready { seat } => {
                if let Phase::Pause { ready, .. } = &mut self.phase {
                    ready.insert(*seat);
                }
            }
            Event::Away { seat } => self.away.insert(*seat),
            Event::Lapsed { seat } => self.lapsed.insert(*seat),
            Event::Back { seat } => self.welcome(*seat),
            Event::Left { seat } => {
                self.welcome(*seat);
                self.seated.remove(*seat);
                self.players.remove(*seat);
            }
            Event::Joined { seat, score, team } => {
                self.seated.insert(*seat);
                self.played.insert(*seat);
                Arc::make_mut(&mut self.board).totals[*seat] = *score;
                if let Some(team) = team {
                    let seats = self.teams.len().max(seat.index() + 1);
                    self.teams.resize(seats, *team);
                    self.teams[seat.index()] = *team;
                }
            }
            Event::Finished { reason, at } => self.phase = Phase::Over { reason: reason.clone(), at: *at },
        }
    }

    /// Nothing is remembered of an absence that is over.
    fn welcome(&mut self, seat: Seat) {
        self.away.remove(seat);
        self.lapsed.remove(seat);
    }

    /// Writes the results of a round on the board, or (`times` -1) takes them off again.
    fn enter(&mut self, ended: &Ended<D>, times: i64) {
        let teams = &self.teams;
        let won = |seat: Seat| match ended.winner {
            Winner::Nobody => false,
            Winner::Seat(winner) => winner == seat,
            Winner::Team(team) => teams.get(seat.index()) == Some(&team),
        };
        let board = Arc::make_mut(&mut self.board);
        for (seat, points) in ended.points.iter() {
            board.totals[seat] += times * points;
            if won(seat) {
                board.count(seat, "won", times);
            }
        }
        for (seat, figure, value) in &ended.figures {
            board.count(*seat, figure, times * value);
        }
    }

    /// Can this be folded? The game looks at its own.
    pub(crate) fn fits<E>(&self, event: &Event<E, D>) -> Result<(), Misfit> {
        let place = |seat: &Seat| Misfit::unless(seat.0 < self.places(), "no such seat");
        let paused = matches!(self.phase, Phase::Pause { .. });
        match event {
            Event::Play(_) => Misfit::unless(!matches!(self.phase, Phase::Over { .. }), "the match is over"),
            Event::RoundBegan { .. } => Misfit::unless(self.round == 0 || paused, "a round is being played"),
            Event::RoundEnded(ended) => {
                Misfit::unless(self.playing(), "no round is being played")?;
                self.results_fit(ended)
            }
            Event::Rescored(ended) => {
                Misfit::unless(paused && self.last.is_some(), "no round is over")?;
                self.results_fit(ended)
            }
            Event::Paused { .. } => Misfit::unless(paused, "a round is being played"),
            Event::Ready { seat } => {
                Misfit::unless(paused, "nobody is asked")?;
                place(seat)
            }
            Event::Joined { seat, team, .. } => {
                Misfit::unless(team.is_some() != self.teams.is_empty(), "a team is missing, or there are none")?;
                place(seat)
            }
            Event::Away { seat } | Event::Lapsed { seat } | Event::Back { seat } | Event::Left { seat } => place(seat),
            Event::Finished { .. } => Misfit::unless(!matches!(self.phase, Phase::Over { .. }), "it is over already"),
        }
    }

    fn results_fit(&self, ended: &Ended<D>) -> Result<(), Misfit> {
        Misfit::unless(ended.points.seats() == self.places(), "points for every seat")?;
        let seats_exist = ended.figures.iter().all(|(seat, ..)| seat.0 < self.places());
        Misfit::unless(seats_exist, "a figure of a seat that does not exist")
    }
}
