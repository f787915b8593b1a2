//! Dice under cups, a bid on all of them, and doubt: a short game in which nearly everything is hidden.

use kernel::*;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

const DICE: usize = 2;
const FACES: u8 = 6;
const TURN_MILLIS: u64 = 10_000;

/// Two dice each. Bid how many dice show at least a face, or doubt the bid: the dice are shown, and who was wrong loses.
#[derive(Clone, Default, Debug)]
pub struct Dice {
    /// Broken on purpose?
    pub fault: Option<Fault>,
}

/// Ways to break it on purpose; the first two are leaks that a short game can hide from a law.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fault {
    /// The view shows the next seat's dice, and `imagine` believes it.
    ViewShowsNeighbour,
    /// The news of the roll tells everybody's dice.
    NewsTellsRoll,
    /// All roll the same dice: one draw of chance for everybody.
    RollsOnce,
    /// `imagine` always imagines the same dice.
    ImaginesOne,
    /// A bid may be repeated, which nobody is offered.
    AcceptsRepeats,
    /// Folding a doubt panics.
    PanicsInFold,
    /// Two bids in a row are written as the first one.
    JoinForgets,
}

/// How many dice show how much at least.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Serialize, Deserialize, TS)]
pub struct Bid {
    /// How many.
    pub count: u8,
    /// At least this face.
    pub face: u8,
}

/// All there is to know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Under each cup.
    pub dice: BySeat<Vec<u8>>,
    /// The last bid, and by whom.
    pub bid: Option<(Seat, Bid)>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Until when.
    pub until: Moment,
    /// Who won, once it is over; nobody, if all agreed to stop.
    pub over: Option<(SeatSet, String)>,
}

/// What a seat may send.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// More than the last bid.
    Bid(Bid),
    /// The last bid is wrong.
    Doubt,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what the variants' lines say")]
pub enum Event {
    /// The dice are rolled under the cups.
    Rolled { dice: BySeat<Vec<u8>>, turn: Seat, until: Moment },
    /// A bid.
    Bid { seat: Seat, bid: Bid, turn: Seat, until: Moment },
    /// The cups are lifted.
    Lifted { dice: BySeat<Vec<u8>>, winners: SeatSet, reason: String },
}

/// What one viewer sees.
#[derive(Clone, Debug, Serialize, TS)]
#[allow(missing_docs, reason = "the fields are those of the state")]
pub struct View {
    pub seats: u8,
    pub own: Vec<u8>,
    pub bid: Option<(Seat, Bid)>,
    pub turn: Seat,
    pub until: Moment,
    pub over: Option<(SeatSet, String)>,
    /// Everybody's dice, when it is over.
    pub lifted: Option<BySeat<Vec<u8>>>,
    /// Only the broken variant shows these.
    pub neighbour: Option<Vec<u8>>,
}

/// What one viewer is told.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum News {
    /// One's own dice.
    Rolled { own: Vec<u8>, turn: Seat, until: Moment },
    /// Only the broken variant tells this.
    Leak(String),
    /// What all may know.
    Open(Event),
}

impl Dice {
    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn roll(draws: &mut Draws) -> Vec<u8> {
        (0..DICE).map(|_| 1 + draws.below(usize::from(FACES)) as u8).collect()
    }

    /// Every bid that can be made.
    fn bids(seats: u8) -> impl Iterator<Item = Bid> {
        (1..=seats * DICE as u8).flat_map(|count| (2..=FACES).map(move |face| Bid { count, face }))
    }

    fn is_true(s: &State, bid: Bid) -> bool {
        s.dice.0.iter().flatten().filter(|die| **die >= bid.face).count() >= usize::from(bid.count)
    }

    fn lift(s: &State, loser: Option<Seat>, reason: &str) -> Event {
        let all = SeatSet::first(s.dice.seats());
        let winners = loser.map_or(SeatSet::EMPTY, |loser| all.without(SeatSet::only(loser)));
        Event::Lifted { dice: s.dice.clone(), winners, reason: reason.into() }
    }

