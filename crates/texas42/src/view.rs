//! Who may know what, and how it is told.

use crate::Texas42;
use crate::decide::capital;
use crate::domino::{Domino, Dominoes};
use crate::rules::Questions;
use crate::state::{
    Absence, Bid, Call, Claim, Event, Figures, Finished, Hand, Phase, Play, SEATS, State, Trick, Trump, Verdict, team,
};
use crate::suits::{PIPS, Suits};
use crate::worlds::{Unseen, Ways, voids};
use kernel::{Draws, Game, Moment, Names, RuleId, Seat, SeatSet, Viewer};
use serde::Serialize;
use std::fmt::Write;
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
    /// The suit that was led, in a word.
    pub led: Option<String>,
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
    pub verdict: Option<Verdict>,
    /// The hand that was laid down, if one was.
    pub claim: Option<Claim>,
    /// How the last hand ended.
    pub last_hand: Option<LastHand>,
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
    /// The rule of a special contract; none: straight 42.
    pub id: Option<RuleId>,
    /// What it is called.
    pub name: String,
    /// Who bid.
    pub bidder: Seat,
    /// What.
    pub bid: Bid,
    /// What was named, once it is.
    pub trump: Option<Trump>,
    /// The suits in words, once they are named: "fives are trumps".
    pub suits: Option<String>,
}

/// A hand that is over.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LastHand {
    /// What it was called.
    pub name: String,
    /// What it brought.
    #[serde(flatten)]
    pub finished: Finished,
}

