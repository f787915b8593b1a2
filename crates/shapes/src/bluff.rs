//! A play that stands only after a window in which others may challenge it; the draw that follows is
//! deferred until it stands; and two clocks run at once: the window's, and the next seat's.

use kernel::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use ts_rs::TS;

const HAND: usize = 3;
const TURNS: u32 = 14;
const KINDS: u8 = 4;
const CARDS: u8 = 24;

/// Lay a card face down, say what it is; whoever doubts it may look.
#[derive(Clone, Debug)]
pub struct Bluff {
    /// How long a play may be challenged.
    pub window_millis: u64,
    /// How long a turn takes, from the play before.
    pub turn_millis: u64,
    /// Broken on purpose?
    pub fault: Option<Fault>,
}

impl Default for Bluff {
    fn default() -> Self {
        Bluff { window_millis: 3_000, turn_millis: 10_000, fault: None }
    }
}

/// Ways to break it on purpose.
#[derive(Clone, Debug)]
pub enum Fault {
    /// Folding counts in the game instead of in the state: a replay differs.
    CountsInTheGame(Arc<AtomicU32>),
    /// The draw uses a counter of the game instead of the state's: deciding is not pure.
    DrawsFromTheGame(Arc<AtomicU32>),
    /// The deal uses a counter of the game: the same match can never be dealt again.
    DealsAnew(Arc<AtomicU32>),
    /// Only a lie can be challenged: the offer tells.
    OfferTells,
    /// The window closes sooner after a lie: the deadline tells.
    DeadlineTells,
    /// What was drawn is told to all.
    NewsTellsDraw,
    /// A card gets lost when a lie is taken back.
    LosesCard,
    /// `TimeUp` does nothing about the turn.
    IgnoresTurnClock,
    /// In one go, the last event is not folded.
    EnactsTooLittle,
    /// A simulation may do less than what is offered.
    PossibleTooLittle,
}

/// A play that does not stand yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// Who laid it.
    pub seat: Seat,
    /// What it is.
    pub card: u8,
    /// What they say it is.
    pub claim: u8,
    /// Who lets it pass.
    pub accepted: SeatSet,
    /// When the window closes.
    pub until: Moment,
}

/// A play that stood.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Who laid it.
    pub seat: Seat,
    /// What it is.
    pub card: u8,
    /// Was it shown?
    pub open: bool,
}

/// All there is to know.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct State {
    /// What each seat holds.
    pub held: BySeat<Vec<u8>>,
    /// In no order that matters: a draw picks from it by chance, keyed by `drawn`.
    pub bag: Vec<u8>,
    /// How many draws there were.
    pub drawn: u64,
    /// What stood.
    pub pile: Vec<Laid>,
    /// What was laid and may be challenged.
    pub pending: Option<Pending>,
    /// What was last shown.
    pub shown: Option<(Seat, u8)>,
    /// Whose turn it is; nobody's after the last.
    pub turn: Option<Seat>,
    /// When it ends.
    pub turn_until: Moment,
    /// How many turns are over.
    pub turns: u32,
    /// Points.
    pub scores: BySeat<i64>,
    /// Why it is over, once it is.
    pub ended: Option<String>,
}

/// What a seat may send.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Lay a card face down.
    Lay {
        /// What it is.
        card: u8,
        /// What one says it is.
        claim: u8,
    },
    /// Let it pass.
    Accept,
    /// Have it shown.
    Challenge,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what the variants' lines say")]
pub enum Event {
    /// It begins, with seat 0.
    Dealt { held: BySeat<Vec<u8>>, bag: Vec<u8>, turn_until: Moment },
    /// A card is laid.
    Laid { seat: Seat, card: u8, claim: u8, window_until: Moment },
    /// Someone lets it pass.
    Accepted { seat: Seat },
    /// It is shown.
    Shown { seat: Seat, card: u8 },
    /// Points are given or taken.
    Scored { seat: Seat, points: i64 },
    /// A lie goes back.
    TakenBack,
    /// It stands.
    Stood,
    /// A card is drawn.
    Drew { seat: Seat, card: u8 },
    /// The turn passes; to nobody after the last.
    TurnBegan { seat: Option<Seat>, until: Moment },
    /// It is over.
    Ended { reason: String },
}