    fn doubt(s: &State, seat: Seat) -> Event {
        let (bidder, bid) = s.bid.unwrap_or((seat, Bid { count: 0, face: 0 }));
        Dice::lift(s, Some(if Dice::is_true(s, bid) { seat } else { bidder }), "doubted")
    }
}

impl Game for Dice {
    type State = State;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;

    fn places(&self) -> Places {
        Places::each(2, 4)
    }

    fn blank(&self, setup: &Setup) -> State {
        State { dice: BySeat::of(setup.seats, Vec::new()), bid: None, turn: Seat(0), until: Moment(0), over: None }
    }

    fn deal(&self, setup: &Setup, at: Moment, chance: &Chance) -> Vec<Event> {
        let count = |seat: u64| if self.has(Fault::RollsOnce) { 0 } else { seat };
        let dice = (0..u64::from(setup.seats)).map(|seat| Dice::roll(&mut chance.draws("roll", count(seat))));
        vec![Event::Rolled { dice: BySeat(dice.collect()), turn: Seat(0), until: at.after(TURN_MILLIS) }]
    }

    fn objections(&self, s: &State, seat: Seat, action: &Action) -> Vec<Refusal> {
        let bid = s.bid.map(|(_, bid)| bid);
        match action {
            _ if s.over.is_some() => Refusal::alone("dice.over", Message::new("dice-over")),
            _ if s.turn != seat => Refusal::alone("turn", Message::new("turn")),
            Action::Doubt if bid.is_none() => Refusal::alone("dice.doubt", Message::new("dice-doubt")),
            Action::Doubt => Vec::new(),
            Action::Bid(new) if !Dice::bids(s.dice.seats()).any(|bid| bid == *new) => {
                Refusal::alone("dice.bid", Message::new("dice-bid"))
            }
            Action::Bid(new) if bid == Some(*new) && self.has(Fault::AcceptsRepeats) => Vec::new(),
            Action::Bid(new) if bid.is_some_and(|bid| *new <= bid) => {
                Refusal::alone("dice.bid", Message::new("dice-bid"))
            }
            Action::Bid(_) => Vec::new(),
        }
    }

    fn decide(&self, s: &State, input: &Input<Action>, at: Moment, _: &Chance) -> Result<Vec<Event>, Vec<Refusal>> {
        Ok(vec![match input {
            Input::Act(seat, action) => match action {
                Action::Bid(bid) => {
                    Event::Bid { seat: *seat, bid: *bid, turn: seat.next(s.dice.seats()), until: at.after(TURN_MILLIS) }
                }
                Action::Doubt => Dice::doubt(s, *seat),
            },
            Input::TimeUp => Dice::lift(s, Some(s.turn), "late"),
            Input::Lapsed(seat) => Dice::lift(s, Some(*seat), "late"),
            Input::Left(seat) => Dice::lift(s, Some(*seat), "left"),
            Input::Stop => Dice::lift(s, None, "stopped"),
            Input::Away(_) | Input::Back(_) | Input::Bot(_) => return Ok(Vec::new()),
            Input::Host(_) | Input::Joined(_) => return Err(Refusal::alone("dice.no", Message::new("dice-no"))),
        }])
    }

    fn evolve(&self, s: &mut State, event: &Event) {
        match event {
            Event::Rolled { dice, turn, until } => {
                (s.dice, s.turn, s.until) = (dice.clone(), *turn, *until);
            }
            Event::Bid { seat, bid, turn, until } => {
                (s.bid, s.turn, s.until) = (Some((*seat, *bid)), *turn, *until);
            }
            Event::Lifted { winners, reason, .. } => {
                assert!(!(self.has(Fault::PanicsInFold) && reason == "doubted"), "broken on purpose");
                s.over = Some((*winners, reason.clone()));
            }
        }
    }

