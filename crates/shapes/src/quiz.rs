//! Simultaneous secret answers, with people who go, come back and join late, and a deadline.

use kernel::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

const ANSWER_MILLIS: u64 = 20_000;
const PAUSE_MILLIS: u64 = 5_000;
const CHOICES: u8 = 4;
const MOST_SEATS: u8 = 8;

/// A quiz without questions: the right answer is drawn.
#[derive(Clone, Debug)]
pub struct Quiz {
    /// How many rounds.
    pub rounds: u32,
    /// Broken on purpose?
    pub fault: Option<Fault>,
}

impl Default for Quiz {
    fn default() -> Self {
        Quiz { rounds: 3, fault: None }
    }
}

/// Ways to break it on purpose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fault {
    /// News tells what was answered.
    NewsTellsAnswer,
    /// The right answer is shown while it is asked for.
    ViewTells,
    /// The deadline comes nearer when somebody is right.
    DeadlineTells,
    /// Whoever is right is not waited for.
    AwaitedTells,
    /// Only whoever is wrong is late.
    LateTells,
    /// A right answer counts before it is revealed.
    ScoresTell,
    /// Whoever is right may not chat.
    ChatTells,
    /// The host may go on as soon as somebody is right.
    HostOffersTell,
    /// The right answer is offered with a hint.
    OffersTell,
    /// The forecast of the right answer is a point.
    ForecastTells,
    /// A refusal names the right answer, and so does its forecast.
    RefusalTells,
    /// A refusal speaks otherwise when the last answer is right; the forecast does not.
    DecideTells,
    /// Whoever is right plays no more.
    SeatedTells,
    /// It is over as soon as somebody is right.
    OutcomeTells,
    /// All is open, yet it says that something is hidden.
    HidesNothing,
    /// The state counts something that is not written down.
    ForgetsInSerde,
    /// Whoever is away is waited for, and the game does not go on without them.
    WaitsForever,
    /// Those who are ready are waited for too.
    WaitsForTheReady,
    /// Everybody has offers, at the table or not.
    OffersToStrangers,
    /// After the first round the last answer is accepted, but not offered.
    OffersTooLittle,
    /// After the last round comes another.
    NeverEnds,
    /// Nobody can be ready, says `fits`; `decide` thinks otherwise.
    FitsTooTight,
    /// There is something to do after the end.
    OffersAfterTheEnd,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Answers are collected.
    #[default]
    Asking,
    /// The right one is shown, until all are ready.
    Pause,
    /// It is over.
    Over,
}

/// All there is to know.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct State {
    /// From 0.
    pub round: u32,
    /// What is going on.
    pub phase: Phase,
    /// When it ends.
    pub until: Moment,
    /// The right answer.
    pub correct: u8,
    /// Those given so far.
    pub answers: BTreeMap<Seat, u8>,
    /// Who is ready for the next round.
    pub ready: SeatSet,
    /// Who plays.
    pub players: SeatSet,
    /// Who of them is counted on.
    pub present: SeatSet,
    /// Points of all who ever played.
    pub scores: BTreeMap<Seat, i64>,
    /// Why it is over.
    pub reason: String,
    /// Only the broken variant uses it.
    #[serde(skip)]
    pub folded: u32,
}

/// What a seat may send; the host may send `Next`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Answer, or answer anew.
    Answer(u8),
    /// Ready for the next round.
    Next,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what the variants' lines say")]
pub enum Event {
    /// A round begins.
    Asked { round: u32, correct: u8, until: Moment },
    /// Someone answers.
    Answered { seat: Seat, choice: u8 },
    /// A round ends.
    Revealed { correct: u8, answers: BTreeMap<Seat, u8>, until: Moment },
    /// Someone is ready.
    Ready { seat: Seat },
    /// Someone new sits down.
    Joined { seat: Seat },
    /// Someone has been away for too long.
    Away { seat: Seat },
    /// Someone is back.
    Back { seat: Seat },
    /// Someone leaves for good.
    Left { seat: Seat },
    /// It is over.
    Ended { reason: String },
}

/// What one viewer is told.
#[derive(Clone, Serialize, Debug, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum News {
    /// A round begins; the right answer is not told.
    Asked { round: u32, until: Moment },
    /// Someone answers; what, only they know.
    Answered { seat: Seat, choice: Option<u8> },
    /// What all may know.
    Open(Event),
}