/// What one viewer is told.
#[derive(Clone, Serialize, Debug, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum News {
    /// It begins; of the cards only one's own.
    Dealt { own: Vec<u8>, turn_until: Moment },
    /// A card is laid; what it is, only its seat knows.
    Laid { seat: Seat, card: Option<u8>, claim: u8, window_until: Moment },
    /// A card is drawn; what it is, only its seat knows.
    Drew { seat: Seat, card: Option<u8> },
    /// What all may know.
    Open(Event),
}

/// What one viewer may see.
#[derive(Clone, Serialize, Debug, TS)]
pub struct View {
    /// The viewer's own cards.
    pub own: Vec<u8>,
    /// How many each seat holds.
    pub counts: Vec<usize>,
    /// How many are in the bag.
    pub bag: usize,
    /// How many were drawn.
    pub drawn: u64,
    /// What stood; cards that the viewer knows.
    pub pile: Vec<(Seat, Option<u8>, bool)>,
    /// What may be challenged.
    pub pending: Option<PendingView>,
    /// What was last shown.
    pub shown: Option<(Seat, u8)>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When it ends.
    pub turn_until: Moment,
    /// How many turns are over.
    pub turns: u32,
    /// Points.
    pub scores: BySeat<i64>,
    /// Why it is over.
    pub ended: Option<String>,
}

/// A play that does not stand yet, as one viewer sees it.
#[derive(Clone, Serialize, Debug, TS)]
pub struct PendingView {
    /// Who laid it.
    pub seat: Seat,
    /// What it is, for whoever laid it.
    pub card: Option<u8>,
    /// What they say it is.
    pub claim: u8,
    /// Who lets it pass.
    pub accepted: SeatSet,
    /// When the window closes.
    pub until: Moment,
}

impl Bluff {
    fn act(&self, draft: &mut Draft<'_, Self>, seat: Seat, action: &Action, at: Moment, chance: &Chance) {
        match action {
            Action::Lay { card, claim } => {
                let window_until = at.after(self.window_millis);
                draft.push(Event::Laid { seat, card: *card, claim: *claim, window_until });
                self.begin_turn(draft, at);
            }
            Action::Accept => {
                draft.push(Event::Accepted { seat });
                if self.awaited(draft.now()).is_empty() {
                    self.stand(draft, chance);
                }
            }
            Action::Challenge => self.challenge(draft, seat, chance),
        }
    }

    /// The window closes first if both end at once; the turn's clock then has its own `TimeUp`.
    fn time_up(&self, draft: &mut Draft<'_, Self>, at: Moment, chance: &Chance) {
        let s = draft.now();
        let window = s.pending.as_ref().is_some_and(|p| s.turn.is_none() || p.until <= s.turn_until);
        if window {
            self.stand(draft, chance);
        } else if !matches!(self.fault, Some(Fault::IgnoresTurnClock)) {
            self.stand(draft, chance);
            self.begin_turn(draft, at);
        }
    }

    /// Who is not there lets the play pass, and then the turn.
    fn go_on_without(&self, draft: &mut Draft<'_, Self>, seat: Seat, at: Moment, chance: &Chance) {
        let s = draft.now();
        if s.pending.as_ref().is_some_and(|p| p.seat != seat && !p.accepted.contains(seat)) {
            self.act(draft, seat, &Action::Accept, at, chance);
        } else {
            self.stand(draft, chance);
            self.begin_turn(draft, at);
        }
    }