/// What a contract is called; straight 42 has no rule of its own.
fn name_of(game: &Texas42, hand: &Hand, contract: Option<&str>) -> String {
    contract.map_or_else(|| "Straight 42".into(), |id| game.ask().name_of(hand, id))
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
        calls: hand.calls.clone(),
        high: hand.bidder.map(|seat| Call { seat, bid: hand.bid.clone() }),
        contract: contract(game, hand, &suits),
        led: hand.lead().filter(|_| begun).map(|lead| suits.led_name(lead).into()),
        trick: hand.trick.clone(),
        winning: hand.trick.get(game.ask().winner(hand)).map(|play| play.seat),
        last_trick: state.last_trick.clone(),
        tricks: hand.tricks.clone(),
        points: hand.points,
        taken: [hand.taken(0) as u8, hand.taken(1) as u8],
        scores: state.scores,
        goal: goal.to,
        unit: goal.unit.into(),
        verdict: hand.verdict.clone(),
        claim: hand.claim.clone(),
        last_hand: state
            .last
            .clone()
            .map(|finished| LastHand { name: name_of(game, hand, finished.contract.as_deref()), finished }),
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

fn contract(game: &Texas42, hand: &Hand, suits: &Suits) -> Option<Contract> {
    let (bidder, bid) = (hand.bidder?, hand.bid.clone()?);
    let named = !matches!(hand.phase, Phase::Bidding | Phase::Naming);
    (hand.phase != Phase::Bidding).then(|| Contract {
        id: hand.contract.clone(),
        name: name_of(game, hand, hand.contract.as_deref()),
        bidder,
        bid,
        trump: hand.trump.clone(),
        suits: named.then(|| suits.described.into()),
    })
}

/// Trumps first, the strongest first; then from the six-six down.
fn sorted(held: Dominoes, suits: &Suits) -> Vec<Domino> {
    let mut own: Vec<Domino> = held.iter().collect();
    own.sort_by_key(|domino| {
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
        calls: view.calls.clone(),
        bidder: view.high.as_ref().map(|call| call.seat),
        bid: view.high.as_ref().and_then(|call| call.bid.clone()),
        contract: view.contract.as_ref().and_then(|contract| contract.id.clone()),
        trump: view.contract.as_ref().and_then(|contract| contract.trump.clone()),
        players: view.seats.iter().filter(|seat| !seat.sits_out).map(|seat| seat.seat).collect(),
        trick: view.trick.clone(),
        tricks: view.tricks.clone(),
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
        last: view.last_hand.as_ref().map(|last| last.finished.clone()),
        last_trick: view.last_trick.clone(),
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
        verdict: Verdict,
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

/// A bid in words: "31", "2 marks", or a special one with its name.
fn bid_text(game: &Texas42, bid: &Bid) -> String {
    match &bid.special {
        Some(contract) => {
            format!("{} for {}", game.ask().name_of(&Hand::default(), contract).to_lowercase(), bid.amount)
        }
        None => bid.amount.to_string(),
    }
}

fn trump_text(game: &Texas42, trump: &Trump) -> String {
    match trump {
        Trump::Pip(pip) => PIPS.get(usize::from(*pip)).copied().unwrap_or("nothing").into(),
        Trump::Doubles => "doubles".into(),
        Trump::NoTrump => "no trump".into(),
        Trump::Contract(contract) => game.ask().name_of(&Hand::default(), contract).to_lowercase(),
    }
}

fn team_names(names: &Names, side: u8) -> String {
    format!("{} and {}", names.of(Seat(side)), names.of(Seat(side + 2)))
}

fn points_text(points: u8) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}

/// News as an English sentence.
pub(crate) fn narrate(game: &Texas42, news: &News, names: &Names) -> String {
    let of = |seat: &Seat| names.of(*seat);
    let late = |late: &bool| if *late { " (time was up)" } else { "" };
    match news {
        News::Dealt { hand, shaker, .. } => format!("Hand {}: {} shakes.", hand + 1, of(shaker)),
        News::Called { seat, bid: None, late: l } => format!("{} passes{}.", of(seat), late(l)),
        News::Called { seat, bid: Some(bid), late: l } => {
            format!("{} bids {}{}.", of(seat), bid_text(game, bid), late(l))
        }
        News::ThrownIn => "Nobody bids: the hand is thrown in.".into(),
        News::Won { seat, bid } => format!("{} has the bid with {}.", of(seat), bid_text(game, bid)),
        News::ToName { seat } => format!("{} is to name trumps.", of(seat)),
        News::Named { trump: None, .. } => String::new(),
        News::Named { seat, trump: Some(trump), late: l } => {
            format!("{} names {}{}.", of(seat), trump_text(game, trump), late(l))
        }
        News::Begun { leader, players } => {
            let out = SeatSet::first(SEATS).without(*players);
            let out: String = out.iter().map(|seat| format!(" {} sits out.", of(&seat))).collect();
            format!("{} leads.{out}", of(leader))
        }
        News::Played { seat, domino, late: l } => format!("{} plays {domino}{}.", of(seat), late(l)),
        News::LaidDown { claim } => claimed(claim, names),
        News::TrickTaken { by, points } => format!("{} takes the trick: {}.", of(by), points_text(*points)),
        News::Decided { verdict } => {
            let how = if verdict.made { "The bid is made" } else { "The bid is set" };
            format!("{how}: {}.", verdict.sentence)
        }
        News::HandScored { awards, .. } => scored(game, *awards, names),
        News::Paused { .. } | News::Acknowledged { .. } | News::Resumed => String::new(),
        // Who comes and goes is told by the room.
        News::Away { .. } | News::Back { .. } => String::new(),
        News::Ended { reason } if reason == "stopped" => "The match is stopped.".into(),
        News::Ended { .. } => "The match is over.".into(),
    }
}

fn claimed(claim: &Claim, names: &Names) -> String {
    let held: Vec<String> = claim.held.iter().map(|domino| domino.to_string()).collect();
    let what = if claim.stands { "nothing can stop that" } else { "that can be stopped" };
    format!("{} lays down {} and claims the rest: {what}.", names.of(claim.seat), held.join(", "))
}

fn scored(game: &Texas42, awards: [i64; 2], names: &Names) -> String {
    let unit = game.ask().goal(&Hand::default()).unit;
    let amount =
        |score: i64| if score == 1 { format!("1 {}", unit.trim_end_matches('s')) } else { format!("{score} {unit}") };
    let lines = (0u8..).zip(awards).filter(|(_, score)| *score != 0);
    let lines: Vec<String> =
        lines.map(|(side, score)| format!("{} score {}.", team_names(names, side), amount(score))).collect();
    if lines.is_empty() { "Nobody scores.".into() } else { lines.join(" ") }
}

/// A view as text: for the terminal, the generic table and the golden transcripts.
pub(crate) fn show(game: &Texas42, view: &View, names: &Names) -> String {
    let mut text = String::new();
    let of =
        |seat: Seat| if view.you == Some(seat) { format!("{} (you)", names.of(seat)) } else { names.of(seat).into() };
    let _ = writeln!(
        text,
        "Hand {}, {} shook · {} {}, {} {} · {} to {}",
        view.hand + 1,
        of(view.shaker),
        team_names(names, 0),
        view.scores[0],
        team_names(names, 1),
        view.scores[1],
        view.unit,
        view.goal
    );
    if let Some(last) = view.last_hand.as_ref().filter(|_| view.tricks.is_empty() || view.phase == Phase::HandPause) {
        let how = if last.finished.verdict.made { "made" } else { "set" };
        let _ = writeln!(
            text,
            "Last hand: {}, {} by {}, {how}: {}.",
            last.name,
            last.finished.bid.amount,
            of(last.finished.bidder),
            last.finished.verdict.sentence
        );
    }
    match &view.contract {
        Some(contract) => {
            let suits = contract.suits.as_deref().unwrap_or("trumps are not named yet");
            let _ = writeln!(text, "{} bid {} · {}: {suits}", of(contract.bidder), contract.bid.amount, contract.name);
        }
        None => {
            let calls: Vec<String> = view.calls.iter().map(|call| call_text(game, call, &of)).collect();
            let _ =
                writeln!(text, "Auction: {}", if calls.is_empty() { "no bid yet".into() } else { calls.join(" · ") });
        }
    }
    if view.contract.is_some() {
        let side = |side: u8| {
            let (points, taken) = (view.points[usize::from(side)], view.taken[usize::from(side)]);
            let tricks = if taken == 1 { "trick" } else { "tricks" };
            format!("{} {} in {taken} {tricks}", team_names(names, side), points_text(points))
        };
        let _ = writeln!(text, "This hand: {}; {}", side(0), side(1));
    }
    show_table(&mut text, view, &of);
    if let Some(reason) = &view.over {
        let _ = writeln!(text, "The match is over ({reason}).");
    }
    text
}

fn call_text(game: &Texas42, call: &Call, of: &impl Fn(Seat) -> String) -> String {
    let bid = call.bid.as_ref().map_or_else(|| "passes".into(), |bid| format!("bids {}", bid_text(game, bid)));
    format!("{} {bid}", of(call.seat))
}

fn show_table(text: &mut String, view: &View, of: &impl Fn(Seat) -> String) {
    let plays = |plays: &[Play]| {
        let plays: Vec<String> = plays.iter().map(|play| format!("{} {}", of(play.seat), tile(play.domino))).collect();
        plays.join("  ")
    };
    for seat in &view.seats {
        let turn = if view.turn == Some(seat.seat) { "→" } else { " " };
        let mut notes = vec!["▯".repeat(usize::from(seat.dominoes))];
        notes.extend(seat.sits_out.then(|| "sits out".to_string()));
        notes.extend(view.pending.contains(seat.seat).then(|| "is looking".to_string()));
        notes.extend(seat.absent.map(|absence| if absence.left { "has left".into() } else { "is away".to_string() }));
        let _ = writeln!(text, "{turn} {:<14} {}", of(seat.seat), notes.join(" "));
    }
    if !view.trick.is_empty() {
        let led = view.led.as_deref().map(|led| format!(" ({led} led)")).unwrap_or_default();
        let _ = writeln!(text, "Trick{led}: {}", plays(&view.trick));
    } else if let Some(trick) = &view.last_trick {
        let _ = writeln!(
            text,
            "Last trick: {} · {} took {}",
            plays(&trick.plays),
            of(trick.winner),
            points_text(trick.points)
        );
    }
    if let Some(verdict) = &view.verdict {
        let how = if verdict.made { "made" } else { "set" };
        let _ = writeln!(text, "{}: {}.", capital(how), verdict.sentence);
    }
    if !view.own.is_empty() {
        let own: Vec<String> = view.own.iter().map(|domino| tile(*domino)).collect();
        let _ = writeln!(text, "You hold: {}", own.join(" "));
    }
}

fn tile(domino: Domino) -> String {
    format!("[{}|{}]", domino.hi(), domino.lo())
}
