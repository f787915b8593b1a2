//! Who may know what, and how it is told.

use crate::domino::{Domino, Dominoes};
use crate::rules::Questions;
use crate::state::{
    Absence, Action, Bid, Call, Claim, Event, Figures, Finished, Hand, MadeOrSet, Phase, Play, SEATS, State, Trick,
    Trump, team,
};
use crate::suits::Suits;
use crate::worlds::{Unseen, Ways, voids};
use crate::{Texas42, nouns};
use kernel::{Arg, Draws, Game, Message, Moment, Offer, RuleId, Seat, SeatSet, Speaker, Viewer, message};
use serde::Serialize;
use std::sync::Arc;
use ts_rs::TS;

/// What one viewer may see.
#[derive(Clone, Debug, Serialize, TS)]
pub struct View {
    /// Whose view it is; none: of all who look on.
    pub you: Option<Seat>,
    /// Where the match stands.
    pub phase: Phase,
    /// Which hand, from 0.
    pub hand: u32,
    /// Who shook.
    pub shaker: Seat,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When the turn began.
    pub since: Moment,
    /// When it ends, if there is a limit.
    pub deadline: Option<Moment>,
    /// Each seat.
    pub seats: Vec<SeatView>,
    /// Your dominoes, sorted: trumps first.
    pub own: Vec<Domino>,
    /// The auction so far.
    pub calls: Vec<Call>,
    /// The highest bid so far, and whose it is.
    pub high: Option<Call>,
    /// What is played, once the auction is over.
    pub contract: Option<Contract>,
    /// The suit that was led, in a word: `suit-5`, "fives".
    pub led: Option<Message>,
    /// The trick on the table, in the order it was played.
    pub trick: Vec<Play>,
    /// Who would take it as it lies.
    pub winning: Option<Seat>,
    /// The last trick taken, maybe of the hand before.
    pub last_trick: Option<Trick>,
    /// All tricks taken in this hand.
    pub tricks: Vec<Trick>,
    /// The points of each team in this hand.
    pub points: [u8; 2],
    /// The tricks of each team in this hand.
    pub taken: [u8; 2],
    /// The score of each team: seats 0 and 2, seats 1 and 3.
    #[ts(type = "[number, number]")]
    pub scores: [i64; 2],
    /// Who has so much has won.
    #[ts(type = "number")]
    pub goal: i64,
    /// Of what: `marks`, `points`.
    pub unit: String,
    /// How this hand was decided, if it is, though it may be played on.
    pub verdict: Option<MadeOrSet>,
    /// The hand that was laid down, if one was.
    pub claim: Option<Claim>,
    /// How the last hand ended.
    pub last_hand: Option<Finished>,
    /// Who has not acknowledged yet.
    pub pending: SeatSet,
    /// When the pause ends by itself.
    pub until: Option<Moment>,
    /// Figures of each team.
    pub figures: [Figures; 2],
    /// Hands in which nobody bid.
    pub thrown_in: u32,
    /// Why the match is over, once it is.
    pub over: Option<RuleId>,
}

/// What all see of a seat.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Its team, 0 or 1.
    pub team: u8,
    /// How many dominoes it holds.
    pub dominoes: u8,
    /// Does it sit this hand out?
    pub sits_out: bool,
    /// What it bid, if it had its turn.
    pub call: Option<Call>,
    /// Is it not there?
    pub absent: Option<Absence>,
}

/// What is played.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Contract {
    /// The rule of a special contract, by whose name it is called; none: straight 42.
    pub id: Option<RuleId>,
    /// Who bid.
    pub bidder: Seat,
    /// What.
    pub bid: Bid,
    /// What was named, once it is.
    pub trump: Option<Trump>,
    /// The suits in words, once they are named: "fives are trumps".
    pub suits: Option<Message>,
}