    /// The play on the table stands: only now is a card drawn for it.
    fn stand(&self, draft: &mut Draft<'_, Self>, chance: &Chance) {
        let Some(seat) = draft.now().pending.as_ref().map(|p| p.seat) else { return };
        draft.push(Event::Stood);
        let s = draft.now();
        let count = match &self.fault {
            Some(Fault::DrawsFromTheGame(counter)) => u64::from(counter.fetch_add(1, Ordering::Relaxed)),
            _ => s.drawn,
        };
        if let Some(card) = chance.draws("draw", count).pick(&s.bag).copied() {
            draft.push(Event::Drew { seat, card });
        }
    }

    fn challenge(&self, draft: &mut Draft<'_, Self>, by: Seat, chance: &Chance) {
        let Some(p) = draft.now().pending.clone() else { return };
        draft.push(Event::Shown { seat: p.seat, card: p.card });
        if p.card == p.claim {
            draft.push(Event::Scored { seat: by, points: -1 });
            self.stand(draft, chance);
        } else {
            draft.push(Event::Scored { seat: p.seat, points: -1 });
            draft.push(Event::TakenBack);
        }
    }

    fn begin_turn(&self, draft: &mut Draft<'_, Self>, at: Moment) {
        let s = draft.now();
        let next = s.turn.filter(|_| s.turns + 1 < TURNS).map(|turn| turn.next(s.held.seats()));
        draft.push(Event::TurnBegan { seat: next, until: at.after(self.turn_millis) });
    }

    /// After the last turn it ends, once the last play stands or is taken back.
    fn end_if_done(draft: &mut Draft<'_, Self>) {
        let s = draft.now();
        if s.turn.is_none() && s.pending.is_none() && s.ended.is_none() {
            draft.push(Event::Ended { reason: "turns".into() });
        }
    }
}

impl Game for Bluff {
    type State = State;
    type Action = Action;
    type Event = Event;
    type News = News;
    type View = View;

    fn places(&self) -> Places {
        Places::each(2, 6)
    }

    fn blank(&self, setup: &Setup) -> State {
        let held = BySeat::of(setup.seats, Vec::new());
        State { held, scores: BySeat::of(setup.seats, 0), ..State::default() }
    }

    fn deal(&self, setup: &Setup, at: Moment, chance: &Chance) -> Vec<Event> {
        let count = match &self.fault {
            Some(Fault::DealsAnew(counter)) => u64::from(counter.fetch_add(1, Ordering::Relaxed)),
            _ => 0,
        };
        let mut cards: Vec<u8> = (0..CARDS).map(|i| i % KINDS).collect();
        chance.draws("deal", count).shuffle(&mut cards);
        let bag = cards.split_off(HAND * usize::from(setup.seats));
        let held = BySeat(cards.chunks(HAND).map(<[u8]>::to_vec).collect());
        vec![Event::Dealt { held, bag, turn_until: at.after(self.turn_millis) }]
    }