/// What one viewer may see.
#[derive(Clone, Serialize, Debug, TS)]
pub struct View {
    /// From 0.
    pub round: u32,
    /// What is going on.
    pub phase: Phase,
    /// When it ends.
    pub until: Moment,
    /// The viewer's own answer.
    pub own: Option<u8>,
    /// Who has answered.
    pub answered: SeatSet,
    /// Who is ready.
    pub ready: SeatSet,
    /// Who is there.
    pub present: SeatSet,
    /// Who plays.
    pub players: SeatSet,
    /// Points.
    pub scores: BTreeMap<Seat, i64>,
    /// The right answer and all answers, once the round is over.
    pub revealed: Option<(u8, BTreeMap<Seat, u8>)>,
    /// Why it is over.
    pub reason: String,
}

impl Quiz {
    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn ask(round: u32, at: Moment, chance: &Chance) -> Event {
        let correct = chance.draws("question", u64::from(round)).below(usize::from(CHOICES)) as u8;
        Event::Asked { round, correct, until: at.after(ANSWER_MILLIS) }
    }

    /// Ends what is going on.
    fn next(&self, draft: &mut Draft<'_, Self>, at: Moment, chance: &Chance) {
        let s = draft.now();
        let next = s.round + 1;
        let event = match s.phase {
            Phase::Asking => {
                Event::Revealed { correct: s.correct, answers: s.answers.clone(), until: at.after(PAUSE_MILLIS) }
            }
            _ if next >= self.rounds && !self.has(Fault::NeverEnds) => Event::Ended { reason: "rounds".into() },
            _ => Quiz::ask(next, at, chance),
        };
        draft.push(event);
    }

    /// Goes on if nobody is waited for any more (and somebody is there).
    fn go_on(&self, draft: &mut Draft<'_, Self>, at: Moment, chance: &Chance) {
        let s = draft.now();
        if s.players.is_empty() {
            draft.push(Event::Ended { reason: "nobody".into() });
        } else if !s.present.is_empty() && self.awaited(s).is_empty() {
            self.next(draft, at, chance);
        }
    }

    fn right(s: &State) -> SeatSet {
        let right = s.answers.iter().filter(|(_, choice)| **choice == s.correct).map(|(seat, _)| *seat);
        if s.phase == Phase::Asking { right.collect() } else { SeatSet::EMPTY }
    }
}

impl Game for Quiz {
    type State = State;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;

    fn places(&self) -> Places {
        Places { late: true, ..Places::each(1, MOST_SEATS) }
    }

    fn blank(&self, setup: &Setup) -> State {
        let all = SeatSet::first(setup.seats);
        State { players: all, present: all, scores: all.iter().map(|seat| (seat, 0)).collect(), ..State::default() }
    }

    fn deal(&self, _: &Setup, at: Moment, chance: &Chance) -> Vec<Event> {
        vec![Quiz::ask(0, at, chance)]
    }

    fn objections(&self, s: &State, seat: Seat, action: &Action) -> Vec<Refusal> {
        if !s.players.contains(seat) && !self.has(Fault::OffersToStrangers) {
            return Refusal::alone("stranger", Message::new("stranger"));
        }
        match (s.phase, action) {
            (Phase::Asking, Action::Answer(choice)) if *choice < CHOICES => Vec::new(),
            (Phase::Asking, Action::Answer(_)) => {
                vec![Refusal::new("choice", Message::new("choice").with("choices", CHOICES))]
            }
            (Phase::Asking, Action::Next) if self.has(Fault::RefusalTells) => {
                vec![Refusal::new("phase", Message::new("phase").with("correct", s.correct))]
            }
            (Phase::Pause, Action::Next) if s.ready.contains(seat) => Refusal::alone("again", Message::new("again")),
            (Phase::Pause, Action::Next) => Vec::new(),
            _ if self.has(Fault::DecideTells) && s.correct == CHOICES - 1 => {
                Refusal::alone("phase", Message::new("try-the-last"))
            }
            _ => Refusal::alone("phase", Message::new("phase")),
        }
    }

    fn decide(
        &self,
        s: &State,
        input: &Input<Action>,
        at: Moment,
        chance: &Chance,
    ) -> Result<Vec<Event>, Vec<Refusal>> {
        let mut draft = Draft::new(self, s);
        match input {
            Input::Act(seat, action) => {
                draft.push(match action {
                    Action::Answer(choice) => Event::Answered { seat: *seat, choice: *choice },
                    Action::Next => Event::Ready { seat: *seat },
                });
                self.go_on(&mut draft, at, chance);
            }
            Input::Lapsed(_) if self.has(Fault::WaitsForever) => {}
            Input::Lapsed(seat) => {
                draft.push(Event::Away { seat: *seat });
                self.go_on(&mut draft, at, chance);
            }
            Input::Away(_) | Input::Bot(_) => {}
            Input::TimeUp | Input::Host(Action::Next) => self.next(&mut draft, at, chance),
            Input::Host(_) => return Err(Refusal::alone("host", Message::new("host"))),
            Input::Back(seat) => draft.push(Event::Back { seat: *seat }),
            Input::Left(seat) => {
                draft.push(Event::Left { seat: *seat });
                self.go_on(&mut draft, at, chance);
            }
            Input::Joined(seat) => draft.push(Event::Joined { seat: *seat }),
            Input::Stop => draft.push(Event::Ended { reason: "stopped".into() }),
        }
        Ok(draft.events())
    }