/// What `viewer` may see: nothing but this gets out.
pub(crate) fn view(game: &Texas42, state: &State, viewer: Viewer) -> View {
    let hand = &state.hand;
    let you = viewer.seat().filter(|seat| seat.0 < SEATS);
    let suits = game.ask().suits(hand);
    let goal = game.ask().goal(hand);
    let begun = !matches!(hand.phase, Phase::Bidding | Phase::Naming);
    View {
        you,
        phase: hand.phase,
        hand: hand.number,
        shaker: hand.shaker,
        turn: hand.turn,
        since: hand.since,
        deadline: game.deadline(state),
        seats: (0..SEATS).map(|seat| seat_view(state, Seat(seat))).collect(),
        own: you.map(|seat| sorted(hand.held_by(seat), &suits)).unwrap_or_default(),
        calls: hand.calls.to_vec(),
        high: hand.bidder.map(|seat| Call { seat, bid: hand.bid.clone() }),
        contract: contract(hand, &suits),
        led: hand.lead().filter(|_| begun).map(|lead| Message::new(suits.led_name(lead))),
        trick: hand.trick.to_vec(),
        winning: hand.trick.get(game.ask().winner(hand)).map(|play| play.seat),
        last_trick: state.last_trick,
        tricks: hand.tricks.to_vec(),
        points: hand.points,
        taken: [hand.taken(0) as u8, hand.taken(1) as u8],
        scores: state.scores,
        goal: goal.to,
        unit: goal.unit.into(),
        verdict: hand.verdict.clone(),
        claim: hand.claim.clone(),
        last_hand: state.last.as_deref().cloned(),
        pending: hand.pending,
        until: hand.until,
        figures: state.figures,
        thrown_in: state.thrown_in,
        over: state.over.clone(),
    }
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let hand = &state.hand;
    SeatView {
        seat,
        team: team(seat) as u8,
        dominoes: hand.held_by(seat).len() as u8,
        sits_out: !hand.players.contains(seat),
        call: hand.calls.iter().find(|call| call.seat == seat).cloned(),
        absent: state.absent.contains(seat).then(|| Absence { left: state.left.contains(seat) }),
    }
}

fn contract(hand: &Hand, suits: &Suits) -> Option<Contract> {
    let (bidder, bid) = (hand.bidder?, hand.bid.clone()?);
    let named = !matches!(hand.phase, Phase::Bidding | Phase::Naming);
    (hand.phase != Phase::Bidding).then(|| Contract {
        id: hand.contract.clone(),
        bidder,
        bid,
        trump: hand.trump.clone(),
        suits: named.then(|| Message::new(suits.described)),
    })
}

/// Trumps first, the strongest first; then from the six-six down.
fn sorted(held: Dominoes, suits: &Suits) -> Vec<Domino> {
    let mut own: Vec<Domino> = held.iter().collect();
    kernel::order::sort_by_key(&mut own, |domino| {
        let called = suits.called.contains(*domino);
        let rank = if called { suits.strength(*domino, *domino) } else { domino.id() };
        std::cmp::Reverse((called, rank))
    });
    own
}

/// The hand as a view shows it: what the viewer does not see is empty.
pub(crate) fn seen_hand(view: &View) -> Hand {
    let mut held = [Dominoes::NONE; 4];
    if let Some(seat) = view.you {
        held[seat.index()] = view.own.iter().copied().collect();
    }
    Hand {
        number: view.hand,
        shaker: view.shaker,
        phase: view.phase,
        turn: view.turn,
        since: view.since,
        held,
        calls: view.calls.iter().cloned().collect(),
        bidder: view.high.as_ref().map(|call| call.seat),
        bid: view.high.as_ref().and_then(|call| call.bid.clone()),
        contract: view.contract.as_ref().and_then(|contract| contract.id.clone()),
        trump: view.contract.as_ref().and_then(|contract| contract.trump.clone()),
        players: view.seats.iter().filter(|seat| !seat.sits_out).map(|seat| seat.seat).collect(),
        trick: view.trick.iter().copied().collect(),
        tricks: view.tricks.iter().copied().collect(),
        points: view.points,
        verdict: view.verdict.clone(),
        pending: view.pending,
        until: view.until,
        claim: view.claim.clone(),
    }
}

/// A state that looks just like this view: what is unseen is dealt anew, to those who can hold it by what they
/// have shown.
pub(crate) fn imagine(game: &Texas42, view: &View, draws: &mut Draws) -> State {
    let mut hand = seen_hand(view);
    let room = std::array::from_fn(|i| usize::from(view.seats[i].dominoes));
    let mut unseen = Unseen::of(&hand, view.you, room, voids(&hand, &game.ask().suits(&hand)));
    let dealt = Ways::new(&unseen).deal(draws).or_else(|| {
        // Rules may let a seat play what the suits would not; a deal that forgets the voids still looks the same.
        unseen.missing = [Dominoes::NONE; 4];
        Ways::new(&unseen).deal(draws)
    });
    let dealt = dealt.unwrap_or_default();
    for (held, dealt) in hand.held.iter_mut().zip(dealt) {
        *held = held.or(dealt);
    }
    let seats = |is: &dyn Fn(Option<Absence>) -> bool| -> SeatSet {
        view.seats.iter().filter(|seat| is(seat.absent)).map(|seat| seat.seat).collect()
    };
    State {
        hand,
        scores: view.scores,
        absent: seats(&|absence| absence.is_some()),
        left: seats(&|absence| absence.is_some_and(|absence| absence.left)),
        last: view.last_hand.clone().map(Arc::new),
        last_trick: view.last_trick,
        figures: view.figures,
        thrown_in: view.thrown_in,
        over: view.over.clone(),
    }
}