    fn objections(&self, s: &State, seat: Seat, action: &Action) -> Vec<Refusal> {
        match (action, &s.pending) {
            _ if s.ended.is_some() || seat.0 >= s.held.seats() => Refusal::alone("play", Message::new("play")),
            (Action::Lay { .. }, Some(_)) => Refusal::alone("window", Message::new("window")),
            (Action::Lay { .. }, None) if s.turn != Some(seat) => Refusal::alone("turn", Message::new("turn")),
            (Action::Lay { card, claim }, None) => {
                let mut all = Vec::new();
                if !s.held[seat].contains(card) {
                    all.push(Refusal::new("held", Message::new("held")));
                }
                if *claim >= KINDS {
                    all.push(Refusal::new("claim", Message::new("claim").with("most", KINDS - 1)));
                }
                all
            }
            (_, None) => Refusal::alone("window", Message::new("window")),
            (_, Some(p)) if p.seat == seat => Refusal::alone("own", Message::new("own")),
            (_, Some(p)) if p.accepted.contains(seat) => Refusal::alone("again", Message::new("again")),
            (Action::Challenge, Some(p)) if matches!(self.fault, Some(Fault::OfferTells)) && p.card == p.claim => {
                Refusal::alone("true", Message::new("true"))
            }
            _ => Vec::new(),
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
                self.act(&mut draft, *seat, action, at, chance);
            }
            Input::TimeUp => self.time_up(&mut draft, at, chance),
            Input::Lapsed(seat) => self.go_on_without(&mut draft, *seat, at, chance),
            Input::Away(_) | Input::Back(_) | Input::Bot(_) | Input::Left(_) => return Ok(Vec::new()),
            Input::Stop => {
                if s.pending.is_some() {
                    draft.push(Event::TakenBack);
                }
                draft.push(Event::Ended { reason: "stopped".into() });
            }
            Input::Host(_) | Input::Joined(_) => return Err(Refusal::alone("no", Message::new("no"))),
        }
        Bluff::end_if_done(&mut draft);
        Ok(draft.events())
    }

    fn enact(
        &self,
        s: &mut State,
        input: &Input<Action>,
        at: Moment,
        chance: &Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Vec<Refusal>> {
        let decided = self.decide(s, input, at, chance)?;
        let left_out = usize::from(matches!(self.fault, Some(Fault::EnactsTooLittle)));
        decided.iter().rev().skip(left_out).rev().for_each(|event| self.evolve(s, event));
        events.extend(decided);
        Ok(())
    }

    fn evolve(&self, s: &mut State, event: &Event) {
        match event {
            Event::Dealt { held, bag, turn_until } => {
                (s.held, s.bag, s.turn_until, s.turn) = (held.clone(), bag.clone(), *turn_until, Some(Seat(0)));
            }
            Event::Laid { seat, card, claim, window_until } => {
                remove_one(&mut s.held[*seat], *card);
                let (seat, card, claim, until) = (*seat, *card, *claim, *window_until);
                s.pending = Some(Pending { seat, card, claim, accepted: SeatSet::EMPTY, until });
                s.shown = None;
            }
            Event::Accepted { seat } => s.pending.iter_mut().for_each(|p| p.accepted.insert(*seat)),
            Event::Shown { seat, card } => s.shown = Some((*seat, *card)),
            Event::Scored { seat, points } => s.scores[*seat] = s.scores[*seat].saturating_add(*points),
            Event::TakenBack => {
                if let Some(p) = s.pending.take()
                    && !matches!(self.fault, Some(Fault::LosesCard))
                {
                    s.held[p.seat].push(p.card);
                }
            }
            Event::Stood => {
                if let Some(p) = s.pending.take() {
                    let open = s.shown == Some((p.seat, p.card));
                    s.pile.push(Laid { seat: p.seat, card: p.card, open });
                    s.scores[p.seat] = s.scores[p.seat].saturating_add(1);
                }
            }
            Event::Drew { seat, card } => {
                remove_one(&mut s.bag, *card);
                s.held[*seat].push(*card);
                s.drawn += 1;
            }
            Event::TurnBegan { seat, until } => {
                (s.turn, s.turn_until) = (*seat, *until);
                s.turns += 1;
                if let Some(Fault::CountsInTheGame(counter)) = &self.fault {
                    s.scores.0[0] += i64::from(counter.fetch_add(1, Ordering::Relaxed) % 2);
                }
            }
            Event::Ended { reason } => (s.turn, s.ended) = (None, Some(reason.clone())),
        }
    }

    fn fits(&self, s: &State, event: &Event) -> Result<(), Misfit> {
        let seat_exists = |seat: &Seat| Misfit::unless(seat.0 < s.held.seats(), "there is no such seat");
        Misfit::unless(s.ended.is_none(), "it is over")?;
        match event {
            Event::Dealt { held, .. } => {
                Misfit::unless(held.seats() == s.held.seats(), "a hand is dealt to each seat")?;
                Misfit::unless(s.turn.is_none() && s.turns == 0, "it has begun already")
            }
            Event::Laid { seat, card, .. } => {
                let holds = s.held.get(*seat).is_some_and(|held| held.contains(card));
                Misfit::unless(holds && s.pending.is_none(), "that card cannot be laid")
            }
            Event::Drew { seat, card } => {
                seat_exists(seat)?;
                Misfit::unless(s.bag.contains(card), "that card is not in the bag")
            }
            Event::Accepted { seat } | Event::Shown { seat, .. } | Event::Scored { seat, .. } => seat_exists(seat),
            Event::TurnBegan { seat, .. } => {
                seat.iter().try_for_each(seat_exists)?;
                Misfit::unless(s.turns < TURNS, "there are no more turns")
            }
            Event::Stood | Event::TakenBack => Misfit::unless(s.pending.is_some(), "nothing was laid"),
            Event::Ended { .. } => Ok(()),
        }
    }

    fn seated(&self, s: &State) -> SeatSet {
        SeatSet::first(s.held.seats())
    }

    fn awaited(&self, s: &State) -> SeatSet {
        match &s.pending {
            _ if s.ended.is_some() => SeatSet::EMPTY,
            Some(p) => self.seated(s).without(p.accepted).without(SeatSet::only(p.seat)),
            None => s.turn.map(SeatSet::only).unwrap_or_default(),
        }
    }

    fn offers(&self, s: &State, seat: Seat) -> Vec<Offer<Action>> {
        let mut own = s.held.get(seat).cloned().unwrap_or_default();
        own.sort_unstable();
        own.dedup();
        let lays = own.into_iter().flat_map(|card| (0..KINDS).map(move |claim| Action::Lay { card, claim }));
        lays.chain([Action::Accept, Action::Challenge])
            .filter(|action| self.objections(s, seat, action).is_empty())
            .map(|action| Offer::exact(action.clone()))
            .collect()
    }

    fn possible(&self, s: &State, seat: Seat, each: impl FnMut(What<Action>)) {
        let left_out = usize::from(matches!(self.fault, Some(Fault::PossibleTooLittle)));
        self.offers(s, seat).into_iter().skip(left_out).map(|offer| offer.what).for_each(each);
    }

    /// The earlier of two: the window's and the turn's.
    fn deadline(&self, s: &State) -> Option<Moment> {
        let hurries = |p: &Pending| matches!(self.fault, Some(Fault::DeadlineTells)) && p.card != p.claim;
        let window = s.pending.as_ref().map(|p| Moment(p.until.0 - u64::from(hurries(p))));
        let turn = s.turn.map(|_| s.turn_until);
        window.into_iter().chain(turn).min().filter(|_| s.ended.is_none())
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        s.ended.as_ref().map(|reason| Outcome::by_score(&s.scores.0, reason).with("turns", s.turns))
    }

    fn scores(&self, s: &State) -> Vec<(Vec<Seat>, i64)> {
        s.scores.iter().map(|(seat, score)| (vec![seat], *score)).collect()
    }

    fn view(&self, s: &State, viewer: Viewer) -> View {
        let pending = |p: &Pending| PendingView {
            seat: p.seat,
            card: viewer.is(p.seat).then_some(p.card),
            claim: p.claim,
            accepted: p.accepted,
            until: p.until,
        };
        let laid = |laid: &Laid| (laid.seat, (laid.open || viewer.is(laid.seat)).then_some(laid.card), laid.open);
        View {
            own: viewer.seat().and_then(|seat| s.held.get(seat).cloned()).unwrap_or_default(),
            counts: s.held.0.iter().map(Vec::len).collect(),
            bag: s.bag.len(),
            drawn: s.drawn,
            pile: s.pile.iter().map(laid).collect(),
            pending: s.pending.as_ref().map(pending),
            shown: s.shown,
            turn: s.turn,
            turn_until: s.turn_until,
            turns: s.turns,
            scores: s.scores.clone(),
            ended: s.ended.clone(),
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<News> {
        Some(match event {
            Event::Dealt { held, turn_until, .. } => {
                let own = viewer.seat().and_then(|seat| held.get(seat).cloned()).unwrap_or_default();
                News::Dealt { own, turn_until: *turn_until }
            }
            Event::Laid { seat, card, claim, window_until } => {
                let card = viewer.is(*seat).then_some(*card);
                News::Laid { seat: *seat, card, claim: *claim, window_until: *window_until }
            }
            Event::Drew { seat, card } => {
                let told = viewer.is(*seat) || matches!(self.fault, Some(Fault::NewsTellsDraw));
                News::Drew { seat: *seat, card: told.then_some(*card) }
            }
            open => News::Open(open.clone()),
        })
    }
}

impl Sample for Bluff {
    /// Puts all that lies face down for the viewer anywhere it may lie.
    fn imagine(&self, seen: &Seen<'_, Self>, draws: &mut Draws) -> State {
        let view = seen.view.clone();
        let mut unseen: Vec<u8> = (0..CARDS).map(|i| i % KINDS).collect();
        let known = view.pile.iter().filter_map(|(_, card, _)| *card);
        let known = known.chain(view.pending.iter().filter_map(|p| p.card)).chain(view.own.iter().copied());
        known.for_each(|card| remove_one(&mut unseen, card));
        draws.shuffle(&mut unseen);

        let mut any = |known: Option<u8>| known.or_else(|| unseen.pop()).unwrap_or_default();
        let laid = |(seat, card, open): (Seat, Option<u8>, bool)| Laid { seat, card: any(card), open };
        let pile = view.pile.into_iter().map(laid).collect();
        let pending = view.pending.map(|p| {
            let PendingView { seat, claim, accepted, until, .. } = p;
            Pending { seat, card: any(p.card), claim, accepted, until }
        });
        let hand = |(seat, count): (u8, &usize)| match seen.viewer.is(Seat(seat)) {
            true => view.own.clone(),
            false => unseen.split_off(unseen.len().saturating_sub(*count)),
        };
        let held = BySeat((0..).zip(&view.counts).map(hand).collect());
        let View { drawn, shown, turn, turn_until, turns, scores, ended, .. } = view;
        State { held, bag: unseen, drawn, pile, pending, shown, turn, turn_until, turns, scores, ended }
    }

    /// What others hold and laid face down, and the bag, are mixed and dealt out again.
    fn otherwise(&self, s: &State, viewer: Viewer, draws: &mut Draws) -> State {
        let mut other = s.clone();
        let hidden = |seat: Seat, open: bool| !viewer.is(seat) && !open;
        let mut places: Vec<&mut u8> = other.bag.iter_mut().collect();
        places.extend(other.held.iter_mut().filter(|(seat, _)| hidden(*seat, false)).flat_map(|(_, held)| held));
        places.extend(other.pile.iter_mut().filter(|laid| hidden(laid.seat, laid.open)).map(|laid| &mut laid.card));
        places.extend(other.pending.iter_mut().filter(|p| hidden(p.seat, false)).map(|p| &mut p.card));
        let mut cards: Vec<u8> = places.iter().map(|card| **card).collect();
        draws.shuffle(&mut cards);
        places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
        other
    }

    fn census(&self, s: &State) -> Vec<u32> {
        let laid = s.pile.iter().map(|laid| &laid.card).chain(s.pending.iter().map(|p| &p.card));
        s.held.0.iter().flatten().chain(&s.bag).chain(laid).map(|card| u32::from(*card)).collect()
    }
}

impl Words for Bluff {}

fn remove_one(cards: &mut Vec<u8>, card: u8) {
    if let Some(i) = cards.iter().position(|other| *other == card) {
        cards.remove(i);
    }
}