    fn evolve(&self, s: &mut State, event: &Event) {
        s.folded += u32::from(self.has(Fault::ForgetsInSerde));
        match event {
            Event::Asked { round, correct, until } => {
                (s.round, s.correct, s.until, s.phase) = (*round, *correct, *until, Phase::Asking);
                s.answers.clear();
                s.ready = SeatSet::EMPTY;
            }
            Event::Answered { seat, choice } => {
                s.answers.insert(*seat, *choice);
            }
            Event::Revealed { correct, answers, until } => {
                for (seat, _) in answers.iter().filter(|(_, choice)| *choice == correct) {
                    *s.scores.entry(*seat).or_default() += 1;
                }
                (s.correct, s.answers, s.until, s.phase) = (*correct, answers.clone(), *until, Phase::Pause);
            }
            Event::Ready { seat } => s.ready.insert(*seat),
            Event::Joined { seat } => {
                s.players.insert(*seat);
                s.present.insert(*seat);
                s.scores.insert(*seat, 0);
            }
            Event::Away { seat } => s.present.remove(*seat),
            Event::Back { seat } => s.present.insert(*seat),
            Event::Left { seat } => {
                s.players.remove(*seat);
                s.present.remove(*seat);
                s.ready.remove(*seat);
                // Whoever takes the seat next has not answered.
                s.answers.remove(seat);
            }
            Event::Ended { reason } => (s.phase, s.reason) = (Phase::Over, reason.clone()),
        }
    }

    fn fits(&self, s: &State, event: &Event) -> Result<(), Misfit> {
        let plays = |seat: &Seat| Misfit::unless(s.players.contains(*seat), "that seat does not play");
        Misfit::unless(s.phase != Phase::Over, "it is over")?;
        match event {
            Event::Ready { .. } if self.has(Fault::FitsTooTight) => Misfit::unless(false, "nobody is ever ready"),
            Event::Answered { seat, .. } | Event::Ready { seat } => plays(seat),
            Event::Away { seat } | Event::Back { seat } | Event::Left { seat } => plays(seat),
            Event::Revealed { answers, .. } => answers.keys().try_for_each(plays),
            Event::Joined { seat } => Misfit::unless(!s.players.contains(*seat), "that seat is taken"),
            Event::Asked { round, .. } => Misfit::unless(*round <= s.round + 1, "another round comes next"),
            Event::Ended { .. } => Ok(()),
        }
    }

    fn seated(&self, s: &State) -> SeatSet {
        if self.has(Fault::SeatedTells) { s.players.without(Quiz::right(s)) } else { s.players }
    }

    fn awaited(&self, s: &State) -> SeatSet {
        let done = match s.phase {
            Phase::Asking if self.has(Fault::AwaitedTells) => Quiz::right(s),
            Phase::Asking => s.answers.keys().copied().collect(),
            Phase::Pause if self.has(Fault::WaitsForTheReady) => SeatSet::EMPTY,
            Phase::Pause => s.ready,
            Phase::Over => s.players,
        };
        let who = if self.has(Fault::WaitsForever) { s.players } else { s.present };
        who.without(done)
    }

    fn offers(&self, s: &State, seat: Seat) -> Vec<Offer<Action>> {
        if self.has(Fault::OffersAfterTheEnd) && s.phase == Phase::Over {
            return vec![Offer::exact(Action::Next)];
        }
        let hidden =
            |action: &Action| self.has(Fault::OffersTooLittle) && s.round > 0 && *action == Action::Answer(CHOICES - 1);
        let hint = |action: &Action| {
            let right = *action == Action::Answer(s.correct) && self.has(Fault::OffersTell);
            right.then(|| Message::new("take-this"))
        };
        (0..CHOICES)
            .map(Action::Answer)
            .chain([Action::Next])
            .filter(|action| self.objections(s, seat, action).is_empty() && !hidden(action))
            .map(|action| Offer { hint: hint(&action), ..Offer::exact(action.clone()) })
            .collect()
    }