/// What one viewer is told.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A hand was dealt.
    Dealt {
        /// Which, from 0.
        hand: u32,
        /// Who shook.
        shaker: Seat,
        /// What you got.
        own: Dominoes,
    },
    /// A seat bid, or passed.
    Called {
        /// Who.
        seat: Seat,
        /// The bid; none: a pass.
        bid: Option<Bid>,
        /// Was time up?
        late: bool,
    },
    /// Nobody bid.
    ThrownIn,
    /// The auction is over.
    Won {
        /// Who won it.
        seat: Seat,
        /// With what.
        bid: Bid,
    },
    /// A seat is to name trumps.
    ToName {
        /// Who.
        seat: Seat,
    },
    /// Trumps or a contract were named.
    Named {
        /// By whom.
        seat: Seat,
        /// What; none: there was nothing to name.
        trump: Option<Trump>,
        /// Was time up?
        late: bool,
    },
    /// The first trick may be led.
    Begun {
        /// Who leads.
        leader: Seat,
        /// Who plays.
        players: SeatSet,
    },
    /// A domino was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        domino: Domino,
        /// Was time up?
        late: bool,
    },
    /// A hand was laid down, and the rest claimed.
    LaidDown {
        /// By whom, and what came of it.
        claim: Claim,
    },
    /// A trick is complete.
    TrickTaken {
        /// Who took it.
        by: Seat,
        /// What it counts.
        points: u8,
    },
    /// The hand is decided.
    Decided {
        /// How.
        verdict: MadeOrSet,
    },
    /// The hand is over.
    HandScored {
        /// The marks at stake.
        stake: u8,
        /// What each team scores.
        #[ts(type = "[number, number]")]
        awards: [i64; 2],
    },
    /// Those who play are asked to acknowledge.
    Paused {
        /// What: `trick_pause` or `hand_pause`.
        phase: Phase,
        /// Who.
        pending: SeatSet,
        /// It ends by itself then.
        until: Moment,
    },
    /// A seat has acknowledged.
    Acknowledged {
        /// Who.
        seat: Seat,
    },
    /// Play goes on.
    Resumed,
    /// A seat is away, or gone for good.
    Away {
        /// Who.
        seat: Seat,
        /// For good?
        left: bool,
    },
    /// A seat is back.
    Back {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    Ended {
        /// Why.
        reason: RuleId,
    },
}

/// What `viewer` is told of an event. Only the deal hides anything.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<News> {
    Some(match event.clone() {
        Event::Dealt { number, shaker, held, .. } => {
            let own = viewer.seat().and_then(|seat| held.get(seat.index()).copied()).unwrap_or_default();
            News::Dealt { hand: number, shaker, own }
        }
        Event::Called { seat, bid, late, .. } => News::Called { seat, bid, late },
        Event::ThrownIn => News::ThrownIn,
        Event::Won { seat, bid } => News::Won { seat, bid },
        Event::ToName { seat } => News::ToName { seat },
        Event::Named { seat, trump, late, .. } => News::Named { seat, trump, late },
        Event::Begun { leader, players } => News::Begun { leader, players },
        Event::Played { seat, domino, late, .. } => News::Played { seat, domino, late },
        Event::LaidDown(claim) => News::LaidDown { claim },
        Event::TrickTaken { by, points } => News::TrickTaken { by, points },
        Event::Decided(verdict) => News::Decided { verdict },
        Event::HandScored { stake, awards } => News::HandScored { stake, awards },
        Event::Paused { phase, pending, until } => News::Paused { phase, pending, until },
        Event::Acknowledged { seat } => News::Acknowledged { seat },
        Event::Resumed { .. } => News::Resumed,
        Event::Away { seat, left, .. } => News::Away { seat, left },
        Event::Back { seat } => News::Back { seat },
        Event::Ended { reason } => News::Ended { reason },
    })
}