    fn fits(&self, s: &State, event: &Event) -> Result<(), Misfit> {
        match event {
            Event::Rolled { dice, .. } => Misfit::unless(dice.seats() == s.dice.seats(), "dice for every seat"),
            Event::Bid { seat, turn, .. } => {
                Misfit::unless(seat.0.max(turn.0) < s.dice.seats(), "there is no such seat")
            }
            Event::Lifted { .. } => Misfit::unless(s.over.is_none(), "the cups are lifted already"),
        }
    }

    fn seated(&self, s: &State) -> SeatSet {
        SeatSet::first(s.dice.seats())
    }

    fn awaited(&self, s: &State) -> SeatSet {
        if s.over.is_some() { SeatSet::EMPTY } else { SeatSet::only(s.turn) }
    }

    fn offers(&self, s: &State, seat: Seat) -> Vec<Offer<Action>> {
        let bid = s.bid.map(|(_, bid)| bid);
        let more = Dice::bids(s.dice.seats()).filter(|new| bid.is_none_or(|bid| *new > bid)).map(Action::Bid);
        let all = more.chain([Action::Doubt]);
        let legal = all.filter(|action| self.objections(s, seat, action).is_empty());
        legal.map(Offer::exact).collect()
    }

    fn deadline(&self, s: &State) -> Option<Moment> {
        s.over.is_none().then_some(s.until)
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        let (winners, reason) = s.over.as_ref()?;
        let scores: Vec<i64> = (0..s.dice.seats()).map(|seat| i64::from(winners.contains(Seat(seat)))).collect();
        Some(Outcome::by_score(&scores, reason))
    }

    fn view(&self, s: &State, viewer: Viewer) -> View {
        let seats = s.dice.seats();
        let of = |seat: Seat| s.dice.get(seat).cloned().unwrap_or_default();
        View {
            seats,
            own: viewer.seat().map(of).unwrap_or_default(),
            bid: s.bid,
            turn: s.turn,
            until: s.until,
            over: s.over.clone(),
            lifted: s.over.is_some().then(|| s.dice.clone()),
            neighbour: viewer.seat().filter(|_| self.has(Fault::ViewShowsNeighbour)).map(|seat| of(seat.next(seats))),
        }
    }

    /// Its log is kept joined, so that the law about that has something to look at.
    const BULK: bool = true;

    fn join(&self, one: &mut EntryOf<Self>, next: &EntryOf<Self>) -> bool {
        let bid = |entry: &EntryOf<Self>| matches!(entry.input, Some(Input::Act(_, Action::Bid(_))));
        self.has(Fault::JoinForgets) && bid(one) && bid(next)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        Some(match event {
            Event::Rolled { dice, .. } if self.has(Fault::NewsTellsRoll) => News::Leak(format!("{dice:?}")),
            Event::Rolled { dice, turn, until } => {
                let own = viewer.seat().and_then(|seat| dice.get(seat).cloned()).unwrap_or_default();
                News::Rolled { own, turn: *turn, until: *until }
            }
            open => News::Open(open.clone()),
        })
    }
}

impl Sample for Dice {
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> State {
        let View { seats, own, bid, turn, until, over, lifted, neighbour } = seen.view.clone();
        let viewer = seen.viewer.seat();
        let mut any = |seat: Seat| match (viewer, &neighbour) {
            (Some(viewer), _) if viewer == seat => own.clone(),
            (Some(viewer), Some(dice)) if viewer.next(seats) == seat => dice.clone(),
            _ if self.has(Fault::ImaginesOne) => vec![3; DICE],
            _ => Dice::roll(draws),
        };
        let dice = lifted.unwrap_or_else(|| BySeat((0..seats).map(|seat| any(Seat(seat))).collect()));
        State { dice, bid, turn, until, over }
    }

    fn otherwise(&self, s: &State, viewer: Viewer, draws: &mut Draws) -> State {
        let mut other = s.clone();
        if s.over.is_none() {
            let hidden = other.dice.iter_mut().filter(|(seat, _)| !viewer.is(*seat));
            hidden.for_each(|(_, dice)| *dice = Dice::roll(draws));
        }
        other
    }
}

impl Words for Dice {}