    fn host_offers(&self, s: &State) -> Vec<Offer<Action>> {
        let silent = self.has(Fault::HostOffersTell) && Quiz::right(s).is_empty();
        if s.phase == Phase::Over || silent { Vec::new() } else { vec![Offer::exact(Action::Next)] }
    }

    fn forecast(&self, s: &State, seat: Seat, action: &Action) -> Forecast {
        let score = self.has(Fault::ForecastTells).then(|| i64::from(*action == Action::Answer(s.correct)));
        let mut objections = self.objections(s, seat, action);
        let tells = |refusal: &&mut Refusal| refusal.message.id == "try-the-last";
        objections.iter_mut().filter(tells).for_each(|refusal| refusal.message = Message::new("phase"));
        Forecast { score, ..Forecast::of(objections) }
    }

    fn deadline(&self, s: &State) -> Option<Moment> {
        match self.fault {
            _ if s.phase == Phase::Over => None,
            Some(Fault::WaitsForever) => None,
            Some(Fault::DeadlineTells) if !Quiz::right(s).is_empty() => Some(Moment(s.until.0 - 1)),
            _ => Some(s.until),
        }
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        let early = self.has(Fault::OutcomeTells) && !Quiz::right(s).is_empty();
        let sides = s.scores.iter().map(|(seat, score)| (vec![*seat], *score));
        (s.phase == Phase::Over || early).then(|| Outcome::ranked(sides.collect(), &s.reason, |score| score))
    }

    fn late(&self, s: &State) -> SeatSet {
        let wrong = || s.answers.keys().copied().collect::<SeatSet>().without(Quiz::right(s));
        if self.has(Fault::LateTells) { wrong() } else { self.awaited(s) }
    }

    fn scores(&self, s: &State) -> Vec<(Vec<Seat>, i64)> {
        let early = |seat: &Seat| self.has(Fault::ScoresTell) && Quiz::right(s).contains(*seat);
        s.scores.iter().map(|(seat, score)| (vec![*seat], score + i64::from(early(seat)))).collect()
    }

    fn view(&self, s: &State, viewer: Viewer) -> View {
        let open = s.phase != Phase::Asking || self.has(Fault::HidesNothing);
        let right = || (s.correct, BTreeMap::new());
        View {
            round: s.round,
            phase: s.phase,
            until: s.until,
            own: viewer.seat().and_then(|seat| s.answers.get(&seat).copied()),
            answered: s.answers.keys().copied().collect(),
            ready: s.ready,
            present: s.present,
            players: s.players,
            scores: s.scores.clone(),
            revealed: match self.has(Fault::ViewTells) && !open {
                true => Some(right()),
                false => open.then(|| (s.correct, s.answers.clone())),
            },
            reason: s.reason.clone(),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        Some(match event {
            Event::Asked { round, until, .. } => News::Asked { round: *round, until: *until },
            Event::Answered { seat, choice } => {
                let told = viewer.is(*seat) || self.has(Fault::NewsTellsAnswer);
                News::Answered { seat: *seat, choice: told.then_some(*choice) }
            }
            open => News::Open(open.clone()),
        })
    }

    fn may_say(&self, s: &State, from: Viewer) -> Hearers {
        let right = from.seat().is_some_and(|seat| Quiz::right(s).contains(seat));
        if self.has(Fault::ChatTells) && right { Hearers::Nobody } else { Hearers::Everyone }
    }
}

impl Sample for Quiz {
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> State {
        let View { round, phase, until, own, answered, ready, present, players, scores, revealed, reason } =
            seen.view.clone();
        let mut any = |seat: Seat| match own {
            Some(choice) if seen.viewer.is(seat) => (seat, choice),
            _ => (seat, draws.below(usize::from(CHOICES)) as u8),
        };
        let answers = answered.iter().map(&mut any).collect();
        let guess = (draws.below(usize::from(CHOICES)) as u8, answers);
        let told = if self.has(Fault::ViewTells) && phase == Phase::Asking { None } else { revealed };
        let (correct, answers) = told.unwrap_or(guess);
        State { round, phase, until, correct, answers, ready, players, present, scores, reason, folded: 0 }
    }

    /// Until it is told: another right answer, and others gave other answers.
    fn otherwise(&self, s: &State, viewer: Viewer, draws: &mut Draws) -> State {
        let mut other = s.clone();
        if s.phase == Phase::Asking && !self.has(Fault::HidesNothing) {
            let mut any = || draws.below(usize::from(CHOICES)) as u8;
            other.correct = any();
            other.answers.iter_mut().filter(|(seat, _)| !viewer.is(**seat)).for_each(|(_, choice)| *choice = any());
        }
        other
    }
}

impl Words for Quiz {}