/// What stands on the button of an offer.
pub(crate) fn label(offer: &Offer<Action>) -> Message {
    match offer.action() {
        Some(Action::Bid(Bid { amount, special: None })) => message!("offer-bid", amount = *amount),
        Some(Action::Bid(Bid { amount, special: Some(id) })) => {
            message!("offer-special", contract = nouns::contract(Some(id)), amount = *amount)
        }
        Some(Action::Name(trump)) => nouns::title(trump),
        Some(Action::Play(domino)) => message!("offer-play", domino = *domino),
        Some(Action::LayDown) => Message::new("offer-lay_down"),
        Some(Action::Acknowledge) => Message::new("offer-go-on"),
        Some(Action::Pass) | None => Message::new("offer-pass"),
    }
}

/// What the log says of news.
pub(crate) fn narrate(game: &Texas42, news: &News) -> Vec<Message> {
    vec![match news {
        News::Dealt { hand, shaker, .. } => message!("news-dealt", hand = hand + 1, seat = *shaker),
        News::Called { seat, bid: None, late } => message!("news-passed", seat = *seat, late = *late),
        News::Called { seat, bid: Some(bid), late } => message!("news-bid", seat = *seat, bid = bid, late = *late),
        News::ThrownIn => Message::new("news-thrown_in"),
        News::Won { seat, bid } => message!("news-won", seat = *seat, bid = bid),
        News::ToName { seat } => message!("news-to-name", seat = *seat),
        News::Named { seat, trump: Some(trump), late } => {
            message!("news-named", seat = *seat, trump = nouns::trumps(trump), late = *late)
        }
        News::Begun { leader, players } => return begun(*leader, *players),
        News::Played { seat, domino, late } => {
            message!("news-played", seat = *seat, domino = *domino, late = *late)
        }
        News::LaidDown { claim: Claim { seat, held, stands, .. } } => {
            message!("news-laid-down", seat = *seat, dominoes = *held, stands = *stands)
        }
        News::TrickTaken { by, points } => message!("news-took", seat = *by, points = *points),
        News::Decided { verdict } => message!("news-decided", made = verdict.made, why = verdict.why.clone()),
        News::HandScored { awards, .. } => return scored(game, *awards),
        News::Ended { reason } if reason == "stopped" => Message::new("news-stopped"),
        News::Ended { .. } => Message::new("news-ended"),
        // Who comes and goes is told by the room.
        News::Away { .. } | News::Back { .. } => return Vec::new(),
        News::Named { trump: None, .. } | News::Paused { .. } | News::Acknowledged { .. } | News::Resumed => {
            return Vec::new();
        }
    }]
}

fn begun(leader: Seat, players: SeatSet) -> Vec<Message> {
    let out = SeatSet::first(SEATS).without(players);
    let out = out.iter().map(|seat| message!("news-sits-out", seat = seat));
    [message!("news-leads", seat = leader)].into_iter().chain(out).collect()
}

fn scored(game: &Texas42, awards: [i64; 2]) -> Vec<Message> {
    let unit = game.ask().goal(&Hand::default()).unit;
    let lines = (0u8..).zip(awards).filter(|(_, score)| *score != 0);
    let lines: Vec<Message> = lines
        .map(|(side, score)| {
            let amount = Message::called(format!("unit-{unit}")).with("count", score);
            message!("news-scored", team = partners(side), amount = amount)
        })
        .collect();
    if lines.is_empty() { vec![Message::new("news-nobody-scores")] } else { lines }
}

/// Both of a team.
fn partners(side: u8) -> Arg {
    vec![Seat(side), Seat(side + 2)].into()
}

/// A view as text: for the terminal, the generic table and the golden transcripts.
pub(crate) fn show(view: &View, speaker: &Speaker<'_>) -> String {
    let shown = Shown { view, speaker };
    let above = [shown.scores(), shown.last_hand(), shown.bidding(), shown.this_hand()].into_iter().flatten();
    let below = [shown.trick(), shown.verdict(), shown.own(), shown.over()].into_iter().flatten();
    above.chain(shown.seats()).chain(below).map(|line| line + "\n").collect()
}

/// A view, and who tells of it: a line each.
struct Shown<'a> {
    view: &'a View,
    speaker: &'a Speaker<'a>,
}

impl Shown<'_> {
    fn say(&self, message: &Message) -> Option<String> {
        Some(self.speaker.say(message))
    }

    /// A name; yours is marked.
    fn name(&self, seat: Seat) -> String {
        let you = self.view.you == Some(seat);
        if you { self.speaker.say(&message!("show-you", seat = seat)) } else { self.speaker.name(seat.0) }
    }

    fn scores(&self) -> Option<String> {
        let View { hand, shaker, scores, unit, goal, .. } = self.view;
        self.say(&message!(
            "show-scores",
            hand = hand + 1,
            shaker = self.name(*shaker),
            one = partners(0),
            one_score = scores[0],
            other = partners(1),
            other_score = scores[1],
            goal = Message::called(format!("goal-{unit}")).with("to", *goal),
        ))
    }

    fn last_hand(&self) -> Option<String> {
        let between = self.view.tricks.is_empty() || self.view.phase == Phase::HandPause;
        let last = self.view.last_hand.as_ref().filter(|_| between)?;
        self.say(&message!(
            "show-last-hand",
            contract = nouns::contract(last.contract.as_deref()),
            amount = last.bid.amount,
            bidder = self.name(last.bidder),
            made = last.verdict.made,
            why = last.verdict.why.clone(),
        ))
    }

    /// What was bid, and what is played.
    fn bidding(&self) -> Option<String> {
        let Some(contract) = &self.view.contract else { return self.auction() };
        self.say(&message!(
            "show-contract",
            bidder = self.name(contract.bidder),
            amount = contract.bid.amount,
            contract = nouns::contract(contract.id.as_deref()),
            suits = contract.suits.clone().unwrap_or(Message::new("suits-unnamed")),
        ))
    }

    fn auction(&self) -> Option<String> {
        let call = |Call { seat, bid }: &Call| match bid {
            Some(bid) => self.say(&message!("show-bids", seat = self.name(*seat), bid = bid)),
            None => self.say(&message!("show-passes", seat = self.name(*seat))),
        };
        let calls: Vec<String> = self.view.calls.iter().filter_map(call).collect();
        if calls.is_empty() {
            return self.say(&Message::new("show-no-bid"));
        }
        self.say(&message!("show-auction", calls = calls.join(" · ")))
    }

    fn this_hand(&self) -> Option<String> {
        self.view.contract.as_ref()?;
        let side = |side: u8| {
            let (points, tricks) = (self.view.points[usize::from(side)], self.view.taken[usize::from(side)]);
            message!("show-side", team = partners(side), points = points, tricks = tricks)
        };
        self.say(&message!("show-hand", one = side(0), other = side(1)))
    }

    fn seats(&self) -> impl Iterator<Item = String> {
        self.view.seats.iter().map(|seat| {
            let turn = if self.view.turn == Some(seat.seat) { "→" } else { " " };
            let looks = self.view.pending.contains(seat.seat);
            let absent = seat.absent.map(|absence| if absence.left { "show-left" } else { "show-away" });
            let notes = [seat.sits_out.then_some("show-sits-out"), looks.then_some("show-looking"), absent];
            let notes = notes.into_iter().flatten().map(|note| self.speaker.say(&Message::new(note)));
            let notes: Vec<String> = ["▯".repeat(usize::from(seat.dominoes))].into_iter().chain(notes).collect();
            format!("{turn} {:<14} {}", self.name(seat.seat), notes.join(" "))
        })
    }

    /// The trick on the table, or the last one.
    fn trick(&self) -> Option<String> {
        if let Some(led) = &self.view.led {
            return self.say(&message!("show-trick", led = led.clone(), plays = self.plays(&self.view.trick)));
        }
        let Trick { plays, winner, points } = self.view.last_trick.as_ref()?;
        let (plays, winner) = (self.plays(plays), self.name(*winner));
        self.say(&message!("show-last-trick", plays = plays, winner = winner, points = *points))
    }

    fn plays(&self, plays: &[Play]) -> String {
        let play = |play: &Play| format!("{} {}", self.name(play.seat), tile(play.domino));
        plays.iter().map(play).collect::<Vec<_>>().join("  ")
    }

    fn verdict(&self) -> Option<String> {
        let MadeOrSet { made, why, .. } = self.view.verdict.as_ref()?;
        self.say(&message!("show-verdict", made = *made, why = why.clone()))
    }

    fn own(&self) -> Option<String> {
        let own: Vec<String> = self.view.own.iter().map(|domino| tile(*domino)).collect();
        if own.is_empty() { None } else { self.say(&message!("show-own", dominoes = own.join(" "))) }
    }

    fn over(&self) -> Option<String> {
        let why = Message::called(format!("end-{}", self.view.over.as_ref()?));
        self.say(&message!("show-over", why = why))
    }
}

fn tile(domino: Domino) -> String {
    format!("[{}|{}]", domino.hi(), domino.lo())
}
